# interpreted
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from masques import rules
from masques.cards import Box
from masques.table import ENDINGS, EVENTS, FIELDS, REASONS, Masques
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("begin_round", "", ""),
    2: ("turn", "s", "seat"),
    3: ("play", "sk", "seat mask"),
    4: ("carry_out", "sk", "seat mask"),
    5: ("aim", "sks", "seat mask victim"),
    6: ("end_turn", "s", "seat"),
    7: ("accuse", "ssk", "seat victim mask"),
    8: ("midnight", "", ""),
    513: ("mask_to_play", "", ""),
    514: ("whom", "k", "mask"),
    515: ("accusation", "s", "victim"),
}
SHAPES: Final = "NNVVVPPLL"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("masks", [5, 6, 7, 8]),
]
READINGS: Final[dict[int, list[int]]] = {
}


@final
@mypyc_attr(acyclic=True)
class Table(Masques):
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
                rules.play(self, Seat(first(step)), Kind(second(step)))
            elif rule == 4:
                rules.carry_out(self, Seat(first(step)), Kind(second(step)))
            elif rule == 5:
                rules.aim(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 6:
                rules.end_turn(self, Seat(first(step)))
            elif rule == 7:
                rules.accuse(self, Seat(first(step)), Seat(second(step)), Kind(third(step)))
            elif rule == 8:
                rules.midnight(self)
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 515:
            if rule == 513:
                rules.mask_to_play(self, seat)
            elif rule == 514:
                rules.whom(self, seat, Kind(second(question)))
            elif rule == 515:
                rules.accusation(self, seat, Seat(second(question)))
        else:
            raise IndexError(rule)

    def take_effect(self, effect: i64, seat: Seat, victim: Seat) -> None:
        if effect <= 7:
            if effect == 0:
                rules.chat(self, seat, victim)
            elif effect == 1:
                rules.hibou(self, seat, victim)
            elif effect == 2:
                rules.sanglier(self, seat, victim)
            elif effect == 3:
                rules.tortue(self, seat, victim)
            elif effect == 4:
                rules.singe(self, seat, victim)
            elif effect == 5:
                rules.renard(self, seat, victim)
            elif effect == 6:
                rules.paon(self, seat, victim)
            elif effect == 7:
                rules.lune(self, seat, victim)
        else:
            raise IndexError(effect)

    def always_offers(self, question: i64) -> bool:
        return False

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.round = self.round
        twin.first = self.first
        twin.ribbons = self.ribbons[:]
        twin.gone = self.gone[:]
        twin.safe = self.safe[:]
        twin.draw.become(self.draw)
        twin.aside.become(self.aside)
        twin.hand = copies(self.hand)
        twin.front = copies(self.front)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 5:
            return [self.draw]
        if field == 6:
            return [self.aside]
        if field == 7:
            return self.hand
        if field == 8:
            return self.front
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 5:
            self.draw = some[0]
        elif field == 6:
            self.aside = some[0]
        elif field == 7:
            self.hand = some
        elif field == 8:
            self.front = some
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.round])
        if field == 1:
            return vec[i64]([self.first])
        if field == 2:
            return self.ribbons[:]
        if field == 3:
            return self.gone[:]
        if field == 4:
            return self.safe[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.round = some[0]
        elif field == 1:
            self.first = some[0]
        elif field == 2:
            self.ribbons = some
        elif field == 3:
            self.gone = some
        elif field == 4:
            self.safe = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["round"] = int(self.round)
        table["first"] = int(self.first)
        table["ribbons"] = shown.numbers(self.ribbons)
        table["gone"] = shown.numbers(self.gone)
        table["safe"] = shown.numbers(self.safe)
        table["draw"] = None
        table["aside"] = None
        table["hand"] = None
        table["front"] = shown.piles(self, self.front)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["draw"] = shown.hidden_pile(self, seat, self.draw, False, False)
        table["aside"] = shown.hidden_pile(self, seat, self.aside, False, False)
        table["hand"] = shown.hands(self, seat, self.hand, False)

    def forget(self, seat: Seat) -> None:
        pass

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(False)
        redeal.see_own(self.hand)
        redeal.see_all(self.front)
        redeal.take_hands(self.hand, seat)
        redeal.take(self.draw)
        redeal.take(self.aside)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.round)
        sink.number(1, self.first)
        sink.each(2, self.ribbons, seat)
        sink.each(3, self.gone, seat)
        sink.each(4, self.safe, seat)
        sink.known_of(5, self.draw, 0, False)
        sink.known_of(6, self.aside, 0, False)
        sink.hands(7, self.hand, seat, False)
        sink.all_seen(8, self.front, seat)


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
