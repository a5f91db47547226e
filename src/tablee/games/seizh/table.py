# mypyc: compile
"""Ar Seizh Bigoudenn: what lies on the table, who sees it, and what is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.seizh.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, PUBLIC, Field, State
from tablee.kernel.steps import Kind

MOST_TURNS: Final = 600  # so that every game ends (seizh-09)


@mypyc_attr(acyclic=True)
class Seizh(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.live: i64 = 0  # option tempo=live
        self.plays_on: i64 = 0  # option leftovers=play_on
        self.active: i64 = 0
        self.turns: i64 = 0
        self.taken: i64 = 0  # ingredients taken or stolen this turn
        self.tossed: i64 = 0
        self.busy: i64 = 0  # 1 once this turn saw a take from the centre, a dish or a toss
        self.idle_turns: i64 = 0  # in a row, with an empty stock (R8)
        self.last_turns: i64 = 0  # still to play, once the last round has begun (R7)
        self.side: vec[i64] = zeros(seats)
        self.points: vec[i64] = zeros(seats)
        self.banned: vec[i64] = zeros(seats)  # a bit for each utensil
        self.moves: vec[i64] = zeros(seats)  # in this waltz of utensils (R5)
        self.utensils: list[Pile] = piles(seats)
        self.rack: Pile = pile()  # the utensils in the centre
        self.stock: Pile = pile()
        self.centre: Pile = pile()
        self.larder: list[Pile] = piles(seats)  # uncooked ingredients before each player
        self.dishes: list[Pile] = piles(seats)  # cooked ones, dish after dish
        self.bigoudenn: list[Pile] = piles(seats)
        self.absent: Pile = pile()


def has(some: Pile, kind: Kind) -> bool:
    """There is one card of each kind, and it has the same number."""
    for card in some.cards:
        if card == kind:
            return True
    return False


FIELDS: Final = (
    Field("live", PUBLIC, high=1),
    Field("plays_on", PUBLIC, high=1),
    Field("active", PUBLIC, high=4),
    Field("turns", PUBLIC, high=MOST_TURNS),
    Field("taken", PUBLIC, high=5),
    Field("tossed", PUBLIC, high=1),
    Field("busy", PUBLIC, high=1),
    Field("idle_turns", PUBLIC, high=5),
    Field("last_turns", PUBLIC, high=5),
    Field("side", PUBLIC, each=True, high=1),
    Field("points", PUBLIC, each=True),
    Field("banned", PUBLIC, each=True, high=1023),
    Field("moves", PUBLIC, each=True, high=2),
    Field("utensils", PUBLIC, deck="utensil", each=True),
    Field("rack", PUBLIC, deck="utensil"),
    Field("stock", NOBODY, deck="ingredient", numbered=True),
    Field("centre", PUBLIC, deck="ingredient"),
    Field("larder", PUBLIC, deck="ingredient", each=True),
    Field("dishes", PUBLIC, deck="ingredient", each=True),
    Field("bigoudenn", PUBLIC, deck="bigoudenn", each=True),
    Field("absent", PUBLIC, deck="bigoudenn"),
)

EVENTS: Final[dict[str, str]] = {
    "turn_began": "seat:Seat",
    "last_round": "seat:Seat",
    "turned_up": "card:Kind",
    "took": "seat:Seat card:Kind utensil:Kind",
    "stole": "seat:Seat victim:Seat card:Kind",
    "lid_held": "seat:Seat victim:Seat card:Kind",
    "cooked": "seat:Seat first:Kind second:Kind !third:Kind",
    "tossed": "seat:Seat side",
    "grabbed": "seat:Seat utensil:Kind",
    "dropped": "seat:Seat utensil:Kind",
    "swapped": "seat:Seat utensil:Kind given:Kind",
    "nobody_wants_more": "",
    "dish_counted": "seat:Seat line:Kind points",
    "menu_counted": "seat:Seat line:Kind points",
    "speciality_counted": "seat:Seat line:Kind points",
    "total": "seat:Seat points dishes",
    "too_long": "",
}

REASONS: Final = (
    "already_taken",
    "just_used",
    "hands_full",
    "not_in_your_hands",
    "wrong_utensil",
    "enough_taken",
    "already_tossed",
    "not_your_turn",
    "no_such_dish",
)

ENDINGS: Final = ("none", "last_round", "nobody_wants_more", "too_long")
