"""DQN of Tianshou, through its PettingZoo wrapper, against random players, with a curve.

pip install tablee[research] tianshou
python examples/tianshou_zoo.py bunny --players 2 --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import tablee
from tablee.adapters.ids import id_of
from tablee.games import OURS, game

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

ENVS = 8
LOOKS = 5  # points of the curve


def learner(env: Any) -> Any:
    """The one who learns sits first; the network sees the cells, the mask keeps it to what is open."""
    cells = env.observation_space["observation"].shape
    net = Net(state_shape=cells, action_shape=env.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), gamma=1.0, target_update_freq=200)


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--players", type=int)
    said.add_argument("--steps", type=int, default=20000)
    said.add_argument("--games", type=int, default=200, help="for each point of the curve")
    chosen = said.parse_args()
    torch.set_num_threads(1)
    name = id_of(game(chosen.game))

    def build() -> Any:
        return PettingZooEnv(tablee.make(name, players=chosen.players))

    env = build()
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner(env), *others], env=env)
    training = Collector(algorithm, DummyVectorEnv([build] * ENVS), VectorReplayBuffer(40000, ENVS), True)
    exam = Collector(algorithm, DummyVectorEnv([build] * ENVS))

    def share_won() -> float:
        exam.reset()
        returns = exam.collect(n_episode=chosen.games).returns
        return float((returns[:, 0] > 0).mean())

    print(f"before: {share_won():.1%}", flush=True)
    training.reset()
    training.collect(n_step=1000)
    for look in range(1, LOOKS + 1):
        algorithm.run_training(lesson(training, chosen.steps // LOOKS))
        print(f"after {look * chosen.steps // LOOKS:,} steps: {share_won():.1%}", flush=True)


def lesson(training: Any, steps: int) -> Any:
    return OffPolicyTrainerParams(
        max_epochs=1,
        epoch_num_steps=steps,
        training_collector=training,
        collection_step_num_env_steps=64,
        update_step_num_gradient_steps_per_sample=0.1,
        batch_size=64,
        multi_agent_return_reduction=lambda returns: returns[:, 0],
        verbose=False,
        show_progress=False,
    )


if __name__ == "__main__":
    main()
