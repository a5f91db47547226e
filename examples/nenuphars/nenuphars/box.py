"""Reading the box: whatever is wrong in it is said in one sentence."""

from pathlib import Path
from typing import Annotated

import msgspec

from nenuphars.cards import CELLS, EFFECTS, Box
from tablee.kernel.boxes import Source, one_of, read_toml, wrong

Few = Annotated[int, msgspec.Meta(ge=0, le=60)]
Goal = Annotated[int, msgspec.Meta(ge=1, le=24)]  # steps round the pond
Hand = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    hand: Hand
    goal: Goal
    spring: Few
    springs: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    effect: str
    copies: Few


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    numbers: Numbers
    flowers: list[Card]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    for flower in file.flowers:
        one_of(path, f"flower {flower.name}, effect", flower.effect, EFFECTS)
    cards = [kind for kind, flower in enumerate(file.flowers) for _ in range(flower.copies)]
    if len(cards) < CELLS + 4 * file.numbers.hand:
        raise wrong(path, "flowers", f"{len(cards)} cards", f"{CELLS + 4 * file.numbers.hand} or more")
    names = [flower.name for flower in file.flowers]
    effects = [EFFECTS.index(flower.effect) for flower in file.flowers]
    return Box(names, effects, cards, msgspec.structs.asdict(file.numbers))
