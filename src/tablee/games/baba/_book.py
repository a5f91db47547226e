# mypyc: compile
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.baba import actions, drawing, hidden, kitchen, rules, supply
from tablee.games.baba.cards import Box
from tablee.games.baba.table import ENDINGS, EVENTS, FIELDS, REASONS, Baba
from tablee.kernel import shown
from tablee.kernel.piles import blank_others, Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, fourth, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("begin_round", "", ""),
    2: ("turn", "s", "seat"),
    3: ("skip_turn", "s", "seat"),
    4: ("next_turn", "s", "seat"),
    5: ("end_round", "", ""),
    6: ("finish", "s", "seat"),
    7: ("stay_silent", "s", "seat"),
    8: ("shout", "s", "seat"),
    9: ("local_bonus", "s", "seat"),
    10: ("act_step", "s", "seat"),
    11: ("act_again", "s", "seat"),
    12: ("end_turn", "s", "seat"),
    13: ("play_action", "sks", "seat kind target"),
    14: ("ask_for_recipe", "ssk", "seat victim kind"),
    15: ("swap_recipes", "sskk", "seat victim taken given"),
    16: ("pick_card", "sk", "seat kind"),
    17: ("show_cards", "s", "seat"),
    18: ("take_shown", "ssk", "seat victim kind"),
    19: ("swap_destinations", "sss", "seat one other"),
    20: ("keep_nettoie", "s", "seat"),
    21: ("clean", "s", "seat"),
    22: ("draw_step", "s", "seat"),
    23: ("trade_in", "sk", "seat kind"),
    24: ("revise", "si", "seat category"),
    25: ("answer", "si", "seat choice"),
    26: ("answer_aloud", "s", "seat"),
    27: ("judge", "ssi", "seat answerer right"),
    28: ("run_out_of_time", "s", "seat"),
    29: ("leave_it", "s", "seat"),
    30: ("swap_out", "sk", "seat kind"),
    31: ("discard_card", "sk", "seat kind"),
    32: ("prepare", "skki", "seat recipe flavour doubles"),
    33: ("pay_pair", "skk", "seat one two"),
    34: ("pay_base", "sk", "seat kind"),
    35: ("begin", "sk", "seat recipe"),
    36: ("draw_atelier", "s", "seat"),
    37: ("draw_recipe", "s", "seat"),
    38: ("take_from_shelf", "sk", "seat kind"),
    39: ("keep_card", "sk", "seat kind"),
    40: ("keep_recipe", "sk", "seat kind"),
    41: ("fill_shelf", "s", "seat"),
    42: ("resolve_express", "s", "seat"),
    43: ("salon_express", "s", "seat"),
    44: ("choose_recipe", "sk", "seat kind"),
    45: ("etagere_express", "s", "seat"),
    513: ("shout_or_not", "", ""),
    514: ("action", "", ""),
    515: ("recipe_to_take", "", ""),
    516: ("recipe_to_give", "sk", "victim taken"),
    517: ("card_to_show", "", ""),
    518: ("shown_card", "", ""),
    519: ("who_moves", "", ""),
    520: ("clean_or_keep", "", ""),
    521: ("way_to_draw", "", ""),
    522: ("shelf_card", "", ""),
    523: ("quiz", "", ""),
    524: ("spoken_quiz", "", ""),
    525: ("verdict", "s", "answerer"),
    526: ("card_to_take", "", ""),
    527: ("consolation", "", ""),
    528: ("pile_or_shelf", "", ""),
    529: ("card_to_discard", "", ""),
    530: ("pair_of_flavours", "k", "recipe"),
    531: ("base", "", ""),
    532: ("card_to_keep", "", ""),
    533: ("recipe_to_keep", "", ""),
    534: ("salon_recipe", "", ""),
}
SHAPES: Final = "NNNNNNNNNNNNNNNNNVVVVLPLLLPPPPLLPPPPPPP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("order", [21, 22]),
    ("recipe", [23, 24, 25, 26, 27]),
    ("destination", [28, 29]),
    ("atelier", [30, 31, 32, 33, 34, 35, 36]),
    ("question", [37, 38]),
]
READINGS: Final[dict[int, list[int]]] = {
    17: [18],
    24: [16],
    25: [16],
    27: [16],
    28: [16],
}


