# mypyc: compile
"""Bunny Boom: rabbits are counted in tens of points, and fewer are better."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind, by_margin
from tablee.games.bunny._names import (
    CAROTTE,
    JOKER,
    MAIRESSE,
    MEGA_BOOM,
    MOINS_UN,
    PARTAGE,
    PASSE_PARTOUT,
    PLUS_UN,
    RETOUR,
    RIVER_CACHEE,
    RIVER_DEUX,
    RIVER_PARTAGE,
    SAUT,
)
from tablee.games.bunny._steps import (
    CARD_TO_FILL,
    DRAW_CARD,
    GIVE,
    JUMP,
    LAY,
    LAY_FACE_DOWN,
    LURE,
    PLACE,
    SWAP,
    TAKE_FROM_RIVER,
    USE_RIVER,
    read,
)
from tablee.games.bunny.rules import points
from tablee.games.bunny.table import ARM, Bunny
from tablee.games.bunny.village import between, is_empty, top
from tablee.kernel.state import State
from tablee.kernel.steps import Kind, Seat, rule_of

RABBIT: Final = 10
LATE: Final = 6  # cards in the pile: from here on what is in hand counts


def mind() -> Mind:
    return BunnyMind()


class BunnyMind(Mind):
    def __init__(self) -> None:
        self.g: Bunny = Bunny(0, 0)
        self.seat: Seat = Seat(0)
        self.late: bool = False

    def look(self, g: State, seat: Seat) -> None:
        self.g = cast(Bunny, g)
        self.seat = seat
        self.late = len(self.g.draw) <= LATE

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == PLACE:
            _seat, kind, space = read.place(option)
            return self.placing(kind, space)
        if rule == DRAW_CARD:
            return 0
        if rule == TAKE_FROM_RIVER:
            _seat, kind, rabbits = read.take_from_river(option)
            return self.taking(kind) - RABBIT * rabbits
        if rule == JUMP:
            _seat, _goal, space = read.jump(option)
            return RABBIT * self.toll(space)
        if rule == USE_RIVER:
            _seat, _kind, _rabbits, river = read.use_river(option)
            return self.wave(river)
        return self.giving(rule, option)

    def giving(self, rule: i64, option: i64) -> i64:
        """What is bad for whom: best for whoever is ahead."""
        if rule == LURE:
            _seat, target, space = read.lure(option)
            return RABBIT * self.way(self.g.pawn[target], space, False) + self.lead(target)
        if rule == GIVE:
            _seat, target, _served = read.give(option)
            return self.lead(target)
        if rule == LAY_FACE_DOWN:
            _seat, target = read.lay_face_down(option)
            return -100 if target == self.seat else self.lead(target)
        if rule == SWAP:
            _seat, kind, target = read.swap(option)
            return 5 * self.g.box.value[kind] + self.lead(target)
        if rule == LAY:
            _seat, space, _left = read.lay(option)
            return -4 * self.on_my_way(space)
        return 0

    # -- Placing --------------------------------------------------------------------------

    def placing(self, kind: Kind, space: i64) -> i64:
        effect = self.g.box.effect[kind]
        cost = RABBIT * self.penalty(kind, space)
        if effect != RETOUR:
            cost += RABBIT * self.way(self.g.pawn[self.seat], space, effect == SAUT) + 3 * (space % ARM)
        gain = self.bonus(effect)
        gain += (RABBIT if self.late else 2) * self.g.box.value[kind]
        return gain - cost

    def penalty(self, kind: Kind, space: i64) -> i64:
        """Rabbits for another family."""
        if is_empty(self.g, space):
            return 0
        effect, box, below = self.g.box.effect[kind], self.g.box, top(self.g, space)
        if effect == JOKER or effect == PASSE_PARTOUT or effect == MAIRESSE:
            return 0
        if box.effect[below] == PASSE_PARTOUT or box.effect[below] == MAIRESSE:
            return 0
        return 0 if box.family[kind] == box.family[below] else box.value[kind]

    def way(self, start: i64, goal: i64, jumps: bool) -> i64:
        """Rabbits met on the way; a jump leaves out the worst card."""
        total: i64 = 0
        worst: i64 = 0
        for space in between(start, goal):
            toll = self.toll(space)
            total += toll
            worst = max(worst, toll)
        return total - worst if jumps else total

    def toll(self, space: i64) -> i64:
        if is_empty(self.g, space):
            return 0
        return self.g.box.passage[top(self.g, space)] + self.g.rabbits[space]

    def bonus(self, effect: i64) -> i64:
        """What the placement effect is worth to us."""
        rivals = self.g.seats - 1
        if effect == PARTAGE:
            return RABBIT * min(rivals, self.g.domain[self.seat]) + 5 * rivals
        if effect == CAROTTE:
            return 20 + (40 if self.g.carrot == self.seat else 0)
        if effect == MOINS_UN:
            return 15 if self.g.domain[self.seat] else 5
        if effect == PLUS_UN:
            return -5
        return 6 * rivals if effect == MEGA_BOOM else 0

    # -- The rest of a turn ---------------------------------------------------------------

    def taking(self, kind: Kind) -> i64:
        """What is taken before the hands go round is for the neighbour."""
        return -self.use(kind) if rule_of(self.g.window) == CARD_TO_FILL else self.use(kind)

    def use(self, kind: Kind) -> i64:
        """What a card will be good for, against one not seen; at the end it only weighs."""
        if self.late:
            return RABBIT * (3 - self.g.box.value[kind])
        return self.bonus(self.g.box.effect[kind]) // 2 + (15 if self.has_a_place(kind) else -5) - 5

    def has_a_place(self, kind: Kind) -> bool:
        for space in range(self.g.seats * ARM):
            if not self.g.closed[space] and not self.penalty(kind, space):
                return True
        return False

    def wave(self, river: i64) -> i64:
        if river == RIVER_PARTAGE:
            return self.bonus(PARTAGE)
        if river == RIVER_DEUX:
            return RABBIT * min(2, self.g.domain[self.seat])
        return 15 if river == RIVER_CACHEE else 0

    def lead(self, seat: Seat) -> i64:
        """The fewer rabbits somebody has, the more we grudge them."""
        return 2 * (self.g.domain[self.seat] - self.g.domain[seat])

    def on_my_way(self, space: i64) -> i64:
        """Whether a space lies between our pawn and the centre, where we are bound to pass."""
        for crossed in between(self.g.pawn[self.seat], -1):
            if crossed == space:
                return 1
        return 0

    # -- Worth ----------------------------------------------------------------------------

    def patience(self) -> i64:
        return 45

    def worth(self, g: State, seat: Seat) -> i64:
        table = cast(Bunny, g)
        best: i64 = CERTAIN
        for other in g.others(seat):
            best = min(best, self.burden(table, other))
        return by_margin(g, seat, best - self.burden(table, seat), 18)

    def burden(self, g: Bunny, seat: Seat) -> i64:
        """What the rabbits come to; cards in hand count half as long as they can be played."""
        total = points(g, seat)
        if g.over or len(g.draw) <= LATE:
            return total
        for card in g.hand[seat].cards:
            total -= g.box.value[g.kinds[card]] // 2
        return total
