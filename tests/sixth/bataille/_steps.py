# interpreted
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, just, pack, second

TRICK: Final = 1
LAY: Final = 2
COMPARE: Final = 3
COUNT: Final = 4
CARD: Final = 513


class do:
    @staticmethod
    def trick() -> Option:
        return Option(Step(pack(TRICK)))

    @staticmethod
    def lay(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(LAY, seat, kind)))

    @staticmethod
    def compare() -> Option:
        return Option(Step(pack(COMPARE)))

    @staticmethod
    def count() -> Option:
        return Option(Step(pack(COUNT)))


class ask:
    @staticmethod
    def card(seat: Seat) -> Step:
        return Step(pack(CARD, just(seat)))


class ask_all:
    @staticmethod
    def card(seats: vec[Seat]) -> Step:
        return Step(pack(CARD, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def lay(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))
