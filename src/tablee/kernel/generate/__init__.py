"""Write a game's ``_names.py``, ``_steps.py`` and ``_book.py`` from the text of its rules, its table and its cards.

A rule is a function ``name(g: Table, *small numbers) -> None`` that some text calls ``do.name``; a question is one
that some text calls ``ask.name`` or ``ask_all.name``.  Nothing is registered: the steps a game has are those it names,
and a name stands in one place.  Nothing is imported either: a game whose generated files are old or missing will do.
"""

from __future__ import annotations

from pathlib import Path

from tablee.kernel.generate.book import book_text
from tablee.kernel.generate.checks import check
from tablee.kernel.generate.names import names_text
from tablee.kernel.generate.source import BOOK, COMPILED, GENERATED, NAMES, STEPS, BadRules, read
from tablee.kernel.generate.steps import steps_text


def generate(folder: Path, package: str) -> dict[str, str]:
    """The text of each generated file of the game in `folder`."""
    src = read(folder, package)
    check(src)
    src.settle()
    return {NAMES: names_text(src), STEPS: steps_text(src), BOOK: book_text(src)}


def write(folder: Path, package: str) -> list[Path]:
    """Bring the generated files up to date; those that had to be written."""
    changed: list[Path] = []
    for name, text in generate(folder, package).items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed


__all__ = ["COMPILED", "GENERATED", "BadRules", "generate", "write"]
