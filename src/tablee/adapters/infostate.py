"""Perfect recall: all that each player was told, what it chose, and a digest of what it saw when it chose.

Nothing is worked out before somebody asks: then the game so far is played again beside the real one, and each player
catches up with it when it is asked about.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.saves import key
from tablee.kernel.sight import glimpse
from tablee.kernel.state import UNKNOWN, Event, State
from tablee.kernel.steps import Seat, rule_of
from tablee.spaces.indexed import Desk, Spaces, twin_of

WIDTH = 7  # numbers for each thing remembered: event, three parts, secret part, own choice, digest
RECENT = 12  # things remembered that are spelled out; a digest holds all of them
DIGEST = 12  # bytes of it
ROWS = RECENT + 1  # of a tensor: the first is the digest
Row = tuple[float, ...]
Entry = tuple[str, Row]


class Past:
    """What one player remembers: the latest things, and a digest of everything."""

    def __init__(self) -> None:
        self.digest = b""
        self.recent: tuple[Entry, ...] = ()
        self.heard = 0  # of the log

    def add(self, entry: Entry) -> None:
        self.digest = blake2b(self.digest + entry[0].encode(), digest_size=DIGEST).digest()
        self.recent = (*self.recent[1 - RECENT :], entry)

    def text(self) -> str:
        return "\n".join([f"past {self.digest.hex()}", *[line for line, _ in self.recent]])

    def write(self, rows: NDArray[np.float32]) -> None:
        """The digest first, two bytes a number, then the latest things, the newest at the end."""
        if self.digest:
            rows[0, : DIGEST // 2] = np.frombuffer(self.digest, np.uint16) / np.float32(1 << 16)
        if self.recent:
            rows[-len(self.recent) :] = [row for _, row in self.recent]

    def copy(self) -> Past:
        twin = Past()
        twin.digest, twin.recent, twin.heard = self.digest, self.recent, self.heard
        return twin


class Chosen:
    """A choice in the log: whose, and what its player remembers of it."""

    def __init__(self, seat: int, entry: Entry) -> None:
        self.seat = seat
        self.entry = entry


class Memory:
    def __init__(self, spaces: Spaces, lay_out: Callable[[], State]) -> None:
        """`lay_out` lays the table out as it was at first, and tells what happens."""
        self._spaces = spaces
        self._lay_out = lay_out
        self._behind: list[int] = []  # actions not yet played again
        self._desk: Desk | None = None  # as far as has been played again
        self._told = 0  # events of its story that are in the log
        self._log: list[Event | Chosen] = []
        self._pasts: list[Past] = []

    def note(self, action: int) -> None:
        self._behind.append(action)

    def past(self, seat: int) -> Past:
        """What `seat` remembers by now."""
        desk = self._play_again()
        past = self._pasts[seat]
        for thing in self._log[past.heard :]:
            if isinstance(thing, Event):
                past.add(remembered(desk.g, thing, seat))
            elif thing.seat == seat:
                past.add(thing.entry)
        past.heard = len(self._log)
        return past

    def _play_again(self) -> Desk:
        if self._desk is None:
            self._desk = Desk(self._spaces, self._lay_out())
            self._pasts = [Past() for _ in range(self._spaces.seats)]
            self._hear(self._desk)
        for action in self._behind:
            self._choose(self._desk, action)
        self._behind = []
        return self._desk

    def _choose(self, desk: Desk, action: int) -> None:
        """Whoever chooses remembers what it saw and did; then all hear what comes of it."""
        self.chose(desk, action)
        desk.apply(action)
        self._hear(desk)

    def chose(self, desk: Desk, action: int) -> None:
        seat = int(desk.seat)
        saw = digest_of(desk.g, seat)
        row = (0, 0, 0, 0, 0, (1 + action) / int(self._spaces.actions.size), int(saw[:8], 16) / (1 << 32))
        self._log.append(Chosen(seat, (f"saw {saw}, chose {key(desk.g, desk.option(action))}", row)))

    def witness(self, desk: Desk) -> None:
        """This is the table now, and its story what was told so far: nothing need be played again."""
        if self._desk is None:
            self._pasts = [Past() for _ in range(self._spaces.seats)]
        self._desk = desk
        self._hear(desk)

    def _hear(self, desk: Desk) -> None:
        story = desk.g.story or []
        self._log += story[self._told :]
        self._told = len(story)

    def recall(self, g: State, seat: int) -> str:
        return f"player {seat}\n{self.past(seat).text()}\nsees {digest_of(g, seat)}"

    def write(self, seat: int, rows: NDArray[np.float32]) -> None:
        self.past(seat).write(rows)

    def imagined(self, g: State, player: int) -> Memory:
        """The memory at a table `g` that `player` imagines: what others remember is not known, and so empty."""
        mine = self.past(player).copy()
        mine.heard = 0
        twin = Memory(self._spaces, self._lay_out)
        twin._pasts = [mine if seat == player else Past() for seat in range(self._spaces.seats)]
        start = g.clone()
        start.story = []
        twin._desk = Desk(self._spaces, start)
        return twin

    def __deepcopy__(self, memo: object) -> Memory:
        twin = Memory(self._spaces, self._lay_out)
        twin._behind = self._behind[:]
        if self._desk is not None:
            twin._desk = Desk(self._spaces, twin_of(self._desk.g))
            twin._told = self._told
            twin._log = self._log[:]
            twin._pasts = [past.copy() for past in self._pasts]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self._desk is None and self._lay_out is nowhere:
            return Memory, (self._spaces, nowhere)
        for seat in range(self._spaces.seats):
            self.past(seat)
        return _memory_again, (self._desk, [(past.digest, past.recent) for past in self._pasts])


def digest_of(g: State, seat: int) -> str:
    """A digest of all that a seat sees."""
    return blake2b(array("q", glimpse(g, Seat(seat))).tobytes(), digest_size=DIGEST).hexdigest()


def remembered(g: State, event: Event, seat: int) -> Entry:
    """An event as a seat was told it."""
    secret = event.secret_for(Seat(seat))
    a, b, c = event.args
    number = _numbers_of(g)[event.kind]
    row = (
        number,
        (a + 1) / 2048,
        (b + 1) / 2048,
        (c + 1) / 2048,
        0 if secret == UNKNOWN else (secret + 1) / 2048,
        0,
        0,
    )
    return f"{event.kind} {a} {b} {c} {int(secret)} {int(rule_of(event.cause))}", row


_NUMBERS: dict[int, dict[str, float]] = {}


def _numbers_of(g: State) -> dict[str, float]:
    """A number for each event of a game."""
    events = g.events()
    if id(events) not in _NUMBERS:
        _NUMBERS[id(events)] = {kind: (1 + i) / len(events) for i, kind in enumerate(events)}
    return _NUMBERS[id(events)]


def nowhere() -> State:
    raise AssertionError("a memory that was kept begins where it was kept")


def _memory_again(desk: Desk, pasts: list[tuple[bytes, tuple[Entry, ...]]]) -> Memory:
    memory = Memory(desk.spaces, nowhere)
    desk.g.story = []
    memory._desk = desk
    for digest, recent in pasts:
        past = Past()
        past.digest, past.recent = digest, recent
        memory._pasts.append(past)
    return memory
