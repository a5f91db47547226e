"""Card boxes: cards as data, checked when they are read."""

from __future__ import annotations

import re
import threading
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec

from tablee.kernel.faults import BadInput

BASE = "base"  # what a box file calls the one from which it differs
WORDS = "words"  # its table of names, texts and looks
DIFFERING = (BASE, "change", "add", WORDS, "options")  # what a box that differs may say; a named setting, options
LARGEST = 200_000  # characters of a box: ten times the largest of ours
MOST_TOGETHER = 100_000  # of all its numbers: whatever rules make of them, cards or coins, can be laid out
LONGEST_BOX = 60_000  # of one that is sent: reading it takes time from everybody
SIGNS = {"[0-9a-fA-F]{6}": "six digits such as #7a2048", "[a-z0-9_-]": "small letters, digits, _ and -"}
Source = Literal["printed", "rebuilt"]  # as the rulebook gives it, or supplied by us where it is silent
T = TypeVar("T")
_one_at_a_time = threading.Lock()  # msgspec learns a type when it first reads one; two threads at it end the process


class Sheet(type(Path())):  # type: ignore[misc]
    """A box that was sent: a file that lies nowhere, and from which no way leads to others."""

    text: str

    def read_text(self, *_: Any, **__: Any) -> str:
        return self.text

    def read_bytes(self) -> bytes:
        return self.text.encode()

    def __reduce__(self) -> tuple[Any, ...]:
        return sheet, (self.text,)


def sheet(text: str) -> Path:
    """Called by what is written on it: the same box is the same file."""
    made = Sheet(f"box-{sha256(text.encode('utf-8', 'replace')).hexdigest()[:16]}.toml")
    made.text = text
    return made


def unnamed(sentence: str) -> str:
    """A complaint about a box that was sent: it has no name that anybody knows."""
    return re.sub(r"the box box-[0-9a-f]{16}\.toml", "the box", sentence)


def sent_text(path: Path | None) -> str:
    """What was sent; nothing for a file that lies somewhere, or none."""
    return path.text if isinstance(path, Sheet) else ""


def read_toml(path: Path, kind: type[T]) -> T:
    """The content of a box file, or one sentence that says where it is wrong and what is expected."""
    return converted(path, {name: table for name, table in content(path).items() if name != WORDS}, kind)


def converted(path: Path, said: Any, kind: type[T], where: str = "") -> T:
    """A part of a box as its rows; `where` is its place."""
    try:
        with _one_at_a_time:
            return msgspec.convert(said, kind, strict=True)
    except msgspec.ValidationError as fault:
        place, found = _place(_placed(str(fault), where))
        raise BadInput(f"the box {path} is wrong at {place}: {found}{allowed(kind, str(fault))}.") from None


def _placed(fault: str, where: str) -> str:
    """A complaint about a part of a box, as one about the whole."""
    text, _, inner = fault.partition(" - at ")
    return f"{text} - at `$.{where}{inner.strip('`').removeprefix('$')}`" if where else fault


