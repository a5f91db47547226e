"""A table's menu is its own: two tables listed in two threads never offer each other's options."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tablee.games import game
from tablee.kernel.state import State, list_question
from tablee.kernel.steps import Option, Seat, Step

OFTEN = 1e-6  # seconds: threads take turns in the middle of a listing
LISTINGS = 3000


@pytest.fixture
def restless() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)
    yield
    sys.setswitchinterval(usual)


def wrong_listings(g: State, seat: Seat) -> int:
    """How often a table lists something else than it did when it was alone."""
    alone = g.legal(seat)
    return sum(g.legal(seat) != alone for _ in range(LISTINGS))


@pytest.mark.usefixtures("restless")
def test_tables_in_two_threads_list_their_own_options() -> None:
    """Bataille is in plain Python: its questions can be interrupted whether the kernel is compiled or not."""
    tables = [game("bataille").new(3, 1), game("bataille").new(4, 2, {"hand": "three"})]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(wrong_listings, tables, [Seat(0), Seat(1)])) == [0, 0]


def test_a_clone_has_a_menu_of_its_own() -> None:
    g = game("boom").new(4, 8)
    seat = g.asked_seat()
    listed = g.list_for(seat)
    twin = g.clone()
    twin.play(seat, Option(Step(twin.legal(seat)[0])))
    assert g.menu is not twin.menu
    assert g.menu.n == listed


def test_a_menu_is_not_taken_for_that_of_another_question() -> None:
    """`list_question` lists again unless the menu still holds that very question's options."""
    g = game("boom").new(4, 8)
    seat, question = g.asked_seat(), g.asked.room[0]
    fresh = g.legal(seat)
    for other in g.others(seat):
        g.list_for(other)
        list_question(g, question)
        assert g.menu.listed() == fresh


def test_after_a_choice_nothing_that_was_listed_before_is_believed() -> None:
    """What the others may do can be otherwise now, although their questions are still open."""
    g = game("boom").new(4, 8)
    g.play(g.asked_seat(), Option(Step(g.legal(g.asked_seat())[0])))
    open_still = g.asked.room[g.asked.n - 1]
    assert g.asked.n > 1
    list_question(g, open_still)
    g.listed = open_still  # as `put` leaves the last that it lists
    first = g.asked_seat()
    g.commit(first, Option(Step(g.clone().legal(first)[0])))
    assert g.listed != open_still
