"""`docs/add-a-card.md`, done word for word to a copy of Boom: then its scenes and all laws hold."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.kernel.generate.command import update

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-card.md"
COPY = "brioche"  # Boom, as a package of somebody's own
BETWEEN = {"toml": "\n", "python": "\n\n", "ftl": ""}  # what is already there and what is added
RENAMED = {"tablee.games.boom": COPY, "tests.games.boom": f"{COPY}_scenes", '"boom"': f'"{COPY}"'}


def blocks() -> Iterator[tuple[str, str, str]]:
    """Each block of the page: the file that was named last before it, its language, its text."""
    path = ""
    parts = re.split(r"^ {3}```(\w+)\n(.*?)^ {3}```\n", PAGE.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for text, language, block in zip(parts[::3], parts[1::3], parts[2::3], strict=False):
        path = [path, *re.findall(r"`((?:src|tests)/[\w./]+)`", text)][-1]
        yield path, language, re.sub(r"^ {3}", "", block, flags=re.MULTILINE)


def follow(home: Path) -> None:
    """Do what the page says to the files in `home`."""
    for name, language, block in blocks():
        path = home / name
        if language == "diff":
            path.write_text(patched(path.read_text("utf-8"), block), "utf-8")
        elif language in BETWEEN:
            path.write_text(path.read_text("utf-8") + BETWEEN[language] + block, "utf-8")


def patched(text: str, diff: str) -> str:
    """A text with a change that says what was there."""
    lines = diff.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    assert text.count(old) == 1, f"the page says there is {old!r}"
    return text.replace(old, new)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Boom and its scenes, changed as the page says and then made a package of its own."""
    home = tmp_path_factory.mktemp("home")
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    for folder in ("src/tablee/games/boom", "tests/games/boom"):
        shutil.copytree(ROOT / folder, home / folder, ignore=ignore)
    follow(home)
    shutil.move(home / "src/tablee/games/boom", home / COPY)
    shutil.move(home / "tests/games/boom", home / f"{COPY}_scenes")
    for path in home.rglob("*.py"):
        path.write_text(renamed(path.read_text("utf-8")), "utf-8")
    found = home / f"{COPY}-1.0.dist-info"
    found.mkdir()
    (found / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {COPY}\nVersion: 1.0\n")
    (found / "entry_points.txt").write_text(f"[tablee.games]\n{COPY} = {COPY}:GAME\n")
    assert "wrote _names.py, _book.py" in update(home / COPY)
    return home


def renamed(text: str) -> str:
    for old, new in RENAMED.items():
        text = text.replace(old, new)
    return text


def run(home: Path, *command: str) -> None:
    """In a process that finds the copy as it finds anybody's game."""
    above = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(above)}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def test_the_scenes_of_the_old_cards_and_of_the_new_one_pass(home: Path) -> None:
    assert "tournee_generale" in (home / f"{COPY}_scenes" / "test_cards.py").read_text("utf-8")
    run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", str(home / f"{COPY}_scenes"))


def test_all_laws_hold(home: Path) -> None:
    laws = ["tests/laws/test_laws.py", "tests/laws/test_sources.py"]
    run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", *laws, "-k", COPY)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_has_its_words(home: Path, lang: str) -> None:
    check = "from tests.laws.test_catalogue import test_everything_has_its_words as check"
    run(home, "-c", f"{check}; check({COPY!r}, {lang!r})")


def test_a_page_that_is_wrong_is_noticed() -> None:
    with pytest.raises(AssertionError, match="the page says"):
        patched("EFFECTS = 1\n", " EFFECTS = 2\n+EFFECTS = 3\n")
