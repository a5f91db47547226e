# mypyc: compile
"""Bunny Boom: what a card does when it is placed.  Booms, Saut and Retour act later in the turn: see the rules."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.bunny._names import CAROTTE, MOINS_UN, PARTAGE, PLUS_UN, RENARD, RENOUVEAU, TERRIER
from tablee.games.bunny._steps import ask, do
from tablee.games.bunny.table import NOWHERE, Bunny
from tablee.games.bunny.village import full_route, gain, go, hand_over, refill
from tablee.kernel.steps import BITS, Seat


def take_effect(g: Bunny, seat: Seat, effect: i64, space: i64) -> None:
    if effect == PLUS_UN:
        plus_un(g, seat)
    elif effect == MOINS_UN:
        moins_un(g, seat)
    elif effect == CAROTTE:
        g.then(ask.pawn_to_lure(seat, space))
    elif effect == PARTAGE:
        partage(g, seat)
    elif effect == RENOUVEAU:
        renouveau(g, seat)
    elif effect == RENARD:
        renard(g, seat, space)
    elif effect == TERRIER:
        terrier(g, seat)


def renard(g: Bunny, seat: Seat, space: i64) -> None:
    """The fox runs here; each other player it meets takes a rabbit from you."""
    way = full_route(g.fox, space)
    g.fox = space
    g.tell("fox_ran", seat, space)
    for place in way:
        for other in g.others(seat):
            if g.pawn[other] == place and hand_over(g, seat, other):
                g.tell("gave", seat, other)


def terrier(g: Bunny, seat: Seat) -> None:
    """The burrow comes to your domain."""
    g.burrow = seat
    g.tell("burrow_taken", seat)


def pawn_to_lure(g: Bunny, seat: Seat, space: i64) -> None:
    """Carotte: any other pawn, even one that stands there already (bunny-R5)."""
    for target in g.others(seat):
        g.offer(do.lure(seat, target, space))


def lure(g: Bunny, seat: Seat, target: Seat, space: i64) -> None:
    """The pawn comes here, and its player gets the carrot."""
    g.carrot = target
    g.tell("lured", seat, target, space)
    if g.pawn[target] != space:
        go(g, target, space, NOWHERE)


def partage(g: Bunny, seat: Seat) -> None:
    """One of your rabbits to each other player; you choose who when there are too few (bunny-R8)."""
    if not g.domain[seat]:
        g.tell("had_no_rabbit", seat)
        return
    if g.domain[seat] < g.seats - 1:
        g.then(ask.recipient(seat, 0))
        return
    for other in g.others(seat):
        hand_over(g, seat, other)
        g.tell("gave", seat, other)


def recipient(g: Bunny, seat: Seat, served: i64) -> None:
    """`served` holds a bit for each who has got one."""
    if not g.domain[seat]:
        return
    for other in g.others(seat):
        if not served & BITS[other]:
            g.offer(do.give(seat, other, served))


def give(g: Bunny, seat: Seat, target: Seat, served: i64) -> None:
    hand_over(g, seat, target)
    g.tell("gave", seat, target)
    g.then(ask.recipient(seat, served | BITS[target]))


def plus_un(g: Bunny, seat: Seat) -> None:
    """One rabbit more for you."""
    gain(g, seat, 1)
    g.tell("gained", seat, 1)


def moins_un(g: Bunny, seat: Seat) -> None:
    """One rabbit less for you."""
    if g.domain[seat]:
        g.domain[seat] -= 1
        g.tell("lost", seat, 1)
    else:
        g.tell("had_no_rabbit", seat)


def renouveau(g: Bunny, seat: Seat) -> None:
    """The whole river is discarded, its rabbits go to the stock, new cards are turned up."""
    g.discard.take_all(g.river)
    for i in range(len(g.river_rabbits)):
        g.river_rabbits[i] = 0
    g.tell("renewed", seat)
    refill(g)
