"""PettingZoo's own tests, and what it leaves untested: saving, cloning, illegal actions."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tablee
from tablee.adapters.ids import KINDS, id_of
from tablee.adapters.pettingzoo import TableEnv, build
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.spaces.indexed import IllegalAction
from tests.adapters.tables import TABLES, USUAL, laid_out

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def play(env: Any, choices: int) -> list[int]:
    """The last open action each time; which ones these were."""
    taken: list[int] = []
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended or len(taken) == choices:
            return taken
        taken.append(int(np.flatnonzero(seen["action_mask"])[-1]))
        env.step(taken[-1])
    return taken


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_interface(name: str, seats: int) -> None:
    api_test(build(laid_out(name, seats, seats)), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_the_same_seed_gives_the_same_game(name: str, seats: int) -> None:
    seed_test(lambda: build(laid_out(name, seats)), 20)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_pictures(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: build(laid_out(name, seats), render_mode))
    assert "asking" in capsys.readouterr().out


def test_the_speed_test_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = count()
    monkeypatch.setitem(performance_benchmark.__globals__, "time", type("Clock", (), {"time": lambda: next(ticks)}))
    performance_benchmark(tablee.make("boom-v1"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_rewards_come_at_the_end_to_the_winners(name: str, seats: int) -> None:
    env = TableEnv(laid_out(name, seats))
    for seed in range(3):
        env.reset(seed=seed)
        dice = np.random.default_rng(seed)
        while not env.desk.g.over:
            assert set(env.rewards.values()) == {0.0}
            env.step(int(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        for seat, agent in enumerate(env.possible_agents):
            assert env.rewards[agent] == (1.0 if env.desk.g.winners >> seat & 1 else -1.0)


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_saved_and_cloned_games_go_on_alike(name: str, seats: int) -> None:
    env = TableEnv(laid_out(name, seats))
    env.reset(seed=3)
    play(env, 5)
    twin, again = env.clone(), TableEnv(env.laid)
    again.load(json.loads(json.dumps(env.save())))
    rest = play(env, 60)
    assert rest
    assert play(twin, 60) == rest == play(again, 60)
    assert twin.save() == env.save() == again.save()


def test_an_illegal_action_is_refused_or_loses() -> None:
    env, guarded = tablee.make("boom-v1"), tablee.make("boom-v1", checked=True)
    env.reset(seed=1)
    guarded.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(closed)
    who = guarded.agent_selection
    guarded.step(closed)
    assert guarded.terminations[who]
    assert guarded.rewards[who] == -1


def test_ids_carry_the_version_of_the_rules() -> None:
    env = tablee.make(id_of(game("boom")), players=3, options={"difficulty": "cupcake"})
    told = env.metadata["tablee"]
    assert told["id"] == "boom-v1"
    assert told["players"] == 3
    assert told["options"]["difficulty"] == "cupcake"
    assert {"box", "spaces"} <= set(told)


def test_bad_names_get_one_sentence() -> None:
    for name, kind, said in (
        ("boom", "aec", "GAME-vVERSION"),
        ("boom-v99", "aec", "another version"),
        ("whist-v1", "aec", "no game 'whist'"),
        ("boom-v1", "atari", "no kind of environment"),
    ):
        with pytest.raises(ValueError, match=said):
            tablee.make(name, kind)


@pytest.mark.parametrize(("kind", "package"), [(kind, package) for kind, (_, package) in KINDS.items()])
def test_a_missing_extra_is_said_in_one_sentence(kind: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(
        ImportError, match=rf"^{package} is not installed; `pip install tablee\[research\]` brings it\.$"
    ):
        tablee.make("boom-v1", kind)


def test_players_need_none_of_the_packages_of_research() -> None:
    """What plays and serves is imported without them, in a process of its own."""
    text = (
        "import sys\n"
        "for name in ('pettingzoo', 'gymnasium', 'pyspiel', 'open_spiel', 'torch'): sys.modules[name] = None\n"
        "import tablee, tablee.cli, tablee.bots, tablee.terminal\n"
        "from tablee.adapters import make\n"
    )
    subprocess.run([sys.executable, "-c", text], check=True)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_shares_nothing_and_goes_the_same_way(again: Any) -> None:
    env = tablee.make("boom-v1")
    again(env)  # before it was ever reset
    env.reset(seed=5)
    play(env, 3)  # a card and some of the answers to it: no game ends so early
    twin, before = again(env), env.state().copy()
    assert (twin.last()[0]["action_mask"] == env.last()[0]["action_mask"]).all()
    taken = play(twin, 1000)
    assert all(twin.terminations.values())
    assert (twin.state() != before).any()
    assert (env.state() == before).all()
    assert not any(env.terminations.values())
    assert play(env, 1000) == taken
    assert (twin.state() == env.state()).all()
    assert twin.rewards == env.rewards


def test_the_state_is_what_all_seats_see_together() -> None:
    env = tablee.make("boom-v1")
    env.reset(seed=5)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state_space.contains(env.state())
    assert (env.state() == np.concatenate(seen)).all()


def test_a_mask_may_come_beside_plain_rows() -> None:
    """For wrappers that know no dictionaries: the same rows, and the same masks in `infos`."""
    apart, together = tablee.make("boom-v1", players=2, mask="info"), tablee.make("boom-v1", players=2)
    for env in (apart, together):
        env.reset(seed=5)
    assert apart.observation_space("player_0").shape == apart.observe("player_0").shape
    for _ in range(12):
        for agent in together.agents:
            seen = together.observe(agent)
            assert (apart.observe(agent) == seen["observation"]).all()
            assert (apart.infos[agent]["action_mask"] == seen["action_mask"]).all()
            assert seen["action_mask"].any() == (agent == together.agent_selection)
        action = int(np.flatnonzero(apart.infos[apart.agent_selection]["action_mask"])[-1])
        apart.step(action)
        together.step(action)
    with pytest.raises(BadInput, match="mask is observation or info"):
        tablee.make("boom-v1", mask="elsewhere")


def test_games_stand_where_others_examples_want_modules() -> None:
    from tablee.adapters import pettingzoo

    raw, env = pettingzoo.boom_v1.raw_env(players=2), pettingzoo.boom_v1.env(players=2)
    assert raw.unwrapped is raw
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())  # PettingZoo's guard: an action that is not open loses
    with pytest.raises(AttributeError, match="no attribute 'boom_v99'"):
        _ = pettingzoo.boom_v99


def test_all_may_speak_at_once_and_whoever_is_asked_is_heard() -> None:
    """PettingZoo's conversion to a parallel environment, which batches of SuperSuit and PufferLib are made of."""
    env, alone = tablee.make("boom-v1", players=2, mask="info", parallel=True), tablee.make("boom-v1", players=2)
    _, infos = env.reset(seed=5)
    alone.reset(seed=5)
    while env.agents:
        asked = alone.agent_selection
        action = int(np.flatnonzero(infos[asked]["action_mask"])[-1])
        seen, rewards, ended, _, infos = env.step({agent: action if agent == asked else 0 for agent in env.agents})
        alone.step(action)
        assert all((seen[agent] == alone.observe(agent)["observation"]).all() for agent in seen)
    assert all(ended.values())
    assert rewards == alone.rewards
    assert set(rewards.values()) <= {1.0, -1.0}
