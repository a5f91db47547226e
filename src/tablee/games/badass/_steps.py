# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, fourth, just, pack, second, third

CHOOSE_FIRST: Final = 1
LAY_ALL: Final = 2
LAY: Final = 3
TURN: Final = 4
CHANGE_CHARACTER: Final = 5
TAKE_BACK: Final = 6
CHANGE_WEAPON: Final = 7
GO_TO_ARMOURY: Final = 8
JAM: Final = 9
END_TURN: Final = 10
ANNOUNCE: Final = 11
BELIEVE: Final = 12
CRY_BLUFF: Final = 13
SETTLE: Final = 14
TAKE_BACK_SHOWN: Final = 15
ATTACK: Final = 16
ATTACK_EACH: Final = 17
SUFFER: Final = 18
DEFEND: Final = 19
DIE: Final = 20
LOSE_FROM_HAND: Final = 21
SEEK_VENGEANCE: Final = 22
USE_POWER: Final = 23
AIM: Final = 24
SPY_ON: Final = 25
ENOUGH: Final = 26
RECOVER: Final = 27
TAKE_CHARGES: Final = 28
ACCUSE: Final = 29
RECEIVE: Final = 30
APPLY_DIE: Final = 31
SHARE: Final = 32
EXPLODE: Final = 33
TAKE_WEAPON: Final = 34
EXECUTE: Final = 35
ADD_TARGET: Final = 36
FIRE: Final = 37
FIRST_ACTIVE: Final = 513
NEW_ACTIVE: Final = 514
ACTION: Final = 515
DENOUNCE: Final = 516
DEFENCE: Final = 517
RIVAL_TO_SPY_ON: Final = 518
CHARACTER_TO_RECOVER: Final = 519
CHARGES_TO_TAKE: Final = 520
NAME_TO_ACCUSE: Final = 521
NEW_WEAPON: Final = 522
TARGET: Final = 523
BURST: Final = 524


class do:
    @staticmethod
    def choose_first(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(CHOOSE_FIRST, seat, kind)))

    @staticmethod
    def lay_all() -> Option:
        return Option(Step(pack(LAY_ALL)))

    @staticmethod
    def lay(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(LAY, seat, kind)))

    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def change_character(seat: Seat) -> Option:
        return Option(Step(pack(CHANGE_CHARACTER, seat)))

    @staticmethod
    def take_back(seat: Seat) -> Option:
        return Option(Step(pack(TAKE_BACK, seat)))

    @staticmethod
    def change_weapon(seat: Seat) -> Option:
        return Option(Step(pack(CHANGE_WEAPON, seat)))

    @staticmethod
    def go_to_armoury(seat: Seat) -> Option:
        return Option(Step(pack(GO_TO_ARMOURY, seat)))

    @staticmethod
    def jam(seat: Seat) -> Option:
        return Option(Step(pack(JAM, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def announce(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(ANNOUNCE, seat, kind)))

    @staticmethod
    def believe(seat: Seat) -> Option:
        return Option(Step(pack(BELIEVE, seat)))

    @staticmethod
    def cry_bluff(seat: Seat) -> Option:
        return Option(Step(pack(CRY_BLUFF, seat)))

    @staticmethod
    def settle(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(SETTLE, seat, kind)))

    @staticmethod
    def take_back_shown(seat: Seat) -> Option:
        return Option(Step(pack(TAKE_BACK_SHOWN, seat)))

    @staticmethod
    def attack(killer: Seat, victim: Seat) -> Option:
        return Option(Step(pack(ATTACK, killer, victim)))

    @staticmethod
    def attack_each(killer: Seat, victims: i64) -> Option:
        return Option(Step(pack(ATTACK_EACH, killer, victims)))

    @staticmethod
    def suffer(seat: Seat, killer: Seat) -> Option:
        return Option(Step(pack(SUFFER, seat, killer)))

    @staticmethod
    def defend(seat: Seat, kind: Kind, killer: Seat) -> Option:
        return Option(Step(pack(DEFEND, seat, kind, killer)))

    @staticmethod
    def die(victim: Seat, killer: Seat) -> Option:
        return Option(Step(pack(DIE, victim, killer)))

    @staticmethod
    def lose_from_hand(victim: Seat, by: Seat) -> Option:
        return Option(Step(pack(LOSE_FROM_HAND, victim, by)))

    @staticmethod
    def seek_vengeance(seat: Seat) -> Option:
        return Option(Step(pack(SEEK_VENGEANCE, seat)))

    @staticmethod
    def use_power(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(USE_POWER, seat, kind)))

    @staticmethod
    def aim(seat: Seat, kind: Kind, victim: Seat) -> Option:
        return Option(Step(pack(AIM, seat, kind, victim)))

    @staticmethod
    def spy_on(seat: Seat, victim: Seat, seen: i64, left: i64) -> Option:
        return Option(Step(pack(SPY_ON, seat, victim, seen, left)))

    @staticmethod
    def enough(seat: Seat) -> Option:
        return Option(Step(pack(ENOUGH, seat)))

    @staticmethod
    def recover(seat: Seat, kind: Kind, left: i64) -> Option:
        return Option(Step(pack(RECOVER, seat, kind, left)))

    @staticmethod
    def take_charges(seat: Seat, victim: Seat, charges: i64) -> Option:
        return Option(Step(pack(TAKE_CHARGES, seat, victim, charges)))

    @staticmethod
    def accuse(seat: Seat, victim: Seat, named: Kind, kind: Kind) -> Option:
        return Option(Step(pack(ACCUSE, seat, victim, named, kind)))

    @staticmethod
    def receive(seat: Seat, amount: i64, giver: Seat) -> Option:
        return Option(Step(pack(RECEIVE, seat, amount, giver)))

    @staticmethod
    def apply_die(seat: Seat, face: i64) -> Option:
        return Option(Step(pack(APPLY_DIE, seat, face)))

    @staticmethod
    def share(giver: Seat, seat: Seat, left: i64) -> Option:
        return Option(Step(pack(SHARE, giver, seat, left)))

    @staticmethod
    def explode(owner: Seat, giver: Seat) -> Option:
        return Option(Step(pack(EXPLODE, owner, giver)))

    @staticmethod
    def take_weapon(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(TAKE_WEAPON, seat, kind)))

    @staticmethod
    def execute(seat: Seat) -> Option:
        return Option(Step(pack(EXECUTE, seat)))

    @staticmethod
    def add_target(seat: Seat, victim: Seat, victims: i64, left: i64) -> Option:
        return Option(Step(pack(ADD_TARGET, seat, victim, victims, left)))

    @staticmethod
    def fire(seat: Seat, victims: i64) -> Option:
        return Option(Step(pack(FIRE, seat, victims)))


