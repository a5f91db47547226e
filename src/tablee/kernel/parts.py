"""What a game brings beside its rules: modules of its own package, found by name, for ours and anybody's alike.

``mind`` and ``live`` tell bots how to play it, ``terminal`` draws its board, ``picture`` does so on
paper, ``lore`` tells the lab what to note.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import TYPE_CHECKING

from tablee.kernel.faults import BadInput
from tablee.kernel.state import StuckTable

if TYPE_CHECKING:
    from tablee.kernel.game import Game

PARTS = (
    "mind",
    "belief",
    "live",
    "terminal",
    "picture",
    "lore",
)  # every other module of a game's folder belongs to its rules
MADE = ("_names.py", "_steps.py", "_book.py")  # written by `tablee generate`


def find(game: Game, part: str) -> ModuleType | None:
    """A part of a game; None where the game brings none and the generic one serves, `BadInput` for a broken one."""
    name = f"{game.package}.{part}"
    try:
        return import_module(name) if find_spec(name) else None
    except (Exception, SystemExit) as fault:
        raise BadInput(f"the {part} of the game '{game.id}' cannot be used: {why(fault, game.package)}") from None


def why(fault: BaseException, package: str) -> str:
    """What is wrong with somebody's code, and the last line of their own that led there."""
    if isinstance(fault, BadInput):
        return str(fault)
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{fault.filename}:{fault.lineno}: {fault.msg}; mend that line."
    if isinstance(fault, StuckTable):
        return f"{fault}; a rule says what comes then, or finishes the game."
    what = f"{type(fault).__name__}: {fault}".splitlines()[0][:200]
    folder = package.partition(".")[0]
    theirs = [place for place in way(fault) if folder in place[0].with_suffix("").parts]
    if not theirs:
        return f"{what}."
    file, line = theirs[-1]
    made = file.name in MADE or any(f"{Path(one).stem}'" in what for one in MADE)
    return f"{file}:{line}: {what}; {'generate the game anew' if made else 'mend that line'}."


def way(fault: BaseException) -> list[tuple[Path, int]]:
    """The files and lines that led to a fault, also in another process, of which only the words come back."""
    here = [(Path(line.filename), line.lineno or 0) for line in extract_tb(fault.__traceback__)]
    there = re.findall(r'File "(.+)", line (\d+)', str(fault.__cause__ or ""))
    return here + [(Path(file), int(line)) for file, line in there]


def package_in(folder: Path) -> Path | None:
    """A game's package: the folder itself, or the one of the same name in it."""
    inside = folder / folder.resolve().name
    return next((path for path in (folder, inside) if (path / "__init__.py").is_file()), None)
