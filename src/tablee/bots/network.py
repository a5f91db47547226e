"""A bot that has learnt to play: a small network, one for each game, run by numpy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tablee.bots.levels import TABLE, Thumb, Told
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.spaces.features import Features, Floats, words
from tablee.spaces.layout import lay


class Network:
    """Adds to the points of options: what is seen, an option's words and the seat it is aimed at meet in one layer."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self._a = arrays
        self._inputs = {str(name): i for i, name in enumerate(arrays["inputs"])}
        self._of_a_seat = {str(name): i for i, name in enumerate(arrays["of_a_seat"])}
        self._words = {str(name): i for i, name in enumerate(arrays["words"])}
        self._heard: dict[tuple[int, int, int], tuple[Floats, int]] = {}
        self._fitted: dict[int, tuple[Features, Floats, Floats]] = {}

    def scores(self, game: Game, g: State, seat: int, options: list[int], thumb: list[float]) -> Floats:
        features, first, aimed = self._fit(game, int(g.seats))
        sight, seats = features.sight(g, seat)
        a = self._a
        hidden = np.maximum(sight @ first + a["first_bias"], 0)
        said = [self._said(g, option, seat) for option in options]
        met = np.stack([embedded for embedded, _ in said])
        met += hidden @ a["second"] + a["second_bias"] + (seats @ aimed)[[aim for _, aim in said]]
        first_opinion = np.array(thumb, np.float32)
        met += np.outer(first_opinion, a["thumb"])
        points: Floats = np.maximum(met, 0) @ a["last"] + a["gain"] * first_opinion
        return points

    def _said(self, g: State, option: int, seat: int) -> tuple[Floats, int]:
        """What the words of an option come to, and whom it is aimed at."""
        place = (option, seat, int(g.seats))
        if place not in self._heard:
            found, aim = words(g, option, seat)
            known = [self._words[word] for word in found if word in self._words]
            self._heard[place] = self._a["embedding"][known].sum(0), aim
        return self._heard[place]

    def _fit(self, game: Game, seats: int) -> tuple[Features, Floats, Floats]:
        """The weights in the order of this table's features; what was never seen counts nothing."""
        if seats not in self._fitted:
            features = Features(lay(game, seats))
            first = _rows(self._a["first"], self._inputs, features.names)
            self._fitted[seats] = (features, first, _rows(self._a["aimed"], self._of_a_seat, features.of_a_seat))
        return self._fitted[seats]


def _rows(weights: Floats, known: dict[str, int], names: list[str]) -> Floats:
    padded = np.vstack([weights, np.zeros_like(weights[:1])])
    found: Floats = padded[[known.get(name, len(weights)) for name in names]]
    return found


class Learnt:
    """Takes the option its network likes best; where it has learnt nothing, what `normal` would take."""

    listens = False

    def __init__(self, game: Game, normal: Thumb) -> None:
        self._game = game
        self._network = network(game)
        self._normal = normal

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        g = eyes.imagine(TABLE)
        if self._network is None or self._game.own or self._foreign(g) or self._normal.need_not_think(g, eyes.seat):
            return self._normal.choose(eyes, told)
        thumb = self._normal.points(g, eyes.seat, options)
        return options[int(np.argmax(self._network.scores(self._game, g, int(eyes.seat), options, thumb)))]

    def _foreign(self, g: State) -> bool:
        return bool(g.kind_names != self._game.box().names)


def network(game: Game) -> Network | None:
    """What was learnt of a game, if it brings that."""
    return _network(game.folder / "weights.npz")


@cache
def _network(path: Path) -> Network | None:
    if not path.exists():
        return None
    with np.load(path) as arrays:
        return Network({key: a.astype(np.float32) if a.dtype.kind == "f" else a for key, a in arrays.items()})
