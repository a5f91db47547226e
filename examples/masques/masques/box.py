"""Reading the box: whatever is wrong in it is said in one sentence."""

from pathlib import Path
from typing import Annotated

import msgspec

from masques.cards import EFFECTS, Box
from tablee.kernel.boxes import Source, one_of, read_toml, wrong

LEAST = 7  # one hand each for four, one to draw, one aside, one over


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    ribbons: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Mask(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    effect: str
    value: Annotated[int, msgspec.Meta(ge=0, le=99)]
    copies: Annotated[int, msgspec.Meta(ge=0, le=60)]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    numbers: Numbers
    masks: list[Mask]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    for mask in file.masks:
        one_of(path, f"mask {mask.name}, effect", mask.effect, EFFECTS)
    cards = [kind for kind, mask in enumerate(file.masks) for _ in range(mask.copies)]
    if len(cards) < LEAST:
        raise wrong(path, "masks", f"{len(cards)} cards", f"{LEAST} or more")
    effects = [EFFECTS.index(mask.effect) for mask in file.masks]
    values = [mask.value for mask in file.masks]
    return Box([mask.name for mask in file.masks], effects, values, cards, file.numbers.ribbons)
