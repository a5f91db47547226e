"""Bataille: choose at once, compare, until the hands are empty."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS, Card, Kind, Seat
from tests.sixth.bataille._steps import ask_all, do
from tests.sixth.bataille.table import Bataille


def setup(g: Bataille, options: dict[str, str]) -> None:
    kinds = [kind for kind in range(len(g.box.names)) for _ in range(g.box.copies)]
    g.kinds = vec[i64](kinds)
    g.known = zeros(len(kinds))
    for card in range(len(kinds)):
        g.talon.add(Card(card))
    g.shuffle(g.talon)
    for seat in g.everyone():
        for _ in range(3 if options["hand"] == "three" else 5):
            g.hand[seat].add(g.talon.draw())
    g.then(do.trick())


def trick(g: Bataille) -> None:
    g.round += 1
    g.then(ask_all.card(g.everyone()), do.compare())


def card(g: Bataille, seat: Seat) -> None:
    offered: i64 = 0
    for one in g.hand[seat].cards:
        if not offered & BITS[g.kind(one)]:
            offered |= BITS[g.kind(one)]
            g.offer(do.lay(seat, g.kind(one)))


def lay(g: Bataille, seat: Seat, kind: Kind) -> None:
    """Noted, not shown, until all have chosen."""
    g.choice[seat] = kind + 1


def compare(g: Bataille) -> None:
    for seat in g.everyone():
        one = g.find(g.hand[seat], Kind(g.choice[seat] - 1))
        g.hand[seat].remove(one)
        g.discard.add(one)
        g.tell("laid", seat, g.kind(one))
    award(g)
    g.choice = zeros(g.seats)
    g.then(do.count() if not len(g.hand[0]) else do.trick())


def award(g: Bataille) -> None:
    laid = [int(n) for n in g.choice]
    single = [n for n in laid if laid.count(n) == 1]
    if single:
        winner = Seat(laid.index(max(single)))
        g.tricks[winner] += 1
        g.tell("took", winner)
    else:
        g.tell("drawn")


def count(g: Bataille) -> None:
    most = max(g.tricks)
    g.finish(sum(BITS[s] for s in g.everyone() if g.tricks[s] == most), 1)
