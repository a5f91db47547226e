"""What of a game can be turned in the lab's page: its options, and the whole numbers of its card box."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab.tune.vary import numbers_in, written
from tablee.lab.words import Speech

NOT_TURNED = ("claim", "source")  # what a book promises is measured, not chosen
ROOM = 3  # a dial reaches from nought to twice the number and so much more


class Dial(Struct, frozen=True):
    """A number of the card box, such as `numbers.hand`; `group` is the table it stands in."""

    id: str
    words: str
    group: str
    now: int
    low: int
    high: int


def printed(game: str) -> dict[str, Any]:
    return tomllib.loads((games.game(game).folder / "box.toml").read_text("utf-8"))


@cache
def dials(game: str, lang: str) -> list[Dial]:
    """The game's own numbers first, then those of its cards."""
    s = Speech(game, lang)
    found = [
        Dial(name, _words(s, name), s.group(name.partition(".")[0]), *_range(now))
        for name, now in numbers(game).items()
    ]
    return sorted(found, key=lambda dial: not dial.id.startswith("numbers."))


def numbers(game: str) -> dict[str, int]:
    """Every number of the box that may be turned, by its name."""
    found = numbers_in(printed(game))
    return {name: value for name, value in found.items() if not name.endswith(tuple(f".{n}" for n in NOT_TURNED))}


def _words(s: Speech, name: str) -> str:
    _, *row, column = name.split(".")
    said = s.say(f"number-{column}") if s.words.has(f"number-{column}") else column.replace("_", " ")
    return f"{s.row(row[0])} – {said}" if row else said


def _range(now: int) -> tuple[int, int, int]:
    return now, min(0, now), 2 * abs(now) + ROOM


def turned(game: str, wished: dict[str, int], to: Path) -> Path | None:
    """A box with these numbers, checked; none where nothing is turned."""
    rules, known = games.game(game), numbers(game)
    if unknown := [name for name in wished if name not in known]:
        raise BadInput(f"the box of {game} has no number called '{unknown[0]}'.")
    changed = {name: str(value) for name, value in wished.items() if known[name] != value}
    if not changed:
        return None
    path = written(rules.folder / "box.toml", changed, to)
    rules.box(path)
    return path
