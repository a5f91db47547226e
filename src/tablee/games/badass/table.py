# mypyc: compile
"""Badass Force: what lies on the table, who sees it, and what is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.badass.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State
from tablee.kernel.steps import Kind, Seat

MOST_ROUNDS: Final = 200
SILENT: Final = 0  # what a seat said to an announcement
BELIEVES: Final = 1
CRIES_BLUFF: Final = 2


@mypyc_attr(acyclic=True)
class Badass(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.limit: i64 = 0
        self.from_active: i64 = 0  # option denouncers=active
        self.round: i64 = 0
        self.first: i64 = 0
        self.player: i64 = 0  # whose turn it is
        self.score: vec[i64] = zeros(seats)
        self.vengeful: vec[i64] = zeros(seats)  # 1 in Vengeance, 0 while Cool
        self.charge: vec[i64] = zeros(seats)
        self.kills: vec[i64] = zeros(seats)  # in this turn
        self.answer: vec[i64] = zeros(seats)  # sealed until all have spoken
        self.choice: vec[i64] = zeros(seats)  # 1 + the kind of the first active character, sealed likewise
        self.cast: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.active: list[Pile] = piles(seats)
        self.loge: list[Pile] = piles(seats)
        self.graveyard: list[Pile] = piles(seats)
        self.weapon: list[Pile] = piles(seats)
        self.market: Pile = pile()
        self.arsenal: Pile = pile()
        self.discard: Pile = pile()
        self.left_out: Pile = pile()  # weapons of a large mix that are not in this game

    def active_kind(self, seat: Seat) -> Kind:
        return Kind(self.kinds[self.active[seat].cards[0]])

    def weapon_kind(self, seat: Seat) -> Kind:
        return Kind(self.kinds[self.weapon[seat].cards[0]])

    def cost(self, seat: Seat, kind: Kind) -> i64:
        return self.box.vengeance_cost[kind] if self.vengeful[seat] else self.box.cost[kind]

    def amount(self, seat: Seat, kind: Kind) -> i64:
        return self.box.vengeance_amount[kind] if self.vengeful[seat] else self.box.amount[kind]


FIELDS: Final = (
    Field("limit", PUBLIC, high=50),
    Field("from_active", PUBLIC, high=1),
    Field("round", PUBLIC, high=200),
    Field("first", PUBLIC, high=5),
    Field("player", PUBLIC, high=5),
    Field("score", PUBLIC, each=True, high=255),
    Field("vengeful", PUBLIC, each=True, high=1),
    Field("charge", PUBLIC, each=True, high=12),
    Field("kills", PUBLIC, each=True, high=31),
    Field("answer", OWNER, each=True, high=2),
    Field("choice", OWNER, each=True, high=62),
    Field("cast", PUBLIC, deck="character", numbered=True),
    Field("hand", OWNER, deck="character", each=True),
    Field("active", OWNER, deck="character", each=True),
    Field("loge", OWNER, deck="character", each=True),
    Field("graveyard", PUBLIC, deck="character", each=True),
    Field("weapon", PUBLIC, deck="weapon", each=True),
    Field("market", PUBLIC, deck="weapon"),
    Field("arsenal", NOBODY, deck="weapon"),
    Field("discard", PUBLIC, deck="weapon"),
    Field("left_out", NOBODY, deck="weapon"),
)

EVENTS: Final[dict[str, str]] = {
    "turn_began": "seat:Seat",
    "cool_bonus": "seat:Seat points score",
    "charged": "seat:Seat charge change",
    "took_back": "seat:Seat",
    "laid": "seat:Seat !card:Kind",
    "discarded_weapon": "seat:Seat weapon:Kind",
    "took_weapon": "seat:Seat weapon:Kind",
    "market_filled": "weapon:Kind",
    "arsenal_renewed": "",
    "executed": "seat:Seat weapon:Kind",
    "rolled": "seat:Seat first second",
    "jammed": "seat:Seat",
    "announced": "seat:Seat card:Kind",
    "defended": "seat:Seat card:Kind killer:Seat",
    "denounced": "seat:Seat announcer:Seat",
    "believed": "seat:Seat card:Kind",
    "proved": "seat:Seat card:Kind denouncer:Seat",
    "caught": "seat:Seat card:Kind denouncer:Seat",
    "aimed": "seat:Seat card:Kind victim:Seat",
    "saved": "seat:Seat",
    "died": "victim:Seat card:Kind killer:Seat",
    "lost": "victim:Seat card:Kind by:Seat",
    "scored": "seat:Seat points score",
    "exploded": "owner:Seat weapon:Kind giver:Seat",
    "vengeance": "seat:Seat",
    "loge": "seat:Seat !card:Kind",
    "paid": "seat:Seat cost",
    "stole": "seat:Seat victim:Seat charges",
    "spied": "seat:Seat victim:Seat !card:Kind",
    "recovered": "seat:Seat card:Kind",
    "accused": "seat:Seat victim:Seat card:Kind",
    "missed": "victim:Seat card:Kind",
    "won": "seat:Seat score",
}

REASONS: Final = (
    "weapon_not_charged",
    "price_too_high",
    "no_charge_to_take",
    "graveyard_is_empty",
    "only_in_defence",
)

ENDINGS: Final = ("none", "limit_reached", "rounds_over")
