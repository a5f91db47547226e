"""How bots think of it: what a planting brings, less what it leaves to the next."""

from typing import Any

from mypy_extensions import i64

from nenuphars._steps import PLANT, read
from nenuphars.cards import PLANTED
from nenuphars.rules import best_patch, gain
from nenuphars.table import Nenuphars
from tablee.bots.mind import Mind, by_margin
from tablee.kernel.state import State
from tablee.kernel.steps import Seat, rule_of

WIDE = 10  # steps ahead: a lot


def mind() -> Mind:
    return PondMind()


class PondMind(Mind):
    def __init__(self) -> None:
        self.g: Any = None

    def look(self, g: State, seat: Seat) -> None:
        self.g = g

    def score(self, option: i64) -> i64:
        if rule_of(option) != PLANT:
            return 0
        _, flower, cell = read.plant(option)
        brings, before = gain(self.g, flower, cell), self.g.cells[cell]
        self.g.cells[cell] = PLANTED + flower
        leaves = best_patch(self.g, cell)
        self.g.cells[cell] = before
        return 40 * brings - 20 * leaves

    def worth(self, g: State, seat: Seat) -> i64:
        assert isinstance(g, Nenuphars)
        best = max(g.steps[other] for other in g.others(seat))
        return by_margin(g, seat, g.steps[seat] - best, WIDE)

    def patience(self) -> i64:
        return 12
