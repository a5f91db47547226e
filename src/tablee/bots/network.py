"""A bot that has learnt to play: a small network, one for each game, run by numpy."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tablee.bots import WEIGHTS
from tablee.bots.judge import Judge, Layers
from tablee.bots.levels import TABLE, Searcher, Thumb, Told
from tablee.bots.mind import Mind
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows
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
        self._layers: dict[int, Layers] = {}

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

    def chances(self, game: Game, g: State, seat: int, options: list[int], thumb: list[float]) -> list[float]:
        """How likely it would take each option."""
        points = self.scores(game, g, seat, options, thumb)
        likely = np.exp(points - points.max())
        return [float(chance) for chance in likely / likely.sum()]

    @property
    def judges(self) -> bool:
        """Whether it has learnt what positions are worth, too."""
        return "value" in self._a

    def judge(self, game: Game, mind: Mind, seats: int) -> Judge:
        """The game's mind with the network's opinion of positions, for a table of this size."""
        if seats not in self._layers:
            self._layers[seats] = self._layers_of(game, seats)
        return Judge(mind, Rows(lay(game, seats).spaces, 1), self._layers[seats], int(self._a["ahead"]))

    def _layers_of(self, game: Game, seats: int) -> Layers:
        features, first, _ = self._fit(game, seats)
        a, flat = self._a, [*self._a["value"], *self._a["value_bias"], *self._a["value_gain"]]
        cells = padded(first)[features.to] * features.weights[:, None]
        tables = (cells, a["first_bias"], a["deep"].T, a["deep_bias"], np.array(flat))
        return Layers(*[[float(weight) for weight in table.ravel()] for table in tables])

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
    found: Floats = padded(weights)[[known.get(name, len(weights)) for name in names]]
    return found


def padded(weights: Floats) -> Floats:
    """With a row of nothing at the end, for what was never seen."""
    return np.vstack([weights, np.zeros_like(weights[:1])])


class Learnt:
    """Takes the option its network likes best; where it has learnt nothing, what `normal` would take."""

    listens = False

    def __init__(self, game: Game, net: Network | None, normal: Thumb) -> None:
        self._game = game
        self._network = net
        self._normal = normal

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        g = eyes.imagine(TABLE)
        if self._network is None or is_foreign(self._game, g) or self._normal.need_not_think(g, eyes.seat):
            return self._normal.choose(eyes, told)
        thumb = self._normal.points(g, eyes.seat, options)
        return options[int(np.argmax(self._network.scores(self._game, g, int(eyes.seat), options, thumb)))]


class Legend(Searcher):
    """Searches by what its network likes, and judges positions by it; where nothing was learnt, as its mind does."""

    def __init__(self, game: Game, net: Network | None, normal: Thumb, *how: Any) -> None:
        super().__init__(*how)
        self._game = game
        self._network = net
        self._normal = normal
        self._is_seated = False

    def ready(self, g: State) -> None:
        net = self._network
        if not self._is_seated and net is not None and net.judges and not is_foreign(self._game, g):
            self._mind, self._advise = net.judge(self._game, self._mind, int(g.seats)), self._opinion
        self._is_seated = True

    def _opinion(self, g: State, seat: Seat, options: list[int]) -> list[float]:
        assert self._network is not None
        return self._network.chances(self._game, g, int(seat), options, self._normal.points(g, seat, options))


def is_foreign(game: Game, g: State) -> bool:
    """Whether these are somebody else's cards: nothing was learnt of them."""
    return bool(game.own) or bool(g.kind_names != game.box().names)


def network(game: Game) -> Network | None:
    """What was learnt of a game, if it brings that."""
    return _network(game.folder / WEIGHTS)


@cache
def _network(path: Path) -> Network | None:
    if not path.exists():
        return None
    with np.load(path) as arrays:
        return of_arrays(dict(arrays))


def of_arrays(arrays: dict[str, Any]) -> Network:
    """From as they are written, in half precision."""
    return Network({key: a.astype(np.float32) if a.dtype.kind == "f" else a for key, a in arrays.items()})


def forget() -> None:
    """It was learnt anew."""
    _network.cache_clear()
