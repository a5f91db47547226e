"""What a search may vary: options of a game and numbers of its card box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.kernel.game import BadInput, Game

HOW = "written NAME (an option), NAME=VALUE|VALUE, or TABLE.ROW.COLUMN=LOW..HIGH such as numbers.hand=4..6"


@dataclass(frozen=True)
class Knob:
    """One thing to vary, and where it stands now."""

    name: str
    values: tuple[str, ...]  # of an option; or
    low: int
    high: int
    now: str

    @property
    def is_option(self) -> bool:
        return bool(self.values)

    def change(self, value: str) -> float:
        """How far a value is from what it is now, from 0 to 1."""
        if self.is_option:
            return float(value != self.now)
        return abs(int(value) - int(self.now)) / max(1, self.high - self.low)


def knob(game: Game, printed: Mapping[str, Any], options: Mapping[str, str], text: str) -> Knob:
    """What `--vary` says, or `BadInput`."""
    name, equals, said = text.partition("=")
    choice = next((c for c in game.options if c.name == name), None)
    if choice:
        values = tuple(said.split("|")) if equals else choice.values
        unknown = [value for value in values if value not in choice.values]
        if unknown or len(values) < 2:
            raise BadInput(f"option {name} varies between two or more of {', '.join(choice.values)}, not '{said}'.")
        return Knob(name, values, 0, 0, options.get(name, choice.values[0]))
    bounds = re.fullmatch(r"(\d+)\.\.(\d+)", said)
    if not bounds or int(bounds[1]) >= int(bounds[2]):
        raise BadInput(f"what varies is {HOW}, not '{text}'.")
    row, column = place(printed, name)
    now = row.get(column)
    if not isinstance(now, int) or isinstance(now, bool):
        raise BadInput(f"the box of {game.id} has no number at {name}; what varies is {HOW}.")
    return Knob(name, (), int(bounds[1]), int(bounds[2]), str(now))


def place(box: Mapping[str, Any], name: str) -> tuple[dict[str, Any], str]:
    """The row and the column that `numbers.hand` or `cards.chaleur_1.copies` names."""
    table, *path = name.split(".")
    found = box.get(table)
    if isinstance(found, dict) and len(path) == 1:
        return found, path[0]
    rows = [row for row in found if row.get("name") == path[0]] if isinstance(found, list) and len(path) == 2 else []
    return (rows[0], path[1]) if rows else ({}, "")


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
    one, other = (numbers_in(tomllib.loads(path.read_text("utf-8"))) for path in (base, box))
    return [f"{name}={value}" for name, value in other.items() if one.get(name) != value]


def written(base: Path, changes: Mapping[str, str], to: Path) -> Path:
    """A card box with some numbers changed."""
    box = tomllib.loads(base.read_text("utf-8"))
    for name, value in changes.items():
        row, column = place(box, name)
        row[column] = int(value)
    to.write_text(toml(box), "utf-8")
    return to


def toml(box: Mapping[str, Any]) -> str:
    """Tables of plain values, which is all that a card box has."""
    plain = [f"{key} = {_value(value)}" for key, value in box.items() if not _is_table(value)]
    tables = [(key, value) for key, value in box.items() if _is_table(value)]
    for key, value in tables:
        for row in value if isinstance(value, list) else [value]:
            head = f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
            plain += ["", head, *[f"{name} = {_value(cell)}" for name, cell in row.items()]]
    return "\n".join(plain) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {_value(cell)}' for name, cell in value.items())} }}"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
