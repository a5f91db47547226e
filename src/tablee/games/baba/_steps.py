# mypyc: compile
"""Generated from the rules by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Kind, Option, Seat, Step, circle, first, fourth, just, pack, second, third

BEGIN_ROUND: Final = 1
TURN: Final = 2
SKIP_TURN: Final = 3
NEXT_TURN: Final = 4
END_ROUND: Final = 5
FINISH: Final = 6
STAY_SILENT: Final = 7
SHOUT: Final = 8
LOCAL_BONUS: Final = 9
ACT_STEP: Final = 10
ACT_AGAIN: Final = 11
END_TURN: Final = 12
PLAY_ACTION: Final = 13
ASK_FOR_RECIPE: Final = 14
SWAP_RECIPES: Final = 15
PICK_CARD: Final = 16
SHOW_CARDS: Final = 17
TAKE_SHOWN: Final = 18
SWAP_DESTINATIONS: Final = 19
KEEP_NETTOIE: Final = 20
CLEAN: Final = 21
DRAW_STEP: Final = 22
TRADE_IN: Final = 23
REVISE: Final = 24
ANSWER: Final = 25
ANSWER_ALOUD: Final = 26
JUDGE: Final = 27
RUN_OUT_OF_TIME: Final = 28
LEAVE_IT: Final = 29
SWAP_OUT: Final = 30
DISCARD_CARD: Final = 31
PREPARE: Final = 32
PAY_PAIR: Final = 33
PAY_BASE: Final = 34
BEGIN: Final = 35
DRAW_ATELIER: Final = 36
DRAW_RECIPE: Final = 37
TAKE_FROM_SHELF: Final = 38
KEEP_CARD: Final = 39
KEEP_RECIPE: Final = 40
FILL_SHELF: Final = 41
RESOLVE_EXPRESS: Final = 42
SALON_EXPRESS: Final = 43
CHOOSE_RECIPE: Final = 44
ETAGERE_EXPRESS: Final = 45
SHOUT_OR_NOT: Final = 513
ACTION: Final = 514
RECIPE_TO_TAKE: Final = 515
RECIPE_TO_GIVE: Final = 516
CARD_TO_SHOW: Final = 517
SHOWN_CARD: Final = 518
WHO_MOVES: Final = 519
CLEAN_OR_KEEP: Final = 520
WAY_TO_DRAW: Final = 521
SHELF_CARD: Final = 522
QUIZ: Final = 523
SPOKEN_QUIZ: Final = 524
VERDICT: Final = 525
CARD_TO_TAKE: Final = 526
CONSOLATION: Final = 527
PILE_OR_SHELF: Final = 528
CARD_TO_DISCARD: Final = 529
PAIR_OF_FLAVOURS: Final = 530
BASE: Final = 531
CARD_TO_KEEP: Final = 532
RECIPE_TO_KEEP: Final = 533
SALON_RECIPE: Final = 534


class do:
    @staticmethod
    def begin_round() -> Option:
        return Option(Step(pack(BEGIN_ROUND)))

    @staticmethod
    def turn(seat: Seat) -> Option:
        return Option(Step(pack(TURN, seat)))

    @staticmethod
    def skip_turn(seat: Seat) -> Option:
        return Option(Step(pack(SKIP_TURN, seat)))

    @staticmethod
    def next_turn(seat: Seat) -> Option:
        return Option(Step(pack(NEXT_TURN, seat)))

    @staticmethod
    def end_round() -> Option:
        return Option(Step(pack(END_ROUND)))

    @staticmethod
    def finish(seat: Seat) -> Option:
        return Option(Step(pack(FINISH, seat)))

    @staticmethod
    def stay_silent(seat: Seat) -> Option:
        return Option(Step(pack(STAY_SILENT, seat)))

    @staticmethod
    def shout(seat: Seat) -> Option:
        return Option(Step(pack(SHOUT, seat)))

    @staticmethod
    def local_bonus(seat: Seat) -> Option:
        return Option(Step(pack(LOCAL_BONUS, seat)))

    @staticmethod
    def act_step(seat: Seat) -> Option:
        return Option(Step(pack(ACT_STEP, seat)))

    @staticmethod
    def act_again(seat: Seat) -> Option:
        return Option(Step(pack(ACT_AGAIN, seat)))

    @staticmethod
    def end_turn(seat: Seat) -> Option:
        return Option(Step(pack(END_TURN, seat)))

    @staticmethod
    def play_action(seat: Seat, kind: Kind, target: Seat) -> Option:
        return Option(Step(pack(PLAY_ACTION, seat, kind, target)))

    @staticmethod
    def ask_for_recipe(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(ASK_FOR_RECIPE, seat, victim, kind)))

    @staticmethod
    def swap_recipes(seat: Seat, victim: Seat, taken: Kind, given: Kind) -> Option:
        return Option(Step(pack(SWAP_RECIPES, seat, victim, taken, given)))

    @staticmethod
    def pick_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(PICK_CARD, seat, kind)))

    @staticmethod
    def show_cards(seat: Seat) -> Option:
        return Option(Step(pack(SHOW_CARDS, seat)))

    @staticmethod
    def take_shown(seat: Seat, victim: Seat, kind: Kind) -> Option:
        return Option(Step(pack(TAKE_SHOWN, seat, victim, kind)))

    @staticmethod
    def swap_destinations(seat: Seat, one: Seat, other: Seat) -> Option:
        return Option(Step(pack(SWAP_DESTINATIONS, seat, one, other)))

    @staticmethod
    def keep_nettoie(seat: Seat) -> Option:
        return Option(Step(pack(KEEP_NETTOIE, seat)))

    @staticmethod
    def clean(seat: Seat) -> Option:
        return Option(Step(pack(CLEAN, seat)))

    @staticmethod
    def draw_step(seat: Seat) -> Option:
        return Option(Step(pack(DRAW_STEP, seat)))

    @staticmethod
    def trade_in(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(TRADE_IN, seat, kind)))

    @staticmethod
    def revise(seat: Seat, category: i64) -> Option:
        return Option(Step(pack(REVISE, seat, category)))

    @staticmethod
    def answer(seat: Seat, choice: i64) -> Option:
        return Option(Step(pack(ANSWER, seat, choice)))

    @staticmethod
    def answer_aloud(seat: Seat) -> Option:
        return Option(Step(pack(ANSWER_ALOUD, seat)))

    @staticmethod
    def judge(seat: Seat, answerer: Seat, right: i64) -> Option:
        return Option(Step(pack(JUDGE, seat, answerer, right)))

    @staticmethod
    def run_out_of_time(seat: Seat) -> Option:
        return Option(Step(pack(RUN_OUT_OF_TIME, seat)))

    @staticmethod
    def leave_it(seat: Seat) -> Option:
        return Option(Step(pack(LEAVE_IT, seat)))

    @staticmethod
    def swap_out(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(SWAP_OUT, seat, kind)))

    @staticmethod
    def discard_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(DISCARD_CARD, seat, kind)))

    @staticmethod
    def prepare(seat: Seat, recipe: Kind, flavour: Kind, doubles: i64) -> Option:
        return Option(Step(pack(PREPARE, seat, recipe, flavour, doubles)))

    @staticmethod
    def pay_pair(seat: Seat, one: Kind, two: Kind) -> Option:
        return Option(Step(pack(PAY_PAIR, seat, one, two)))

    @staticmethod
    def pay_base(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(PAY_BASE, seat, kind)))

    @staticmethod
    def begin(seat: Seat, recipe: Kind) -> Option:
        return Option(Step(pack(BEGIN, seat, recipe)))

    @staticmethod
    def draw_atelier(seat: Seat) -> Option:
        return Option(Step(pack(DRAW_ATELIER, seat)))

    @staticmethod
    def draw_recipe(seat: Seat) -> Option:
        return Option(Step(pack(DRAW_RECIPE, seat)))

    @staticmethod
    def take_from_shelf(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(TAKE_FROM_SHELF, seat, kind)))

    @staticmethod
    def keep_card(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(KEEP_CARD, seat, kind)))

    @staticmethod
    def keep_recipe(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(KEEP_RECIPE, seat, kind)))

    @staticmethod
    def fill_shelf(seat: Seat) -> Option:
        return Option(Step(pack(FILL_SHELF, seat)))

    @staticmethod
    def resolve_express(seat: Seat) -> Option:
        return Option(Step(pack(RESOLVE_EXPRESS, seat)))

    @staticmethod
    def salon_express(seat: Seat) -> Option:
        return Option(Step(pack(SALON_EXPRESS, seat)))

    @staticmethod
    def choose_recipe(seat: Seat, kind: Kind) -> Option:
        return Option(Step(pack(CHOOSE_RECIPE, seat, kind)))

    @staticmethod
    def etagere_express(seat: Seat) -> Option:
        return Option(Step(pack(ETAGERE_EXPRESS, seat)))


class ask:
    @staticmethod
    def shout_or_not(seat: Seat) -> Step:
        return Step(pack(SHOUT_OR_NOT, just(seat)))

    @staticmethod
    def action(seat: Seat) -> Step:
        return Step(pack(ACTION, just(seat)))

    @staticmethod
    def recipe_to_take(seat: Seat) -> Step:
        return Step(pack(RECIPE_TO_TAKE, just(seat)))

    @staticmethod
    def recipe_to_give(seat: Seat, victim: Seat, taken: Kind) -> Step:
        return Step(pack(RECIPE_TO_GIVE, just(seat), victim, taken))

    @staticmethod
    def card_to_show(seat: Seat) -> Step:
        return Step(pack(CARD_TO_SHOW, just(seat)))

    @staticmethod
    def shown_card(seat: Seat) -> Step:
        return Step(pack(SHOWN_CARD, just(seat)))

    @staticmethod
    def who_moves(seat: Seat) -> Step:
        return Step(pack(WHO_MOVES, just(seat)))

    @staticmethod
    def clean_or_keep(seat: Seat) -> Step:
        return Step(pack(CLEAN_OR_KEEP, just(seat)))

    @staticmethod
    def way_to_draw(seat: Seat) -> Step:
        return Step(pack(WAY_TO_DRAW, just(seat)))

    @staticmethod
    def shelf_card(seat: Seat) -> Step:
        return Step(pack(SHELF_CARD, just(seat)))

    @staticmethod
    def quiz(seat: Seat) -> Step:
        return Step(pack(QUIZ, just(seat)))

    @staticmethod
    def spoken_quiz(seat: Seat) -> Step:
        return Step(pack(SPOKEN_QUIZ, just(seat)))

    @staticmethod
    def verdict(seat: Seat, answerer: Seat) -> Step:
        return Step(pack(VERDICT, just(seat), answerer))

    @staticmethod
    def card_to_take(seat: Seat) -> Step:
        return Step(pack(CARD_TO_TAKE, just(seat)))

    @staticmethod
    def consolation(seat: Seat) -> Step:
        return Step(pack(CONSOLATION, just(seat)))

    @staticmethod
    def pile_or_shelf(seat: Seat) -> Step:
        return Step(pack(PILE_OR_SHELF, just(seat)))

    @staticmethod
    def card_to_discard(seat: Seat) -> Step:
        return Step(pack(CARD_TO_DISCARD, just(seat)))

    @staticmethod
    def pair_of_flavours(seat: Seat, recipe: Kind) -> Step:
        return Step(pack(PAIR_OF_FLAVOURS, just(seat), recipe))

    @staticmethod
    def base(seat: Seat) -> Step:
        return Step(pack(BASE, just(seat)))

    @staticmethod
    def card_to_keep(seat: Seat) -> Step:
        return Step(pack(CARD_TO_KEEP, just(seat)))

    @staticmethod
    def recipe_to_keep(seat: Seat) -> Step:
        return Step(pack(RECIPE_TO_KEEP, just(seat)))

    @staticmethod
    def salon_recipe(seat: Seat) -> Step:
        return Step(pack(SALON_RECIPE, just(seat)))


class ask_all:
    @staticmethod
    def shout_or_not(seats: vec[Seat]) -> Step:
        return Step(pack(SHOUT_OR_NOT, circle(seats)))

    @staticmethod
    def action(seats: vec[Seat]) -> Step:
        return Step(pack(ACTION, circle(seats)))

    @staticmethod
    def recipe_to_take(seats: vec[Seat]) -> Step:
        return Step(pack(RECIPE_TO_TAKE, circle(seats)))

    @staticmethod
    def recipe_to_give(seats: vec[Seat], victim: Seat, taken: Kind) -> Step:
        return Step(pack(RECIPE_TO_GIVE, circle(seats), victim, taken))

    @staticmethod
    def card_to_show(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_SHOW, circle(seats)))

    @staticmethod
    def shown_card(seats: vec[Seat]) -> Step:
        return Step(pack(SHOWN_CARD, circle(seats)))

    @staticmethod
    def who_moves(seats: vec[Seat]) -> Step:
        return Step(pack(WHO_MOVES, circle(seats)))

    @staticmethod
    def clean_or_keep(seats: vec[Seat]) -> Step:
        return Step(pack(CLEAN_OR_KEEP, circle(seats)))

    @staticmethod
    def way_to_draw(seats: vec[Seat]) -> Step:
        return Step(pack(WAY_TO_DRAW, circle(seats)))

    @staticmethod
    def shelf_card(seats: vec[Seat]) -> Step:
        return Step(pack(SHELF_CARD, circle(seats)))

    @staticmethod
    def quiz(seats: vec[Seat]) -> Step:
        return Step(pack(QUIZ, circle(seats)))

    @staticmethod
    def spoken_quiz(seats: vec[Seat]) -> Step:
        return Step(pack(SPOKEN_QUIZ, circle(seats)))

    @staticmethod
    def verdict(seats: vec[Seat], answerer: Seat) -> Step:
        return Step(pack(VERDICT, circle(seats), answerer))

    @staticmethod
    def card_to_take(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_TAKE, circle(seats)))

    @staticmethod
    def consolation(seats: vec[Seat]) -> Step:
        return Step(pack(CONSOLATION, circle(seats)))

    @staticmethod
    def pile_or_shelf(seats: vec[Seat]) -> Step:
        return Step(pack(PILE_OR_SHELF, circle(seats)))

    @staticmethod
    def card_to_discard(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_DISCARD, circle(seats)))

    @staticmethod
    def pair_of_flavours(seats: vec[Seat], recipe: Kind) -> Step:
        return Step(pack(PAIR_OF_FLAVOURS, circle(seats), recipe))

    @staticmethod
    def base(seats: vec[Seat]) -> Step:
        return Step(pack(BASE, circle(seats)))

    @staticmethod
    def card_to_keep(seats: vec[Seat]) -> Step:
        return Step(pack(CARD_TO_KEEP, circle(seats)))

    @staticmethod
    def recipe_to_keep(seats: vec[Seat]) -> Step:
        return Step(pack(RECIPE_TO_KEEP, circle(seats)))

    @staticmethod
    def salon_recipe(seats: vec[Seat]) -> Step:
        return Step(pack(SALON_RECIPE, circle(seats)))


class read:
    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""

    @staticmethod
    def turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def skip_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def next_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def finish(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def stay_silent(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def shout(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def local_bonus(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def act_step(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def act_again(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def end_turn(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def play_action(step: i64) -> tuple[Seat, Kind, Seat]:
        return Seat(first(step)), Kind(second(step)), Seat(third(step))

    @staticmethod
    def ask_for_recipe(step: i64) -> tuple[Seat, Seat, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step))

    @staticmethod
    def swap_recipes(step: i64) -> tuple[Seat, Seat, Kind, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step)), Kind(fourth(step))

    @staticmethod
    def pick_card(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def show_cards(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def take_shown(step: i64) -> tuple[Seat, Seat, Kind]:
        return Seat(first(step)), Seat(second(step)), Kind(third(step))

    @staticmethod
    def swap_destinations(step: i64) -> tuple[Seat, Seat, Seat]:
        return Seat(first(step)), Seat(second(step)), Seat(third(step))

    @staticmethod
    def keep_nettoie(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def clean(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def draw_step(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def trade_in(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def revise(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def answer(step: i64) -> tuple[Seat, i64]:
        return Seat(first(step)), second(step)

    @staticmethod
    def answer_aloud(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def judge(step: i64) -> tuple[Seat, Seat, i64]:
        return Seat(first(step)), Seat(second(step)), third(step)

    @staticmethod
    def run_out_of_time(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def leave_it(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def swap_out(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def discard_card(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def prepare(step: i64) -> tuple[Seat, Kind, Kind, i64]:
        return Seat(first(step)), Kind(second(step)), Kind(third(step)), fourth(step)

    @staticmethod
    def pay_pair(step: i64) -> tuple[Seat, Kind, Kind]:
        return Seat(first(step)), Kind(second(step)), Kind(third(step))

    @staticmethod
    def pay_base(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def begin(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def draw_atelier(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def draw_recipe(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def take_from_shelf(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def keep_card(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def keep_recipe(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def fill_shelf(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def resolve_express(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def salon_express(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def choose_recipe(step: i64) -> tuple[Seat, Kind]:
        return Seat(first(step)), Kind(second(step))

    @staticmethod
    def etagere_express(step: i64) -> Seat:
        return Seat(first(step))

    @staticmethod
    def recipe_to_give(step: i64) -> tuple[Seat, Kind]:
        return Seat(second(step)), Kind(third(step))

    @staticmethod
    def verdict(step: i64) -> Seat:
        return Seat(second(step))

    @staticmethod
    def pair_of_flavours(step: i64) -> Kind:
        return Kind(second(step))
