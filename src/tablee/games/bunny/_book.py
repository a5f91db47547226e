# mypyc: compile
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.bunny import effects, placing, river, rules
from tablee.games.bunny.cards import Box
from tablee.games.bunny.table import ENDINGS, EVENTS, FIELDS, REASONS, Bunny
from tablee.kernel import shown
from tablee.kernel.piles import Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import NO_SEAT, Kind, Option, Seat, first, fourth, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("turn", "s", "seat"),
    2: ("move", "ski", "seat kind space"),
    3: ("jump", "sii", "seat goal space"),
    4: ("leave_river", "s", "seat"),
    5: ("use_river", "skii", "seat kind rabbits river"),
    6: ("draw_card", "s", "seat"),
    7: ("take_from_river", "ski", "seat kind rabbits"),
    8: ("end_turn", "sk", "seat placed"),
    9: ("lure", "ssi", "seat target space"),
    10: ("give", "ssi", "seat target served"),
    11: ("run_late", "s", "seat"),
    12: ("place", "ski", "seat kind space"),
    13: ("lay", "sii", "seat space left"),
    14: ("swap", "sks", "seat kind target"),
    15: ("lay_face_down", "ss", "seat target"),
    16: ("tourne", "s", "seat"),
    513: ("card_to_jump", "i", "goal"),
    514: ("river_card", "", ""),
    515: ("card_to_draw", "k", "placed"),
    516: ("card_to_fill", "", ""),
    517: ("pawn_to_lure", "i", "space"),
    518: ("recipient", "i", "served"),
    519: ("placement", "", ""),
    520: ("space_for_rabbit", "i", "left"),
    521: ("card_to_swap", "", ""),
    522: ("owner_of_face_down", "", ""),
}
SHAPES: Final = "NNNNNNNNVVVVVLPLLPP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("main", [13, 14, 15, 16, 17, 18]),
]
READINGS: Final[dict[int, list[int]]] = {
}


