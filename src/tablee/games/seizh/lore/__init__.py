"""What the lab notes of Ar Seizh Bigoudenn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tablee.lab.lore import Box, Checks, Count, Finding, Labels, Lore, copies, in_turn, names

SIZES = {"galette": 3, "crepe": 2}  # ingredients of a dish


def labels(g: Any, seat: int) -> Labels:
    return {
        "bigoudenn": names(g, g.bigoudenn[seat]),
        "first": in_turn(int(g.active), seat, int(g.seats)),
        "utensil": names(g, g.utensils[seat]),
    }


def ingredients(box: Box) -> int:
    return sum(len(line["ingredients"]) for line in box["menu"])


COUNTS = (
    Count("ingredients", 35, ingredients),
    Count("bigoudenn", 7, copies("bigoudenn")),
    Count("utensils", 7, copies("utensils")),
)


def conditions(c: Checks) -> Iterator[Finding]:
    """Whether every ingredient is good for a dish, and every dish of the menu can be cooked."""
    for side, size in SIZES.items():
        value = c.box["numbers"][f"{side}_value"]
        yield _dishes(c, side, size, value)
        for line in c.box["menu"]:
            worth = sum(card["value"] for card in line["ingredients"])
            if line["side"] == side and worth != value:
                yield c.found("cooked", False, "menu", name=c.s.teller.card(line["name"]), worth=worth)


def _dishes(c: Checks, side: str, size: int, value: int) -> Finding:
    cards = [row for line in c.box["menu"] if line["side"] == side for row in line["ingredients"]]
    dishes = [dish for dish in combinations(cards, size) if sum(card["value"] for card in dish) == value]
    useless = sorted({card["name"] for card in cards} - {card["name"] for dish in dishes for card in dish})
    named, listed = c.s.say(f"dish-{side}"), c.listed(useless)
    return c.found("dish", not useless, "menu", side=named, value=value, n=len(dishes), useless=listed)


def lore() -> Lore:
    return Lore(
        at_start=labels,
        shown_first=("bigoudenn",),
        dealt=("bigoudenn",),
        goals=("bigoudenn",),
        held=frozenset({"took", "stole"}),
        played=frozenset({"cooked"}),
        score=1,
        quick=frozenset({"keep_still", "grab", "swap", "drop"}),
        counts=COUNTS,
        conditions=conditions,
        ink="#2f5673",
    )
