"""Gymnasium's own checks, and batches that play the same games as one environment after the other."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tablee
from tablee.adapters.gymnasium import register
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.spaces.layout import describe, lay
from tests.adapters.tables import USUAL


def first_open(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[0])


@pytest.mark.parametrize(("name", "seats"), USUAL)
@pytest.mark.filterwarnings("ignore:.*(render|spec|Not able|casted).*")
def test_the_interface(name: str, seats: int) -> None:
    check_env(tablee.make(f"{name}-v1", "gym", players=seats, render_mode="ansi"))


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_game_against_bots_by_rule_of_thumb_ends(name: str, seats: int) -> None:
    env = tablee.make(f"{name}-v1", "gym", players=seats, bots="normal", seat=1)
    _, info = env.reset(seed=4)
    for _ in range(3000):
        _, reward, ended, _, info = env.step(first_open(info))
        if ended:
            assert reward in (1.0, -1.0)
            return
        assert env.desk.seat == info["seat"] == 1
    pytest.fail("the game did not end")


def test_the_same_seed_and_actions_give_the_same_episode() -> None:
    seen = []
    for _ in range(2):
        env = tablee.make("boom-v1", "gym")
        cells, info = env.reset(seed=6)
        run = [cells]
        for _ in range(8):
            cells, _, ended, _, info = env.step(first_open(info))
            run.append(cells)
            if ended:
                break
        seen.append(np.array(run))
    assert np.array_equal(seen[0], seen[1])


def test_an_action_that_is_not_open_loses() -> None:
    env = tablee.make("boom-v1", "gym")
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(closed)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_masks_for_masked_training_are_those_of_the_info() -> None:
    env = tablee.make("boom-v1", "gym")
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == (info["action_mask"] == 1).tolist()


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_a_batch_plays_many_games_at_once(name: str, seats: int) -> None:
    env = tablee.make(f"{name}-v1", "vector", players=seats, envs=8)
    cells, info = env.reset(seed=2)
    assert cells.shape == (8, env.single_observation_space.shape[0])
    finished = 0
    for _ in range(400):
        actions = env.random_actions()
        assert info["action_mask"][np.arange(8), actions].all()
        cells, rewards, ended, cut, info = env.step(actions)
        assert np.array_equal(np.abs(rewards) == 1, ended)
        assert not cut.any()
        assert cells.min() >= 0
        assert cells.max() <= 1
        finished += int(ended.sum())
        if ended.any():
            assert np.array_equal(info["_final_obs"], ended)
    assert finished > 3


def test_a_batch_repeats_itself() -> None:
    runs = []
    for _ in range(2):
        env = tablee.make("boom-v1", "vector", envs=4)
        env.reset(seed=9)
        runs.append([env.step(env.random_actions())[0] for _ in range(30)])
    assert np.array_equal(runs[0], runs[1])


def test_a_batch_and_a_single_environment_show_the_same() -> None:
    """The first table of a batch, seen with the eyes of one environment."""
    batch = tablee.make("boom-v1", "vector", envs=1, seat=2)
    cells, info = batch.reset(seed=5)
    one = tablee.make("boom-v1", "gym", seat=2)
    one.reset(seed=1)
    one.desk = batch.crowd.desks[0]
    assert np.array_equal(one._seen(), cells[0])
    assert one.desk.legal() == np.flatnonzero(info["action_mask"][0]).tolist()


@pytest.mark.filterwarnings("ignore:.*fork.*")
@pytest.mark.parametrize(
    ("bots", "processes"), [("random", True), ("normal", True), ("novice", False), ("appris", False)]
)
def test_one_environment_each_in_processes_or_against_better_players(bots: str, processes: bool) -> None:
    env = tablee.make("boom-v1", "vector", envs=2, bots=bots, processes=processes)
    try:
        _, info = env.reset(seed=3)
        for _ in range(5):
            _, _, _, _, info = env.step([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]])
        assert info["action_mask"].shape == (2, env.single_action_space.n)
    finally:
        env.close()


@pytest.mark.filterwarnings("ignore:.*fork.*")
@pytest.mark.parametrize(("bots", "processes"), [("random", False), ("novice", False), ("random", True)])
def test_a_game_that_is_over_makes_way_in_the_same_step(bots: str, processes: bool) -> None:
    """However a batch is made: the row is the next game's first, and the last sight of the old one is handed over."""
    env = tablee.make("bunny-v1", "vector", players=2, envs=2, bots=bots, processes=processes)
    over = [cell["name"] for cell in describe(lay(game("bunny"), 2))].index("over")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    try:
        _, info = env.reset(seed=[3, 4])
        finished = 0
        for _ in range(120):
            seen, rewards, ended, cut, info = env.step(np.array([np.flatnonzero(m)[-1] for m in info["action_mask"]]))
            assert not cut.any()
            assert np.array_equal(np.abs(rewards) == 1, ended)
            assert not seen[:, over].any()
            assert info["action_mask"].any(axis=1).all()  # somebody can go on at every table
            assert ended.any() == ("final_obs" in info)
            for i in np.flatnonzero(ended):
                assert info["_final_obs"][i]
                assert info["final_obs"][i][over] == 1
                finished += 1
    finally:
        env.close()
    assert finished > 2


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_a_batch_goes_on_from_the_same_point(again: Any) -> None:
    env = tablee.make("bunny-v1", "vector", players=2, envs=3)
    again(env)  # before it was ever reset
    env.reset(seed=8)
    for _ in range(30):
        env.step(env.random_actions())
    twin, finished = again(env), 0
    for _ in range(60):
        actions = env.random_actions()
        assert np.array_equal(twin.random_actions(), actions)
        here, there = env.step(actions), twin.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(here[:4], there[:4], strict=True))
        assert np.array_equal(here[4]["action_mask"], there[4]["action_mask"])
        finished += int(here[2].sum())
    assert finished


