"""Matches between levels: a second one is played only where the first told nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import strength
from bench.strength import Test as Duel
from tablee.games import game
from tablee.lab.arena.measure import ABOVE, OPEN

FIRST = Duel("bunny", 2, "normal,novice", (2,))
SECOND = Duel("bunny", 2, "normal,novice", (4,), seed=2, spent=1)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Duel]:
    """Which matches were played; all others are as they were noted."""
    tests: list[Duel] = []

    def run(test: Duel, _: int) -> dict[str, object]:
        tests.append(test)
        return noted(test, OPEN)

    monkeypatch.setattr(strength, "run", run)
    monkeypatch.setattr(strength, "row", str)
    return tests


def noted(test: Duel, verdict: str) -> dict[str, object]:
    what = test.what
    about = {"game": test.game, "players": test.players, "bots": what.bots, "options": dict(what.options)}
    box = game(test.game).fingerprint(None)
    return {**about, "iterations": what.iterations, "seed": test.seed, "box": box, "verdict": verdict}


def test_what_is_missing_is_played_once(tmp_path: Path, played: list[Duel]) -> None:
    for _ in range(2):
        strength.play_missing([FIRST], tmp_path / "found.jsonl", 1)
    assert played == [FIRST]


@pytest.mark.parametrize(("verdict", "again"), [(OPEN, [SECOND]), (ABOVE, [])])
def test_a_second_match_follows_one_that_told_nothing(
    tmp_path: Path, played: list[Duel], verdict: str, again: list[Duel]
) -> None:
    (tmp_path / "found.jsonl").write_text(json.dumps(noted(FIRST, verdict)) + "\n")
    strength.play_missing([FIRST, SECOND], tmp_path / "found.jsonl", 1)
    assert played == again


def test_a_match_with_other_cards_tells_nothing_about_these(tmp_path: Path, played: list[Duel]) -> None:
    other = {**noted(FIRST, ABOVE), "box": "another"}
    (tmp_path / "found.jsonl").write_text(json.dumps(other) + "\n")
    strength.play_missing([FIRST, SECOND], tmp_path / "found.jsonl", 1)
    assert played == [FIRST, SECOND]
