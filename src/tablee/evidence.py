"""How sure a finding is: evidence that may be looked at as often as one likes.

Evidence against a hypothesis is an e-value, kept as its logarithm: a bet whose stake grows, if the hypothesis is
true, to 1/a at *any* time with a chance of at most a (Ville).  So nobody is fooled by looking again and again,
stopping early or going on.  Everything here comes from sums that add up in any order.

- `of_share`, `of_bounded`, `of_mean`: evidence against one value of a share of games, of a mean of numbers between
  bounds (differences of shares, exact from how often each number came), of a mean of any numbers (by Student's
  likelihood: exact for normal ones, nearly so for many games).
- `share_ends`, `bounded_ends`, `mean_ends`: all values against which there is too little evidence, that is an
  interval that holds at every look (a confidence sequence).  About 1.5 times as wide as one for a single look.
- `together`: the evidence that not all of some hypotheses hold, however they hang together: one joint test.
- `doubts`: over all lines of an answer, how much doubt remains about each (e-BH: naming those with a doubt of at
  most 5 % makes on average at most 5 % of what is named wrong, and where there is nothing to find, an answer that
  names anything comes in at most 5 % of runs).  Lines of one group, such as seats, are exchangeable: none of them
  is named before the joint test of its group.
- `certainty`: the word for a doubt, SURE, LIKELY or CHANCE; `tablee.lab.words.Speech.certainty` says it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache, lru_cache
from math import exp, inf, lgamma, log, log1p, sqrt
from typing import TYPE_CHECKING, Final, Literal, TypeVar

if TYPE_CHECKING:  # loaded where it is needed: counting alone starts quicker
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

Certainty = Literal["sure", "likely", "chance"]
SURE: Final = "sure"  # wrong in one answer of a thousand at most
LIKELY: Final = "likely"  # wrong in one answer of twenty at most
CHANCE: Final = "chance"
LEVEL = 0.95  # of an interval; 1 - LEVEL is the doubt with which something is named
NO_DOUBT = 0.001
WEIGHT = 40.0  # in games: bets are sharpest after some ten times as many, and not much blunter before and after
SMALLEST = 1e-9  # a share that counts as none
STEPS = 60  # of a bisection
WIDEST = 0.3  # how far bets on bounded numbers are spread
STAKES = 24  # on either side
Tally = Mapping[float, int]  # how often each number came
Bounds = tuple[float, float]
K = TypeVar("K", bound=Hashable)


# -- Shares ---------------------------------------------------------------------------------


def of_share(wins: float, games: int, share: float) -> float:
    """Against a share: a mixture of all others around it.  Parts of a win may be counted too."""
    if not games:
        return 0.0
    p = min(1 - SMALLEST, max(SMALLEST, share))
    losses, a, b = games - wins, WEIGHT * p, WEIGHT * (1 - p)
    mixed = lgamma(a + wins) + lgamma(b + losses) - lgamma(WEIGHT + games)
    return mixed - lgamma(a) - lgamma(b) + lgamma(WEIGHT) - wins * log(p) - losses * log1p(-p)


@lru_cache(maxsize=4096)
def share_ends(wins: float, games: int, level: float = LEVEL) -> tuple[float, float]:
    """The interval of a share; without games nothing is known."""
    if not games:
        return 0.0, 1.0
    found, enough = wins / games, -log(1 - level)
    low = 0.0 if wins <= 0 else _end(lambda p: of_share(wins, games, p), found, 0.0, enough)
    high = 1.0 if wins >= games else _end(lambda p: of_share(wins, games, p), found, 1.0, enough)
    return low, high


def _end(evidence: Callable[[float], float], inside: float, outside: float, enough: float) -> float:
    """Where the evidence becomes enough on the way out, a hair too far rather than too near."""
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if evidence(middle) < enough:
            inside = middle
        else:
            outside = middle
    return outside


# -- Numbers between bounds ---------------------------------------------------------------------


def of_bounded(tally: Tally, value: float = 0.0, bounds: Bounds = (-1.0, 1.0)) -> float:
    """Against a mean of numbers between bounds: bets of many sizes on both sides of it."""
    import numpy as np

    return float(_bets(tally, np.array([value]), bounds)[0])


def _bets(tally: Tally, means: Numbers, bounds: Bounds) -> Numbers:
    import numpy as np

    stakes, weights = _stakes()
    room = np.where(stakes[None, :] > 0, means[:, None] - bounds[0], bounds[1] - means[:, None])
    sizes = stakes[None, :] / np.maximum(room, SMALLEST)  # nothing can lose more than its stake
    won = np.zeros_like(sizes)
    for number, times in tally.items():
        won += times * np.log1p(np.maximum(sizes * (number - means[:, None]), SMALLEST - 1))
    most: Numbers = won.max(axis=1)
    found: Numbers = most + np.log((weights * np.exp(won - most[:, None])).sum(axis=1))
    return found


@cache
def _stakes() -> tuple[Numbers, Numbers]:
    """How much is put on a side, and how often; small ones lie closer together, so that many games tell little."""
    import numpy as np

    even = (np.arange(STAKES) + 0.5) / STAKES
    one_side = even**2
    weights = even * np.exp(-0.5 * (one_side / WIDEST) ** 2)
    both = np.concatenate([-one_side, one_side])
    return both, np.concatenate([weights, weights]) / (2 * weights.sum())


def bounded_ends(tally: Tally, level: float = LEVEL, bounds: Bounds = (-1.0, 1.0)) -> tuple[float, float]:
    """The interval of a mean of numbers between bounds: always within them."""
    import numpy as np

    games = sum(tally.values())
    if not games:
        return bounds
    mean, enough = sum(x * n for x, n in tally.items()) / games, -log(1 - level)
    ends = []
    for side in bounds:
        inside, outside = mean, side
        for _ in range(4):  # each time a thirtieth of what was left
            between = np.linspace(inside, outside, 31)
            beyond = np.flatnonzero(_bets(tally, between, bounds) >= enough)
            if not len(beyond):
                inside = outside
                break
            at = max(1, int(beyond[0]))
            inside, outside = float(between[at - 1]), float(between[at])
        ends.append(outside)
    return ends[0], ends[1]


# -- Any numbers -----------------------------------------------------------------------------


def of_mean(n: int, total: float, squares: float, value: float = 0.0) -> float:
    """Against a mean of numbers of unknown spread, from their count, sum and sum of squares."""
    if n < 2:
        return 0.0
    apart = total - n * value
    around = squares - 2 * value * total + n * value * value
    if around <= 0:
        return 0.0
    left = 1 - apart * apart / ((n + WEIGHT) * around)
    return -0.5 * log1p(n / WEIGHT) - 0.5 * n * log(left)


def mean_ends(n: int, total: float, squares: float, level: float = LEVEL) -> tuple[float, float]:
    """The interval of a mean; a few games say nothing at all."""
    if n < 2:
        return -inf, inf
    mean = total / n
    spread = max(0.0, squares - total * mean)
    ratio = exp(2 / n * (0.5 * log1p(n / WEIGHT) - log(1 - level)))
    room = 1 - ratio * WEIGHT / (n + WEIGHT)
    if room <= 0:
        return -inf, inf
    reach = sqrt((ratio - 1) * spread / (n * room))
    return mean - reach, mean + reach


# -- Many lines ------------------------------------------------------------------------------


def together(evidence: Iterable[float]) -> float:
    """Against all hypotheses at once: the mean of e-values is one, whatever they have to do with each other."""
    logs = list(evidence)
    if not logs:
        return 0.0
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


def doubts(evidence: Mapping[K, float], groups: Mapping[K, Hashable] | None = None) -> dict[K, float]:
    """What doubt remains about each line of an answer; lines of a group wait for its joint test."""
    found = _adjusted(evidence)
    if not groups:
        return found
    joint = joint_doubts(evidence, groups)
    return {name: max(doubt, joint[groups[name]]) if name in groups else doubt for name, doubt in found.items()}


def joint_doubts(evidence: Mapping[K, float], groups: Mapping[K, Hashable]) -> dict[Hashable, float]:
    """What doubt remains that the lines of each group differ at all; a line of its own is its group."""
    members: dict[Hashable, list[float]] = {}
    for name, one in evidence.items():
        members.setdefault(groups.get(name, ("alone", name)), []).append(one)
    return _adjusted({group: together(some) for group, some in members.items()})


def _adjusted(evidence: Mapping[K, float]) -> dict[K, float]:
    """e-BH: the least level at which a line would be named."""
    found: dict[K, float] = {}
    least, lines = 1.0, len(evidence)
    ranked = sorted(evidence.items(), key=lambda pair: pair[1])
    for below, (name, one) in enumerate(ranked):
        least = min(least, exp(min(0.0, log(lines / (lines - below)) - one)))
        found[name] = least
    return {name: found[name] for name in evidence}


def certainty(doubt: float) -> Certainty:
    return SURE if doubt <= NO_DOUBT else LIKELY if is_named(doubt) else CHANCE


def is_named(doubt: float) -> bool:
    return doubt <= 1 - LEVEL + 1e-12


def level_of(named: int, lines: int) -> float:
    """Of the intervals of what was named among so many lines: on average 5 % of them at most are wrong."""
    return 1 - (1 - LEVEL) * max(1, named) / max(1, lines)
