# mypyc: compile
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.seizh import objections, rules, waltz
from tablee.games.seizh.cards import Box
from tablee.games.seizh.table import ENDINGS, EVENTS, FIELDS, REASONS, Seizh
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Reason, Seat, first, fourth, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("begin_turn", "s", "seat"),
    2: ("end_turn", "s", "seat"),
    3: ("take", "skk", "seat ingredient utensil"),
    4: ("steal", "ssk", "seat victim ingredient"),
    5: ("cook", "skkk", "seat first second third"),
    6: ("toss", "s", "seat"),
    7: ("grab", "sk", "seat utensil"),
    8: ("drop", "sk", "seat utensil"),
    9: ("swap", "skk", "seat utensil given"),
    10: ("keep_still", "s", "seat"),
    513: ("action", "", ""),
    514: ("waltz", "", ""),
}
SHAPES: Final = "NNNNNNNNNVVVVLPPPLLLP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("utensil", [13, 14]),
    ("ingredient", [15, 16, 17, 18]),
    ("bigoudenn", [19, 20]),
]
READINGS: Final[dict[int, list[int]]] = {
}


@final
@mypyc_attr(acyclic=True)
class Table(Seizh):
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
                rules.begin_turn(self, Seat(first(step)))
            elif rule == 2:
                rules.end_turn(self, Seat(first(step)))
            elif rule == 3:
                rules.take(self, Seat(first(step)), Kind(second(step)), Kind(third(step)))
            elif rule == 4:
                rules.steal(self, Seat(first(step)), Seat(second(step)), Kind(third(step)))
            elif rule == 5:
                rules.cook(self, Seat(first(step)), Kind(second(step)), Kind(third(step)), Kind(fourth(step)))
            elif rule == 6:
                rules.toss(self, Seat(first(step)))
            elif rule == 7:
                waltz.grab(self, Seat(first(step)), Kind(second(step)))
            elif rule == 8:
                waltz.drop(self, Seat(first(step)), Kind(second(step)))
        elif rule <= 10:
            if rule == 9:
                waltz.swap(self, Seat(first(step)), Kind(second(step)), Kind(third(step)))
            elif rule == 10:
                waltz.keep_still(self, Seat(first(step)))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 514:
            if rule == 513:
                rules.action(self, seat)
            elif rule == 514:
                waltz.waltz(self, seat)
        else:
            raise IndexError(rule)

    def standing(self, seat: Seat) -> None:
        rules.standing(self, seat)

    def objection(self, seat: Seat, option: i64) -> Reason:
        return objections.objection(self, seat, option)

    def always_offers(self, question: i64) -> bool:
        rule = rule_of(question)
        return rule == 513 or rule == 514

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.live = self.live
        twin.plays_on = self.plays_on
        twin.active = self.active
        twin.turns = self.turns
        twin.taken = self.taken
        twin.tossed = self.tossed
        twin.busy = self.busy
        twin.idle_turns = self.idle_turns
        twin.last_turns = self.last_turns
        twin.side = self.side[:]
        twin.points = self.points[:]
        twin.banned = self.banned[:]
        twin.moves = self.moves[:]
        twin.utensils = copies(self.utensils)
        twin.rack.become(self.rack)
        twin.stock.become(self.stock)
        twin.centre.become(self.centre)
        twin.larder = copies(self.larder)
        twin.dishes = copies(self.dishes)
        twin.bigoudenn = copies(self.bigoudenn)
        twin.absent.become(self.absent)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 13:
            return self.utensils
        if field == 14:
            return [self.rack]
        if field == 15:
            return [self.stock]
        if field == 16:
            return [self.centre]
        if field == 17:
            return self.larder
        if field == 18:
            return self.dishes
        if field == 19:
            return self.bigoudenn
        if field == 20:
            return [self.absent]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 13:
            self.utensils = some
        elif field == 14:
            self.rack = some[0]
        elif field == 15:
            self.stock = some[0]
        elif field == 16:
            self.centre = some[0]
        elif field == 17:
            self.larder = some
        elif field == 18:
            self.dishes = some
        elif field == 19:
            self.bigoudenn = some
        elif field == 20:
            self.absent = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.live])
        if field == 1:
            return vec[i64]([self.plays_on])
        if field == 2:
            return vec[i64]([self.active])
        if field == 3:
            return vec[i64]([self.turns])
        if field == 4:
            return vec[i64]([self.taken])
        if field == 5:
            return vec[i64]([self.tossed])
        if field == 6:
            return vec[i64]([self.busy])
        if field == 7:
            return vec[i64]([self.idle_turns])
        if field == 8:
            return vec[i64]([self.last_turns])
        if field == 9:
            return self.side[:]
        if field == 10:
            return self.points[:]
        if field == 11:
            return self.banned[:]
        if field == 12:
            return self.moves[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.live = some[0]
        elif field == 1:
            self.plays_on = some[0]
        elif field == 2:
            self.active = some[0]
        elif field == 3:
            self.turns = some[0]
        elif field == 4:
            self.taken = some[0]
        elif field == 5:
            self.tossed = some[0]
        elif field == 6:
            self.busy = some[0]
        elif field == 7:
            self.idle_turns = some[0]
        elif field == 8:
            self.last_turns = some[0]
        elif field == 9:
            self.side = some
        elif field == 10:
            self.points = some
        elif field == 11:
            self.banned = some
        elif field == 12:
            self.moves = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["live"] = int(self.live)
        table["plays_on"] = int(self.plays_on)
        table["active"] = int(self.active)
        table["turns"] = int(self.turns)
        table["taken"] = int(self.taken)
        table["tossed"] = int(self.tossed)
        table["busy"] = int(self.busy)
        table["idle_turns"] = int(self.idle_turns)
        table["last_turns"] = int(self.last_turns)
        table["side"] = shown.numbers(self.side)
        table["points"] = shown.numbers(self.points)
        table["banned"] = shown.numbers(self.banned)
        table["moves"] = shown.numbers(self.moves)
        table["utensils"] = shown.piles(self, self.utensils)
        table["rack"] = shown.pile(self, self.rack)
        table["stock"] = None
        table["centre"] = shown.pile(self, self.centre)
        table["larder"] = shown.piles(self, self.larder)
        table["dishes"] = shown.piles(self, self.dishes)
        table["bigoudenn"] = shown.piles(self, self.bigoudenn)
        table["absent"] = shown.pile(self, self.absent)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["stock"] = shown.hidden_pile(self, seat, self.stock, False, False)

    def forget(self, seat: Seat) -> None:
        pass

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(True)
        redeal.see(self.centre)
        redeal.see_all(self.larder)
        redeal.see_all(self.dishes)
        redeal.take(self.stock)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.live)
        sink.number(1, self.plays_on)
        sink.number(2, self.active)
        sink.number(3, self.turns)
        sink.number(4, self.taken)
        sink.number(5, self.tossed)
        sink.number(6, self.busy)
        sink.number(7, self.idle_turns)
        sink.number(8, self.last_turns)
        sink.each(9, self.side, seat)
        sink.each(10, self.points, seat)
        sink.each(11, self.banned, seat)
        sink.each(12, self.moves, seat)
        sink.all_seen(13, self.utensils, seat)
        sink.seen(14, self.rack, 0)
        sink.known_of(15, self.stock, 0, False)
        sink.seen(16, self.centre, 0)
        sink.all_seen(17, self.larder, seat)
        sink.all_seen(18, self.dishes, seat)
        sink.all_seen(19, self.bigoudenn, seat)
        sink.seen(20, self.absent, 0)


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
