"""A network that plays against itself: two layers of 128, run by PyTorch, beside tables and dice, on one core.

PyTorch is in none of our locks: `.venv-bench/bin/python -m pip install torch==2.13.0` adds it to what `bench adapters`
measures.
"""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import numpy as np

import tablee

TABLES = 256
WIDE = 128
TRIES = 3


class Player:
    """Scores open options only: an option's vector beside what the two layers make of the cells."""

    def __init__(self, torch: Any, play: Any) -> None:
        torch.manual_seed(1)
        self.torch = torch
        cells = play.laid.spaces.sheet.size
        self.body = torch.nn.Sequential(
            torch.nn.Linear(int(cells), WIDE), torch.nn.ReLU(), torch.nn.Linear(WIDE, WIDE), torch.nn.ReLU()
        )
        self.options = torch.nn.Embedding(play.actions, WIDE)
        with torch.no_grad():
            self.body[0].weight *= torch.from_numpy(play.scales)  # once, instead of every row

    def places(self, now: Any) -> Any:
        """A place for each table, drawn by the softmax of the scores."""
        torch = self.torch
        thought = self.body(torch.from_numpy(now.observation.astype(np.float32)))
        legal = now.legal[:, : int(now.counts.max())]
        rows, places = np.nonzero(legal >= 0)
        vectors = self.options(torch.from_numpy(legal[rows, places]))
        points = (thought.index_select(0, torch.from_numpy(rows)) * vectors).sum(1)
        scores = np.full(legal.shape, -np.inf, np.float32)
        scores[rows, places] = points - torch.empty(len(rows)).exponential_().log_()  # Gumbel's noise
        return scores.argmax(1)


def decisions(torch: Any, env: str, seconds: float, skip_forced: bool) -> float:
    """In a second of processor time, the best of some tries."""
    play = tablee.make(env, "selfplay", tables=TABLES, skip_forced=skip_forced)
    player, now, found = Player(torch, play), play.reset(seed=1), []
    with torch.inference_mode():
        for _ in range(TRIES):
            start, steps = time.process_time(), 0
            while time.process_time() - start < seconds / TRIES:
                now = play.step(player.places(now))
                steps += 1
            found.append(steps * TABLES / (time.process_time() - start))
    return max(found)


def measured(env: str, seconds: float) -> dict[str, float]:
    """Nothing where PyTorch is not installed."""
    try:
        torch = import_module("torch")
    except ImportError:
        return {}
    torch.set_num_threads(1)
    return {
        "network": decisions(torch, env, seconds, skip_forced=False),
        "network_skip_forced": decisions(torch, env, seconds, skip_forced=True),
    }
