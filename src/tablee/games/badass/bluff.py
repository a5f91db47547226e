# mypyc: compile
"""Badass Force: announcing a character, believing it or not, and what comes of it."""

from __future__ import annotations

from tablee.games.badass._steps import ask_all, do
from tablee.games.badass.deaths import expose, is_shown
from tablee.games.badass.table import BELIEVES, CRIES_BLUFF, SILENT, Badass
from tablee.kernel.steps import NO_SEAT, Kind, Seat


def announce(g: Badass, seat: Seat, kind: Kind) -> None:
    """Only the character is named; targets and prices come after the denouncing (badass-R1)."""
    g.tell("announced", seat, kind)
    g.then(ask_all.denounce(g.others(seat), seat, kind), do.settle(seat, kind))


def denounce(g: Badass, seat: Seat, announcer: Seat, kind: Kind) -> None:
    g.offer(do.believe(seat))
    g.offer(do.cry_bluff(seat))


def believe(g: Badass, seat: Seat) -> None:
    """Sealed: only noted."""
    g.answer[seat] = BELIEVES


def cry_bluff(g: Badass, seat: Seat) -> None:
    """Sealed: only noted."""
    g.answer[seat] = CRIES_BLUFF


def settle(g: Badass, seat: Seat, kind: Kind) -> None:
    """All have spoken."""
    denouncer = open_answers(g, seat)
    if denouncer == NO_SEAT:
        g.tell("believed", seat, kind)
        g.then(do.use_power(seat, kind))
    elif g.active_kind(seat) == kind:
        g.tell("proved", seat, kind, denouncer)
        expose(g, g.active[seat].cards[0])
        g.then(do.lose_from_hand(denouncer, seat), do.use_power(seat, kind), do.take_back_shown(seat))
    else:
        g.tell("caught", seat, kind, denouncer)
        g.then(do.die(seat, denouncer))


def open_answers(g: Badass, announcer: Seat) -> Seat:
    """The first denouncer clockwise from the announcer, or from the active player (badass-01, badass-17)."""
    first = NO_SEAT
    seat = Seat(g.player) if g.from_active else g.after(announcer)
    for _ in range(g.seats):
        if g.answer[seat] == CRIES_BLUFF:
            g.tell("denounced", seat, announcer)
            if first == NO_SEAT:
                first = seat
        g.answer[seat] = SILENT
        seat = g.after(seat)
    return first


def take_back_shown(g: Badass, seat: Seat) -> None:
    """A character shown to all goes back to hand, unless it died or came back in the meantime (badass-R5)."""
    if is_shown(g, seat):
        g.then(do.take_back(seat))
