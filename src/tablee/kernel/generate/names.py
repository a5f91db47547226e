"""The text of ``_names.py``: a constant for each name that cards.py and table.py declare."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.kernel.generate.source import TYPED, Names, Source


def names_text(src: Source) -> str:
    typed = sorted({TYPED[names.title] for names in src.names if names.title in TYPED and names.numbered})
    kernel = [f"from tablee.kernel.steps import {', '.join(typed)}", ""] if typed else []
    head = [
        src.marker,
        '"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        *kernel,
    ]
    return "\n".join([*head, *[f"{name}: Final = {value}" for name, value in constants(src).items()], ""])


def constants(src: Source) -> dict[str, str]:
    """Each constant and its value; where a group and what it holds have one name, it is the group's."""
    found: dict[str, str] = {}
    numbered_groups = [names.keys_of for names in src.names]
    for names in sorted(src.names, key=lambda names: not names.keys_of):
        for name, value in _numbers(names):
            found.setdefault(name, value)
        if names.title not in numbered_groups:
            found |= dict(_bounds(names))
    return found


def _numbers(names: Names) -> Iterator[tuple[str, str]]:
    kind = TYPED.get(names.title)
    for number, name in enumerate(names.numbered):
        yield names.constant(name), f"{kind}({number})" if kind else str(number)


def _bounds(names: Names) -> Iterator[tuple[str, str]]:
    """Where groups that have no number begin and end; an empty one begins where names end."""
    first = 0
    for group, held in names.groups.items():
        if group:
            yield names.constant(f"first_{group}"), str(first)
            first += len(held)
        if group and held:
            yield names.constant(f"last_{group}"), str(first - 1)
