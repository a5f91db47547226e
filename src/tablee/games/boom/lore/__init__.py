"""What the lab notes of Boom Badaboom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.lab.lore import Checks, Count, Finding, Labels, Lore, copies, first, names


def labels(g: Any, seat: int) -> Labels:
    return {"role": names(g, g.role[seat]), "first": first(g, seat)}


COUNTS = (
    Count("all", 102, copies("cards"), ruling="the-list-is-followed"),
    Count("roles", 6, copies("cards", family="role")),
    Count("goals", 5, copies("cards", family="goal")),
    Count("heat", 24, copies("cards", family="heat"), "size-cards"),
    Count("cooling", 24, copies("cards", family="cooling"), "size-cards", "boom-04"),
    Count("actions", 19, copies("cards", family="action")),
    Count("reactive", 11, copies("cards", family="reactive")),
    Count("events", 15, copies("cards", family="event")),
)


def conditions(c: Checks) -> Iterator[Finding]:
    """Whether theft, explosion and timer are in reach at each difficulty."""
    low, size = c.box["numbers"]["steal_low"], c.box["numbers"]["size"]
    for row in c.box["difficulties"]:
        name, capacity, ok = c.s.difficulty(row["name"]), row["capacity"], row["capacity"] - 1 >= low
        args = {"name": name, "low": low, "capacity": capacity, "reach": str(ok)}
        yield c.found("theft", ok, "glouton", "option steal_window", **args)
    for row in c.box["difficulties"]:
        name = c.s.difficulty(row["name"])
        if row["capacity"] <= size:
            yield c.found("explosion", False, "difficulties", "boom-07", name=name, size=size, of=row["capacity"])
        if not 8 <= row["rounds"] <= 10:
            yield c.found("timer", False, "events", "boom-05, option timer", name=name, rounds=row["rounds"])


def lore() -> Lore:
    return Lore(
        at_start=labels,
        shown_first=("role",),
        dealt=("role",),
        goals=("role",),
        held=frozenset({"drew", "took", "recovered"}),
        played=frozenset({"played", "reacted"}),
        together=frozenset({2}),
        thinking=25.0,
        failures=frozenset({"explosion"}),  # the book promises "success": we read it as "the cake survives"
        counts=COUNTS,
        conditions=conditions,
        ink="#a83a2c",
    )
