"""Chance as nodes: OpenSpiel's own tests hold, probabilities are right, and no copy of a state knows the deck."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import tablee
from tablee.adapters.chance import unseen
from tablee.games import game, games
from tablee.kernel.game import BadInput
from tablee.kernel.piles import pile_of
from tablee.kernel.state import NeedsChance, State
from tests.adapters.test_openspiel_api import Stretch, run

FEWEST = [(name, rules.seats[0]) for name, rules in games().items()]
QUICK = ("bataille", "boom", "bunny", "badass")


def spiel(name: str, seats: int, **settings: Any) -> Any:
    return tablee.make(f"{name}-v1", "openspiel", players=seats, chance="explicit", **settings)


def played(state: Any, dice: random.Random, choices: int) -> Any:
    """After so many choices of players, chance by its own probabilities."""
    while not state.is_terminal() and (choices or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            choices -= 1
    return state


@pytest.mark.parametrize(("name", "seats"), [pair for pair in FEWEST if pair[0] in QUICK])
def test_a_game_is_played_copied_and_written_down_as_theirs_are(name: str, seats: int) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(spiel(name, seats))


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), [pair for pair in FEWEST if pair[0] not in QUICK])
def test_a_long_game_is_played_as_theirs_are(name: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel(name, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_states_met_by_chance_keep_their_contract(name: str, seats: int) -> None:
    one = spiel(name, seats)
    dice = random.Random(1)
    some = [played(one.new_initial_state(), dice, n) for n in (0, 3, 9, 20)]

    class OnSomeStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type, cls.some_states = one, name, one.get_type(), some

    assert run(OnSomeStates) >= 5


@pytest.mark.parametrize(("name", "seats"), [pair for pair in FEWEST if pair[0] in QUICK])
def test_nobody_forgets_anything(name: str, seats: int) -> None:
    start = Stretch(played(spiel(name, seats).new_initial_state(), random.Random(2), 0), 6)
    found: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(start, [], found)
    assert len(found) > 10


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_what_may_come_does_not_depend_on_a_deck_that_nobody_has_seen(name: str, seats: int) -> None:
    """Two copies whose unseen cards lie in another order lead to the same chances, and then to the same sights."""
    dice = random.Random(seats)
    state, drawn = played(spiel(name, seats).new_initial_state(), dice, 2), 0
    for _ in range(25):
        if state.is_terminal():
            break
        other = pickle.loads(pickle.dumps(state)) if name in QUICK else state.clone()
        mix_unseen(other.desk.g, dice)
        action = dice.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
        while state.is_chance_node():
            assert other.chance_outcomes() == state.chance_outcomes()
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            outcome = dice.choice(state.legal_actions())
            state.apply_action(outcome)
            other.apply_action(outcome)
            drawn += 1
        assert other.current_player() == state.current_player()
        for seat in range(seats if not state.is_terminal() else 0):  # in the end all cards are shown
            assert other.observation_string(seat) == state.observation_string(seat)
    assert drawn or name == "bataille"  # all is dealt at first


def mix_unseen(g: State, dice: random.Random) -> None:
    """Another order within each pile."""
    places = unseen(g)
    for field, owner in {place[:2] for place, _ in places}:
        there = [place[2] for place, _ in places if place[:2] == (field, owner)]
        cards = g.piles(field)[owner].own()
        mixed = [cards[n] for n in there]
        dice.shuffle(mixed)
        for n, card in zip(there, mixed, strict=True):
            cards[n] = card


def test_with_sampled_chance_a_copy_does_know_it() -> None:
    """So the test above can fail."""
    dice, differs = random.Random(1), False
    for deal in range(5):
        state = tablee.make("bunny-v1", "openspiel", players=2, deals=5).new_initial_state()
        state.apply_action(deal)
        other = state.clone()
        mix_unseen(other.desk.g, dice)
        for _ in range(6):
            action = dice.choice([a for a in state.legal_actions() if a in other.legal_actions()] or [-1])
            if action < 0:
                break
            state.apply_action(action)
            other.apply_action(action)
            differs = differs or state.observation_string(0) != other.observation_string(0)
    assert differs


def test_a_card_is_as_likely_as_it_is_frequent() -> None:
    """Judged by the deck itself: whatever lies unseen in the pile."""
    state, dice, seen = played(spiel("bunny", 2).new_initial_state(), random.Random(4), 1), random.Random(5), 0
    while not state.is_terminal():
        g = state.desk.g
        lying = {card for place, card in unseen(g) if g.fields()[place[0]].name == "draw"}
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_chance_node() and state.pending.asked is not None:
            counts = Counter(int(g.kinds[card]) for card in lying)
            assert dict(state.chance_outcomes()) == pytest.approx({kind: n / len(lying) for kind, n in counts.items()})
            seen += 1
        played(state, dice, 0)
    assert seen > 5


def test_a_shuffle_is_fair_and_does_not_tell_twins_apart() -> None:
    """Every order of kinds is as likely as the others, worked out by going through all of chance."""
    reached: Counter[tuple[int, ...]] = Counter()
    waiting = [(b"", Fraction(1))]
    while waiting:
        numbers, chance = waiting.pop()
        g, pile = State(0, 0), pile_of([0, 1, 2, 3])
        g.kinds, g.known = vec[i64]([5, 5, 5, 7]), vec[i64]([0, 0, 0, 1])
        g.listen_to_chance(numbers)
        try:
            g.shuffle(pile)
        except NeedsChance as missing:
            total = sum(missing.weights)
            told = [(numbers + n.to_bytes(2, "big"), Fraction(w, total)) for n, w in enumerate(missing.weights)]
            waiting += [(longer, chance * share) for longer, share in told]
            continue
        reached[tuple(int(g.kinds[card]) for card in pile.cards)] += chance  # type: ignore[assignment]
        assert sorted(map(int, pile.cards)) == [0, 1, 2, 3]
        assert not any(g.known)
    assert reached == {order: Fraction(1, 4) for order in [(7, 5, 5, 5), (5, 7, 5, 5), (5, 5, 7, 5), (5, 5, 5, 7)]}


def test_their_searches_go_through_chance() -> None:
    one, dice = spiel("bunny", 2), np.random.RandomState(1)
    state = played(one.new_initial_state(), random.Random(1), 4)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    by_tree = mcts.MCTSBot(one, 1.4, 4, evaluator, random_state=dice)
    by_sets = ismcts.ISMCTSBot(game=one, evaluator=evaluator, uct_c=1.4, max_simulations=4, random_state=dice)
    assert by_tree.step(state) in state.legal_actions()
    assert by_sets.step(state) in state.legal_actions()


def test_an_imagined_table_goes_on_by_nodes_of_chance() -> None:
    state = played(spiel("boom", 2).new_initial_state(), random.Random(1), 3)
    other = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string() == state.information_state_string()
    assert played(other, random.Random(2), 500).is_terminal()


def test_regret_minimisation_and_best_responses_run_on_a_small_table(tmp_path: Path) -> None:
    """Boom for two in one round, two cards each, of two deals: what can be gained by knowing better falls."""
    box = tmp_path / "small.toml"
    base = game("boom").folder / "box.toml"
    box.write_text(f'base = "{base}"\n[change]\n"difficulties.genoise.rounds" = 1\n"numbers.hand" = 2\n')
    small = tablee.make("boom-v1", "openspiel", players=2, deals=2, box=box)
    before = exploitability.nash_conv(small, policy.UniformRandomPolicy(small))
    solver = cfr.CFRSolver(small)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(small, solver.average_policy()) < before / 2


def test_a_kind_of_chance_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"chance is sampled or explicit, not 'quantum'\."):
        tablee.make("boom-v1", "openspiel", chance="quantum")
