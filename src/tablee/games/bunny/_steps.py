# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, fourth, just, pack, second, third

TURN: Final = 1
MOVE: Final = 2
JUMP: Final = 3
LEAVE_RIVER: Final = 4
USE_RIVER: Final = 5
DRAW_CARD: Final = 6
TAKE_FROM_RIVER: Final = 7
END_TURN: Final = 8
LURE: Final = 9
GIVE: Final = 10
RUN_LATE: Final = 11
PLACE: Final = 12
LAY: Final = 13
SWAP: Final = 14
LAY_FACE_DOWN: Final = 15
TOURNE: Final = 16
CARD_TO_JUMP: Final = 513
RIVER_CARD: Final = 514
CARD_TO_DRAW: Final = 515
CARD_TO_FILL: Final = 516
PAWN_TO_LURE: Final = 517
RECIPIENT: Final = 518
PLACEMENT: Final = 519
SPACE_FOR_RABBIT: Final = 520
CARD_TO_SWAP: Final = 521
OWNER_OF_FACE_DOWN: Final = 522


class do:
    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def move(seat: Seat, kind: Kind, space: i64) -> Option:
        return Option(Step(pack(MOVE, seat, kind, space)))

    @staticmethod
    def jump(seat: Seat, goal: i64, space: i64) -> Option:
        return Option(Step(pack(JUMP, seat, goal, space)))

    @staticmethod
    def leave_river(seat: Seat) -> Option:
        return Option(Step(pack(LEAVE_RIVER, seat)))

    @staticmethod
    def use_river(seat: Seat, kind: Kind, rabbits: i64, river: i64) -> Option:
        return Option(Step(pack(USE_RIVER, seat, kind, rabbits, river)))

    @staticmethod
    def draw_card(seat: Seat) -> Option:
        return Option(Step(pack(DRAW_CARD, seat)))

    @staticmethod
    def take_from_river(seat: Seat, kind: Kind, rabbits: i64) -> Option:
        return Option(Step(pack(TAKE_FROM_RIVER, seat, kind, rabbits)))

    @staticmethod
    def end_turn(seat: Seat, placed: Kind) -> Option:
        return Option(Step(pack(END_TURN, seat, placed)))

    @staticmethod
    def lure(seat: Seat, target: Seat, space: i64) -> Option:
        return Option(Step(pack(LURE, seat, target, space)))

    @staticmethod
    def give(seat: Seat, target: Seat, served: i64) -> Option:
        return Option(Step(pack(GIVE, seat, target, served)))

    @staticmethod
    def run_late(seat: Seat) -> Option:
        return Option(Step(pack(RUN_LATE, seat)))

    @staticmethod
    def place(seat: Seat, kind: Kind, space: i64) -> Option:
        return Option(Step(pack(PLACE, seat, kind, space)))

    @staticmethod
    def lay(seat: Seat, space: i64, left: i64) -> Option:
        return Option(Step(pack(LAY, seat, space, left)))

    @staticmethod
    def swap(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(SWAP, seat, kind, target)))

    @staticmethod
    def lay_face_down(seat: Seat, target: Seat) -> Option:
        return Option(Step(pack(LAY_FACE_DOWN, seat, target)))

    @staticmethod
    def tourne(seat: Seat) -> Option:
        return Option(Step(pack(TOURNE, seat)))


