"""Bataille: everybody lays a card at once, the highest takes the trick, and equal cards cancel each other."""

from __future__ import annotations

from typing import Any

from tablee.kernel.game import Choice, Game
from tests.sixth.bataille import _book
from tests.sixth.bataille.box import read_box
from tests.sixth.bataille.table import EVENTS


def _rounds(g: Any) -> int:
    return int(g.round)


def _score(g: Any, seat: int) -> int:
    return int(g.tricks[seat])


GAME = Game(
    id="bataille",
    package="tests.sixth.bataille",
    version=1,
    seats=range(2, 5),
    usual=3,
    options=(Choice("hand", ("five", "three")),),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    score=_score,
)
