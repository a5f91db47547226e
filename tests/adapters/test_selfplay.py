"""A batch for self-play: its rows are the tables', its tables know nothing of each other, and nothing is lost."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.adapters.ids import id_of
from tablee.adapters.selfplay import SelfPlay, Turn
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.saves import save
from tablee.kernel.state import State, is_compiled
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk, IllegalAction
from tablee.spaces.layout import Layout
from tests.adapters.tables import TABLES, USUAL, laid_out
from tests.adapters.test_rows import differences

STEPS = 400 if is_compiled() else 60


def batch(name: str, seats: int, tables: int = 3, **settings: Any) -> SelfPlay:
    return SelfPlay(laid_out(name, seats), tables, **settings)


def some_places(now: Turn, dice: np.random.Generator) -> Any:
    return (dice.random(len(now.counts)) * now.counts).astype(int)


def same_row(row: Any, rows: Rows, g: State, seat: int, laid: Layout | None) -> None:
    """As the table itself would write it; with its layout every cell is read by name too, which takes time."""
    rows.show(0, g, Seat(seat))
    assert row.tolist() == shared(rows.cells, np.int16).tolist()
    if laid is not None:
        assert differences(laid, row.tolist(), g, seat) == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rows_are_those_of_tables_played_one_by_one(name: str, seats: int) -> None:
    """Beside the batch plain tables are played, from the same seeds and with the same choices."""
    play, dice = batch(name, seats), np.random.default_rng(seats)
    seeds = [5, 6 + (1 << 40), 7]
    now = play.reset(seed=seeds)
    beside = [Desk(play.laid.spaces, play.laid.new(seed)) for seed in seeds]
    rows, ended = Rows(play.laid.spaces, 1), [0 for _ in beside]
    for n in range(3 * play.laid.spaces.longest if is_compiled() else STEPS):
        if n >= STEPS and min(ended) > 0:
            break
        for i, desk in enumerate(beside):
            assert now.current_player[i] == desk.seat
            open_now = [int(desk.indices[k]) for k in range(desk.n)]
            assert now.legal[i].tolist() == open_now + [-1] * (now.legal.shape[1] - len(open_now))
            assert now.counts[i] == desk.n
            same_row(now.observation[i], rows, desk.g, int(desk.seat), play.laid if n % 10 == i and n < STEPS else None)
        places = some_places(now, dice)
        now = play.step(places)
        for i, desk in enumerate(beside):
            desk.take(int(places[i]))
            assert now.terminated[i] == desk.g.over
            assert now.rewards[i].tolist() == [desk.reward(Seat(seat)) for seat in range(seats)]
            if desk.g.over:
                ended[i] += 1
                for seat in range(seats):
                    same_row(play.final[i, seat], rows, desk.g, seat, play.laid if n < STEPS or ended[i] == 1 else None)
                beside[i] = Desk(play.laid.spaces, play.batch.tables[i].clone())
    assert min(ended) > 0 or not is_compiled()


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_the_first_game_has_the_seed_of_its_table(name: str, seats: int) -> None:
    play = batch(name, seats, 2)
    play.reset(seed=[11, 12])
    assert [save(g) for g in play.batch.tables] == [save(play.laid.new(seed)) for seed in (11, 12)]


def test_tables_know_nothing_of_each_other() -> None:
    """A table plays the same games whatever is beside it."""

    def trail(seeds: list[int], which: int) -> list[Any]:
        play = batch("boom", 4, len(seeds), opponents={1: "random"})
        now, seen = play.reset(seed=seeds), []
        for _ in range(STEPS):
            seen.append((now.observation[which].tolist(), now.rewards[which].tolist()))
            now = play.step(now.counts // 2)
        return seen

    assert trail([3, 4, 5], 1) == trail([4], 0)


def test_without_forced_choices_every_row_has_two_options() -> None:
    play, dice = batch("boom", 4, 8, skip_forced=True), np.random.default_rng(1)
    now = play.reset(seed=1)
    for _ in range(STEPS):
        assert now.counts.min() > 1
        now = play.step(some_places(now, dice))
    assert play.batch.choices > 2 * 8 * STEPS


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_an_option_that_is_not_open_changes_nothing_anywhere_and_is_named(wrong: int) -> None:
    play = batch("boom", 4, 5)
    now = play.reset(seed=2).copy()
    before = [save(g) for g in play.batch.tables]
    places = np.zeros(5, int)
    places[3] = wrong
    with pytest.raises(IllegalAction, match=rf"nothing was done: no such option {wrong} at table 3 \(0 to"):
        play.step(places)
    assert [save(g) for g in play.batch.tables] == before
    assert all((a == b).all() for a, b in zip(now, play.step(np.zeros(5, int)).copy(), strict=True)) is False
    with pytest.raises(IllegalAction, match="5 tables need as many places, not 4"):
        play.step([0, 0, 0, 0])


def test_masks_hold_the_listed_actions() -> None:
    play = batch("boom", 4, 4)
    now = play.reset(seed=4)
    for i, mask in enumerate(play.masks()):
        assert sorted(np.flatnonzero(mask).tolist()) == sorted(now.legal[i][now.legal[i] >= 0].tolist())


def test_views_are_not_copied_and_cannot_be_written() -> None:
    play = batch("boom", 4, 4)
    first = play.reset(seed=4)
    kept = first.copy()
    second = play.step(np.zeros(4, int))
    assert second.observation is first.observation
    assert not (kept.observation == second.observation).all()
    with pytest.raises(ValueError, match="read-only"):
        first.observation[0, 0] = 1


def test_opponents_are_levels_or_policies_and_never_shown() -> None:
    asked: list[int] = []

    def first_option(rows: Turn) -> Any:
        asked.extend(rows.current_player.tolist())
        return np.zeros(len(rows.counts), int)

    play = batch("boom", 4, 4, opponents={0: "random", 1: "novice", 2: first_option})
    now = play.reset(seed=9)
    for _ in range(30):
        assert set(now.current_player.tolist()) == {3}
        now = play.step(now.counts - 1)
    assert set(asked) == {2}


def test_a_row_of_options_grows_when_there_are_more_than_foreseen() -> None:
    laid = laid_out("boom", 4)
    wide, laid.spaces.widest = laid.spaces.widest, 1
    try:
        narrow = SelfPlay(laid, 3)
        now = narrow.reset(seed=3)
    finally:
        laid.spaces.widest = wide
    usual = SelfPlay(laid, 3).reset(seed=3)
    assert now.legal.shape[1] >= now.counts.max() > 1
    assert [row[:n].tolist() for row, n in zip(now.legal, now.counts, strict=True)] == [
        row[:n].tolist() for row, n in zip(usual.legal, usual.counts, strict=True)
    ]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"tables": 0}, "number of tables is 1 or more, not 0"),
        ({"opponents": {9: "random"}}, "sits at 0 to 3, not 9"),
        ({"opponents": {0: "genius"}}, "genius"),
        ({"opponents": dict.fromkeys(range(4), "random")}, "at least one must be yours"),
    ],
)
def test_wrong_settings_are_one_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        tablee.make(id_of(game("boom")), "selfplay", players=4, **settings)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda play: pickle.loads(pickle.dumps(play))])
@pytest.mark.parametrize("opponents", [{}, {1: "random"}, {0: "novice"}])
def test_a_copy_goes_on_from_the_same_point(again: Any, opponents: dict[int, str]) -> None:
    """Other bots than random ones are seated anew at a copy, so two copies are compared."""
    play, dice = batch("bunny", 2, 3, opponents=opponents), np.random.default_rng(1)
    again(play)  # before it was ever reset
    now = play.reset(seed=8)
    for _ in range(60):
        now = play.step(some_places(now, dice))
    one, other, ended = again(play), again(play), 0
    beside = other if opponents == {0: "novice"} else play
    assert (one.final == play.final).all()
    assert (one.masks() == play.masks()).all()
    for _ in range(STEPS // 2):
        places = some_places(now, dice)
        here, now = one.step(places), beside.step(places)
        assert all((a == b).all() for a, b in zip(here, now, strict=True))
        ended += int(now.terminated.sum())
    assert (one.final == beside.final).all()
    assert ended or not is_compiled()


def test_seeds_must_be_as_many_as_tables() -> None:
    with pytest.raises(BadInput, match="3 tables need as many seeds, not 2"):
        batch("boom", 4).reset(seed=[1, 2])
