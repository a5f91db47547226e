"""Checks JSON against a JSON Schema: the part of it that our published schemas use, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Shape = dict[str, Any]
SAY_NOTHING = {"title", "description", "default", "$schema", "definitions", "components", "type"}
TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


def faults(value: Any, shape: Shape, whole: Shape, at: str = "") -> Iterator[str]:
    """What breaks the schema, and where; `whole` is the document that references point into."""
    wrong_type = list(_type(value, shape["type"], at)) if "type" in shape else []
    yield from wrong_type
    for word, wanted in shape.items():
        if word not in SAY_NOTHING and not wrong_type:
            yield from CHECKS[word](value, wanted, whole, at, shape)


def _reference(value: Any, wanted: str, whole: Shape, at: str, _: Shape) -> Iterator[str]:
    found: Any = whole
    for step in wanted.removeprefix("#/").split("/"):
        found = found[step]
    yield from faults(value, found, whole, at)


def _any_of(value: Any, wanted: list[Shape], whole: Shape, at: str, _: Shape) -> Iterator[str]:
    tries = [list(faults(value, shape, whole, at)) for shape in wanted]
    if all(tries):
        yield min(tries, key=len)[0]


def _type(value: Any, wanted: str | list[str], at: str) -> Iterator[str]:
    names = [wanted] if isinstance(wanted, str) else wanted
    if not any(fits(value, name) for name in names):
        yield f"{at}: {value!r} is not {wanted}"


def fits(value: Any, name: str) -> bool:
    """In JSON true is no number."""
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))  # type: ignore[arg-type]


def _properties(value: Any, wanted: dict[str, Shape], whole: Shape, at: str, _: Shape) -> Iterator[str]:
    for name, shape in wanted.items():
        if name in value:
            yield from faults(value[name], shape, whole, f"{at}.{name}")


def _others(value: Any, wanted: bool | Shape, whole: Shape, at: str, shape: Shape) -> Iterator[str]:
    others = [name for name in value if name not in shape.get("properties", {})]
    for name in others:
        if isinstance(wanted, dict):
            yield from faults(value[name], wanted, whole, f"{at}.{name}")
        elif not wanted:
            yield f"{at}.{name} is not known"


def _items(value: Any, wanted: bool | Shape, whole: Shape, at: str, shape: Shape) -> Iterator[str]:
    rest = value[len(shape.get("prefixItems", [])) :]
    for n, item in enumerate(rest):
        yield from faults(item, wanted, whole, f"{at}[{n}]") if isinstance(wanted, dict) else [f"{at}: too many items"]


def _first_items(value: Any, wanted: list[Shape], whole: Shape, at: str, _: Shape) -> Iterator[str]:
    for n, (item, shape) in enumerate(zip(value, wanted, strict=False)):
        yield from faults(item, shape, whole, f"{at}[{n}]")


def _required(value: Any, wanted: list[str], _: Shape, at: str, __: Shape) -> Iterator[str]:
    yield from (f"{at}.{name} is missing" for name in wanted if name not in value)


def _simple(holds: Any) -> Any:
    def check(value: Any, wanted: Any, _: Shape, at: str, __: Shape) -> Iterator[str]:
        if not holds(value, wanted):
            yield f"{at}: {value!r} against {wanted!r}"

    return check


CHECKS: dict[str, Any] = {
    "$ref": _reference,
    "anyOf": _any_of,
    "properties": _properties,
    "additionalProperties": _others,
    "items": _items,
    "prefixItems": _first_items,
    "required": _required,
    "enum": _simple(lambda value, wanted: value in wanted),
    "minimum": _simple(lambda value, wanted: value >= wanted),
    "maximum": _simple(lambda value, wanted: value <= wanted),
    "minLength": _simple(lambda value, wanted: len(value) >= wanted),
    "maxLength": _simple(lambda value, wanted: len(value) <= wanted),
    "minItems": _simple(lambda value, wanted: len(value) >= wanted),
    "pattern": _simple(lambda value, wanted: re.search(wanted, value)),
}
