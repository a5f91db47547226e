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
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(2, seat)))

    @staticmethod
    def skip_turn(seat: Seat) -> Option:
        return Option(Step(pack(3, seat)))

    @staticmethod
    def next_turn(seat: Seat) -> Option:
        return Option(Step(pack(4, seat)))

    @staticmethod
    def end_round() -> Option:
        return Option(Step(pack(5)))

    @staticmethod
    def finish(seat: Seat) -> Option:
        return Option(Step(pack(6, seat)))

    @staticmethod
    def stay_silent(seat: Seat) -> Option:
        return Option(Step(pack(7, seat)))

    @staticmethod
    def shout(seat: Seat) -> Option:
        return Option(Step(pack(8, seat)))

    @staticmethod
    def local_bonus(seat: Seat) -> Option:
        return Option(Step(pack(9, seat)))

    @staticmethod
    def act_step(seat: Seat) -> Option:
        return Option(Step(pack(10, seat)))

    @staticmethod
    def act_again(seat: Seat) -> Option:
        return Option(Step(pack(11, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(12, seat)))

    @staticmethod
    def play_action(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(13, seat, kind, target)))

    @staticmethod
    def ask_for_recipe(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(14, seat, victim, kind)))

    @staticmethod
    def swap_recipes(seat: Seat, victim: Seat, taken: Kind, given: Kind) -> Option:
        return Option(Step(pack(15, seat, victim, taken, given)))

    @staticmethod
    def pick_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(16, seat, kind)))

    @staticmethod
    def show_cards(seat: Seat) -> Option:
        return Option(Step(pack(17, seat)))

    @staticmethod
    def take_shown(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(18, seat, victim, kind)))

    @staticmethod
    def swap_destinations(seat: Seat, one: Seat, other: Seat) -> Option:
        return Option(Step(pack(19, seat, one, other)))

    @staticmethod
    def keep_nettoie(seat: Seat) -> Option:
        return Option(Step(pack(20, seat)))

    @staticmethod
    def clean(seat: Seat) -> Option:
        return Option(Step(pack(21, seat)))

    @staticmethod
    def draw_step(seat: Seat) -> Option:
        return Option(Step(pack(22, seat)))

    @staticmethod
    def trade_in(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(23, seat, kind)))

    @staticmethod
    def revise(seat: Seat, category: i64) -> Option:
        return Option(Step(pack(24, seat, category)))

    @staticmethod
    def answer(seat: Seat, choice: i64) -> Option:
        return Option(Step(pack(25, seat, choice)))

    @staticmethod
    def answer_aloud(seat: Seat) -> Option:
        return Option(Step(pack(26, seat)))

    @staticmethod
    def judge(seat: Seat, answerer: Seat, right: i64) -> Option:
        return Option(Step(pack(27, seat, answerer, right)))

    @staticmethod
    def run_out_of_time(seat: Seat) -> Option:
        return Option(Step(pack(28, seat)))

    @staticmethod
    def leave_it(seat: Seat) -> Option:
        return Option(Step(pack(29, seat)))

    @staticmethod
    def swap_out(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(30, seat, kind)))

    @staticmethod
    def discard_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(31, seat, kind)))

    @staticmethod
    def prepare(seat: Seat, recipe: Kind, flavour: Kind, doubles: i64) -> Option:
        return Option(Step(pack(32, seat, recipe, flavour, doubles)))

    @staticmethod
    def pay_pair(seat: Seat, one: Kind, two: Kind) -> Option:
        return Option(Step(pack(33, seat, one, two)))

    @staticmethod
    def pay_base(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(34, seat, kind)))

    @staticmethod
    def begin(seat: Seat, recipe: Kind) -> Option:
        return Option(Step(pack(35, seat, recipe)))

    @staticmethod
    def draw_atelier(seat: Seat) -> Option:
        return Option(Step(pack(36, seat)))

    @staticmethod
    def draw_recipe(seat: Seat) -> Option:
        return Option(Step(pack(37, seat)))

    @staticmethod
    def take_from_shelf(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(38, seat, kind)))

    @staticmethod
    def keep_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(39, seat, kind)))

    @staticmethod
    def keep_recipe(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(40, seat, kind)))

    @staticmethod
    def fill_shelf(seat: Seat) -> Option:
        return Option(Step(pack(41, seat)))

    @staticmethod
    def resolve_express(seat: Seat) -> Option:
        return Option(Step(pack(42, seat)))

    @staticmethod
    def salon_express(seat: Seat) -> Option:
        return Option(Step(pack(43, seat)))

    @staticmethod
    def choose_recipe(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(44, seat, kind)))

    @staticmethod
    def etagere_express(seat: Seat) -> Option:
        return Option(Step(pack(45, seat)))


