# mypyc: compile
"""A mind that has learnt what positions are worth: a small network looks at one through a seat's own eyes."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.spaces.buffers import Rows

SURE: Final = 20  # of CERTAIN: nearer to nothing or everything no opinion is taken


class Layers:
    """What was learnt, by the cells of one layout: flat tables, and the numbers at the end of the last layer."""

    def __init__(
        self, first: list[float], bias: list[float], deep: list[float], deep_bias: list[float], last: list[float]
    ) -> None:
        self.first: vec[float] = vec[float](first)
        self.bias: vec[float] = vec[float](bias)
        self.deep: vec[float] = vec[float](deep)
        self.deep_bias: vec[float] = vec[float](deep_bias)
        self.last: vec[float] = vec[float](last)  # one for each of the second layer, then what all have, then trust
        self.logits: vec[float] = vec[float]()
        for worth in range(CERTAIN + 1):
            self.logits = append(self.logits, logit(worth))


def logit(worth: i64) -> float:
    """An opinion from 0 to CERTAIN as points from minus to plus infinity, cut where it is too sure of itself."""
    share = float(max(SURE, min(CERTAIN - SURE, worth))) / float(CERTAIN)
    return log(share / (1.0 - share))


class Judge(Mind):
    """Thinks as a game's own mind does, and knows better what a position comes to."""

    def __init__(self, own: Mind, rows: Rows, layers: Layers, ahead: i64) -> None:
        self.own = own
        self.rows = rows
        self.layers = layers
        self.ahead: i64 = ahead
        self.hidden: vec[float] = layers.bias[:]

    def look(self, g: State, seat: Seat) -> None:
        self.own.look(g, seat)

    def score(self, option: i64) -> i64:
        return self.own.score(option)

    def secret(self, g: State, seat: Seat) -> i64:
        return self.own.secret(g, seat)

    def poker_face(self, g: State, seat: Seat) -> bool:
        return self.own.poker_face(g, seat)

    def label(self, g: State, seat: Seat) -> str:
        return self.own.label(g, seat)

    def doubt(self) -> str:
        return self.own.doubt()

    def minds_rivals(self) -> bool:
        return self.own.minds_rivals()

    def temper(self) -> i64:
        return self.own.temper()

    def patience(self) -> i64:
        return self.ahead

    def recall(self, g: State, seat: Seat, level: i64, dice: State) -> i64:
        return self.own.recall(g, seat, level, dice)

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        self.own.learn(g, seat, told)

    def likelihood(self, g: State) -> float:
        return self.own.likelihood(g)

    def worth(self, g: State, seat: Seat) -> i64:
        """How a game ended is for the game's own mind to say; of one that goes on the network knows more."""
        opinion = self.own.worth(g, seat)
        if g.over:
            return opinion
        points = self.points(g, seat, self.layers.logits[max(0, min(CERTAIN, opinion))])
        return int(float(CERTAIN) / (1.0 + exp(-points)))

    def points(self, g: State, seat: Seat, opinion: float) -> float:
        hidden, layers = self.hidden, self.layers
        deep, bias, last = layers.deep, layers.deep_bias, layers.last
        wide: i64 = len(hidden)
        narrow: i64 = len(bias)
        self.take_in(g, seat)
        total = last[narrow] + last[narrow + 1] * opinion
        for k in range(narrow):
            sum_ = bias[k]
            at = k * wide
            for i in range(wide):
                sum_ += hidden[i] * deep[at + i]
            if sum_ > 0.0:
                total += sum_ * last[k]
        return max(-30.0, min(30.0, total))

    def take_in(self, g: State, seat: Seat) -> None:
        """The first layer: most cells are empty and cost nothing."""
        rows, hidden, layers = self.rows, self.hidden, self.layers
        rows.show(0, g, seat)
        first, bias, cells = layers.first, layers.bias, rows.cells
        wide: i64 = len(hidden)
        for i in range(wide):
            hidden[i] = bias[i]
        for cell in range(i64(len(cells))):
            value = i64(cells[cell])
            if value:
                weight = float(value)
                at = cell * wide
                for i in range(wide):
                    hidden[i] += weight * first[at + i]
        for i in range(wide):
            if hidden[i] < 0.0:
                hidden[i] = 0.0
