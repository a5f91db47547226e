"""What a box prints on its cards: the facts of each, and, where it is somebody's own, names, texts, icon and colour.

A box says so itself, beside its cards::

    [words.ninja]
    icon = "ninja"
    colour = "#7a2048"
    fr = { name = "Ombre", grammar = "f", text = "Paie {cost} charges : élimine un rival." }
    en = { name = "Shadow", grammar = "s" }

Between braces stands a column of the card's own row, or a number of the box such as `{numbers.hand}`; nothing else is
ever read into a text, and nothing in it is carried out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tablee.kernel.boxes import WORDS, content, converted, wrong
from tablee.kernel.grammar import NONE

Fact = bool | int | str | list[str]
Args = dict[str, int | str]

PICTURES = """
shortcake cookie doughnut croissant pie pancakes chocolate-bar candy lollipop honey-pot cherries strawberry
lemon red-apple banana grapes carrot hot-pepper mushroom garlic cheese-wedge egg bread salt ice fire cooking
spoon fork-and-knife kitchen-knife teapot wine-glass woman-cook ninja detective clown-face mage vampire guard
crown rabbit fox cat-face dog-face bear owl dragon-face spider bomb collision dagger shield crossed-swords
bow-and-arrow water-pistol firecracker key locked money-bag gem-stone eyes hourglass-done timer-clock bell
light-bulb magnet compass balloon wrapped-gift trophy game-die joker house castle ship rocket sun
crescent-moon cloud-with-rain snowflake high-voltage cyclone droplet rose four-leaf-clover herb star red-heart
skull counterclockwise-arrows-button plus minus prohibited wind-face magnifying-glass-tilted-left superhero
world-map
"""  # those of the page, name by name: `games/icons.ts`
ICONS = tuple(PICTURES.split())
KIND = r"[a-z][a-z0-9_]{0,39}"  # what the rules call a card: it is part of keys
MOST_WORDED = 300
HOLE = re.compile(r"\{\s*\$?([A-Za-z_][\w.]*)\s*\}")

Grammar = Literal["m", "f", "mp", "fp", "mh", "fh", "mph", "fph", "s", "p", "name"]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]


class Said(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A card in one language; its grammar as in our own words: `m`, `f`, `mp`, `fp`, `s`, `p`, or `name`."""

    name: Label | None = None
    within: Label | None = None  # within a sentence, where that is not the name
    grammar: Grammar = "name"
    text: Annotated[str, msgspec.Meta(max_length=400)] | None = None


class Look(msgspec.Struct, frozen=True):
    """A card's picture and colour, where a box chooses them."""

    icon: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Printed:
    """All that a box says of its cards, by their names."""

    facts: dict[str, dict[str, Fact]] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)  # where each stands
    numbers: Args = field(default_factory=dict)  # of the whole box, such as `numbers-hand`
    looks: dict[str, Look] = field(default_factory=dict)
    said: dict[str, dict[str, Said]] = field(default_factory=dict)  # by card and language

    @property
    def columns(self) -> Args:
        """Every column, with what a row says that leaves it out."""
        return {column: 0 if type(fact) is int else NONE for row in self.facts.values() for column, fact in row.items()}

    def parts(self, kind: str) -> list[str]:
        """The rows that stand within another."""
        return [name for name, row in self.facts.items() if row.get("of") == kind]


def printed(path: Path, files: Sequence[Path], own: Collection[str] | None = None) -> Printed:
    """A box with all that it builds on; an own one is looked through, with the cards that its reader makes of it."""
    found = Printed()
    for file in reversed(files):  # what a box says itself counts before what it builds on
        box = content(file)
        _gather(box, "", {}, found)
        found.numbers.update(_numbers(box))
        for kind, row in _worded(file, box.get(WORDS, {})).items():
            found.looks[kind], found.said[kind] = row
    _check_names(path, found)
    if own is not None:
        _check(path, found, own)
    return found


# -- Facts ----------------------------------------------------------------------------------


def _gather(row: Mapping[str, Any], table: str, inherited: Mapping[str, Fact], found: Printed) -> None:
    """Rows that have a name, also within others, from which they learn where they belong (`of`) and the plain facts."""
    facts: dict[str, Fact] = {k: v for k, v in row.items() if k not in ("name", WORDS) and not _rows(v)}
    if "name" in row:
        found.facts[row["name"]] = {**inherited, **facts}
        found.tables[row["name"]] = table
        facts = {"of": row["name"], **facts}
    for name, rows in row.items():
        for inner in _rows(rows):
            _gather(inner, name, facts if "name" in row else {}, found)


def _rows(value: Any) -> list[dict[str, Any]]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def numbers_of(path: Path) -> Args:
    return _numbers(content(path))


