# interpreted
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, just, pack, second, third

TURN: Final = 1
PLANT: Final = 2
END_TURN: Final = 3
WHERE: Final = 513


class do:
    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def plant(seat: Seat, flower: Kind, cell: i64) -> Option:
        return Option(Step(pack(PLANT, seat, flower, cell)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))


class ask:
    @staticmethod
    def where(seat: Seat) -> Step:
        return Step(pack(WHERE, just(seat)))


class ask_all:
    @staticmethod
    def where(seats: vec[Seat]) -> Step:
        return Step(pack(WHERE, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def plant(step: i64) -> tuple[Seat, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), third(step)

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))
