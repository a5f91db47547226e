"""What each rulebook announces, and what its card box holds: counts, and conditions that arithmetic decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tablee.lab.words import Speech

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
    """A number of things that the book announces; what they and their place are called is in the words."""

    what: str
    announced: int
    held: Callable[[Box], int]
    place: str = "components"
    ruling: str = ""

    def check(self, box: Box, s: Speech) -> Finding:
        held = self.held(box)
        said = s.say("count-found", announced=self.announced, held=held)
        ruling = s.say(self.ruling) if s.words.has(self.ruling) else self.ruling
        return Finding("count", s.say(f"count-{self.what}"), said, held == self.announced, place(s, self.place), ruling)


def place(s: Speech, name: str) -> str:
    """Where in the book."""
    return s.say(f"place-{name}")


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


COUNTS = {
    "boom": (
        Count("boom-all", 102, copies("cards"), ruling="the-list-is-followed"),
        Count("boom-roles", 6, copies("cards", family="role")),
        Count("boom-goals", 5, copies("cards", family="goal")),
        Count("boom-heat", 24, copies("cards", family="heat"), "size-cards"),
        Count("boom-cooling", 24, copies("cards", family="cooling"), "size-cards", "boom-04"),
        Count("boom-actions", 19, copies("cards", family="action")),
        Count("boom-reactive", 11, copies("cards", family="reactive")),
        Count("boom-events", 15, copies("cards", family="event")),
    ),
    "baba": (
        Count("baba-atelier", 76, copies("atelier"), "atelier"),
        Count("baba-recipes", 60, copies("recipes")),
        Count("baba-destinations", 12, copies("destinations")),
        Count("baba-orders", 16, copies("orders")),
    ),
    "bunny": (
        Count("bunny-purple", 39, copies("cards", "purple")),
        Count("bunny-orange", 39, copies("cards", "orange")),
    ),
    "badass": (
        Count("badass-characters", 56, copies("characters")),
        Count("badass-weapons", 24, copies("weapons")),
    ),
    "seizh": (
        Count("seizh-ingredients", 35, lambda box: sum(len(line["ingredients"]) for line in box["menu"])),
        Count("seizh-bigoudenn", 7, copies("bigoudenn")),
        Count("seizh-utensils", 7, copies("utensils")),
    ),
}


class Arithmetic:
    """What the numbers of a box decide without playing."""

    def __init__(self, box: Box, s: Speech) -> None:
        self.box, self.s = box, s

    def found(self, what: str, ok: bool, where: str, ruling: str = "", **args: object) -> Finding:
        named = self.s.say(f"sum-{what}", **args)
        return Finding("arithmetic", named, self.s.say(f"sum-{what}.found", **args), ok, place(self.s, where), ruling)

    def boom(self) -> Iterator[Finding]:
        low, size = self.box["numbers"]["steal_low"], self.box["numbers"]["size"]
        for row in self.box["difficulties"]:
            name, capacity, ok = self.s.difficulty(row["name"]), row["capacity"], row["capacity"] - 1 >= low
            args = {"name": name, "low": low, "capacity": capacity, "reach": str(ok)}
            yield self.found("theft", ok, "glouton", "option steal_window", **args)
        for row in self.box["difficulties"]:
            name = self.s.difficulty(row["name"])
            if row["capacity"] <= size:
                args = {"name": name, "size": size, "of": row["capacity"]}
                yield self.found("explosion", False, "difficulties", "boom-07", **args)
            if not 8 <= row["rounds"] <= 10:
                yield self.found("timer", False, "events", "boom-05, option timer", name=name, rounds=row["rounds"])

    def baba(self) -> Iterator[Finding]:
        made = {row["name"] for row in self.box["recipes"]}
        slots = [slot for row in self.box["orders"] for slot in row["slots"]]
        named = [slot.partition(":")[2] for slot in slots if slot.startswith("pastry:")]
        absent, twice = sorted(set(named) - made), sorted({name for name in named if named.count(name) > 1})
        yield self.found("named", not absent, "orders", "baba-R2", n=len(named), absent=self.listed(absent))
        yield self.found("twice", not twice, "orders", "baba-R2", twice=self.listed(twice))

    def bunny(self) -> Iterator[Finding]:
        river = sum(bool(row.get("river")) * row["purple"] for row in self.box["cards"])
        yield self.found("river", river > 0, "river", n=river)

    def badass(self) -> Iterator[Finding]:
        weapons, most = self.box["weapons"], max(row["max"] for row in self.box["weapons"])
        for row in weapons:
            name, ok = self.s.teller.card(row["name"]), row["mark"] <= row["max"]
            yield self.found("mark", ok, "weapons", name=name, mark=row["mark"], max=row["max"])
        for row in self.box["characters"]:
            if cost := row.get("cost", 0):
                payers = sum(weapon["max"] >= cost for weapon in weapons)
                args = {"name": self.s.teller.card(row["name"]), "cost": cost, "payers": payers}
                yield self.found("price", payers > 0, "characters", "badass-03", **args, of=len(weapons), most=most)

    def seizh(self) -> Iterator[Finding]:
        for side, size in (("galette", 3), ("crepe", 2)):
            value = self.box["numbers"][f"{side}_value"]
            cards = [row for line in self.box["menu"] if line["side"] == side for row in line["ingredients"]]
            dishes = [d for d in combinations(cards, size) if sum(c["value"] for c in d) == value]
            useless = sorted({c["name"] for c in cards} - {c["name"] for d in dishes for c in d})
            ways, named = len(dishes), self.s.say(f"dish-{side}")
            yield self.found("dish", not useless, "menu", side=named, value=value, n=ways, useless=self.listed(useless))
            for line in self.box["menu"]:
                worth = sum(c["value"] for c in line["ingredients"])
                if line["side"] == side and worth != value:
                    yield self.found("cooked", False, "menu", name=self.s.teller.card(line["name"]), worth=worth)

    def listed(self, names: list[str]) -> str:
        return ", ".join(map(self.s.teller.card, names)) or self.s.say("none")


def static(game: str, box: Box, s: Speech) -> list[Finding]:
    """All that can be told without playing."""
    found = [count.check(box, s) for count in COUNTS.get(game, ())]
    sums = getattr(Arithmetic(box, s), game, None) if game in COUNTS else None
    return [*found, *(sums() if sums else ())]
