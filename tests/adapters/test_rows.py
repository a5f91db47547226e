"""Rows hold what the seat's view says, cell by cell, over whole games of every game and number of seats."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tablee.kernel.sight import glimpse, view
from tablee.kernel.state import State, is_compiled
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.layout import Layout
from tests.adapters.by_name import Reader
from tests.adapters.tables import TABLES, desks, laid_out

WHOLE = 100_000  # choices: no game is as long
EVERY = 1 if is_compiled() else 5  # one table of so many is read cell by cell


def differences(laid: Layout, row: list[int], g: State, seat: int) -> list[tuple[str, int, int]]:
    right = Reader(laid, g, seat).row()
    return [(c.name, is_, should) for c, is_, should in zip(laid.cells, row, right, strict=True) if is_ != should]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_cell_is_what_the_view_says(name: str, seats: int) -> None:
    """One row is written for one table and seat after another, as a batch does: nothing of the last may stay."""
    laid, dice = laid_out(name, seats, seats), random.Random(seats)
    rows = Rows(laid.spaces, 1)
    cells = shared(rows.cells, np.int16)
    for n, desk in enumerate(desks(laid, 20 + seats, WHOLE)):
        seat = dice.randrange(seats) if desk.g.over or n % 2 else int(desk.seat)
        rows.show(0, desk.g, Seat(seat))
        if n % EVERY == 0 or desk.g.over:
            assert differences(laid, cells.tolist(), desk.g, seat) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_glimpse_tells_tables_apart_just_as_a_view_does(name: str, seats: int) -> None:
    laid = laid_out(name, seats, seats)
    by_view: dict[str, str] = {}
    by_glimpse: dict[str, str] = {}
    for seed in (1, 2):
        for desk in desks(laid, seed):
            for seat in {int(desk.seat), 0, -1}:
                seen, numbers = repr(view(desk.g, Seat(seat))), repr(glimpse(desk.g, Seat(seat)))
                assert by_view.setdefault(seen, numbers) == numbers
                assert by_glimpse.setdefault(numbers, seen) == seen
