"""Tables to look at: positions of random games, for every game and number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games import game
from tablee.kernel.state import State, mix
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout, lay
from tablee.studio import laws as law

TABLES = law.every_table()
USUAL = [(name, seats) for name, seats in TABLES if seats == game(name).usual]


def laid_out(name: str, seats: int, which: int = 0) -> Layout:
    """A table with one of the settings that fit every number of seats."""
    found = law.settings(game(name))
    return lay(game(name), seats, found[which % len(found)])


def desks(laid: Layout, seed: int, most: int = 40) -> Iterator[Desk]:
    """The desk at each choice of a random game, the end included."""
    desk, dice = Desk(laid.spaces, laid.new(seed)), State(0, mix(seed, 1))
    for _ in range(most):
        yield desk
        if desk.g.over:
            return
        desk.play_at_random(dice)
