"""Reading and checking a card box of Badass Force, and mixing several."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tablee.games.badass.cards import CAST, CLASSES, EFFECTS, EXECUTIONS, FACES, POWERS, Box
from tablee.kernel.boxes import Source, beside, numbered, one_of, read_toml, wrong

OUR_BOX = "badass"  # in `include`: the box that comes with the game
MOST_KINDS = 61
FEWEST_WEAPONS = 12  # one for each of six players, the market, and some to draw
COPIES = 7  # of a character: one for each of six players and one in the middle
NEEDED = ("defence", "assassin", "ammo")

NUMBERED = numbered(EFFECTS)


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    weapons_in_play: int
    market: int
    charge: int
    vengeance_charge: int
    first_kill: int
    next_kill: int
    leader_bonus: int
    cool_bonus: int
    source: Source


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    faces: list[str]
    source: Source


class CharacterRow(msgspec.Struct, forbid_unknown_fields=True, rename={"group": "class"}):
    name: str
    group: str
    effect: str
    copies: int
    source: Source
    cost: int = 0
    amount: int = 0
    vengeance_cost: int = 0
    vengeance_amount: int = 0


class WeaponRow(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    effect: str
    copies: int
    max: int
    start: int
    mark: int
    source: Source
    targets: int = 0


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    include: list[str] = []
    cast: list[str] = []  # the seven who play, where the box chooses them
    numbers: Numbers | None = None
    dice: Dice | None = None
    characters: list[CharacterRow] = []
    weapons: list[WeaponRow] = []


def read_box(path: Path) -> Box:
    file = _read(path, ())
    numbers, dice = _check(path, file)
    rows = [_character_column(c) for c in file.characters] + [_weapon_column(w) for w in file.weapons]
    box = Box(
        _names(file),
        [list(column) for column in zip(*rows, strict=True)],
        [FACES.index(face) for face in dice.faces],
        [int(n) for n in msgspec.structs.astuple(numbers)[:-1]],
    )
    box.chosen = sum(1 << box.names.index(name) for name in file.cast)
    return box


def _names(file: BoxFile) -> list[str]:
    return [c.name for c in file.characters] + [w.name for w in file.weapons]


def _character_column(c: CharacterRow) -> list[int]:
    group = CLASSES.index(c.group)
    numbers = [c.cost, c.vengeance_cost, c.amount, c.vengeance_amount]
    return [NUMBERED.index(c.effect), group, c.copies, *numbers, 0, 0, 0]


def _weapon_column(w: WeaponRow) -> list[int]:
    return [NUMBERED.index(w.effect), 0, w.copies, 0, 0, w.targets, w.targets, w.max, w.start, w.mark]


# -- Several boxes --------------------------------------------------------------------------


def _read(path: Path, within: tuple[Path, ...]) -> BoxFile:
    """A box with all that it includes; its own numbers and dice count before theirs."""
    if path.resolve() in within:
        raise wrong(path, "include", "this box includes itself", "each box once")
    file = read_toml(path, BoxFile)
    for name in file.include:
        other = _read(_place(path, name), (*within, path.resolve()))
        file.numbers = file.numbers or other.numbers
        file.dice = file.dice or other.dice
        file.characters += other.characters
        file.weapons += other.weapons
    return file


def box_files(path: Path) -> list[Path]:
    """A box and all that it includes."""
    return [path, *[f for name in read_toml(path, BoxFile).include for f in box_files(_place(path, name))]]


def _place(path: Path, name: str) -> Path:
    return Path(__file__).with_name("box.toml") if name == OUR_BOX else beside(path, name, "include")


# -- Checks ---------------------------------------------------------------------------------


def _check(path: Path, file: BoxFile) -> tuple[Numbers, Dice]:
    if file.numbers is None or file.dice is None:
        found = "no numbers" if file.numbers is None else "no dice"
        raise wrong(path, "the top", found, f'tables [numbers] and [dice], or include = ["{OUR_BOX}"]')
    _check_names(path, file)
    for character in file.characters:
        _check_character(path, character)
    for weapon in file.weapons:
        _check_weapon(path, weapon)
    _check_cast(path, file)
    _check_numbers(path, file.numbers, file.dice, sum(w.copies for w in file.weapons))
    return file.numbers, file.dice


def _check_names(path: Path, file: BoxFile) -> None:
    names = _names(file)
    if len(names) > MOST_KINDS:
        raise wrong(path, "cards", f"{len(names)} kinds", f"at most {MOST_KINDS}")
    for name in names:
        if names.count(name) > 1:
            raise wrong(path, name, "this name is taken", "each name once in all boxes that are mixed")


def _check_character(path: Path, c: CharacterRow) -> None:
    place = f"character {c.name}"
    one_of(path, f"{place}, class", c.group, CLASSES)
    if c.effect not in POWERS:
        raise wrong(path, place, f"'{c.effect}' is no power", f"one of {', '.join(POWERS)}")
    if c.copies != COPIES:
        raise wrong(path, place, f"{c.copies} copies", f"{COPIES}, one a player and one in the middle")
    numbers = (c.cost, c.amount, c.vengeance_cost, c.vengeance_amount)
    if not all(0 <= n <= 6 for n in numbers):
        raise wrong(path, place, f"numbers {', '.join(map(str, numbers))}", "costs and amounts from 0 to 6")
    if c.effect == "colonelle" and (c.cost or c.vengeance_cost or c.amount > 2 or c.vengeance_amount > 2):
        raise wrong(path, place, "a defence that costs or gives too much", "no cost, at most 2 charges gained")
    if c.effect in ("pickpocket", "espionne", "dynamiteur", "cascadeuse") and not (c.amount and c.vengeance_amount):
        raise wrong(path, place, "an amount of 0", "an amount and a vengeance_amount of 1 or more")


def _check_weapon(path: Path, w: WeaponRow) -> None:
    place = f"weapon {w.name}"
    if w.effect not in EXECUTIONS:
        raise wrong(path, place, f"'{w.effect}' is no execution", f"one of {', '.join(EXECUTIONS)}")
    if not 0 <= w.copies <= 30:
        raise wrong(path, place, f"{w.copies} copies", "0 to 30")
    if not 3 <= w.max <= 12 or not 0 <= w.start <= w.max or not 1 <= w.mark <= w.max:
        found = f"max {w.max}, start {w.start}, mark {w.mark}"
        raise wrong(path, place, found, "a max from 3 to 12, start from 0 and mark from 1 to it")
    if (w.effect == "mitrailleuse") != (1 <= w.targets <= 5):
        raise wrong(path, place, f"{w.targets} targets", "1 to 5 for a mitrailleuse, 0 for any other")


def _check_cast(path: Path, file: BoxFile) -> None:
    names = [c.name for c in file.characters]
    if file.cast and (len(set(file.cast)) != CAST or len(file.cast) != CAST or not set(file.cast) <= set(names)):
        raise wrong(path, "cast", ", ".join(file.cast), f"{CAST} different characters of {', '.join(names)}")
    if len(file.characters) < CAST:
        raise wrong(path, "characters", f"{len(file.characters)} of them", f"{CAST} or more")
    for group in NEEDED:
        if not any(c.group == group for c in file.characters):
            raise wrong(path, "characters", f"none of class {group}", f"one or more each of {', '.join(NEEDED)}")


def _check_numbers(path: Path, n: Numbers, dice: Dice, weapons: int) -> None:
    if not FEWEST_WEAPONS <= n.weapons_in_play <= weapons or not 1 <= n.market <= 3:
        found = f"{n.weapons_in_play} weapons in play of {weapons}, a market of {n.market}"
        raise wrong(path, "numbers", found, f"{FEWEST_WEAPONS} or more in play, all in the box, a market of 1 to 3")
    rest = (n.charge, n.vengeance_charge, n.first_kill, n.next_kill, n.leader_bonus, n.cool_bonus)
    if not all(0 <= number <= 5 for number in rest):
        raise wrong(path, "numbers", f"{', '.join(map(str, rest))}", "charges and points from 0 to 5")
    for face in dice.faces:
        one_of(path, "dice, faces", face, FACES)
    if not 1 <= len(dice.faces) <= 20:
        raise wrong(path, "dice, faces", f"{len(dice.faces)} faces", "1 to 20")
