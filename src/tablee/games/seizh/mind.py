# mypyc: compile
"""Ar Seizh Bigoudenn: which ingredients make a dish, and which utensils fetch them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablee.bots.mind import Mind, by_margin
from tablee.games.seizh._names import GALETTE
from tablee.games.seizh._steps import COOK, DROP, GRAB, STEAL, SWAP, TAKE, TOSS, read
from tablee.games.seizh.scoring import dish_worth
from tablee.games.seizh.table import Seizh, has
from tablee.kernel.piles import Pile
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, Kind, Seat, rule_of

POINT: Final = 12
READY: Final = 5  # points that a dish ready but uncooked is worth at the least


def mind() -> Mind:
    return SeizhMind()


class SeizhMind(Mind):
    def __init__(self) -> None:
        self.g: Seizh = Seizh(0, 0)
        self.seat: Seat = Seat(0)

    def look(self, g: State, seat: Seat) -> None:
        self.g = cast(Seizh, g)
        self.seat = seat

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == COOK:
            _seat, first, second, third = read.cook(option)
            return 40 + POINT * self.dish(first, second, third)
        if rule == TAKE:
            _seat, ingredient, utensil = read.take(option)
            return 5 + self.ingredient(ingredient) - self.tool(utensil) // 4
        if rule == STEAL:
            _seat, victim, ingredient = read.steal(option)
            return self.stealing(victim, ingredient)
        return self.tossing() if rule == TOSS else self.reaching(rule, option)

    def reaching(self, rule: i64, option: i64) -> i64:
        """For a utensil."""
        if rule == GRAB:
            _seat, utensil = read.grab(option)
            return self.tool(utensil)
        if rule == SWAP:
            _seat, utensil, given = read.swap(option)
            return self.tool(utensil) - self.tool(given) - 8
        return -15 if rule == DROP else 0

    def dish(self, first: Kind, second: Kind, third: Kind) -> i64:
        line = self.g.box.line_of(first, second, third)
        return dish_worth(self.g.box, self.g.bigoudenn[self.seat][0], self.g.side[self.seat], line)

    # -- Ingredients ----------------------------------------------------------------------

    def ingredient(self, card: i64) -> i64:
        """What it adds to what lies before us: a dish it completes, a line it goes on."""
        larder = self.g.larder[self.seat]
        mates = self.mates(larder, card)
        points = 20 + 22 * mates
        if self.special(self.g.box.line[card]):
            points += 12 + 12 * mates
        if self.completes(larder, card):
            points += 45
        return points - 4 * len(larder)

    def mates(self, larder: Pile, card: i64) -> i64:
        line = self.g.box.line[card]
        found: i64 = 0
        for other in larder.cards:
            if self.g.box.line[other] == line:
                found += 1
        return found

    def special(self, line: i64) -> bool:
        return self.g.box.special[line] == self.g.bigoudenn[self.seat][0]

    def completes(self, larder: Pile, card: i64) -> bool:
        """Whether some dish is worth its exact sum with this card."""
        box = self.g.box
        if box.sweet[card]:
            return self.has_worth(larder, box.dish_value[1] - box.sweet[card])
        cards = larder.cards
        for i in range(len(cards)):
            if box.savoury[cards[i]]:
                rest = box.dish_value[GALETTE] - box.savoury[card] - box.savoury[cards[i]]
                for j in range(i + 1, len(cards)):
                    if rest > 0 and box.savoury[cards[j]] == rest:
                        return True
        return False

    def has_worth(self, larder: Pile, worth: i64) -> bool:
        for other in larder.cards:
            if worth > 0 and self.g.box.sweet[other] == worth:
                return True
        return False

    def stealing(self, victim: Seat, card: i64) -> i64:
        if has(self.g.utensils[victim], Kind(self.g.box.couvercle)):
            return -60
        return 15 + self.ingredient(card) + self.g.points[victim] // 2

    # -- The side and the utensils --------------------------------------------------------

    def tossing(self) -> i64:
        """Worth it when only the other side can be cooked."""
        here = self.can_cook(self.g.side[self.seat])
        there = self.can_cook(1 - self.g.side[self.seat])
        return 30 if there and not here else -30

    def can_cook(self, side: i64) -> bool:
        larder = self.g.larder[self.seat]
        for card in larder.cards:
            savoury = self.g.box.savoury[card] > 0
            if savoury == (side == GALETTE) and self.completes(larder, card):
                return True
        return False

    def tool(self, utensil: i64) -> i64:
        """What a utensil is worth to us now: the best it could fetch, more when our turn is near."""
        best: i64 = 0
        for card in self.g.centre.cards:
            if self.g.box.fits[card] & BITS[utensil]:
                best = max(best, self.ingredient(card))
        if self.g.banned[self.seat] & BITS[utensil]:
            best = 0
        spare: i64 = 10 if utensil == self.g.box.araignee or utensil == self.g.box.couvercle else 4
        return spare + best // (2 if self.seat == self.g.active else 3)

    # -- Worth ----------------------------------------------------------------------------

    def patience(self) -> i64:
        return 70

    def worth(self, g: State, seat: Seat) -> i64:
        table = cast(Seizh, g)
        best: i64 = 0
        for other in g.others(seat):
            best = max(best, self.wealth(table, other))
        return by_margin(g, seat, self.wealth(table, seat) - best, 30)

    def wealth(self, g: Seizh, seat: Seat) -> i64:
        """Points, and something for what can still be cooked."""
        total = g.points[seat]
        return total if g.over else total + min(READY, len(g.larder[seat]))
