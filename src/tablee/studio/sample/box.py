"""Reading the box: whatever is wrong in it is said in one sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.kernel.boxes import Source, read_toml, wrong
from tablee.studio.sample.cards import Box

MOST_SEATS = 5


class Fruit(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int
    copies: int
    secrets: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    wasps: int
    fruits: list[Fruit]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    secrets = [kind for kind, fruit in enumerate(file.fruits) for _ in range(fruit.secrets)]
    if len(secrets) < MOST_SEATS:
        raise wrong(path, "secrets", f"{len(secrets)} secret cards", f"{MOST_SEATS} or more, one for each player")
    if file.wasps < 1:
        raise wrong(path, "wasps", str(file.wasps), "1 or more")
    fruits = [fruit.name for fruit in file.fruits]
    trees = [kind for kind, fruit in enumerate(file.fruits) for _ in range(fruit.copies)]
    return Box(
        [*fruits, "wasp", *(f"loves_{name}" for name in fruits)],
        [fruit.points for fruit in file.fruits],
        [*trees, *[len(fruits)] * file.wasps],
        [len(fruits) + 1 + kind for kind in secrets],
    )