class ask:
    @staticmethod
    def first_active(seat: Seat) -> Step:
        return Step(pack(FIRST_ACTIVE, just(seat)))

    @staticmethod
    def new_active(seat: Seat) -> Step:
        return Step(pack(NEW_ACTIVE, just(seat)))

    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(ACTION, just(seat)))

    @staticmethod
    def denounce(seat: Seat, announcer: Seat, kind: Kind) -> Step:
        return Step(pack(DENOUNCE, just(seat), announcer, kind))

    @staticmethod
    def defence(seat: Seat, killer: Seat) -> Step:
        return Step(pack(DEFENCE, just(seat), killer))

    @staticmethod
    def rival_to_spy_on(seat: Seat, seen: i64, left: i64) -> Step:
        return Step(pack(RIVAL_TO_SPY_ON, just(seat), seen, left))

    @staticmethod
    def character_to_recover(seat: Seat, done: i64, left: i64) -> Step:
        return Step(pack(CHARACTER_TO_RECOVER, just(seat), done, left))

    @staticmethod
    def charges_to_take(seat: Seat, victim: Seat, most: i64) -> Step:
        return Step(pack(CHARGES_TO_TAKE, just(seat), victim, most))

    @staticmethod
    def name_to_accuse(seat: Seat, victim: Seat, kind: Kind) -> Step:
        return Step(pack(NAME_TO_ACCUSE, just(seat), victim, kind))

    @staticmethod
    def new_weapon(seat: Seat) -> Step:
        return Step(pack(NEW_WEAPON, just(seat)))

    @staticmethod
    def target(seat: Seat, kind: Kind) -> Step:
        return Step(pack(TARGET, just(seat), kind))

    @staticmethod
    def burst(seat: Seat, victims: i64, left: i64) -> Step:
        return Step(pack(BURST, just(seat), victims, left))


