# mypyc: compile
"""What a seat must respect when it imagines a table: everybody's seven characters are their own.

Each rival's unseen characters are dealt anew among that rival's hand, active character and Loge, as far as the seat
does not know better.  Then they are marked as known, so that the kernel leaves them where they lie.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.badass.cards import CAST
from tablee.games.badass.deaths import NOT_ACTIVE, NOT_LOGE, NOT_LOGE_ALL, SPIED
from tablee.games.badass.table import Badass
from tablee.kernel.steps import ALL_EYES, BITS, SPECTATORS, Card, Seat, eye

REALLY_KNOWN: Final = 1 << 19


def before_redeal(g: Badass, seat: Seat, deck: str) -> None:
    if deck == "character":
        for owner in g.everyone():
            if owner != seat:
                imagine_characters(g, seat, owner)


def after_redeal(g: Badass, seat: Seat, deck: str) -> None:
    if deck == "character":
        for owner in g.everyone():
            if owner != seat:
                unmark(g, seat, owner)
            let_spies_know(g, owner)


def imagine_characters(g: Badass, seat: Seat, owner: Seat) -> None:
    spies = spies_of(g, owner)
    place(g, seat, owner)
    for slot in range(CAST):
        forget_what_others_know(g, seat, Card(owner * CAST + slot))
    if len(g.active[owner]):
        g.known[g.active[owner].cards[0]] |= spies << SPIED
    mark(g, seat, owner)


def spies_of(g: Badass, owner: Seat) -> i64:
    """Who looked at whom is public, only what they saw is not."""
    return g.known[g.active[owner].cards[0]] >> SPIED & ALL_EYES if len(g.active[owner]) else 0


def let_spies_know(g: Badass, owner: Seat) -> None:
    """They saw the character that lies there at this table."""
    for slot in range(CAST):
        card = owner * CAST + slot
        g.known[card] |= g.known[card] >> SPIED & ALL_EYES


def place(g: Badass, seat: Seat, owner: Seat) -> None:
    """Choose fairly among all ways to fill Loge and active place; the rest is the hand."""
    active = g.active[owner]
    fixed = not len(active.cards) or g.known[active.cards[0]] & eye(seat) != 0
    loges = may_be_loge(g, seat, owner)
    actives: i64 = 0 if fixed else may_be_active(g, seat, owner)
    ways: i64 = 0
    for loge in range(CAST):
        if loges & BITS[loge]:
            ways += 1 if fixed else how_many(actives & ~BITS[loge])
    n = g.below(ways)
    for loge in range(CAST):
        if loges & BITS[loge]:
            here: i64 = 1 if fixed else how_many(actives & ~BITS[loge])
            if n < here:
                rearrange(g, owner, loge, -1 if fixed else nth(actives & ~BITS[loge], n))
                return
            n -= here


def may_be_loge(g: Badass, seat: Seat, owner: Seat) -> i64:
    """A bit for each slot; a card buried or shown is known to all, and lies where it lies."""
    slots: i64 = 0
    for slot in range(CAST):
        known = g.known[owner * CAST + slot]
        if not (known | known >> NOT_LOGE) & eye(seat):
            slots |= BITS[slot]
    return slots


def may_be_active(g: Badass, seat: Seat, owner: Seat) -> i64:
    slots: i64 = 0
    for slot in range(CAST):
        if not g.known[owner * CAST + slot] & (eye(seat) | NOT_ACTIVE):
            slots |= BITS[slot]
    return slots


def how_many(slots: i64) -> i64:
    n: i64 = 0
    while slots:
        slots &= slots - 1
        n += 1
    return n


def nth(slots: i64, n: i64) -> i64:
    for slot in range(CAST):
        if slots & BITS[slot]:
            if not n:
                return slot
            n -= 1
    raise LookupError("there are not so many")


def rearrange(g: Badass, owner: Seat, loge: i64, active: i64) -> None:
    """Gather what is hidden, then put Loge and active character (-1: as it is) in their places."""
    hand = g.hand[owner]
    hand.take_all(g.loge[owner])
    if active >= 0:
        hand.take_all(g.active[owner])
        hand.remove(Card(owner * CAST + active))
        g.active[owner].add(Card(owner * CAST + active))
    hand.remove(Card(owner * CAST + loge))
    g.loge[owner].add(Card(owner * CAST + loge))


def forget_what_others_know(g: Badass, seat: Seat, card: Card) -> None:
    """What all know, and what `seat` knows, remains."""
    known = g.known[card]
    mine = eye(seat) | eye(seat) << NOT_LOGE | NOT_ACTIVE
    if known & SPECTATORS:
        mine |= ALL_EYES
    if known >> NOT_LOGE & SPECTATORS:
        mine |= NOT_LOGE_ALL
    g.known[card] = known & mine


def mark(g: Badass, seat: Seat, owner: Seat) -> None:
    for slot in range(CAST):
        card = owner * CAST + slot
        if g.known[card] & eye(seat):
            g.known[card] |= REALLY_KNOWN
        g.known[card] |= eye(seat)


def unmark(g: Badass, seat: Seat, owner: Seat) -> None:
    for slot in range(CAST):
        card = owner * CAST + slot
        if not g.known[card] & REALLY_KNOWN:
            g.known[card] &= ~eye(seat)
        g.known[card] &= ~REALLY_KNOWN
