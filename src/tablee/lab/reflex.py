"""Reflexes: live tables whose seats have reaction times, to measure what quickness is worth.

The model: whoever looks at the table and wants something reaches for it one reaction time later.  Requests count in the
order of their simulated times; a hand under way is not called back, so the loser of a race is refused and looks again.
Whoever wants nothing looks again when the table changes.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import sqrt
from statistics import fmean, stdev

from tablee.games import game
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import IllegalOption
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.keen import Keen

SHORTEST = 80.0  # ms: nobody reacts sooner
LONGEST = 60_000.0
MOST_REQUESTS = 100_000
LIVE = {"tempo": "live"}

Policy = Callable[[Eyes, random.Random], int | None]  # the option a seat reaches for now, or None


@dataclass(frozen=True)
class Reflex:
    """A reaction time in ms: normal, drawn again below `SHORTEST`."""

    mean: float
    spread: float = 0.0

    def sample(self, dice: random.Random) -> float:
        while (time := dice.gauss(self.mean, self.spread)) < SHORTEST:
            pass
        return time

    def slower(self, ms: float) -> Reflex:
        return checked(self.mean + ms, self.spread)

    def __str__(self) -> str:
        return f"{self.mean:g}±{self.spread:g}ms"


def parse_reflex(text: str) -> Reflex:
    """`600±200ms`, also written `600+-200` or `600`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(?:(?:±|\+-|\+/-)(\d+(?:\.\d+)?))?(?:ms)?", text.replace(" ", ""))
    if not found:
        raise BadInput(f"a reaction time is written like 600±200ms, not '{text[:40]}'.")
    return checked(float(found[1]), float(found[2] or 0))


def checked(mean: float, spread: float) -> Reflex:
    if not SHORTEST <= mean <= LONGEST:
        raise BadInput(f"a mean reaction time lies between {SHORTEST:g} and {LONGEST:g} ms, not at {mean:g}.")
    if spread > mean:
        raise BadInput(f"the spread of a reaction time is at most its mean, not {spread:g} of {mean:g} ms.")
    return Reflex(mean, spread)


USUAL = Reflex(600, 200)


def by_chance(eyes: Eyes, dice: random.Random) -> int | None:
    """Any option, or none."""
    return dice.choice([None, *eyes.options()])


class LiveTable:
    """One game in simulated time."""

    def __init__(
        self, played: Game, seed: int, reflexes: Sequence[Reflex], policies: Sequence[Policy] | None = None
    ) -> None:
        seats = range(len(reflexes))
        self.g = played.new(len(reflexes), seed, LIVE)
        self.reflexes = reflexes
        self.policies = policies or [by_chance for _ in seats]
        self.dice = [
            random.Random(f"{seed}/{seat}") for seat in seats
        ]  # so that one seat's haste is not another's luck
        self.now = 0.0
        self.made = 0
        self.late = [0 for _ in seats]  # requests refused
        self._requests: list[tuple[float, int, int, int]] = []
        self._idle = set(seats)

    def play(self) -> LiveTable:
        """To the end."""
        self._look_around()
        while not self.g.over:
            self._next()
        return self

    def _next(self) -> None:
        self.now, _, seat, option = heappop(self._requests)
        self._idle.add(seat)
        try:
            self.g.play(Seat(seat), Option(Step(option)))
        except IllegalOption:
            self.late[seat] += 1
            self._look(seat)
        else:
            self._look_around()

    def _look_around(self) -> None:
        for seat in sorted(self._idle):
            self._look(seat)

    def _look(self, seat: int) -> None:
        wish = self._wish(seat)
        if wish is None:
            return
        self._idle.discard(seat)
        self.made += 1
        if self.made > MOST_REQUESTS:
            raise RuntimeError(f"the players reached out {MOST_REQUESTS} times and the game has no end")
        arrival = self.now + self.reflexes[seat].sample(self.dice[seat])
        heappush(self._requests, (arrival, self.made, seat, wish))

    def _wish(self, seat: int) -> int | None:
        """Whoever is asked must choose: the safe option at least."""
        if self.g.over:
            return None
        wish = self.policies[seat](Eyes(self.g, Seat(seat)), self.dice[seat])
        return self.g.legal(Seat(seat))[0] if wish is None and self.g.waits_for(Seat(seat)) else wish


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
