# mypyc: compile
"""BabaOrum: what a kitchen lacks for its next pastry, and what its prospects are."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind, win_share
from tablee.games.baba._names import SAVOIR_FAIRE_1, SAVOIR_FAIRE_2
from tablee.games.baba.kitchen import (
    fits_beside,
    has_base,
    has_flavour,
    holdings,
    holds,
    level_needed,
    slots_for,
    slots_of_made,
)
from tablee.games.baba.rules import kinds_in, slots_ordered
from tablee.games.baba.table import Baba
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, Kind, Seat

NOTHING: Final = Kind(-1)
NO_GOAL: Final = 9  # gaps where no recipe fits

# Logarithms of chances, from who won 4,000 games between rules of thumb.
TO_BEGIN: Final = vec[float]([4.8, -0.5, -2.8, -4.0, -5.0, -6.0, -7.0])  # by pastries still to begin
GAPS: Final = vec[float]([1.9, 1.55, 1.3, 1.05, 0.8, 0.6, 0.4, 0.2, 0.0, 0.0])  # by cards the next one lacks
A_CARD: Final = 0.2
A_RECIPE: Final = 0.3  # that fits
A_LATER_TURN: Final = -0.33
TO_CLEAN: Final = -0.44


class BabaLook(Mind):
    """One kitchen, looked at."""

    def __init__(self) -> None:
        self.g: Baba = Baba(0, 0)
        self.seat: Seat = Seat(0)
        self.held: i64 = 0
        self.skill: i64 = 0  # the Savoir-faire in hand, as far as it is ever needed
        self.has_base: bool = False
        self.made: vec[i64] = vec[i64]()  # the slots of each pastry begun or finished
        self.done: i64 = 0  # a bit for each pastry begun or finished
        self.goal: Kind = NOTHING  # the pastry that lacks least
        self.gaps: i64 = NO_GOAL  # and how many cards it lacks

    def look(self, g: State, seat: Seat) -> None:
        table = cast(Baba, g)
        self.g = table
        self.seat = seat
        self.held = holdings(table, seat)
        self.skill = skill_in(self.held)
        self.has_base = has_base(table, seat, self.held)
        self.made = slots_of_made(table, seat)
        self.done = kinds_in(table, table.begun[seat]) | kinds_in(table, table.finished[seat])
        self.find_goal()

    def find_goal(self) -> None:
        self.goal = NOTHING
        self.gaps = NO_GOAL
        for card in self.g.recipes[self.seat].cards:
            recipe = self.g.kind(card)
            gaps = self.gaps_of(recipe)
            if gaps < self.gaps and self.is_wanted(recipe):
                self.gaps = gaps
                self.goal = recipe

    def is_wanted(self, recipe: Kind) -> bool:
        return not self.done & BITS[recipe] and fits_beside(self.made, slots_for(self.g, self.seat, recipe))

    def gaps_of(self, recipe: Kind) -> i64:
        """How many cards are missing for a pastry."""
        gaps: i64 = 0 if self.has_base else 1
        if not self.has_flavour(self.g.box.flavour[recipe]):
            gaps += 1
        return gaps + (max(0, level_needed(self.g, self.seat, recipe) - self.skill) + 1) // 2

    def has_flavour(self, flavour: i64) -> bool:
        return has_flavour(self.g, self.seat, self.held, flavour)

    # -- Worth ----------------------------------------------------------------------------

    def worth(self, g: State, seat: Seat) -> i64:
        if g.over:
            return win_share(g, seat)
        total = 0.0
        mine = 0.0
        for other in g.everyone():
            chance = exp(self.prospects(cast(Baba, g), other))
            total += chance
            if other == seat:
                mine = chance
        return i64(float(CERTAIN) * mine / total)

    def prospects(self, g: Baba, seat: Seat) -> float:
        """The logarithm of the chance to win, but for what all share."""
        later = A_LATER_TURN * float((seat - g.active + g.seats) % g.seats) / float(g.seats)
        left = slots_ordered(g, seat) - len(g.finished[seat]) - len(g.begun[seat])
        if left <= 0:
            return TO_BEGIN[0] + later
        self.look(g, seat)
        cards = A_CARD * float(min(7, len(g.hand[seat]))) + A_RECIPE * float(min(3, self.fitting()))
        clean = TO_CLEAN if g.to_clean[seat] else 0.0
        return TO_BEGIN[min(left, 6)] + GAPS[self.gaps] + cards + later + clean

    def fitting(self) -> i64:
        """How many of the recipes fit the order."""
        found: i64 = 0
        for card in self.g.recipes[self.seat].cards:
            if self.is_wanted(self.g.kind(card)):
                found += 1
        return found


def skill_in(held: i64) -> i64:
    total: i64 = 0
    for times in range(1, 4):
        total += 2 if holds(held, SAVOIR_FAIRE_2, times) else 0
        total += 1 if holds(held, SAVOIR_FAIRE_1, times) else 0
    return total
