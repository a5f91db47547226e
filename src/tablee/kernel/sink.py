# mypyc: compile
"""Rows of cells that tables write themselves into, each as one seat sees it.

The generated `see` of a game hands its fields over one by one, and only what its seat may see of them; which cells are
whose stands in a flat table.  A row remembers which cells each pile has lit, and by which mark: a pile that lies as it
lay is left alone, any other darkens only its own cells before it is written anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablee.kernel.piles import EMPTY, MARKS, Pile, pile, zeros
from tablee.kernel.steps import ALL_EYES, Card, Seat, eye

FACTS: Final = 9  # for each field:
AT: Final = 0  # its first cell
LOW: Final = 1  # the least value of a number, which 0 stands for
MOST: Final = 2  # the greatest value of a cell
ROOM: Final = 3  # how many numbers, or piles, have cells
COLUMNS: Final = 4  # where the columns of its kinds begin
WIDTH: Final = 5  # how many columns a pile has
STRIDE: Final = 6  # how many cells
TOP: Final = 7  # whether the kind on top is shown
SLOT: Final = 8  # the place of its first pile among those of a row
NO_PILE: Final = pile()
KIND_BITS: Final = 12
A_KIND: Final = 4095
REMEMBERED: Final = 5  # of the latest looks at a table what was shown is known
LATELY: Final = 0xFFFFFFFFFFFFFFF  # as many kinds


def bounded(value: i64, most: i64) -> i16:
    """Plain comparisons: `min`, or 0 beside an i64, would box the number."""
    if value < 0:
        return 0
    if value > most:
        return i16(most)
    return i16(value)


class Form:
    """Which cells of a row are whose."""

    def __init__(self, facts: vec[i64], columns: vec[i64], most: vec[i64], slots: i64) -> None:
        self.facts: vec[i64] = facts
        self.columns: vec[i64] = columns  # of each kind, for each back; -1 where it has another
        self.most: vec[i64] = most  # the greatest value of each cell
        self.size: i64 = len(most)
        self.slots: i64 = slots  # one for what has no pile, then one for each pile


class Sink:
    """Some rows, written again and again in place.

    What a slot has lit stands in `lit` where its cells stand in `cells`: as many places from its own first cell on.
    """

    def __init__(self, form: Form, rows: i64) -> None:
        self.facts: vec[i64] = form.facts
        self.columns: vec[i64] = form.columns
        self.most: vec[i64] = form.most
        self.size: i64 = form.size
        self.slots: i64 = form.slots
        self.cells: vec[i16] = vec[i16]([i16(0)] * (rows * form.size))
        self.lit: vec[i16] = vec[i16]([i16(0)] * (rows * form.size))
        self.lengths: vec[i16] = vec[i16]([i16(0)] * (rows * form.slots))  # how many cells each slot has lit
        self.marks: vec[i64] = zeros(rows * form.slots)  # of the piles that lit them
        self.start: i64 = 0  # of the row being written
        self.slot: i64 = 0  # its first
        self.n: i64 = 0
        self.kinds: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        self.looks: i64 = 0
        self.lately: i64 = 0
        self.bit: i64 = 0

    def begin(self, row: i64, kinds: vec[i64], known: vec[i64], looks: i64, lately: i64, seat: Seat) -> None:
        """What follows is what `seat` sees."""
        self.start = row * self.size
        self.slot = row * self.slots
        self.darken(self.slot, self.start)
        self.n = 0
        self.kinds = kinds
        self.known = known
        self.looks = looks
        self.lately = lately
        self.bit = eye(seat)

    def end(self) -> None:
        self.lengths[self.slot] = i16(self.n)

    def darken(self, slot: i64, at: i64) -> None:
        n = i64(self.lengths[slot])
        if n:
            cells, lit = self.cells, self.lit
            for i in range(n):
                cells[at + i64(lit[at + i])] = 0
            self.lengths[slot] = 0

    def light(self, cell: i64) -> None:
        """One of the first cells, which no field has."""
        self.cells[self.start + cell] = 1
        self.lit[self.start + self.n] = i16(cell)
        self.n += 1

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
        slot = self.slot + facts[k + SLOT] + place
        if not pile.mark:
            if len(pile.cards):
                pile.mark = MARKS.next()
            else:
                pile.mark = EMPTY
        if pile.mark == self.marks[slot]:
            return
        self.marks[slot] = pile.mark
        cell = facts[k + AT] + place * facts[k + STRIDE]
        self.darken(slot, self.start + cell)
        self.count(slot, cell, facts[k + COLUMNS], pile.cards, 0)
        self.sized(cell + facts[k + WIDTH], len(pile.cards))
        if facts[k + TOP] and len(pile.cards):
            self.crown(slot, cell, self.columns[facts[k + COLUMNS] + self.kinds[pile.cards[-1]]], facts[k + WIDTH] + 1)

    def count(self, slot: i64, cell: i64, first: i64, cards: vec[Card], needed: i64) -> i64:
        """How many there are of each kind, of cards that an eye knows where one is needed; how many in all."""
        cells, lit, columns, kinds, known, most = self.cells, self.lit, self.columns, self.kinds, self.known, self.most
        at = self.start + cell
        n: i64 = 0
        counted: i64 = 0
        for card in cards:
            if needed and not known[card] & needed:
                continue
            counted += 1
            column = columns[first + kinds[card]]
            if column >= 0:
                value = cells[at + column]
                if value == 0:
                    cells[at + column] = 1
                    lit[at + n] = i16(column)
                    n += 1
                elif i64(value) < most[cell + column]:
                    cells[at + column] = value + 1
        self.lengths[slot] = i16(n)
        return counted

    def crown(self, slot: i64, cell: i64, column: i64, first: i64) -> None:
        """The kind on top."""
        if column >= 0:
            at, n = self.start + cell, self.lengths[slot]
            self.cells[at + first + column] = 1
            self.lit[at + i64(n)] = i16(first + column)
            self.lengths[slot] = n + 1

    def known_of(self, field: i64, pile: Pile, place: i64, hides: bool) -> None:
        """A pile that is not seen: the cards one was shown, and how many others; `hides`: whether there are any."""
        facts, k = self.facts, field * FACTS
        slot = self.slot + facts[k + SLOT] + place
        cell = facts[k + AT] + place * facts[k + STRIDE]
        self.darken(slot, self.start + cell)
        unseen: i64 = len(pile.cards)
        if self.eyes_on(pile, facts[k + COLUMNS]) & self.bit:
            unseen -= self.count(slot, cell, facts[k + COLUMNS], pile.cards, self.bit)
        if hides and unseen:
            unseen = 1
        self.sized(cell + facts[k + WIDTH], unseen)

    def eyes_on(self, pile: Pile, first: i64) -> i64:
        """Whoever knows a card of it; found anew once a card was shown that may lie there."""
        if pile.looked != self.looks:
            if not pile.looked or self.may_lie_here(first, self.looks - pile.looked):
                known = self.known
                eyes: i64 = 0
                for card in pile.cards:
                    eyes |= known[card]
                pile.eyes = eyes & ALL_EYES
            pile.looked = self.looks
        return pile.eyes

    def may_lie_here(self, first: i64, looks: i64) -> bool:
        """Whether one of the cards shown lately has the back of this pile; whoever has forgotten says so too."""
        if looks < 0 or looks > REMEMBERED:
            return True
        kinds = self.lately
        for _ in range(looks):
            if self.columns[first + (kinds & A_KIND)] >= 0:
                return True
            kinds >>= KIND_BITS
        return False

    def sized(self, cell: i64, n: i64) -> None:
        self.cells[self.start + cell] = bounded(n, self.most[cell])

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
        self.none_there(field, n, room)

    def all_known(self, field: i64, piles: list[Pile], start: i64, hides: bool) -> None:
        n, owner, room = i64(len(piles)), start, self.facts[field * FACTS + ROOM]
        for place in range(n):
            if place == room:
                return
            self.known_of(field, piles[owner], place, hides)
            owner += 1
            if owner == n:
                owner = 0
        self.none_there(field, n, room)

    def none_there(self, field: i64, n: i64, room: i64) -> None:
        """Places of which there are more than piles."""
        for place in range(n, room):
            self.known_of(field, NO_PILE, place, False)
            self.marks[self.slot + self.facts[field * FACTS + SLOT] + place] = 0

    def hands(self, field: i64, piles: list[Pile], seat: Seat, hides: bool) -> None:
        """One's own is seen."""
        n, owner = i64(len(piles)), i64(seat)
        self.seen(field, piles[owner], 0)
        for place in range(i64(1), n):
            owner += 1
            if owner == n:
                owner = 0
            self.known_of(field, piles[owner], place, hides)
