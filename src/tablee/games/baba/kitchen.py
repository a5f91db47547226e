# mypyc: compile
"""BabaOrum: which pastries fit an order, what they cost, and how they are begun."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.baba._names import (
    ALREADY_MADE,
    DUBAI,
    FIRST_ACTION,
    FIRST_FLAVOUR,
    FIRST_RECIPE,
    JOKER,
    LAST_ACTION,
    LAST_FLAVOUR,
    NO_FLAVOUR,
    NO_PATE,
    NOT_ENOUGH_SAVOIR_FAIRE,
    NOT_ORDERED,
    PATE,
    SAVOIR_FAIRE_1,
    SAVOIR_FAIRE_2,
    SHANGHAI,
    TOKYO,
)
from tablee.games.baba._steps import ask, do
from tablee.games.baba.cards import MOST_SLOTS
from tablee.games.baba.rules import kinds_in, power, pull, reveal
from tablee.games.baba.table import Baba
from tablee.kernel.steps import BITS, NO_KIND, Kind, Seat

ACTIONS: Final = 0b111111 << 9  # the bits of the Action cards
SAVOIR_FAIRE: Final = 0b11 << 7
UNPRICED: Final = -1  # a pastry that is refused has no price to speak of
COUNTED: Final = 17  # a bit for each kind held once, then for each held twice, then three times

# -- Orders: pastries and slots -----------------------------------------------------------


def slots_for(g: Baba, seat: Seat, recipe: Kind) -> i64:
    """A bit for each slot of a seat's orders that a pastry could fill."""
    box = g.box
    slots: i64 = 0
    shift: i64 = 0
    for card in g.order[seat].cards:
        order = g.kinds[card]
        slots |= box.fit(order, recipe) << shift
        named = box.named[order]
        if named >= 0 and box.flavour[named] == box.flavour[recipe] and out_of_reach(g, seat, Kind(named)):
            slots |= box.named_slot[order] << shift
        shift += MOST_SLOTS
    return slots


def out_of_reach(g: Baba, seat: Seat, recipe: Kind) -> bool:
    """Whether every copy bears a token of another player: any pastry of its flavour will do then (baba-R2)."""
    left = g.box.copies[recipe]
    for other in g.others(seat):
        for card in g.begun[other].cards:
            if g.kinds[card] == recipe:
                left -= 1
        for card in g.finished[other].cards:
            if g.kinds[card] == recipe:
                left -= 1
    return left <= 0


def slots_of_made(g: Baba, seat: Seat) -> vec[i64]:
    """For each pastry finished or begun: the slots it could fill."""
    made = vec[i64]()
    for card in g.finished[seat].cards:
        made = append(made, slots_for(g, seat, g.kind(card)))
    for card in g.begun[seat].cards:
        made = append(made, slots_for(g, seat, g.kind(card)))
    return made


def can_be_placed(made: vec[i64], i: i64, taken: i64) -> bool:
    """Whether the pastries from number `i` on find slots that are not taken, each its own (baba-R1)."""
    if i == len(made):
        return True
    free = made[i] & ~taken
    while free:
        slot = free & -free
        if can_be_placed(made, i + 1, taken | slot):
            return True
        free &= ~slot
    return False


def fits_order(g: Baba, seat: Seat, recipe: Kind) -> bool:
    return fits_beside(slots_of_made(g, seat), slots_for(g, seat, recipe))


def fits_beside(made: vec[i64], free: i64) -> bool:
    """Whether one more pastry finds a slot when those made keep theirs."""
    while free:
        slot = free & -free
        if can_be_placed(made, 0, slot):
            return True
        free &= ~slot
    return False


# -- What a pastry costs --------------------------------------------------------------------