@final
@mypyc_attr(acyclic=True)
class Table(Baba):
    def names(self) -> dict[int, tuple[str, str, str]]:
        return NAMES

    def shapes(self) -> str:
        return SHAPES

    def decks(self) -> list[tuple[str, list[int]]]:
        return DECKS

    def readings(self) -> dict[int, list[int]]:
        return READINGS

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def events(self) -> dict[str, str]:
        return EVENTS

    def reasons(self) -> tuple[str, ...]:
        return REASONS

    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def perform(self, step: i64) -> None:
        rule = rule_of(step)
        if rule <= 8:
            if rule == 1:
                rules.begin_round(self)
            elif rule == 2:
                rules.turn(self, Seat(first(step)))
            elif rule == 3:
                rules.skip_turn(self, Seat(first(step)))
            elif rule == 4:
                rules.next_turn(self, Seat(first(step)))
            elif rule == 5:
                rules.end_round(self)
            elif rule == 6:
                rules.finish(self, Seat(first(step)))
            elif rule == 7:
                rules.stay_silent(self, Seat(first(step)))
            elif rule == 8:
                rules.shout(self, Seat(first(step)))
        elif rule <= 16:
            if rule == 9:
                rules.local_bonus(self, Seat(first(step)))
            elif rule == 10:
                actions.act_step(self, Seat(first(step)))
            elif rule == 11:
                actions.act_again(self, Seat(first(step)))
            elif rule == 12:
                actions.end_turn(self, Seat(first(step)))
            elif rule == 13:
                actions.play_action(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 14:
                actions.ask_for_recipe(self, Seat(first(step)), Seat(second(step)), Kind(third(step)))
            elif rule == 15:
                actions.swap_recipes(self, Seat(first(step)), Seat(second(step)), Kind(third(step)), Kind(fourth(step)))
            elif rule == 16:
                actions.pick_card(self, Seat(first(step)), Kind(second(step)))
        elif rule <= 24:
            if rule == 17:
                actions.show_cards(self, Seat(first(step)))
            elif rule == 18:
                actions.take_shown(self, Seat(first(step)), Seat(second(step)), Kind(third(step)))
            elif rule == 19:
                actions.swap_destinations(self, Seat(first(step)), Seat(second(step)), Seat(third(step)))
            elif rule == 20:
                actions.keep_nettoie(self, Seat(first(step)))
            elif rule == 21:
                actions.clean(self, Seat(first(step)))
            elif rule == 22:
                drawing.draw_step(self, Seat(first(step)))
            elif rule == 23:
                drawing.trade_in(self, Seat(first(step)), Kind(second(step)))
            elif rule == 24:
                drawing.revise(self, Seat(first(step)), second(step))
        elif rule <= 32:
            if rule == 25:
                drawing.answer(self, Seat(first(step)), second(step))
            elif rule == 26:
                drawing.answer_aloud(self, Seat(first(step)))
            elif rule == 27:
                drawing.judge(self, Seat(first(step)), Seat(second(step)), third(step))
            elif rule == 28:
                drawing.run_out_of_time(self, Seat(first(step)))
            elif rule == 29:
                drawing.leave_it(self, Seat(first(step)))
            elif rule == 30:
                drawing.swap_out(self, Seat(first(step)), Kind(second(step)))
            elif rule == 31:
                drawing.discard_card(self, Seat(first(step)), Kind(second(step)))
            elif rule == 32:
                kitchen.prepare(self, Seat(first(step)), Kind(second(step)), Kind(third(step)), fourth(step))
        elif rule <= 40:
            if rule == 33:
                kitchen.pay_pair(self, Seat(first(step)), Kind(second(step)), Kind(third(step)))
            elif rule == 34:
                kitchen.pay_base(self, Seat(first(step)), Kind(second(step)))
            elif rule == 35:
                kitchen.begin(self, Seat(first(step)), Kind(second(step)))
            elif rule == 36:
                supply.draw_atelier(self, Seat(first(step)))
            elif rule == 37:
                supply.draw_recipe(self, Seat(first(step)))
            elif rule == 38:
                supply.take_from_shelf(self, Seat(first(step)), Kind(second(step)))
            elif rule == 39:
                supply.keep_card(self, Seat(first(step)), Kind(second(step)))
            elif rule == 40:
                supply.keep_recipe(self, Seat(first(step)), Kind(second(step)))
        elif rule <= 45:
            if rule == 41:
                supply.fill_shelf(self, Seat(first(step)))
            elif rule == 42:
                supply.resolve_express(self, Seat(first(step)))
            elif rule == 43:
                supply.salon_express(self, Seat(first(step)))
            elif rule == 44:
                supply.choose_recipe(self, Seat(first(step)), Kind(second(step)))
            elif rule == 45:
                supply.etagere_express(self, Seat(first(step)))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 520:
            if rule == 513:
                rules.shout_or_not(self, seat)
            elif rule == 514:
                actions.action(self, seat)
            elif rule == 515:
                actions.recipe_to_take(self, seat)
            elif rule == 516:
                actions.recipe_to_give(self, seat, Seat(second(question)), Kind(third(question)))
            elif rule == 517:
                actions.card_to_show(self, seat)
            elif rule == 518:
                actions.shown_card(self, seat)
            elif rule == 519:
                actions.who_moves(self, seat)
            elif rule == 520:
                actions.clean_or_keep(self, seat)
        elif rule <= 528:
            if rule == 521:
                drawing.way_to_draw(self, seat)
            elif rule == 522:
                drawing.shelf_card(self, seat)
            elif rule == 523:
                drawing.quiz(self, seat)
            elif rule == 524:
                drawing.spoken_quiz(self, seat)
            elif rule == 525:
                drawing.verdict(self, seat, Seat(second(question)))
            elif rule == 526:
                drawing.card_to_take(self, seat)
            elif rule == 527:
                drawing.consolation(self, seat)
            elif rule == 528:
                drawing.pile_or_shelf(self, seat)
        elif rule <= 534:
            if rule == 529:
                drawing.card_to_discard(self, seat)
            elif rule == 530:
                kitchen.pair_of_flavours(self, seat, Kind(second(question)))
            elif rule == 531:
                kitchen.base(self, seat)
            elif rule == 532:
                supply.card_to_keep(self, seat)
            elif rule == 533:
                supply.recipe_to_keep(self, seat)
            elif rule == 534:
                supply.salon_recipe(self, seat)
        else:
            raise IndexError(rule)

    def overdue(self, seat: Seat) -> None:
        drawing.overdue(self, seat)

    def before_redeal(self, seat: Seat, deck: str) -> None:
        hidden.before_redeal(self, seat, deck)

    def after_redeal(self, seat: Seat, deck: str) -> None:
        hidden.after_redeal(self, seat, deck)

    def always_offers(self, question: i64) -> bool:
        rule = rule_of(question)
        return rule == 513 or rule == 514 or rule == 520 or rule == 524 or rule == 525 or rule == 528

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.questions_on = self.questions_on
        twin.spoken = self.spoken
        twin.everyday = self.everyday
        twin.shout_seconds = self.shout_seconds
        twin.children = self.children
        twin.drawn = self.drawn
        twin.acted = self.acted
        twin.prepared = self.prepared
        twin.helped = self.helped
        twin.able = self.able
        twin.express_done = self.express_done
        twin.question = self.question
        twin.last_question = self.last_question
        twin.answer_sheet = self.answer_sheet
        twin.solution = self.solution[:]
        twin.picked = self.picked[:]
        twin.shown = self.shown[:]
        twin.to_clean = self.to_clean[:]
        twin.order = copies(self.order)
        twin.orders_left.become(self.orders_left)
        twin.recipes = copies(self.recipes)
        twin.begun = copies(self.begun)
        twin.finished = copies(self.finished)
        twin.salon.become(self.salon)
        twin.recipe_pile.become(self.recipe_pile)
        twin.destination.become(self.destination)
        twin.destinations_left.become(self.destinations_left)
        twin.hand = copies(self.hand)
        twin.payment = copies(self.payment)
        twin.front.become(self.front)
        twin.shelf.become(self.shelf)
        twin.express.become(self.express)
        twin.discard.become(self.discard)
        twin.atelier_pile.become(self.atelier_pile)
        twin.questions.become(self.questions)
        twin.questions_used.become(self.questions_used)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 21:
            return self.order
        if field == 22:
            return [self.orders_left]
        if field == 23:
            return self.recipes
        if field == 24:
            return self.begun
        if field == 25:
            return self.finished
        if field == 26:
            return [self.salon]
        if field == 27:
            return [self.recipe_pile]
        if field == 28:
            return [self.destination]
        if field == 29:
            return [self.destinations_left]
        if field == 30:
            return self.hand
        if field == 31:
            return self.payment
        if field == 32:
            return [self.front]
        if field == 33:
            return [self.shelf]
        if field == 34:
            return [self.express]
        if field == 35:
            return [self.discard]
        if field == 36:
            return [self.atelier_pile]
        if field == 37:
            return [self.questions]
        if field == 38:
            return [self.questions_used]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 21:
            self.order = some
        elif field == 22:
            self.orders_left = some[0]
        elif field == 23:
            self.recipes = some
        elif field == 24:
            self.begun = some
        elif field == 25:
            self.finished = some
        elif field == 26:
            self.salon = some[0]
        elif field == 27:
            self.recipe_pile = some[0]
        elif field == 28:
            self.destination = some[0]
        elif field == 29:
            self.destinations_left = some[0]
        elif field == 30:
            self.hand = some
        elif field == 31:
            self.payment = some
        elif field == 32:
            self.front = some[0]
        elif field == 33:
            self.shelf = some[0]
        elif field == 34:
            self.express = some[0]
        elif field == 35:
            self.discard = some[0]
        elif field == 36:
            self.atelier_pile = some[0]
        elif field == 37:
            self.questions = some[0]
        elif field == 38:
            self.questions_used = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.round])
        if field == 1:
            return vec[i64]([self.first])
        if field == 2:
            return vec[i64]([self.active])
        if field == 3:
            return vec[i64]([self.questions_on])
        if field == 4:
            return vec[i64]([self.spoken])
        if field == 5:
            return vec[i64]([self.everyday])
        if field == 6:
            return vec[i64]([self.shout_seconds])
        if field == 7:
            return vec[i64]([self.children])
        if field == 8:
            return vec[i64]([self.drawn])
        if field == 9:
            return vec[i64]([self.acted])
        if field == 10:
            return vec[i64]([self.prepared])
        if field == 11:
            return vec[i64]([self.helped])
        if field == 12:
            return vec[i64]([self.able])
        if field == 13:
            return vec[i64]([self.express_done])
        if field == 14:
            return vec[i64]([self.question])
        if field == 15:
            return vec[i64]([self.last_question])
        if field == 16:
            return vec[i64]([self.answer_sheet])
        if field == 17:
            return self.solution[:]
        if field == 18:
            return self.picked[:]
        if field == 19:
            return self.shown[:]
        if field == 20:
            return self.to_clean[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.round = some[0]
        elif field == 1:
            self.first = some[0]
        elif field == 2:
            self.active = some[0]
        elif field == 3:
            self.questions_on = some[0]
        elif field == 4:
            self.spoken = some[0]
        elif field == 5:
            self.everyday = some[0]
        elif field == 6:
            self.shout_seconds = some[0]
        elif field == 7:
            self.children = some[0]
        elif field == 8:
            self.drawn = some[0]
        elif field == 9:
            self.acted = some[0]
        elif field == 10:
            self.prepared = some[0]
        elif field == 11:
            self.helped = some[0]
        elif field == 12:
            self.able = some[0]
        elif field == 13:
            self.express_done = some[0]
        elif field == 14:
            self.question = some[0]
        elif field == 15:
            self.last_question = some[0]
        elif field == 16:
            self.answer_sheet = some[0]
        elif field == 17:
            self.solution = some
        elif field == 18:
            self.picked = some
        elif field == 19:
            self.shown = some
        elif field == 20:
            self.to_clean = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["round"] = int(self.round)
        table["first"] = int(self.first)
        table["active"] = int(self.active)
        table["questions_on"] = int(self.questions_on)
        table["spoken"] = int(self.spoken)
        table["everyday"] = int(self.everyday)
        table["shout_seconds"] = int(self.shout_seconds)
        table["children"] = int(self.children)
        table["drawn"] = int(self.drawn)
        table["acted"] = int(self.acted)
        table["prepared"] = int(self.prepared)
        table["helped"] = int(self.helped)
        table["able"] = int(self.able)
        table["express_done"] = int(self.express_done)
        table["question"] = int(self.question)
        table["last_question"] = int(self.last_question)
        table["answer_sheet"] = None
        table["solution"] = None
        table["picked"] = None
        table["shown"] = shown.numbers(self.shown)
        table["to_clean"] = shown.numbers(self.to_clean)
        table["order"] = None
        table["orders_left"] = None
        table["recipes"] = shown.piles(self, self.recipes)
        table["begun"] = shown.piles(self, self.begun)
        table["finished"] = shown.piles(self, self.finished)
        table["salon"] = shown.pile(self, self.salon)
        table["recipe_pile"] = None
        table["destination"] = shown.pile(self, self.destination)
        table["destinations_left"] = shown.pile(self, self.destinations_left)
        table["hand"] = None
        table["payment"] = shown.piles(self, self.payment)
        table["front"] = shown.pile(self, self.front)
        table["shelf"] = shown.pile(self, self.shelf)
        table["express"] = shown.pile(self, self.express)
        table["discard"] = shown.pile(self, self.discard)
        table["atelier_pile"] = None
        table["questions"] = None
        table["questions_used"] = shown.pile(self, self.questions_used)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["answer_sheet"] = shown.hidden_number(self, self.answer_sheet)
        table["solution"] = shown.own_number(self, self.solution, seat)
        table["picked"] = shown.own_number(self, self.picked, seat)
        table["order"] = shown.hands(self, seat, self.order, False)
        table["orders_left"] = shown.hidden_pile(self, seat, self.orders_left, False, False)
        table["recipe_pile"] = shown.hidden_pile(self, seat, self.recipe_pile, False, False)
        table["hand"] = shown.hands(self, seat, self.hand, False)
        table["atelier_pile"] = shown.hidden_pile(self, seat, self.atelier_pile, False, False)
        table["questions"] = shown.hidden_pile(self, seat, self.questions, False, False)

    def forget(self, seat: Seat) -> None:
        self.answer_sheet = 0
        blank_others(self.solution, seat, -1)
        blank_others(self.picked, seat, -1)

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        self.before_redeal(seat, "order")
        redeal.begin(False)
        redeal.see_own(self.order)
        redeal.take_hands(self.order, seat)
        redeal.take(self.orders_left)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "order")
        self.before_redeal(seat, "recipe")
        redeal.begin(False)
        redeal.see_all(self.recipes)
        redeal.see_all(self.begun)
        redeal.see_all(self.finished)
        redeal.see(self.salon)
        redeal.take(self.recipe_pile)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "recipe")
        self.before_redeal(seat, "destination")
        self.after_redeal(seat, "destination")
        self.before_redeal(seat, "atelier")
        redeal.begin(False)
        redeal.see_own(self.hand)
        redeal.see_all(self.payment)
        redeal.see(self.front)
        redeal.see(self.shelf)
        redeal.see(self.express)
        redeal.see(self.discard)
        redeal.take_hands(self.hand, seat)
        redeal.take(self.atelier_pile)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "atelier")
        self.before_redeal(seat, "question")
        redeal.begin(True)
        redeal.see(self.questions_used)
        redeal.take(self.questions)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "question")

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.round)
        sink.number(1, self.first)
        sink.number(2, self.active)
        sink.number(3, self.questions_on)
        sink.number(4, self.spoken)
        sink.number(5, self.everyday)
        sink.number(6, self.shout_seconds)
        sink.number(7, self.children)
        sink.number(8, self.drawn)
        sink.number(9, self.acted)
        sink.number(10, self.prepared)
        sink.number(11, self.helped)
        sink.number(12, self.able)
        sink.number(13, self.express_done)
        sink.number(14, self.question)
        sink.number(15, self.last_question)
        sink.each(17, self.solution, seat)
        sink.each(18, self.picked, seat)
        sink.each(19, self.shown, seat)
        sink.each(20, self.to_clean, seat)
        sink.hands(21, self.order, seat, False)
        sink.known_of(22, self.orders_left, 0, False)
        sink.all_seen(23, self.recipes, seat)
        sink.all_seen(24, self.begun, seat)
        sink.all_seen(25, self.finished, seat)
        sink.seen(26, self.salon, 0)
        sink.known_of(27, self.recipe_pile, 0, False)
        sink.seen(28, self.destination, 0)
        sink.seen(29, self.destinations_left, 0)
        sink.hands(30, self.hand, seat, False)
        sink.all_seen(31, self.payment, seat)
        sink.seen(32, self.front, 0)
        sink.seen(33, self.shelf, 0)
        sink.seen(34, self.express, 0)
        sink.seen(35, self.discard, 0)
        sink.known_of(36, self.atelier_pile, 0, False)
        sink.known_of(37, self.questions, 0, False)
        sink.seen(38, self.questions_used, 0)


def blank(box: Box, seats: int, seed: int) -> Table:
    """A table with nothing on it yet."""
    g = Table(seats, 0)
    g.sow(seed)
    g.box = box
    g.kind_names = box.names
    return g


def new(
    box: Box, seats: int, seed: int, options: dict[str, str], story: list[Event] | None = None
) -> Table:
    g = blank(box, seats, seed)
    g.story = story
    rules.setup(g, options)
    g.run()
    return g
