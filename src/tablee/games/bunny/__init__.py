"""Bunny Boom: a village to cover with cards, pawns that walk over it, and rabbits that nobody wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.bunny import _book, rules
from tablee.games.bunny.box import read_box
from tablee.games.bunny.table import EVENTS
from tablee.kernel.game import Choice, Game, Tally
from tablee.kernel.seating import first_seats, objection_to_first
from tablee.kernel.steps import Seat


def _rounds(g: Any) -> int:
    """A card is placed in each turn, and never leaves the village."""
    placed = sum(len(pile) for pile in g.village)
    return -(-placed // int(g.seats))


def _score(g: Any, seat: int) -> int:
    """Points: the fewest win."""
    return int(rules.points(g, Seat(seat)))


def _limit(g: Any) -> int:
    return int(g.sandglass) if g.sand >= 0 else 0


def _objection(seats: int, options: Mapping[str, str]) -> str | None:
    return objection_to_first(seats, options["first"])


GAME = Game(
    id="bunny",
    package="tablee.games.bunny",
    version=1,
    seats=range(2, 5),
    usual=4,
    options=(
        Choice("mairesse", ("on", "off")),
        Choice("joker", ("on", "off")),
        Choice("renard", ("off", "on")),
        Choice("terrier", ("off", "on")),
        Choice("river", ("compulsory", "optional")),
        Choice("tourne", ("pile", "free")),
        Choice("sandglass", ("off", "15", "30", "45")),
        Choice("first", first_seats(4)),
        Choice("numbers", ("printed", "balanced")),
    ),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    limit=_limit,
    turn="placement",
    objection=_objection,
    rounds=_rounds,
    score=_score,
    fewest=True,
    tallies=(
        Tally("placed", "placed"),
        Tally("gained", "gained collected", add="rabbits"),
        Tally("lost", "lost", add="rabbits"),
        Tally("gave", "gave"),
    ),
)
