"""OpenSpiel's own test classes, handed our games: what holds for theirs holds for ours."""

from __future__ import annotations

import unittest
from typing import Any

import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import tablee
from tablee.adapters.infostate import Memory
from tablee.adapters.render import picture
from tablee.games import games
from tests.adapters.tables import USUAL

FEWEST = [(name, game.seats[0]) for name, game in games().items()]
WHOLE_TREE = ("test_number_of_nodes", "test_game_is_perfect_recall", "test_constant_sum")  # count whole trees of theirs


def spiel(name: str, **settings: Any) -> Any:
    return tablee.make(f"{name}-v1", "openspiel", **settings)


def run(kind: type, leave_out: tuple[str, ...] = ()) -> int:
    """Run the tests of one of their classes; how many there were."""
    result = unittest.TestResult()
    tests = [kind(name) for name in unittest.defaultTestLoader.getTestCaseNames(kind) if name not in leave_out]
    unittest.TestSuite(tests).run(result)
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]
    return result.testsRun


class Stretch:
    """The part of a tree that begins at a state: some options each time, some choices deep."""

    def __init__(self, state: Any, depth: int) -> None:
        self.state = state
        self.depth = depth

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def is_terminal(self) -> bool:
        return bool(self.depth == 0 or self.state.is_terminal())

    def legal_actions(self, player: int | None = None) -> list[int]:
        found = self.state.legal_actions() if player is None else self.state.legal_actions(player)
        return [found[0], *found[1::3]][:3]

    def child(self, action: int) -> Stretch:
        return Stretch(self.state.child(action), self.depth - 1)


def all_of(stretch: Stretch) -> list[Any]:
    below = [] if stretch.is_terminal() else [stretch.child(action) for action in stretch.legal_actions()]
    return [stretch.state, *[state for child in below for state in all_of(child)]]


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_states_met_by_chance_keep_their_contract(name: str, seats: int) -> None:
    game = spiel(name, players=seats, deals=10)

    class OnSomeStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, name, game.get_type()
            cls.some_states = api_test.sample_some_states.sample_some_states(game, max_states=60)

    assert run(OnSomeStates) >= 5


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_states_of_a_tree_keep_their_contract(name: str, seats: int) -> None:
    game = spiel(name, players=seats, deals=2)

    class OnATree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, name
            cls.all_states = set(all_of(Stretch(game.new_initial_state(), 5)))

    assert run(OnATree, WHOLE_TREE) >= 5


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_nobody_forgets_anything(name: str, seats: int) -> None:
    """The same information state is only ever reached by the same sights and choices of one's own."""
    start = Stretch(spiel(name, players=seats, deals=2).new_initial_state(), 6)
    found: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(start, [], found)
    assert len(found) > 20


def test_a_memory_without_a_past_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Memory, "recall", lambda _self, g, seat: picture(g, seat))
    start = Stretch(spiel("seizh", players=3, deals=2).new_initial_state(), 7)
    with pytest.raises(AssertionError, match="2 history leading to the same state"):
        api_test._assert_is_perfect_recall_recursive(start, [], {})


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_game_is_played_copied_and_written_down_as_theirs_are(name: str, seats: int) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(spiel(name, players=seats, deals=10))
