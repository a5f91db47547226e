"""The same question for stronger players: what holds for both, what changes, and where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from tablee.bots import DEEPER, USUAL
from tablee.bots.mixture import MIXED
from tablee.lab.plan import MOST_ITERATIONS, SEARCHES, THINKING, Plan, checked
from tablee.stats import Gap, Mean

LADDER: Final = ("random", "novice", "normal", "expert:10", "expert:40", "maitre:40")
NONE = "none"
FEWER = 10  # times: games of players who think, beside those who do not
FEWEST = 20
MORE = 4  # times as many tries: beyond the ladder there is always a stronger search
Holds = Literal["both", "changes", "open"]


def stronger(what: Plan, levels: str | None) -> list[Plan]:
    """The games of the next strength, or of those that are named; none where seats differ or nobody is stronger."""
    mine = set(what.bots)
    if levels == NONE or len(mine) > 1:
        return []
    names = [checked(level) for level in levels.split(",")] if levels else following(what.bots[0])
    return [_between(what, level) for level in dict.fromkeys(names) if level not in mine]


def following(level: str) -> list[str]:
    """Who is stronger: of the ladder, or with more tries; nobody knows that of somebody else's bot."""
    if MIXED in level:
        return [USUAL]
    if level in LADDER[:-1]:
        return [LADDER[LADDER.index(level) + 1]]
    if not level.startswith(SEARCHES):
        return []
    name, _, tries = level.partition(":")
    more = min(MOST_ITERATIONS, MORE * int(tries or THINKING))
    return [next((one for one in LADDER if _tries(one) > _tries(level)), f"{name}:{more}")]


def _tries(level: str) -> int:
    name, _, tries = level.partition(":")
    return int(tries or THINKING) * DEEPER[name] if name in SEARCHES else 0


def _between(what: Plan, level: str) -> Plan:
    thinks = level.startswith(SEARCHES) and not what.bots[0].startswith(SEARCHES)
    games = max(min(FEWEST, what.games), what.games // FEWER) if thinks else what.games
    return replace(what, bots=(level,) * what.players, games=games)


@dataclass(frozen=True)
class Told:
    """A difference that was named or not."""

    apart: Gap | Mean
    is_named: bool


@dataclass(frozen=True)
class Both:
    """One difference between weaker and between stronger players."""

    weak: Told
    strong: Told

    @property
    def holds(self) -> Holds:
        """It holds where both name it the same way; it changes where they are surely apart; else nobody knows."""
        a, b = self.weak, self.strong
        if a.is_named and b.is_named:
            return "both" if (a.apart.mean > 0) == (b.apart.mean > 0) else "changes"
        return "changes" if self.trend else "open"

    @property
    def trend(self) -> int:
        """1 if it is surely higher between the stronger, -1 if lower, 0 if that is not told."""
        a, b = self.weak.apart, self.strong.apart
        return 1 if b.low > a.high else -1 if b.high < a.low else 0

    def as_json(self) -> dict[str, Any]:
        return {"strong": self.strong.apart.as_json(), "holds": self.holds, "trend": self.trend}


Answer = Mapping[str, Told]


def both(weak: Answer, *stronger: Answer) -> dict[str, Both]:
    """What any strength names, of the weakest beside the strongest."""
    last, answers = stronger[-1], (weak, *stronger)
    named = {name for answer in answers for name, one in answer.items() if one.is_named}
    return {name: Both(told, last[name]) for name, told in weak.items() if name in named and name in last}
