"""Reading the box: whatever is wrong in it is said in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from tablee.kernel.boxes import Source, read_toml, wrong
from tablee.studio.sample.cards import Box

MOST_SEATS = 5
Few = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Fruit(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: Few
    copies: Few
    secrets: Few


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    wasps: Annotated[int, msgspec.Meta(ge=1, le=60)]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    numbers: Numbers
    fruits: list[Fruit]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    secrets = [kind for kind, fruit in enumerate(file.fruits) for _ in range(fruit.secrets)]
    if len(secrets) < MOST_SEATS:
        raise wrong(path, "secrets", f"{len(secrets)} secret cards", f"{MOST_SEATS} or more, one for each player")
    fruits = [fruit.name for fruit in file.fruits]
    trees = [kind for kind, fruit in enumerate(file.fruits) for _ in range(fruit.copies)]
    return Box(
        [*fruits, "wasp", *(f"loves_{name}" for name in fruits)],
        [fruit.points for fruit in file.fruits],
        [*trees, *[len(fruits)] * file.numbers.wasps],
        [len(fruits) + 1 + kind for kind in secrets],
    )