def holdings(g: Baba, seat: Seat) -> i64:
    """Which kinds a hand holds once, twice and three times."""
    held: i64 = 0
    for card in g.hand[seat].cards:
        bit = BITS[g.kinds[card]]
        if not held & bit:
            held |= bit
        elif not held & bit << COUNTED:
            held |= bit << COUNTED
        else:
            held |= bit << 2 * COUNTED
    return held


def holds(held: i64, kind: i64, times: i64) -> bool:
    return times == 0 or held & BITS[kind + COUNTED * (times - 1)] != 0


def level_needed(g: Baba, seat: Seat, recipe: Kind) -> i64:
    """Tokyo needs one less, never below 1."""
    level = g.box.level[recipe]
    return level - 1 if level > 1 and power(g, seat) == TOKYO else level


def singles_beside(level: i64, doubles: i64) -> i64:
    """How many Savoir-faire x1 go with so many x2: no card is needless (baba-R12)."""
    return max(0, level - 2 * doubles)


def has_base(g: Baba, seat: Seat, held: i64) -> bool:
    """A Pâte; in Dubaï, or any Action card."""
    return holds(held, PATE, 1) or (held & ACTIONS != 0 and power(g, seat) == DUBAI)


def has_pair(g: Baba, seat: Seat, held: i64, flavour: i64) -> bool:
    """Shanghai: any two cards of other flavours."""
    if power(g, seat) != SHANGHAI:
        return False
    found: i64 = 0
    for kind in range(FIRST_FLAVOUR, LAST_FLAVOUR + 1):
        if kind != flavour and holds(held, kind, 1):
            found += 2 if holds(held, kind, 2) else 1
    return found > 1


# -- Beginning a pastry ---------------------------------------------------------------------


def offer_pastries(g: Baba, seat: Seat, held: i64) -> None:
    """Each recipe that fits the order, with each way of paying for it."""
    if not held & SAVOIR_FAIRE or not has_base(g, seat, held):
        return
    recipes = kinds_in(g, g.recipes[seat]) & ~(kinds_in(g, g.finished[seat]) | kinds_in(g, g.begun[seat]))
    for recipe in range(FIRST_RECIPE, g.box.first_order):
        if recipes & BITS[recipe] and has_flavour(g, seat, held, g.box.flavour[recipe]):
            offer_pastry(g, seat, Kind(recipe), held)


def has_flavour(g: Baba, seat: Seat, held: i64, flavour: i64) -> bool:
    return holds(held, flavour, 1) or holds(held, JOKER, 1) or has_pair(g, seat, held, flavour)


