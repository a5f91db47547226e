"""Bataille: what lies on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State
from tests.sixth.bataille.cards import NO_BOX, Box


class Bataille(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.round: i64 = 0
        self.tricks: vec[i64] = zeros(seats)
        self.choice: vec[i64] = zeros(seats)  # a kind and one, until all have chosen
        self.hand: list[Pile] = piles(seats)
        self.talon: Pile = pile()
        self.discard: Pile = pile()


FIELDS: Final = (
    Field("round", PUBLIC, high=10),
    Field("tricks", PUBLIC, each=True, high=10),
    Field("choice", OWNER, each=True, high=60),
    Field("hand", OWNER, deck="main", each=True),
    Field("talon", NOBODY, deck="main"),
    Field("discard", PUBLIC, deck="main"),
)
EVENTS: Final[dict[str, str]] = {
    "laid": "seat:Seat card:Kind",
    "took": "seat:Seat",
    "drawn": "",
}
REASONS: Final[tuple[str, ...]] = ()
ENDINGS: Final = ("none", "most_tricks")
