# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, pack


class do:
    @staticmethod
    def begin_round() -> Option:
        return Option(Step(pack(1)))

    @staticmethod
    def end_round() -> Option:
        return Option(Step(pack(2)))

    @staticmethod
    def turn(seat: Seat, left: i64) -> Option:
        return Option(Step(pack(3, seat, left)))

    @staticmethod
    def next_turn(seat: Seat, left: i64) -> Option:
        return Option(Step(pack(4, seat, left)))

    @staticmethod
    def play_step(seat: Seat) -> Option:
        return Option(Step(pack(5, seat)))

    @staticmethod
    def check_theft(seat: Seat) -> Option:
        return Option(Step(pack(6, seat)))

    @staticmethod
    def draw_step(seat: Seat) -> Option:
        return Option(Step(pack(7, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(8, seat)))

    @staticmethod
    def play_card(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(9, seat, kind, target)))

    @staticmethod
    def see_through(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(10, seat, kind)))

    @staticmethod
    def fumble(seat: Seat) -> Option:
        return Option(Step(pack(11, seat)))

    @staticmethod
    def serve_express(seat: Seat) -> Option:
        return Option(Step(pack(12, seat)))

    @staticmethod
    def splash(seat: Seat) -> Option:
        return Option(Step(pack(13, seat)))

    @staticmethod
    def aim(seat: Seat, victim: Seat) -> Option:
        return Option(Step(pack(14, seat, victim)))

    @staticmethod
    def await_reactions() -> Option:
        return Option(Step(pack(15)))

    @staticmethod
    def let_it_be(seat: Seat) -> Option:
        return Option(Step(pack(16, seat)))

    @staticmethod
    def react(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(17, seat, kind, target)))

    @staticmethod
    def resolve() -> Option:
        return Option(Step(pack(18)))

    @staticmethod
    def leave_stack() -> Option:
        return Option(Step(pack(19)))

    @staticmethod
    def take(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(20, seat, victim, kind)))

    @staticmethod
    def force(victim: Seat) -> Option:
        return Option(Step(pack(21, victim)))

    @staticmethod
    def recover(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(22, seat, kind)))


class ask:
    @staticmethod
    def card_to_play(seat: Seat) -> Step:
        return Step(pack(513, 1 << seat | seat << 8))

    @staticmethod
    def target(seat: Seat, kind: Kind) -> Step:
        return Step(pack(514, 1 << seat | seat << 8, kind))

    @staticmethod
    def reaction(seat: Seat) -> Step:
        return Step(pack(515, 1 << seat | seat << 8))

    @staticmethod
    def card_to_take(seat: Seat, victim: Seat) -> Step:
        return Step(pack(516, 1 << seat | seat << 8, victim))

    @staticmethod
    def card_to_recover(seat: Seat) -> Step:
        return Step(pack(517, 1 << seat | seat << 8))


class ask_all:
    @staticmethod
    def card_to_play(seats: vec[Seat]) -> Step:
        return Step(pack(513, circle(seats)))

    @staticmethod
    def target(seats: vec[Seat], kind: Kind) -> Step:
        return Step(pack(514, circle(seats), kind))

    @staticmethod
    def reaction(seats: vec[Seat]) -> Step:
        return Step(pack(515, circle(seats)))

    @staticmethod
    def card_to_take(seats: vec[Seat], victim: Seat) -> Step:
        return Step(pack(516, circle(seats), victim))

    @staticmethod
    def card_to_recover(seats: vec[Seat]) -> Step:
        return Step(pack(517, circle(seats)))
