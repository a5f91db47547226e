"""Reading a card box of Bataille."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.kernel.boxes import Source, read_toml, wrong
from tests.sixth.bataille.cards import Box


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    ranks: int
    copies: int
    source: Source


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    if file.ranks * file.copies < 20:
        raise wrong(path, "ranks and copies", f"{file.ranks * file.copies} cards", "20 or more")
    return Box(file.ranks, file.copies)
