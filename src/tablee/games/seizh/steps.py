# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from librt.vecs import vec

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, pack


class do:
    @staticmethod
    def begin_turn(seat: Seat) -> Option:
        return Option(Step(pack(1, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(2, seat)))

    @staticmethod
    def take(seat: Seat, ingredient: Kind, utensil: Kind) -> Option:
        return Option(Step(pack(3, seat, ingredient, utensil)))

    @staticmethod
    def steal(seat: Seat, victim: Seat, ingredient: Kind) -> Option:
        return Option(Step(pack(4, seat, victim, ingredient)))

    @staticmethod
    def cook(seat: Seat, first: Kind, second: Kind, third: Kind) -> Option:
        return Option(Step(pack(5, seat, first, second, third)))

    @staticmethod
    def toss(seat: Seat) -> Option:
        return Option(Step(pack(6, seat)))

    @staticmethod
    def grab(seat: Seat, utensil: Kind) -> Option:
        return Option(Step(pack(7, seat, utensil)))

    @staticmethod
    def drop(seat: Seat, utensil: Kind) -> Option:
        return Option(Step(pack(8, seat, utensil)))

    @staticmethod
    def swap(seat: Seat, utensil: Kind, given: Kind) -> Option:
        return Option(Step(pack(9, seat, utensil, given)))

    @staticmethod
    def keep_still(seat: Seat) -> Option:
        return Option(Step(pack(10, seat)))


class ask:
    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(513, 1 << seat | seat << 8))

    @staticmethod
    def waltz(seat: Seat) -> Step:
        return Step(pack(514, 1 << seat | seat << 8))


class ask_all:
    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(513, circle(seats)))

    @staticmethod
    def waltz(seats: vec[Seat]) -> Step:
        return Step(pack(514, circle(seats)))
