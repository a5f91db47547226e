"""What the lab notes of Bunny Boom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.lab.lore import Checks, Count, Finding, Labels, Lore, copies, first


def labels(g: Any, seat: int) -> Labels:
    return {"first": first(g, seat)}


def conditions(c: Checks) -> Iterator[Finding]:
    """Whether cards have an effect at the river."""
    river = sum(bool(row.get("river")) * row["purple"] for row in c.box["cards"])
    yield c.found("river", river > 0, "river", n=river)


def lore() -> Lore:
    return Lore(
        at_start=labels,
        held=frozenset({"drew", "took", "swapped_in"}),
        played=frozenset({"placed", "river_used"}),
        by_clock=frozenset({"run_late", "ran_late"}),
        score=-1,
        counts=(Count("purple", 39, copies("cards", "purple")), Count("orange", 39, copies("cards", "orange"))),
        conditions=conditions,
        ink="#3f7d4e",
    )
