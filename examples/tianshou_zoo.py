"""DQN of Tianshou, through its PettingZoo wrapper, against random players, with a curve.

pip install tablee[research] tianshou
python examples/tianshou_zoo.py boom --players 2 --svg curve.svg
"""

from __future__ import annotations

import argparse
import logging
import time
from pathlib import Path
from typing import Any

import tablee
from tablee.adapters.ids import id_of
from tablee.games import OURS, game
from tablee.train.curve import Curve

try:
    import torch
    from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv, PettingZooEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net
except ImportError:
    raise SystemExit("Tianshou is not installed; `pip install tianshou` brings it.") from None

ENVS = 32
LOOKS = 4  # points of the curve
HORIZON = 100  # to the end of the game: what lies a step ahead is somebody else's sight


def learner(env: Any) -> Any:
    """The one who learns sits first; the network sees the cells, the mask keeps it to what is open."""
    cells = env.observation_space["observation"].shape
    net = Net(state_shape=cells, action_shape=env.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2)
    optim = AdamOptimizerFactory(lr=1e-3)
    return DQN(policy=policy, optim=optim, gamma=1.0, n_step_return_horizon=HORIZON, target_update_freq=200)


class Class:
    """One who learns at the first seat, random players at the others."""

    def __init__(self, name: str, players: int | None) -> None:
        def build() -> Any:
            return PettingZooEnv(tablee.make(name, players=players))

        env = build()
        others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
        chance = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents]
        tables = DummyVectorEnv([build] * ENVS)
        self.seats = len(env.agents)
        self.algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner(env), *others], env=env)
        self.training = Collector(self.algorithm, tables, VectorReplayBuffer(40000, ENVS), True)
        self.exam = Collector(self.algorithm, DummyVectorEnv([build] * ENVS))
        self.lottery = Collector(MultiAgentOffPolicyAlgorithm(algorithms=chance, env=env), tables)


def share_won(exam: Any, games: int) -> float:
    exam.reset()
    returns = exam.collect(n_episode=games).returns
    return float((returns[:, 0] > 0).mean())


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--players", type=int)
    said.add_argument("--steps", type=int, default=40000)
    said.add_argument("--games", type=int, default=300, help="for each point of the curve")
    said.add_argument("--svg", type=Path, help="where to draw the curve")
    chosen = said.parse_args()
    logging.getLogger("tianshou").setLevel(logging.ERROR)  # it warns at every game that each seat has a return
    torch.set_num_threads(1)
    torch.manual_seed(1)
    name, start = id_of(game(chosen.game)), time.process_time()
    group = Class(name, chosen.players)
    title = f"DQN, {name}, {group.seats} players: games won against random players"
    curve = Curve(title, chosen.games, share_won(group.lottery, chosen.games))
    print(f"random players win {curve.chance:.1%}")
    curve.add(0, share_won(group.exam, chosen.games))
    group.training.reset()
    group.training.collect(n_step=1000)
    for look in range(1, LOOKS + 1):
        group.algorithm.run_training(lesson(group.training, chosen.steps // LOOKS))
        curve.add(look * chosen.steps // LOOKS, share_won(group.exam, chosen.games))
    print(f"{time.process_time() - start:.0f} s of one core")
    if chosen.svg:
        curve.write(chosen.svg)


def lesson(training: Any, steps: int) -> Any:
    return OffPolicyTrainerParams(
        max_epochs=1,
        epoch_num_steps=steps,
        training_collector=training,
        collection_step_num_env_steps=256,
        update_step_num_gradient_steps_per_sample=0.1,
        batch_size=256,
        multi_agent_return_reduction=lambda returns: returns[:, 0],
        verbose=False,
        show_progress=False,
    )


if __name__ == "__main__":
    main()
