# mypyc: compile
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.boom import effects, hidden, rules
from tablee.games.boom.cards import Box
from tablee.games.boom.table import ENDINGS, EVENTS, FIELDS, REASONS, Boom
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("begin_round", "", ""),
    2: ("end_round", "", ""),
    3: ("turn", "si", "seat left"),
    4: ("next_turn", "si", "seat left"),
    5: ("play_step", "s", "seat"),
    6: ("check_theft", "s", "seat"),
    7: ("draw_step", "s", "seat"),
    8: ("end_turn", "s", "seat"),
    9: ("play_card", "sks", "seat kind target"),
    10: ("see_through", "sk", "seat kind"),
    11: ("fumble", "s", "seat"),
    12: ("serve_express", "s", "seat"),
    13: ("splash", "s", "seat"),
    14: ("aim", "ss", "seat victim"),
    15: ("await_reactions", "", ""),
    16: ("let_it_be", "s", "seat"),
    17: ("react", "sks", "seat kind target"),
    18: ("resolve", "", ""),
    19: ("leave_stack", "", ""),
    20: ("take", "ssk", "seat victim kind"),
    21: ("force", "s", "victim"),
    22: ("recover", "sk", "seat kind"),
    513: ("card_to_play", "", ""),
    514: ("target", "k", "kind"),
    515: ("reaction", "", ""),
    516: ("card_to_take", "s", "victim"),
    517: ("card_to_recover", "", ""),
}
SHAPES: Final = "NNNNNNNNNNNNVVVVVVLPPPPLPPP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("role", [18]),
    ("event", [19, 20, 21]),
    ("timer", [22]),
    ("main", [23, 24, 25, 26]),
]
READINGS: Final[dict[int, list[int]]] = {
    1: [11, 23],
    2: [23],
    6: [23],
    7: [23],
    9: [23],
    11: [23],
    12: [23],
    13: [23],
    17: [23],
    18: [23],
    20: [23],
    21: [23],
    22: [23],
    513: [23],
    514: [23],
    515: [23],
    516: [23],
}


