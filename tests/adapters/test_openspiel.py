"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import tablee
from tablee.adapters.openspiel import register
from tablee.games import games
from tablee.kernel.saves import key
from tablee.kernel.sight import glimpse
from tablee.kernel.state import Event, mix
from tablee.kernel.steps import Seat, rule_of
from tablee.spaces import recall
from tablee.spaces.indexed import Desk
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


def test_what_players_remember_grows_with_the_game() -> None:
    """Nothing told is ever taken back, the digest holds all of it from the first, and what is seen has its own."""
    game = spiel("boom", players=2)
    size = game.observation_tensor_size()
    sights: dict[str, str] = {}
    actions = after(game, 18).history()
    lines = remembered_by(0, game.laid, actions)
    for n in range(1, len(actions) + 1):
        state = replayed(game, actions[:n])
        _, past, *recent, sees = state.information_state_string(0).splitlines()
        told = [line for line, _ in lines[n - 1]]
        assert recent == told[-recall.RECENT :]
        assert past == f"past {digest_of([numbers for _, numbers in lines[n - 1]])}"
        assert sights.setdefault(sees, state.observation_string(0)) == state.observation_string(0)
        tensor = np.array(state.information_state_tensor(0))
        assert tensor[:size].tolist() == state.observation_tensor(0)
        rows = tensor[size:].reshape(-1, recall.WIDTH)
        assert np.count_nonzero(rows.any(axis=1)) == 1 + len(recent)
    assert len(lines[-1]) > recall.RECENT
    assert len(sights) > 1


Remembered = list[tuple[str, tuple[int, ...]]]  # each thing in words and in numbers


def remembered_by(seat: int, laid: Any, actions: list[int]) -> list[Remembered]:
    """After the deal and after each choice: everything a seat was told and chose, from the table's own story."""
    story: list[Event] = []
    desk = Desk(laid.spaces, laid.game.new(laid.seats, actions[0], dict(laid.options), laid.cards, story))
    kinds = list(desk.g.events())
    found: list[Remembered] = [[heard(event, kinds, seat) for event in story]]
    for action in actions[1:]:
        past, told = found[-1][:], len(story)
        if desk.seat == seat:
            option, saw = desk.option(action), numbers_digest(glimpse(desk.g, Seat(seat)))
            line = f"saw {saw[0]:016x}{saw[1]:016x}, chose {key(desk.g, option)}"
            past.append((line, (0, option, action, *saw, 0)))
        desk.apply(action)
        found.append(past + [heard(event, kinds, seat) for event in story[told:]])
    return found


def heard(event: Event, kinds: list[str], seat: int) -> tuple[str, tuple[int, ...]]:
    parts = (*event.args, int(event.secret_for(Seat(seat))), int(rule_of(event.cause)))
    return " ".join(map(str, (event.kind, *parts))), (1 + kinds.index(event.kind), *parts)


def numbers_digest(numbers: Iterable[int]) -> tuple[int, int]:
    halves = int(recall.ONE), int(recall.OTHER)
    for number in numbers:
        halves = int(mix(halves[0], number)), int(mix(halves[1], number))
    return halves


def digest_of(things: list[tuple[int, ...]]) -> str:
    one, other = numbers_digest(number for thing in things for number in thing)
    return f"{one:016x}{other:016x}"


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_sight_has_the_digest_of_its_glimpse(name: str, seats: int) -> None:
    state = after(spiel(name, players=seats), 0)
    for _ in range(12):
        for seat in range(-1, seats):
            found = recall.sight_of(state.desk.g, Seat(seat))
            assert (int(found.one), int(found.other)) == numbers_digest(glimpse(state.desk.g, Seat(seat)))
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[-1])


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_tensors_are_those_of_their_observers(name: str, seats: int) -> None:
    """Whoever asks OpenSpiel itself gets the same numbers: its observers are made by the game too."""
    game = spiel(name, players=seats)
    state = after(game, 7)
    for player in range(seats):
        theirs = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        theirs.set_from(state, player)
        assert state.information_state_tensor(player) == theirs.tensor.tolist()
        assert state.information_state_tensor(player) == pyspiel.State.information_state_tensor(state, player)
        assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
    with pytest.raises(pyspiel.SpielError):
        state.information_state_tensor(seats)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_no_two_pasts_have_one_digest(name: str, seats: int) -> None:
    """Whatever differs in what was told, seen or chosen, tells in the digest; and both halves of it are of use."""
    game = spiel(name, players=seats, deals=40)
    found: dict[str, object] = {}
    for deal in range(6):
        for things in remembered_by(deal % seats, game.laid, after(game, 6, deal).history()):
            found[digest_of([numbers for _, numbers in things])] = tuple(things)
    assert len(set(found.values())) == len(found)
    assert len({digest[:16] for digest in found}) == len({digest[16:] for digest in found}) == len(found)


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


def test_what_a_copy_lives_through_is_not_remembered_by_the_first() -> None:
    state = after(spiel("boom"), 8)
    before = [state.information_state_string(seat) for seat in range(4)]
    copied = state.clone()
    for _ in range(6):
        copied.apply_action(copied.legal_actions()[0])
    assert [copied.information_state_string(seat) for seat in range(4)] != before
    assert [state.information_state_string(seat) for seat in range(4)] == before


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
