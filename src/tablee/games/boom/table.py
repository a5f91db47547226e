# mypyc: compile
"""Boom Badaboom: what lies on the table, who sees it, and what is told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.boom.cards import NO_BOX, Box
from tablee.kernel.piles import Pile, pile, piles, zeros
from tablee.kernel.state import GAMMA, NOBODY, OWNER, PUBLIC, Field, State
from tablee.kernel.steps import Kind

ENDLESS: Final = 99  # rounds that no deck lasts: a game without a timer (boom-18)


@mypyc_attr(acyclic=True)
class Boom(State):
    def __init__(self, seats: i64, seed: i64, stream: i64 = GAMMA) -> None:
        super().__init__(seats, seed, stream)
        self.box: Box = NO_BOX
        self.cake: i64 = 0
        self.capacity: i64 = 0
        self.round: i64 = 0
        self.most_rounds: i64 = 0
        self.first: i64 = 0
        self.last_round: i64 = 0  # 1 once the timer shows or a draw failed
        self.refills: i64 = 0  # option draw=refill
        self.open_hands: i64 = 0  # option hand_sizes=public
        self.scaled_window: i64 = 0  # option steal_window=scaled
        self.window_counts: i64 = 0  # option final_count=window
        self.timer_last: i64 = 0  # option timer=last
        self.timer_round: i64 = 0
        self.skips: vec[i64] = zeros(seats)
        self.origin: vec[i64] = zeros(seats)  # whose first hand each seat now holds
        self.counted: vec[i64] = zeros(seats)  # who has seen the whole of each first hand: one bit per seat
        self.stack_by: vec[i64] = vec[i64]()
        self.stack_target: vec[i64] = vec[i64]()
        self.stack_factor: vec[i64] = vec[i64]()  # 0 once cancelled
        self.role: list[Pile] = piles(seats)
        self.events_to_come: Pile = pile()
        self.events_left_out: Pile = pile()
        self.events_shown: Pile = pile()
        self.timer: Pile = pile()
        self.hand: list[Pile] = piles(seats)
        self.draw: Pile = pile()
        self.stack: Pile = pile()  # cards played that have not taken effect yet
        self.discard: Pile = pile()

    def take_effect(self, effect: i64, kind: Kind) -> None:
        """Generated: calls the function that bears the effect's name."""
        raise NotImplementedError


FIELDS: Final = (
    Field("cake", PUBLIC, high=400),
    Field("capacity", PUBLIC, high=400),
    Field("round", PUBLIC, high=ENDLESS),
    Field("most_rounds", PUBLIC, high=ENDLESS),
    Field("first", PUBLIC, high=7),
    Field("last_round", PUBLIC, high=1),
    Field("refills", PUBLIC, high=1),
    Field("open_hands", PUBLIC, high=1),
    Field("scaled_window", PUBLIC, high=1),
    Field("window_counts", PUBLIC, high=1),
    Field("timer_last", PUBLIC, high=1),
    Field("timer_round", NOBODY, high=ENDLESS),
    Field("skips", PUBLIC, each=True, high=20),
    Field("origin", PUBLIC, each=True, high=7),
    Field("counted", PUBLIC, each=True, high=255),
    Field("stack_by", PUBLIC, high=7),
    Field("stack_target", PUBLIC, low=-1, high=7),
    Field("stack_factor", PUBLIC, low=-2047),
    Field("role", OWNER, deck="role", each=True),
    Field("events_to_come", NOBODY, deck="event"),
    Field("events_left_out", NOBODY, deck="event"),
    Field("events_shown", PUBLIC, deck="event"),
    Field("timer", NOBODY, deck="timer"),
    Field("hand", OWNER, deck="main", each=True, sized_by="open_hands"),
    Field("draw", NOBODY, deck="main"),
    Field("stack", PUBLIC, deck="main"),
    Field("discard", PUBLIC, deck="main"),
)

EVENTS: Final[dict[str, str]] = {
    "roles_dealt": "patissiers farceurs gloutons",
    "steal_sizes": "low high",
    "round_began": "round event:Kind",
    "turn_began": "seat:Seat",
    "turn_skipped": "seat:Seat",
    "played": "seat:Seat card:Kind target:Seat",
    "reacted": "seat:Seat card:Kind target:Seat",
    "forced": "seat:Seat card:Kind",
    "turned_up": "seat:Seat card:Kind",
    "aimed": "seat:Seat target:Seat",
    "cancelled": "card:Kind",
    "turned_round": "card:Kind back",
    "sent_on": "card:Kind target:Seat",
    "doubled": "card:Kind times",
    "no_effect": "card:Kind",
    "mystery": "card:Kind value",
    "size": "size change cause:Kind",
    "capacity": "capacity change",
    "looked": "seat:Seat target:Seat",
    "took": "seat:Seat target:Seat !card:Kind",
    "recovered": "seat:Seat card:Kind",
    "nothing_to_recover": "seat:Seat",
    "swapped": "seat:Seat target:Seat",
    "accident": "target:Seat",
    "no_turn_left": "target:Seat",
    "passed_left": "",
    "revealed": "seat:Seat card:Kind",
    "fumbled": "seat:Seat card:Kind",
    "drew": "seat:Seat !card:Kind",
    "no_draw": "seat:Seat",
    "deck_empty": "seat:Seat",
    "exploded": "size capacity",
    "stole": "seat:Seat size",
    "counted_up": "size",
}

REASONS: Final = (
    "reactive_is_no_turn_card",
    "goal_is_for_the_glouton",
    "no_action_in_a_blackout",
    "boost_forbidden_this_round",
    "boost_needs_a_measure",
    "renvoi_needs_an_aim_at_you_or_a_sign",
)

ENDINGS: Final = ("none", "explosion", "theft", "glouton_counts", "patissiers_count", "cake_saved")
