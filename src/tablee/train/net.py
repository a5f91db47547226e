"""The network that is taught: policy over options by their words and aims, value, and a guess at what is hidden.

Written out in numpy: what a row sees goes through one layer; there it meets the words of an option, or the second layer
that judges the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.bots.network import padded
from tablee.spaces.features import Floats, Ints

WIDE, NARROW = 64, 32
RATE, HALVED = 2e-3, 4000  # how far a step goes at first, and after how many steps half of it is left
DECAY = 1e-5  # of each weight at each step
LASTING = 0.995  # what is played with is a mean over the last steps
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Place:
    """How the cells of tables of one size stand for features that all sizes share."""

    names: Ints  # the feature of each cell; one past the end for none
    weights: Floats  # how much a cell counts for it
    scales: Floats
    seat_cells: Ints  # of each seat, by feature; one past the end for none
    seat_features: Ints

    def around(self, cells: Floats) -> Floats:
        """What is seen of each seat, itself first: rows, seats, features."""
        wide = np.pad(cells * self.scales, ((0, 0), (0, 1)))
        return wide[:, self.seat_cells]


@dataclass
class Choices:
    """Options of some rows, one after the other."""

    rows: Ints
    aims: Ints
    thumb: Floats
    words: Ints  # of all options, one after the other
    spoken: Ints  # the option each word is of
    target: Floats


def begun(features: int, of_a_seat: int, vocabulary: int, labels: int, dice: np.random.Generator) -> Weights:
    """It begins as the rule of thumb and the mind's own opinion: what it adds is nothing yet."""

    def noise(*shape: int, size: float) -> Floats:
        return (dice.standard_normal(shape) * size).astype(np.float32)

    return {
        "first": noise(features, WIDE, size=(2 / max(features, 1)) ** 0.5),
        "first_bias": np.zeros(WIDE, np.float32),
        "second": noise(WIDE, WIDE, size=(1 / WIDE) ** 0.5),
        "second_bias": np.zeros(WIDE, np.float32),
        "aimed": noise(of_a_seat, WIDE, size=0.1),
        "embedding": noise(vocabulary, WIDE, size=0.1),
        "thumb": np.zeros(WIDE, np.float32),
        "last": noise(WIDE, size=0.01),
        "gain": np.ones(1, np.float32),
        "deep": noise(WIDE, NARROW, size=(2 / WIDE) ** 0.5),
        "deep_bias": np.zeros(NARROW, np.float32),
        "value": noise(NARROW, size=0.01),
        "value_bias": np.zeros(1, np.float32),
        "value_gain": np.ones(1, np.float32),
        "guess": noise(WIDE, labels, size=0.01),
        "guess_of_a_seat": noise(of_a_seat, labels, size=0.01),
    }


