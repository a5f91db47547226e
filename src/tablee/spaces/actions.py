# mypyc: compile
"""What a seat may do, as an index into a list that is the same at every table of the same game, seats and box.

Each rule that is ever offered has one block of indices: the product of the values its numbers can take.  Seats are
told relative to whoever acts (0: oneself, 1: the next clockwise), so that one policy can sit anywhere.  An option
outside the blocks takes one of a few spare indices at the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.kernel.piles import zeros
from tablee.kernel.steps import MOST_STEPS, Seat, number_of, pack, rule_of

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
        self.rows: vec[i64] = vec[i64]()  # of each axis: its least value, how many slots, the first, whether relative
        self.slots: vec[i64] = vec[i64]()

    def add(self, axis: Axis, first: int, step: int) -> None:
        """The next axis: its values stand for `first`, `first + step` and so on."""
        low = min(axis.values)
        slots = [-1] * (max(axis.values) - low + 1)
        for position, value in enumerate(axis.values):
            slots[value - low] = first + position * step
        for fact in (low, len(slots), len(self.slots), int(axis.relative)):
            self.rows = append(self.rows, i64(fact))
        for slot in slots:
            self.slots = append(self.slots, i64(slot))

    def slot(self, axis: i64, value: i64, seat: Seat) -> i64:
        """What a value stands for; -1 if for nothing."""
        rows, k = self.rows, axis * 4
        if rows[k + 3] and value >= 0:
            value -= seat
            if value < 0:
                value += self.seats
        value -= rows[k]
        if value < 0 or value >= rows[k + 1]:
            return -1
        return self.slots[rows[k + 2] + value]


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
        i: i64 = 0
        for place in range(self.axes[rule]):
            slot = self.slots.slot(axis + place, number_of(option, place), seat)
            if slot < 0:
                return -1
            i += slot
        if self.ranked[rule] >= 0:
            i = self.ranks[self.ranked[rule] + i]
            if i < 0:
                return -1
        return self.base[rule] + i

    def option(self, index: i64, seat: Seat) -> int:
        """The option of `seat` that an index stands for; 0 for a spare one."""
        for block in self.blocks:
            if block.base <= index < block.base + block.size:
                return block.option(index, seat)
        return 0
