"""Pairing: who sits with whom and on which seat, by what has been so far.  Knows no tables and no storage."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from msgspec import Struct, field

BOT = -1
STARTS = 40  # from which a round is looked for, where few play
PAIRS = 8000  # of people who may change places, from all starts together: many people take little longer than few
LONGER = 2  # times as many starts as long as somebody would meet again


class Past(Struct):
    """What a player's rounds so far have been."""

    points: int = 0
    met: Counter[int] = field(default_factory=Counter)  # how often each opponent
    bots: int = 0  # at their tables, all rounds together
    seats: Counter[int] = field(default_factory=Counter)  # how often each seat


Strain = tuple[int, int]  # how often people meet again, and how far apart their points are: in this order of weight


def paired(past: dict[int, Past], size: int, dice: random.Random, *, by_points: bool) -> list[list[int]]:
    """Everybody at tables of `size`, seat by seat; `BOT` where nobody sits.

    As few meet again as can be; of these ways the one in which those play together who have about as many points.
    """
    least = min(one.bots for one in past.values())
    strains = Strains(past, size, least, by_points=by_points)
    found, best = None, None
    enough = max(2, min(STARTS, PAIRS // len(past) ** 2))
    for start in range(LONGER * enough):
        order = sorted(past, key=lambda one: (-past[one].points if by_points and not start else 0, dice.random()))
        groups = dealt(order, sizes(len(past), size))
        strain = strains.eased(groups)
        if best is None or strain < best:
            found, best = groups, strain
        if not any(strain) or (start + 1 >= enough and not best[0]):
            break
    return [seated(group, past, size, dice) for group in found or []]


def sizes(people: int, size: int) -> list[int]:
    """How many people sit at each table: bots are spread evenly."""
    tables = -(-people // size)
    return [len(range(first, people, tables)) for first in range(tables)]


def dealt(order: list[int], tables: list[int]) -> list[list[int]]:
    rest = iter(order)
    return [[next(rest) for _ in range(people)] for people in tables]


# -- Who with whom ------------------------------------------------------------------------------


class Strains:
    """What is wrong with sharing people out in some way."""

    def __init__(self, past: dict[int, Past], size: int, least: int, *, by_points: bool) -> None:
        self.past = past
        self.size = size
        self.least = least  # of the bots that anybody has sat with
        self.by_points = by_points

    def of(self, group: list[int]) -> Strain:
        """A bot beside whoever has had more of them than others counts as much as somebody who is met again."""
        again = (self.size - len(group)) * sum(self.past[one].bots - self.least for one in group)
        apart = 0
        for one, other in combinations(group, 2):
            again += self.past[one].met[other]
            if self.by_points:
                apart += (self.past[one].points - self.past[other].points) ** 2
        return again, apart

    def eased(self, groups: list[list[int]]) -> Strain:
        """Two change places as long as that makes it better."""
        strains = [self.of(group) for group in groups]
        better = True
        while better:
            better = False
            for a, b in combinations(range(len(groups)), 2):
                for i in range(len(groups[a])):
                    for j in range(len(groups[b])):
                        better |= self._exchanged(groups, strains, (a, i), (b, j))
        return together(strains)

    def _exchanged(
        self, groups: list[list[int]], strains: list[Strain], here: tuple[int, int], there: tuple[int, int]
    ) -> bool:
        """Whether it is better so; else they stay."""
        (a, i), (b, j) = here, there
        groups[a][i], groups[b][j] = groups[b][j], groups[a][i]
        now = [self.of(groups[a]), self.of(groups[b])]
        if together(now) < together([strains[a], strains[b]]):
            strains[a], strains[b] = now
            return True
        groups[a][i], groups[b][j] = groups[b][j], groups[a][i]
        return False


def together(strains: list[Strain]) -> Strain:
    return sum(again for again, _ in strains), sum(apart for _, apart in strains)


# -- Who on which seat --------------------------------------------------------------------------


def seated(group: list[int], past: dict[int, Past], size: int, dice: random.Random) -> list[int]:
    """Everybody where they have sat least, all together; what is level is drawn by lot."""
    order, seats = dice.sample(group, len(group)), dice.sample(range(size), size)
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}  # by the seats that are taken
    for one in order:
        after: dict[int, tuple[int, list[int]]] = {}
        for taken, (cost, chosen) in best.items():
            for seat in seats:
                mask, price = taken | 1 << seat, cost + past[one].seats[seat]
                if mask != taken and (mask not in after or price < after[mask][0]):
                    after[mask] = price, [*chosen, seat]
        best = after
    _, chosen = min(best.values(), key=lambda found: found[0])
    found = [BOT] * size
    for one, seat in zip(order, chosen, strict=True):
        found[seat] = one
    return found