class Lesson:
    """One step of learning from some rows of one place: what they come to, and where each weight should go less."""

    def __init__(self, weights: Weights, place: Place, cells: Any) -> None:
        self.it, self.place = weights, place
        self.cells = cells.astype(np.float32)
        self.first = padded(weights["first"])[place.names] * place.weights[:, None]
        self.hidden = np.maximum(self.cells @ self.first + weights["first_bias"], 0)
        self.back = np.zeros_like(self.hidden)
        self.gradients: Weights = {}

    # -- What a position is worth -----------------------------------------------------------

    def value(self, opinions: Floats, ends: Floats) -> float:
        """How surprising the ends were, in nats."""
        it, n = self.it, len(ends)
        deep = np.maximum(self.hidden @ it["deep"] + it["deep_bias"], 0)
        points = deep @ it["value"] + it["value_bias"] + it["value_gain"] * opinions
        hoped = 1 / (1 + np.exp(-np.clip(points, -30, 30)))
        wrong = ((hoped - ends) / n).astype(np.float32)
        inner = np.outer(wrong, it["value"]) * (deep > 0)
        self.gradients |= {
            "value": deep.T @ wrong,
            "value_bias": wrong.sum(keepdims=True),
            "value_gain": np.array([wrong @ opinions], np.float32),
            "deep": self.hidden.T @ inner,
            "deep_bias": inner.sum(0),
        }
        self.back += inner @ it["deep"].T
        sure = np.clip(hoped, 1e-6, 1 - 1e-6)
        return float(-(ends * np.log(sure) + (1 - ends) * np.log(1 - sure)).mean())

    # -- Which option to take ---------------------------------------------------------------

    def policy(self, told: Choices) -> float:
        """How far the chances are from those wanted, in nats."""
        it, n = self.it, len(self.cells)
        around = self.place.around(self.cells)
        seats, k = around.shape[1:]
        flat = around.reshape(-1, k)
        aimed = flat @ it["aimed"][self.place.seat_features]
        seen = self.hidden @ it["second"] + it["second_bias"]
        at = told.rows * seats + told.aims
        met = seen[told.rows] + aimed[at] + summed(told.spoken, it["embedding"][told.words], len(told.rows))
        met += np.outer(told.thumb, it["thumb"])
        lit = np.maximum(met, 0)
        chances = shares(lit @ it["last"] + it["gain"] * told.thumb, told.rows, n)
        wrong = ((chances - told.target) / n).astype(np.float32)
        inner = np.outer(wrong, it["last"]) * (met > 0)
        by_row = summed(told.rows, inner, n)
        self.gradients |= {
            "last": lit.T @ wrong,
            "gain": np.array([wrong @ told.thumb], np.float32),
            "thumb": told.thumb @ inner,
            "embedding": summed(told.words, inner[told.spoken], len(it["embedding"])),
            "aimed": spread(self.place.seat_features, flat.T @ summed(at, inner, len(flat)), len(it["aimed"])),
            "second": self.hidden.T @ by_row,
            "second_bias": by_row.sum(0),
        }
        self.back += by_row @ it["second"].T
        return float(-(told.target * np.log(np.maximum(chances, 1e-9))).sum() / n)

    # -- What others hide -------------------------------------------------------------------

    def guess(self, hidden: Ints) -> float:
        """By row and seat the number of what it hides, -1 where there is nothing to guess."""
        it = self.it
        rows, seats = np.nonzero(hidden >= 0)
        if not len(rows):
            return 0.0
        around = self.place.around(self.cells)[rows, seats]
        points = self.hidden[rows] @ it["guess"] + around @ it["guess_of_a_seat"][self.place.seat_features]
        chances = np.exp(points - points.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        truth = hidden[rows, seats]
        missed = float(-np.log(np.maximum(chances[np.arange(len(rows)), truth], 1e-9)).mean())
        chances[np.arange(len(rows)), truth] -= 1
        wrong = (chances / len(rows)).astype(np.float32)
        self.gradients |= {
            "guess": self.hidden[rows].T @ wrong,
            "guess_of_a_seat": spread(self.place.seat_features, around.T @ wrong, len(it["guess_of_a_seat"])),
        }
        self.back += summed(rows, wrong @ it["guess"].T, len(self.cells))
        return missed

    def all(self) -> Weights:
        """With what all heads want of the layer they share."""
        inner = self.back * (self.hidden > 0)
        by_cell = (self.cells.T @ inner) * self.place.weights[:, None]
        self.gradients["first"] = spread(self.place.names, by_cell, len(self.it["first"]))
        self.gradients["first_bias"] = inner.sum(0)
        return self.gradients


def summed(keys: Ints, rows: Floats, n: int) -> Floats:
    """For each key below n the sum of its rows."""
    found = np.zeros((n, rows.shape[1]), rows.dtype)
    if not len(keys):
        return found
    order = np.argsort(keys, kind="stable")
    kept = keys[order]
    starts = np.flatnonzero(np.diff(kept, prepend=-1))
    found[kept[starts]] = np.add.reduceat(rows[order], starts)
    return found


def spread(places: Ints, rows: Floats, n: int) -> Floats:
    """Rows in their places among n; those of no place are left out."""
    return summed(places, rows, n + 1)[:n] if len(places) else np.zeros((n, rows.shape[1]), np.float32)


def shares(points: Floats, rows: Ints, n: int) -> Floats:
    """The chance of each option among those of its row."""
    best = np.full(n, -np.inf, np.float32)
    np.maximum.at(best, rows, points)
    likely = np.exp(points - best[rows])
    found: Floats = likely / np.bincount(rows, likely, n)[rows]
    return found


class Adam:
    """The usual optimiser, and the mean of its last steps."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.lasting = {name: value.copy() for name, value in weights.items()}
        self.n = 0

    def step(self, gradients: Weights) -> None:
        self.n += 1
        rate = RATE / (1 + self.n / HALVED) * (1 - 0.999**self.n) ** 0.5 / (1 - 0.9**self.n)
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient * gradient - self.square[name])
            self.weights[name] *= 1 - DECAY
            self.weights[name] -= (rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-6)).astype(np.float32)
        lasting = min(LASTING, self.n / (self.n + 10))
        for name, value in self.weights.items():
            self.lasting[name] += (1 - lasting) * (value - self.lasting[name])


__all__ = ["Adam", "Choices", "Lesson", "Place", "begun"]
