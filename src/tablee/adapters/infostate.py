"""Perfect recall: all that each player was told, what it chose, and a digest of what it saw when it chose.

Nothing is worked out before somebody asks: then the game so far is played again beside the real one.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from hashlib import blake2b
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tablee.adapters.render import picture
from tablee.kernel.saves import key
from tablee.kernel.sight import told
from tablee.kernel.state import UNKNOWN, Event, State
from tablee.kernel.steps import Seat
from tablee.spaces.indexed import Desk, Spaces, twin_of
from tablee.spaces.layout import Layout

WIDTH = 7  # numbers for each thing remembered: event, three parts, secret part, own choice, digest
PER_CHOICE = 4  # things remembered for each choice of the longest game tried; older ones fall out of a tensor
RECENT = 12  # lines of an information state that are spelled out; those before are folded into a digest
Row = tuple[float, ...]


class Past:
    """What one player remembers: the latest lines, a digest of all before, and everything as numbers."""

    def __init__(self, digest: str, lines: tuple[str, ...], numbers: array[float]) -> None:
        self.digest = digest
        self.lines = lines
        self.numbers = numbers

    def add(self, line: str, row: Row) -> None:
        self.lines = (*self.lines, line)
        self.numbers.extend(row)
        if len(self.lines) > RECENT:
            self.digest = blake2b((self.digest + self.lines[0]).encode(), digest_size=12).hexdigest()
            self.lines = self.lines[1:]

    def text(self) -> str:
        return "\n".join([f"past {self.digest}", *self.lines])

    def copy(self) -> Past:
        return Past(self.digest, self.lines, self.numbers[:])


def no_past() -> Past:
    return Past("", (), array("f"))


class Memory:
    def __init__(self, spaces: Spaces, lay_out: Callable[[], State]) -> None:
        """`lay_out` lays the table out as it was at first, and tells what happens."""
        self._spaces = spaces
        self._lay_out = lay_out
        self._behind: list[int] = []  # actions not yet played again
        self._desk: Desk | None = None  # as far as has been played again
        self._heard = 0
        self._pasts: list[Past] = []

    def note(self, action: int) -> None:
        self._behind.append(action)

    def past(self, seat: int) -> Past:
        """What `seat` remembers by now."""
        if self._desk is None:
            self._desk = Desk(self._spaces, self._lay_out())
            self._pasts = [no_past() for _ in range(self._spaces.seats)]
            self._hear(self._desk)
        for action in self._behind:
            self._choose(self._desk, action)
        self._behind = []
        return self._pasts[seat]

    def _choose(self, desk: Desk, action: int) -> None:
        """Whoever chooses remembers what it saw and did; then all hear what comes of it."""
        seen = crc32(picture(desk.g, int(desk.seat)).encode())
        mine = self._pasts[desk.seat]
        row = (0, 0, 0, 0, 0, (1 + action) / int(self._spaces.actions.size), seen / (1 << 32))
        mine.add(f"saw {seen:08x}, chose {key(desk.g, desk.option(action))}", row)
        desk.apply(action)
        self._hear(desk)

    def _hear(self, desk: Desk) -> None:
        story = desk.g.story or []
        for event in story[self._heard :]:
            for seat, past in enumerate(self._pasts):
                line = json.dumps(told(desk.g, event, Seat(seat)), ensure_ascii=False)
                past.add(line, _row(desk.g, event, seat))
        self._heard = len(story)

    def recall(self, g: State, seat: int) -> str:
        return f"{self.past(seat).text()}\n{picture(g, seat)}"

    def write(self, seat: int, rows: NDArray[np.float32]) -> None:
        """Fill the last rows with what `seat` remembers, the newest at the end."""
        past = np.frombuffer(self.past(seat).numbers, np.float32).reshape(-1, WIDTH)[-len(rows) :]
        rows[len(rows) - len(past) :] = past

    def imagined(self, g: State, player: int) -> Memory:
        """The memory at a table `g` that `player` imagines: what others remember is not known, and so empty."""
        mine = self.past(player)
        twin = Memory(self._spaces, self._lay_out)
        twin._pasts = [mine.copy() if seat == player else no_past() for seat in range(self._spaces.seats)]
        start = g.clone()
        start.story = []
        twin._desk = Desk(self._spaces, start)
        return twin

    def __deepcopy__(self, memo: object) -> Memory:
        twin = Memory(self._spaces, self._lay_out)
        twin._behind = self._behind[:]
        if self._desk is not None:
            twin._desk = Desk(self._spaces, twin_of(self._desk.g))
            twin._heard = self._heard
            twin._pasts = [past.copy() for past in self._pasts]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.past(0)
        return _memory_again, (self._desk, self._pasts)


def _nowhere() -> State:
    raise AssertionError("a memory that was kept begins where it was kept")


def _memory_again(desk: Desk, pasts: list[Past]) -> Memory:
    memory = Memory(desk.spaces, _nowhere)
    desk.g.story = []
    memory._desk = desk
    memory._pasts = pasts
    return memory


def _row(g: State, event: Event, seat: int) -> Row:
    kinds = list(g.events())
    secret = event.secret_for(Seat(seat))
    parts = [(part + 1) / 2048 for part in (*event.args, UNKNOWN if secret == UNKNOWN else secret)]
    return ((1 + kinds.index(event.kind)) / len(kinds), *parts, 0, 0)


def rows_for(laid: Layout) -> int:
    return PER_CHOICE * int(laid.spaces.longest)
