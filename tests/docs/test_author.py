"""The page for authors, gone word for word: every command is run, every change is made, in the order of the page."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs/author.md").read_text("utf-8")
WAY = re.compile(r"In \*\*(?P<file>[\w./]+)\*\*:|```diff\n(?P<diff>.*?)```|```console\n(?P<console>.*?)```", re.DOTALL)
LONG = ("--levels", "lab")


def change(file: Path, diff: str) -> None:
    """What a diff says, at the one place where it fits."""
    before = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in " -")
    after = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in " +")
    text = file.read_text("utf-8")
    assert text.count(before) == 1, f"{file}: {before}"
    file.write_text(text.replace(before, after), "utf-8")


def started(command: str, folder: Path) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en"}
    words = [sys.executable, "-m", *shlex.split(command)]
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def go(folder: Path, left_out: tuple[str, ...]) -> dict[str, str]:
    """The whole way; what every command said."""
    file, said = folder, {}
    for found in WAY.finditer(PAGE.partition("## Words an author needs")[0]):
        if found["file"]:
            file = folder / found["file"]
        elif found["diff"]:
            change(file, found["diff"])
        else:
            commands = re.findall(r"^\$ (.+)\n((?:[^$\n].*\n)*)", found["console"], re.MULTILINE)
            for command, shown in commands:
                if not set(left_out) & set(command.split()):
                    said[command] = started(command, folder)
                    assert shown in said[command]
    return said


def test_the_way_to_a_game_of_ones_own(tmp_path: Path) -> None:
    said = go(tmp_path, LONG)
    assert len(said) == 5
    checked = next(text for command, text in said.items() if " check " in command)
    assert "·" not in checked
    assert (tmp_path / "mulberry-cards.pdf").stat().st_size > 10_000


@pytest.mark.long
def test_the_whole_way_to_a_dossier(tmp_path: Path) -> None:
    assert len(go(tmp_path, ())) == 8
    assert "normal" in (tmp_path / "mulberry/mulberry/levels.toml").read_text("utf-8")
