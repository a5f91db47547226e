"""Who has been shown everything imagines the true cards, and nobody else does."""

from __future__ import annotations

from typing import Any

from bench.headroom import shown
from tablee.games import game
from tablee.kernel.sight import imagine
from tablee.kernel.steps import Seat


def cards(g: Any) -> list[list[int]]:
    """Every hand, every role, the deck and the events to come."""
    return [[int(g.kinds[card]) for card in pile.cards] for pile in (*g.hand, *g.role, g.draw, g.events_to_come)]


def test_who_was_shown_everything_imagines_what_is_there() -> None:
    for seed in range(5):
        g: Any = game("boom").new(4, seed)
        twin = imagine(shown(g, Seat(1)), Seat(1), 99)
        assert [sorted(pile) for pile in cards(twin)] == [sorted(pile) for pile in cards(g)]
        assert cards(twin)[-2:] == cards(g)[-2:]


def test_showing_leaves_the_table_itself_alone() -> None:
    g: Any = game("boom").new(4, 1)
    before = (list(g.known), list(g.counted))
    shown(g, Seat(1))
    assert (list(g.known), list(g.counted)) == before
    assert cards(imagine(g, Seat(1), 99)) != cards(g)
