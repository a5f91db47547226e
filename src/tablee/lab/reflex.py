"""Reflexes: live tables in simulated time, to measure what quickness is worth."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from tablee.bots.realtime import Hands, Policy, Reflex, by_chance, parse_reflex
from tablee.games import game
from tablee.games.seizh.live import Keen
from tablee.kernel.game import BadInput, Game
from tablee.kernel.state import IllegalOption
from tablee.kernel.steps import Option, Seat, Step

MOST_REQUESTS = 100_000
LIVE = {"tempo": "live"}
USUAL = Reflex(600, 200)


class LiveTable:
    """One game in simulated time: requests count in the order in which they arrive."""

    def __init__(
        self, played: Game, seed: int, reflexes: Sequence[Reflex], policies: Sequence[Policy] | None = None
    ) -> None:
        self.g = played.new(len(reflexes), seed, LIVE)
        wants = dict(enumerate(policies or [by_chance] * len(reflexes)))
        self.hands = Hands(self.g, dict(enumerate(reflexes)), wants, seed)
        self.now = 0.0
        self.late = [0] * len(reflexes)  # requests refused

    def play(self) -> LiveTable:
        """To the end."""
        self.hands.look_around(self.now)
        while not self.g.over:
            self._next()
        return self

    def _next(self) -> None:
        self.now, seat, option = self.hands.arrive()
        try:
            self.g.play(Seat(seat), Option(Step(option)))
        except IllegalOption:
            self.late[seat] += 1
            self.hands.look(seat, self.now)
        else:
            self.hands.look_around(self.now)
        if self.hands.made > MOST_REQUESTS:
            raise RuntimeError(f"the players reached out {MOST_REQUESTS} times and the game has no end")


# -- What slowness costs ------------------------------------------------------------------


@dataclass(frozen=True)
class Estimate:
    """A mean and the half width of its 95 % interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} (95 %: {self.mean - self.margin:.2f} to {self.mean + self.margin:.2f})"


def estimate(values: Sequence[float]) -> Estimate:
    return Estimate(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))


@dataclass(frozen=True)
class Cost:
    """What a slower player gets, what the others get on average, and the difference game by game."""

    ms: float
    games: int
    slow: Estimate
    others: Estimate
    difference: Estimate
    late: float  # refused requests of the slower player, a game

    def __str__(self) -> str:
        return (
            f"{self.ms:g} ms slower over {self.games} games: {self.difference} points a game; "
            f"the slower player has {self.slow}, the others {self.others}, and comes too late {self.late:.1f} times."
        )


def slower(
    ms: float,
    games: int,
    seed: int,
    seats: int = 4,
    reflex: Reflex = USUAL,
    policy: Policy | None = None,
    played: Game | None = None,
) -> Cost:
    """Points of one player who is `ms` slower than the others; the slow seat goes round.  Keen players by default."""
    if games < 2:
        raise BadInput(f"an interval needs 2 games or more, not {games}.")
    at = played or game("seizh")
    wants = policy or Keen(at.box())
    slow: list[float] = []
    others: list[float] = []
    late = 0
    for n in range(games):
        table = _with_a_slow_seat(at, seed + n, n % seats, [reflex] * seats, ms, wants)
        points = [float(at.score(table.g, seat)) for seat in range(seats)]
        slow.append(points.pop(n % seats))
        others.append(fmean(points))
        late += table.late[n % seats]
    apart = [mine - theirs for mine, theirs in zip(slow, others, strict=True)]
    return Cost(ms, games, estimate(slow), estimate(others), estimate(apart), late / games)


def _with_a_slow_seat(
    played: Game, seed: int, seat: int, reflexes: list[Reflex], ms: float, policy: Policy
) -> LiveTable:
    reflexes[seat] = reflexes[seat].slower(ms)
    return LiveTable(played, seed, reflexes, [policy] * len(reflexes)).play()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="reflex", description="What a slower player loses at a live table.")
    parser.add_argument("ms", type=float, help="how much slower one player is")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--reflex", default=str(USUAL), help="everybody's reaction time, such as 600±200ms")
    parser.add_argument("--random", action="store_true", help="players who grab at random")
    asked = parser.parse_args(words)
    try:
        policy = by_chance if asked.random else None
        print(slower(asked.ms, asked.games, asked.seed, asked.seats, parse_reflex(asked.reflex), policy))
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
