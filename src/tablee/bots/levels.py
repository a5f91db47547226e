"""The four levels: two by rule of thumb, two by search."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.bots.mind import Mind
from tablee.bots.search import Advise, Search, by_thumb, slots_for
from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State, mix
from tablee.kernel.steps import Seat, asked_seats

Told = Sequence[dict[str, object]]
NO_LIMIT = 1 << 40
LEAST = -6.0  # where it makes no difference any more how bad an option looks
TABLE = 0  # by rule of thumb any imagined table will do: only what the seat knows is looked at


@dataclass(frozen=True)
class Manner:
    """How a bot by rule of thumb plays, in points and per cent."""

    rank: int  # how well it does where knowledge is asked for
    noise: int  # points that make no difference to it
    slips: int  # how often it plays just anything
    dozes: int  # how often it misses a moment when several are asked at once


NOVICE = Manner(rank=0, noise=120, slips=15, dozes=40)
NORMAL = Manner(rank=1, noise=10, slips=0, dozes=0)


class Thumb:
    """Plays what looks best at once."""

    listens = False

    def __init__(self, mind: Mind, seed: int, manner: Manner) -> None:
        self._mind = mind
        self._dice = State(0, seed & LOW62)
        self._manner = manner
        self.iterations = 0

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        options = eyes.options()
        chance, doze, slip = (self._dice.below(n) for n in (len(options), 100, 100))
        g = eyes.imagine(TABLE)
        if known := self.recall(g, eyes.seat):
            return known
        if doze < self._manner.dozes and len(asked_seats(g.window)) > 1:
            return options[0]
        if slip < self._manner.slips:
            return options[chance]
        g.list_for(eyes.seat)
        return int(by_thumb(self._mind, g, eyes.seat, self._dice, self._manner.noise))

    def recall(self, g: State, seat: Seat) -> int:
        """The answer to a question of knowledge; 0 where none is asked."""
        return int(self._mind.recall(g, seat, self._manner.rank, self._dice))

    def need_not_think(self, g: State, seat: Seat) -> bool:
        """Whether knowledge is asked for, or thought would betray something."""
        return bool(self.recall(g, seat)) or bool(self._mind.poker_face(g, seat))

    def points(self, g: State, seat: Seat, options: list[int]) -> list[float]:
        """How far each option stands behind the best, from 0 down to -6, in units of the game's temper."""
        self._mind.look(g, seat)
        points = [int(self._mind.score(option)) for option in options]
        best, temper = max(points), int(self._mind.temper())
        return [max((some - best) / temper, LEAST) for some in points]


class Searcher:
    """Thinks for a while, or through a fixed number of iterations: then the same table gets the same answer."""

    def __init__(self, mind: Mind, seed: int, rank: int, seconds: float, iterations: int | None = None) -> None:
        self._mind = mind
        self._rank = rank
        self._dice = State(0, mix(seed & LOW62, -1))
        self._seed = seed
        self._seconds = seconds
        self._limit = iterations
        self._decisions = 0
        self.iterations = 0
        self._advise: Advise | None = None
        self.thought: Search | None = None  # about the last decision, if anything was
        self.cancelled: Callable[[], bool] = lambda: False

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        self._decisions += 1
        self.thought = None
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        g = eyes.imagine(TABLE)
        if known := self._mind.recall(g, eyes.seat, self._rank, self._dice):
            return int(known)
        if self._mind.poker_face(g, eyes.seat):
            g.list_for(eyes.seat)
            return int(by_thumb(self._mind, g, eyes.seat, self._dice, NORMAL.noise))
        search = self.thought = self.search(eyes, told)
        self.iterations += search.iterations
        return search.most_tried(options)

    def search(self, eyes: Eyes, told: Told = ()) -> Search:
        """All that was thought about this decision."""
        end = time.perf_counter() + self._seconds  # what was heard is thought over within the same time
        seed = int(mix(self._seed & LOW62, self._decisions))
        g = eyes.imagine(TABLE)
        self.ready(g)
        self._mind.learn(g, eyes.seat, list(told))
        limit = NO_LIMIT if self._limit is None else self._limit
        search = Search(self._mind, seed, slots_for(limit))
        search.advise = self._advise
        search.run(eyes, limit, self._until(end) if self._limit is None else self.cancelled)
        return search

    def ready(self, g: State) -> None:
        """See at what kind of table it is."""

    def _until(self, end: float) -> Callable[[], bool]:
        return lambda: time.perf_counter() >= end or self.cancelled()
