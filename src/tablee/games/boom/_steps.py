# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, just, pack, second, third

BEGIN_ROUND: Final = 1
END_ROUND: Final = 2
TURN: Final = 3
NEXT_TURN: Final = 4
PLAY_STEP: Final = 5
CHECK_THEFT: Final = 6
DRAW_STEP: Final = 7
END_TURN: Final = 8
PLAY_CARD: Final = 9
SEE_THROUGH: Final = 10
FUMBLE: Final = 11
SERVE_EXPRESS: Final = 12
SPLASH: Final = 13
AIM: Final = 14
AWAIT_REACTIONS: Final = 15
LET_IT_BE: Final = 16
REACT: Final = 17
RESOLVE: Final = 18
LEAVE_STACK: Final = 19
TAKE: Final = 20
FORCE: Final = 21
RECOVER: Final = 22
CARD_TO_PLAY: Final = 513
TARGET: Final = 514
REACTION: Final = 515
CARD_TO_TAKE: Final = 516
CARD_TO_RECOVER: Final = 517


class do:
    @staticmethod
    def begin_round() -> Option:
        return Option(Step(pack(BEGIN_ROUND)))

    @staticmethod
    def end_round() -> Option:
        return Option(Step(pack(END_ROUND)))

    @staticmethod
    def turn(seat: Seat, left: i64) -> Option:
        return Option(Step(pack(TURN, seat, left)))

    @staticmethod
    def next_turn(seat: Seat, left: i64) -> Option:
        return Option(Step(pack(NEXT_TURN, seat, left)))

    @staticmethod
    def play_step(seat: Seat) -> Option:
        return Option(Step(pack(PLAY_STEP, seat)))

    @staticmethod
    def check_theft(seat: Seat) -> Option:
        return Option(Step(pack(CHECK_THEFT, seat)))

    @staticmethod
    def draw_step(seat: Seat) -> Option:
        return Option(Step(pack(DRAW_STEP, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def play_card(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(PLAY_CARD, seat, kind, target)))

    @staticmethod
    def see_through(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(SEE_THROUGH, seat, kind)))

    @staticmethod
    def fumble(seat: Seat) -> Option:
        return Option(Step(pack(FUMBLE, seat)))

    @staticmethod
    def serve_express(seat: Seat) -> Option:
        return Option(Step(pack(SERVE_EXPRESS, seat)))

    @staticmethod
    def splash(seat: Seat) -> Option:
        return Option(Step(pack(SPLASH, seat)))

    @staticmethod
    def aim(seat: Seat, victim: Seat) -> Option:
        return Option(Step(pack(AIM, seat, victim)))

    @staticmethod
    def await_reactions() -> Option:
        return Option(Step(pack(AWAIT_REACTIONS)))

    @staticmethod
    def let_it_be(seat: Seat) -> Option:
        return Option(Step(pack(LET_IT_BE, seat)))

    @staticmethod
    def react(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(REACT, seat, kind, target)))

    @staticmethod
    def resolve() -> Option:
        return Option(Step(pack(RESOLVE)))

    @staticmethod
    def leave_stack() -> Option:
        return Option(Step(pack(LEAVE_STACK)))

    @staticmethod
    def take(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(TAKE, seat, victim, kind)))

    @staticmethod
    def force(victim: Seat) -> Option:
        return Option(Step(pack(FORCE, victim)))

    @staticmethod
    def recover(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(RECOVER, seat, kind)))


class ask:
    @staticmethod
    def card_to_play(seat: Seat) -> Step:
        return Step(pack(CARD_TO_PLAY, just(seat)))

    @staticmethod
    def target(seat: Seat, kind: Kind) -> Step:
        return Step(pack(TARGET, just(seat), kind))

    @staticmethod
    def reaction(seat: Seat) -> Step:
        return Step(pack(REACTION, just(seat)))

    @staticmethod
    def card_to_take(seat: Seat, victim: Seat) -> Step:
        return Step(pack(CARD_TO_TAKE, just(seat), victim))

    @staticmethod
    def card_to_recover(seat: Seat) -> Step:
        return Step(pack(CARD_TO_RECOVER, just(seat)))


class ask_all:
    @staticmethod
    def card_to_play(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_PLAY, circle(seats)))

    @staticmethod
    def target(seats: vec[Seat], kind: Kind) -> Step:
        return Step(pack(TARGET, circle(seats), kind))

    @staticmethod
    def reaction(seats: vec[Seat]) -> Step:
        return Step(pack(REACTION, circle(seats)))

    @staticmethod
    def card_to_take(seats: vec[Seat], victim: Seat) -> Step:
        return Step(pack(CARD_TO_TAKE, circle(seats), victim))

    @staticmethod
    def card_to_recover(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_RECOVER, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def next_turn(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def play_step(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def check_theft(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def draw_step(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def play_card(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def see_through(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def fumble(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def serve_express(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def splash(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def aim(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def let_it_be(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def react(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def take(step: i64) -> tuple[Seat, Seat, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step))

    @staticmethod
    def force(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def recover(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def target(step: i64) -> Kind:
        return Kind(second(step))

    @staticmethod
    def card_to_take(step: i64) -> Seat:
        return Seat(second(step))
