"""Clocks: how long the awaited ones have.  Time is the server's; the rules know only order."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.shapes import Deadline
from tablee.server.table import Table

SLOW = 3600  # seconds: clocks from here on run although nobody is there


class Clock:
    """The one running clock of a table: for a move, or for a window in which several may react."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.began = now()
        self.mark: object = None
        self.total: float | None = None
        self.kind: str = "move"

    def follow(self, table: Table, *, anybody_there: bool) -> bool:
        """Start anew when another question is open; whether it did."""
        mark = question_mark(table) if anybody_there or is_slow(table) else None
        if mark == self.mark:
            return False
        self.mark, self.began = mark, self._now()
        self.kind = "reaction" if table.play and len(table.play.window()) > 1 else "move"
        self.total = limit(table) if mark else None
        return True

    def left(self) -> float | None:
        return None if self.total is None else max(0.0, self.began + self.total - self._now())

    def spent_ms(self) -> int:
        return int(1000 * (self._now() - self.began))

    def shown(self) -> Deadline | None:
        left = self.left()
        if left is None or self.total is None:
            return None
        kind = "reaction" if self.kind == "reaction" else "move"
        return Deadline(kind, int(1000 * left), int(1000 * self.total))  # type: ignore[arg-type]


def question_mark(table: Table) -> object:
    """Changes when another question is put; a sealed answer or a grab leaves it as it is."""
    if table.phase != "playing" or table.play is None:
        return None
    return (table.play.rewinds, tuple(table.play.since))


def limit(table: Table) -> float | None:
    """Seconds for the open question, or None without limit."""
    assert table.play
    if table.lesson:
        return None
    window = table.play.window()
    if len(window) > 1:
        return table.clocks.reaction or None
    if by_rules := table.game.limit(table.play.g):
        return by_rules
    return table.clocks.move + (bank_left_ms(table, window[0]) or 0) / 1000 if table.clocks.move else None


def bank_left_ms(table: Table, seat: int) -> int | None:
    if not (table.clocks.bank and table.play):
        return None
    return max(0, 1000 * table.clocks.bank - table.play.bank[seat])


def is_slow(table: Table) -> bool:
    return table.clocks.move >= SLOW
