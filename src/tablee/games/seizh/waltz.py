# mypyc: compile
"""The waltz of utensils: taking, dropping and swapping them, and why that is not always possible."""

from __future__ import annotations

from typing import Final

from tablee.games.seizh.steps import ask, do
from tablee.games.seizh.table import (
    ALREADY_TAKEN,
    ENOUGH_TAKEN,
    HANDS_FULL,
    JUST_USED,
    NOT_IN_YOUR_HANDS,
    NOT_YOUR_TURN,
    WRONG_UTENSIL,
    Seizh,
)
from tablee.kernel.piles import Pile
from tablee.kernel.steps import BITS, Card, Kind, Reason, Seat

MOST_MOVES: Final = 2  # of a seat in one waltz, so that it ends (R5)

# -- Moves --------------------------------------------------------------------------------


def offer_moves(g: Seizh, seat: Seat) -> None:
    hand = g.utensils[seat].cards
    banned = g.banned[seat]
    room = len(hand) < g.box.most_held
    for utensil in g.rack.cards:
        if not banned & BITS[utensil]:
            if room:
                g.offer(do.grab(seat, Kind(utensil)))
            for given in hand:
                g.offer(do.swap(seat, Kind(utensil), Kind(given)))
    for given in hand:
        g.offer(do.drop(seat, Kind(given)))


def grab(g: Seizh, seat: Seat, utensil: Kind) -> None:
    pick_up(g, seat, utensil)
    g.tell("grabbed", seat, utensil)
    after_move(g, seat)


def drop(g: Seizh, seat: Seat, utensil: Kind) -> None:
    lay_down(g, seat, utensil)
    g.tell("dropped", seat, utensil)
    after_move(g, seat)


def swap(g: Seizh, seat: Seat, utensil: Kind, given: Kind) -> None:
    """Drop one and take another in a single move: nobody comes between."""
    lay_down(g, seat, given)
    pick_up(g, seat, utensil)
    g.tell("swapped", seat, utensil, given)
    after_move(g, seat)


def pick_up(g: Seizh, seat: Seat, utensil: Kind) -> None:
    g.rack.remove(Card(utensil))
    g.utensils[seat].add(Card(utensil))


def lay_down(g: Seizh, seat: Seat, utensil: Kind) -> None:
    g.utensils[seat].remove(Card(utensil))
    g.rack.add(Card(utensil))


# -- Turn by turn -------------------------------------------------------------------------


def open_waltz(g: Seizh) -> None:
    for seat in g.everyone():
        g.moves[seat] = 0
    invite(g, g.after(Seat(g.active)))


def invite(g: Seizh, seat: Seat) -> None:
    """Ask the next one, from `seat` on, who has a move left; the active player comes last."""
    while not can_move(g, seat):
        if seat == g.active:
            return
        seat = g.after(seat)
    g.then(ask.waltz(seat))


def can_move(g: Seizh, seat: Seat) -> bool:
    if g.moves[seat] == MOST_MOVES:
        return False
    if len(g.utensils[seat]):
        return True
    for utensil in g.rack.cards:
        if not g.banned[seat] & BITS[utensil]:
            return True
    return False


def waltz(g: Seizh, seat: Seat) -> None:
    g.offer(do.keep_still(seat))
    offer_moves(g, seat)
    if g.refused is not None:
        refuse_moves(g, seat)


def keep_still(g: Seizh, seat: Seat) -> None:
    if seat != g.active:
        invite(g, g.after(seat))


def after_move(g: Seizh, seat: Seat) -> None:
    """A change starts the asking anew."""
    if not g.live:
        g.moves[seat] += 1
        invite(g, g.after(Seat(g.active)))


# -- Why not ------------------------------------------------------------------------------


def refuse_moves(g: Seizh, seat: Seat) -> None:
    """Utensils that somebody was quicker to take, that were just used, or that are no longer held."""
    hand = g.utensils[seat].cards
    for utensil in g.box.utensils.cards:
        if has(g.utensils[seat], utensil):
            continue
        g.refuse(do.drop(seat, Kind(utensil)), NOT_IN_YOUR_HANDS)
        if not has(g.rack, utensil):
            refuse_utensil(g, seat, utensil, ALREADY_TAKEN)
        elif g.banned[seat] & BITS[utensil]:
            refuse_utensil(g, seat, utensil, JUST_USED)
        elif len(hand) == g.box.most_held:
            g.refuse(do.grab(seat, Kind(utensil)), HANDS_FULL)


def refuse_utensil(g: Seizh, seat: Seat, utensil: Card, reason: Reason) -> None:
    g.refuse(do.grab(seat, Kind(utensil)), reason)
    for given in g.utensils[seat].cards:
        g.refuse(do.swap(seat, Kind(utensil), Kind(given)), reason)


def refuse_turn(g: Seizh, seat: Seat) -> None:
    """Why an ingredient on the table cannot be had."""
    for ingredient in g.box.ingredients.cards:
        if has(g.centre, ingredient):
            for utensil in g.box.utensils.cards:
                refuse_take(g, seat, ingredient, utensil)
        elif not has(g.stock, ingredient):
            for utensil in g.utensils[seat].cards:
                g.refuse(do.take(seat, Kind(ingredient), Kind(utensil)), ALREADY_TAKEN)


def refuse_take(g: Seizh, seat: Seat, ingredient: Card, utensil: Card) -> None:
    fits = g.box.fits[ingredient] & BITS[utensil] != 0
    held = has(g.utensils[seat], utensil)
    option = do.take(seat, Kind(ingredient), Kind(utensil))
    if not held and fits:
        g.refuse(option, NOT_IN_YOUR_HANDS)
    elif held and not fits:
        g.refuse(option, WRONG_UTENSIL)
    elif held and seat != g.active:
        g.refuse(option, NOT_YOUR_TURN)
    elif held and g.taken == g.box.most_taken:
        g.refuse(option, ENOUGH_TAKEN)


def has(pile: Pile, card: Card) -> bool:
    for other in pile.cards:
        if other == card:
            return True
    return False
