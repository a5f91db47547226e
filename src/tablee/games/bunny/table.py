# mypyc: compile
"""Bunny Boom: what lies on the table, who sees it, and what is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.bunny.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State

ARM: Final = 3  # spaces on each arm; there are as many arms as players
CENTRE: Final = -1
NOWHERE: Final = -2
NOT_IN_PLAY: Final = -2
MOST_RABBITS: Final = 300  # what all the tokens of the box are worth (bunny-04)
MOST_ON_CARD: Final = 99


@mypyc_attr(acyclic=True)
class Bunny(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.first: i64 = 0
        self.river_optional: i64 = 0  # option river=optional
        self.free_fill: i64 = 0  # option tourne=free
        self.sandglass: i64 = 0  # option sandglass: seconds, 0 without one
        self.sand: i64 = -1  # the seat whose sand runs
        self.carrot: i64 = -1  # its owner
        self.fox: i64 = NOT_IN_PLAY  # its space
        self.burrow: i64 = NOT_IN_PLAY  # its owner
        self.domain: vec[i64] = zeros(seats)
        self.pawn: vec[i64] = zeros(seats)
        self.rabbits: vec[i64] = zeros(seats * ARM)
        self.closed: vec[i64] = zeros(seats * ARM)
        self.river_rabbits: vec[i64] = zeros(0)  # beside the river, card by card
        self.village: list[Pile] = piles(seats * ARM)
        self.river: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.face_down: list[Pile] = piles(seats)
        self.draw: Pile = pile()
        self.discard: Pile = pile()


FIELDS: Final = (
    Field("first", PUBLIC, high=3),
    Field("river_optional", PUBLIC, high=1),
    Field("free_fill", PUBLIC, high=1),
    Field("sandglass", PUBLIC, high=45),
    Field("sand", PUBLIC, low=-1, high=3),
    Field("carrot", PUBLIC, low=-1, high=3),
    Field("fox", PUBLIC, low=-2, high=11),
    Field("burrow", PUBLIC, low=-2, high=3),
    Field("domain", PUBLIC, each=True, high=300),
    Field("pawn", PUBLIC, each=True, low=-1, high=11),
    Field("rabbits", PUBLIC, high=99),
    Field("closed", PUBLIC, high=1),
    Field("river_rabbits", PUBLIC, high=99),
    Field("village", PUBLIC, deck="main"),
    Field("river", PUBLIC, deck="main"),
    Field("hand", OWNER, deck="main", each=True),
    Field("face_down", NOBODY, deck="main", each=True),
    Field("draw", NOBODY, deck="main"),
    Field("discard", PUBLIC, deck="main"),
)

EVENTS: Final[dict[str, str]] = {
    "turn_began": "seat:Seat",
    "ran_late": "seat:Seat rabbits",
    "placed": "seat:Seat card:Kind space",
    "other_family": "seat:Seat rabbits space",
    "closed": "space",
    "layer_full": "",
    "moved": "seat:Seat space",
    "jumped": "seat:Seat space",
    "jumped_nothing": "seat:Seat",
    "went_home": "seat:Seat",
    "crossed": "seat:Seat space rabbits",
    "collected": "seat:Seat space rabbits",
    "gained": "seat:Seat rabbits",
    "lost": "seat:Seat rabbits",
    "had_no_rabbit": "seat:Seat",
    "gave": "seat:Seat target:Seat",
    "lured": "seat:Seat target:Seat space",
    "fox_ran": "seat:Seat space",
    "burrow_taken": "seat:Seat",
    "burrow_paid": "owner:Seat seat:Seat space",
    "boomed": "",
    "mega_boomed": "seat:Seat",
    "river_boomed": "",
    "renewed": "seat:Seat",
    "river_used": "seat:Seat card:Kind river",
    "river_was_plain": "seat:Seat",
    "river_left": "seat:Seat",
    "laid": "seat:Seat space",
    "swapped_out": "seat:Seat target:Seat !card:Kind",
    "swapped_in": "seat:Seat target:Seat !card:Kind",
    "nothing_to_swap": "seat:Seat",
    "laid_face_down": "seat:Seat target:Seat",
    "nothing_to_lay": "seat:Seat",
    "hands_passed": "",
    "drew": "seat:Seat !card:Kind",
    "took": "seat:Seat card:Kind rabbits",
    "turned_up": "card:Kind",
    "pile_ended": "",
    "no_space_left": "seat:Seat",
    "hand_counted": "seat:Seat rabbits",
    "hidden_counted": "seat:Seat rabbits",
    "carrot_counted": "seat:Seat rabbits",
    "scored": "seat:Seat points rabbits",
    "last_counted": "seat:Seat rabbits points",
}

REASONS: Final = (
    "space_is_closed",
    "own_pawn_stands_there",
    "first_layer_first",
    "not_next_to_a_card",
    "boom_draws_from_the_river",
    "card_has_no_river_effect",
    "river_is_compulsory",
)

ENDINGS: Final = ("none", "pile_empty", "no_space")
