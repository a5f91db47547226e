"""The ball of masks: guess who is who, and let nobody guess you, until midnight."""

from typing import Any

from masques import _book, rules
from masques.box import read_box
from masques.table import EVENTS
from tablee.kernel.game import Game, Tally


def _rounds(g: Any) -> int:
    return int(g.round)


GAME = Game(
    id="masques",
    package="masques",
    version=1,
    seats=range(2, 5),
    usual=4,
    options=(),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    score=rules.points,
    tallies=(Tally("guessed", "accused"), Tally("left", "left")),
)
