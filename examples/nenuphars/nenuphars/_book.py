# interpreted
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nenuphars import rules
from nenuphars.cards import Box
from nenuphars.table import ENDINGS, EVENTS, FIELDS, REASONS, Nenuphars
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("turn", "s", "seat"),
    2: ("plant", "ski", "seat flower cell"),
    3: ("end_turn", "s", "seat"),
    513: ("where", "", ""),
}
SHAPES: Final = "NNVVPLP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("flowers", [4, 5, 6]),
]
READINGS: Final[dict[int, list[int]]] = {
}


@final
@mypyc_attr(acyclic=True)
class Table(Nenuphars):
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
        if rule <= 3:
            if rule == 1:
                rules.turn(self, Seat(first(step)))
            elif rule == 2:
                rules.plant(self, Seat(first(step)), Kind(second(step)), third(step))
            elif rule == 3:
                rules.end_turn(self, Seat(first(step)))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 513:
            if rule == 513:
                rules.where(self, seat)
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
        twin.first = self.first
        twin.turns = self.turns
        twin.cells = self.cells[:]
        twin.steps = self.steps[:]
        twin.draw.become(self.draw)
        twin.hand = copies(self.hand)
        twin.planted.become(self.planted)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 4:
            return [self.draw]
        if field == 5:
            return self.hand
        if field == 6:
            return [self.planted]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 4:
            self.draw = some[0]
        elif field == 5:
            self.hand = some
        elif field == 6:
            self.planted = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.first])
        if field == 1:
            return vec[i64]([self.turns])
        if field == 2:
            return self.cells[:]
        if field == 3:
            return self.steps[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.first = some[0]
        elif field == 1:
            self.turns = some[0]
        elif field == 2:
            self.cells = some
        elif field == 3:
            self.steps = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["first"] = int(self.first)
        table["turns"] = int(self.turns)
        table["cells"] = shown.numbers(self.cells)
        table["steps"] = shown.numbers(self.steps)
        table["draw"] = None
        table["hand"] = None
        table["planted"] = shown.pile(self, self.planted)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["draw"] = shown.hidden_pile(self, seat, self.draw, False, False)
        table["hand"] = shown.hands(self, seat, self.hand, False)

    def forget(self, seat: Seat) -> None:
        pass

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(False)
        redeal.see_own(self.hand)
        redeal.see(self.planted)
        redeal.take_hands(self.hand, seat)
        redeal.take(self.draw)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.first)
        sink.number(1, self.turns)
        sink.series(2, self.cells)
        sink.each(3, self.steps, seat)
        sink.known_of(4, self.draw, 0, False)
        sink.hands(5, self.hand, seat, False)
        sink.seen(6, self.planted, 0)


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
