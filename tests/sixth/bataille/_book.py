# interpreted
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tests.sixth.bataille import rules
from tests.sixth.bataille.cards import Box
from tests.sixth.bataille.table import ENDINGS, EVENTS, FIELDS, REASONS, Bataille
from tablee.kernel import shown
from tablee.kernel.piles import blank_others, Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, rule_of, second


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("trick", "", ""),
    2: ("lay", "sk", "seat kind"),
    3: ("compare", "", ""),
    4: ("count", "", ""),
    513: ("card", "", ""),
}
SHAPES: Final = "NVVLPP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("main", [3, 4, 5]),
]
READINGS: Final[dict[int, list[int]]] = {
    3: [2],
}


@final
@mypyc_attr(acyclic=True)
class Table(Bataille):
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
        if rule <= 4:
            if rule == 1:
                rules.trick(self)
            elif rule == 2:
                rules.lay(self, Seat(first(step)), Kind(second(step)))
            elif rule == 3:
                rules.compare(self)
            elif rule == 4:
                rules.count(self)
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 513:
            if rule == 513:
                rules.card(self, seat)
        else:
            raise IndexError(rule)

    def always_offers(self, question: i64) -> bool:
        return False

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.round = self.round
        twin.tricks = self.tricks[:]
        twin.choice = self.choice[:]
        twin.hand = copies(self.hand)
        twin.talon.become(self.talon)
        twin.discard.become(self.discard)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 3:
            return self.hand
        if field == 4:
            return [self.talon]
        if field == 5:
            return [self.discard]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 3:
            self.hand = some
        elif field == 4:
            self.talon = some[0]
        elif field == 5:
            self.discard = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.round])
        if field == 1:
            return self.tricks[:]
        if field == 2:
            return self.choice[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.round = some[0]
        elif field == 1:
            self.tricks = some
        elif field == 2:
            self.choice = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["round"] = int(self.round)
        table["tricks"] = shown.numbers(self.tricks)
        table["choice"] = None
        table["hand"] = None
        table["talon"] = None
        table["discard"] = shown.pile(self, self.discard)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["choice"] = shown.own_number(self, self.choice, seat)
        table["hand"] = shown.hands(self, seat, self.hand, False)
        table["talon"] = shown.hidden_pile(self, seat, self.talon, False, False)

    def forget(self, seat: Seat) -> None:
        blank_others(self.choice, seat, 0)

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(False)
        redeal.see_own(self.hand)
        redeal.see(self.discard)
        redeal.take_hands(self.hand, seat)
        redeal.take(self.talon)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.round)
        sink.each(1, self.tricks, seat)
        sink.each(2, self.choice, seat)
        sink.hands(3, self.hand, seat, False)
        sink.known_of(4, self.talon, 0, False)
        sink.seen(5, self.discard, 0)


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
