"""Which levels are worth their name: each is measured against the best one below it, and noted at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tablee import bots, games
from tablee.kernel.game import BadInput, Game
from tablee.studio import levels

STRENGTH = {"random": 0, "novice": 1, "normal": 3, "expert": 2, "maitre": 4, "legende": 5, "appris": 2}


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose levels are noted elsewhere."""
    monkeypatch.setattr(Game, "folder", property(lambda _: tmp_path))
    bots.forget_levels()
    return replace(games.game("boom"), id="orchard")


def by_strength(met: list[tuple[str, str]], strength: dict[str, int]) -> object:
    def against(_: Game, level: str, below: str) -> levels.Found:
        met.append((level, below))
        return levels.Found(level, below, 0.7, 20, strength[level] > strength[below])

    return against


def test_each_plays_the_best_below_it_and_the_lobby_offers_those_that_win(
    orchard: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[tuple[str, str]] = []
    monkeypatch.setattr(levels, "against", by_strength(met, STRENGTH))
    offered = [bots.offered(orchard) for _ in levels.measured(orchard)]
    assert met == [
        ("normal", "random"),
        ("novice", "random"),
        ("normal", "novice"),
        ("expert", "normal"),
        ("maitre", "normal"),
    ]
    assert offered[0] == ("random", "normal")
    assert offered[-1] == ("random", "novice", "normal", "maitre")


def test_what_was_learnt_is_measured_where_there_is_something(orchard: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[str, str]] = []
    (orchard.folder / bots.WEIGHTS).write_bytes(b"")
    monkeypatch.setattr(levels, "against", by_strength(met, STRENGTH))
    assert len(list(levels.measured(orchard))) == 7
    assert met[-2:] == [("legende", "maitre"), ("appris", "maitre")]
    assert bots.offered(orchard)[-1] == "legende"


def test_where_nothing_beats_chance_only_chance_is_offered(orchard: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "against", by_strength([], dict.fromkeys(STRENGTH, 0)))
    assert len(list(levels.measured(orchard))) == 4
    assert bots.offered(orchard) == ("random",)
    assert bots.usual(orchard) == "random"


def test_a_folder_that_cannot_be_written_to_is_one_sentence(orchard: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "against", by_strength([], STRENGTH))
    (orchard.folder / levels.FILE).mkdir()
    with pytest.raises(BadInput, match=r"levels.toml cannot be written: Is a directory\."):
        next(levels.measured(orchard))
