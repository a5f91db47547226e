"""What the lab's page says of time: how much it allows, and how finely that will tell."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee.evidence import level_of
from tablee.lab import browser
from tablee.lab.browser import Asked, Progress, Side, checking, known_to, pace
from tablee.lab.claims.measure import REACH
from tablee.lab.plan import Plan
from tablee.lab.words import Speech
from tablee.stats import Share

STRONG = "expert:10"
ASKED = Asked("claims", "boom", 4, STRONG, Side(), Side(), 120.0, "en")
COST = {"random": 0.01, "novice": 0.02, "normal": 0.03, STRONG: 2.0}  # seconds of computing a game
A_ROUND = 5 * sum(COST.values())  # the book has five difficulties


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Progress]:
    """The first of a check whose games cost what we say."""
    clock = [0.0]

    def played(what: Plan, first: int, last: int) -> tuple[int, int]:
        clock[0] += (last - first) * COST[what.bots[0]]
        return last - first, (last - first) // 2

    monkeypatch.setattr(browser, "time", SimpleNamespace(process_time=lambda: clock[0]))
    monkeypatch.setattr(browser, "play_cell", played)
    return [known for known, _ in zip(checking(ASKED, tmp_path), range(60), strict=False)]


def test_a_check_says_nothing_of_time_before_every_cell_was_tried(steps: list[Progress]) -> None:
    told = [bool(known.a_round) for known in steps]
    assert told == sorted(told)
    assert told.index(True) == 19, "four levels at each of five difficulties"
    assert steps[-1].a_round == pytest.approx(A_ROUND)


def test_what_a_check_says_of_time_is_as_true_at_first_as_later(steps: list[Progress]) -> None:
    """Games of weak bots come first and are quick: what so many took says little of the others."""
    words = Speech("boom", "en")
    for known in steps:
        known.spent = 1.0
    said = {pace(ASKED, known, words) for known in steps if known.a_round}
    assert len(said) == 1
    found = [int(n.replace(",", "")) for n in re.findall(r"[\d,]*\d", said.pop())]
    games, points, fine, minutes = found
    assert games == 20 * int(ASKED.seconds / A_ROUND)
    assert points == round(100 * known_to(games // 20, 20))
    assert fine == 100 * REACH
    needed = minutes * 60 / A_ROUND
    assert known_to(int(needed), 20) < 1.5 * REACH
    assert known_to(int(needed / 3), 20) > REACH


def test_a_rate_is_known_as_well_as_its_interval_says() -> None:
    share = Share(200, 400, level_of(1, 20))
    assert known_to(400, 20) == pytest.approx((share.high - share.low) / 2)
    assert known_to(1600, 20) < 0.6 * known_to(400, 20)
    assert known_to(400, 75) > known_to(400, 15)
