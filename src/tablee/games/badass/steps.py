# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, pack


class do:
    @staticmethod
    def choose_first(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(1, seat, kind)))

    @staticmethod
    def lay_all() -> Option:
        return Option(Step(pack(2)))

    @staticmethod
    def lay(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(3, seat, kind)))

    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(4, seat)))

    @staticmethod
    def change_character(seat: Seat) -> Option:
        return Option(Step(pack(5, seat)))

    @staticmethod
    def take_back(seat: Seat) -> Option:
        return Option(Step(pack(6, seat)))

    @staticmethod
    def change_weapon(seat: Seat) -> Option:
        return Option(Step(pack(7, seat)))

    @staticmethod
    def go_to_armoury(seat: Seat) -> Option:
        return Option(Step(pack(8, seat)))

    @staticmethod
    def jam(seat: Seat) -> Option:
        return Option(Step(pack(9, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(10, seat)))

    @staticmethod
    def announce(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(11, seat, kind)))

    @staticmethod
    def believe(seat: Seat) -> Option:
        return Option(Step(pack(12, seat)))

    @staticmethod
    def cry_bluff(seat: Seat) -> Option:
        return Option(Step(pack(13, seat)))

    @staticmethod
    def settle(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(14, seat, kind)))

    @staticmethod
    def take_back_shown(seat: Seat) -> Option:
        return Option(Step(pack(15, seat)))

    @staticmethod
    def attack(killer: Seat, victim: Seat) -> Option:
        return Option(Step(pack(16, killer, victim)))

    @staticmethod
    def attack_each(killer: Seat, victims: i64) -> Option:
        return Option(Step(pack(17, killer, victims)))

    @staticmethod
    def suffer(seat: Seat, killer: Seat) -> Option:
        return Option(Step(pack(18, seat, killer)))

    @staticmethod
    def defend(seat: Seat, kind: Kind, killer: Seat) -> Option:
        return Option(Step(pack(19, seat, kind, killer)))

    @staticmethod
    def die(victim: Seat, killer: Seat) -> Option:
        return Option(Step(pack(20, victim, killer)))

    @staticmethod
    def lose_from_hand(victim: Seat, by: Seat) -> Option:
        return Option(Step(pack(21, victim, by)))

    @staticmethod
    def seek_vengeance(seat: Seat) -> Option:
        return Option(Step(pack(22, seat)))

    @staticmethod
    def use_power(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(23, seat, kind)))

    @staticmethod
    def aim(seat: Seat, kind: Kind, victim: Seat) -> Option:
        return Option(Step(pack(24, seat, kind, victim)))

    @staticmethod
    def spy_on(seat: Seat, victim: Seat, seen: i64, left: i64) -> Option:
        return Option(Step(pack(25, seat, victim, seen, left)))

    @staticmethod
    def enough(seat: Seat) -> Option:
        return Option(Step(pack(26, seat)))

    @staticmethod
    def recover(seat: Seat, kind: Kind, left: i64) -> Option:
        return Option(Step(pack(27, seat, kind, left)))

    @staticmethod
    def take_charges(seat: Seat, victim: Seat, charges: i64) -> Option:
        return Option(Step(pack(28, seat, victim, charges)))

    @staticmethod
    def accuse(seat: Seat, victim: Seat, named: Kind, kind: Kind) -> Option:
        return Option(Step(pack(29, seat, victim, named, kind)))

    @staticmethod
    def receive(seat: Seat, amount: i64, giver: Seat) -> Option:
        return Option(Step(pack(30, seat, amount, giver)))

    @staticmethod
    def apply_die(seat: Seat, face: i64) -> Option:
        return Option(Step(pack(31, seat, face)))

    @staticmethod
    def share(giver: Seat, seat: Seat, left: i64) -> Option:
        return Option(Step(pack(32, giver, seat, left)))

    @staticmethod
    def explode(owner: Seat, giver: Seat) -> Option:
        return Option(Step(pack(33, owner, giver)))

    @staticmethod
    def take_weapon(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(34, seat, kind)))

    @staticmethod
    def execute(seat: Seat) -> Option:
        return Option(Step(pack(35, seat)))

    @staticmethod
    def add_target(seat: Seat, victim: Seat, victims: i64, left: i64) -> Option:
        return Option(Step(pack(36, seat, victim, victims, left)))

    @staticmethod
    def fire(seat: Seat, victims: i64) -> Option:
        return Option(Step(pack(37, seat, victims)))


