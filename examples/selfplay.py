"""A network learns by playing against itself, with numpy alone, and is examined against random players, with a curve.

pip install tablee
python examples/selfplay.py bunny --players 2 --svg curve.svg
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tablee
from tablee.adapters.ids import id_of
from tablee.games import OURS, game
from tablee.train.curve import Curve

Array = NDArray[Any]
TABLES = 256
WINDOW = 128  # steps of all tables between two lessons; games that are not over by then teach nothing
BATCH = 2048  # decisions of one step of learning
WIDE = 128
LOOKS = 6  # points of the curve
RATE, ENTROPY = 1e-3, 0.01


@dataclass
class Seen:
    """Some decisions: what was seen, and the open actions in rows that end with -1."""

    cells: Array
    legal: Array


class Network:
    """Two layers; an option's score is how well its vector fits what came out, and there is a guess of who wins."""

    def __init__(self, cells: int, actions: int, scales: Array, dice: np.random.Generator, wide: int = WIDE) -> None:
        def noise(*shape: int, size: float) -> Array:
            return (dice.standard_normal(shape) * size).astype(np.float32)

        self.scales = scales
        self.weights = {
            "first": noise(cells, wide, size=(2 / cells) ** 0.5),
            "first_bias": np.zeros(wide, np.float32),
            "second": noise(wide, wide, size=(2 / wide) ** 0.5),
            "second_bias": np.zeros(wide, np.float32),
            "options": noise(actions, wide, size=0.1 / wide**0.5),
            "option_bias": np.zeros(actions, np.float32),
            "value": np.zeros(wide, np.float32),
        }

    def think(self, seen: Seen) -> tuple[Array, Array, dict[str, Array]]:
        """The chance of each open place, the guess, and what lay between: only open options are scored."""
        it = self.weights
        cells = seen.cells * self.scales
        first = np.maximum(cells @ it["first"] + it["first_bias"], 0)
        second = np.maximum(first @ it["second"] + it["second_bias"], 0)
        rows, places = np.nonzero(seen.legal >= 0)
        actions = seen.legal[rows, places]
        scores = np.full(seen.legal.shape, -np.inf, np.float32)
        scores[rows, places] = (second[rows] * it["options"][actions]).sum(1) + it["option_bias"][actions]
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        between = {"cells": cells, "first": first, "second": second, "rows": rows, "places": places, "actions": actions}
        return chances, second @ it["value"], between

    def gradients(self, seen: Seen, chosen: Array, results: Array) -> dict[str, Array]:
        """Where each weight should go less: choices that did better than was guessed become likelier."""
        it, n = self.weights, len(chosen)
        chances, guesses, mid = self.think(seen)
        better = (results - guesses)[:, None]
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(1, keepdims=True)
        wrong = better * chances + ENTROPY * chances * (logs + spread)
        wrong[np.arange(n), chosen] -= better[:, 0]
        scored = (wrong[mid["rows"], mid["places"]] / n).astype(np.float32)
        guessed = ((guesses - results) / n).astype(np.float32)
        fitted = scored[:, None] * it["options"][mid["actions"]]
        back = guessed[:, None] * it["value"] + summed(mid["rows"], fitted, n)
        second = back * (mid["second"] > 0)
        first = (second @ it["second"].T) * (mid["first"] > 0)
        return {
            "first": mid["cells"].T @ first,
            "first_bias": first.sum(0),
            "second": mid["first"].T @ second,
            "second_bias": second.sum(0),
            "options": summed(mid["actions"], scored[:, None] * mid["second"][mid["rows"]], len(it["options"])),
            "option_bias": np.bincount(mid["actions"], scored, len(it["options"])).astype(np.float32),
            "value": mid["second"].T @ guessed,
        }


def summed(keys: Array, rows: Array, n: int) -> Array:
    """For each key below n the sum of its rows."""
    found = np.zeros((n, rows.shape[1]), np.float32)
    order = np.argsort(keys, kind="stable")
    kept = keys[order]
    starts = np.flatnonzero(np.diff(kept, prepend=-1))
    found[kept[starts]] = np.add.reduceat(rows[order], starts)
    return found


