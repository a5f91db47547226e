"""What each rulebook announces, and what its card box holds: counts, and conditions that arithmetic decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

Box = dict[str, Any]


@dataclass(frozen=True)
class Finding:
    """One thing that adds up or does not, with its place in the book and what we decided."""

    kind: str  # count, arithmetic, contradiction, never
    what: str
    found: str
    ok: bool
    place: str = ""
    ruling: str = ""


@dataclass(frozen=True)
class Count:
    """A number of things that the book announces."""

    what: str
    announced: int
    held: Callable[[Box], int]
    place: str
    ruling: str = ""

    def check(self, box: Box) -> Finding:
        held = self.held(box)
        said = f"announced {self.announced}, the box holds {held}"
        return Finding("count", self.what, said, held == self.announced, self.place, self.ruling)


def copies(table: str, column: str = "copies", **only: object) -> Callable[[Box], int]:
    """How many cards of a table of the box are like this."""
    return lambda box: sum(
        int(row.get(column, 1))
        for row in box[table]
        if all(
            row.get(name) in value if isinstance(value, tuple) else row.get(name) == value
            for name, value in only.items()
        )
    )


COMPONENTS = "list of components"
COUNTS = {
    "boom": (
        Count("cards in all, the six system cards left out", 102, copies("cards"), COMPONENTS, "the list is followed"),
        Count("role cards", 6, copies("cards", family="role"), COMPONENTS),
        Count("goals of the Glouton", 5, copies("cards", family="goal"), COMPONENTS),
        Count("heat cards", 24, copies("cards", family="heat"), "cards that change the cake's size"),
        Count("cooling cards", 24, copies("cards", family="cooling"), "cards that change the cake's size", "boom-04"),
        Count("action cards", 19, copies("cards", family="action"), COMPONENTS),
        Count("reactive cards", 11, copies("cards", family="reactive"), COMPONENTS),
        Count("event cards", 15, copies("cards", family="event"), COMPONENTS),
    ),
    "baba": (
        Count("Atelier cards", 76, copies("atelier"), "the Atelier cards in detail"),
        Count("recipes", 60, copies("recipes"), COMPONENTS),
        Count("Destinations", 12, copies("destinations"), COMPONENTS),
        Count("orders", 16, copies("orders"), COMPONENTS),
    ),
    "bunny": (
        Count("purple cards", 39, copies("cards", "purple"), COMPONENTS),
        Count("orange cards", 39, copies("cards", "orange"), COMPONENTS),
    ),
    "badass": (
        Count("characters, all copies", 56, copies("characters"), COMPONENTS),
        Count("weapons, all copies", 24, copies("weapons"), COMPONENTS),
    ),
    "seizh": (
        Count("ingredients", 35, lambda box: sum(len(line["ingredients"]) for line in box["menu"]), COMPONENTS),
        Count("Bigoudenn", 7, copies("bigoudenn"), COMPONENTS),
        Count("utensils", 7, copies("utensils"), COMPONENTS),
    ),
}


def _boom(box: Box) -> Iterator[Finding]:
    low = box["numbers"]["steal_low"]
    for row in box["difficulties"]:
        room = row["capacity"] - 1 - low
        said = f"theft from size {low} on, explosion at {row['capacity']}"
        said += "" if room >= 0 else ": only after an oven has been widened"
        yield Finding(
            "arithmetic",
            f"theft at {row['name']}",
            said,
            room >= 0,
            "goal of the Glouton; difficulties",
            "option steal_window",
        )
    for row in box["difficulties"]:
        ok = row["capacity"] > box["numbers"]["size"]
        if not ok:
            said = f"starts at size {box['numbers']['size']} of {row['capacity']}"
            yield Finding("arithmetic", f"explosion at {row['name']}", said, ok, "difficulties", "boom-07")
        if not 8 <= row["rounds"] <= 10:
            said = f"the timer shows in rounds 8 to 10, the game has {row['rounds']}"
            yield Finding("arithmetic", f"timer at {row['name']}", said, False, "event cards", "boom-05, option timer")


def _baba(box: Box) -> Iterator[Finding]:
    made = {row["name"] for row in box["recipes"]}
    named = [slot.partition(":")[2] for row in box["orders"] for slot in row["slots"] if slot.startswith("pastry:")]
    absent = sorted(set(named) - made)
    yield Finding(
        "arithmetic",
        "pastries named by orders",
        f"{len(named)} named, absent: {', '.join(absent) or 'none'}",
        not absent,
        "orders",
        "baba-R2",
    )
    twice = sorted({name for name in named if named.count(name) > 1})
    yield Finding("arithmetic", "pastries named twice", ", ".join(twice) or "none", not twice, "orders", "baba-R2")


def _bunny(box: Box) -> Iterator[Finding]:
    river = sum(bool(row.get("river")) * row["purple"] for row in box["cards"])
    yield Finding("arithmetic", "river effects among purple cards", str(river), river > 0, "river effects")


def _badass(box: Box) -> Iterator[Finding]:
    most = max(row["max"] for row in box["weapons"])
    for row in box["weapons"]:
        ok = row["mark"] <= row["max"]
        yield Finding(
            "arithmetic", f"{row['name']} can be executed", f"mark {row['mark']}, at most {row['max']}", ok, "weapons"
        )
    for row in box["characters"]:
        if cost := row.get("cost", 0):
            payers = sum(weapon["max"] >= cost for weapon in box["weapons"])
            said = f"costs {cost}; {payers} of {len(box['weapons'])} weapons hold so much (most: {most})"
            yield Finding("arithmetic", f"{row['name']} can be paid", said, payers > 0, "characters", "badass-03")


def _seizh(box: Box) -> Iterator[Finding]:
    numbers = box["numbers"]
    for side, size in (("galette", 3), ("crepe", 2)):
        cards = [row for line in box["menu"] if line["side"] == side for row in line["ingredients"]]
        dishes = [d for d in combinations(cards, size) if sum(c["value"] for c in d) == numbers[f"{side}_value"]]
        useless = sorted({c["name"] for c in cards} - {c["name"] for d in dishes for c in d})
        said = f"{len(dishes)} ways to make one; ingredients in none: {', '.join(useless) or 'none'}"
        yield Finding("arithmetic", f"{side} worth {numbers[f'{side}_value']}", said, not useless, "the menu")
        for line in box["menu"]:
            value = sum(c["value"] for c in line["ingredients"])
            if line["side"] == side and value != numbers[f"{side}_value"]:
                yield Finding("arithmetic", f"{line['name']} can be cooked", f"worth {value}", False, "the menu")


ARITHMETIC = {"boom": _boom, "baba": _baba, "bunny": _bunny, "badass": _badass, "seizh": _seizh}


def static(game: str, box: Box) -> list[Finding]:
    """All that can be told without playing."""
    found = [count.check(box) for count in COUNTS.get(game, ())]
    return [*found, *(ARITHMETIC[game](box) if game in ARITHMETIC else ())]
