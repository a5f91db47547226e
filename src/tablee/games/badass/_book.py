# mypyc: compile
"""Generated from the rules and the table by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.badass import bluff, deaths, hidden, powers, rules, weapons
from tablee.games.badass.cards import Box
from tablee.games.badass.table import ENDINGS, EVENTS, FIELDS, REASONS, Badass
from tablee.kernel import shown
from tablee.kernel.piles import blank_others, Pile, copies
from tablee.kernel.redeal import Redeal
from tablee.kernel.sink import Sink
from tablee.kernel.state import Event, Field, copy_base
from tablee.kernel.steps import Kind, Option, Seat, first, fourth, rule_of, second, third


NAMES: Final[dict[int, tuple[str, str, str]]] = {
    1: ("choose_first", "sk", "seat kind"),
    2: ("lay_all", "", ""),
    3: ("lay", "sk", "seat kind"),
    4: ("turn", "s", "seat"),
    5: ("change_character", "s", "seat"),
    6: ("take_back", "s", "seat"),
    7: ("change_weapon", "s", "seat"),
    8: ("go_to_armoury", "s", "seat"),
    9: ("jam", "s", "seat"),
    10: ("end_turn", "s", "seat"),
    11: ("announce", "sk", "seat kind"),
    12: ("believe", "s", "seat"),
    13: ("cry_bluff", "s", "seat"),
    14: ("settle", "sk", "seat kind"),
    15: ("take_back_shown", "s", "seat"),
    16: ("attack", "ss", "killer victim"),
    17: ("attack_each", "si", "killer victims"),
    18: ("suffer", "ss", "seat killer"),
    19: ("defend", "sks", "seat kind killer"),
    20: ("die", "ss", "victim killer"),
    21: ("lose_from_hand", "ss", "victim by"),
    22: ("seek_vengeance", "s", "seat"),
    23: ("use_power", "sk", "seat kind"),
    24: ("aim", "sks", "seat kind victim"),
    25: ("spy_on", "ssii", "seat victim seen left"),
    26: ("enough", "s", "seat"),
    27: ("recover", "ski", "seat kind left"),
    28: ("take_charges", "ssi", "seat victim charges"),
    29: ("accuse", "sskk", "seat victim named kind"),
    30: ("receive", "sis", "seat amount giver"),
    31: ("apply_die", "si", "seat face"),
    32: ("share", "ssi", "giver seat left"),
    33: ("explode", "ss", "owner giver"),
    34: ("take_weapon", "sk", "seat kind"),
    35: ("execute", "s", "seat"),
    36: ("add_target", "ssii", "seat victim victims left"),
    37: ("fire", "si", "seat victims"),
    513: ("first_active", "", ""),
    514: ("new_active", "", ""),
    515: ("action", "", ""),
    516: ("denounce", "sk", "announcer kind"),
    517: ("defence", "s", "killer"),
    518: ("rival_to_spy_on", "ii", "seen left"),
    519: ("character_to_recover", "ii", "done left"),
    520: ("charges_to_take", "si", "victim most"),
    521: ("name_to_accuse", "sk", "victim kind"),
    522: ("new_weapon", "", ""),
    523: ("target", "k", "kind"),
    524: ("burst", "ii", "victims left"),
}
SHAPES: Final = "NNNNNVVVVVVPLLLLLPPPP"
DECKS: Final[list[tuple[str, list[int]]]] = [
    ("character", [11, 12, 13, 14, 15]),
    ("weapon", [16, 17, 18, 19, 20]),
]
READINGS: Final[dict[int, list[int]]] = {
    2: [10],
    14: [9],
}


@final
@mypyc_attr(acyclic=True)
class Table(Badass):
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
                rules.choose_first(self, Seat(first(step)), Kind(second(step)))
            elif rule == 2:
                rules.lay_all(self)
            elif rule == 3:
                rules.lay(self, Seat(first(step)), Kind(second(step)))
            elif rule == 4:
                rules.turn(self, Seat(first(step)))
            elif rule == 5:
                rules.change_character(self, Seat(first(step)))
            elif rule == 6:
                rules.take_back(self, Seat(first(step)))
            elif rule == 7:
                rules.change_weapon(self, Seat(first(step)))
            elif rule == 8:
                rules.go_to_armoury(self, Seat(first(step)))
        elif rule <= 16:
            if rule == 9:
                rules.jam(self, Seat(first(step)))
            elif rule == 10:
                rules.end_turn(self, Seat(first(step)))
            elif rule == 11:
                bluff.announce(self, Seat(first(step)), Kind(second(step)))
            elif rule == 12:
                bluff.believe(self, Seat(first(step)))
            elif rule == 13:
                bluff.cry_bluff(self, Seat(first(step)))
            elif rule == 14:
                bluff.settle(self, Seat(first(step)), Kind(second(step)))
            elif rule == 15:
                bluff.take_back_shown(self, Seat(first(step)))
            elif rule == 16:
                deaths.attack(self, Seat(first(step)), Seat(second(step)))
        elif rule <= 24:
            if rule == 17:
                deaths.attack_each(self, Seat(first(step)), second(step))
            elif rule == 18:
                deaths.suffer(self, Seat(first(step)), Seat(second(step)))
            elif rule == 19:
                deaths.defend(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
            elif rule == 20:
                deaths.die(self, Seat(first(step)), Seat(second(step)))
            elif rule == 21:
                deaths.lose_from_hand(self, Seat(first(step)), Seat(second(step)))
            elif rule == 22:
                deaths.seek_vengeance(self, Seat(first(step)))
            elif rule == 23:
                powers.use_power(self, Seat(first(step)), Kind(second(step)))
            elif rule == 24:
                powers.aim(self, Seat(first(step)), Kind(second(step)), Seat(third(step)))
        elif rule <= 32:
            if rule == 25:
                powers.spy_on(self, Seat(first(step)), Seat(second(step)), third(step), fourth(step))
            elif rule == 26:
                powers.enough(self, Seat(first(step)))
            elif rule == 27:
                powers.recover(self, Seat(first(step)), Kind(second(step)), third(step))
            elif rule == 28:
                powers.take_charges(self, Seat(first(step)), Seat(second(step)), third(step))
            elif rule == 29:
                powers.accuse(self, Seat(first(step)), Seat(second(step)), Kind(third(step)), Kind(fourth(step)))
            elif rule == 30:
                weapons.receive(self, Seat(first(step)), second(step), Seat(third(step)))
            elif rule == 31:
                weapons.apply_die(self, Seat(first(step)), second(step))
            elif rule == 32:
                weapons.share(self, Seat(first(step)), Seat(second(step)), third(step))
        elif rule <= 37:
            if rule == 33:
                weapons.explode(self, Seat(first(step)), Seat(second(step)))
            elif rule == 34:
                weapons.take_weapon(self, Seat(first(step)), Kind(second(step)))
            elif rule == 35:
                weapons.execute(self, Seat(first(step)))
            elif rule == 36:
                weapons.add_target(self, Seat(first(step)), Seat(second(step)), third(step), fourth(step))
            elif rule == 37:
                weapons.fire(self, Seat(first(step)), second(step))
        else:
            raise IndexError(rule)

    def offer_all(self, question: i64, seat: Seat) -> None:
        rule = rule_of(question)
        if rule <= 520:
            if rule == 513:
                rules.first_active(self, seat)
            elif rule == 514:
                rules.new_active(self, seat)
            elif rule == 515:
                rules.action(self, seat)
            elif rule == 516:
                bluff.denounce(self, seat, Seat(second(question)), Kind(third(question)))
            elif rule == 517:
                deaths.defence(self, seat, Seat(second(question)))
            elif rule == 518:
                powers.rival_to_spy_on(self, seat, second(question), third(question))
            elif rule == 519:
                powers.character_to_recover(self, seat, second(question), third(question))
            elif rule == 520:
                powers.charges_to_take(self, seat, Seat(second(question)), third(question))
        elif rule <= 524:
            if rule == 521:
                powers.name_to_accuse(self, seat, Seat(second(question)), Kind(third(question)))
            elif rule == 522:
                weapons.new_weapon(self, seat)
            elif rule == 523:
                weapons.target(self, seat, Kind(second(question)))
            elif rule == 524:
                weapons.burst(self, seat, second(question), third(question))
        else:
            raise IndexError(rule)

    def before_redeal(self, seat: Seat, deck: str) -> None:
        hidden.before_redeal(self, seat, deck)

    def after_redeal(self, seat: Seat, deck: str) -> None:
        hidden.after_redeal(self, seat, deck)

    def always_offers(self, question: i64) -> bool:
        rule = rule_of(question)
        return rule == 515 or rule == 516 or rule == 517

    def stands(self, seat: Seat, option: Option) -> bool:
        return False

    def clone(self) -> Table:
        twin = Table(0, 0)
        copy_base(self, twin)
        twin.box = self.box
        twin.limit = self.limit
        twin.from_active = self.from_active
        twin.round = self.round
        twin.first = self.first
        twin.player = self.player
        twin.score = self.score[:]
        twin.vengeful = self.vengeful[:]
        twin.charge = self.charge[:]
        twin.kills = self.kills[:]
        twin.answer = self.answer[:]
        twin.choice = self.choice[:]
        twin.cast.become(self.cast)
        twin.hand = copies(self.hand)
        twin.active = copies(self.active)
        twin.loge = copies(self.loge)
        twin.graveyard = copies(self.graveyard)
        twin.weapon = copies(self.weapon)
        twin.market.become(self.market)
        twin.arsenal.become(self.arsenal)
        twin.discard.become(self.discard)
        twin.left_out.become(self.left_out)
        return twin

    def piles(self, field: int) -> list[Pile]:
        if field == 11:
            return [self.cast]
        if field == 12:
            return self.hand
        if field == 13:
            return self.active
        if field == 14:
            return self.loge
        if field == 15:
            return self.graveyard
        if field == 16:
            return self.weapon
        if field == 17:
            return [self.market]
        if field == 18:
            return [self.arsenal]
        if field == 19:
            return [self.discard]
        if field == 20:
            return [self.left_out]
        raise IndexError(field)

    def set_piles(self, field: int, some: list[Pile]) -> None:
        if field == 11:
            self.cast = some[0]
        elif field == 12:
            self.hand = some
        elif field == 13:
            self.active = some
        elif field == 14:
            self.loge = some
        elif field == 15:
            self.graveyard = some
        elif field == 16:
            self.weapon = some
        elif field == 17:
            self.market = some[0]
        elif field == 18:
            self.arsenal = some[0]
        elif field == 19:
            self.discard = some[0]
        elif field == 20:
            self.left_out = some[0]
        else:
            raise IndexError(field)

    def numbers(self, field: int) -> vec[i64]:
        if field == 0:
            return vec[i64]([self.limit])
        if field == 1:
            return vec[i64]([self.from_active])
        if field == 2:
            return vec[i64]([self.round])
        if field == 3:
            return vec[i64]([self.first])
        if field == 4:
            return vec[i64]([self.player])
        if field == 5:
            return self.score[:]
        if field == 6:
            return self.vengeful[:]
        if field == 7:
            return self.charge[:]
        if field == 8:
            return self.kills[:]
        if field == 9:
            return self.answer[:]
        if field == 10:
            return self.choice[:]
        raise IndexError(field)

    def set_numbers(self, field: int, some: vec[i64]) -> None:
        if field == 0:
            self.limit = some[0]
        elif field == 1:
            self.from_active = some[0]
        elif field == 2:
            self.round = some[0]
        elif field == 3:
            self.first = some[0]
        elif field == 4:
            self.player = some[0]
        elif field == 5:
            self.score = some
        elif field == 6:
            self.vengeful = some
        elif field == 7:
            self.charge = some
        elif field == 8:
            self.kills = some
        elif field == 9:
            self.answer = some
        elif field == 10:
            self.choice = some
        else:
            raise IndexError(field)

    def show_to_all(self, table: dict[str, object]) -> None:
        table["limit"] = int(self.limit)
        table["from_active"] = int(self.from_active)
        table["round"] = int(self.round)
        table["first"] = int(self.first)
        table["player"] = int(self.player)
        table["score"] = shown.numbers(self.score)
        table["vengeful"] = shown.numbers(self.vengeful)
        table["charge"] = shown.numbers(self.charge)
        table["kills"] = shown.numbers(self.kills)
        table["answer"] = None
        table["choice"] = None
        table["cast"] = shown.pile(self, self.cast)
        table["hand"] = None
        table["active"] = None
        table["loge"] = None
        table["graveyard"] = shown.piles(self, self.graveyard)
        table["weapon"] = shown.piles(self, self.weapon)
        table["market"] = shown.pile(self, self.market)
        table["arsenal"] = None
        table["discard"] = shown.pile(self, self.discard)
        table["left_out"] = None

    def show_to(self, seat: Seat, table: dict[str, object]) -> None:
        table["answer"] = shown.own_number(self, self.answer, seat)
        table["choice"] = shown.own_number(self, self.choice, seat)
        table["hand"] = shown.hands(self, seat, self.hand, False)
        table["active"] = shown.hands(self, seat, self.active, False)
        table["loge"] = shown.hands(self, seat, self.loge, False)
        table["arsenal"] = shown.hidden_pile(self, seat, self.arsenal, False, False)
        table["left_out"] = shown.hidden_pile(self, seat, self.left_out, False, False)

    def forget(self, seat: Seat) -> None:
        blank_others(self.answer, seat, 0)
        blank_others(self.choice, seat, 0)

    def deal_anew(self, redeal: Redeal, seat: Seat) -> None:
        self.before_redeal(seat, "character")
        if self.seats > 1 or seat < 0:
            redeal.begin(True)
            redeal.see(self.cast)
            redeal.see_own(self.hand)
            redeal.see_own(self.active)
            redeal.see_own(self.loge)
            redeal.see_all(self.graveyard)
            redeal.take_hands(self.hand, seat)
            redeal.take_hands(self.active, seat)
            redeal.take_hands(self.loge, seat)
            self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "character")
        self.before_redeal(seat, "weapon")
        redeal.begin(False)
        redeal.see_all(self.weapon)
        redeal.see(self.market)
        redeal.see(self.discard)
        redeal.take(self.arsenal)
        redeal.take(self.left_out)
        self.rng = redeal.deal(self.rng, self.stream)
        self.after_redeal(seat, "weapon")

    def see(self, sink: Sink, seat: Seat) -> None:
        sink.number(0, self.limit)
        sink.number(1, self.from_active)
        sink.number(2, self.round)
        sink.number(3, self.first)
        sink.number(4, self.player)
        sink.each(5, self.score, seat)
        sink.each(6, self.vengeful, seat)
        sink.each(7, self.charge, seat)
        sink.each(8, self.kills, seat)
        sink.each(9, self.answer, seat)
        sink.each(10, self.choice, seat)
        sink.seen(11, self.cast, 0)
        sink.hands(12, self.hand, seat, False)
        sink.hands(13, self.active, seat, False)
        sink.hands(14, self.loge, seat, False)
        sink.all_seen(15, self.graveyard, seat)
        sink.all_seen(16, self.weapon, seat)
        sink.seen(17, self.market, 0)
        sink.known_of(18, self.arsenal, 0, False)
        sink.seen(19, self.discard, 0)
        sink.known_of(20, self.left_out, 0, False)


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
