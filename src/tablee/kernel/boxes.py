"""Card boxes: cards as data, checked when they are read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec

from tablee.kernel.game import BASE, BadInput

Source = Literal["printed", "rebuilt"]  # as the rulebook gives it, or supplied by us where it is silent
T = TypeVar("T")


def read_toml(path: Path, kind: type[T]) -> T:
    """The content of a box file, or one sentence that says where it is wrong and what is expected."""
    try:
        return msgspec.convert(content(path), kind, strict=True)
    except OSError as fault:
        raise BadInput(f"the box {path} cannot be read: {fault.strerror or fault}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"the box {path} is not a text in UTF-8.") from None
    except tomllib.TOMLDecodeError as fault:
        raise BadInput(f"the box {path} is not valid TOML: {fault}.") from None
    except msgspec.ValidationError as fault:
        raise BadInput(f"the box {path} is wrong {_place(str(fault))}{allowed(kind, str(fault))}.") from None


def allowed(kind: Any, fault: str) -> str:
    """What would be right in the place that a complaint of msgspec names, where a few words are."""
    from msgspec.inspect import type_info  # only where something is wrong

    found, (_, _, where) = cast(Any, type_info(kind)), fault.partition(" - at ")
    for step in re.findall(r"\w+|\[[^]]*\]", where.strip("`$")):
        found = _inside(found, step)
    values = getattr(found, "values", ())
    return f"; expected one of {', '.join(map(str, values))}" if values else ""


def _inside(kind: Any, step: str) -> Any:
    """The type of a field, or of what a list or a table holds."""
    for one in getattr(kind, "types", (kind,)):  # of several the first that has such a place
        if hasattr(one, "fields"):
            return next((field.type for field in one.fields if field.encode_name == step), None)
        if step.startswith("[") and (held := getattr(one, "item_type", None) or getattr(one, "value_type", None)):
            return held
    return None


def content(path: Path) -> dict[str, Any]:
    """A box as it is written; a file that has a `base` says only what is different there."""
    said = tomllib.loads(path.read_text("utf-8"))
    if BASE not in said:
        return said
    box = content(path.parent / said[BASE])
    for name, value in said.get("change", {}).items():
        row, column = place(box, name)
        if not column:
            raise wrong(path, f"change, {name}", "the base has no such row", "TABLE.COLUMN or TABLE.ROW.COLUMN")
        row[column] = value
    return box


def place(box: Mapping[str, Any], name: str) -> tuple[dict[str, Any], str]:
    """The row and the column that `numbers.hand` or `cards.chaleur_1.copies` names."""
    table, *path = name.split(".")
    found = box.get(table)
    if isinstance(found, dict) and len(path) == 1:
        return found, path[0]
    rows = [row for row in found if row.get("name") == path[0]] if isinstance(found, list) and len(path) == 2 else []
    return (rows[0], path[1]) if rows else ({}, "")


def wrong(path: Path, place: str, found: str, expected: str) -> BadInput:
    return BadInput(f"the box {path} is wrong at {place}: {found}; expected {expected}.")


def one_of(path: Path, place: str, found: str, allowed: Iterable[str]) -> None:
    """Refuse a name that the rules do not know."""
    if found not in allowed:
        raise wrong(path, place, f"'{found}' is not known here", f"one of {', '.join(allowed)}")


def numbered(groups: Mapping[str, Iterable[str]]) -> list[str]:
    """Names in groups, in the order of the numbers that the rules have for them."""
    return list(dict.fromkeys(name for group in groups.values() for name in group))


def _place(fault: str) -> str:
    """msgspec says '… - at `$.cards[3].value`'; cards are counted from 1 here."""
    text, _, where = fault.partition(" - at ")
    place = re.sub(r"\[(\d+)\]", lambda m: f" number {int(m[1]) + 1}", where.strip("`").removeprefix("$."))
    text = re.sub(r"`|Object ", "", text)
    return f"at {place.replace('.', ', ')}: {text}" if where.strip("`$") else f"at the top: {text}"
