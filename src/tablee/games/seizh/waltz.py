# mypyc: compile
"""The waltz of utensils: taking, dropping and swapping them."""

from __future__ import annotations

from typing import Final

from tablee.games.seizh._names import JUST_USED
from tablee.games.seizh._steps import ask, do
from tablee.games.seizh.table import Seizh
from tablee.kernel.steps import BITS, Card, Kind, Seat

MOST_MOVES: Final = 2  # of a seat in one waltz, so that it ends (R5)

# -- Moves --------------------------------------------------------------------------------


def offer_moves(g: Seizh, seat: Seat) -> None:
    hand = g.utensils[seat].cards
    banned = g.banned[seat]
    room = len(hand) < g.box.most_held
    for utensil in g.rack.cards:
        if banned & BITS[utensil]:
            g.refuse(do.grab(seat, Kind(utensil)), JUST_USED)
            continue
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


def keep_still(g: Seizh, seat: Seat) -> None:
    if seat != g.active:
        invite(g, g.after(seat))


def after_move(g: Seizh, seat: Seat) -> None:
    """A change starts the asking anew."""
    if not g.live:
        g.moves[seat] += 1
        invite(g, g.after(Seat(g.active)))
