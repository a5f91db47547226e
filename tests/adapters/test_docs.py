"""The walk-throughs of docs/research.md and docs/train.md run from top to bottom."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
TRAIN = DOCS.with_name("train.md")


@pytest.mark.parametrize(("page", "least"), [(DOCS, 7), (TRAIN, 2)])
def test_every_block_of_the_walk_through_runs(page: Path, least: int) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= least
    scope: dict[str, Any] = {"__name__": "walk_through"}
    for block in blocks:
        exec(compile(block, str(page), "exec"), scope)


def test_the_openspiel_section_runs_by_itself() -> None:
    section = DOCS.read_text("utf-8").partition("## OpenSpiel")[2].partition("\n## ")[0]
    blocks = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    assert len(blocks) > 1
    subprocess.run([sys.executable, "-c", "\n".join(blocks)], check=True)


def test_the_sizes_in_the_table_are_true() -> None:
    from tablee.games import OURS, game
    from tablee.spaces.layout import lay

    rows = re.findall(r"^\| (cells|actions) \|(.*)\|$", DOCS.read_text("utf-8"), re.MULTILINE)
    told = {what: [int(cell.strip().replace(",", "")) for cell in cells.split("|")] for what, cells in rows}
    laid = [lay(game(name), game(name).usual) for name in OURS]
    assert told["cells"] == [int(one.spaces.sheet.size) for one in laid]
    assert told["actions"] == [int(one.spaces.actions.size) for one in laid]
