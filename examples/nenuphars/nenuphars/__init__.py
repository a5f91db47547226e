"""Water lilies: plant beside what grows, in patches of one colour, and be the first round the pond."""

from typing import Any

from nenuphars import _book, rules
from nenuphars.box import read_box
from nenuphars.table import EVENTS
from tablee.kernel.game import Game, Tally


def _rounds(g: Any) -> int:
    return -(-int(g.turns) // int(g.seats))


GAME = Game(
    id="nenuphars",
    package="nenuphars",
    version=1,
    seats=range(2, 5),
    usual=3,
    options=(),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    score=rules.points,
    tallies=(Tally("gained", "planted", add="gained"), Tally("springs", "spring")),
)
