"""Scenes of how a game ends, and of games played out."""

from __future__ import annotations

import pytest

from tablee.kernel.state import State, playout
from tests.games.baba.scene import BABA, Scene, scene

QUIET = ["le_cap", "tokyo", "montreal"]


def test_the_book_the_first_to_finish_every_pastry_wins_alone() -> None:
    t = scene([], [], cities=QUIET, wants=["ambassade"], finished=[["mille_feuille"]], begun=[["opera"]])
    assert t.told("honoured") == [{"seat": 0}]
    assert t.g.winners == 1
    assert t.now() == "over: order_honoured"


def last_turn(t: Scene) -> Scene:
    """Seat 1 ends the last round."""
    t.g.round = 60
    return t.says(1, "end_turn")


def test_06_after_sixty_rounds_the_pastries_are_counted() -> None:
    t = scene([], [], at="act", first=1, cities=QUIET, finished=[["opera"]])
    t.g.first = 0
    last_turn(t)
    assert t.told("counted_up") == [{"rounds": 60}]
    assert t.g.winners == 0b01
    assert t.now() == "over: rounds_over"


def test_06_the_game_goes_on_until_then() -> None:
    t = scene([], [], at="act", first=1, cities=QUIET, finished=[["opera"]])
    t.g.first, t.g.round = 0, 59
    t.says(1, "end_turn")
    assert t.g.round == 60
    assert t.now() == "way_to_draw 0"


@pytest.mark.parametrize(
    ("finished", "begun", "winners"),
    [
        ([["opera"], ["canele", "fraisier"]], [["salambo"]], 0b10),
        ([["opera"], ["canele"]], [["salambo"]], 0b01),
        ([["opera"], ["canele"]], [], 0b11),
        ([], [], 0b11),
    ],
)
def test_r16_most_finished_then_most_begun_else_shared(
    finished: list[list[str]], begun: list[list[str]], winners: int
) -> None:
    t = scene([], [], at="act", first=1, cities=QUIET, finished=finished, begun=begun)
    t.g.first = 0
    last_turn(t)
    assert t.g.winners == winners
    assert t.now() == "over: rounds_over"


def test_r16_tokens_never_run_out() -> None:
    """The box has twenty; the twenty-first pastry is begun all the same."""
    mine = ["canele", "tarte_tatin", "opera", "macarons", "salambo"]
    finished = [mine, *[["diplomate", "financier", "tropezienne", "paris_brest", "saint_honore"]] * 3]
    hand = ["pate", "fruits", "2"]
    t = scene(
        hand,
        [],
        [],
        [],
        at="act",
        cities=QUIET,
        orders="2",
        wants=[["gala", "pique_nique"]],
        finished=finished,
        recipes=[["fraisier"]],
    )
    assert sum(len(pile) for pile in t.g.finished) == 20
    t.says(0, "prepare", "fraisier", "fruits", 1)
    assert t.names(t.g.begun[0]) == ["fraisier"]
    assert t.now() == "way_to_draw 1"


def test_06_a_round_in_which_nobody_can_draw_ends_the_game() -> None:
    t = scene([], [], questions="off", cities=QUIET, pile=[], recipe_pile=[], shelf=[])
    t.g.able = 0
    t.says(0, "end_turn").says(1, "end_turn")
    assert t.now() == "over: nothing_left"


def test_06_one_player_able_to_draw_keeps_the_game_going() -> None:
    t = scene([], ["1"], questions="off", cities=QUIET, pile=[], recipe_pile=[], shelf=["pate"])
    t.g.able = 0
    t.says(0, "end_turn").says(1, "trade_in", "1").says(1, "take_from_shelf", "pate").says(1, "end_turn")
    assert t.g.round == 4
    assert t.now() == "action 0"


def test_06_a_skipped_turn_is_no_dead_end() -> None:
    t = scene(["clean"], [], questions="off", at="act", cities=QUIET, pile=[], recipe_pile=[], shelf=[])
    t.g.able = 0
    t.plays(0, "clean", 1).says(0, "end_turn")
    assert t.now() == "way_to_draw 0"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("questions", ["on", "off"])
def test_random_games_end(seats: int, questions: str) -> None:
    for seed in range(2):
        g = BABA.new(seats, seed, {"questions": questions})
        playout(g, State(0, seed))
        assert g.over
        assert g.winners