def test_bad_settings_get_one_sentence() -> None:
    for kind, settings, said in (
        ("gym", {"bots": "genius"}, "no bots 'genius'"),
        ("gym", {"seat": 7}, "seat is 0 to 3"),
        ("vector", {"envs": 0}, "1 or more"),
    ):
        with pytest.raises(BadInput, match=said):
            tablee.make("boom-v1", kind, **settings)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("bots", ["random", "novice"])
def test_a_copy_goes_on_from_the_same_point(again: Any, bots: str) -> None:
    env = tablee.make("boom-v1", "gym", bots=bots, seat=1)
    again(env)  # before it was ever reset
    _, info = env.reset(seed=8)
    for _ in range(3):
        _, _, _, _, info = env.step(first_open(info))
    twins = [again(env), again(env)]
    assert np.array_equal(env._seen(), twins[0]._seen())
    assert env.action_masks().tolist() == twins[0].action_masks().tolist()
    runs = []
    for one in (*twins, *([env] if bots == "random" else [])):
        info, run = one._info(), []
        for _ in range(4):
            seen, _, ended, _, info = one.step(first_open(info))
            run.append(seen)
            if ended:
                break
        runs.append(np.array(run))
    assert all(np.array_equal(run, runs[0]) for run in runs)


def test_gymnasium_makes_every_game_by_its_name() -> None:
    assert "tablee/Boom-v1" in register()
    env = gymnasium.make("tablee/Boom-v1", players=3, bots="novice")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    many = gymnasium.make_vec("tablee/Boom-v1", num_envs=3)
    assert many.reset(seed=1)[0].shape[0] == 3


def test_every_seed_of_a_batch_is_used() -> None:
    """A table of a batch shows what it would show alone."""
    batch = tablee.make("boom-v1", "vector", envs=3, seat=0)
    together, _ = batch.reset(seed=[3, 4, 5])
    for i, seed in enumerate([3, 4, 5]):
        alone, _ = tablee.make("boom-v1", "vector", envs=1, seat=0).reset(seed=[seed])
        assert np.array_equal(together[i], alone[0])
    with pytest.raises(BadInput, match="3 tables need as many seeds, not 2"):
        batch.reset(seed=[3, 4])


def test_a_mask_may_lie_beside_the_cells() -> None:
    """As RLlib's module for masks reads it."""
    inside, outside = (tablee.make("boom-v1", "gym", players=2, seat=0, mask=mask) for mask in ("observations", "info"))
    seen, info = inside.reset(seed=4)
    cells, _ = outside.reset(seed=4)
    over = False
    while not over:
        assert inside.observation_space.contains(seen)
        assert (seen["observations"] == cells).all()
        assert (seen["action_mask"] == info["action_mask"]).all()
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, over, _, info = inside.step(action)
        cells = outside.step(action)[0]
    with pytest.raises(BadInput, match="mask is info or observations"):
        tablee.make("boom-v1", "gym", mask="elsewhere")
