"""What the lab notes of Badass Force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.lab.lore import Checks, Count, Finding, Labels, Lore, copies, first, names


def labels(g: Any, seat: int) -> Labels:
    return {
        "first": first(g, seat),
        "start_weapon": names(g, g.weapon[seat]),
        "loge": names(g, g.loge[seat]),
    }


def conditions(c: Checks) -> Iterator[Finding]:
    """Whether every weapon can be executed and every character paid."""
    weapons, most = c.box["weapons"], max(row["max"] for row in c.box["weapons"])
    for row in weapons:
        name, ok = c.s.teller.card(row["name"]), row["mark"] <= row["max"]
        yield c.found("mark", ok, "weapons", name=name, mark=row["mark"], max=row["max"])
    for row in c.box["characters"]:
        if cost := row.get("cost", 0):
            payers = sum(weapon["max"] >= cost for weapon in weapons)
            args = {"name": c.s.teller.card(row["name"]), "cost": cost, "payers": payers}
            yield c.found("price", payers > 0, "characters", "badass-03", **args, of=len(weapons), most=most)


def lore() -> Lore:
    return Lore(
        at_start=labels,
        gathered={"executed": "weapon", "announced": "announced"},
        shown_first=("weapon",),
        dealt=("start_weapon",),
        chosen=("announced", "weapon"),
        goals=("weapon",),
        held=frozenset({"took_weapon"}),
        played=frozenset({"announced", "executed", "defended"}),
        score=1,
        counts=(Count("characters", 56, copies("characters")), Count("weapons", 24, copies("weapons"))),
        conditions=conditions,
        ink="#a3247f",
    )
