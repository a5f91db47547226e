"""Which values the numbers of a game's options take: found by playing some games, the same ones everywhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from tablee.kernel.state import State, mix
from tablee.kernel.steps import QUESTION, Option, Seat, Step, arg

GAMES = 40
SEED = 20260111
WIDE = 64  # numbers further apart than this are listed one by one


class Found:
    """What the games have shown."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], set[int]] = defaultdict(set)  # by step and place; seats are relative
        self.steps: set[int] = set()
        self.lengths: dict[int, int] = defaultdict(int)  # of each field that grows and shrinks
        self.longest = 0

    def note_step(self, letters: str, step: int, seat: int, seats: int) -> None:
        start = 22 if step & QUESTION else 10
        self.steps.add(step & 1023)
        for place, letter in enumerate(letters):
            value = int(arg(step, start + 12 * place))
            if letter == "s" and value >= 0:
                value = (value - seat) % seats
            self.values[step & 1023, place].add(value)

    def note_lengths(self, g: State) -> None:
        for i, shape in enumerate(g.shapes()):
            if shape == "V":
                self.lengths[i] = max(self.lengths[i], len(g.numbers(i)))
            elif shape == "L":
                self.lengths[i] = max(self.lengths[i], len(g.piles(i)))


def explore(lay_out: Callable[[int], State], games: int = GAMES) -> Found:
    found = Found()
    for n in range(games):
        _explore_one(found, lay_out(mix(SEED, n)), State(0, mix(SEED, -1 - n)))
    return found


def _explore_one(found: Found, g: State, dice: State) -> None:
    names, choices = g.names(), 0
    while not g.over:
        question = g.asked.room[0]
        seat = Seat(g.asked_seat())
        for watcher in range(g.seats):
            found.note_step(names[g.window & 1023][1], int(g.window), watcher, int(g.seats))
        g.menu.n = 0
        g.offer_all(question, seat)
        options = g.menu.listed()
        for option in options:
            found.note_step(names[option & 1023][1], option, int(seat), int(g.seats))
        found.note_lengths(g)
        g.commit(seat, Option(Step(options[dice.below(len(options))])))
        choices += 1
    found.longest = max(found.longest, choices)
