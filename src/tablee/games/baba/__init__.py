"""BabaOrum: secret orders, twelve cities with twelve powers, a moody Shelf and a quiz on pastry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.baba import _book
from tablee.games.baba._steps import SHOUT_OR_NOT
from tablee.games.baba.box import read_box
from tablee.games.baba.children import SEAT, children_values, objection_to_children
from tablee.games.baba.questions import gloss, wording
from tablee.games.baba.table import EVENTS
from tablee.kernel.game import Choice, Game, Tally
from tablee.kernel.seating import first_seats, objection_to_first
from tablee.kernel.steps import rule_of


def _faction(g: Any, seat: int) -> str:
    return str(g.kind_names[g.kinds[g.destination[seat]]])


def _rounds(g: Any) -> int:
    return int(g.round)


def _score(g: Any, seat: int) -> int:
    return len(g.finished[seat])


def _objection(seats: int, options: Mapping[str, str]) -> str | None:
    if options["orders"] == "2" and seats > 4:
        return f"two orders each are for 2 to 4 players, not {seats}; choose orders=1."
    return objection_to_children(seats, options["children"]) or objection_to_first(seats, options["first"])


def _aloud(options: Mapping[str, str]) -> bool:
    return options["questions"] == "on" and options["answers"] == "spoken"


def _limit(g: Any) -> int:
    """Seconds to shout (baba-12)."""
    return int(g.shout_seconds) if not g.over and rule_of(g.window) == SHOUT_OR_NOT else 0


def _reading(g: Any, lang: str) -> list[str]:
    """The question of the quiz, then its choices."""
    if g.question < 0:
        return []
    asked = wording(int(g.question), lang)
    return [asked.ask, *asked.choices]


def _refresh(g: Any, _: int) -> None:
    g.acted = g.prepared = g.helped = 0


GAME = Game(
    id="baba",
    package="tablee.games.baba",
    version=1,
    seats=range(2, 9),
    usual=4,
    options=(
        Choice("questions", ("on", "off")),
        Choice("answers", ("choices", "spoken")),
        Choice("orders", ("1", "2")),
        Choice("order_size", ("auto", "mixed", "two", "three")),
        Choice("everyday", ("off", "on")),
        Choice("children", children_values(8), together=SEAT),
        Choice("shout", ("5", "off")),
        Choice("first", first_seats(8)),
    ),
    lay_out=_book.new,
    blank=_book.blank,
    events=EVENTS,
    read_box=read_box,
    rounds=_rounds,
    faction=_faction,
    score=_score,
    objection=_objection,
    gloss=gloss,
    reading=_reading,
    aloud=_aloud,
    limit=_limit,
    turn="action",
    refresh=_refresh,
    tallies=(
        Tally("gathered", "drew took_from_shelf took_shown"),
        Tally("played", "played"),
        Tally("right", "answered", add="right"),
        Tally("finished", "finished"),
    ),
)
