# mypyc: compile
"""What a seat may do, as an index into a list that is the same at every table of the same game, seats and box.

Each rule that is ever offered has one block of indices: the product of the values its numbers can take.  Seats are
told relative to whoever acts (0: oneself, 1: the next clockwise), so that one policy can sit anywhere.  An option
outside the blocks takes one of a few spare indices at the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import MOST_STEPS, Seat, number_of, pack, rule_of

SPARE: Final = 8  # indices for options that nobody foresaw


class Axis:
    """The values one number of a step can take, each with its position."""

    def __init__(self, letter: str, name: str, values: list[int], seats: i64) -> None:
        self.letter = letter
        self.name = name
        self.values = values
        self.seats: i64 = seats
        self.relative: bool = letter == "s"
        self.low: i64 = min(values)
        self.slots: vec[i64] = vec[i64]([-1] * (max(values) - min(values) + 1))
        for position, value in enumerate(values):
            self.slots[value - self.low] = position

    def position(self, value: i64, seat: Seat) -> i64:
        """Where this value stands; -1 if nowhere."""
        if self.relative and value >= 0:
            value -= seat
            if value < 0:
                value += self.seats
        i = value - self.low
        return self.slots[i] if 0 <= i < len(self.slots) else -1

    def value(self, position: i64, seat: Seat) -> i64:
        value: i64 = self.values[position]
        return (value + seat) % self.seats if self.relative and value >= 0 else value


class Block:
    """All the options of one rule; `kept` lists the places in the product that count, where not all do."""

    def __init__(self, rule: i64, name: str, base: i64, axes: list[Axis], kept: list[int]) -> None:
        self.rule: i64 = rule
        self.name = name
        self.base: i64 = base
        self.axes = axes
        self.kept = kept
        self.ranks: vec[i64] = vec[i64]()
        product = 1
        for axis in axes:
            product *= len(axis.values)
        if kept:
            self.ranks = vec[i64]([-1] * product)
            for rank, place in enumerate(kept):
                self.ranks[place] = rank
        self.size: i64 = len(kept) or product

    def index(self, option: i64, seat: Seat) -> i64:
        i: i64 = 0
        for place, axis in enumerate(self.axes):
            position = axis.position(number_of(option, place), seat)
            if position < 0:
                return -1
            i = i * len(axis.values) + position
        if len(self.ranks):
            i = self.ranks[i]
            if i < 0:
                return -1
        return self.base + i

    def option(self, index: i64, seat: Seat) -> int:
        rest: i64 = self.kept[index - self.base] if self.kept else index - self.base
        numbers = [0, 0, 0, 0]
        for i in range(len(self.axes) - 1, -1, -1):
            axis = self.axes[i]
            numbers[i] = int(axis.value(rest % len(axis.values), seat))
            rest //= len(axis.values)
        return int(pack(self.rule, numbers[0], numbers[1], numbers[2], numbers[3]))


class Actions:
    """The whole list."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.by_rule: list[Block | None] = [None] * MOST_STEPS
        self.spare: i64 = 0  # the first spare index
        for block in blocks:
            self.by_rule[block.rule] = block
            self.spare += block.size
        self.size: i64 = self.spare + SPARE

    def index(self, option: i64, seat: Seat) -> i64:
        """-1 for an option that nobody foresaw."""
        block = self.by_rule[rule_of(option)]
        return block.index(option, seat) if block is not None else -1

    def option(self, index: i64, seat: Seat) -> int:
        """The option of `seat` that an index stands for; 0 for a spare one."""
        for block in self.blocks:
            if block.base <= index < block.base + block.size:
                return block.option(index, seat)
        return 0
