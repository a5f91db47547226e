# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, fourth, just, pack, second, third

BEGIN_TURN: Final = 1
END_TURN: Final = 2
TAKE: Final = 3
STEAL: Final = 4
COOK: Final = 5
TOSS: Final = 6
GRAB: Final = 7
DROP: Final = 8
SWAP: Final = 9
KEEP_STILL: Final = 10
ACTION: Final = 513
WALTZ: Final = 514


class do:
    @staticmethod
    def begin_turn(seat: Seat) -> Option:
        return Option(Step(pack(BEGIN_TURN, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def take(seat: Seat, ingredient: Kind, utensil: Kind) -> Option:
        return Option(Step(pack(TAKE, seat, ingredient, utensil)))

    @staticmethod
    def steal(seat: Seat, victim: Seat, ingredient: Kind) -> Option:
        return Option(Step(pack(STEAL, seat, victim, ingredient)))

    @staticmethod
    def cook(seat: Seat, first: Kind, second: Kind, third: Kind) -> Option:
        return Option(Step(pack(COOK, seat, first, second, third)))

    @staticmethod
    def toss(seat: Seat) -> Option:
        return Option(Step(pack(TOSS, seat)))

    @staticmethod
    def grab(seat: Seat, utensil: Kind) -> Option:
        return Option(Step(pack(GRAB, seat, utensil)))

    @staticmethod
    def drop(seat: Seat, utensil: Kind) -> Option:
        return Option(Step(pack(DROP, seat, utensil)))

    @staticmethod
    def swap(seat: Seat, utensil: Kind, given: Kind) -> Option:
        return Option(Step(pack(SWAP, seat, utensil, given)))

    @staticmethod
    def keep_still(seat: Seat) -> Option:
        return Option(Step(pack(KEEP_STILL, seat)))


class ask:
    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(ACTION, just(seat)))

    @staticmethod
    def waltz(seat: Seat) -> Step:
        return Step(pack(WALTZ, just(seat)))


class ask_all:
    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(ACTION, circle(seats)))

    @staticmethod
    def waltz(seats: vec[Seat]) -> Step:
        return Step(pack(WALTZ, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def begin_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def take(step: i64) -> tuple[Seat, Kind, Kind]:
        return Seat(first(step)), Kind(second(step)), Kind(third(step))

    @staticmethod
    def steal(step: i64) -> tuple[Seat, Seat, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step))

    @staticmethod
    def cook(step: i64) -> tuple[Seat, Kind, Kind, Kind]:
        return Seat(first(step)), Kind(second(step)), Kind(third(step)), Kind(fourth(step))

    @staticmethod
    def toss(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def grab(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def drop(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def swap(step: i64) -> tuple[Seat, Kind, Kind]:
        return Seat(first(step)), Kind(second(step)), Kind(third(step))

    @staticmethod
    def keep_still(step: i64) -> Seat:
        return Seat(first(step))
