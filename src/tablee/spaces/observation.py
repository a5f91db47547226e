# mypyc: compile
"""What one seat may see, as a row of small whole numbers from 0 on, each with a name and a range.

A table hands over itself what a seat may see (the generated `see`); here stands which cells it fills.  Seats go round
from the one who looks.  Divide by `scales` for cells from 0 to 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.kernel.sink import FACTS, Form, Sink
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, QUESTION, Seat, asked_mask, number_of, rule_of
from tablee.spaces.actions import Axis, Slots

MOST: Final = 32767


class Cell:
    """The name of one number, and the least and the greatest it stands for."""

    def __init__(self, name: str, low: i64, high: i64) -> None:
        self.name = name
        self.low: i64 = low
        self.high: i64 = min(max(high, low + 1), low + MOST)


class Part:
    """Some cells in a row; `field` is the one they show, -1 for who is asked what."""

    def __init__(self, cells: list[Cell], field: i64 = -1) -> None:
        self.cells = cells
        self.field: i64 = field
        self.at: i64 = 0  # its first cell in the row

    def facts(self) -> list[int]:
        """What a sink must know of it after where it begins."""
        return []


class Numbers(Part):
    """A number, or one for each seat: all of them where they are public, else one's own."""

    def facts(self) -> list[int]:
        cell = self.cells[0]
        return [int(cell.low), int(cell.high - cell.low), len(self.cells)]


class Series(Part):
    """A public row of numbers that grows and shrinks: how many, then each."""

    def facts(self) -> list[int]:
        cell = self.cells[1]
        return [int(cell.low), int(cell.high - cell.low), len(self.cells) - 1]


class Cards(Part):
    """One or several piles: how many are seen of each kind, how many are not, and the kind on top of a public one."""

    def __init__(self, cells: list[Cell], field: i64, kinds: list[int], room: i64, top: bool) -> None:
        super().__init__(cells, field)
        self.kinds = kinds  # that have a column
        self.room: i64 = room
        self.top = top
        self.columns: i64 = 0  # where they begin
        self.slot: i64 = 0  # of its first pile

    def facts(self) -> list[int]:
        stride = len(self.cells) // int(self.room)
        return [0, 0, int(self.room), int(self.columns), len(self.kinds), stride, int(self.top), int(self.slot)]


class Asked(Part):
    """The open question, everyone it was put to, and what it names; not who has answered."""

    def __init__(self, cells: list[Cell], axes: list[list[Axis]]) -> None:
        super().__init__(cells)
        self.axes = axes  # of each question


class Sheet:
    """The whole row."""

    def __init__(self, parts: list[Part], asked: Asked, seats: i64, kinds: int) -> None:
        self.parts = parts
        self.seats: i64 = seats
        self.asked = asked
        self.slots = Slots(seats)  # what a question names
        self.axis: vec[i64] = vec[i64]()  # the first of each question
        self.size: i64 = 0
        most: vec[i64] = vec[i64]()
        for part in parts:
            part.at = self.size
            self.size += len(part.cells)
            for cell in part.cells:
                most = append(most, cell.high - cell.low)
        self.lay_questions()
        columns, slots = self.columns(kinds), self.slots_of_piles()
        self.form = Form(self.facts(), columns, most, slots)

    def lay_questions(self) -> None:
        at = int(self.asked.at) + int(self.seats) + len(self.asked.axes)
        for axes in self.asked.axes:
            self.axis = append(self.axis, i64(len(self.slots.rows) // 4))
            for axis in axes:
                self.slots.add(axis, at, 1)
                at += len(axis.values)
        self.axis = append(self.axis, i64(len(self.slots.rows) // 4))

    def facts(self) -> vec[i64]:
        fields = max([int(part.field) for part in self.parts]) + 1
        facts = vec[i64]([0] * (FACTS * fields))
        for part in self.parts:
            if part.field >= 0:
                facts[part.field * FACTS] = part.at
                for i, fact in enumerate(part.facts()):
                    facts[part.field * FACTS + 1 + i] = fact
        return facts

    def columns(self, kinds: int) -> vec[i64]:
        """The column of every kind, once for each back: parts with the same kinds share it."""
        found: vec[i64] = vec[i64]()
        begun: dict[tuple[int, ...], int] = {}
        for part in self.parts:
            if not isinstance(part, Cards):
                continue
            back = tuple(part.kinds)
            if back not in begun:
                begun[back] = len(found)
                for kind in range(kinds):
                    found = append(found, i64(part.kinds.index(kind) if kind in part.kinds else -1))
            part.columns = begun[back]
        return found

    def slots_of_piles(self) -> int:
        """Each pile has one, after the first; how many there are."""
        n = 1
        for part in self.parts:
            if isinstance(part, Cards):
                part.slot = n
                n += int(part.room)
        return n

    def write(self, sink: Sink, row: i64, g: State, seat: Seat) -> None:
        """A row of a sink becomes what `seat` sees."""
        sink.begin(row, g.kinds, g.known, g.looks, g.lately, seat)
        sink.light(seat)
        if g.waits_for(seat):
            sink.light(self.seats)
        if g.over:
            sink.light(self.seats + 1)
        if g.asked.n:
            self.write_asked(sink, g.window, seat)
        g.see(sink, seat)
        sink.end()

    def write_asked(self, sink: Sink, window: i64, seat: Seat) -> None:
        asked, at = asked_mask(window), self.asked.at
        question = rule_of(window) - QUESTION - 1
        for i in range(self.seats):
            if asked & BITS[seat]:
                sink.light(at + i)
            seat = Seat(seat + 1)
            if seat == self.seats:
                seat = Seat(0)
        sink.light(at + self.seats + question)
        first = self.axis[question]
        for axis in range(first, self.axis[question + 1]):
            cell = self.slots.slot(axis, number_of(window, axis - first), seat)
            if cell >= 0:
                sink.light(cell)
