"""What lies on the table, who sees it, what can happen and how it ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from masques.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State
from tablee.kernel.steps import Seat


class Masques(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.round: i64 = 0
        self.first: i64 = 0
        self.ribbons: vec[i64] = zeros(seats)
        self.gone: vec[i64] = zeros(seats)  # 1: has left the ball for this round
        self.safe: vec[i64] = zeros(seats)  # 1: behind the tortoise until the next turn
        self.draw: Pile = pile()
        self.aside: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.front: list[Pile] = piles(seats)  # what each has played or shown

    def take_effect(self, effect: i64, seat: Seat, victim: Seat) -> None:
        raise NotImplementedError


FIELDS: Final = (
    Field("round", PUBLIC, high=60),
    Field("first", PUBLIC, high=3),
    Field("ribbons", PUBLIC, each=True, high=9),
    Field("gone", PUBLIC, each=True, high=1),
    Field("safe", PUBLIC, each=True, high=1),
    Field("draw", NOBODY, deck="masks"),
    Field("aside", NOBODY, deck="masks"),
    Field("hand", OWNER, deck="masks", each=True),
    Field("front", PUBLIC, deck="masks", each=True),
)
EVENTS: Final[dict[str, str]] = {
    "round_began": "round seat:Seat",
    "drew": "seat:Seat !card:Kind",
    "played": "seat:Seat card:Kind",
    "no_rival": "seat:Seat",
    "accused": "seat:Seat victim:Seat card:Kind",
    "wrong_guess": "seat:Seat victim:Seat",
    "looked": "seat:Seat victim:Seat !card:Kind",
    "duelled": "seat:Seat victim:Seat",
    "even": "seat:Seat victim:Seat",
    "hid": "seat:Seat",
    "changed": "seat:Seat victim:Seat card:Kind",
    "swapped": "seat:Seat victim:Seat",
    "left": "seat:Seat card:Kind",
    "unmasked": "seat:Seat card:Kind",
    "ribbon": "seat:Seat ribbons",
}
REASONS: Final = ("peacock_first",)
ENDINGS: Final = ("none", "ribbons")
