# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, pack


class do:
    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(1, seat)))

    @staticmethod
    def move(seat: Seat, kind: Kind, space: i64) -> Option:
        return Option(Step(pack(2, seat, kind, space)))

    @staticmethod
    def jump(seat: Seat, goal: i64, space: i64) -> Option:
        return Option(Step(pack(3, seat, goal, space)))

    @staticmethod
    def leave_river(seat: Seat) -> Option:
        return Option(Step(pack(4, seat)))

    @staticmethod
    def use_river(seat: Seat, kind: Kind, rabbits: i64, river: i64) -> Option:
        return Option(Step(pack(5, seat, kind, rabbits, river)))

    @staticmethod
    def draw_card(seat: Seat) -> Option:
        return Option(Step(pack(6, seat)))

    @staticmethod
    def take_from_river(seat: Seat, kind: Kind, rabbits: i64) -> Option:
        return Option(Step(pack(7, seat, kind, rabbits)))

    @staticmethod
    def end_turn(seat: Seat, placed: Kind) -> Option:
        return Option(Step(pack(8, seat, placed)))

    @staticmethod
    def lure(seat: Seat, target: Seat, space: i64) -> Option:
        return Option(Step(pack(9, seat, target, space)))

    @staticmethod
    def give(seat: Seat, target: Seat, served: i64) -> Option:
        return Option(Step(pack(10, seat, target, served)))

    @staticmethod
    def run_late(seat: Seat) -> Option:
        return Option(Step(pack(11, seat)))

    @staticmethod
    def place(seat: Seat, kind: Kind, space: i64) -> Option:
        return Option(Step(pack(12, seat, kind, space)))

    @staticmethod
    def lay(seat: Seat, space: i64, left: i64) -> Option:
        return Option(Step(pack(13, seat, space, left)))

    @staticmethod
    def swap(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(14, seat, kind, target)))

    @staticmethod
    def lay_face_down(seat: Seat, target: Seat) -> Option:
        return Option(Step(pack(15, seat, target)))


class ask:
    @staticmethod
    def card_to_jump(seat: Seat, goal: i64) -> Step:
        return Step(pack(513, 1 << seat | seat << 8, goal))

    @staticmethod
    def river_card(seat: Seat) -> Step:
        return Step(pack(514, 1 << seat | seat << 8))

    @staticmethod
    def card_to_draw(seat: Seat, placed: Kind) -> Step:
        return Step(pack(515, 1 << seat | seat << 8, placed))

    @staticmethod
    def pawn_to_lure(seat: Seat, space: i64) -> Step:
        return Step(pack(516, 1 << seat | seat << 8, space))

    @staticmethod
    def recipient(seat: Seat, served: i64) -> Step:
        return Step(pack(517, 1 << seat | seat << 8, served))

    @staticmethod
    def placement(seat: Seat) -> Step:
        return Step(pack(518, 1 << seat | seat << 8))

    @staticmethod
    def space_for_rabbit(seat: Seat, left: i64) -> Step:
        return Step(pack(519, 1 << seat | seat << 8, left))

    @staticmethod
    def card_to_swap(seat: Seat) -> Step:
        return Step(pack(520, 1 << seat | seat << 8))

    @staticmethod
    def owner_of_face_down(seat: Seat) -> Step:
        return Step(pack(521, 1 << seat | seat << 8))


class ask_all:
    @staticmethod
    def card_to_jump(seats: vec[Seat], goal: i64) -> Step:
        return Step(pack(513, circle(seats), goal))

    @staticmethod
    def river_card(seats: vec[Seat]) -> Step:
        return Step(pack(514, circle(seats)))

    @staticmethod
    def card_to_draw(seats: vec[Seat], placed: Kind) -> Step:
        return Step(pack(515, circle(seats), placed))

    @staticmethod
    def pawn_to_lure(seats: vec[Seat], space: i64) -> Step:
        return Step(pack(516, circle(seats), space))

    @staticmethod
    def recipient(seats: vec[Seat], served: i64) -> Step:
        return Step(pack(517, circle(seats), served))

    @staticmethod
    def placement(seats: vec[Seat]) -> Step:
        return Step(pack(518, circle(seats)))

    @staticmethod
    def space_for_rabbit(seats: vec[Seat], left: i64) -> Step:
        return Step(pack(519, circle(seats), left))

    @staticmethod
    def card_to_swap(seats: vec[Seat]) -> Step:
        return Step(pack(520, circle(seats)))

    @staticmethod
    def owner_of_face_down(seats: vec[Seat]) -> Step:
        return Step(pack(521, circle(seats)))
