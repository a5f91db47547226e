"""What is kept depends on everything that plays: the game's folder, the kernel, the bots, the lab."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee import games
from tablee.lab import cache
from tablee.lab.cache import Cache, fingerprint
from tablee.lab.plan import plan


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("rules.py", "deep/questions.py", "weights.npz", "notes.md"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("1", "utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["rules.py", "deep/questions.py", "weights.npz", "deep/new.py"])
def test_a_source_however_deep_makes_another_name(folder: Path, name: str) -> None:
    before = fingerprint([folder])
    assert fingerprint([folder]) == before
    (folder / name).write_text("2", "utf-8")
    assert fingerprint([folder]) != before


def test_what_nobody_plays_by_changes_nothing(folder: Path) -> None:
    before = fingerprint([folder])
    (folder / "notes.md").write_text("2", "utf-8")
    assert fingerprint([folder]) == before


def test_a_module_that_moves_is_another_source(folder: Path) -> None:
    before = fingerprint([folder])
    (folder / "deep" / "questions.py").rename(folder / "questions.py")
    assert fingerprint([folder]) != before


@pytest.mark.parametrize("part", ["kernel/state.py", "bots/search.py", "lab/notes.py", "spaces/features.py"])
def test_a_changed_program_takes_up_nothing(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would be after an upgrade: the same plan, the same game, another kernel, other bots."""
    what = plan("boom", 3, 10, 1, "random", {})
    source = tmp_path / part
    source.parent.mkdir()
    monkeypatch.setattr(tablee, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(cache, "sources", cache.sources.__wrapped__)  # asked anew each time
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    source.write_text("1", "utf-8")
    Cache([what], "balance").write([1])
    assert Cache([what], "balance").read(list[int]) == [1]
    source.write_text("2", "utf-8")
    assert Cache([what], "balance").read(list[int]) is None


def test_each_game_has_a_name_of_its_own() -> None:
    names = [cache.sources(game) for game in games.games().values()]
    assert len(set(names)) == len(names)
