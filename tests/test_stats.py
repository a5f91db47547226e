"""Intervals, sums and looks."""

from __future__ import annotations

import random

import pytest
from scipy.stats import binomtest

from tablee.stats import Mean, Share, Sums, add, at_look, mean, note, wilson


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (3, 10), (70, 100), (1, 1000)])
def test_a_share_has_the_wilson_interval(wins: int, games: int) -> None:
    known = binomtest(wins, games).proportion_ci(method="wilson")
    assert (Share(wins, games).low, Share(wins, games).high) == pytest.approx((known.low, known.high), abs=1e-9)


def test_no_games_say_nothing() -> None:
    assert (Share(0, 0).share, Share(0, 0).low, Share(0, 0).high) == (0.0, 0.0, 1.0)


def test_looking_often_is_paid_for() -> None:
    widths = [at_look(50, 100, look).high - at_look(50, 100, look).low for look in (1, 2, 5)]
    assert Share(50, 100).high - Share(50, 100).low < widths[0] < widths[1] < widths[2]


def test_looks_are_wrong_in_five_per_cent_at_most() -> None:
    dice, wrong = random.Random(1), 0
    for _ in range(300):
        wins = games = 0
        for look in range(1, 7):
            more = 50 * 2 ** (look - 1) - games
            wins, games = wins + sum(dice.random() < 0.4 for _ in range(more)), games + more
            ends = at_look(wins, games, look)
            if not ends.low <= 0.4 <= ends.high:
                wrong += 1
                break
    assert wrong <= 0.05 * 300


def test_means_come_from_whole_sums() -> None:
    sums: Sums = {}
    for value in (1, 2, 6):
        note(sums, "x", value)
    found = mean(sums, "x")
    assert (found.n, found.mean) == (3, 3.0)
    assert found.spread == pytest.approx(7**0.5)
    assert found.low == pytest.approx(3 - 1.96 * (7 / 3) ** 0.5, abs=1e-3)
    assert not Mean(3, 3, 30).is_sure
    assert Mean(100, 300, 1000).is_sure


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
