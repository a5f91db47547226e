"""Boom Badaboom: hidden roles, a cake in a moody oven, and cards that answer cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.boom import _book
from tablee.games.boom.box import read_box
from tablee.games.boom.table import EVENTS
from tablee.kernel.game import Choice, Game, Tally
from tablee.kernel.seating import first_seats, objection_to_first


def _faction(g: Any, seat: int) -> str:
    return str(g.kind_names[g.kinds[g.role[seat][0]]]) if len(g.role[seat]) else "cook"


def _rounds(g: Any) -> int:
    return int(g.round)


def _score(g: Any, seat: int) -> int:
    """Alone, the rounds completed, all there could be for a saved cake (boom-19); else whether one has won."""
    if g.seats == 1:
        return int(g.most_rounds if g.winners else g.round - 1)
    return int(bool(g.winners >> seat & 1))


def _silent(seats: int, _: Any) -> bool:
    """Two cooks who save one cake do not tell each other their cards."""
    return seats == 2


def _objection(seats: int, options: Mapping[str, str]) -> str | None:
    if options["timer"] == "none" and seats > 1:
        return f"a game without a timer is for one player, not {seats}; choose timer=scaled."
    return objection_to_first(seats, options["first"])


GAME = Game(
    id="boom",
    package="tablee.games.boom",
    version=1,
    seats=range(1, 6),
    usual=4,
    options=(
        Choice("difficulty", ("usual", "cupcake", "genoise", "eclair", "tarte_tatin", "piece_montee")),
        Choice("cooling", ("mirrored", "listed")),
        Choice("hand_sizes", ("hidden", "public")),
        Choice("timer", ("scaled", "rulebook", "last", "none")),
        Choice("draw", ("one", "refill")),
        Choice("steal_window", ("book", "scaled")),
        Choice("final_count", ("book", "window")),
        Choice("first", first_seats(5)),
        Choice("numbers", ("printed", "balanced")),
    ),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    faction=_faction,
    score=_score,
    objection=_objection,
    silent=_silent,
    turn="card_to_play",
    tallies=(
        Tally("played", "played"),
        Tally("reacted", "reacted"),
        Tally("heated", "size", add="change", sign=1, after="played"),
        Tally("cooled", "size", add="change", sign=-1, after="played"),
    ),
)
