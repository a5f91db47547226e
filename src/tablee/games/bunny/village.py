# mypyc: compile
"""Bunny Boom: the village, the ways through it, and the rabbits on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.bunny._names import TERRIER
from tablee.games.bunny.table import ARM, CENTRE, MOST_ON_CARD, MOST_RABBITS, Bunny
from tablee.kernel.piles import Pile
from tablee.kernel.steps import BITS, Card, Kind, Seat

# -- Ways ---------------------------------------------------------------------------------


def outward(space: int) -> list[int]:
    """From the centre to a space, the centre left out."""
    return [] if space == CENTRE else list(range(space - space % ARM, space + 1))


def route(start: int, goal: int) -> list[int]:
    """Every space from start to goal, the centre as well, but not the start."""
    back, out = outward(start), outward(goal)
    shared = 0
    while shared < min(len(back), len(out)) and back[shared] == out[shared]:
        shared += 1
    turning = back[shared - 1] if shared else CENTRE
    return [*back[shared:][::-1], turning, *out[shared:]][1:]


PLACES: Final = 13  # the centre and four arms
ROUTES: Final = [vec[i64](route(a, b)) for a in range(CENTRE, 12) for b in range(CENTRE, 12)]
BETWEEN: Final = [
    vec[i64]([s for s in route(a, b)[:-1] if s != CENTRE]) for a in range(CENTRE, 12) for b in range(CENTRE, 12)
]


def between(start: i64, goal: i64) -> vec[i64]:
    """The spaces crossed: neither start nor end nor centre."""
    return BETWEEN[(start + 1) * PLACES + goal + 1]


def full_route(start: i64, goal: i64) -> vec[i64]:
    return ROUTES[(start + 1) * PLACES + goal + 1]


# -- Cards on spaces ----------------------------------------------------------------------


def is_empty(g: Bunny, space: i64) -> bool:
    return len(g.village[space].cards) == 0


def top(g: Bunny, space: i64) -> Kind:
    """The card one sees on a covered space: the only one that counts."""
    cards = g.village[space].cards
    return Kind(g.kinds[cards[len(cards) - 1]])


# -- Rabbits ------------------------------------------------------------------------------


def gain(g: Bunny, seat: Seat, rabbits: i64) -> None:
    g.domain[seat] = min(MOST_RABBITS, g.domain[seat] + rabbits)


def hand_over(g: Bunny, giver: Seat, taker: Seat) -> bool:
    """One rabbit changes domains, if there is one."""
    if not g.domain[giver]:
        return False
    g.domain[giver] -= 1
    gain(g, taker, 1)
    return True


def lay_on(g: Bunny, space: i64, rabbits: i64) -> None:
    g.rabbits[space] = min(MOST_ON_CARD, g.rabbits[space] + rabbits)


def boom_village(g: Bunny) -> None:
    for space in range(g.seats * ARM):
        if not is_empty(g, space):
            lay_on(g, space, 1)


def boom_river(g: Bunny) -> None:
    for i in range(len(g.river.cards)):
        g.river_rabbits[i] = min(MOST_ON_CARD, g.river_rabbits[i] + 1)


# -- Walking ------------------------------------------------------------------------------


def go(g: Bunny, seat: Seat, goal: i64, skipped: i64) -> None:
    """A pawn crosses card after card; the one it jumps over does nothing to it."""
    for space in between(g.pawn[seat], goal):
        if space == skipped:
            g.tell("jumped", seat, space)
        else:
            cross(g, seat, space)
    g.pawn[seat] = goal
    g.tell("moved", seat, goal)


def cross(g: Bunny, seat: Seat, space: i64) -> None:
    """Passage effect, Terrier, rabbits, in this order (bunny-R7)."""
    kind = top(g, space)
    passage = g.box.passage[kind]
    gain(g, seat, passage)
    g.tell("crossed", seat, space, passage)
    if g.box.effect[kind] == TERRIER:
        pay_burrow(g, seat, space)
    if g.rabbits[space]:
        gain(g, seat, g.rabbits[space])
        g.tell("collected", seat, space, g.rabbits[space])
        g.rabbits[space] = 0


def pay_burrow(g: Bunny, seat: Seat, space: i64) -> None:
    """The owner of the burrow pays nothing to themselves (bunny-R14)."""
    owner = Seat(g.burrow)
    if owner >= 0 and owner != seat and hand_over(g, owner, seat):
        g.tell("burrow_paid", owner, seat, space)


# -- Hands and river ----------------------------------------------------------------------


def different_cards(g: Bunny, pile: Pile) -> i64:
    """One bit for each card that does not look like an earlier one."""
    cards = pile.cards
    kinds = g.kinds
    found: i64 = 0
    for i in range(len(cards)):
        kind = kinds[cards[i]]
        j: i64 = 0
        while j < i and kinds[cards[j]] != kind:
            j += 1
        if j == i:
            found |= BITS[i]
    return found


def place_in_river(g: Bunny, kind: Kind, rabbits: i64) -> i64:
    """Where a card of this kind with that many rabbits lies; -1 if nowhere."""
    cards = g.river.cards
    for i in range(len(cards)):
        if g.kinds[cards[i]] == kind and g.river_rabbits[i] == rabbits:
            return i
    return -1


def different_in_river(g: Bunny) -> i64:
    """One bit for each choice: cards alike with as many rabbits are one."""
    found = different_cards(g, g.river)
    for i in range(len(g.river.cards)):
        if not found >> i & 1 and place_in_river(g, g.kind(g.river.cards[i]), g.river_rabbits[i]) == i:
            found |= BITS[i]
    return found


def leaves_river(g: Bunny, i: i64) -> Card:
    """The rabbits move up with the cards."""
    card = g.river.draw_at(i)
    last: i64 = len(g.river.cards)
    for j in range(i, last):
        g.river_rabbits[j] = g.river_rabbits[j + 1]
    g.river_rabbits[last] = 0
    return card


def refill(g: Bunny) -> None:
    while len(g.river.cards) < g.box.river_size and len(g.draw.cards):
        card = g.draw.draw()
        g.river.add(card)
        g.tell("turned_up", g.kind(card))
