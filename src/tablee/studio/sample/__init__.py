"""Orchard: pick another fruit, or carry home what you have before the wasps come."""

from __future__ import annotations

from typing import Any

from tablee.kernel.game import Choice, Game, Tally
from tablee.studio.sample import _book, rules
from tablee.studio.sample.box import read_box
from tablee.studio.sample.table import EVENTS


def _rounds(g: Any) -> int:
    return -(-int(g.turns) // int(g.seats))


GAME = Game(
    id="sample",
    package="tablee.studio.sample",
    version=1,
    seats=range(2, 6),
    usual=3,
    options=(Choice("length", ("whole", "short")),),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    score=rules.points,
    tallies=(Tally("stung", "stung"), Tally("kept", "went_home", add="kept")),
)
