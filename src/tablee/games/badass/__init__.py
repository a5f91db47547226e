"""Badass Force: announce whoever you like, as long as nobody dares to doubt it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.badass import _book
from tablee.games.badass.box import box_files, read_box
from tablee.games.badass.cards import POWERS
from tablee.games.badass.table import EVENTS
from tablee.kernel.game import Choice, Game, Tally
from tablee.kernel.seating import first_seats, objection_to_first


def _faction(g: Any, seat: int) -> str:
    return "vengeance" if g.vengeful[seat] else "cool"


def _rounds(g: Any) -> int:
    return int(g.round)


def _score(g: Any, seat: int) -> int:
    return int(g.score[seat])


def _objection(seats: int, options: Mapping[str, str]) -> str | None:
    return objection_to_first(seats, options["first"])


def _refresh(g: Any, seat: int) -> None:
    """What the turn begins by giving is counted, whatever becomes of it."""
    g.charge[seat] += g.box.vengeance_charge if g.vengeful[seat] else g.box.charge


GAME = Game(
    id="badass",
    package="tablee.games.badass",
    version=1,
    seats=range(3, 7),
    usual=4,
    options=(
        Choice("limit", ("16", "12", "20", "30", "50")),
        Choice("cast", ("random", *(f"without_{character}" for character in POWERS))),
        Choice("denouncers", ("announcer", "active")),
        Choice("first", first_seats(6)),
    ),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    box_files=box_files,
    rounds=_rounds,
    faction=_faction,
    score=_score,
    objection=_objection,
    turn="action",
    refresh=_refresh,
    tallies=(
        Tally("announced", "announced defended"),
        Tally("caught", "caught"),
        Tally("denounced", "denounced"),
        Tally("killed", "died", seat="killer"),
    ),
)
