"""Reading and checking a card box of Bunny Boom."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.games.bunny.cards import EFFECTS, FAMILIES, MODULES, RIVER_EFFECTS, Box
from tablee.kernel.boxes import Source, numbered, one_of, read_toml, wrong

MOST_KINDS = 200
NO_FAMILY = "aucune"
WITHOUT_FAMILY = ("mairesse", "joker")
LIMITS = {"hand": (1, 6), "river": (1, 6), "rabbits": (0, 20), "carrot": (0, 20), "last_fewer": (0, 20)}


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    hand: int
    river: int
    rabbits: int
    carrot: int
    source: Source
    last_fewer: int = 0  # rabbits that the last player in turn counts fewer at the end; the book knows none


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    value: int
    effect: str
    passage: int
    purple: int
    orange: int
    source: Source
    family: str = NO_FAMILY
    river: str = "aucun"


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    cards: list[CardRow]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    _check(path, file)
    n, effects = file.numbers, numbered(EFFECTS)
    return Box(
        [c.name for c in file.cards],
        [FAMILIES.index(c.family) for c in file.cards],
        [c.value for c in file.cards],
        [effects.index(c.effect) for c in file.cards],
        [c.passage for c in file.cards],
        [RIVER_EFFECTS.index(c.river) for c in file.cards],
        [c.purple for c in file.cards],
        [c.orange for c in file.cards],
        [n.hand, n.river, n.rabbits, n.carrot, n.last_fewer],
    )


def _check(path: Path, file: BoxFile) -> None:
    if len(file.cards) > MOST_KINDS:
        raise wrong(path, "cards", f"{len(file.cards)} kinds", f"at most {MOST_KINDS}")
    for name, (low, high) in LIMITS.items():
        found = getattr(file.numbers, name)
        if not low <= found <= high:
            raise wrong(path, f"numbers, {name}", str(found), f"{low} to {high}")
    seen: set[str] = set()
    for i, card in enumerate(file.cards):
        place = f"cards number {i + 1} ({card.name})"
        if card.name in seen:
            raise wrong(path, place, "this name is taken", "each card name once")
        seen.add(card.name)
        _check_card(path, place, card)
    _check_deck(path, file)


def _check_card(path: Path, place: str, card: CardRow) -> None:
    one_of(path, f"{place}, effect", card.effect, numbered(EFFECTS))
    one_of(path, f"{place}, river", card.river, RIVER_EFFECTS)
    alone = card.effect in WITHOUT_FAMILY
    families = [family for family in FAMILIES if (family == NO_FAMILY) == alone]
    one_of(path, f"{place}, family", card.family, families)
    if not 0 <= card.value <= 20 or not 0 <= card.passage <= 20:
        raise wrong(path, place, f"value {card.value}, passage {card.passage}", "both 0 to 20")
    if not 0 <= card.purple <= 9 or not 0 <= card.orange <= 9:
        raise wrong(path, place, f"{card.purple} purple and {card.orange} orange copies", "0 to 9 of each")


def _check_deck(path: Path, file: BoxFile) -> None:
    """After the deal a card is left in the pile, even without the modules."""
    base = [c for c in file.cards if c.effect not in MODULES]
    purple = sum(c.purple for c in base)
    both = purple + sum(c.orange for c in base)
    for players, found in ((2, purple), (4, both)):
        needed = players * file.numbers.hand + file.numbers.river + 1
        if found < needed:
            raise wrong(path, "cards", f"{found} cards for {players} players", f"{needed} or more without the modules")
