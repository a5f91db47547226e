# mypyc: compile
"""What one seat may see, as a row of small whole numbers from 0 on, each with a name and a range.

Nothing is read that the seat cannot see: numbers by the sight of their field, cards by `known`.  Seats go round from
the one who looks.  Divide by `scales` for cells from 0 to 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablee.kernel.piles import Pile
from tablee.kernel.state import PUBLIC, State
from tablee.kernel.steps import BITS, QUESTION, Seat, asked_mask, eye, number_of, rule_of
from tablee.spaces.actions import Axis

MOST: Final = 32767


def bounded(value: i64, most: i64) -> i16:
    """Plain comparisons: `min`, or 0 beside an i64, would box the number."""
    if value < 0:
        return 0
    if value > most:
        return i16(most)
    return i16(value)


class Cell:
    """The name of one number, and the least and the greatest it stands for."""

    def __init__(self, name: str, low: i64, high: i64) -> None:
        self.name = name
        self.low: i64 = low
        self.high: i64 = min(max(high, low + 1), low + MOST)


class Part:
    """Some cells in a row."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = cells
        self.at: i64 = 0  # its first cell in the row

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:
        raise NotImplementedError


class Numbers(Part):
    """A number, or one for each seat: all of them where they are public, else one's own."""

    def __init__(self, cells: list[Cell], field: i64, each: bool) -> None:
        super().__init__(cells)
        self.field = int(field)
        self.each = each
        self.low: i64 = cells[0].low
        self.most: i64 = cells[0].high - cells[0].low

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:
        values = g.numbers(self.field)
        owner: i64 = seat if self.each else 0
        for i in range(i64(len(self.cells))):
            row[at + i] = bounded(values[owner] - self.low, self.most)
            owner += 1
            if owner == len(values):
                owner = 0


class Series(Part):
    """A public row of numbers that grows and shrinks: how many, then each."""

    def __init__(self, cells: list[Cell], field: i64) -> None:
        super().__init__(cells)
        self.field = int(field)
        self.low: i64 = cells[1].low
        self.most: i64 = cells[1].high - cells[1].low

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:  # noqa: ARG002
        values = g.numbers(self.field)
        room: i64 = len(self.cells) - 1
        row[at] = bounded(len(values), room)
        for i in range(min(i64(len(values)), room)):
            row[at + 1 + i] = bounded(values[i] - self.low, self.most)


class Cards(Part):
    """One or several piles: how many are seen of each kind, how many are not, and the kind on top of a public one."""

    def __init__(self, cells: list[Cell], field: i64, sight: i64, columns: vec[i64], width: i64, room: i64) -> None:
        super().__init__(cells)
        self.field = int(field)
        self.sight: i64 = sight
        self.columns: vec[i64] = columns  # of each kind of the box; -1 where it has another back
        self.width: i64 = width
        self.room: i64 = room
        self.stride: i64 = len(cells) // room
        self.most: vec[i64] = vec[i64]([int(cells[i].high) for i in range(width + 1)])
        self.each: bool = False
        self.top: bool = False
        self.sized_by: i64 = -1  # the field that, when 0, hides how many others hold

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:
        piles = g.piles(self.field)
        n: i64 = len(piles)
        owner: i64 = seat if self.each else 0
        for i in range(min(n, self.room)):
            if self.sight == PUBLIC or (self.each and owner == seat and self.sight != 2):
                self.write_seen(g, piles[owner], row, at + i * self.stride)
            else:
                self.write_known(g, piles[owner], eye(seat), row, at + i * self.stride)
            owner += 1
            if owner == n:
                owner = 0

    def write_seen(self, g: State, pile: Pile, row: vec[i16], at: i64) -> None:
        cards = pile.cards
        for card in cards:
            self.count(g.kinds[card], row, at)
        n: i64 = len(cards)
        row[at + self.width] = bounded(n, self.most[self.width])
        if self.top and n:
            column = self.columns[g.kinds[cards[n - 1]]]
            if column >= 0:
                row[at + self.width + 1 + column] = 1

    def write_known(self, g: State, pile: Pile, bit: i64, row: vec[i16], at: i64) -> None:
        known = g.known
        unseen: i64 = 0
        for card in pile.cards:
            if known[card] & bit:
                self.count(g.kinds[card], row, at)
            else:
                unseen += 1
        if unseen and self.sized_by >= 0 and not g.numbers(int(self.sized_by))[0]:
            unseen = 1  # a seat sees that there are more, not how many
        row[at + self.width] = bounded(unseen, self.most[self.width])

    def count(self, kind: i64, row: vec[i16], at: i64) -> None:
        column = self.columns[kind]
        if column >= 0 and i64(row[at + column]) < self.most[column]:
            row[at + column] += 1


class Whose(Part):
    """Where one sits, whether one must choose, whether the game is over."""

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:
        row[at + seat] = 1
        row[at + g.seats] = 1 if g.waits_for(seat) else 0
        row[at + g.seats + 1] = 1 if g.over else 0


class Asked(Part):
    """The open question, everyone it was put to, and what it names; not who has answered."""

    def __init__(self, cells: list[Cell], seats: i64, axes: list[list[Axis]]) -> None:
        super().__init__(cells)
        self.seats: i64 = seats
        self.axes = axes  # of each question

    def write(self, g: State, seat: Seat, row: vec[i16], at: i64) -> None:
        if not g.asked.n:
            return
        window = g.window
        asked = asked_mask(window)
        question = rule_of(window) - QUESTION - 1
        for i in range(self.seats):
            if asked & BITS[(seat + i) % self.seats]:
                row[at + i] = 1
        at += self.seats
        row[at + question] = 1
        self.write_named(window, question, seat, row, at + i64(len(self.axes)))

    def write_named(self, window: i64, question: i64, seat: Seat, row: vec[i16], at: i64) -> None:
        for i in range(question):
            for axis in self.axes[i]:
                at += len(axis.values)
        for place, axis in enumerate(self.axes[question]):
            position = axis.position(number_of(window, place), seat)
            if position >= 0:
                row[at + position] = 1
            at += len(axis.values)


class Sheet:
    """The whole row."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size: i64 = 0
        for part in parts:
            part.at = self.size
            self.size += len(part.cells)

    def write(self, g: State, seat: Seat, row: vec[i16], start: i64) -> None:
        """Fill the row that begins at `start`."""
        for i in range(start, start + self.size):
            row[i] = 0
        for part in self.parts:
            part.write(g, seat, row, start + part.at)