class ask_all:
    @staticmethod
    def first_active(seats: vec[Seat]) -> Step:
        return Step(pack(FIRST_ACTIVE, circle(seats)))

    @staticmethod
    def new_active(seats: vec[Seat]) -> Step:
        return Step(pack(NEW_ACTIVE, circle(seats)))

    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(ACTION, circle(seats)))

    @staticmethod
    def denounce(seats: vec[Seat], announcer: Seat, kind: Kind) -> Step:
        return Step(pack(DENOUNCE, circle(seats), announcer, kind))

    @staticmethod
    def defence(seats: vec[Seat], killer: Seat) -> Step:
        return Step(pack(DEFENCE, circle(seats), killer))

    @staticmethod
    def rival_to_spy_on(seats: vec[Seat], seen: i64, left: i64) -> Step:
        return Step(pack(RIVAL_TO_SPY_ON, circle(seats), seen, left))

    @staticmethod
    def character_to_recover(seats: vec[Seat], done: i64, left: i64) -> Step:
        return Step(pack(CHARACTER_TO_RECOVER, circle(seats), done, left))

    @staticmethod
    def charges_to_take(seats: vec[Seat], victim: Seat, most: i64) -> Step:
        return Step(pack(CHARGES_TO_TAKE, circle(seats), victim, most))

    @staticmethod
    def name_to_accuse(seats: vec[Seat], victim: Seat, kind: Kind) -> Step:
        return Step(pack(NAME_TO_ACCUSE, circle(seats), victim, kind))

    @staticmethod
    def new_weapon(seats: vec[Seat]) -> Step:
        return Step(pack(NEW_WEAPON, circle(seats)))

    @staticmethod
    def target(seats: vec[Seat], kind: Kind) -> Step:
        return Step(pack(TARGET, circle(seats), kind))

    @staticmethod
    def burst(seats: vec[Seat], victims: i64, left: i64) -> Step:
        return Step(pack(BURST, circle(seats), victims, left))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def choose_first(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def lay(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def change_character(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def take_back(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def change_weapon(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def go_to_armoury(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def jam(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def announce(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def believe(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def cry_bluff(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def settle(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def take_back_shown(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def attack(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def attack_each(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def suffer(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def defend(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def die(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def lose_from_hand(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def seek_vengeance(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def use_power(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def aim(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def spy_on(step: i64) -> tuple[Seat, Seat, i64, i64]:
        return Seat(first(step)), Seat(second(step)), third(step), fourth(step)

    @staticmethod
    def enough(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def recover(step: i64) -> tuple[Seat, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), third(step)

    @staticmethod
    def take_charges(step: i64) -> tuple[Seat, Seat, i64]:
        return Seat(first(step)), Seat(second(step)), third(step)

    @staticmethod
    def accuse(step: i64) -> tuple[Seat, Seat, Kind, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step)), Kind(fourth(step))

    @staticmethod
    def receive(step: i64) -> tuple[Seat, i64, Seat]:
        return Seat(first(step)), second(step), Seat(third(step))

    @staticmethod
    def apply_die(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def share(step: i64) -> tuple[Seat, Seat, i64]:
        return Seat(first(step)), Seat(second(step)), third(step)

    @staticmethod
    def explode(step: i64) -> tuple[Seat, Seat]:
        return Seat(first(step)), Seat(second(step))

    @staticmethod
    def take_weapon(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def execute(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def add_target(step: i64) -> tuple[Seat, Seat, i64, i64]:
        return Seat(first(step)), Seat(second(step)), third(step), fourth(step)

    @staticmethod
    def fire(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def denounce(step: i64) -> tuple[Seat, Kind]:
        return Seat(second(step)), Kind(third(step))

    @staticmethod
    def defence(step: i64) -> Seat:
        return Seat(second(step))

    @staticmethod
    def rival_to_spy_on(step: i64) -> tuple[i64, i64]:
        return second(step), third(step)

    @staticmethod
    def character_to_recover(step: i64) -> tuple[i64, i64]:
        return second(step), third(step)

    @staticmethod
    def charges_to_take(step: i64) -> tuple[Seat, i64]:
        return Seat(second(step)), third(step)

    @staticmethod
    def name_to_accuse(step: i64) -> tuple[Seat, Kind]:
        return Seat(second(step)), Kind(third(step))

    @staticmethod
    def target(step: i64) -> Kind:
        return Kind(second(step))

    @staticmethod
    def burst(step: i64) -> tuple[i64, i64]:
        return second(step), third(step)
