# mypyc: compile
"""Badass Force: who is likely to lie face down, who bluffs, and who cries bluff, from what everybody has heard."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import number, parts
from tablee.games.badass.cards import CAST
from tablee.games.badass.hidden import may_be_active
from tablee.games.badass.table import Badass
from tablee.kernel.steps import BITS, Seat, eye

NOBODY: Final = -1


class Record:
    """What the announcements of a game say about each seat."""

    def __init__(self, g: Badass) -> None:
        self.g = g
        seats = g.seats
        self.weight: vec[float] = vec[float]([1.0] * (seats * CAST))  # of each character as the active one
        self.proved: vec[float] = vec[float]([0.0] * seats)
        self.caught: vec[float] = vec[float]([0.0] * seats)
        self.heard: vec[float] = vec[float]([0.0] * seats)  # announcements of others, denounced or not
        self.cried: vec[float] = vec[float]([0.0] * seats)
        self.announcer: i64 = NOBODY  # of what is not settled yet
        self.slot: i64 = 0

    def hear_all(self, told: list[dict[str, object]]) -> None:
        for one in told:
            self.hear(str(one["event"]), parts(one))

    def hear(self, event: str, args: dict[str, object]) -> None:
        if event == "announced" or event == "defended":
            self.announcer = number(args["seat"])
            self.slot = self.slot_of(args["card"])
        elif event == "denounced":
            self.cried[number(args["seat"])] += 1.0
        elif event == "believed" or event == "proved" or event == "caught":
            self.settle(event)
        elif event == "laid":
            self.forget(number(args["seat"]))

    def slot_of(self, name: object) -> i64:
        kind = self.g.kind_names.index(str(name))
        for slot in range(CAST):
            if self.g.kinds[slot] == kind:
                return slot
        raise LookupError("nobody of that name is in the cast")

    def settle(self, event: str) -> None:
        seat = self.announcer
        if event == "proved":
            self.proved[seat] += 1.0
        elif event == "caught":
            self.caught[seat] += 1.0
        else:
            self.weight[seat * CAST + self.slot] *= self.honesty(seat)
        for other in range(self.g.seats):
            if other != seat:
                self.heard[other] += 1.0
        self.announcer = NOBODY

    def forget(self, seat: i64) -> None:
        """Another character may lie there now."""
        for slot in range(CAST):
            self.weight[seat * CAST + slot] = 1.0

    def honesty(self, seat: i64) -> float:
        """How much more likely a character is announced when it lies there than when it does not."""
        return 5.0 * (1.0 + self.proved[seat]) / (1.0 + self.caught[seat])

    def crying(self, seat: i64) -> float:
        """How often a seat denounces."""
        return (self.cried[seat] + 1.0) / (self.heard[seat] + 7.0)

    def plausible(self, g: Badass, owner: i64) -> float:
        """How well the active character of a seat on an imagined table explains what it announced."""
        if not len(g.active[owner]):
            return 1.0
        slot = g.active[owner].cards[0] % CAST
        found = self.weight[owner * CAST + slot]
        return found * self.honesty(owner) if owner == self.announcer and slot == self.slot else found

    def odds(self, g: Badass, seat: Seat, owner: Seat, slot: i64, announced: bool) -> float:
        """How likely `seat` must think it that this is the active character of `owner`."""
        if len(g.active[owner]) and g.known[g.active[owner].cards[0]] & eye(seat):
            return 1.0 if g.active[owner].cards[0] % CAST == slot else 0.0
        total = 0.0
        mine = 0.0
        possible = may_be_active(g, seat, owner)
        for other in range(CAST):
            if possible & BITS[other]:
                weight = self.weight[owner * CAST + other]
                if other == slot:
                    weight *= self.honesty(owner) if announced else 1.0
                    mine = weight
                total += weight
        return mine / total if total > 0.0 else 0.0
