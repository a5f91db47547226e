"""Perfect recall: all that each player was told, what it chose, and a digest of what it saw when it chose.

Nothing is worked out before somebody asks: then the game so far is played again beside the real one, and everybody
hears it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec

from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.spaces.indexed import Desk, Spaces, twin_of
from tablee.spaces.recall import Digest, Past, hear, numbers_of, past_again, sight_of


class Memory:
    def __init__(self, spaces: Spaces, lay_out: Callable[[], State]) -> None:
        """`lay_out` lays the table out as it was at first, and tells what happens."""
        self._spaces = spaces
        self._lay_out = lay_out
        self._behind: list[int] = []  # actions not yet played again
        self._desk: Desk | None = None  # as far as has been played again
        self._pasts = [Past() for _ in range(int(spaces.seats))]
        self._sights: dict[int, Digest] = {}  # of seats that were asked about since the last choice

    def note(self, action: int) -> None:
        self._behind.append(action)

    def past(self, seat: int) -> Past:
        """What `seat` remembers by now."""
        self._play_again()
        return self._pasts[seat]

    def _play_again(self) -> Desk:
        if self._desk is None:
            self.witness(Desk(self._spaces, self._lay_out()))
        desk: Desk = self._desk  # type: ignore[assignment]
        if self._behind:
            for action in self._behind:
                self.chose(desk, action)
                desk.apply(action)
                self._hear(desk)
            self._behind = []
        return desk

    def chose(self, desk: Desk, action: int) -> None:
        """Whoever chooses remembers what it saw and did."""
        seat = int(desk.seat)
        self._pasts[seat].chose(desk.option(action), action, self._sight(desk.g, seat))

    def witness(self, desk: Desk) -> None:
        """This is the table now, and its story what was told since the last time: nothing need be played again."""
        self._desk = desk
        self._hear(desk)

    def _hear(self, desk: Desk) -> None:
        hear(desk.g, self._pasts)
        self._sights = {}

    def _sight(self, g: State, seat: int) -> Digest:
        if seat not in self._sights:
            self._sights[seat] = sight_of(g, Seat(seat))
        return self._sights[seat]

    def recall(self, g: State, seat: int) -> str:
        past = self.past(seat)
        return f"player {seat}\n{past.text(g)}\nsees {self._sight(g, seat).hex()}"

    def write(self, seat: int, rows: vec[float]) -> None:
        desk = self._play_again()
        self._pasts[seat].write(rows, len(numbers_of(desk.g)), self._spaces.actions.size)

    def imagined(self, g: State, player: int) -> Memory:
        """The memory at a table `g` that `player` imagines: what others remember is not known, and so empty."""
        twin = Memory(self._spaces, self._lay_out)
        twin._pasts[player] = self.past(player).copy()
        start = g.clone()
        start.story = []
        twin._desk = Desk(self._spaces, start)
        return twin

    def __deepcopy__(self, memo: object) -> Memory:
        twin = Memory(self._spaces, self._lay_out)
        twin._behind = self._behind[:]
        if self._desk is not None:
            twin._desk = Desk(self._spaces, twin_of(self._desk.g))
            twin._pasts = [past.copy() for past in self._pasts]
            twin._sights = self._sights.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self._desk is None and self._lay_out is nowhere:
            return Memory, (self._spaces, nowhere)
        desk = self._play_again()
        return _memory_again, (desk, [past.kept() for past in self._pasts])


def nowhere() -> State:
    raise AssertionError("a memory that was kept begins where it was kept")


def _memory_again(desk: Desk, pasts: list[list[list[int]]]) -> Memory:
    memory = Memory(desk.spaces, nowhere)
    desk.g.story = []
    memory._desk = desk
    memory._pasts = [past_again(kept) for kept in pasts]
    return memory