class Adam:
    """The usual optimiser."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.n = 0

    def step(self, gradients: dict[str, Array]) -> None:
        self.n += 1
        rate = RATE * (1 - 0.999**self.n) ** 0.5 / (1 - 0.9**self.n)
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient * gradient - self.square[name])
            self.weights[name] -= rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-6)


def drawn(chances: Array, dice: np.random.Generator) -> Array:
    """A place for each row, by its chances."""
    return (chances.cumsum(1) < dice.random((len(chances), 1)) * 0.999999).sum(1)


def results_of(players: Array, rewards: Array, ended: Array) -> Array:
    """What came of each decision for who made it; NaN where the game was not over yet. All by step and table."""
    coming = np.full(rewards.shape[1:], np.nan, np.float32)
    found = np.empty(players.shape, np.float32)
    for t in range(len(players) - 1, -1, -1):
        coming[ended[t]] = rewards[t][ended[t]]
        found[t] = np.take_along_axis(coming, players[t][:, None], 1)[:, 0]
    return found


class School:
    """One network at every seat of every table."""

    def __init__(self, name: str, players: int | None, seed: int) -> None:
        self.name, self.players = name, players
        self.dice = np.random.default_rng(seed)
        self.play = tablee.make(name, "selfplay", players=players, tables=TABLES, skip_forced=True)
        self.now = self.play.reset(seed=seed).copy()
        self.network = Network(self.now.observation.shape[1], self.play.actions, self.play.scales, self.dice)
        self.adam = Adam(self.network.weights)

    def lesson(self) -> int:
        """Play for a while, then learn from it; how many decisions that were."""
        steps, places = [], []
        for _ in range(WINDOW):
            chances, _, _ = self.network.think(Seen(self.now.observation, self.now.legal))
            places.append(drawn(chances, self.dice))
            steps.append(self.now)
            self.now = self.play.step(places[-1]).copy()
        after = [*steps[1:], self.now]
        ended = np.array([turn.terminated for turn in after])
        results = results_of(
            np.array([turn.current_player for turn in steps]), np.array([turn.rewards for turn in after]), ended
        ).ravel()
        self.learn(steps, np.concatenate(places), results)
        return WINDOW * TABLES

    def learn(self, steps: Sequence[Any], chosen: Array, results: Array) -> None:
        wide = max(turn.legal.shape[1] for turn in steps)
        legal = [np.pad(turn.legal, ((0, 0), (0, wide - turn.legal.shape[1])), constant_values=-1) for turn in steps]
        cells, options = np.concatenate([turn.observation for turn in steps]), np.concatenate(legal)
        known = self.dice.permutation(np.flatnonzero(~np.isnan(results)))
        for start in range(0, len(known) - BATCH + 1, BATCH):
            some = known[start : start + BATCH]
            self.adam.step(self.network.gradients(Seen(cells[some], options[some]), chosen[some], results[some]))

    def share_won(self, games: int, by_the_dice: bool = False) -> float:
        """How many games the network wins at the first seat against random players; or one more random player."""
        others: dict[int, Any] = dict.fromkeys(range(1, self.play.seats), "random")
        exam = tablee.make(self.name, "selfplay", players=self.players, tables=games, opponents=others)
        now, dice = exam.reset(seed=1), np.random.default_rng(1)
        won, left = 0, np.ones(games, np.bool_)
        while left.any():
            if by_the_dice:
                places = (dice.random(games) * now.counts).astype(np.int64)
            else:
                places = self.network.think(Seen(now.observation, now.legal))[0].argmax(1)
            now = exam.step(places)
            over = left & (now.terminated | now.truncated)
            won += int((now.rewards[over, 0] > 0).sum())
            left &= ~over
        return won / games


def asked(words: Sequence[str] | None) -> argparse.Namespace:
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("game", choices=OURS)
    said.add_argument("--players", type=int)
    said.add_argument("--decisions", type=int, default=200_000)
    said.add_argument("--games", type=int, default=400, help="for each point of the curve")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--svg", type=Path, help="where to draw the curve")
    return said.parse_args(words)


def main(words: Sequence[str] | None = None) -> Curve:
    chosen = asked(words)
    name, start, made = id_of(game(chosen.game)), time.process_time(), 0
    school = School(name, chosen.players, chosen.seed)
    title = f"Self-play, {name}, {school.play.seats} players: games won against random players"
    curve = Curve(title, chosen.games, school.share_won(chosen.games, by_the_dice=True))
    print(f"random players win {curve.chance:.1%}")
    curve.add(0, school.share_won(chosen.games))
    for look in range(1, LOOKS + 1):
        while made < look * chosen.decisions / LOOKS:
            made += school.lesson()
        curve.add(made, school.share_won(chosen.games))
    print(f"{time.process_time() - start:.0f} s of processor time")
    if chosen.svg:
        curve.write(chosen.svg)
    return curve


if __name__ == "__main__":
    main()
