"""What lies on the table, who sees it, what can happen and how it ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nenuphars.cards import CELLS, NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State


class Nenuphars(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.first: i64 = 0
        self.turns: i64 = 0
        self.cells: vec[i64] = zeros(CELLS)
        self.steps: vec[i64] = zeros(seats)
        self.draw: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.planted: Pile = pile()  # what lies on the pond, in the order in which it was planted


FIELDS: Final = (
    Field("first", PUBLIC, high=3),
    Field("turns", PUBLIC, high=30),
    Field("cells", PUBLIC, high=12),
    Field("steps", PUBLIC, each=True, high=24),
    Field("draw", NOBODY, deck="flowers"),
    Field("hand", OWNER, deck="flowers", each=True),
    Field("planted", PUBLIC, deck="flowers"),
)
EVENTS: Final[dict[str, str]] = {
    "planted": "seat:Seat card:Kind gained",
    "spring": "seat:Seat gained",
    "drew": "seat:Seat !card:Kind",
    "arrived": "seat:Seat",
    "full": "",
}
REASONS: Final = ("apart",)
ENDINGS: Final = ("none", "arrived", "full")
