# mypyc: compile
"""What a seat may do, as an index into a list that is the same at every table of the same game, seats and box.

Each rule that is ever offered has one block of indices: the product of the values its numbers can take.  Seats are
told relative to whoever acts (0: oneself, 1: the next clockwise), so that one policy can sit anywhere.  An option
outside the blocks takes one of a few spare indices at the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tablee.kernel.piles import zeros
from tablee.kernel.steps import MOST_STEPS, Seat, Steps, before, first, number_of, pack, rule_of, without_first

RULE: Final = 1023  # the bits of an option that name its rule
SPARE: Final = 8  # indices for options that nobody foresaw


class Axis:
    """The values one number of a step can take."""

    def __init__(self, letter: str, name: str, values: list[int], seats: i64) -> None:
        self.letter = letter
        self.name = name
        self.values = values
        self.seats: i64 = seats
        self.relative: bool = letter == "s"

    def value(self, position: i64, seat: Seat) -> i64:
        value: i64 = self.values[position]
        return (value + seat) % self.seats if self.relative and value >= 0 else value


class Slots:
    """A number for every value of every axis, in one flat table: it is read for each option of each choice."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.rows: vec[i64] = vec[i64]()  # of each axis: its least value, how many, the first slot, slots for each seat
        self.slots: vec[i64] = vec[i64]()

    def add(self, axis: Axis, first: int, step: int) -> None:
        """The next axis: its values stand for `first`, `first + step` and so on."""
        stands = {value: first + position * step for position, value in enumerate(axis.values)}
        low, high = min(axis.values), max(axis.values)
        if axis.relative:
            low, high = min(low, 0), int(self.seats) - 1
        for fact in (low, high - low + 1, len(self.slots), high - low + 1 if axis.relative else 0):
            self.rows = append(self.rows, i64(fact))
        for seat in range(int(self.seats) if axis.relative else 1):
            for value in range(low, high + 1):
                named = (value - seat) % int(self.seats) if axis.relative and value >= 0 else value
                self.slots = append(self.slots, i64(stands.get(named, -1)))

    def slot(self, axis: i64, value: i64, seat: Seat) -> i64:
        """What a value stands for; -1 if for nothing."""
        return slot_of(self.rows, self.slots, axis * 4, value, seat)


def slot_of(rows: vec[i64], slots: vec[i64], k: i64, value: i64, seat: i64) -> i64:
    value -= rows[k]
    if value < 0 or value >= rows[k + 1]:
        return -1
    return slots[rows[k + 2] + seat * rows[k + 3] + value]


def place_of(rows: vec[i64], slots: vec[i64], axis: i64, axes: i64, option: i64, seat: i64) -> i64:
    """Where the numbers of an option stand in the product of its axes; -1 if nowhere."""
    i: i64 = 0
    for k in range(axis * 4, (axis + axes) * 4, 4):
        slot = slot_of(rows, slots, k, first(option), seat)
        if slot < 0:
            return -1
        i += slot
        option = without_first(option)
    return i


class Block:
    """All the options of one rule; `kept` lists the places in the product that count, where not all do."""

    def __init__(self, rule: i64, name: str, base: i64, axes: list[Axis], kept: list[int]) -> None:
        self.rule: i64 = rule
        self.name = name
        self.base: i64 = base
        self.axes = axes
        self.kept = kept
        self.product: i64 = 1
        for axis in axes:
            self.product *= len(axis.values)
        self.size: i64 = len(kept) or self.product

    def option(self, index: i64, seat: Seat) -> int:
        rest: i64 = self.kept[index - self.base] if self.kept else index - self.base
        numbers = [0, 0, 0, 0]
        for i in range(len(self.axes) - 1, -1, -1):
            axis = self.axes[i]
            numbers[i] = int(axis.value(rest % len(axis.values), seat))
            rest //= len(axis.values)
        return int(pack(self.rule, numbers[0], numbers[1], numbers[2], numbers[3]))


