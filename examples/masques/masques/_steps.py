# interpreted
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, just, pack, second, third

BEGIN_ROUND: Final = 1
TURN: Final = 2
PLAY: Final = 3
CARRY_OUT: Final = 4
AIM: Final = 5
END_TURN: Final = 6
ACCUSE: Final = 7
MIDNIGHT: Final = 8
MASK_TO_PLAY: Final = 513
WHOM: Final = 514
ACCUSATION: Final = 515


class do:
    @staticmethod
    def begin_round() -> Option:
        return Option(Step(pack(BEGIN_ROUND)))

    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def play(seat: Seat, mask: Kind) -> Option:
        return Option(Step(pack(PLAY, seat, mask)))

    @staticmethod
    def carry_out(seat: Seat, mask: Kind) -> Option:
        return Option(Step(pack(CARRY_OUT, seat, mask)))

    @staticmethod
    def aim(seat: Seat, mask: Kind, victim: Seat) -> Option:
        return Option(Step(pack(AIM, seat, mask, victim)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def accuse(seat: Seat, victim: Seat, mask: Kind) -> Option:
        return Option(Step(pack(ACCUSE, seat, victim, mask)))

    @staticmethod
    def midnight() -> Option:
        return Option(Step(pack(MIDNIGHT)))


class ask:
    @staticmethod
    def mask_to_play(seat: Seat) -> Step:
        return Step(pack(MASK_TO_PLAY, just(seat)))

    @staticmethod
    def whom(seat: Seat, mask: Kind) -> Step:
        return Step(pack(WHOM, just(seat), mask))

    @staticmethod
    def accusation(seat: Seat, victim: Seat) -> Step:
        return Step(pack(ACCUSATION, just(seat), victim))


class ask_all:
    @staticmethod
    def mask_to_play(seats: vec[Seat]) -> Step:
        return Step(pack(MASK_TO_PLAY, circle(seats)))

    @staticmethod
    def whom(seats: vec[Seat], mask: Kind) -> Step:
        return Step(pack(WHOM, circle(seats), mask))

    @staticmethod
    def accusation(seats: vec[Seat], victim: Seat) -> Step:
        return Step(pack(ACCUSATION, circle(seats), victim))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def play(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def carry_out(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def aim(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def accuse(step: i64) -> tuple[Seat, Seat, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step))

    @staticmethod
    def whom(step: i64) -> Kind:
        return Kind(second(step))

    @staticmethod
    def accusation(step: i64) -> Seat:
        return Seat(second(step))
