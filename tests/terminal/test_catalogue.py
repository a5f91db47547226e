"""`tablee games` and `tablee generate`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee.games import game, games
from tablee.kernel.generate.command import package_of
from tests.commands import Command


def test_every_game_is_listed_with_its_options(tablee: Command) -> None:
    out = tablee("games --lang en").out
    for name, rules in games().items():
        assert f"{name}  " in out
        for choice in rules.options:
            assert f"--option {choice.name}={choice.values[0]}" in out


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A game of somebody's own: Boom in a package `mine.games.boom`."""
    folder = tmp_path / "mine" / "games" / "boom"
    shutil.copytree(game("boom").folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for above in (folder.parent, folder.parent.parent):
        (above / "__init__.py").touch()
    return folder


def test_steps_and_book_are_generated_for_the_folder_they_are_in(tablee: Command, copy: Path) -> None:
    assert package_of(copy) == "mine.games.boom"
    assert tablee(f"generate {copy}").code == 0
    assert "from mine.games.boom import" in (copy / "_book.py").read_text("utf-8")
    assert tablee(f"generate {copy} --package other").code == 0
    assert "from other import" in (copy / "_book.py").read_text("utf-8")


@pytest.mark.parametrize("line", ["def broken(:", "def broken(g: Boom) -> None:\n    g.then(do.nothing_of_the_kind())"])
def test_rules_that_cannot_be_read_are_one_sentence(tablee: Command, copy: Path, line: str) -> None:
    before = (copy / "_book.py").read_bytes()
    with (copy / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write(f"\n\n{line}\n")
    assert tablee(f"generate {copy}").is_one_sentence
    assert (copy / "_book.py").read_bytes() == before
