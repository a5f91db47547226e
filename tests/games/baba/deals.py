"""Which cards of BabaOrum could lie where others do: nobody is dealt an Express card."""

from __future__ import annotations

import random
from typing import Any

from tablee.games import game
from tablee.games.baba.rules import is_express
from tablee.kernel.steps import Card


def group(g: Any, card: int) -> object:
    return is_express(g, Card(card))


def reprint(g: Any, dice: random.Random) -> None:
    """Other answers are right: nobody at the table knows which before they are explained."""
    if g.questions_on:
        rules = game("baba")
        g.box = rules.read_box(rules.folder / "box.toml")
        for question in range(len(g.box.right)):
            g.box.right[question] = dice.randrange(4)