@final
@mypyc_attr(acyclic=True)
class Table(Bunny):
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
                rules.turn(self, Seat(first(step)))
            elif rule == 2:
                rules.move(self, Seat(first(step)), Kind(second(step)), third(step))
            elif rule == 3:
                rules.jump(self, Seat(first(step)), second(step), third(step))
            elif rule == 4:
                rules.leave_river(self, Seat(first(step)))
            elif rule == 5:
                rules.use_river(self, Seat(first(step)), Kind(second(step)), third(step), fourth(step))
            elif rule == 6:
                rules.draw_card(self, Seat(first(step)))
            elif rule == 7:
                rules.take_from_river(self, Seat(first(step)), Kind(second(step)), third(step))
            elif rule == 8:
                rules.end_turn(self, Seat(first(step)), Kind(second(step)))
        elif rule <= 16:
            if rule == 9:
                effects.lure(self, Seat(first(step)), Seat(second(step)), third(step))
            elif rule == 10:
                effects.give(self, Seat(first(step)), Seat(second(step)), third(step))
            elif rule == 11:
                placing.run_late(self, Seat(first(step)))
            elif rule == 12:
                placing.place(self, Seat(first(step)), Kind(second(step)), third(step))
            elif rule == 13:
                river.lay(self, Seat(first(step)), second(step), third(step))
            elif rule == 14:
                river.swap(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 15:
                river.lay_face_down(self, Seat(first(step)), Seat(second(step)))
            elif rule == 16:
                river.tourne(self, Seat(first(step)))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 520:
            if rule == 513:
                rules.card_to_jump(self, seat, second(question))
            elif rule == 514:
                rules.river_card(self, seat)
            elif rule == 515:
                rules.card_to_draw(self, seat, Kind(second(question)))
            elif rule == 516:
                rules.card_to_fill(self, seat)
            elif rule == 517:
                effects.pawn_to_lure(self, seat, second(question))
            elif rule == 518:
                effects.recipient(self, seat, second(question))
            elif rule == 519:
                placing.placement(self, seat)
            elif rule == 520:
                river.space_for_rabbit(self, seat, second(question))
        elif rule <= 522:
            if rule == 521:
                river.card_to_swap(self, seat)
            elif rule == 522:
                river.owner_of_face_down(self, seat)
        else:
            raise IndexError(rule)

    def overdue(self, seat: Seat) -> None:
        placing.overdue(self, seat)

    def always_offers(self, question: i64) -> bool:
        return False

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.first = self.first
        twin.river_optional = self.river_optional
        twin.free_fill = self.free_fill
        twin.sandglass = self.sandglass
        twin.sand = self.sand
        twin.carrot = self.carrot
        twin.fox = self.fox
        twin.burrow = self.burrow
        twin.domain = self.domain[:]
        twin.pawn = self.pawn[:]
        twin.rabbits = self.rabbits[:]
        twin.closed = self.closed[:]
        twin.river_rabbits = self.river_rabbits[:]
        twin.village = copies(self.village)
        twin.river.become(self.river)
        twin.hand = copies(self.hand)
        twin.face_down = copies(self.face_down)
        twin.draw.become(self.draw)
        twin.discard.become(self.discard)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 13:
            return self.village
        if field == 14:
            return [self.river]
        if field == 15:
            return self.hand
        if field == 16:
            return self.face_down
        if field == 17:
            return [self.draw]
        if field == 18:
            return [self.discard]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 13:
            self.village = some
        elif field == 14:
            self.river = some[0]
        elif field == 15:
            self.hand = some
        elif field == 16:
            self.face_down = some
        elif field == 17:
            self.draw = some[0]
        elif field == 18:
            self.discard = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.first])
        if field == 1:
            return vec[i64]([self.river_optional])
        if field == 2:
            return vec[i64]([self.free_fill])
        if field == 3:
            return vec[i64]([self.sandglass])
        if field == 4:
            return vec[i64]([self.sand])
        if field == 5:
            return vec[i64]([self.carrot])
        if field == 6:
            return vec[i64]([self.fox])
        if field == 7:
            return vec[i64]([self.burrow])
        if field == 8:
            return self.domain[:]
        if field == 9:
            return self.pawn[:]
        if field == 10:
            return self.rabbits[:]
        if field == 11:
            return self.closed[:]
        if field == 12:
            return self.river_rabbits[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.first = some[0]
        elif field == 1:
            self.river_optional = some[0]
        elif field == 2:
            self.free_fill = some[0]
        elif field == 3:
            self.sandglass = some[0]
        elif field == 4:
            self.sand = some[0]
        elif field == 5:
            self.carrot = some[0]
        elif field == 6:
            self.fox = some[0]
        elif field == 7:
            self.burrow = some[0]
        elif field == 8:
            self.domain = some
        elif field == 9:
            self.pawn = some
        elif field == 10:
            self.rabbits = some
        elif field == 11:
            self.closed = some
        elif field == 12:
            self.river_rabbits = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["first"] = int(self.first)
        table["river_optional"] = int(self.river_optional)
        table["free_fill"] = int(self.free_fill)
        table["sandglass"] = int(self.sandglass)
        table["sand"] = int(self.sand)
        table["carrot"] = int(self.carrot)
        table["fox"] = int(self.fox)
        table["burrow"] = int(self.burrow)
        table["domain"] = shown.numbers(self.domain)
        table["pawn"] = shown.numbers(self.pawn)
        table["rabbits"] = shown.numbers(self.rabbits)
        table["closed"] = shown.numbers(self.closed)
        table["river_rabbits"] = shown.numbers(self.river_rabbits)
        table["village"] = shown.piles(self, self.village)
        table["river"] = shown.pile(self, self.river)
        table["hand"] = None
        table["face_down"] = None
        table["draw"] = None
        table["discard"] = shown.pile(self, self.discard)

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["hand"] = shown.hands(self, seat, self.hand, False)
        table["face_down"] = shown.hidden_piles(self, seat, self.face_down, True, False)
        table["draw"] = shown.hidden_pile(self, seat, self.draw, False, False)

    def forget(self, seat: Seat) -> None:
        pass

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        redeal.begin(False)
        redeal.see_all(self.village)
        redeal.see(self.river)
        redeal.see_own(self.hand)
        redeal.see(self.discard)
        redeal.take_hands(self.hand, seat)
        redeal.take_hands(self.face_down, NO_SEAT)
        redeal.take(self.draw)
        self.rng = redeal.deal(self.rng, self.stream)

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.first)
        sink.number(1, self.river_optional)
        sink.number(2, self.free_fill)
        sink.number(3, self.sandglass)
        sink.number(4, self.sand)
        sink.number(5, self.carrot)
        sink.number(6, self.fox)
        sink.number(7, self.burrow)
        sink.each(8, self.domain, seat)
        sink.each(9, self.pawn, seat)
        sink.series(10, self.rabbits)
        sink.series(11, self.closed)
        sink.series(12, self.river_rabbits)
        sink.all_seen(13, self.village, 0)
        sink.seen(14, self.river, 0)
        sink.hands(15, self.hand, seat, False)
        sink.all_known(16, self.face_down, seat, False)
        sink.known_of(17, self.draw, 0, False)
        sink.seen(18, self.discard, 0)


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
