"""Boxes of somebody's own, made from the printed ones."""

from __future__ import annotations

import tomllib
from typing import Any

from tablee.games import game, with_cards
from tablee.kernel.boxes import content
from tablee.kernel.game import Game
from tablee.lab.box import toml

Box = dict[str, Any]


def printed(name: str) -> Box:
    return content(game(name).box_file())


def row(box: Box, table: str, name: str) -> dict[str, Any]:
    """A row of a table, also of one within another."""
    rows = box[table] if table in box else [inner for line in box["menu"] for inner in line[table]]
    return next(one for one in rows if one["name"] == name)


def text(box: Box) -> str:
    written = toml(box)
    assert tomllib.loads(written) == box
    return written


def played(name: str, box: Box) -> Game:
    """The game with this box, as if it had been sent."""
    return with_cards(name, text(box))
