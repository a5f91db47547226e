"""The leaderboard: what its script writes is the page, and an order that is luck is not called one."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee.games import OURS, game
from tablee.lab.arena.match import Outcome

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "leaderboard.md").read_text("utf-8")


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    yield import_module("leaderboard")
    sys.modules.pop("leaderboard", None)


def deal(*winners: str) -> list[Outcome]:
    return [Outcome(("a", "b"), (("a", "b").index(who),), {}) for who in winners]


def test_who_always_wins_is_ahead_and_who_wins_by_turns_is_not(script: Any) -> None:
    assert script.told_apart(["a", "b"], [deal("a", "a")] * 40) == {("a", "b"): "sure"}
    assert script.told_apart(["a", "b"], [deal("a", "b")] * 400) == {("a", "b"): "not told"}
    assert script.told_apart(["a", "b"], [deal("a", "a"), deal("b", "b")] * 200) == {("a", "b"): "not told"}
    assert script.told_apart(["a", "b"], [deal("a", "a")] * 2) == {("a", "b"): "not told"}


def test_the_page_is_what_its_command_writes(script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In small: the head of the page for its own words, and for each game a table ordered by shares of wins."""
    words = re.search(r"examples/leaderboard\.py (\S+) --games (\d+) --iterations (\d+) --seed (\d+)", PAGE)
    assert words
    bots, games, iterations, seed = words.groups()
    assert PAGE.startswith(script.HEAD.format(bots=bots, games=games, iterations=iterations, seed=seed))
    small = ["leaderboard.py", bots, "--games", "5", "--iterations", "2", "--seed", seed, "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", [*small, "--game", "bunny", "--write", str(tmp_path / "page.md")])
    script.main()
    made = (tmp_path / "page.md").read_text("utf-8")
    for one, names in ((made, ["bunny"]), (PAGE, OURS)):
        tables = one.split("\n## ")[1:]
        assert [table.partition("\n")[0] for table in tables] == [game(name).title("en") for name in names]
        for table in tables:
            rows = re.findall(
                r"^\| `(\w+)` \| ([\d.]+) % \| .* \| (sure|likely|not told|) \| [\d.]+ \|$", table, re.MULTILINE
            )
            assert sorted(name for name, _, _ in rows) == sorted(bots.split(","))
            shares = [float(share) for _, share, _ in rows]
            assert shares == sorted(shares, reverse=True)
            assert [said == "" for _, _, said in rows] == [False] * (len(rows) - 1) + [True]
