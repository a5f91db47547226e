# interpreted
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Option, Seat, Step, circle, first, just, pack

TURN: Final = 1
PICK: Final = 2
STING: Final = 3
GO_HOME: Final = 4
END_TURN: Final = 5
COUNT: Final = 6
NEXT_TREE: Final = 513


class do:
    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def pick(seat: Seat) -> Option:
        return Option(Step(pack(PICK, seat)))

    @staticmethod
    def sting(seat: Seat) -> Option:
        return Option(Step(pack(STING, seat)))

    @staticmethod
    def go_home(seat: Seat) -> Option:
        return Option(Step(pack(GO_HOME, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def count() -> Option:
        return Option(Step(pack(COUNT)))


class ask:
    @staticmethod
    def next_tree(seat: Seat) -> Step:
        return Step(pack(NEXT_TREE, just(seat)))


class ask_all:
    @staticmethod
    def next_tree(seats: vec[Seat]) -> Step:
        return Step(pack(NEXT_TREE, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def pick(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def sting(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def go_home(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))