def parsed(path: Path) -> dict[str, Any]:
    """What a file says, itself."""
    try:
        text = path.read_text("utf-8")
        if len(text) > LARGEST:
            raise BadInput(f"the box {path} has {len(text)} characters; a box has at most {LARGEST}.")
        said = tomllib.loads(text)
        _check_sizes(path, said)
        return said
    except OSError as fault:
        raise BadInput(f"the box {path} cannot be read: {fault.strerror or fault}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"the box {path} is not a text in UTF-8.") from None
    except tomllib.TOMLDecodeError as fault:
        raise BadInput(f"the box {path} is not valid TOML: {fault}.") from None
    except (RecursionError, ValueError) as fault:  # a thousand brackets, a number of a thousand digits
        if isinstance(fault, BadInput):
            raise
        raise BadInput(f"the box {path} is not valid TOML: nested too deeply, or a number without end.") from None


def _check_sizes(path: Path, said: dict[str, Any]) -> None:
    """A million copies would be refused nowhere else, and laid out by everybody."""
    sizes = [(abs(number), place, number) for place, number in _numbers(said, "")]
    if sum(size for size, _, _ in sizes) > MOST_TOGETHER:
        _, place, number = max(sizes)
        raise wrong(path, place, str(number)[:20], f"numbers that come to {MOST_TOGETHER} at most, all together")


def _numbers(said: Any, place: str) -> Iterator[tuple[str, int]]:
    if type(said) is int:
        yield place, said
    for name, inner in said.items() if isinstance(said, dict) else ():
        yield from _numbers(inner, f"{place}, {name}" if place else name)
    for n, inner in enumerate(said if isinstance(said, list) else (), 1):
        yield from _numbers(inner, f"{place} number {n}")


def allowed(kind: Any, fault: str) -> str:
    """What would be right in the place that a complaint of msgspec names, where a few words are."""
    from msgspec.inspect import type_info  # only where something is wrong

    found, (_, _, where) = cast(Any, type_info(kind)), fault.partition(" - at ")
    for step in re.findall(r"\w+|\[[^]]*\]", where.strip("`$")):
        found = _inside(found, step)
    kinds = getattr(found, "types", (found,))
    if "contains unknown field" in fault:
        fields = next((one.fields for one in kinds if hasattr(one, "fields")), ())
        return f"; expected one of {', '.join(field.encode_name for field in fields)}" if fields else ""
    if said := next((SIGNS[sort] for sort in SIGNS if sort in fault), ""):
        return f"; expected {said}"
    values = next((one.values for one in kinds if getattr(one, "values", ())), ())
    return f"; expected one of {', '.join(map(str, values))}" if values else ""


def _inside(kind: Any, step: str) -> Any:
    """The type of a field, or of what a list or a table holds."""
    for one in getattr(kind, "types", (kind,)):  # of several the first that has such a place
        if hasattr(one, "fields"):
            return next((field.type for field in one.fields if field.encode_name == step), None)
        if step.startswith("[") and (held := getattr(one, "item_type", None) or getattr(one, "value_type", None)):
            return held
    return None


def content(path: Path, within: tuple[Path, ...] = ()) -> dict[str, Any]:
    """A box as it is written; a file that has a `base` says only what is different there."""
    said = parsed(path)
    if BASE not in said:
        return said
    box = content(beside(path, said[BASE], BASE, within), (*within, path))
    for name in said:
        if name not in DIFFERING:
            raise wrong(path, name, "not read in a box that has a base", f"one of {', '.join(DIFFERING)}")
    for name, value in _table(path, said, "change").items():
        row, column = place(box, name)
        if not column:
            raise wrong(path, f"change, {name}", "the base has no such row", "TABLE.COLUMN or TABLE.ROW.COLUMN")
        row[column] = value
    for name, rows in _table(path, said, "add").items():
        if not isinstance(box.get(name), list) or not isinstance(rows, list):
            raise wrong(path, f"add, {name}", "the base has no such rows", "[[add.TABLE]] with one of its tables")
        box[name] += rows
    if WORDS in said:
        box[WORDS] = {**box.get(WORDS, {}), **_table(path, said, WORDS)}
    return box


def _table(path: Path, said: Mapping[str, Any], name: str) -> dict[str, Any]:
    found = said.get(name, {})
    if not isinstance(found, dict):
        raise wrong(path, name, "no table", f"[{name}] with names and values")
    return found


def beside(path: Path, name: Any, where: str, within: tuple[Path, ...] = ()) -> Path:
    """The file that a box names; one that was sent can name none."""
    if isinstance(path, Sheet):
        raise wrong(
            path, where, f"'{str(name)[:60]}' is a file of somebody's machine", "a whole box, with all its cards"
        )
    if not isinstance(name, str):
        raise wrong(path, where, f"{str(name)[:60]}", "the name of a file")
    if (found := path.parent / name) in (*within, path):
        raise wrong(path, where, "this box builds on itself", "another one")
    return found


def files_of(path: Path) -> list[Path]:
    """A box, and the one from which it differs."""
    said = parsed(path)
    return [path, *(files_of(path.parent / str(said[BASE])) if BASE in said and content(path) else [])]


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


def _place(fault: str) -> tuple[str, str]:
    """msgspec says '… - at `$.cards[3].value`'; cards are counted from 1 here."""
    text, _, where = fault.partition(" - at ")
    text = re.sub(r"Expected `str` matching regex .*", "signs that do not belong there", text)
    place = re.sub(r"\[(\d+)\]", lambda m: f" number {int(m[1]) + 1}", where.strip("`").removeprefix("$."))
    text = re.sub(r"`|Object ", "", text)
    return (place.replace(".", ", ") if where.strip("`$") else "the top"), text
