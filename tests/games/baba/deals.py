"""Which cards of BabaOrum could lie where others do: nobody is dealt an Express card."""

from __future__ import annotations

from typing import Any

from tablee.games.baba.rules import is_express
from tablee.kernel.steps import Card


def group(g: Any, card: int) -> object:
    return is_express(g, Card(card))
