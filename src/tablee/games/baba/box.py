"""Reading and checking a card box of BabaOrum."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from tablee.games.baba._names import FIRST_RECIPE
from tablee.games.baba.cards import ATELIER, DESTINATIONS, KINDS, MOST_SLOTS, PER_CATEGORY, Box
from tablee.games.baba.questions import right_choices
from tablee.kernel.boxes import Source, numbered, one_of, read_toml, wrong

FLAVOURS = KINDS["flavour"]
KNOWN = numbered(KINDS)  # to the rules, by name
MOST_COPIES = 30
MOST_RECIPES = 62 - FIRST_RECIPE
MOST_SEATS = 8
SLOTS = "'any', 'level:NUMBER', 'flavour:NAME' or 'pastry:NAME'"
LEAST_ORDERS = {2: 8, 3: 8}  # with option order_size a full table takes them all


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    hand: int
    recipes: int
    shelf: int
    rounds: int
    guess: int
    source: Source
    small_hand: int = 3


class AtelierRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: int
    source: Source


class RecipeRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    flavour: str
    level: int
    copies: int
    source: Source
    shout: bool = False


class DestinationRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    source: Source
    copies: int = 1


class OrderRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    slots: list[str]
    source: Source

    @property
    def named(self) -> list[str]:
        return [slot.partition(":")[2] for slot in self.slots if slot.startswith("pastry:")]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    atelier: list[AtelierRow]
    recipes: list[RecipeRow]
    destinations: list[DestinationRow]
    orders: list[OrderRow]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    _check(path, file)
    right = right_choices()
    copies = {row.name: row.copies for row in chain[AtelierRow | DestinationRow](file.atelier, file.destinations)}
    recipes, orders = file.recipes, file.orders
    before, after = [0] * FIRST_RECIPE, [0] * (len(orders) + 1)
    numbers = file.numbers
    return Box(
        [*KNOWN, *[r.name for r in recipes], *[o.name for o in orders], "question"],
        [
            *[copies[name] for name in KNOWN],
            *[r.copies for r in recipes],
            *[1 for _ in orders],
            PER_CATEGORY,
        ],
        [*before, *[KNOWN.index(r.flavour) for r in recipes], *after],
        [*before, *[r.level for r in recipes], *after],
        [*before, *[int(r.shout) for r in recipes], *after],
        [*before, *[0 for _ in recipes], *[len(o.slots) for o in orders], 0],
        [*_named(recipes, orders), -1],
        [*before, *[0 for _ in recipes], *[_named_slot(o) for o in orders], 0],
        _fits(recipes, orders),
        [
            *(numbers.hand, numbers.recipes, numbers.shelf, numbers.rounds, numbers.guess, numbers.small_hand),
            FIRST_RECIPE + len(recipes),
        ],
        right,
    )


def _named(recipes: Sequence[RecipeRow], orders: Sequence[OrderRow]) -> list[int]:
    places = {r.name: FIRST_RECIPE + i for i, r in enumerate(recipes)}
    return [*[-1] * (FIRST_RECIPE + len(recipes)), *[places[o.named[0]] if o.named else -1 for o in orders]]


def _named_slot(order: OrderRow) -> int:
    return next((1 << i for i, slot in enumerate(order.slots) if slot.startswith("pastry:")), 0)


def _fits(recipes: Sequence[RecipeRow], orders: Sequence[OrderRow]) -> list[int]:
    """For each kind as an order and each kind as a pastry: a bit for each slot that it fills."""
    size = FIRST_RECIPE + len(recipes) + len(orders) + 1
    fits = [0] * size * size
    for o, order in enumerate(orders):
        for r, recipe in enumerate(recipes):
            place = (FIRST_RECIPE + len(recipes) + o) * size + FIRST_RECIPE + r
            fits[place] = sum(1 << i for i, slot in enumerate(order.slots) if _fills(recipe, slot))
    return fits


def _fills(recipe: RecipeRow, slot: str) -> bool:
    property_, _, value = slot.partition(":")
    return value == {"pastry": recipe.name, "flavour": recipe.flavour, "level": str(recipe.level), "any": ""}[property_]


# -- Checks ---------------------------------------------------------------------------------


def _check(path: Path, file: BoxFile) -> None:
    _check_names(path, file)
    _check_numbers(path, file)
    for i, row in enumerate(file.recipes):
        place = f"recipes number {i + 1} ({row.name})"
        one_of(path, f"{place}, flavour", row.flavour, FLAVOURS)
        if not 1 <= row.level <= 3 or not 1 <= row.copies <= MOST_COPIES:
            found = f"level {row.level}, {row.copies} copies"
            raise wrong(path, place, found, f"level 1 to 3, 1 to {MOST_COPIES} copies")
    for i, order in enumerate(file.orders):
        _check_order(path, f"orders number {i + 1} ({order.name})", file, order)
    _check_counts(path, file)


def _check_names(path: Path, file: BoxFile) -> None:
    _check_same(path, "atelier", [row.name for row in file.atelier], ATELIER)
    _check_same(path, "destinations", [row.name for row in file.destinations], DESTINATIONS)
    seen = {*KNOWN, "question"}
    for row in chain[RecipeRow | OrderRow](file.recipes, file.orders):
        if row.name in seen:
            raise wrong(path, row.name, "this name is taken", "each card name once")
        seen.add(row.name)
    if not 1 <= len(file.recipes) <= MOST_RECIPES:
        raise wrong(path, "recipes", f"{len(file.recipes)} of them", f"1 to {MOST_RECIPES}")


def _check_same(path: Path, place: str, found: Sequence[str], expected: Iterable[str]) -> None:
    """The rules know these by name: each must be there, once."""
    for name in expected:
        if found.count(name) != 1:
            raise wrong(path, place, f"'{name}' is there {found.count(name)} times", "exactly once")
    for name in found:
        if name not in expected:
            raise wrong(path, place, f"the rules know no '{name}'", f"one of {', '.join(expected)}")


def _check_numbers(path: Path, file: BoxFile) -> None:
    limits = {"hand": (0, 6), "recipes": (0, 6), "shelf": (0, 10), "rounds": (1, 200), "guess": (0, 100)}
    limits["small_hand"] = (0, MOST_COPIES)
    for name, (low, high) in limits.items():
        value = getattr(file.numbers, name)
        if not low <= value <= high:
            raise wrong(path, f"numbers, {name}", str(value), f"{low} to {high}")
    for row in chain[AtelierRow | DestinationRow](file.atelier, file.destinations):
        most = 1 if row.name in DESTINATIONS else MOST_COPIES
        if not 0 <= row.copies <= most:
            raise wrong(path, row.name, f"{row.copies} copies", f"0 to {most}")


def _check_order(path: Path, place: str, file: BoxFile, order: OrderRow) -> None:
    if not 2 <= len(order.slots) <= MOST_SLOTS:
        raise wrong(path, place, f"{len(order.slots)} pastries", f"2 or {MOST_SLOTS}")
    for slot in order.slots:
        known = ["any", *[f"level:{n}" for n in (1, 2, 3)], *[f"flavour:{name}" for name in FLAVOURS]]
        if slot not in [*known, *[f"pastry:{row.name}" for row in file.recipes]]:
            raise wrong(path, place, f"slot '{slot}'", SLOTS)
        if not any(_fills(recipe, slot) for recipe in file.recipes):
            raise wrong(path, place, f"no recipe fills the slot '{slot}'", "slots that can be filled")
    if len(order.named) > 1:
        raise wrong(path, place, f"{len(order.named)} named pastries", "at most one")
    for name in order.named:
        if sum(name in other.named for other in file.orders) > 1:
            raise wrong(path, place, f"'{name}' is named by another order too", "each pastry named once")


def _check_counts(path: Path, file: BoxFile) -> None:
    for size, least in LEAST_ORDERS.items():
        found = sum(len(order.slots) == size for order in file.orders)
        if found < least:
            raise wrong(path, "orders", f"{found} with {size} pastries", f"{least} or more")
    cities = sum(row.copies for row in file.destinations if row.name not in ("vienne", "singapour"))
    if cities < MOST_SEATS:
        raise wrong(path, "destinations", f"{cities} that need no question", f"{MOST_SEATS} or more")
    cards = sum(row.copies for row in file.atelier if not row.name.endswith("_express"))
    needed = MOST_SEATS * file.numbers.hand + file.numbers.shelf
    if cards < needed:
        raise wrong(path, "atelier", f"{cards} cards besides Express ones", f"at least {needed} for eight players")
    copies = sum(row.copies for row in file.recipes)
    if copies < MOST_SEATS * file.numbers.recipes:
        raise wrong(path, "recipes", f"{copies} cards", f"at least {MOST_SEATS * file.numbers.recipes}")
