"""A board for any game: each field, as far as it is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tablee.kernel.state import Field
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, listed, pile_words, player, titled

View = Mapping[str, Any]


def draw(fields: tuple[Field, ...], view: View, teller: Teller) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for title, text in rows(fields, view, teller):
        table.add_row(Text(title, style="bold"), Text(text))
    return table


def lines(fields: tuple[Field, ...], view: View, teller: Teller) -> list[str]:
    return [titled(teller, title, text) for title, text in rows(fields, view, teller)]


def rows(fields: tuple[Field, ...], view: View, teller: Teller) -> list[tuple[str, str]]:
    """A title and a text for each field that shows something."""
    said = [(label(teller, field.name), _text(field, view, teller)) for field in fields]
    return [(title, text) for title, text in said if text]


def _text(field: Field, view: View, teller: Teller) -> str:
    value = view["table"][field.name]
    if not field.each:
        return _one(field, value, teller)
    said = [(player(view, teller, seat), _one(field, part, teller)) for seat, part in enumerate(value)]
    return listed(teller, [f"{name} {text}" for name, text in said if text])


def _one(field: Field, value: object, teller: Teller) -> str:
    """Nothing for what is not seen and for an empty pile."""
    if value is None or value == []:
        return ""
    if field.deck and isinstance(value, list) and isinstance(value[0], list):
        return listed(teller, [pile_words(pile, teller) for pile in value if pile])
    if field.deck:
        return pile_words(value, teller)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
