# mypyc: compile
"""Bunny Boom: placing a card (step 1) and the family check (step 2)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.bunny._names import (
    FIRST_LAYER_FIRST,
    JOKER,
    MAIRESSE,
    NOT_NEXT_TO_A_CARD,
    OWN_PAWN_STANDS_THERE,
    PASSE_PARTOUT,
    SPACE_IS_CLOSED,
)
from tablee.games.bunny._steps import ask, do
from tablee.games.bunny.effects import take_effect
from tablee.games.bunny.table import ARM, Bunny
from tablee.games.bunny.village import different_cards, gain, is_empty, top
from tablee.kernel.steps import BITS, THIRD, Kind, Reason, Seat

# -- Where a card may go ------------------------------------------------------------------


def open_spaces(g: Bunny, seat: Seat) -> i64:
    """Where this seat may place a card now, one bit each: the first layer, then what is not closed."""
    spaces = next_of_first_layer(g)
    if spaces:
        return spaces
    own = g.pawn[seat]
    for space in range(g.seats * ARM):
        if not g.closed[space] and space != own:
            spaces |= BITS[space]
    return spaces


def next_of_first_layer(g: Bunny) -> i64:
    """The empty space nearest to the centre on each arm; none once the first layer is complete."""
    spaces: i64 = 0
    for arm in range(g.seats):
        space: i64 = arm * ARM
        if is_empty(g, space + 2):
            while not is_empty(g, space):
                space += 1
            spaces |= BITS[space]
    return spaces


def has_space(g: Bunny, seat: Seat) -> bool:
    """Empty spaces are neither closed nor stood on: one look serves both phases."""
    own = g.pawn[seat]
    for space in range(g.seats * ARM):
        if not g.closed[space] and space != own:
            return True
    return False


def placement(g: Bunny, seat: Seat) -> None:
    """Any card in hand, on any space that is open to this seat."""
    spaces = open_spaces(g, seat)
    cards = g.hand[seat].cards
    different = different_cards(g, g.hand[seat])
    for i in range(len(cards)):
        if different >> i & 1:
            g.offer_each(do.place(seat, g.kind(cards[i]), 0), THIRD, spaces)
    if g.refused is not None:
        explain_spaces(g, seat, spaces)


def explain_spaces(g: Bunny, seat: Seat, spaces: i64) -> None:
    for space in range(g.seats * ARM):
        if not spaces >> space & 1:
            for card in g.hand[seat].cards:
                g.refuse(do.place(seat, g.kind(card), space), why_not_there(g, seat, space))


def why_not_there(g: Bunny, seat: Seat, space: i64) -> Reason:
    if is_empty(g, space):
        return NOT_NEXT_TO_A_CARD
    if next_of_first_layer(g):
        return FIRST_LAYER_FIRST
    return SPACE_IS_CLOSED if g.closed[space] else OWN_PAWN_STANDS_THERE


# -- The sandglass ------------------------------------------------------------------------


def overdue(g: Bunny, seat: Seat) -> None:
    """The sandglass measures this step only."""
    if g.sand == seat:
        g.offer(do.run_late(seat))


def run_late(g: Bunny, seat: Seat) -> None:
    """As many rabbits as the highest value in the river, once a turn; the card is still to be placed (bunny-R15)."""
    highest: i64 = 0
    for card in g.river.cards:
        highest = max(highest, g.box.value[g.kinds[card]])
    g.sand = -1
    gain(g, seat, highest)
    g.tell("ran_late", seat, highest)


# -- Placing ------------------------------------------------------------------------------


def place(g: Bunny, seat: Seat, kind: Kind, space: i64) -> None:
    """Family check and placement effect at once; then the move, the draw and what ends the turn."""
    g.sand = -1
    card = g.find(g.hand[seat], kind)
    g.leave(g.hand[seat], card)
    g.tell("placed", seat, kind, space)
    check_family(g, seat, kind, space)
    g.village[space].add(card)
    if len(g.village[space].cards) == 1 and not next_of_first_layer(g):
        g.tell("layer_full")
    g.then(do.move(seat, kind, space), ask.card_to_draw(seat, kind), do.end_turn(seat, kind))
    take_effect(g, seat, g.box.effect[kind], space)


# -- Family check -------------------------------------------------------------------------


def check_family(g: Bunny, seat: Seat, kind: Kind, space: i64) -> None:
    """Closing comes first, then the Mairesse, then the families (bunny-R3)."""
    effect = g.box.effect[kind]
    if is_empty(g, space):
        if effect == JOKER:
            close(g, space)
        return
    below = top(g, space)
    under = g.box.effect[below]
    if effect == JOKER or effect == PASSE_PARTOUT or under == PASSE_PARTOUT:
        close(g, space)
    elif effect != MAIRESSE and under != MAIRESSE:
        compare_families(g, seat, kind, below, space)


def compare_families(g: Bunny, seat: Seat, kind: Kind, below: Kind, space: i64) -> None:
    if g.box.family[kind] == g.box.family[below]:
        close(g, space)
    else:
        gain(g, seat, g.box.value[kind])
        g.tell("other_family", seat, g.box.value[kind], space)


def close(g: Bunny, space: i64) -> None:
    g.closed[space] = 1
    g.tell("closed", space)
