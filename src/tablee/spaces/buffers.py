# mypyc: compile
"""Memory that numpy reads: rows of cells, and for each a mask with a 1 for every action that is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from tablee.kernel.piles import zeros
from tablee.kernel.sink import Sink
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.indexed import Desk, Spaces

T = TypeVar("T", bound=np.generic)
ZERO: Final = 0.0


def shared(memory: Any, kind: type[T]) -> NDArray[T]:
    """Numpy's view of such memory: from there it can only be read, and it changes as it is written here."""
    return np.frombuffer(memory, kind)


class Rows:
    """Some rows, written again and again in place."""

    def __init__(self, spaces: Spaces, n: i64) -> None:
        self.spaces = spaces
        self.sink = Sink(spaces.sheet.form, n)
        self.cells: vec[i16] = self.sink.cells
        self.masks: vec[u8] = vec[u8]([u8(0)] * (n * spaces.actions.size))
        self.lit: list[vec[i64]] = [zeros(0) for _ in range(n)]  # where each mask has a 1

    def show(self, i: i64, g: State, seat: Seat) -> None:
        """Row `i` is what `seat` sees."""
        self.spaces.sheet.write(self.sink, i, g, seat)

    def listed(self, i: i64, levels: list[list[Any]]) -> list[Any]:
        """Row `i` by what the values of each cell stand for."""
        size, cells = self.sink.size, self.cells
        found: list[Any] = [ZERO] * int(size)
        for k in range(size):
            value = i64(cells[i * size + k])
            if value:
                found[k] = levels[k][value]
        return found

    def mark(self, i: i64, desk: Desk) -> None:
        """Mask `i` is what is open at this desk."""
        start = i * self.spaces.actions.size
        masks = self.masks
        for index in self.lit[i]:
            masks[start + index] = 0
        lit = desk.indices[: desk.n]
        for index in lit:
            masks[start + index] = 1
        self.lit[i] = lit


class Crowd:
    """Many desks at once, one seat of each played from outside, the others by the dice."""

    def __init__(self, spaces: Spaces, lay_out: Callable[[int], State], seeds: list[int], seat: i64) -> None:
        n: i64 = len(seeds)
        self.spaces = spaces
        self.lay_out = lay_out
        self.seeds: vec[i64] = vec[i64](seeds)
        self.dealt: vec[i64] = zeros(n)
        self.fixed: i64 = seat  # -1: another seat each game, by the dice
        self.dice: list[State] = [State(0, mix(seed, -1)) for seed in seeds]  # a desk knows nothing of the others
        self.rows = Rows(spaces, n)
        self.last = Rows(spaces, n)  # how finished games ended
        self.seats: vec[i64] = zeros(n)
        self.rewards: vec[i64] = zeros(n)
        self.ended: vec[u8] = vec[u8]([u8(0)] * n)
        self.choices: i64 = 0  # by everybody, since the beginning
        self.desks: list[Desk] = []
        for i in range(n):
            self.desks.append(self.new_desk(i))
            self.present(i)

    def new_desk(self, i: i64) -> Desk:
        """A table at which somebody has something to choose for us."""
        while True:
            self.dealt[i] += 1
            self.seats[i] = self.dice[i].below(self.spaces.seats) if self.fixed < 0 else self.fixed
            desk = Desk(self.spaces, self.lay_out(int(mix(self.seeds[i], self.dealt[i]))))
            self.until_asked(i, desk)
            if not desk.g.over:
                return desk

    def until_asked(self, i: i64, desk: Desk) -> None:
        while desk.seat != self.seats[i] and not desk.g.over:
            desk.play_at_random(self.dice[i])
            self.choices += 1

    def present(self, i: i64) -> None:
        desk = self.desks[i]
        self.rows.show(i, desk.g, Seat(self.seats[i]))
        self.rows.mark(i, desk)

    def step(self, actions: list[int]) -> None:
        """One choice at every desk; a game that is over makes way for a new one."""
        for i in range(i64(len(actions))):
            desk = self.desks[i]
            desk.apply(i64(actions[i]))
            self.choices += 1
            self.until_asked(i, desk)
            self.rewards[i] = 0
            self.ended[i] = 0
            if desk.g.over:
                self.ended[i] = 1
                self.rewards[i] = 1 if desk.reward(Seat(self.seats[i])) > 0 else -1
                self.last.show(i, desk.g, Seat(self.seats[i]))
                self.desks[i] = self.new_desk(i)
            self.present(i)

    def kept(self) -> dict[str, list[int]]:
        """All that it goes on from but the desks themselves."""
        return {
            "dealt": [int(deal) for deal in self.dealt],
            "dice": [int(one.rng) for one in self.dice],
            "seats": [int(seat) for seat in self.seats],
            "choices": [int(self.choices)],
        }

    def go_on_from(self, kept: dict[str, list[int]], desks: list[Desk]) -> None:
        """Be as the crowd was that these were kept of."""
        self.dealt = vec[i64](kept["dealt"])
        self.dice = [State(0, rng) for rng in kept["dice"]]
        self.seats = vec[i64](kept["seats"])
        self.choices = kept["choices"][0]
        self.desks = desks
        for i in range(i64(len(desks))):
            self.present(i)

    def random_actions(self) -> list[int]:
        """An open action for every desk, by the dice."""
        return [int(desk.indices[self.dice[i].below(desk.n)]) for i, desk in enumerate(self.desks)]
