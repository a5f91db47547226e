"""Reading and checking a card box of Ar Seizh Bigoudenn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from tablee.games.seizh.cards import DISH_SIZE, SIDES, Box
from tablee.kernel.boxes import Source, one_of, read_toml, wrong

MOST_SEATS = 5
MOST_UTENSILS = 10
MOST_INGREDIENTS = 60


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    turned_up: int
    taken: int
    held: int
    galette_value: int
    galette_points: int
    galette_menu: int
    galette_speciality: int
    crepe_value: int
    crepe_points: int
    crepe_menu: int
    crepe_speciality: int
    source: Source


class UtensilRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    effect: Literal["tool", "joker", "thief", "lid"]
    source: Source


class IngredientRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    value: int
    utensil: str = ""


class MenuRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    side: str
    ingredients: list[IngredientRow]
    source: Source


class BigoudennRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    galette: str
    crepe: str
    source: Source


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    numbers: Numbers
    utensils: list[UtensilRow]
    menu: list[MenuRow]
    bigoudenn: list[BigoudennRow]

    def ingredients(self) -> Iterator[tuple[MenuRow, IngredientRow]]:
        return ((line, row) for line in self.menu for row in line.ingredients)

    def names(self) -> list[str]:
        """Every kind, in the order of its number."""
        first = [row.name for row in self.utensils] + [row.name for _, row in self.ingredients()]
        return first + [row.name for row in self.bigoudenn] + [row.name for row in self.menu]


def read_box(path: Path) -> Box:
    file = read_toml(path, BoxFile)
    _check(path, file)
    box = Box(file.names(), len(file.utensils), len(list(file.ingredients())), len(file.bigoudenn))
    _print_cards(box, file)
    _print_menu(box, file)
    _print_numbers(box, file.numbers)
    return box


def _print_cards(box: Box, file: BoxFile) -> None:
    effects = [row.effect for row in file.utensils]
    box.araignee = effects.index("thief")
    box.couvercle = effects.index("lid")
    jokers = sum(1 << i for i, effect in enumerate(effects) if effect == "joker")
    fits = {
        row.name: jokers | 1 << box.names.index(row.utensil) if row.utensil else (1 << len(effects)) - 1
        for _, row in file.ingredients()
    }
    savoury = {row.name: row.value for line, row in file.ingredients() if line.side == "galette"}
    sweet = {row.name: row.value for line, row in file.ingredients() if line.side == "crepe"}
    lines = {row.name: box.names.index(line.name) for line, row in file.ingredients()}
    box.print_cards(_column(box, fits), _column(box, savoury), _column(box, sweet), _column(box, lines, -1))


def _print_menu(box: Box, file: BoxFile) -> None:
    sides = {line.name: SIDES.index(line.side) for line in file.menu}
    special = {name: box.names.index(row.name) for row in file.bigoudenn for name in (row.galette, row.crepe)}
    box.print_menu(_column(box, sides), _column(box, special, -1))


def _column(box: Box, values: dict[str, int], other: int = 0) -> list[int]:
    return [values.get(name, other) for name in box.names]


def _print_numbers(box: Box, n: Numbers) -> None:
    box.turned_up, box.most_taken, box.most_held = n.turned_up, n.taken, n.held
    box.print_dishes(
        [n.galette_value, n.crepe_value],
        [n.galette_points, n.crepe_points],
        [n.galette_menu, n.crepe_menu],
        [n.galette_speciality, n.crepe_speciality],
    )


# -- Checks -------------------------------------------------------------------------------


def _check(path: Path, file: BoxFile) -> None:
    for name, times in Counter(file.names()).items():
        if times > 1:
            raise wrong(path, f"the name {name}", f"it is used {times} times", "each name once")
    _check_numbers(path, file.numbers)
    _check_utensils(path, file)
    for line in file.menu:
        _check_line(path, file, line)
    count = len(list(file.ingredients()))
    if not 3 * MOST_SEATS <= count <= MOST_INGREDIENTS:
        raise wrong(path, "menu", f"{count} ingredients", f"{3 * MOST_SEATS} to {MOST_INGREDIENTS}")
    _check_bigoudenn(path, file)


def _check_numbers(path: Path, n: Numbers) -> None:
    bounds = {"turned_up": (1, 5), "taken": (1, 5), "held": (1, 3), "galette_value": (3, 60), "crepe_value": (2, 40)}
    for name in n.__struct_fields__[:-1]:
        low, high = bounds.get(name, (0, 20))
        if not low <= getattr(n, name) <= high:
            raise wrong(path, f"numbers, {name}", str(getattr(n, name)), f"{low} to {high}")


def _check_utensils(path: Path, file: BoxFile) -> None:
    if len(file.utensils) > MOST_UTENSILS:
        raise wrong(path, "utensils", f"{len(file.utensils)} of them", f"at most {MOST_UTENSILS}")
    for effect in ("thief", "lid"):
        found = sum(row.effect == effect for row in file.utensils)
        if found != 1:
            raise wrong(path, "utensils", f"{found} with the effect {effect}", "exactly one")


def _check_line(path: Path, file: BoxFile, line: MenuRow) -> None:
    one_of(path, f"menu line {line.name}, side", line.side, SIDES)
    tools = [row.name for row in file.utensils if row.effect == "tool"]
    value = file.numbers.galette_value if line.side == "galette" else file.numbers.crepe_value
    size = DISH_SIZE[SIDES.index(line.side)]
    for row in line.ingredients:
        if row.utensil and row.utensil not in tools:
            raise wrong(path, f"ingredient {row.name}, utensil", f"'{row.utensil}'", f"none or {', '.join(tools)}")
        if row.value < 1:
            raise wrong(path, f"ingredient {row.name}, value", str(row.value), "1 or more")
    found = f"{len(line.ingredients)} ingredients worth {sum(row.value for row in line.ingredients)}"
    if found != f"{size} ingredients worth {value}":
        raise wrong(path, f"menu line {line.name}", found, f"{size} ingredients worth {value}")


def _check_bigoudenn(path: Path, file: BoxFile) -> None:
    if not MOST_SEATS <= len(file.bigoudenn) <= 12:
        raise wrong(path, "bigoudenn", f"{len(file.bigoudenn)} of them", f"{MOST_SEATS} to 12")
    taken: set[str] = set()
    for lady in file.bigoudenn:
        for side in SIDES:
            name = str(getattr(lady, side))
            lines = [row.name for row in file.menu if row.side == side and row.name not in taken]
            if name not in lines:
                raise wrong(
                    path, f"bigoudenn {lady.name}, {side}", f"'{name}'", f"a line of her own: {', '.join(lines)}"
                )
            taken.add(name)
