"""Statistics: shares, differences, and sums that add up to the same in any order.

`Share`, `Gap` and `Mean` have intervals that hold at every look, and evidence against a value (`tablee.evidence`,
which also says what may be named among many lines, and in which words).  `wilson` is for a single look.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from math import inf, isfinite, sqrt
from statistics import NormalDist

from tablee import evidence
from tablee.evidence import LEVEL, Bounds, Tally

Sums = dict[str, int]  # whole numbers only: adding them up in any order gives the same


def add(mine: Sums, other: Mapping[str, int]) -> None:
    for name, n in other.items():
        mine[name] = mine.get(name, 0) + n


@cache
def deviations(level: float) -> float:
    """How many standard deviations a two-sided interval of this level reaches."""
    return NormalDist().inv_cdf(0.5 + level / 2)


Z95 = deviations(0.95)


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share, 95 % unless told."""
    if not games:
        return 0.0, 1.0
    share, z2n = wins / games, z * z / games
    middle = (share + z2n / 2) / (1 + z2n)
    reach = sqrt(share * (1 - share) * z2n + z2n * z2n / 4) / (1 + z2n)
    return middle - reach if wins else 0.0, middle + reach if wins < games else 1.0


@dataclass(frozen=True)
class Share:
    """A share of games and its interval, which holds at every look."""

    wins: float
    games: int
    level: float = LEVEL

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._ends()[0]

    @property
    def high(self) -> float:
        return self._ends()[1]

    def _ends(self) -> tuple[float, float]:
        return evidence.share_ends(self.wins, self.games, self.level)

    def against(self, share: float) -> float:
        """Evidence that the truth is another share."""
        return evidence.of_share(self.wins, self.games, share)

    def as_json(self) -> dict[str, float]:
        low, high = self._ends()
        return {"games": self.games, "wins": self.wins, "share": self.share, "low": low, "high": high}

    def __str__(self) -> str:
        low, high = self._ends()
        return f"{self.share:.0%} ({low:.0%}–{high:.0%})"


@dataclass(frozen=True)
class Gap:
    """A mean of differences between bounds, one a game, from how often each came."""

    tally: Tally
    level: float = LEVEL
    bounds: Bounds = (-1.0, 1.0)

    @property
    def games(self) -> int:
        return sum(self.tally.values())

    @property
    def mean(self) -> float:
        return sum(x * n for x, n in self.tally.items()) / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._ends[0]

    @property
    def high(self) -> float:
        return self._ends[1]

    @cached_property
    def _ends(self) -> tuple[float, float]:
        return evidence.bounded_ends(self.tally, self.level, self.bounds)

    def against(self, value: float = 0.0) -> float:
        """Evidence that the truth is another mean."""
        return evidence.of_bounded(self.tally, value, self.bounds)

    def as_json(self) -> dict[str, float]:
        return {"n": self.games, "mean": self.mean, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Mean:
    """A mean of whole numbers and its interval, from a count, a sum and a sum of squares."""

    n: int
    total: int
    squares: int
    level: float = LEVEL
    bounds: Bounds = (-inf, inf)  # beyond which no mean can be

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation from game to game."""
        return sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.n - 1))) if self.n > 1 else 0.0

    @property
    def low(self) -> float:
        return self._ends()[0]

    @property
    def high(self) -> float:
        return self._ends()[1]

    def _ends(self) -> tuple[float, float]:
        low, high = evidence.mean_ends(self.n, self.total, self.squares, self.level)
        return max(low, self.bounds[0]), min(high, self.bounds[1])

    def against(self, value: float = 0.0) -> float:
        """Evidence that the truth is another mean."""
        return evidence.of_mean(self.n, self.total, self.squares, value)

    def as_json(self) -> dict[str, float | None]:
        ends = [end if isfinite(end) else None for end in self._ends()]
        return {"n": self.n, "mean": self.mean, "low": ends[0], "high": ends[1]}


def note(sums: Sums, name: str, value: int) -> None:
    """Count a value so that `mean` can be told."""
    add(sums, {f"{name}|n": 1, f"{name}|sum": value, f"{name}|squares": value * value})


def mean(sums: Mapping[str, int], name: str, level: float = LEVEL) -> Mean:
    return Mean(sums.get(f"{name}|n", 0), sums.get(f"{name}|sum", 0), sums.get(f"{name}|squares", 0), level)
