"""The network: its gradients are what small changes show, and bots compute what it was taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tablee import bots
from tablee.bots.mind import CERTAIN
from tablee.bots.network import of_arrays
from tablee.games import game
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.train.net import Choices, Lesson, Place, begun, shares, summed
from tablee.train.school import LOGITS, School
from tests.adapters.tables import desks

DICE: Any = np.random.default_rng(3)  # slopes are measured in double precision
CELLS, INPUTS, SEATS, OF_A_SEAT, ROWS = 9, 6, 3, 4, 5
PLACE = Place(
    DICE.integers(INPUTS + 1, size=CELLS),
    DICE.random(CELLS),
    DICE.random(CELLS),
    DICE.integers(CELLS + 1, size=(SEATS, OF_A_SEAT)),
    np.arange(OF_A_SEAT),
)
SEEN = DICE.integers(4, size=(ROWS, CELLS))
TOLD = Choices(
    rows=np.array([0, 0, 1, 1, 1, 2, 3, 3, 4, 4]),
    aims=DICE.integers(SEATS, size=10),
    thumb=DICE.standard_normal(10),
    words=DICE.integers(7, size=18),
    spoken=np.sort(DICE.integers(10, size=18)),
    target=shares(DICE.standard_normal(10), np.array([0, 0, 1, 1, 1, 2, 3, 3, 4, 4]), ROWS),
)
OPINIONS, ENDS = DICE.standard_normal(ROWS), DICE.random(ROWS)
HIDDEN = np.array([[-1, 0, 2], [-1, 1, 1], [-1, -1, -1], [-1, 2, 0], [-1, -1, 1]])
HEADS: dict[str, Callable[[Lesson], float]] = {
    "value": lambda lesson: lesson.value(OPINIONS, ENDS),
    "policy": lambda lesson: lesson.policy(TOLD),
    "guess": lambda lesson: lesson.guess(HIDDEN),
}


def weights() -> Any:
    """In double precision, and nothing at its beginning, where slopes are nought."""
    dice = np.random.default_rng(5)
    some = begun(INPUTS, OF_A_SEAT, 7, 3, dice)
    return {name: 0.1 * dice.standard_normal(value.shape) for name, value in some.items()}


def missed(it: Any, head: str) -> float:
    lesson = Lesson(it, PLACE, SEEN)
    lesson.cells = SEEN.astype(np.float64)
    lesson.hidden = np.maximum(lesson.cells @ lesson.first + it["first_bias"], 0)
    return HEADS[head](lesson)


@pytest.mark.parametrize("head", list(HEADS))
def test_each_gradient_is_what_a_small_change_shows(head: str) -> None:
    it, lesson = weights(), Lesson(weights(), PLACE, SEEN)
    HEADS[head](lesson)
    found, dice, small = lesson.all(), np.random.default_rng(7), 1e-5
    assert {"first", "first_bias", head if head != "policy" else "last"} <= set(found)
    for name, gradient in found.items():
        way = dice.standard_normal(it[name].shape)
        ahead, behind = ({**it, name: it[name] + sign * small * way} for sign in (1, -1))
        slope = (missed(ahead, head) - missed(behind, head)) / (2 * small)
        assert np.isclose(slope, (gradient * way).sum(), rtol=2e-3, atol=2e-5), name


def test_rows_are_summed_by_their_keys() -> None:
    rows = np.array([[1.0], [2.0], [4.0]], np.float32)
    assert summed(np.array([2, 0, 2]), rows, 4).tolist() == [[2], [0], [5], [0]]
    assert summed(np.array([], np.int64), rows[:0], 2).tolist() == [[0], [0]]


@pytest.mark.parametrize("name", ["boom", "bunny"])
def test_a_bot_values_positions_as_the_network_that_was_taught(name: str) -> None:
    """Two ways to compute the same: numpy over many rows, and plain sums over the cells that are not empty."""
    rules = game(name)
    school, seats = School(rules), rules.usual
    it = begun(len(school.inputs), len(school.of_a_seat), 4096, 32, np.random.default_rng(2))
    it["value"] = np.random.default_rng(3).standard_normal(len(it["value"])).astype(np.float32)
    it = {key: value.astype(np.float16).astype(np.float32) for key, value in it.items()}
    mind, notes = bots.mind(rules), school.notes(seats, 30)
    judge = of_arrays(school.arrays(it, 4)).judge(rules, mind, seats)
    worths = []
    for desk in desks(school.laid(seats), 4, 30):
        if not desk.g.over:
            notes.note(desk.g, Seat(1))
            worths.append(int(judge.worth(desk.g, Seat(1))))
    notes.settle(desk.g)
    found = school.positions(notes, seats)
    lesson = Lesson(it, school.places[seats], found.cells)
    points = np.maximum(lesson.hidden @ it["deep"] + it["deep_bias"], 0) @ it["value"] + found.opinions
    expected = CERTAIN / (1 + np.exp(-np.clip(points, -30, 30)))
    assert len(set(worths)) > 5
    assert np.abs(np.array(worths) - expected).max() <= 1.01


def test_a_game_that_is_over_is_worth_what_its_own_mind_says() -> None:
    rules = game("bunny")
    school, mind = School(rules), bots.mind(rules)
    it = begun(len(school.inputs), len(school.of_a_seat), 4096, 32, np.random.default_rng(2))
    it["value_bias"] += 5
    judge = of_arrays(school.arrays(it, 4)).judge(rules, mind, 2)
    g, notes = rules.new(2, 1), school.notes(2, 4)
    assert judge.worth(g, Seat(0)) > 900
    notes.play(g, State(0, 1))
    assert g.over
    assert judge.worth(g, Seat(0)) == mind.worth(g, Seat(0))


def test_opinions_are_cut_where_they_are_too_sure() -> None:
    assert LOGITS[500] == 0
    assert LOGITS[0] == LOGITS[20] == -LOGITS[980] == -LOGITS[1000]