def _numbers(box: Mapping[str, Any]) -> Args:
    """Every whole number by its place: `numbers-hand`, `difficulties-genoise-rounds`."""
    found: Args = {}
    for table, rows in box.items():
        heads = [(table, rows)] if isinstance(rows, dict) and table != WORDS else []
        heads += [(f"{table}-{row['name']}", row) for row in _rows(rows) if "name" in row]
        found |= {f"{head}-{column}": n for head, row in heads for column, n in row.items() if type(n) is int}
    return found


# -- Words ----------------------------------------------------------------------------------


def _worded(path: Path, rows: Any) -> dict[str, tuple[Look, dict[str, Said]]]:
    if not isinstance(rows, dict) or not all(isinstance(row, dict) for row in rows.values()):
        raise wrong(path, WORDS, "no table of cards", "[words.CARD] with fr, en, icon or colour")
    if len(rows) > MOST_WORDED:
        raise wrong(path, WORDS, f"{len(rows)} cards", f"at most {MOST_WORDED}")
    return {kind: (_look(path, kind, row), _said(path, kind, row)) for kind, row in rows.items()}


def _look(path: Path, kind: str, row: Mapping[str, Any]) -> Look:
    icon, colour = row.get("icon", ""), row.get("colour", "")
    if icon != "" and icon not in ICONS:
        raise wrong(path, f"words, {kind}, icon", f"'{str(icon)[:40]}' is not known here", f"one of {', '.join(ICONS)}")
    if colour != "" and not (isinstance(colour, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", colour)):
        raise wrong(path, f"words, {kind}, colour", f"'{str(colour)[:40]}'", "six digits such as #7a2048")
    return Look(icon, colour.lower())


def _said(path: Path, kind: str, row: Mapping[str, Any]) -> dict[str, Said]:
    found = {}
    for lang, words in row.items():
        if lang in ("icon", "colour"):
            continue
        place = f"words, {kind}, {lang}"
        if not re.fullmatch(r"[a-z]{2,3}", lang):
            raise wrong(path, place, "no language", "icon, colour, or a language such as fr or en")
        found[lang] = converted(path, words, Said, f"words.{kind}.{lang}")
        for text in filter(None, (found[lang].name, found[lang].within, found[lang].text)):
            _check_letters(path, place, text)
    return found


def _check_letters(path: Path, place: str, text: str) -> None:
    """No signs that are not seen: some stand for players' names, others turn a line round."""
    if not text.strip():
        raise wrong(path, place, "nothing that can be read", "letters, digits and punctuation")
    odd = next((sign for sign in text if unicodedata.category(sign)[0] == "C"), None)
    if odd:
        raise wrong(path, place, f"the sign U+{ord(odd):04X}, which is not seen", "letters, digits and punctuation")


def _check_names(path: Path, found: Printed) -> None:
    for kind in found.facts:
        if not re.fullmatch(KIND, kind):
            expected = "small letters, digits and _, at most 40; what is shown stands under words"
            raise wrong(path, "name", f"'{str(kind)[:60]}'", expected)


def _check(path: Path, found: Printed, kinds: Collection[str]) -> None:
    for kind, langs in found.said.items():
        if kind not in found.facts and kind not in kinds:
            raise wrong(path, f"words, {kind}", "the box has no such card", "the name of one of its cards")
        for lang, said in langs.items():
            _check_holes(path, f"words, {kind}, {lang}", found, kind, said)


def _check_holes(path: Path, place: str, found: Printed, kind: str, said: Said) -> None:
    known = [column for column, fact in found.facts.get(kind, {}).items() if isinstance(fact, int)]
    for text in filter(None, (said.name, said.within, said.text)):
        for hole in HOLE.findall(text):
            if hole not in known and hole.replace(".", "-") not in found.numbers:
                numbers = [name.replace("-", ".") for name in found.numbers if name.count("-") == 1]
                raise wrong(
                    path, place, f"{{{hole}}} is no number of this card", f"one of {', '.join(known + numbers)}"
                )
        if "{" in HOLE.sub("", text) or "}" in HOLE.sub("", text):
            raise wrong(path, place, "a brace that is not closed", "{cost} for a number of the card, no other braces")


def filled(text: str, row: Mapping[str, Fact], numbers: Mapping[str, int | str]) -> str:
    """A box's own text with the numbers of the box."""
    return HOLE.sub(lambda hole: str(row.get(hole[1], numbers.get(hole[1].replace(".", "-"), hole[0]))), text)


def plain(row: Mapping[str, Fact], columns: Args) -> Args:
    """The facts of a row as a sentence can take them."""
    return {**columns, **{column: _plain(fact) for column, fact in row.items()}}


def _plain(fact: Fact) -> int | str:
    if isinstance(fact, bool):
        return str(fact).lower()
    return ", ".join(map(str, fact)) if isinstance(fact, list) else fact
