"""Observations show what a seat may see and nothing else; every option has its own index."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.sight import imagine
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk, IllegalAction
from tablee.spaces.layout import Layout, describe, lay
from tests.adapters.tables import TABLES, USUAL, desks, laid_out


def cells(laid: Layout, g: State, seat: int) -> list[int]:
    rows = Rows(laid.spaces, 1)
    rows.show(0, g, Seat(seat))
    return [int(cell) for cell in shared(rows.cells, np.int16)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(name: str, seats: int) -> None:
    laid = laid_out(name, seats, seats)
    for desk in desks(laid, seats):
        for seat in range(seats if not desk.g.over else 0):
            other = imagine(desk.g, Seat(seat), 4711)
            assert cells(laid, desk.g, seat) == cells(laid, other, seat)


def test_a_table_that_hands_over_foreign_hands_is_found_out() -> None:
    laid = laid_out("boom", 4)
    desk = next(iter(desks(laid, 3)))
    hand = [field.name for field in desk.g.fields()].index("hand")
    shown = []
    for g in (desk.g, imagine(desk.g, Seat(0), 4711)):
        rows = Rows(laid.spaces, 1)
        rows.sink.begin(0, g.kinds, g.known, g.looks, g.lately, Seat(0))
        rows.sink.all_seen(hand, g.piles(hand), 0)
        shown.append(shared(rows.cells, np.int16).tolist())
    assert shown[0] != shown[1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_cell_has_a_name_of_its_own_and_keeps_its_range(name: str, seats: int) -> None:
    laid = laid_out(name, seats, seats)
    described = describe(laid)
    assert len({cell["name"] for cell in described}) == len(described) == laid.spaces.sheet.size
    room = [cell["high"] - cell["low"] for cell in described]
    for desk in desks(laid, 5 + seats):
        seen = cells(laid, desk.g, 0)
        assert all(0 <= value <= most for value, most in zip(seen, room, strict=True))


def test_a_seat_sees_its_own_hand_first_and_how_much_others_hold() -> None:
    laid = lay(game("boom"), 3, {"hand_sizes": "public"})
    g = laid.new(8)
    names = [cell["name"] for cell in describe(laid)]
    for seat in range(3):
        seen = dict(zip(names, cells(laid, g, seat), strict=True))
        mine = [seen[f"hand[0].{g.kind_names[g.kinds[card]]}"] for card in g.hand[seat].cards]  # type: ignore[attr-defined]
        assert seen["hand[0].size"] == len(mine)
        assert all(mine)
        assert seen["hand[1].unseen"] == len(g.hand[(seat + 1) % 3])  # type: ignore[attr-defined]
        assert seen[f"seat.{seat}"] == 1


def test_hidden_hand_sizes_stay_hidden() -> None:
    laid = lay(game("boom"), 3)
    names = [cell["name"] for cell in describe(laid)]
    seen = dict(zip(names, cells(laid, laid.new(8), 0), strict=True))
    assert seen["hand[1].unseen"] == seen["hand[2].unseen"] == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_option_has_an_index_of_its_own_that_names_it(name: str, seats: int) -> None:
    laid = laid_out(name, seats, seats)
    foreseen = total = 0
    for desk in desks(laid, 9 + seats, 120):
        indices = [int(desk.indices[i]) for i in range(desk.n)]
        assert len(set(indices)) == len(indices)
        for i, index in enumerate(indices):
            total += 1
            if index < laid.spaces.actions.spare:
                foreseen += 1
                assert laid.spaces.actions.option(index, desk.seat) == desk.options[i]
    assert foreseen > 0.97 * total


def test_an_index_that_is_not_open_is_refused_in_one_sentence() -> None:
    desk = next(iter(desks(laid_out("boom", 4), 1)))
    closed = next(i for i in range(desk.spaces.actions.size) if i not in desk.legal())
    with pytest.raises(IllegalAction, match="not open to seat"):
        desk.apply(closed)


def test_seats_in_actions_are_told_from_whoever_acts() -> None:
    """The same choice of two seats has the same index, its targets turned round the table."""
    actions = laid_out("boom", 4).spaces.actions
    block = next(block for block in actions.blocks if block.name == "take")
    for index in range(block.base, block.base + block.size, 7):
        assert actions.index(actions.option(index, Seat(1)), Seat(1)) == index
        assert actions.option(index, Seat(1)) != actions.option(index, Seat(2))


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_masks_hold_just_what_is_open(name: str, seats: int) -> None:
    laid = laid_out(name, seats)
    rows = Rows(laid.spaces, 1)
    mask = shared(rows.masks, np.int8)
    for desk in desks(laid, 2):
        rows.mark(0, desk)
        assert np.flatnonzero(mask).tolist() == desk.legal()


def test_a_clone_goes_its_own_way() -> None:
    desk = next(iter(desks(laid_out("boom", 4), 1)))
    before, twin = desk.legal(), desk.clone()
    twin.apply(twin.legal()[0])
    assert desk.legal() == before
    assert Desk(desk.spaces, desk.g.clone()).legal() == before


def test_the_layout_is_the_same_compiled_or_not() -> None:
    text = (
        "from tablee.games import game; from tablee.spaces.layout import lay; print(lay(game('boom'), 3).fingerprint)"
    )
    env = {**os.environ, "TABLEE_PURE": "1"}
    plain = subprocess.run([sys.executable, "-c", text], env=env, capture_output=True, text=True, check=True)
    assert plain.stdout.strip() == lay(game("boom"), 3).fingerprint


def test_a_number_of_players_that_does_not_fit_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="players, not 9"):
        lay(game("boom"), 9)
