"""The pages of findings are written from what the lab's commands answer today, with its words and its axis."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablee.games import OURS
from tests.commands import Command
from tools.findings import LEFT, TICKS, WIDE, main, picture

FINDINGS = Path(__file__).parents[2] / "docs/findings"


@pytest.fixture
def tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path / "data", monkeypatch, capsys)


def test_a_page_is_written_from_the_answers(tablee: Command, tmp_path: Path) -> None:
    asked = {
        "balance": "lab balance boom --games 8 --bots random --skill 4",
        "audit": "lab audit boom --games 1",
        "claims": "lab claims boom --games 50 --players 4 --bots random",
    }
    for kind, words in asked.items():
        answer = tablee(f"{words} --seed 5 --jobs 1 --json").out
        (tmp_path / f"{kind}.boom.json").write_text(answer, "utf-8")
    main(str(tmp_path), str(tmp_path / "docs"), "abc1234")
    text = (tmp_path / "docs/boom.md").read_text("utf-8")
    found = json.loads((tmp_path / "balance.boom.json").read_text("utf-8"))
    farceur = found["bars"]["role"]["farceur"]
    assert f"farceur {farceur['ratio']:.2f} (" in text
    assert "that they differ |" in text
    assert "`novice` bots (8 games" in text
    assert "All 5 intervals hold together in 95% of such answers" in text
    assert f"a novice among novices wins ({found['skill']['novice']['share']:.0%})" in text
    assert "seed 5" in text
    for name in re.findall(r"!\[.*?\]\((.*?)\)", text):
        assert (tmp_path / "docs" / name).exists()


def test_every_picture_has_the_same_axis() -> None:
    for share in (0.14, 0.94):
        drawn = picture({"a": {"share": share, "low": share, "high": share}}, None, "#123")
        assert f'width="{WIDE * share:.1f}"' in drawn
        assert [f">{tick}%<" in drawn for tick in TICKS] == [True] * 5
        assert f'x="{LEFT}"' in drawn


@pytest.mark.parametrize("game", OURS)
def test_what_is_published_speaks_as_the_lab_does(game: str) -> None:
    """Not the plain 95 % of each line, which it once printed."""
    text = (FINDINGS / f"{game}.md").read_text("utf-8")
    assert "Intervals hold at every look" in text
    assert "95 % interval" not in text
