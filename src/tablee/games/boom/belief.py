# mypyc: compile
"""Boom Badaboom: what each role likes the cake to do, and what a seat's plays say about its role."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import number, parts
from tablee.games.boom._names import (
    COOLING,
    COUP_DE_BOOST,
    DOUBLE_INTENSITE,
    FARCEUR,
    FOUR_DEREGLE,
    FOUR_ELARGI,
    FOUR_RETRECI,
    GLOUTON,
    GOAL,
    HEAT,
    PATISSIER,
    RENVOI_DE_SPATULE,
    TABLIER_DE_PROTECTION,
)
from tablee.games.boom.rules import steals_at
from tablee.games.boom.table import Boom
from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS, Kind

ROLES: Final = ("patissier", "farceur", "glouton")
BANG: Final = 400  # points for winning or losing on the spot
MYSTERY: Final = 3  # the mean of a mystery value
TEMPER: Final = 60.0  # points that make a play e times as likely
MOST: Final = 1.2  # no single play says more than this, in powers of e
AFTER_THE_THEFT: Final = (
    "draw_step",
    "end_turn",
    "turn",
    "end_round",
    "begin_round",
)  # what follows its time in a turn
ALL_GOALS: Final = 100  # more than anybody holds


def danger(room: i64) -> i64:
    """How near the explosion is, in points: the room left counts."""
    return BANG if room <= 0 else 360 // (room + 1)


def taste(role: i64, room: i64, change: i64) -> i64:
    """How a role likes a cake that grows by `change` where there is so much room left."""
    if role == FARCEUR:
        return danger(room - change) + 4 * change
    if role == GLOUTON:
        return glouton_taste(room - change)
    return -danger(room - change) - 4 * change


def glouton_taste(room: i64) -> i64:
    """Close to the top is where the cake can be stolen, and where it explodes."""
    return -BANG if room <= 0 else 20 - 6 * (room - 3 if room > 3 else 3 - room) - danger(room) // 3


def thermal_change(g: Boom, kind: Kind, weather: i64, mystery: i64 = MYSTERY) -> i64:
    """What a heat, cooling or oven card does to the room left, in a round with such an event."""
    family, effect = g.box.family[kind], g.box.effect[kind]
    value = g.box.value[kind] or mystery
    if effect == FOUR_RETRECI:
        return mystery
    if effect == FOUR_ELARGI:
        return -mystery
    if family != HEAT and family != COOLING:
        return 0
    change = value if family == HEAT else -value
    if weather == FOUR_DEREGLE:
        change = -change
    return change * 2 if weather == DOUBLE_INTENSITE else change


class Suspicion:
    """How well each role explains what each seat has played so far: sums of logarithms."""

    def __init__(self, g: Boom) -> None:
        self.g = g
        self.cake: i64 = g.box.size
        self.capacity: i64 = g.capacity
        self.round: i64 = 0
        self.weather: i64 = 0
        self.pending: i64 = 0  # what the card to be answered would do
        self.turn: i64 = -1  # whose turn it is, until the cake could be stolen
        self.goals_lost: vec[i64] = zeros(g.seats)  # how many may have left each hand
        self.evidence: vec[float] = vec[float]([0.0] * (g.seats * 3))
        self.ruled_out: i64 = 0  # a bit for each place of the evidence

    def hear_all(self, told: list[dict[str, object]]) -> None:
        """The oven is as large now as all its changes have made it: go back to how it began."""
        for one in told:
            if one["event"] == "capacity":
                self.capacity -= number(parts(one)["change"])
        for one in told:
            if self.turn >= 0 and one["cause"] in AFTER_THE_THEFT:
                self.judge_honesty(self.turn)
                self.turn = -1
            self.hear(str(one["event"]), parts(one))
            self.watch_goals(str(one["event"]), parts(one))

    def hear(self, event: str, args: dict[str, object]) -> None:
        if event == "size":
            self.cake = number(args["size"])
        elif event == "capacity":
            self.capacity = number(args["capacity"])
        elif event == "round_began":
            self.round = number(args["round"])
            self.weather = self.g.box.effect[self.kind_of(args["event"])]
        elif event == "turn_began":
            self.turn = number(args["seat"])
        elif event == "played":
            self.pending = thermal_change(self.g, self.kind_of(args["card"]), self.weather)
            self.judge(number(args["seat"]), self.pending, 5)
        elif event == "reacted":
            self.judge_reaction(number(args["seat"]), self.g.box.effect[self.kind_of(args["card"])])

    def kind_of(self, name: object) -> Kind:
        return Kind(self.g.kind_names.index(str(name)))

    def watch_goals(self, event: str, args: dict[str, object]) -> None:
        """Which hands goals have left or may have left; a goal is played by the Glouton alone."""
        if event == "passed_left":
            for every in range(self.g.seats):
                self.goals_lost[every] = ALL_GOALS
        elif event == "swapped":
            self.goals_lost[number(args["seat"])] = ALL_GOALS
            self.goals_lost[number(args["target"])] = ALL_GOALS
        elif event == "took":
            self.goals_lost[number(args["target"])] += 1
        elif event in ("played", "forced", "fumbled") and self.g.box.family[self.kind_of(args["card"])] == GOAL:
            seat = number(args["seat"])
            self.goals_lost[seat] += 1
            if event == "played":
                self.rule_out(seat, PATISSIER)
                self.rule_out(seat, FARCEUR)

    def judge_honesty(self, seat: i64) -> None:
        """The Glouton cannot but steal: who has not, with the first hand's goals still there, is not the Glouton."""
        kept = self.g.box.goals_dealt - self.goals_lost[seat]
        if kept >= self.g.box.goals_needed and steals_at(self.g, self.round, self.capacity, self.cake):
            self.rule_out(seat, GLOUTON)

    def rule_out(self, seat: i64, role: i64) -> None:
        self.ruled_out |= BITS[seat * 3 + role - PATISSIER]

    def judge_reaction(self, seat: i64, effect: i64) -> None:
        """Only the first answer to a card is read: after that it is hard to say who wants what."""
        if effect == TABLIER_DE_PROTECTION:
            self.judge(seat, -self.pending, 3)
        elif effect == RENVOI_DE_SPATULE:
            self.judge(seat, -2 * self.pending, 3)
        elif effect == COUP_DE_BOOST:
            self.judge(seat, self.pending, 3)
        self.pending = 0

    def judge(self, seat: i64, change: i64, reach: i64) -> None:
        """Compare with all that might have been done instead."""
        if not change or self.round <= 1:
            return
        room = self.capacity - self.cake
        self.weigh(seat, 0, PATISSIER, room, change, reach)
        self.weigh(seat, 1, FARCEUR, room, change, reach)
        self.weigh(seat, 2, GLOUTON, room, change, reach)

    def weigh(self, seat: i64, column: i64, role: i64, room: i64, change: i64, reach: i64) -> None:
        total = 0.0
        for other in range(-reach, reach + 1):
            total += exp(float(taste(role, room, other)) / TEMPER)
        mean = total / float(2 * reach + 1)
        found = float(taste(role, room, change)) / TEMPER - log(mean)
        self.evidence[seat * 3 + column] += max(-MOST, min(MOST, found))
