# mypyc: compile
"""Many games in a row, played at random and counted without leaving compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import zeros
from tablee.kernel.state import State, mix, playout
from tablee.kernel.steps import BITS

DICE: Final = -1  # the number under which a game's seed starts the dice of its random players


class BatchCounts:
    """What some games came to.  Only sums: counts add up to the same in any order."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.rounds: i64 = 0
        self.wins: vec[i64] = zeros(seats)
        self.endings: dict[str, int] = {}
        self.faction_games: dict[str, int] = {}  # in how many games a faction took part
        self.faction_wins: dict[str, int] = {}

    def count(self, g: State, decisions: i64, rounds: i64, factions: list[str]) -> None:
        """Note a game that is over; `factions` holds the faction of each seat."""
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        add_one(self.endings, g.endings()[g.ending])
        winning: set[str] = set()
        for seat in range(g.seats):
            if g.winners & BITS[seat]:
                self.wins[seat] += 1
                winning.add(factions[seat])
        for name in set(factions):
            add_one(self.faction_games, name)
        for name in winning:
            add_one(self.faction_wins, name)


def add_one(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def play_at_random(
    found: BatchCounts,
    lay_out: Callable[[int], State],
    rounds: Callable[[State], int],
    faction: Callable[[State, int], str],
    seed: i64,
    first: i64,
    last: i64,
) -> None:
    """Games number `first` up to `last`, the last one left out.  Each depends on the seed and its number only."""
    dice = State(0, 0)
    for n in range(first, last):
        start = mix(seed, n)
        g = lay_out(start)
        dice.rng = mix(start, DICE)
        decisions = playout(g, dice)
        found.count(g, decisions, rounds(g), [faction(g, seat) for seat in range(g.seats)])
