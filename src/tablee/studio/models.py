"""The printed cards after which one more can be made: one of each effect that the rules know."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from tablee import games
from tablee.kernel.boxes import content, sheet
from tablee.kernel.game import BadInput, Game
from tablee.kernel.telling import Teller
from tablee.lab.box import toml

ONE_MORE = "one_more"


class Model(NamedTuple):
    """A printed card: the table it stands in, and its row."""

    table: str
    row: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.row["name"])


@cache
def models(name: str) -> list[Model]:
    """Those of which the box can have another: its reader is asked."""
    game = games.game(name)
    found: dict[tuple[str, str], Model] = {}
    for model in _cards(game):
        does = (model.table, _effect(game, model))
        if does not in found and _fits(game, model):
            found[does] = model
    return list(found.values())


def _cards(game: Game) -> list[Model]:
    box, known = content(game.box_file()), game.box().names
    tables = {table: rows for table, rows in box.items() if isinstance(rows, list)}
    return [Model(table, row) for table, rows in tables.items() for row in rows if row["name"] in known]


def _effect(game: Game, model: Model) -> str:
    """What it does, whatever its numbers."""
    said = Teller(game, "en", []).card_text(model.kind)
    return f"{model.row.get('effect', '')} {re.sub(r'[0-9]+', '#', said)}"


def _fits(game: Game, model: Model) -> bool:
    box = content(game.box_file())
    more = {**box, model.table: [*box[model.table], {**model.row, "name": ONE_MORE}]}
    try:
        game.read_box(sheet(toml(more)))
    except BadInput:
        return False
    return True
