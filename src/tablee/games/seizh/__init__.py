"""Ar Seizh Bigoudenn: galettes, crêpes, and seven utensils that anybody may grab at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.seizh import _book
from tablee.games.seizh.box import read_box
from tablee.games.seizh.table import EVENTS
from tablee.kernel.game import Choice, Game, Tally


def _rounds(g: Any) -> int:
    return -(-int(g.turns) // int(g.seats))


def _bigoudenn(g: Any, seat: int) -> str:
    return str(g.kind_names[g.bigoudenn[seat][0]])


def _score(g: Any, seat: int) -> int:
    return int(g.points[seat])


def _live(options: Mapping[str, str]) -> bool:
    return options["tempo"] == "live"


def _refresh(g: Any, seat: int) -> None:
    g.taken = g.tossed = 0
    g.banned[seat] = 0


GAME = Game(
    id="seizh",
    package="tablee.games.seizh",
    version=1,
    seats=range(3, 6),
    usual=4,
    options=(Choice("tempo", ("turns", "live")), Choice("leftovers", ("end", "play_on"))),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    faction=_bigoudenn,
    score=_score,
    live=_live,
    turn="action",
    refresh=_refresh,
    tallies=(
        Tally("took", "took"),
        Tally("stole", "stole"),
        Tally("fetched", "grabbed swapped"),
        Tally("cooked", "cooked"),
    ),
)
