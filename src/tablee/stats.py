"""Statistics: shares, differences, and sums that add up to the same in any order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import pi, sqrt
from statistics import NormalDist

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
    """A share of games and its Wilson interval."""

    wins: float
    games: int
    level: float = 0.95

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
        return wilson(self.wins, self.games, deviations(self.level))

    def as_json(self) -> dict[str, float]:
        low, high = self._ends()
        return {"games": self.games, "wins": self.wins, "share": self.share, "low": low, "high": high}

    def __str__(self) -> str:
        low, high = self._ends()
        return f"{self.share:.0%} ({low:.0%}–{high:.0%})"


def at_look(wins: float, games: int, look: int) -> Share:
    """The interval by which looking number `look` (from 1 on) may stop: over all looks it is wrong in 5 % at most."""
    return Share(wins, games, 1 - 0.05 * 6 / (pi * look) ** 2)


@dataclass(frozen=True)
class Mean:
    """A mean of whole numbers and its 95 % interval, from a count, a sum and a sum of squares."""

    n: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation from game to game."""
        return sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.n - 1))) if self.n > 1 else 0.0

    @property
    def reach(self) -> float:
        return Z95 * self.spread / sqrt(self.n) if self.n > 1 else float("inf")

    @property
    def low(self) -> float:
        return self.mean - self.reach

    @property
    def high(self) -> float:
        return self.mean + self.reach

    @property
    def is_sure(self) -> bool:
        """Whether 0 lies outside the interval."""
        return self.n > 1 and (self.low > 0 or self.high < 0)

    def as_json(self) -> dict[str, float | None]:
        ends = (self.low, self.high) if self.n > 1 else (None, None)
        return {"n": self.n, "mean": self.mean, "low": ends[0], "high": ends[1]}


def note(sums: Sums, name: str, value: int) -> None:
    """Count a value so that `mean` can be told."""
    add(sums, {f"{name}|n": 1, f"{name}|sum": value, f"{name}|squares": value * value})


def mean(sums: Mapping[str, int], name: str) -> Mean:
    return Mean(sums.get(f"{name}|n", 0), sums.get(f"{name}|sum", 0), sums.get(f"{name}|squares", 0))
