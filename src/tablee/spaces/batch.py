# mypyc: compile
"""Many tables at once: one row for every table and choice, whoever's seat it is.

Each table has a seed of its own, from which all its games and the dice of its seats follow.  A game that is over makes
way for the next in the same step; how it ended is kept until the step after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tablee.kernel.piles import zeros
from tablee.kernel.state import State, list_question, mix
from tablee.kernel.steps import BITS, Option, Seat, Step, Steps
from tablee.spaces.buffers import Rows
from tablee.spaces.indexed import IllegalAction, Spaces

LONGER: Final = 20  # a game as many times as long as any that was tried is broken off

OUTSIDE: Final = 0  # who chooses for a seat: whoever steps the batch,
DICE: Final = 1  # the dice,
HELD: Final = 2  # or somebody who is asked between two steps


class Batch:
    """The tables, and for each who must choose, what that seat sees, and what it may do."""

    def __init__(
        self, spaces: Spaces, lay_out: Callable[[int], State], seeds: list[int], who: list[int], skip_forced: bool
    ) -> None:
        n: i64 = len(seeds)
        self.spaces = spaces
        self.lay_out = lay_out
        self.n: i64 = n
        self.skip_forced = skip_forced
        self.who: vec[i64] = vec[i64](who)
        self.seeds: vec[i64] = vec[i64](seeds)
        self.dealt: vec[i64] = zeros(n)
        self.dice: list[State] = [State(0, mix(seed, -1)) for seed in seeds]
        self.rows = Rows(spaces, n)
        self.last = Rows(spaces, n * spaces.seats)  # what each seat saw when a game was over, once somebody asks
        self.finished: list[State | None] = [None] * int(n)  # the games that were over last
        self.unseen: vec[u8] = vec[u8]([u8(0)] * n)  # whether nobody has asked yet what was seen at their end
        self.players: vec[i64] = zeros(n)  # the seat that must choose
        self.counts: vec[i64] = zeros(n)  # how many options it has
        self.width: i64 = spaces.widest  # of the rows of options
        self.options: vec[i64] = zeros(n * self.width)
        self.legal: vec[i32] = vec[i32]([i32(-1)] * (n * self.width))
        self.rewards: vec[float] = vec[float]([0.0] * (n * spaces.seats))
        self.terminated: vec[u8] = vec[u8]([u8(0)] * n)
        self.truncated: vec[u8] = vec[u8]([u8(0)] * n)
        self.left: vec[i64] = zeros(n)  # choices until the game is broken off
        self.met: vec[u8] = vec[u8]([u8(0)] * n)  # whether anybody outside was asked in this game
        self.choices: i64 = 0  # of everybody, since the beginning
        self.tables: list[State] = []
        for i in range(n):
            self.tables.append(self.new_table(i))
            self.go_on(i)

    def new_table(self, i: i64) -> State:
        """The first game has the table's own seed."""
        deal = self.dealt[i]
        self.dealt[i] = deal + 1
        self.left[i] = LONGER * self.spaces.longest
        self.met[i] = 0
        return self.lay_out(int(mix(self.seeds[i], deal) if deal else self.seeds[i]))

    # -- One choice ------------------------------------------------------------------

    def step(self, places: list[int]) -> None:
        """One choice at every table: a place in its row of options.  If one is not open, none is made."""
        if len(places) != self.n:
            raise IllegalAction(f"{self.n} tables need as many places, not {len(places)}.")
        for i in range(self.n):
            place: i64 = places[i]
            if place < 0 or place >= self.counts[i]:
                raise refusal(list(range(self.n)), places, self.counts)
        self.forget_ends()
        for i in range(self.n):
            self.take(i, i64(places[i]))

    def step_some(self, tables: list[int], places: list[int]) -> None:
        """The same at some tables, within one step: nothing that has ended is forgotten."""
        for k in range(i64(len(tables))):
            place: i64 = places[k]
            if place < 0 or place >= self.counts[i64(tables[k])]:
                raise refusal(tables, places, self.counts)
        for k in range(i64(len(tables))):
            self.take(i64(tables[k]), i64(places[k]))

    def forget_ends(self) -> None:
        seats = self.spaces.seats
        for i in range(self.n):
            if self.terminated[i] or self.truncated[i]:
                self.terminated[i] = 0
                self.truncated[i] = 0
                for k in range(i * seats, i * seats + seats):
                    self.rewards[k] = 0.0

    def take(self, i: i64, place: i64) -> None:
        self.choose(i, self.tables[i], Seat(self.players[i]), self.options[i * self.width + place])
        self.go_on(i)

    def choose(self, i: i64, g: State, seat: Seat, option: i64) -> None:
        g.commit(seat, Option(Step(option)))
        self.left[i] -= 1
        self.choices += 1

    def go_on(self, i: i64) -> None:
        """Until somebody must choose who is not played here."""
        while True:
            g = self.tables[i]
            if g.over or self.left[i] <= 0:
                self.finish(i, g)
                continue
            seat = list_question(g, g.asked.room[0])
            n = g.menu.n
            if n == 1 and self.skip_forced:
                self.choose(i, g, seat, g.menu.room[0])
            elif self.who[seat] == DICE:
                self.choose(i, g, seat, g.menu.room[self.dice[i].below(n)])
            else:
                self.present(i, g, seat)
                return

    def finish(self, i: i64, g: State) -> None:
        """Note how it ended, unless nobody outside has noticed that there was a game."""
        seats = self.spaces.seats
        if self.met[i]:
            if g.over:
                self.terminated[i] = 1
            else:
                self.truncated[i] = 1
            self.finished[i] = g
            self.unseen[i] = 1
            if g.over:
                for s in range(seats):
                    self.rewards[i * seats + s] = 1.0 if g.winners & BITS[s] else -1.0
        self.tables[i] = self.new_table(i)

    def show_ends(self) -> None:
        """What each seat saw when the last game of a table was over."""
        seats = self.spaces.seats
        for i in range(self.n):
            g = self.finished[i]
            if self.unseen[i] and g is not None:
                self.unseen[i] = 0
                for s in range(seats):
                    self.last.show(i * seats + s, g, Seat(s))

    def present(self, i: i64, g: State, seat: Seat) -> None:
        self.players[i] = seat
        if self.who[seat] == OUTSIDE:
            self.met[i] = 1
        self.rows.show(i, g, seat)
        while g.menu.n > self.width:
            self.widen()
        self.list_options(i, g.menu, seat)

    def list_options(self, i: i64, menu: Steps, seat: Seat) -> None:
        room, options, legal, at, n = menu.room, self.options, self.legal, i * self.width, menu.n
        for k in range(n):
            options[at + k] = room[k]
        if self.spaces.actions.number(menu, seat, legal, at):
            self.give_spare(at, n)
        for k in range(n, self.counts[i]):
            legal[at + k] = -1
        self.counts[i] = n

    def give_spare(self, at: i64, n: i64) -> None:
        """Indices for options that nobody foresaw; beyond those that are spare, an option has a place and no index."""
        spare = self.spaces.actions.spare
        for k in range(at, at + n):
            if self.legal[k] < 0 and spare < self.spaces.actions.size:
                self.legal[k] = i32(spare)
                spare += 1

    # -- Kept, and taken up again ---------------------------------------------------------

    def kept(self) -> dict[str, list[Any]]:
        """All that it goes on from but the tables themselves, in plain numbers."""
        return {
            "dealt": [int(deal) for deal in self.dealt],
            "dice": [int(one.rng) for one in self.dice],
            "left": [int(left) for left in self.left],
            "met": [int(met) for met in self.met],
            "rewards": list(self.rewards),
            "terminated": [int(ended) for ended in self.terminated],
            "truncated": [int(ended) for ended in self.truncated],
            "choices": [int(self.choices)],
        }

    def go_on_from(self, kept: dict[str, list[Any]], tables: list[State], finished: list[State | None]) -> None:
        """Be as the batch was that these were kept of."""
        self.dealt = vec[i64](kept["dealt"])
        self.dice = [State(0, rng) for rng in kept["dice"]]
        self.left = vec[i64](kept["left"])
        self.met = vec[u8]([u8(met) for met in kept["met"]])
        self.rewards = vec[float](kept["rewards"])
        self.terminated = vec[u8]([u8(ended) for ended in kept["terminated"]])
        self.truncated = vec[u8]([u8(ended) for ended in kept["truncated"]])
        self.choices = kept["choices"][0]
        self.tables = tables
        self.finished = finished
        self.unseen = vec[u8]([u8(1)] * self.n)
        for i in range(self.n):
            g = tables[i]
            self.present(i, g, list_question(g, g.asked.room[0]))

    def widen(self) -> None:
        """Room for twice as many options: nobody foresaw so many."""
        wide = self.width * 2
        options, legal = zeros(self.n * wide), vec[i32]([i32(-1)] * (self.n * wide))
        for i in range(self.n):
            for k in range(self.counts[i]):
                options[i * wide + k] = self.options[i * self.width + k]
                legal[i * wide + k] = self.legal[i * self.width + k]
        self.options = options
        self.legal = legal
        self.width = wide


def refusal(tables: list[int], places: list[int], counts: vec[i64]) -> IllegalAction:
    """One sentence that names the tables where no such option is open."""
    wrong = [
        f"{places[k]} at table {i} (0 to {counts[i] - 1} are open)"
        for k, i in enumerate(tables)
        if not 0 <= places[k] < counts[i]
    ]
    more = f" and {len(wrong) - 5} more" if len(wrong) > 5 else ""
    return IllegalAction(f"nothing was done: no such option {', '.join(wrong[:5])}{more}.")
