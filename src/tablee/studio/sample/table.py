"""What lies on the table, who sees it, what can happen and how it ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.piles import Pile, pile, piles
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State
from tablee.studio.sample.cards import NO_BOX, Box


class Orchard(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.first: i64 = 0
        self.turns: i64 = 0
        self.orchard: Pile = pile()
        self.aside: Pile = pile()  # trees that are not visited in a short game
        self.apron: Pile = pile()  # what was picked this turn, and may still be lost
        self.baskets: list[Pile] = piles(seats)
        self.grass: Pile = pile()
        self.secret: list[Pile] = piles(seats)
        self.drawer: Pile = pile()


FIELDS: Final = (
    Field("first", PUBLIC, high=4),
    Field("turns", PUBLIC, high=200),
    Field("orchard", NOBODY, deck="trees"),
    Field("aside", NOBODY, deck="trees"),
    Field("apron", PUBLIC, deck="trees"),
    Field("baskets", PUBLIC, deck="trees", each=True),
    Field("grass", PUBLIC, deck="trees"),
    Field("secret", OWNER, deck="secrets", each=True),
    Field("drawer", NOBODY, deck="secrets"),
)
EVENTS: Final[dict[str, str]] = {
    "picked": "seat:Seat card:Kind",
    "stung": "seat:Seat lost",
    "went_home": "seat:Seat kept",
    "counted": "seat:Seat card:Kind points",
}
REASONS: Final = ("empty_apron",)
ENDINGS: Final = ("none", "most_points")
