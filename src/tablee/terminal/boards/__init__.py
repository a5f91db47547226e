"""Boards: what lies on the table, drawn with colours or said in plain lines.

A game's ``terminal`` module draws its board with ``draw(view, teller)`` and says it with ``lines(view, teller)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import RenderableType

from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.kernel.state import Field
from tablee.kernel.telling import Teller
from tablee.terminal.boards import generic

View = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    draw: Callable[[View, Teller], RenderableType]
    lines: Callable[[View, Teller], list[str]]


def board(game: Game, fields: tuple[Field, ...]) -> Board:
    """The game's own board, or one made from the words of its fields."""
    if own := parts.find(game, "terminal"):
        return Board(own.draw, own.lines)
    return Board(partial(generic.draw, fields), partial(generic.lines, fields))
