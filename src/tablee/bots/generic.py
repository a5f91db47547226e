"""A mind for a game that brings none: points as its rules count them, and short looks ahead instead of opinions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.bots.levels import Manner, Searcher, Thumb
from tablee.bots.mind import Mind, by_margin, win_share
from tablee.kernel.game import Game, no_score
from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State, mix
from tablee.kernel.steps import Seat

FAR, NEAR = 400, 30  # decisions that a playout goes on, where points tell nothing before the end, and where they do
TRIES = {"novice": 16, "normal": 48}  # playouts for a decision: so many whatever the clock says


class ByScore(Mind):
    """Values a position by how far one is ahead; what is far, it learns from what it meets."""

    def __init__(self, game: Game) -> None:
        self._score: Any = None if game.score is no_score else game.score
        self._wide = 1

    def worth(self, g: State, seat: Seat) -> i64:
        if self._score is None:
            return win_share(g, seat)
        margin = self._score(g, seat) - max((self._score(g, other) for other in g.others(seat)), default=0)
        self._wide = max(self._wide, abs(margin))
        return by_margin(g, seat, margin, self._wide)

    def patience(self) -> i64:
        return FAR if self._score is None else NEAR


class Short:
    """Looks ahead a few dozen times; now and then, as its manner is, it plays just anything."""

    listens = False

    def __init__(self, game: Game, seed: int, level: str, manner: Manner) -> None:
        self._thumb = Thumb(Mind(), seed, manner)
        self._searcher = Searcher(ByScore(game), seed, manner.rank, 0.0, TRIES[level])
        self._dice = State(0, mix(seed & LOW62, -3))
        self._slips = manner.slips
        self.iterations = 0

    def choose(self, eyes: Eyes, told: Any = ()) -> int:
        if self._dice.below(100) < self._slips:
            return self._thumb.choose(eyes, told)
        chosen = self._searcher.choose(eyes, told)
        self.iterations = self._searcher.iterations
        return chosen
