# mypyc: compile
"""Positions of games, as one seat saw each, with what its mind thought of it and how the game ended for that seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import Mind
from tablee.bots.search import by_thumb
from tablee.kernel.piles import zeros
from tablee.kernel.state import State, list_question
from tablee.kernel.steps import Option, Seat, Step
from tablee.spaces.buffers import Rows
from tablee.spaces.indexed import Spaces

SLIPS: Final = 10  # of so many choices one is left to chance, so that more is seen than what players like
SELDOM: Final = 6  # one position of so many is noted: those of one game are much alike
LONGER: Final = 20  # a game as many times as long as any that was tried is broken off


class Notes:
    """So many rows; a game is settled when it is over."""

    def __init__(self, new_mind: Callable[[], Mind], spaces: Spaces, room: i64) -> None:
        self.new_mind = new_mind
        self.mind: Mind = new_mind()  # one remembers the table it sits at
        self.spaces = spaces
        self.rows = Rows(spaces, room)
        self.room: i64 = room
        self.seats: vec[i64] = zeros(room)
        self.opinions: vec[i64] = zeros(room)
        self.ends: vec[i64] = zeros(room)
        self.labels: list[list[str]] = []  # what the others hide, from the next seat on
        self.n: i64 = 0
        self.settled: i64 = 0

    def is_full(self) -> bool:
        return self.n == self.room

    def begin(self) -> None:
        """Another game."""
        self.mind = self.new_mind()

    def note(self, g: State, seat: Seat) -> i64:
        """Its row; -1 where there is no room left."""
        n = self.n
        if n == self.room:
            return -1
        self.rows.show(n, g, seat)
        self.seats[n] = seat
        self.opinions[n] = self.mind.worth(g, seat)
        self.labels.append([self.mind.label(g, Seat((seat + k) % g.seats)) for k in range(1, int(g.seats))])
        self.n = n + 1
        return n

    def settle(self, g: State) -> None:
        """How it ended, for all that was noted since the game before."""
        for k in range(self.settled, self.n):
            self.ends[k] = self.mind.worth(g, Seat(self.seats[k]))
        self.settled = self.n

    def play(self, g: State, dice: State) -> None:
        """A game by rule of thumb, loosely, as searches play on."""
        self.begin()
        left = LONGER * self.spaces.longest
        spread = self.mind.temper()
        while not g.over and left:
            left -= 1
            if not dice.below(SELDOM):
                self.note(g, Seat(dice.below(g.seats)))
            self.choose(g, dice, spread)
        self.settle(g)

    def choose(self, g: State, dice: State, spread: i64) -> None:
        question = g.asked.room[dice.below(g.asked.n)]
        seat = list_question(g, question)
        slips = not dice.below(SLIPS)
        option = g.menu.room[dice.below(g.menu.n)] if slips else by_thumb(self.mind, g, seat, dice, spread)
        g.commit(seat, Option(Step(option)))
