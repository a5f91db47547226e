"""Evidence holds at every look, and false discoveries are as rare as is said."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import exp, log, sqrt

import pytest

from tablee.evidence import (
    CHANCE,
    LIKELY,
    SURE,
    bounded_ends,
    certainty,
    doubts,
    is_named,
    joint_doubts,
    mean_ends,
    of_bounded,
    of_mean,
    of_share,
    share_ends,
    together,
)
from tablee.stats import wilson

RUNS, GAMES = 300, 400
Wrong = Callable[[Counter[float], int], bool]  # whether the truth has just been called false


def ever_wrong(wrong: Wrong, draw: Callable[[random.Random], float], every: int, start: int = 5) -> float:
    """In which share of runs a truth is called false at some look."""
    dice, runs = random.Random(2026), 0
    for _ in range(RUNS):
        tally: Counter[float] = Counter()
        for n in range(1, GAMES + 1):
            tally[draw(dice)] += 1
            if n >= start and n % every == 0 and wrong(tally, n):
                runs += 1
                break
    return runs / RUNS


def sums(tally: Counter[float]) -> tuple[float, float]:
    return sum(x * n for x, n in tally.items()), sum(x * x * n for x, n in tally.items())


@pytest.mark.parametrize("share", [0.03, 0.25, 0.5, 0.9])
def test_shares_hold_at_every_look(share: float) -> None:
    draw = lambda dice: float(dice.random() < share)  # noqa: E731
    assert ever_wrong(lambda t, n: of_share(t[1.0], n, share) >= log(20), draw, every=1) <= 0.05

    def plainly(t: Counter[float], n: int) -> bool:
        low, high = wilson(t[1.0], n)
        return not low <= share <= high

    assert ever_wrong(plainly, draw, every=1) > 0.2, "an interval for one look is wrong at some of many"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_differences_hold_at_every_look(players: int) -> None:
    """One seat against the others of its table, one winner."""
    draw = lambda dice: 1.0 if dice.random() * players < 1 else -1 / (players - 1)  # noqa: E731
    assert ever_wrong(lambda t, _: of_bounded(t) >= log(20), draw, every=10) <= 0.05


def test_differences_of_pairs_hold_at_every_look() -> None:
    draw = lambda dice: dice.choice([0.0] * 8 + [1.0, -1.0])  # noqa: E731
    assert ever_wrong(lambda t, _: of_bounded(t) >= log(20), draw, every=10) <= 0.05


@pytest.mark.parametrize("skew", [False, True])
def test_means_hold_at_every_look(skew: bool) -> None:
    """Lengths of games are skewed: of them it is nearly so, from a handful of games on."""
    draw = lambda dice: dice.expovariate(1) - 1 if skew else dice.gauss(0, 3)  # noqa: E731
    assert ever_wrong(lambda t, n: of_mean(n, *sums(t)) >= log(20), draw, every=8, start=16) <= 0.05


def test_intervals_are_what_there_is_too_little_evidence_against() -> None:
    low, high = share_ends(30, 100)
    assert of_share(30, 100, low) == pytest.approx(log(20), abs=1e-6)
    assert of_share(30, 100, high) == pytest.approx(log(20), abs=1e-6)
    tally = {1.0: 30, -0.5: 60, 0.0: 10}
    assert [of_bounded(tally, end) for end in bounded_ends(tally)] == pytest.approx([log(20)] * 2, abs=0.01)
    assert [of_mean(50, 20, 90, end) for end in mean_ends(50, 20, 90)] == pytest.approx([log(20)] * 2, abs=1e-6)


def test_no_interval_is_impossible() -> None:
    for wins, games in [(0, 1), (1, 1), (0, 3), (3, 3), (1, 5000), (0, 0)]:
        low, high = share_ends(wins, games)
        assert 0 <= low <= (wins / games if games else 0) <= high <= 1
    for tally in ({1.0: 1}, {-1.0: 2}, {1.0: 40}, {0.0: 500}, {}, {1.0: 1, -1.0: 1}):
        low, high = bounded_ends(tally)
        assert -1 <= low <= high <= 1


def test_many_games_tell_little_differences() -> None:
    low, high = bounded_ends({1.0: 51_000, -1.0: 49_000})
    assert 0 < low < 0.02 < high < 0.04
    assert high - low < 4 * 2 / sqrt(100_000)


def test_looking_costs_half_as_much_again() -> None:
    """What it costs that one may look as often as one likes."""
    for wins, games in [(25, 100), (100, 400), (250, 1000), (2500, 10000)]:
        (low, high), (once_low, once_high) = share_ends(wins, games), wilson(wins, games)
        assert 1.4 < (high - low) / (once_high - once_low) < 1.85


def test_the_joint_test_is_the_mean() -> None:
    assert exp(together([log(2), log(4)])) == pytest.approx(3)
    assert together([]) == 0
    assert together([900.0, 0.0]) == pytest.approx(900 - log(2))


def named(*e: float) -> list[bool]:
    return [is_named(d) for d in doubts({n: log(one) for n, one in enumerate(e)}).values()]


def test_lines_are_named_as_e_bh_says() -> None:
    """Of K lines the best k are named where the k-th has at least 20 K/k."""
    assert named(19) == [False]
    assert named(20) == [True]
    assert named(39, 1) == [False, False]
    assert named(40, 1) == [True, False]
    assert named(20, 20) == [True, True]
    assert named(1, 30, 31, 59) == [False, True, True, True]


def test_a_single_seat_waits_for_the_joint_test() -> None:
    seats = {f"seat {n}": log(e) for n, e in enumerate([50, 0.1, 0.1, 0.1])}
    others = {f"rest {n}": log(1000) for n in range(9)}
    groups = dict.fromkeys(seats, "seat")
    assert is_named(doubts({**seats, **others})["seat 0"])
    assert not is_named(doubts({**seats, **others}, groups)["seat 0"])
    assert joint_doubts({**seats, **others}, groups)["seat"] > 0.05


def test_words_follow_the_doubt() -> None:
    assert [certainty(d) for d in (0, 0.001, 0.01, 0.05, 0.051, 1)] == [SURE, SURE, LIKELY, LIKELY, CHANCE, CHANCE]