def offer_pastry(g: Baba, seat: Seat, recipe: Kind, held: i64) -> None:
    level = level_needed(g, seat, recipe)
    checked = False
    for doubles in range((level + 1) // 2 + 1):
        if holds(held, SAVOIR_FAIRE_2, doubles) and holds(held, SAVOIR_FAIRE_1, singles_beside(level, doubles)):
            if not checked and not fits_order(g, seat, recipe):
                return
            checked = True
            offer_flavours(g, seat, recipe, doubles, held)


def offer_flavours(g: Baba, seat: Seat, recipe: Kind, doubles: i64, held: i64) -> None:
    """Its own flavour, a Joker, or a pair in Shanghai."""
    flavour = Kind(g.box.flavour[recipe])
    if holds(held, flavour, 1):
        g.offer(do.prepare(seat, recipe, flavour, doubles))
    if holds(held, JOKER, 1):
        g.offer(do.prepare(seat, recipe, Kind(JOKER), doubles))
    if has_pair(g, seat, held, flavour):
        g.offer(do.prepare(seat, recipe, NO_KIND, doubles))


def prepare(g: Baba, seat: Seat, recipe: Kind, flavour: Kind, doubles: i64) -> None:
    """A recipe, Pâte, flavour and Savoir-faire: the pastry is in preparation."""
    g.prepared = 1
    g.begun[seat].add(pull(g, g.recipes[seat], recipe))
    for _ in range(doubles):
        pay(g, seat, Kind(SAVOIR_FAIRE_2))
    for _ in range(singles_beside(level_needed(g, seat, recipe), doubles)):
        pay(g, seat, Kind(SAVOIR_FAIRE_1))
    if flavour == NO_KIND:
        g.then(ask.pair_of_flavours(seat, recipe), do.begin(seat, recipe))
        return
    pay(g, seat, flavour)
    if power(g, seat) == DUBAI:
        g.then(ask.base(seat), do.begin(seat, recipe))
    else:
        pay(g, seat, Kind(PATE))
        g.then(do.begin(seat, recipe))


def pay(g: Baba, seat: Seat, kind: Kind) -> None:
    g.payment[seat].add(reveal(g, pull(g, g.hand[seat], kind)))


def pair_of_flavours(g: Baba, seat: Seat, recipe: Kind) -> None:
    held = holdings(g, seat)
    for one in range(FIRST_FLAVOUR, LAST_FLAVOUR + 1):
        for two in range(one, LAST_FLAVOUR + 1):
            usable = one != g.box.flavour[recipe] and two != g.box.flavour[recipe]
            if usable and holds(held, one, 1) and holds(held, two, 2 if one == two else 1):
                g.offer(do.pay_pair(seat, Kind(one), Kind(two)))


def pay_pair(g: Baba, seat: Seat, one: Kind, two: Kind) -> None:
    pay(g, seat, one)
    pay(g, seat, two)
    pay(g, seat, Kind(PATE))


def base(g: Baba, seat: Seat) -> None:
    """Dubaï: a Pâte, or an Action card that has no effect then."""
    held = kinds_in(g, g.hand[seat])
    if held & BITS[PATE]:
        g.offer(do.pay_base(seat, Kind(PATE)))
    for kind in range(FIRST_ACTION, LAST_ACTION + 1):
        if held & BITS[kind]:
            g.offer(do.pay_base(seat, Kind(kind)))


def pay_base(g: Baba, seat: Seat, kind: Kind) -> None:
    pay(g, seat, kind)


def begin(g: Baba, seat: Seat, recipe: Kind) -> None:
    """With a Sous-chef it is finished at once (baba-R5)."""
    g.tell("began", seat, recipe)
    if g.helped:
        g.then(do.finish(seat), do.act_again(seat))
    else:
        g.then(do.act_again(seat))


# -- Why not --------------------------------------------------------------------------------


def refuse_pastries(g: Baba, seat: Seat, held: i64) -> None:
    done = kinds_in(g, g.finished[seat]) | kinds_in(g, g.begun[seat])
    for card in g.recipes[seat].cards:
        recipe = g.kind(card)
        if done & BITS[recipe]:
            g.refuse(do.prepare(seat, recipe, NO_KIND, UNPRICED), ALREADY_MADE)
        elif not fits_order(g, seat, recipe):
            g.refuse(do.prepare(seat, recipe, NO_KIND, UNPRICED), NOT_ORDERED)
        elif not has_base(g, seat, held):
            g.refuse(do.prepare(seat, recipe, NO_KIND, UNPRICED), NO_PATE)
        elif not has_flavour(g, seat, held, g.box.flavour[recipe]):
            g.refuse(do.prepare(seat, recipe, NO_KIND, UNPRICED), NO_FLAVOUR)
        elif not has_savoir_faire(g, seat, recipe, held):
            g.refuse(do.prepare(seat, recipe, NO_KIND, UNPRICED), NOT_ENOUGH_SAVOIR_FAIRE)


def has_savoir_faire(g: Baba, seat: Seat, recipe: Kind, held: i64) -> bool:
    level = level_needed(g, seat, recipe)
    for doubles in range((level + 1) // 2 + 1):
        if holds(held, SAVOIR_FAIRE_2, doubles) and holds(held, SAVOIR_FAIRE_1, singles_beside(level, doubles)):
            return True
    return False
