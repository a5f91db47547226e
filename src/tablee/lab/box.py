"""The numbers of a card box: found by name, changed, written again."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.kernel.boxes import content, place
from tablee.kernel.game import Game


def printed(game: Game, box: Path | None = None) -> dict[str, Any]:
    """A card box as it is written."""
    return content(box or game.box_file())


def numbers_in(box: Mapping[str, Any]) -> dict[str, int]:
    """Every whole number of a box by its name."""
    return {
        f"{head}.{column}": value
        for table, rows in box.items()
        for head, row in _rows(table, rows)
        for column, value in row.items()
        if type(value) is int
    }


def _rows(table: str, rows: Any) -> list[tuple[str, dict[str, Any]]]:
    if isinstance(rows, dict):
        return [(table, rows)]
    named = [row for row in rows if isinstance(row, dict) and "name" in row] if isinstance(rows, list) else []
    return [(f"{table}.{row['name']}", row) for row in named]


def turned_numbers(base: Path, box: Path) -> list[str]:
    """The numbers in which a box differs from another."""
    one, other = (numbers_in(content(path)) for path in (base, box))
    return [f"{name}={value}" for name, value in other.items() if one.get(name) != value]


def written(base: Path, changes: Mapping[str, str], to: Path) -> Path:
    """A card box with some numbers changed."""
    box = content(base)
    for name, value in changes.items():
        row, column = place(box, name)
        row[column] = int(value)
    to.write_text(toml(box), "utf-8")
    return to


def toml(box: Mapping[str, Any]) -> str:
    """Tables of plain values, which is all that a card box has."""
    plain = [f"{_key(key)} = {_value(value)}" for key, value in box.items() if not _is_table(value)]
    tables = [(key, value) for key, value in box.items() if _is_table(value)]
    for key, value in tables:
        for row in value if isinstance(value, list) else [value]:
            head = f"[[{_key(key)}]]" if isinstance(value, list) else f"[{_key(key)}]"
            plain += ["", head, *[f"{_key(name)} = {_value(cell)}" for name, cell in row.items()]]
    return "\n".join(plain) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {_value(cell)}' for name, cell in value.items())} }}"
    return _text(value) if isinstance(value, str) else str(value)


def _text(value: str) -> str:
    """As JSON writes it, which escapes all that TOML wants escaped but one sign."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _text(name)
