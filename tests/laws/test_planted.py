"""The laws can fail: each planted fault is caught."""

from __future__ import annotations

import random

import pytest

from tablee.games import game
from tablee.kernel import sight
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.studio import laws as law
from tests.laws.test_sources import forbidden_names


def tables(seats: int = 4) -> list[State]:
    return [g.clone() for seed in range(8) for g in law.walk(game("boom"), seats, seed, {}) if not g.over]


def test_a_rule_that_shows_a_card_behind_the_kernel_s_back_is_caught() -> None:
    g = game("boom").new(4, 7)
    law.whoever_knows_was_shown(g)
    g.known[next(p for i, field in enumerate(g.fields()) if field.name == "draw" for p in g.piles(i))[0]] |= 2
    with pytest.raises(AssertionError, match="draw was not shown"):
        law.whoever_knows_was_shown(g)


def test_a_view_that_leaks_a_hand_is_caught() -> None:
    def leaky(g: State, seat: Seat) -> dict[str, object]:
        return {**sight.view(g, seat), "leak": sight.view(g, g.after(Seat(max(seat, 0))))["table"]}

    with pytest.raises(AssertionError):
        for n, g in enumerate(tables()):
            law.a_view_hides(g, Seat(0), n, view=leaky)


def test_an_option_list_that_depends_on_anothers_hand_is_caught() -> None:
    def leaky(g: State, seat: Seat) -> list[str]:
        return law.legal(g, seat) + law.legal(g, g.after(seat))

    with pytest.raises(AssertionError):
        for n, g in enumerate(tables()):
            law.a_view_hides(g, Seat(0), n, list_for=leaky)


def test_an_imagined_table_that_copies_a_secret_is_caught() -> None:
    def peeking(g: State, seat: Seat, seed: int) -> State:
        twin = sight.imagine(g, seat, seed)
        twin.set_piles(field_index(g, "role"), [p.copy() for p in g.piles(field_index(g, "role"))])
        return twin

    with pytest.raises(AssertionError):
        for n, g in enumerate(tables()):
            law.imagining_uses_knowledge_only(sight.imagine(g, Seat(0), n), Seat(0), n, imagine=mixed(g, peeking))


def mixed(real: State, peeking: law.Imagine) -> law.Imagine:
    """Imagines from the real table what should be imagined from the one given."""

    def imagine(g: State, seat: Seat, seed: int) -> State:
        return peeking(real if seed % 2 else g, seat, seed)

    return imagine


def field_index(g: State, name: str) -> int:
    return [field.name for field in g.fields()].index(name)


def test_a_shallow_clone_is_caught() -> None:
    def shallow(g: State) -> State:
        twin = g.clone()
        twin.set_piles(field_index(g, "hand"), g.piles(field_index(g, "hand")))
        return twin

    with pytest.raises(AssertionError):
        for n, g in enumerate(tables()):
            law.a_clone_shares_nothing(g, random.Random(n), clone=shallow)


def test_a_view_that_says_who_has_answered_is_caught() -> None:
    def telling(g: State, seat: Seat) -> dict[str, object]:
        return {**sight.view(g, seat), "still_asked": [int(s) for s in law.movers(g)]}

    with pytest.raises(AssertionError):
        for n, g in enumerate(tables()):
            law.an_answer_is_sealed(g, random.Random(n), view=telling)


@pytest.mark.parametrize("line", ["import time", "from random import choice", "import os", "print(1)", "open('x')"])
def test_a_rule_that_reads_the_clock_or_the_world_is_caught(line: str) -> None:
    assert forbidden_names(line)


def test_a_bot_cannot_reach_the_real_table_by_a_public_name() -> None:
    g = game("boom").new(4, 1)
    eyes = Eyes(g, Seat(0))
    public = [getattr(eyes, name) for name in dir(eyes) if not name.startswith("_")]
    assert g not in public