class ask:
    @staticmethod
    def first_active(seat: Seat) -> Step:
        return Step(pack(513, 1 << seat | seat << 8))

    @staticmethod
    def new_active(seat: Seat) -> Step:
        return Step(pack(514, 1 << seat | seat << 8))

    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(515, 1 << seat | seat << 8))

    @staticmethod
    def denounce(seat: Seat, announcer: Seat, kind: Kind) -> Step:
        return Step(pack(516, 1 << seat | seat << 8, announcer, kind))

    @staticmethod
    def defence(seat: Seat, killer: Seat) -> Step:
        return Step(pack(517, 1 << seat | seat << 8, killer))

    @staticmethod
    def rival_to_spy_on(seat: Seat, seen: i64, left: i64) -> Step:
        return Step(pack(518, 1 << seat | seat << 8, seen, left))

    @staticmethod
    def character_to_recover(seat: Seat, done: i64, left: i64) -> Step:
        return Step(pack(519, 1 << seat | seat << 8, done, left))

    @staticmethod
    def charges_to_take(seat: Seat, victim: Seat, most: i64) -> Step:
        return Step(pack(520, 1 << seat | seat << 8, victim, most))

    @staticmethod
    def name_to_accuse(seat: Seat, victim: Seat, kind: Kind) -> Step:
        return Step(pack(521, 1 << seat | seat << 8, victim, kind))

    @staticmethod
    def new_weapon(seat: Seat) -> Step:
        return Step(pack(522, 1 << seat | seat << 8))

    @staticmethod
    def target(seat: Seat, kind: Kind) -> Step:
        return Step(pack(523, 1 << seat | seat << 8, kind))

    @staticmethod
    def burst(seat: Seat, victims: i64, left: i64) -> Step:
        return Step(pack(524, 1 << seat | seat << 8, victims, left))


class ask_all:
    @staticmethod
    def first_active(seats: vec[Seat]) -> Step:
        return Step(pack(513, circle(seats)))

    @staticmethod
    def new_active(seats: vec[Seat]) -> Step:
        return Step(pack(514, circle(seats)))

    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(515, circle(seats)))

    @staticmethod
    def denounce(seats: vec[Seat], announcer: Seat, kind: Kind) -> Step:
        return Step(pack(516, circle(seats), announcer, kind))

    @staticmethod
    def defence(seats: vec[Seat], killer: Seat) -> Step:
        return Step(pack(517, circle(seats), killer))

    @staticmethod
    def rival_to_spy_on(seats: vec[Seat], seen: i64, left: i64) -> Step:
        return Step(pack(518, circle(seats), seen, left))

    @staticmethod
    def character_to_recover(seats: vec[Seat], done: i64, left: i64) -> Step:
        return Step(pack(519, circle(seats), done, left))

    @staticmethod
    def charges_to_take(seats: vec[Seat], victim: Seat, most: i64) -> Step:
        return Step(pack(520, circle(seats), victim, most))

    @staticmethod
    def name_to_accuse(seats: vec[Seat], victim: Seat, kind: Kind) -> Step:
        return Step(pack(521, circle(seats), victim, kind))

    @staticmethod
    def new_weapon(seats: vec[Seat]) -> Step:
        return Step(pack(522, circle(seats)))

    @staticmethod
    def target(seats: vec[Seat], kind: Kind) -> Step:
        return Step(pack(523, circle(seats), kind))

    @staticmethod
    def burst(seats: vec[Seat], victims: i64, left: i64) -> Step:
        return Step(pack(524, circle(seats), victims, left))
