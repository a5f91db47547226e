"""MaskablePPO of sb3-contrib against random players, with a curve.

pip install tablee[research] sb3-contrib
python examples/sb3_masked.py bunny --players 2 --steps 30000 --svg curve.svg
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import tablee
from tablee.adapters.ids import id_of
from tablee.games import OURS, game
from tablee.train.curve import Curve

try:
    import torch
    from sb3_contrib import MaskablePPO
except ImportError:
    raise SystemExit("sb3-contrib is not installed; `pip install sb3-contrib` brings it.") from None

LOOKS = 6  # points of the curve


def share_won(model: Any, env: Any, games: int, seed: int) -> float:
    """How many of some games against random players the model wins; without a model, a random player."""
    dice, won = np.random.default_rng(seed), 0
    for n in range(games):
        seen, info = env.reset(seed=seed + n)
        over, reward = False, 0.0
        while not over:
            mask = info["action_mask"]
            if model is None:
                action = dice.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, reward, over, _, info = env.step(action)
        won += reward > 0
    return won / games


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--players", type=int)
    said.add_argument("--steps", type=int, default=30000)
    said.add_argument("--games", type=int, default=200, help="for each point of the curve")
    said.add_argument("--svg", type=Path, help="where to draw the curve")
    chosen = said.parse_args()
    torch.set_num_threads(1)
    name, start = id_of(game(chosen.game)), time.process_time()
    env, exam = (tablee.make(name, "gym", players=chosen.players) for _ in range(2))
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1, device="cpu")
    title = f"MaskablePPO, {name}, {env.laid.seats} players: games won against random players"
    curve = Curve(title, chosen.games, share_won(None, exam, chosen.games, 1))
    print(f"random players win {curve.chance:.1%}")
    curve.add(0, share_won(model, exam, chosen.games, 1))
    for look in range(1, LOOKS + 1):
        model.learn(chosen.steps // LOOKS, reset_num_timesteps=False)
        curve.add(look * chosen.steps // LOOKS, share_won(model, exam, chosen.games, 1))
    print(f"{time.process_time() - start:.0f} s of one core")
    if chosen.svg:
        curve.write(chosen.svg)


if __name__ == "__main__":
    main()
