"""Which cards of BabaOrum could lie where others do: nobody is dealt an Express card."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from tablee.games import game
from tablee.games.baba.rules import is_express
from tablee.kernel.steps import Card


def group(g: Any, card: int) -> object:
    return is_express(g, Card(card))


@cache
def spare_box() -> Any:
    """One for all twins, of which only one is played at a time."""
    rules = game("baba")
    return rules.read_box(rules.folder / "box.toml")


def reprint(g: Any, dice: random.Random) -> None:
    """Other answers are right: nobody at the table knows which before they are explained."""
    if g.questions_on:
        g.box = spare_box()
        for question in range(len(g.box.right)):
            g.box.right[question] = dice.randrange(4)
