# mypyc: compile
"""A table driven by indices: whoever is asked first chooses next."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.kernel.sight import imagine
from tablee.kernel.state import Event, State, list_question
from tablee.kernel.steps import BITS, Option, Seat, Step
from tablee.spaces.actions import SPARE, Actions
from tablee.spaces.observation import Sheet


class IllegalAction(ValueError):
    """This index stands for nothing that may be done now."""


class Spaces:
    """How the tables of one game, for some seats, are turned into numbers."""

    def __init__(self, seats: i64, actions: Actions, sheet: Sheet, longest: i64, widest: i64) -> None:
        self.seats: i64 = seats
        self.actions = actions
        self.sheet = sheet
        self.longest: i64 = longest  # the most choices in the games that were tried
        self.widest: i64 = widest  # the most options of one choice in them
        self.source: object = None  # what it was laid out from


class Desk:
    """One table, the seat that must choose, and its options with their indices."""

    def __init__(self, spaces: Spaces, g: State) -> None:
        self.spaces = spaces
        self.g = g
        self.seat: Seat = Seat(-1)  # nobody, once the game is over
        self.n: i64 = 0
        self.options: vec[i64] = vec[i64]([0] * 64)
        self.indices: vec[i64] = vec[i64]([0] * 64)
        self.look()

    def look(self) -> None:
        """Note who must choose and from what."""
        g = self.g
        self.n = 0
        self.seat = Seat(-1)
        if g.over:
            return
        self.seat = list_question(g, g.asked.room[0])
        self.number(self.seat)

    def number(self, seat: Seat) -> None:
        actions = self.spaces.actions
        menu = self.g.menu
        spare: i64 = 0
        while len(self.options) < menu.n:
            self.options = append(self.options, 0)
            self.indices = append(self.indices, 0)
        n: i64 = 0
        for i in range(menu.n):
            option = menu.room[i]
            index = actions.index(option, seat)
            if index < 0:
                if spare == SPARE:
                    continue  # left out: two options never share an index
                index = actions.spare + spare
                spare += 1
            self.options[n] = option
            self.indices[n] = index
            n += 1
        self.n = n

    def legal(self) -> list[int]:
        """The indices open to the seat that must choose, in order."""
        found = [int(self.indices[i]) for i in range(self.n)]
        found.sort()
        return found

    def option(self, index: i64) -> int:
        """The option an index stands for now; 0 for none."""
        for i in range(self.n):
            if self.indices[i] == index:
                return int(self.options[i])
        return 0

    def index_of(self, option: i64) -> int:
        """The index of an option open now; -1 for none."""
        for i in range(self.n):
            if self.options[i] == option:
                return int(self.indices[i])
        return -1

    def apply(self, index: i64) -> None:
        for i in range(self.n):
            if self.indices[i] == index:
                self.take(i)
                return
        raise IllegalAction(f"action {index} is not open to seat {self.seat} now; the action mask says which are.")

    def take(self, i: i64) -> None:
        self.g.commit(self.seat, Option(Step(self.options[i])))
        self.look()

    def choose(self, option: i64) -> None:
        """Apply an option of the seat that must choose, whether its question offers it or it stands at any time."""
        self.g.play(self.seat, Option(Step(option)))
        self.look()

    def play_at_random(self, dice: State) -> None:
        """One choice by the dice."""
        self.take(dice.below(self.n))

    def reward(self, seat: Seat) -> float:
        """1 for those who won, -1 for the others; 0 while the game lasts."""
        if not self.g.over:
            return 0.0
        return 1.0 if self.g.winners & BITS[seat] else -1.0

    def clone(self) -> Desk:
        """A table that shares nothing with this one; what was told so far is told of both."""
        return Desk(self.spaces, twin_of(self.g))

    def imagine(self, seat: Seat, seed: i64) -> Desk:
        return Desk(self.spaces, imagine(self.g, seat, seed))

    def __deepcopy__(self, memo: object) -> Desk:
        return self.clone()


def twin_of(g: State) -> State:
    twin = g.clone()
    story: list[Event] | None = g.story
    twin.story = story[:] if story is not None else None
    return twin
