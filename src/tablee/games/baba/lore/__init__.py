"""What the lab notes of BabaOrum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.lab.lore import Checks, Count, Finding, Labels, Lore, copies, first, names


def labels(g: Any, seat: int) -> Labels:
    return {
        "destination": [str(g.kind_names[g.kinds[g.destination[seat]]])],
        "order": names(g, g.order[seat]),
        "first": first(g, seat),
    }


COUNTS = (
    Count("atelier", 76, copies("atelier"), "atelier"),
    Count("recipes", 60, copies("recipes")),
    Count("destinations", 12, copies("destinations")),
    Count("orders", 16, copies("orders")),
)


def conditions(c: Checks) -> Iterator[Finding]:
    """Whether the pastries that orders name can be made, and none is named twice."""
    made = {row["name"] for row in c.box["recipes"]}
    slots = [slot for row in c.box["orders"] for slot in row["slots"]]
    named = [slot.partition(":")[2] for slot in slots if slot.startswith("pastry:")]
    absent, twice = sorted(set(named) - made), sorted({name for name in named if named.count(name) > 1})
    yield c.found("named", not absent, "orders", "baba-R2", n=len(named), absent=c.listed(absent))
    yield c.found("twice", not twice, "orders", "baba-R2", twice=c.listed(twice))


def lore() -> Lore:
    return Lore(
        at_start=labels,
        sides=False,
        shown_first=("destination",),
        dealt=("destination", "order"),
        goals=("destination", "order"),
        held=frozenset({"drew", "took_from_shelf", "kept_one_of_two", "took_shown", "helped_themselves"}),
        played=frozenset({"played", "began"}),
        paid=frozenset(
            {"pate", "alcool", "amande", "chocolat", "creme", "fruits", "joker", "savoir_faire_1", "savoir_faire_2"}
        ),
        by_clock=frozenset({"run_out_of_time", "out_of_time"}),
        score=1,
        thinking=15.0,
        counts=COUNTS,
        conditions=conditions,
        ink="#6f7f3b",
    )
