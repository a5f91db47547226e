# mypyc: compile
"""Clocks: how long the awaited ones have.  Time is the server's; the rules know only order."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tablee.server.protocol.parts import Clocks, Deadline
from tablee.server.table.play import Play
from tablee.server.table.table import Table

SLOW = 3600  # seconds: clocks from here on run although nobody is there


class Question:
    """A question that was put, and the seconds it has had: taking back or pausing gives none of them back."""

    __slots__ = ("first", "last", "own", "seats", "used")

    def __init__(self, seats: list[int], at: int) -> None:
        self.seats = seats
        self.first = self.last = at  # it was open after so many moves, and until so many had been made
        self.own = 0  # seconds for it, without the bank
        self.used = 0.0


class Clock:
    """The one running clock of a table: for a move, or for a window in which several may react."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._began: float | None = None  # None while it stands
        self.mark: object = None
        self.total: float | None = None
        self._question: Question | None = None
        self._rewinds = 0
        self._mover = -1
        self._past: list[Question] = []  # those that may be open again because their answer is taken back

    def update(self, table: Table, *, anybody_there: bool) -> bool:
        """Turn to another question, stop or go on; whether anything of it was to do."""
        mark = question_mark(table)
        runs = mark is not None and (anybody_there or goes_on_alone(table))
        another = mark is not None and mark != self.mark
        if not another and runs == (self._began is not None):
            return False
        question, now = self._question, self._now()
        if question and self._began is not None:
            question.used += now - self._began
        if another:
            self.mark = mark
            self._question = question = self._put(table)
        self._began = self.total = None
        if runs and question:
            question.own, bank = seconds_for(table, question.seats)
            self._began, self.total = now, question.own + bank if question.own else None
        return True

    def _put(self, table: Table) -> Question:
        """The question that is open now: one that was open before if a move was taken back."""
        assert table.play
        play, before = table.play, self._question
        at, seats = len(play.record.inputs), play.window()
        back, self._rewinds = play.rewinds != self._rewinds, play.rewinds
        if before and back:
            if before.seats == seats and before.first <= at:
                return before
            if before.seats == seats:  # another's time to answer what was taken back was in vain
                self._past.append(before)
        elif before:
            self._answered(play, before, at)
        for again in self._past:
            if again.seats == seats and again.first <= at <= again.last:
                self._past.remove(again)
                return again
        return Question(seats, at)

    def _answered(self, play: Play, question: Question, at: int) -> None:
        """Remember it as long as whoever moved may take back alone; what the bank has paid is not paid twice."""
        mover = play.record.inputs[-1].seat if at else -1
        question.last, question.used = at - 1, min(question.used, question.own)
        if self._past:
            self._past = [q for q in self._past if mover == self._mover and q.last >= play.barrier]
        if question.last >= play.barrier:
            self._past.append(question)
        self._mover = mover

    def _spent(self) -> float:
        used = self._question.used if self._question else 0.0
        return used if self._began is None else used + self._now() - self._began

    def left(self) -> float | None:
        return None if self.total is None else max(0.0, self.total - self._spent())

    def spent_ms(self) -> int:
        return int(1000 * self._spent())

    def shown(self) -> Deadline | None:
        left = self.left()
        if left is None or self.total is None or self._question is None:
            return None
        kind = "reaction" if len(self._question.seats) > 1 else "move"
        return Deadline(kind, int(1000 * left), int(1000 * self.total))  # type: ignore[arg-type]


def question_mark(table: Table) -> object:
    """Changes when another question is put; a sealed answer or a grab leaves it as it is."""
    if table.phase != "playing" or table.play is None:
        return None
    return (table.play.rewinds, tuple(table.play.since))


def seconds_for(table: Table, window: list[int]) -> tuple[int, float]:
    """For the open question, 0 without limit; and what the bank adds, to a move only."""
    assert table.play
    if table.lesson:
        return 0, 0.0
    clocks = effective(table.clocks)
    if len(window) > 1:
        return clocks.reaction, 0.0
    if by_rules := table.game.limit(table.play.g):
        return max(by_rules, clocks.move) if is_slow(table) else by_rules, 0.0
    return clocks.move, (bank_left_ms(table, window[0]) or 0) / 1000


def bank_left_ms(table: Table, seat: int) -> int | None:
    if not (table.clocks.bank and table.play):
        return None
    return max(0, 1000 * table.clocks.bank - table.play.bank[seat])


def is_slow(table: Table) -> bool:
    return table.clocks.move >= SLOW


def goes_on_alone(table: Table) -> bool:
    """Whether its clocks run although nobody is there: over days, and where a tournament waits for its end."""
    return is_slow(table) or bool(table.tournament)


def effective(clocks: Clocks) -> Clocks:
    """What a table's clocks come to: in play over days reacting and coming back may take as long as a move."""
    if clocks.move < SLOW:
        return clocks
    reaction, away = (seconds and max(seconds, clocks.move) for seconds in (clocks.reaction, clocks.away))
    longer: Clocks = replace(clocks, reaction=reaction, away=away)
    return longer