@final
@mypyc_attr(acyclic=True)
class Table(Boom):
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
                rules.end_round(self)
            elif rule == 3:
                rules.turn(self, Seat(first(step)), second(step))
            elif rule == 4:
                rules.next_turn(self, Seat(first(step)), second(step))
            elif rule == 5:
                rules.play_step(self, Seat(first(step)))
            elif rule == 6:
                rules.check_theft(self, Seat(first(step)))
            elif rule == 7:
                rules.draw_step(self, Seat(first(step)))
            elif rule == 8:
                rules.end_turn(self, Seat(first(step)))
        elif rule <= 16:
            if rule == 9:
                effects.play_card(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 10:
                effects.see_through(self, Seat(first(step)), Kind(second(step)))
            elif rule == 11:
                effects.fumble(self, Seat(first(step)))
            elif rule == 12:
                effects.serve_express(self, Seat(first(step)))
            elif rule == 13:
                effects.splash(self, Seat(first(step)))
            elif rule == 14:
                effects.aim(self, Seat(first(step)), Seat(second(step)))
            elif rule == 15:
                effects.await_reactions(self)
            elif rule == 16:
                effects.let_it_be(self, Seat(first(step)))
        elif rule <= 22:
            if rule == 17:
                effects.react(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 18:
                effects.resolve(self)
            elif rule == 19:
                effects.leave_stack(self)
            elif rule == 20:
                effects.take(self, Seat(first(step)), Seat(second(step)), Kind(third(step)))
            elif rule == 21:
                effects.force(self, Seat(first(step)))
            elif rule == 22:
                effects.recover(self, Seat(first(step)), Kind(second(step)))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 517:
            if rule == 513:
                effects.card_to_play(self, seat)
            elif rule == 514:
                effects.target(self, seat, Kind(second(question)))
            elif rule == 515:
                effects.reaction(self, seat)
            elif rule == 516:
                effects.card_to_take(self, seat, Seat(second(question)))
            elif rule == 517:
                effects.card_to_recover(self, seat)
        else:
            raise IndexError(rule)

    def take_effect(self, effect: i64, kind: Kind) -> None:
        if effect <= 7:
            if effect == 0:
                effects.thermal(self, kind)
            elif effect == 1:
                effects.coup_d_oeil_gourmand(self, kind)
            elif effect == 2:
                effects.accident_de_cuisine(self, kind)
            elif effect == 3:
                effects.maladresse(self, kind)
            elif effect == 4:
                effects.four_elargi(self, kind)
            elif effect == 5:
                effects.four_retreci(self, kind)
            elif effect == 6:
                effects.recuperation_d_ingredient(self, kind)
            elif effect == 7:
                effects.echange_de_tablier(self, kind)
        elif effect <= 11:
            if effect == 8:
                effects.tablier_de_protection(self, kind)
            elif effect == 9:
                effects.renvoi_de_spatule(self, kind)
            elif effect == 10:
                effects.coup_de_boost(self, kind)
            elif effect == 11:
                effects.goal(self, kind)
        else:
            raise IndexError(effect)

    def before_redeal(self, seat: Seat, deck: str) -> None:
        hidden.before_redeal(self, seat, deck)

    def after_redeal(self, seat: Seat, deck: str) -> None:
        hidden.after_redeal(self, seat, deck)

    def always_offers(self, question: i64) -> bool:
        rule = rule_of(question)
        return rule == 515

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.cake = self.cake
        twin.capacity = self.capacity
        twin.round = self.round
        twin.most_rounds = self.most_rounds
        twin.first = self.first
        twin.last_round = self.last_round
        twin.refills = self.refills
        twin.open_hands = self.open_hands
        twin.scaled_window = self.scaled_window
        twin.window_counts = self.window_counts
        twin.timer_last = self.timer_last
        twin.timer_round = self.timer_round
        twin.skips = self.skips[:]
        twin.origin = self.origin[:]
        twin.counted = self.counted[:]
        twin.stack_by = self.stack_by[:]
        twin.stack_target = self.stack_target[:]
        twin.stack_factor = self.stack_factor[:]
        twin.role = copies(self.role)
        twin.events_to_come.become(self.events_to_come)
        twin.events_left_out.become(self.events_left_out)
        twin.events_shown.become(self.events_shown)
        twin.timer.become(self.timer)
        twin.hand = copies(self.hand)
        twin.draw.become(self.draw)
        twin.stack.become(self.stack)
        twin.discard.become(self.discard)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 18:
            return self.role
        if field == 19:
            return [self.events_to_come]
        if field == 20:
            return [self.events_left_out]
        if field == 21:
            return [self.events_shown]
        if field == 22:
            return [self.timer]
        if field == 23:
            return self.hand
        if field == 24:
            return [self.draw]
        if field == 25:
            return [self.stack]
        if field == 26:
            return [self.discard]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 18:
            self.role = some
        elif field == 19:
            self.events_to_come = some[0]
        elif field == 20:
            self.events_left_out = some[0]
        elif field == 21:
            self.events_shown = some[0]
        elif field == 22:
            self.timer = some[0]
        elif field == 23:
            self.hand = some
        elif field == 24:
            self.draw = some[0]
        elif field == 25:
            self.stack = some[0]
        elif field == 26:
            self.discard = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.cake])
        if field == 1:
            return vec[i64]([self.capacity])
        if field == 2:
            return vec[i64]([self.round])
        if field == 3:
            return vec[i64]([self.most_rounds])
        if field == 4:
            return vec[i64]([self.first])
        if field == 5:
            return vec[i64]([self.last_round])
        if field == 6:
            return vec[i64]([self.refills])
        if field == 7:
            return vec[i64]([self.open_hands])
        if field == 8:
            return vec[i64]([self.scaled_window])
        if field == 9:
            return vec[i64]([self.window_counts])
        if field == 10:
            return vec[i64]([self.timer_last])
        if field == 11:
            return vec[i64]([self.timer_round])
        if field == 12:
            return self.skips[:]
        if field == 13:
            return self.origin[:]
        if field == 14:
            return self.counted[:]
        if field == 15:
            return self.stack_by[:]
        if field == 16:
            return self.stack_target[:]
        if field == 17:
            return self.stack_factor[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.cake = some[0]
        elif field == 1:
            self.capacity = some[0]
        elif field == 2:
            self.round = some[0]
        elif field == 3:
            self.most_rounds = some[0]
        elif field == 4:
            self.first = some[0]
        elif field == 5:
            self.last_round = some[0]
        elif field == 6:
            self.refills = some[0]
        elif field == 7:
            self.open_hands = some[0]
        elif field == 8:
            self.scaled_window = some[0]
        elif field == 9:
            self.window_counts = some[0]
        elif field == 10:
            self.timer_last = some[0]
        elif field == 11:
            self.timer_round = some[0]
        elif field == 12:
            self.skips = some
        elif field == 13:
            self.origin = some
        elif field == 14:
            self.counted = some
        elif field == 15:
            self.stack_by = some
        elif field == 16:
            self.stack_target = some
        elif field == 17:
            self.stack_factor = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["cake"] = int(self.cake)
        table["capacity"] = int(self.capacity)
        table["round"] = int(self.round)
        table["most_rounds"] = int(self.most_rounds)
        table["first"] = int(self.first)
        table["last_round"] = int(self.last_round)
        table["refills"] = int(self.refills)
        table["open_hands"] = int(self.open_hands)
        table["scaled_window"] = int(self.scaled_window)
        table["window_counts"] = int(self.window_counts)
        table["timer_last"] = int(self.timer_last)
        table["timer_round"] = None
        table["skips"] = shown.numbers(self.skips)
        table["origin"] = shown.numbers(self.origin)
        table["counted"] = shown.numbers(self.counted)
        table["stack_by"] = shown.numbers(self.stack_by)
        table["stack_target"] = shown.numbers(self.stack_target)
        table["stack_factor"] = shown.numbers(self.stack_factor)
        table["role"] = None
        table["events_to_come"] = None
        table["events_left_out"] = None
        table["events_shown"] = shown.pile(self, self.events_shown)
        table["timer"] = None
        table["hand"] = None
        table["draw"] = None
        table["stack"] = shown.pile(self, self.stack)
        table["discard"] = shown.pile(self, self.discard)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["timer_round"] = shown.hidden_number(self, self.timer_round)
        table["role"] = shown.hands(self, seat, self.role, False)
        table["events_to_come"] = shown.hidden_pile(self, seat, self.events_to_come, False, False)
        table["events_left_out"] = shown.hidden_pile(self, seat, self.events_left_out, False, False)
        table["timer"] = shown.hidden_pile(self, seat, self.timer, False, False)
        table["hand"] = shown.hands(self, seat, self.hand, self.open_hands == 0)
        table["draw"] = shown.hidden_pile(self, seat, self.draw, False, False)

    def forget(self, seat: Seat) -> None:
        self.timer_round = 0

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        self.before_redeal(seat, "role")
        if self.seats > 1 or seat < 0:
            redeal.begin(False)
            redeal.see_own(self.role)
            redeal.take_hands(self.role, seat)
            self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "role")
        self.before_redeal(seat, "event")
        redeal.begin(False)
        redeal.see(self.events_shown)
        redeal.take(self.events_to_come)
        redeal.take(self.events_left_out)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "event")
        self.before_redeal(seat, "timer")
        redeal.begin(False)
        redeal.take(self.timer)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "timer")
        self.before_redeal(seat, "main")
        redeal.begin(False)
        redeal.see_own(self.hand)
        redeal.see(self.stack)
        redeal.see(self.discard)
        redeal.take_hands(self.hand, seat)
        redeal.take(self.draw)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "main")

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.cake)
        sink.number(1, self.capacity)
        sink.number(2, self.round)
        sink.number(3, self.most_rounds)
        sink.number(4, self.first)
        sink.number(5, self.last_round)
        sink.number(6, self.refills)
        sink.number(7, self.open_hands)
        sink.number(8, self.scaled_window)
        sink.number(9, self.window_counts)
        sink.number(10, self.timer_last)
        sink.each(12, self.skips, seat)
        sink.each(13, self.origin, seat)
        sink.each(14, self.counted, seat)
        sink.series(15, self.stack_by)
        sink.series(16, self.stack_target)
        sink.series(17, self.stack_factor)
        sink.hands(18, self.role, seat, False)
        sink.known_of(19, self.events_to_come, 0, False)
        sink.known_of(20, self.events_left_out, 0, False)
        sink.seen(21, self.events_shown, 0)
        sink.known_of(22, self.timer, 0, False)
        sink.hands(23, self.hand, seat, self.open_hands == 0)
        sink.known_of(24, self.draw, 0, False)
        sink.seen(25, self.stack, 0)
        sink.seen(26, self.discard, 0)


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
