"""Intervals, sums and looks."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from tablee.stats import Share, Sums, add, mean, note, wilson


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (3, 10), (70, 100), (1, 1000)])
def test_a_share_has_the_wilson_interval(wins: int, games: int) -> None:
    known = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((known.low, known.high), abs=1e-9)
    assert Share(wins, games).low <= known.low < known.high <= Share(wins, games).high, "it holds at every look"


def test_no_games_say_nothing() -> None:
    assert (Share(0, 0).share, Share(0, 0).low, Share(0, 0).high) == (0.0, 0.0, 1.0)


def test_means_come_from_whole_sums() -> None:
    sums: Sums = {}
    for value in (1, 2, 6):
        note(sums, "x", value)
    found = mean(sums, "x")
    assert (found.n, found.mean) == (3, 3.0)
    assert found.spread == pytest.approx(7**0.5)
    assert found.as_json() == {"n": 3, "mean": 3.0, "low": None, "high": None}, "three games say nothing"


def test_sums_add_up_in_any_order() -> None:
    parts = [{"a": 1}, {"a": 2, "b": 5}, {"c": 1}]
    one: Sums = {}
    other: Sums = {}
    for part in parts:
        add(one, part)
    for part in reversed(parts):
        add(other, part)
    assert one == other == {"a": 3, "b": 5, "c": 1}


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)  # as in the usual tables
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    low, high = wilson(10, 10)
    assert (round(low, 4), high) == (0.7225, 1.0)
    assert wilson(0, 0) == (0.0, 1.0)
