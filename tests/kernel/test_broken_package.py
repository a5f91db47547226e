"""One broken package of somebody else's games: a sentence names it, and everything else works."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.conftest import announced_address

BROKEN = {
    "raises": "raise RuntimeError('planted')",
    "imports": "import nothing_of_this_name",
    "exits": "raise SystemExit(3)",
    "no_game": "GAME = 'boom'",
    "lays_nothing_out": (
        "from dataclasses import replace\nfrom tablee.games.boom import GAME as THEIRS\n"
        "def fail(*_): raise ZeroDivisionError('planted')\nGAME = replace(THEIRS, id='lays_nothing_out', lay_out=fail)"
    ),
}


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, str]]:
    """A package that was installed, and the environment in which it is."""
    name = str(request.param)
    (tmp_path / f"{name}_pkg.py").write_text(BROKEN[name])
    about = tmp_path / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {name}_pkg:GAME\n")
    return name, {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), "LANG": "en"}


def names_it_once(said: str, name: str) -> bool:
    lines = [line for line in said.splitlines() if name in line]
    said = f"tablee: the game '{name}' ({name}_pkg:GAME) cannot be used: "
    return len(lines) == 1 and lines[0].startswith(said) and lines[0].endswith(".")


@pytest.mark.parametrize("words", ["games", "sim boom --games 20 --jobs 2"])
def test_commands_work_and_name_what_is_broken(broken: tuple[str, dict[str, str]], words: str) -> None:
    name, environment = broken
    command = [sys.executable, "-m", "tablee", *words.split()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Boom" in done.stdout or "boom" in done.stdout
    assert names_it_once(done.stderr, name), done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_starts_and_serves_all_others(broken: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    name, environment = broken
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data")]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=environment, text=True, **pipes) as process:  # type: ignore[call-overload]
        with urllib.request.urlopen(f"{announced_address(process)}/api/games") as answer:
            shown = answer.read().decode()
        process.terminate()
        said = process.communicate()[1]
    assert '"id":"boom"' in shown
    assert name not in shown
    assert names_it_once(said, name), said
