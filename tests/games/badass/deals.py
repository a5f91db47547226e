"""Which cards of Badass Force could lie where others do: everybody's seven characters are their own."""

from __future__ import annotations

from typing import Any

from tablee.games.badass.cards import CAST


def group(g: Any, card: int) -> object:
    characters = CAST * (int(g.seats) + 1)
    return card // CAST if card < characters else "weapon"
