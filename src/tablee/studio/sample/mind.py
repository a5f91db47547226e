"""How bots think of it: go on while the next fruit is worth the risk to what the apron holds."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tablee.bots.mind import Mind, by_margin
from tablee.kernel.state import State
from tablee.kernel.steps import Seat, rule_of
from tablee.studio.sample._steps import PICK
from tablee.studio.sample.rules import points
from tablee.studio.sample.table import Orchard

WIDE = 20  # points ahead: a lot


def mind() -> Mind:
    return OrchardMind()


class OrchardMind(Mind):
    def __init__(self) -> None:
        self.gain = 0

    def look(self, g: State, seat: Seat) -> None:
        """What one more pick brings on the average, in hundredths of a point, from what lies open."""
        table = cast(Orchard, g)
        box = table.box
        seen = [int(table.kind(card)) for pile in (table.apron, table.grass, *table.baskets) for card in pile.cards]
        left = [box.orchard.count(kind) - seen.count(kind) for kind in range(box.wasp + 1)]
        hoped = sum(box.points[kind] * left[kind] for kind in range(box.wasp))
        at_risk = sum(box.points[table.kind(card)] for card in table.apron.cards)
        self.gain = 100 * (hoped - at_risk * left[box.wasp]) // max(1, sum(left))

    def score(self, option: i64) -> i64:
        return self.gain if rule_of(option) == PICK else 0

    def worth(self, g: State, seat: Seat) -> i64:
        table = cast(Orchard, g)
        best = max(points(table, other) for other in g.others(seat))
        return by_margin(g, seat, points(table, seat) - best, WIDE)