class Actions:
    """The whole list, and for each rule where its axes, its places and its indices begin."""

    def __init__(self, blocks: list[Block], seats: i64) -> None:
        self.blocks = blocks
        self.slots = Slots(seats)
        self.axis: vec[i64] = vec[i64]([-1] * MOST_STEPS)
        self.axes: vec[i64] = zeros(MOST_STEPS)
        self.base: vec[i64] = zeros(MOST_STEPS)
        self.heads: vec[i64] = vec[i64]([RULE] * MOST_STEPS)  # the bits of a rule and all its numbers but the last
        self.ranked: vec[i64] = vec[i64]([-1] * MOST_STEPS)  # where the ranks of kept places begin
        self.ranks: vec[i64] = vec[i64]()
        self.spare: i64 = 0  # the first spare index
        for block in blocks:
            self.add(block)
            self.spare += block.size
        self.size: i64 = self.spare + SPARE

    def add(self, block: Block) -> None:
        rule, step = block.rule, block.product
        self.axis[rule] = len(self.slots.rows) // 4
        self.axes[rule] = len(block.axes)
        self.base[rule] = block.base
        if block.axes:
            self.heads[rule] = before(len(block.axes) - 1)
        for axis in block.axes:
            step //= len(axis.values)
            self.slots.add(axis, 0, int(step))
        if block.kept:
            self.ranked[rule] = len(self.ranks)
            rank = {place: i for i, place in enumerate(block.kept)}
            for place in range(int(block.product)):
                self.ranks = append(self.ranks, i64(rank.get(place, -1)))

    def index(self, option: i64, seat: Seat) -> i64:
        """-1 for an option that nobody foresaw."""
        rule = rule_of(option)
        axis = self.axis[rule]
        if axis < 0:
            return -1
        place = place_of(self.slots.rows, self.slots.slots, axis, self.axes[rule], option, seat)
        if place >= 0 and self.ranked[rule] >= 0:
            place = self.ranks[self.ranked[rule] + place]
        if place >= 0:
            place += self.base[rule]
        return place

    def number(self, menu: Steps, seat: Seat, legal: vec[i32], at: i64) -> bool:
        """The index of each option of a menu, from a place on; whether one is among them that nobody foresaw.

        Options that differ in their last number alone stand in a row: what comes before it is worked out once.
        """
        rows, slots, ranks, room = self.slots.rows, self.slots.slots, self.ranks, menu.room
        head, mask, start, base, ranked, last, place = i64(-1), i64(0), i64(0), i64(0), i64(-1), i64(-1), i64(0)
        unforeseen = False
        for k in range(menu.n):
            option = room[k]
            if option & mask != head:
                rule = rule_of(option)
                mask, place, base, ranked = self.heads[rule], self.axes[rule] - 1, self.base[rule], self.ranked[rule]
                last = (self.axis[rule] + place) * 4 if place >= 0 else i64(-1)
                head, start = option & mask, self.place_before(option, rule, seat)
            index = start
            if start >= 0 and last >= 0:
                slot = slot_of(rows, slots, last, number_of(option, place), seat)
                index = start + slot if slot >= 0 else slot
            if index >= 0 and ranked >= 0:
                index = ranks[ranked + index]
            if index >= 0:
                index += base
            else:
                unforeseen = True
            legal[at + k] = i32(index)
        return unforeseen

    def place_before(self, option: i64, rule: i64, seat: Seat) -> i64:
        """Where all numbers but the last stand in the product; -1 where nobody foresaw the rule or one of them."""
        axis = self.axis[rule]
        if axis < 0 or not self.axes[rule]:
            return axis if axis < 0 else i64(0)
        return place_of(self.slots.rows, self.slots.slots, axis, self.axes[rule] - 1, option, seat)

    def option(self, index: i64, seat: Seat) -> int:
        """The option of `seat` that an index stands for; 0 for a spare one."""
        for block in self.blocks:
            if block.base <= index < block.base + block.size:
                return block.option(index, seat)
        return 0
