"""How a game feels: options, drama and suspense, from points that are known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.lab.compare.measure import Difference, differences, play_pairs
from tablee.lab.compare.page import numbers
from tablee.lab.notes import TENTHS, Witness, measured, plainly, play_notes, witnessed
from tablee.lab.plan import plan
from tablee.lab.tune.measure import achieved
from tablee.lab.words import Speech
from tablee.stats import Sums, mean, note


def seen(points: list[list[int]], winner: int, score: int = 1) -> Any:
    one: Any = Witness.__new__(Witness)
    one.g = SimpleNamespace(seats=len(points[0]), winners=1 << winner)
    one.lore, one.points = SimpleNamespace(score=score), points
    return one


def test_drama_is_how_far_the_winner_was_behind() -> None:
    assert seen([[0, 10], [4, 20], [30, 20]], 0)._drama() == 100
    assert seen([[10, 5], [20, 15], [30, 20]], 0)._drama() == 0
    assert seen([[10, 5], [20, 15]], 1)._drama() == 50
    assert seen([[10, 5], [20, 15]], 1, score=-1)._drama() == 0, "where the fewest points lead"


def test_suspense_is_how_often_the_lead_was_close() -> None:
    assert seen([[10, 10], [20, 19], [30, 10], [40, 10]], 0)._suspense() == 50
    assert seen([[0, 0, 0]], 0)._suspense() == 100


@pytest.mark.parametrize("game", ["bunny", "baba"])
def test_options_are_counted_where_there_is_a_choice(game: str) -> None:
    one = witnessed(plan(game, None, 1, 1, "random", {}), 0, choices=True)
    real = [move.options for move, _ in one.choices or [] if move.options > 1]
    assert one.measures()["branching"] == round(TENTHS * sum(real) / len(real))
    assert one.measures()["branching"] > TENTHS


@pytest.mark.parametrize(("name", "most"), [("decided", 100.0), ("suspense", 100.0), ("lead_changes", float("inf"))])
def test_no_interval_of_a_measure_is_impossible(name: str, most: float) -> None:
    """A few games that are far apart leave much open, but nothing below nought and no more than all turns."""
    sums = Sums()
    for value in (0, 100, 95) * 8:
        note(sums, name, value)
        found = measured(sums, name)
        assert 0 <= found.low <= found.mean <= found.high <= most
    assert "inf" not in Speech("boom", "en").mean(found)
    note(few := Sums(), name, 7)
    assert "inf" not in Speech("boom", "en").mean(measured(few, name))


def test_options_and_minutes_are_told_as_people_count_them() -> None:
    """Sums are whole numbers, so that options are kept in tenths and time in seconds; nobody is told so."""
    what = plan("bunny", 2, 2, 1, "random", {})
    sums = play_pairs(what, what, 0, 2)
    s = Speech("bunny", "en")
    rows = {row[0]: row[1] for row in (builder_row(d, s) for d in differences(sums))}
    options, seconds = (sums[f"a|{name}"] / 2 for name in ("branching", "seconds"))
    assert rows["options of a real choice"] == f"{options / TENTHS:.2f}"
    assert rows["minutes (estimated)"] == f"{seconds / 60:.2f}"
    notes = play_notes(what, 0, 2)
    assert achieved(notes, "branching")[0] == pytest.approx(mean(notes.sums, "branching").mean / TENTHS)
    assert achieved(notes, "minutes")[0] == pytest.approx(mean(notes.sums, "seconds").mean / 60)


def builder_row(d: Difference, s: Speech) -> list[str]:
    return [s.measure(plainly(d.name)[0]), *numbers(d, s)]
