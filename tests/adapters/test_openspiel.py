"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import pickle
import random
import sys
from functools import reduce
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import tablee
from tablee.adapters import infostate
from tablee.adapters.openspiel import register
from tablee.games import games
from tests.adapters.tables import USUAL

FEWEST = [(name, game.seats[0]) for name, game in games().items()]


def spiel(name: str, **settings: Any) -> Any:
    return tablee.make(f"{name}-v1", "openspiel", **settings)


def after(game: Any, choices: int, deal: int = 3) -> Any:
    """Within a random game: of that deal, or of the first one after it whose game lasts longer than that."""
    state, dice = game.new_initial_state(), random.Random(deal)
    state.apply_action(deal)
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return after(game, choices, deal + 1) if state.is_terminal() else state


def replayed(game: Any, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("name", "seats"), sorted({*FEWEST, *USUAL}))
def test_random_games_with_serialisation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel(name, players=seats, deals=10), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_game_is_loaded_by_its_name_and_parameters(name: str, seats: int) -> None:
    assert f"tablee_{name}" in register()
    game = pyspiel.load_game(f"tablee_{name}", {"players": seats, "deals": 5})
    assert game.num_players() == seats
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = after(game, 6)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_what_players_remember_grows_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing told is ever taken back, the digest holds all of it from the first, and what is seen has its own."""
    game = spiel("boom", players=2)
    size = game.observation_tensor_size()
    before: list[str] = []
    sights: dict[str, str] = {}
    actions = after(game, 18).history()
    for n in range(1, len(actions) + 1):
        state = replayed(game, actions[:n])
        _, past, *recent, sees = state.information_state_string(0).splitlines()
        with monkeypatch.context() as patch:
            patch.setattr(infostate, "RECENT", sys.maxsize)
            _, _, *told, _ = replayed(game, actions[:n]).information_state_string(0).splitlines()
        assert told[: len(before)] == before
        assert recent == told[-infostate.RECENT :]
        assert past == f"past {reduce(digest_with, told, b'').hex()}"
        assert sights.setdefault(sees, state.observation_string(0)) == state.observation_string(0)
        tensor = np.array(state.information_state_tensor(0))
        assert tensor[:size].tolist() == state.observation_tensor(0)
        rows = tensor[size:].reshape(-1, infostate.WIDTH)
        assert np.count_nonzero(rows.any(axis=1)) == 1 + len(recent)
        before = told
    assert len(before) > infostate.RECENT
    assert len(sights) > 1


def digest_with(digest: bytes, line: str) -> bytes:
    return blake2b(digest + line.encode(), digest_size=infostate.DIGEST).digest()


def test_memory_grows_alike_whenever_it_is_asked() -> None:
    asked, unasked = after(spiel("boom"), 0), after(spiel("boom"), 0)
    dice = random.Random(1)
    for _ in range(20):
        action = dice.choice(asked.legal_actions())
        asked.information_state_string(2)
        asked = asked.clone()
        asked.apply_action(action)
        unasked.apply_action(action)
    for seat in range(4):
        assert asked.information_state_string(seat) == unasked.information_state_string(seat)
        assert asked.information_state_tensor(seat) == unasked.information_state_tensor(seat)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_an_imagined_table_looks_the_same_to_whoever_imagines_it(name: str, seats: int) -> None:
    state = after(spiel(name, players=seats), 10)
    seat = state.current_player()
    sampler, differs = pyspiel.UniformProbabilitySampler(0.0, 1.0), False
    for _ in range(3):
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        differs = differs or any(
            other.observation_string(s) != state.observation_string(s) for s in range(seats) if s != seat
        )
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[0])
    assert differs or name in ("seizh", "bataille")  # where nobody holds anything hidden


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_worlds_that_an_outsider_resamples_make_sense_to_whoever_chooses_there(name: str, seats: int) -> None:
    """Who is to choose sees what it chooses from: in worlds that it resamples in turn it has the same choice."""
    sampler, dice = pyspiel.UniformProbabilitySampler(0.0, 1.0), np.random.RandomState(seats)
    state = after(spiel(name, players=seats), 1)
    for _ in range(60):
        if state.is_terminal():
            return
        mover = state.current_player()
        for outsider in {*range(seats)} - {mover}:
            world = state.resample_from_infostate(outsider, sampler)
            chooser = world.current_player()
            again = world.resample_from_infostate(chooser, sampler)
            assert again.legal_actions() == world.legal_actions()
            assert again.observation_string(chooser) == world.observation_string(chooser)
        state.apply_action(int(dice.choice(state.legal_actions())))


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_their_searches_find_a_legal_action(name: str, seats: int) -> None:
    game = spiel(name, players=seats)
    state, dice = after(game, 4), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    by_tree = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=dice)
    by_sets = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=4, random_state=dice)
    assert by_tree.step(state) in state.legal_actions()
    assert by_sets.step(state) in state.legal_actions()


def test_sampling_regret_minimisation_runs_on_a_small_game() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel("boom", players=2, deals=2))
    for _ in range(5):
        solver.iteration()
    state = after(spiel("boom", players=2, deals=2), 0, 1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) == set(state.legal_actions())


def test_the_winners_get_one_and_the_others_lose_one() -> None:
    state = after(spiel("boom"), 0)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(state.legal_actions()[-1])
    assert set(state.returns()) <= {1.0, -1.0}
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
