# interpreted
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.studio.sample import rules
from tablee.studio.sample.cards import Box
from tablee.studio.sample.table import ENDINGS, EVENTS, FIELDS, REASONS, Orchard
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Option, Seat, first, rule_of


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("turn", "s", "seat"),
    2: ("pick", "s", "seat"),
    3: ("sting", "s", "seat"),
    4: ("go_home", "s", "seat"),
    5: ("end_turn", "s", "seat"),
    6: ("count", "", ""),
    513: ("next_tree", "", ""),
}
SHAPES: Final = "NNPPPLPLP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("trees", [2, 3, 4, 5, 6]),
    ("secrets", [7, 8]),
]
READINGS: Final[dict[int, list[int]]] = {
}


@final
@mypyc_attr(acyclic=True)
class Table(Orchard):
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
        if rule <= 6:
            if rule == 1:
                rules.turn(self, Seat(first(step)))
            elif rule == 2:
                rules.pick(self, Seat(first(step)))
            elif rule == 3:
                rules.sting(self, Seat(first(step)))
            elif rule == 4:
                rules.go_home(self, Seat(first(step)))
            elif rule == 5:
                rules.end_turn(self, Seat(first(step)))
            elif rule == 6:
                rules.count(self)
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 513:
            if rule == 513:
                rules.next_tree(self, seat)
        else:
            raise IndexError(rule)

    def always_offers(self, question: i64) -> bool:
        rule = rule_of(question)
        return rule == 513

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.first = self.first
        twin.turns = self.turns
        twin.orchard.become(self.orchard)
        twin.aside.become(self.aside)
        twin.apron.become(self.apron)
        twin.baskets = copies(self.baskets)
        twin.grass.become(self.grass)
        twin.secret = copies(self.secret)
        twin.drawer.become(self.drawer)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 2:
            return [self.orchard]
        if field == 3:
            return [self.aside]
        if field == 4:
            return [self.apron]
        if field == 5:
            return self.baskets
        if field == 6:
            return [self.grass]
        if field == 7:
            return self.secret
        if field == 8:
            return [self.drawer]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 2:
            self.orchard = some[0]
        elif field == 3:
            self.aside = some[0]
        elif field == 4:
            self.apron = some[0]
        elif field == 5:
            self.baskets = some
        elif field == 6:
            self.grass = some[0]
        elif field == 7:
            self.secret = some
        elif field == 8:
            self.drawer = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.first])
        if field == 1:
            return vec[i64]([self.turns])
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.first = some[0]
        elif field == 1:
            self.turns = some[0]
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["first"] = int(self.first)
        table["turns"] = int(self.turns)
        table["orchard"] = None
        table["aside"] = None
        table["apron"] = shown.pile(self, self.apron)
        table["baskets"] = shown.piles(self, self.baskets)
        table["grass"] = shown.pile(self, self.grass)
        table["secret"] = None
        table["drawer"] = None

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["orchard"] = shown.hidden_pile(self, seat, self.orchard, False, False)
        table["aside"] = shown.hidden_pile(self, seat, self.aside, False, False)
        table["secret"] = shown.hands(self, seat, self.secret, False)
        table["drawer"] = shown.hidden_pile(self, seat, self.drawer, False, False)

    def forget(self, seat: Seat) -> None:
        pass

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(False)
        redeal.see(self.apron)
        redeal.see_all(self.baskets)
        redeal.see(self.grass)
        redeal.take(self.orchard)
        redeal.take(self.aside)
        self.rng = redeal.deal(self.rng, self.stream)
        redeal.begin(False)
        redeal.see_own(self.secret)
        redeal.take_hands(self.secret, seat)
        redeal.take(self.drawer)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.first)
        sink.number(1, self.turns)
        sink.known_of(2, self.orchard, 0, False)
        sink.known_of(3, self.aside, 0, False)
        sink.seen(4, self.apron, 0)
        sink.all_seen(5, self.baskets, seat)
        sink.seen(6, self.grass, 0)
        sink.hands(7, self.secret, seat, False)
        sink.known_of(8, self.drawer, 0, False)


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
