"""What the lab notes of it: who began, and whose favourite was what."""

from __future__ import annotations

from typing import Any

from tablee.lab.lore import Labels, Lore, first, names


def labels(g: Any, seat: int) -> Labels:
    return {"favourite": names(g, g.secret[seat]), "first": first(g, seat)}


def lore() -> Lore:
    return Lore(
        at_start=labels,
        shown_first=("favourite",),
        dealt=("favourite",),
        held=frozenset({"picked"}),
        score=1,
        thinking=4.0,
        ink="#3f6b2a",
    )
