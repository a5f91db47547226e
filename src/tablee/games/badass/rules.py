# mypyc: compile
"""Badass Force: set-up, turns, the four actions and how it ends, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.badass._names import (
    CASCADEUSE,
    COLONELLE,
    GRAVEYARD_IS_EMPTY,
    LIMIT_REACHED,
    NO_CHARGE_TO_TAKE,
    ONLY_IN_DEFENCE,
    PICKPOCKET,
    PRICE_TOO_HIGH,
    RED,
    ROUNDS_OVER,
    WEAPON_NOT_CHARGED,
)
from tablee.games.badass._steps import ask, ask_all, do
from tablee.games.badass.cards import CAST, Layout
from tablee.games.badass.deaths import conceal
from tablee.games.badass.table import MOST_ROUNDS, Badass
from tablee.games.badass.weapons import discard_weapon
from tablee.kernel.game import BadInput
from tablee.kernel.piles import Pile, zeros
from tablee.kernel.seating import first_player
from tablee.kernel.state import NOT_OFFERED
from tablee.kernel.steps import BITS, Kind, Reason, Seat

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Badass, options: dict[str, str]) -> None:
    g.limit = int(options["limit"])
    g.from_active = 1 if options["denouncers"] == "active" else 0
    layout = g.box.layout(g.seats, pick_cast(g, options["cast"]))
    g.kinds = layout.kinds
    g.known = zeros(len(layout.kinds))
    deal_characters(g, layout)
    deal_weapons(g, layout.weapons.copy())
    g.first = first_player(g.below(g.seats), options["first"])
    g.player = g.first
    g.then(ask_all.first_active(g.everyone()), do.lay_all(), do.turn(Seat(g.first)))


def pick_cast(g: Badass, wish: str) -> i64:
    """Seven characters at random, every class of the box among them: a bit for each."""
    if g.box.chosen:
        return cast_of_box(g, wish)
    everyone = BITS[g.box.characters] - 1
    if wish != "random":
        everyone &= ~left_out_by_wish(g, wish.removeprefix("without_"))
    cast = draw_cast(g, everyone)
    while g.box.classes_of(cast) != g.box.classes:
        cast = draw_cast(g, everyone)
    return cast


def cast_of_box(g: Badass, wish: str) -> i64:
    """Whatever their classes (badass-18)."""
    if wish != "random":
        raise BadInput("this box names its seven characters itself; choose cast=random.")
    return g.box.chosen


def left_out_by_wish(g: Badass, name: str) -> i64:
    kind: i64 = g.box.names.index(name) if name in g.box.names else g.box.characters
    rest = BITS[g.box.characters] - 1 & ~BITS[kind]
    if kind >= g.box.characters or g.box.characters == CAST or g.box.classes_of(rest) != g.box.classes:
        raise BadInput(f"this box cannot be played without {name}; choose cast=random or another character.")
    return BITS[kind]


def draw_cast(g: Badass, cast: i64) -> i64:
    left: i64 = 0
    for kind in range(g.box.characters):
        if cast & BITS[kind]:
            left += 1
    while left > CAST:
        cast &= ~nth_bit(cast, g.below(left))
        left -= 1
    return cast


def nth_bit(mask: i64, n: i64) -> i64:
    while n:
        mask &= mask - 1
        n -= 1
    return mask & -mask


def deal_characters(g: Badass, layout: Layout) -> None:
    """One of each for everybody, a random one of them aside in the Loge."""
    g.cast = layout.cast.copy()
    for seat in g.everyone():
        g.hand[seat] = layout.hands[seat].copy()
        card = g.hand[seat].draw_at(g.below(CAST))
        g.loge[seat].add(card)
        g.tell("loge", seat, secret=g.kind(card), knows=BITS[seat])


def deal_weapons(g: Badass, weapons: Pile) -> None:
    """One each, some face up in the market; of a large mix only 24 are in play."""
    g.shuffle(weapons)
    while len(weapons) > g.box.weapons_in_play:
        g.left_out.add(weapons.draw())
    for seat in g.everyone():
        g.weapon[seat].add(weapons.draw())
        g.charge[seat] = g.box.start[g.weapon_kind(seat)]
    for _ in range(g.box.market):
        g.market.add(weapons.draw())
    g.arsenal = weapons


def first_active(g: Badass, seat: Seat) -> None:
    for card in g.hand[seat].cards:
        g.offer(do.choose_first(seat, g.kind(card)))


def choose_first(g: Badass, seat: Seat, kind: Kind) -> None:
    """Noted only: all are laid down together."""
    g.choice[seat] = kind + 1


def lay_all(g: Badass) -> None:
    for seat in g.everyone():
        put_down(g, seat, Kind(g.choice[seat] - 1))
        g.choice[seat] = 0


def put_down(g: Badass, seat: Seat, kind: Kind) -> None:
    card = g.find(g.hand[seat], kind)
    g.hand[seat].remove(card)
    g.active[seat].add(card)
    conceal(g, seat)
    g.tell("laid", seat, secret=kind, knows=BITS[seat])


def new_active(g: Badass, seat: Seat) -> None:
    """From the top of the hand: a character just taken back comes first."""
    hand = g.hand[seat]
    i: i64 = len(hand) - 1
    while i >= 0:
        g.offer(do.lay(seat, g.kind(hand[i])))
        i -= 1


def lay(g: Badass, seat: Seat, kind: Kind) -> None:
    put_down(g, seat, kind)


# -- A turn -------------------------------------------------------------------------------


def turn(g: Badass, seat: Seat) -> None:
    g.player = seat
    if seat == g.first:
        g.round += 1
    for other in g.everyone():
        g.kills[other] = 0
    g.tell("turn_began", seat)
    if not g.vengeful[seat] and somebody_seeks_vengeance(g):
        g.score[seat] += g.box.cool_bonus
        g.tell("cool_bonus", seat, g.box.cool_bonus, g.score[seat])
    charge = g.box.vengeance_charge if g.vengeful[seat] else g.box.charge
    g.then(do.receive(seat, charge, seat), ask.action(seat), do.end_turn(seat))


def somebody_seeks_vengeance(g: Badass) -> bool:
    for seat in g.everyone():
        if g.vengeful[seat]:
            return True
    return False


def action(g: Badass, seat: Seat) -> None:
    g.offer(do.change_character(seat))
    g.offer(do.change_weapon(seat))
    if g.charge[seat] >= g.box.mark[g.weapon_kind(seat)]:
        g.offer(do.execute(seat))
    else:
        g.refuse(do.execute(seat), WEAPON_NOT_CHARGED)
    g.offer(do.go_to_armoury(seat))
    for slot in range(CAST):
        kind = Kind(g.kinds[slot])
        reason = why_not_announce(g, seat, kind)
        if reason == NOT_OFFERED:
            g.offer(do.announce(seat, kind))
        else:
            g.refuse(do.announce(seat, kind), reason)


def why_not_announce(g: Badass, seat: Seat, kind: Kind) -> Reason:
    """A price that cannot be paid or a power without a target (badass-03, badass-R10); NOT_OFFERED if neither."""
    effect = g.box.effect[kind]
    if effect == COLONELLE:
        return ONLY_IN_DEFENCE
    if g.cost(seat, kind) > g.charge[seat]:
        return PRICE_TOO_HIGH
    if effect == CASCADEUSE and not len(g.graveyard[seat]):
        return GRAVEYARD_IS_EMPTY
    if effect == PICKPOCKET and not a_rival_has_a_charge(g, seat):
        return NO_CHARGE_TO_TAKE
    return NOT_OFFERED


def a_rival_has_a_charge(g: Badass, seat: Seat) -> bool:
    for rival in g.others(seat):
        if g.charge[rival]:
            return True
    return False


def change_character(g: Badass, seat: Seat) -> None:
    g.then(do.take_back(seat))


def take_back(g: Badass, seat: Seat) -> None:
    """The active character goes back to hand, and any is laid down, perhaps the same."""
    g.hand[seat].add(g.active[seat].draw())
    g.tell("took_back", seat)
    g.then(ask.new_active(seat))


def change_weapon(g: Badass, seat: Seat) -> None:
    discard_weapon(g, seat)
    g.then(ask.new_weapon(seat))


# -- The armoury --------------------------------------------------------------------------


def go_to_armoury(g: Badass, seat: Seat) -> None:
    """Two dice, one after the other; two reds cost the roller every charge (badass-R7)."""
    first = g.box.faces[g.below(len(g.box.faces))]
    second = g.box.faces[g.below(len(g.box.faces))]
    g.tell("rolled", seat, first, second)
    if first == RED and second == RED:
        g.then(do.apply_die(seat, first), do.apply_die(seat, second), do.jam(seat))
    else:
        g.then(do.apply_die(seat, first), do.apply_die(seat, second))


def jam(g: Badass, seat: Seat) -> None:
    g.charge[seat] = 0
    g.tell("jammed", seat)


# -- The end ------------------------------------------------------------------------------


def end_turn(g: Badass, seat: Seat) -> None:
    best = highest(g)
    if best >= g.limit:
        finish_game(g, best, LIMIT_REACHED)
    elif g.round >= MOST_ROUNDS and g.after(seat) == g.first:
        finish_game(g, best, ROUNDS_OVER)
    else:
        g.then(do.turn(g.after(seat)))


def highest(g: Badass) -> i64:
    best: i64 = 0
    for score in g.score:
        best = max(best, score)
    return best


def finish_game(g: Badass, best: i64, ending: i64) -> None:
    """The highest score; then more cards in hand, then more charges, then shared (badass-05)."""
    strongest: i64 = -1
    winners: i64 = 0
    for seat in g.everyone():
        if g.score[seat] == best:
            strength = len(g.hand[seat]) * 100 + g.charge[seat]
            if strength > strongest:
                strongest = strength
                winners = 0
            if strength == strongest:
                winners |= BITS[seat]
    for seat in g.everyone():
        if winners & BITS[seat]:
            g.tell("won", seat, best)
    g.finish(winners, ending)
