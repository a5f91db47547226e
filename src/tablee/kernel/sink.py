# mypyc: compile
"""Rows of cells that tables write themselves into, each as one seat sees it.

The generated `see` of a game hands its fields over one by one, and only what its seat may see of them; which cells are
whose stands in a flat table.  A row remembers which cells it has lit, and darkens only those before it is written anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablee.kernel.piles import Pile
from tablee.kernel.steps import Seat, eye

FACTS: Final = 8  # for each field:
AT: Final = 0  # its first cell
LOW: Final = 1  # the least value of a number, which 0 stands for
MOST: Final = 2  # the greatest value of a cell
ROOM: Final = 3  # how many numbers, or piles, have cells
COLUMNS: Final = 4  # where the columns of its kinds begin
WIDTH: Final = 5  # how many columns a pile has
STRIDE: Final = 6  # how many cells
TOP: Final = 7  # whether the kind on top is shown


def bounded(value: i64, most: i64) -> i16:
    """Plain comparisons: `min`, or 0 beside an i64, would box the number."""
    if value < 0:
        return 0
    if value > most:
        return i16(most)
    return i16(value)


class Form:
    """Which cells of a row are whose."""

    def __init__(self, facts: vec[i64], columns: vec[i64], most: vec[i64]) -> None:
        self.facts: vec[i64] = facts
        self.columns: vec[i64] = columns  # of each kind, for each back; -1 where it has another
        self.most: vec[i64] = most  # the greatest value of each cell
        self.size: i64 = len(most)


class Sink:
    """Some rows, written again and again in place."""

    def __init__(self, form: Form, rows: i64) -> None:
        self.facts: vec[i64] = form.facts
        self.columns: vec[i64] = form.columns
        self.most: vec[i64] = form.most
        self.size: i64 = form.size
        self.cells: vec[i16] = vec[i16]([i16(0)] * (rows * form.size))
        self.lit: vec[i16] = vec[i16]([i16(0)] * (rows * form.size))  # the cells of each row that must be darkened
        self.lengths: vec[i64] = vec[i64]([0] * rows)  # how many
        self.row: i64 = 0  # being written
        self.start: i64 = 0
        self.n: i64 = 0
        self.kinds: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.bit: i64 = 0

    def begin(self, row: i64, kinds: vec[i64], known: vec[i64], seat: Seat) -> None:
        """What follows is what `seat` sees."""
        start = row * self.size
        cells, lit = self.cells, self.lit
        for i in range(self.lengths[row]):
            cells[start + i64(lit[start + i])] = 0
        self.row = row
        self.start = start
        self.n = 0
        self.kinds = kinds
        self.known = known
        self.bit = eye(seat)

    def end(self) -> None:
        self.lengths[self.row] = self.n

    def light(self, cell: i64, value: i16) -> None:
        self.cells[self.start + cell] = value
        self.lit[self.start + self.n] = i16(cell)
        self.n += 1

    def count(self, cell: i64) -> None:
        """One more of something."""
        value = self.cells[self.start + cell]
        if value == 0:
            self.light(cell, 1)
        elif i64(value) < self.most[cell]:
            self.cells[self.start + cell] = value + 1

    # -- What a game hands over --------------------------------------------------------

    def number(self, field: i64, value: i64) -> None:
        facts, k = self.facts, field * FACTS
        self.cells[self.start + facts[k + AT]] = bounded(value - facts[k + LOW], facts[k + MOST])

    def each(self, field: i64, values: vec[i64], seat: Seat) -> None:
        """A number of every seat, or only one's own, from `seat` on."""
        facts, k = self.facts, field * FACTS
        low, most, at, owner = facts[k + LOW], facts[k + MOST], self.start + facts[k + AT], i64(seat)
        cells = self.cells
        for i in range(facts[k + ROOM]):
            cells[at + i] = bounded(values[owner] - low, most)
            owner += 1
            if owner == len(values):
                owner = 0

    def series(self, field: i64, values: vec[i64]) -> None:
        """Numbers that become more and fewer: how many, then each."""
        facts, k = self.facts, field * FACTS
        low, most, at, room = facts[k + LOW], facts[k + MOST], self.start + facts[k + AT], facts[k + ROOM]
        cells = self.cells
        were, now = i64(cells[at]), i64(bounded(len(values), room))
        cells[at] = i16(now)
        for i in range(now):
            cells[at + 1 + i] = bounded(values[i] - low, most)
        for i in range(now, were):
            cells[at + 1 + i] = 0

    def seen(self, field: i64, pile: Pile, place: i64) -> None:
        """A pile of which every card is seen: how many of each kind, how many in all, and what lies on top."""
        facts, k = self.facts, field * FACTS
        at, first, width = facts[k + AT] + place * facts[k + STRIDE], facts[k + COLUMNS], facts[k + WIDTH]
        columns, kinds, cards = self.columns, self.kinds, pile.cards
        column: i64 = -1
        for card in cards:
            column = columns[first + kinds[card]]
            if column >= 0:
                self.count(at + column)
        self.sized(at + width, len(cards))
        if facts[k + TOP] and column >= 0:
            self.light(at + width + 1 + column, 1)

    def known_of(self, field: i64, pile: Pile, place: i64, hides: bool) -> None:
        """A pile that is not seen: the cards one was shown, and how many others; `hides`: whether there are any."""
        facts, k = self.facts, field * FACTS
        at, first = facts[k + AT] + place * facts[k + STRIDE], facts[k + COLUMNS]
        columns, kinds, known, bit = self.columns, self.kinds, self.known, self.bit
        unseen: i64 = 0
        for card in pile.cards:
            if known[card] & bit:
                column = columns[first + kinds[card]]
                if column >= 0:
                    self.count(at + column)
            else:
                unseen += 1
        if hides and unseen:
            unseen = 1
        self.sized(at + facts[k + WIDTH], unseen)

    def sized(self, cell: i64, n: i64) -> None:
        if n:
            self.light(cell, bounded(n, self.most[cell]))

    def all_seen(self, field: i64, piles: list[Pile], start: i64) -> None:
        """Several piles, from the one at `start` on."""
        n, owner, room = i64(len(piles)), start, self.facts[field * FACTS + ROOM]
        for place in range(n):
            if place == room:
                return
            self.seen(field, piles[owner], place)
            owner += 1
            if owner == n:
                owner = 0

    def all_known(self, field: i64, piles: list[Pile], start: i64, hides: bool) -> None:
        n, owner, room = i64(len(piles)), start, self.facts[field * FACTS + ROOM]
        for place in range(n):
            if place == room:
                return
            self.known_of(field, piles[owner], place, hides)
            owner += 1
            if owner == n:
                owner = 0

    def hands(self, field: i64, piles: list[Pile], seat: Seat, hides: bool) -> None:
        """One's own is seen."""
        n, owner = i64(len(piles)), i64(seat)
        self.seen(field, piles[owner], 0)
        for place in range(i64(1), n):
            owner += 1
            if owner == n:
                owner = 0
            self.known_of(field, piles[owner], place, hides)
