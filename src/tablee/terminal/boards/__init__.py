"""Boards: what lies on the table, drawn with colours or said in plain lines.

A module here named like a game draws its board with ``draw(view, teller)`` and says it with ``lines(view, teller)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from tablee.kernel.state import Field
from tablee.kernel.telling import Teller
from tablee.terminal.boards import generic

View = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    draw: Callable[[View, Teller], RenderableType]
    lines: Callable[[View, Teller], list[str]]


def board(game: str, fields: tuple[Field, ...]) -> Board:
    """The game's own board, or one made from the words of its fields."""
    name = f"{__name__}.{game}"
    if game.isidentifier() and game != "generic" and find_spec(name):
        own = import_module(name)
        return Board(own.draw, own.lines)
    return Board(partial(generic.draw, fields), partial(generic.lines, fields))
