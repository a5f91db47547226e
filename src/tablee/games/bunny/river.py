# mypyc: compile
"""Bunny Boom: what a card of the river does when the wave reaches it."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.bunny._names import RIVER_BOOM, RIVER_CACHEE, RIVER_DEUX, RIVER_ECHANGE, RIVER_PARTAGE, RIVER_TOURNE
from tablee.games.bunny._steps import ask, do
from tablee.games.bunny.effects import partage
from tablee.games.bunny.table import ARM, Bunny
from tablee.games.bunny.village import boom_village, different_cards, is_empty, lay_on
from tablee.kernel.steps import BITS, Card, Kind, Seat, eye


def take_river_effect(g: Bunny, seat: Seat, river: i64) -> None:
    if river == RIVER_DEUX:
        deux(g, seat)
    elif river == RIVER_PARTAGE:
        partage(g, seat)
    elif river == RIVER_ECHANGE:
        echange(g, seat)
    elif river == RIVER_CACHEE:
        cachee(g, seat)
    elif river == RIVER_TOURNE:
        tourne(g, seat)
    elif river == RIVER_BOOM:
        boom_village(g)
        g.tell("boomed")


def deux(g: Bunny, seat: Seat) -> None:
    if g.domain[seat]:
        g.then(ask.space_for_rabbit(seat, 2))
    else:
        g.tell("had_no_rabbit", seat)


def echange(g: Bunny, seat: Seat) -> None:
    if len(g.hand[seat].cards) and somebody_holds_cards(g, seat):
        g.then(ask.card_to_swap(seat))
    else:
        g.tell("nothing_to_swap", seat)


def somebody_holds_cards(g: Bunny, seat: Seat) -> bool:
    for other in g.others(seat):
        if len(g.hand[other].cards):
            return True
    return False


def cachee(g: Bunny, seat: Seat) -> None:
    if len(g.draw.cards):
        g.then(ask.owner_of_face_down(seat))
    else:
        g.tell("nothing_to_lay", seat)


def space_for_rabbit(g: Bunny, seat: Seat, left: i64) -> None:
    """Two of your rabbits go to any covered spaces, closed or not (bunny-R8)."""
    if not left or not g.domain[seat]:
        return
    for space in range(g.seats * ARM):
        if not is_empty(g, space):
            g.offer(do.lay(seat, space, left))


def lay(g: Bunny, seat: Seat, space: i64, left: i64) -> None:
    g.domain[seat] -= 1
    lay_on(g, space, 1)
    g.tell("laid", seat, space)
    g.then(ask.space_for_rabbit(seat, left - 1))


def card_to_swap(g: Bunny, seat: Seat) -> None:
    """A card of yours for a random one of somebody who has cards (bunny-R12)."""
    cards = g.hand[seat].cards
    different = different_cards(g, g.hand[seat])
    for i in range(len(cards)):
        if different >> i & 1:
            for target in g.others(seat):
                if len(g.hand[target].cards):
                    g.offer(do.swap(seat, g.kind(cards[i]), target))


def swap(g: Bunny, seat: Seat, kind: Kind, target: Seat) -> None:
    """Both know what they gave; the others no longer know where the cards they had seen there are."""
    given = g.find(g.hand[seat], kind)
    got = g.hand[target][g.below(len(g.hand[target].cards))]
    g.leave(g.hand[seat], given)
    g.leave(g.hand[target], got)
    arrives(g, given, seat, target)
    arrives(g, got, target, seat)
    both = eye(seat) | eye(target)
    forget_hand(g, seat, both)
    forget_hand(g, target, both)
    g.tell("swapped_out", seat, target, secret=kind, knows=both)
    g.tell("swapped_in", seat, target, secret=g.kind(got), knows=both)


def arrives(g: Bunny, card: Card, giver: Seat, taker: Seat) -> None:
    g.hand[taker].add(card)
    g.show(card, giver)


def forget_hand(g: Bunny, seat: Seat, witnesses: i64) -> None:
    for card in g.hand[seat].cards:
        g.known[card] &= witnesses


def owner_of_face_down(g: Bunny, seat: Seat) -> None:
    """Before any player, yourself too (bunny-R12)."""
    for target in g.others(seat):
        g.offer(do.lay_face_down(seat, target))
    g.offer(do.lay_face_down(seat, seat))


def lay_face_down(g: Bunny, seat: Seat, target: Seat) -> None:
    g.face_down[target].add(g.draw.draw())
    g.tell("laid_face_down", seat, -1 if target == seat else target)


def tourne(g: Bunny, seat: Seat) -> None:
    """Draw up to a full hand; then every hand goes to the player on the right (bunny-R11)."""
    if g.free_fill and len(g.hand[seat].cards) < g.box.hand and (len(g.draw.cards) or len(g.river.cards)):
        g.then(ask.card_to_fill(seat), do.tourne(seat))
        return
    while len(g.hand[seat].cards) < g.box.hand and len(g.draw.cards):
        card = g.draw.draw()
        g.hand[seat].add(card)
        g.tell("drew", seat, secret=g.kind(card), knows=BITS[seat])
    for giver in g.everyone():
        for card in g.hand[giver].cards:
            g.show(card, giver)
    first = g.hand[0]
    for i in range(g.seats - 1):
        g.hand[i] = g.hand[i + 1]
    g.hand[g.seats - 1] = first
    g.tell("hands_passed")
