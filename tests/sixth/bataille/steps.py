# interpreted
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from librt.vecs import vec

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, pack


class do:
    @staticmethod
    def trick() -> Option:
        return Option(Step(pack(1)))

    @staticmethod
    def lay(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(2, seat, kind)))

    @staticmethod
    def compare() -> Option:
        return Option(Step(pack(3)))

    @staticmethod
    def count() -> Option:
        return Option(Step(pack(4)))


class ask:
    @staticmethod
    def card(seat: Seat) -> Step:
        return Step(pack(513, 1 << seat | seat << 8))


class ask_all:
    @staticmethod
    def card(seats: vec[Seat]) -> Step:
        return Step(pack(513, circle(seats)))