class ask:
    @staticmethod
    def shout_or_not(seat: Seat) -> Step:
        return Step(pack(513, 1 << seat | seat << 8))

    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(514, 1 << seat | seat << 8))

    @staticmethod
    def recipe_to_take(seat: Seat) -> Step:
        return Step(pack(515, 1 << seat | seat << 8))

    @staticmethod
    def recipe_to_give(seat: Seat, victim: Seat, taken: Kind) -> Step:
        return Step(pack(516, 1 << seat | seat << 8, victim, taken))

    @staticmethod
    def card_to_show(seat: Seat) -> Step:
        return Step(pack(517, 1 << seat | seat << 8))

    @staticmethod
    def shown_card(seat: Seat) -> Step:
        return Step(pack(518, 1 << seat | seat << 8))

    @staticmethod
    def who_moves(seat: Seat) -> Step:
        return Step(pack(519, 1 << seat | seat << 8))

    @staticmethod
    def clean_or_keep(seat: Seat) -> Step:
        return Step(pack(520, 1 << seat | seat << 8))

    @staticmethod
    def way_to_draw(seat: Seat) -> Step:
        return Step(pack(521, 1 << seat | seat << 8))

    @staticmethod
    def shelf_card(seat: Seat) -> Step:
        return Step(pack(522, 1 << seat | seat << 8))

    @staticmethod
    def quiz(seat: Seat) -> Step:
        return Step(pack(523, 1 << seat | seat << 8))

    @staticmethod
    def spoken_quiz(seat: Seat) -> Step:
        return Step(pack(524, 1 << seat | seat << 8))

    @staticmethod
    def verdict(seat: Seat, answerer: Seat) -> Step:
        return Step(pack(525, 1 << seat | seat << 8, answerer))

    @staticmethod
    def card_to_take(seat: Seat) -> Step:
        return Step(pack(526, 1 << seat | seat << 8))

    @staticmethod
    def consolation(seat: Seat) -> Step:
        return Step(pack(527, 1 << seat | seat << 8))

    @staticmethod
    def pile_or_shelf(seat: Seat) -> Step:
        return Step(pack(528, 1 << seat | seat << 8))

    @staticmethod
    def card_to_discard(seat: Seat) -> Step:
        return Step(pack(529, 1 << seat | seat << 8))

    @staticmethod
    def pair_of_flavours(seat: Seat, recipe: Kind) -> Step:
        return Step(pack(530, 1 << seat | seat << 8, recipe))

    @staticmethod
    def base(seat: Seat) -> Step:
        return Step(pack(531, 1 << seat | seat << 8))

    @staticmethod
    def card_to_keep(seat: Seat) -> Step:
        return Step(pack(532, 1 << seat | seat << 8))

    @staticmethod
    def recipe_to_keep(seat: Seat) -> Step:
        return Step(pack(533, 1 << seat | seat << 8))

    @staticmethod
    def salon_recipe(seat: Seat) -> Step:
        return Step(pack(534, 1 << seat | seat << 8))


class ask_all:
    @staticmethod
    def shout_or_not(seats: vec[Seat]) -> Step:
        return Step(pack(513, circle(seats)))

    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(514, circle(seats)))

    @staticmethod
    def recipe_to_take(seats: vec[Seat]) -> Step:
        return Step(pack(515, circle(seats)))

    @staticmethod
    def recipe_to_give(seats: vec[Seat], victim: Seat, taken: Kind) -> Step:
        return Step(pack(516, circle(seats), victim, taken))

    @staticmethod
    def card_to_show(seats: vec[Seat]) -> Step:
        return Step(pack(517, circle(seats)))

    @staticmethod
    def shown_card(seats: vec[Seat]) -> Step:
        return Step(pack(518, circle(seats)))

    @staticmethod
    def who_moves(seats: vec[Seat]) -> Step:
        return Step(pack(519, circle(seats)))

    @staticmethod
    def clean_or_keep(seats: vec[Seat]) -> Step:
        return Step(pack(520, circle(seats)))

    @staticmethod
    def way_to_draw(seats: vec[Seat]) -> Step:
        return Step(pack(521, circle(seats)))

    @staticmethod
    def shelf_card(seats: vec[Seat]) -> Step:
        return Step(pack(522, circle(seats)))

    @staticmethod
    def quiz(seats: vec[Seat]) -> Step:
        return Step(pack(523, circle(seats)))

    @staticmethod
    def spoken_quiz(seats: vec[Seat]) -> Step:
        return Step(pack(524, circle(seats)))

    @staticmethod
    def verdict(seats: vec[Seat], answerer: Seat) -> Step:
        return Step(pack(525, circle(seats), answerer))

    @staticmethod
    def card_to_take(seats: vec[Seat]) -> Step:
        return Step(pack(526, circle(seats)))

    @staticmethod
    def consolation(seats: vec[Seat]) -> Step:
        return Step(pack(527, circle(seats)))

    @staticmethod
    def pile_or_shelf(seats: vec[Seat]) -> Step:
        return Step(pack(528, circle(seats)))

    @staticmethod
    def card_to_discard(seats: vec[Seat]) -> Step:
        return Step(pack(529, circle(seats)))

    @staticmethod
    def pair_of_flavours(seats: vec[Seat], recipe: Kind) -> Step:
        return Step(pack(530, circle(seats), recipe))

    @staticmethod
    def base(seats: vec[Seat]) -> Step:
        return Step(pack(531, circle(seats)))

    @staticmethod
    def card_to_keep(seats: vec[Seat]) -> Step:
        return Step(pack(532, circle(seats)))

    @staticmethod
    def recipe_to_keep(seats: vec[Seat]) -> Step:
        return Step(pack(533, circle(seats)))

    @staticmethod
    def salon_recipe(seats: vec[Seat]) -> Step:
        return Step(pack(534, circle(seats)))
