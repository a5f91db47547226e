"""What all tables of a game have in common for its network: features, words, names of what is hidden; and batches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee import bots
from tablee.bots.judge import logit
from tablee.bots.mind import CERTAIN
from tablee.kernel.game import Game
from tablee.kernel.state import State, mix
from tablee.spaces.buffers import shared
from tablee.spaces.features import Features, Floats, Ints, words
from tablee.spaces.layout import Layout, lay
from tablee.train.net import Choices, Place, Weights
from tablee.train.notes import Notes

MOST_WORDS = 4096  # different ones; what comes later stands for nothing
MOST_LABELS = 32
LOGITS = np.array([logit(worth) for worth in range(CERTAIN + 1)], np.float32)


@dataclass
class Sample:
    """One searched decision: what was seen, what could be done, and which part of the tries each option got."""

    cells: Any
    words: list[list[int]]
    aims: list[int]
    thumb: list[float]
    target: list[float]


@dataclass
class Positions:
    """Rows of one number of players."""

    cells: Any
    opinions: Floats
    ends: Floats
    hidden: Ints

    def __len__(self) -> int:
        return len(self.ends)

    def some(self, which: Any) -> Positions:
        return Positions(self.cells[which], self.opinions[which], self.ends[which], self.hidden[which])

    def after(self, before: Positions, most: int) -> Positions:
        """The latest of both."""
        both = zip(before.parts(), self.parts(), strict=True)
        return Positions(*[np.concatenate(pair)[-most:] for pair in both])

    def parts(self) -> tuple[Any, ...]:
        return self.cells, self.opinions, self.ends, self.hidden


class School:
    """The features of a game at every number of seats, under common names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sizes = list(game.seats)
        self._features = {seats: Features(lay(game, seats)) for seats in self.sizes}
        self.inputs = sorted({name for f in self._features.values() for name in f.names})
        self.of_a_seat = sorted({name for f in self._features.values() for name in f.of_a_seat})
        self.places = {seats: self._place(f) for seats, f in self._features.items()}
        self.words: dict[str, int] = {}
        self.labels: dict[str, int] = {}
        self._heard: dict[tuple[int, int, int], tuple[list[int], int]] = {}

    def laid(self, seats: int) -> Layout:
        return self._features[seats].laid

    def _place(self, features: Features) -> Place:
        at = {name: i for i, name in enumerate(self.inputs)}
        names = np.array([*(at[name] for name in features.names), len(self.inputs)])[features.to]
        seat = {name: i for i, name in enumerate(self.of_a_seat)}
        seat_features = np.array([seat[name] for name in features.of_a_seat], np.int64)
        return Place(names, features.weights, features.laid.scales, features.seat_cells, seat_features)

    # -- What is noted ----------------------------------------------------------------------

    def notes(self, seats: int, room: int) -> Notes:
        return Notes(lambda: bots.mind(self.game), self.laid(seats).spaces, room)

    def positions(self, notes: Notes, seats: int) -> Positions:
        """Those of games that are over, copied."""
        n = int(notes.settled)
        cells = shared(notes.rows.cells, np.int16).reshape(int(notes.room), -1)[:n].copy()
        opinions = LOGITS[np.clip(shared(notes.opinions, np.int64)[:n], 0, CERTAIN)]
        ends = np.clip(shared(notes.ends, np.int64)[:n] / CERTAIN, 0, 1).astype(np.float32)
        hidden = np.full((n, seats), -1, np.int64)
        for row, found in enumerate(notes.labels[:n]):
            hidden[row, 1 : 1 + len(found)] = [self._label(label) for label in found]
        return Positions(cells, opinions, ends, hidden)

    def _label(self, label: str) -> int:
        if not label or (label not in self.labels and len(self.labels) == MOST_LABELS):
            return -1
        return self.labels.setdefault(label, len(self.labels))

    def said(self, g: State, option: int, seat: int) -> tuple[list[int], int]:
        """An option by the numbers of its words, and whom it is aimed at."""
        place = (option, seat, int(g.seats))
        if place not in self._heard:
            found, aim = words(g, option, seat)
            known = [word for word in found if word in self.words or len(self.words) < MOST_WORDS]
            self._heard[place] = [self.words.setdefault(word, len(self.words)) for word in known], aim
        return self._heard[place]

    # -- Batches ----------------------------------------------------------------------------

    @staticmethod
    def choices(samples: list[Sample]) -> Choices:
        sizes = [len(sample.aims) for sample in samples]
        said = [found for sample in samples for found in sample.words]
        return Choices(
            np.repeat(np.arange(len(samples)), sizes),
            np.array([aim for sample in samples for aim in sample.aims], np.int64),
            np.array([some for sample in samples for some in sample.thumb], np.float32),
            np.array([word for found in said for word in found], np.int64),
            np.repeat(np.arange(len(said)), [len(found) for found in said]),
            np.array([part for sample in samples for part in sample.target], np.float32),
        )

    # -- What is written --------------------------------------------------------------------

    def arrays(self, weights: Weights, ahead: int) -> dict[str, Any]:
        """Plain arrays in half precision, as `bots.network` reads them."""
        half = {name: value.astype(np.float16) for name, value in weights.items()}
        return half | {
            "inputs": np.array(self.inputs, np.str_),
            "of_a_seat": np.array(self.of_a_seat, np.str_),
            "words": np.array(list(self.words), np.str_),
            "labels": np.array(list(self.labels), np.str_),
            "embedding": half["embedding"][: len(self.words)],
            "guess": half["guess"][:, : len(self.labels)],
            "guess_of_a_seat": half["guess_of_a_seat"][:, : len(self.labels)],
            "ahead": np.array(ahead),
        }


def seed_of(*numbers: int) -> int:
    """One seed from several numbers."""
    found = numbers[0]
    for number in numbers[1:]:
        found = int(mix(found, number))
    return found
