"""Who begins: by lot, or a seat that the table has chosen (boom-17, baba-11, bunny-06, badass-16)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import game
from tablee.kernel.game import BadInput

CHOSEN = ("boom", "baba", "bunny", "badass")


def begins(name: str, seats: int, seed: int, first: str = "lot") -> int:
    g: Any = game(name).new(seats, seed, {"first": first})
    return int(g.first)


@pytest.mark.parametrize("name", CHOSEN)
def test_a_chosen_seat_begins_whatever_the_lot_says(name: str) -> None:
    for seat in range(1, 4):
        assert {begins(name, 3 if name != "bunny" else 4, seed, str(seat)) for seed in range(12)} == {seat - 1}


@pytest.mark.parametrize("name", CHOSEN)
def test_by_lot_every_seat_begins_now_and_then(name: str) -> None:
    assert {begins(name, 3, seed) for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("name", CHOSEN)
def test_choosing_changes_nothing_but_who_begins(name: str) -> None:
    lot: Any = game(name).new(3, 5)
    chosen: Any = game(name).new(3, 5, {"first": str(int(lot.first) + 1)})
    assert [list(pile.cards) for pile in lot.hand] == [list(pile.cards) for pile in chosen.hand]


@pytest.mark.parametrize("name", CHOSEN)
def test_a_seat_that_is_not_there_cannot_begin(name: str) -> None:
    with pytest.raises(BadInput, match="seat 4 cannot begin at a table for 3; choose first=lot or 1 to 3"):
        game(name).check(3, {"first": "4"})