class ask:
    @staticmethod
    def card_to_jump(seat: Seat, goal: i64) -> Step:
        return Step(pack(CARD_TO_JUMP, just(seat), goal))

    @staticmethod
    def river_card(seat: Seat) -> Step:
        return Step(pack(RIVER_CARD, just(seat)))

    @staticmethod
    def card_to_draw(seat: Seat, placed: Kind) -> Step:
        return Step(pack(CARD_TO_DRAW, just(seat), placed))

    @staticmethod
    def card_to_fill(seat: Seat) -> Step:
        return Step(pack(CARD_TO_FILL, just(seat)))

    @staticmethod
    def pawn_to_lure(seat: Seat, space: i64) -> Step:
        return Step(pack(PAWN_TO_LURE, just(seat), space))

    @staticmethod
    def recipient(seat: Seat, served: i64) -> Step:
        return Step(pack(RECIPIENT, just(seat), served))

    @staticmethod
    def placement(seat: Seat) -> Step:
        return Step(pack(PLACEMENT, just(seat)))

    @staticmethod
    def space_for_rabbit(seat: Seat, left: i64) -> Step:
        return Step(pack(SPACE_FOR_RABBIT, just(seat), left))

    @staticmethod
    def card_to_swap(seat: Seat) -> Step:
        return Step(pack(CARD_TO_SWAP, just(seat)))

    @staticmethod
    def owner_of_face_down(seat: Seat) -> Step:
        return Step(pack(OWNER_OF_FACE_DOWN, just(seat)))


class ask_all:
    @staticmethod
    def card_to_jump(seats: vec[Seat], goal: i64) -> Step:
        return Step(pack(CARD_TO_JUMP, circle(seats), goal))

    @staticmethod
    def river_card(seats: vec[Seat]) -> Step:
        return Step(pack(RIVER_CARD, circle(seats)))

    @staticmethod
    def card_to_draw(seats: vec[Seat], placed: Kind) -> Step:
        return Step(pack(CARD_TO_DRAW, circle(seats), placed))

    @staticmethod
    def card_to_fill(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_FILL, circle(seats)))

    @staticmethod
    def pawn_to_lure(seats: vec[Seat], space: i64) -> Step:
        return Step(pack(PAWN_TO_LURE, circle(seats), space))

    @staticmethod
    def recipient(seats: vec[Seat], served: i64) -> Step:
        return Step(pack(RECIPIENT, circle(seats), served))

    @staticmethod
    def placement(seats: vec[Seat]) -> Step:
        return Step(pack(PLACEMENT, circle(seats)))

    @staticmethod
    def space_for_rabbit(seats: vec[Seat], left: i64) -> Step:
        return Step(pack(SPACE_FOR_RABBIT, circle(seats), left))

    @staticmethod
    def card_to_swap(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_SWAP, circle(seats)))

    @staticmethod
    def owner_of_face_down(seats: vec[Seat]) -> Step:
        return Step(pack(OWNER_OF_FACE_DOWN, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def move(step: i64) -> tuple[Seat, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), third(step)

    @staticmethod
    def jump(step: i64) -> tuple[Seat, i64, i64]:
        return Seat(first(step)), second(step), third(step)

    @staticmethod
    def leave_river(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def use_river(step: i64) -> tuple[Seat, Kind, i64, i64]:
        return Seat(first(step)), Kind(second(step)), third(step), fourth(step)

    @staticmethod
    def draw_card(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def take_from_river(step: i64) -> tuple[Seat, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), third(step)

    @staticmethod
    def end_turn(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def lure(step: i64) -> tuple[Seat, Seat, i64]:
        return Seat(first(step)), Seat(second(step)), third(step)

    @staticmethod
    def give(step: i64) -> tuple[Seat, Seat, i64]:
        return Seat(first(step)), Seat(second(step)), third(step)

    @staticmethod
    def run_late(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def place(step: i64) -> tuple[Seat, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), third(step)

    @staticmethod
    def lay(step: i64) -> tuple[Seat, i64, i64]:
        return Seat(first(step)), second(step), third(step)

    @staticmethod
    def swap(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def lay_face_down(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def tourne(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def card_to_jump(step: i64) -> i64:
        return second(step)

    @staticmethod
    def card_to_draw(step: i64) -> Kind:
        return Kind(second(step))

    @staticmethod
    def pawn_to_lure(step: i64) -> i64:
        return second(step)

    @staticmethod
    def recipient(step: i64) -> i64:
        return second(step)

    @staticmethod
    def space_for_rabbit(step: i64) -> i64:
        return second(step)
