"""What a game brings beside its rules: modules of its own package, found by name, for ours and anybody's alike.

``mind`` and ``live`` tell bots how to play it, ``terminal`` draws its board, ``picture`` does so on
paper, ``lore`` tells the lab what to note.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

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


def find(game: Game, part: str) -> ModuleType | None:
    """A part of a game; None where the game brings none and the generic one serves."""
    name = f"{game.package}.{part}"
    return import_module(name) if find_spec(name) else None


def package_in(folder: Path) -> Path | None:
    """A game's package: the folder itself, or the one of the same name in it."""
    inside = folder / folder.resolve().name
    return next((path for path in (folder, inside) if (path / "__init__.py").is_file()), None)
