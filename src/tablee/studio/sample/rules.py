"""The rules of the Orchard, in the order in which one would explain them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS, Card, Seat
from tablee.studio.sample._names import EMPTY_APRON, MOST_POINTS
from tablee.studio.sample._steps import ask, do
from tablee.studio.sample.table import Orchard

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Orchard, options: dict[str, str]) -> None:
    g.kinds = vec[i64]([*g.box.orchard, *g.box.secrets])
    g.known = zeros(len(g.kinds))
    for card in range(len(g.kinds)):
        (g.orchard if card < len(g.box.orchard) else g.drawer).add(Card(card))
    g.shuffle(g.orchard)
    g.shuffle(g.drawer)
    for seat in g.everyone():
        g.secret[seat].add(g.drawer.draw())
    if options["length"] == "short":
        for _ in range(len(g.orchard) // 2):
            g.aside.add(g.orchard.draw())
    g.first = g.below(g.seats)
    g.then(do.turn(Seat(g.first)))


# -- A turn -------------------------------------------------------------------------------


def turn(g: Orchard, seat: Seat) -> None:
    g.turns += 1
    g.then(ask.next_tree(seat))


def next_tree(g: Orchard, seat: Seat) -> None:
    g.offer(do.pick(seat))
    if len(g.apron):
        g.offer(do.go_home(seat))
    else:
        g.refuse(do.go_home(seat), EMPTY_APRON)


def pick(g: Orchard, seat: Seat) -> None:
    card = g.orchard.draw()
    g.tell("picked", seat, g.kind(card))
    if g.kind(card) == g.box.wasp:
        g.grass.add(card)
        g.then(do.sting(seat))
    else:
        g.apron.add(card)
        g.then(ask.next_tree(seat) if len(g.orchard) else do.go_home(seat))


def sting(g: Orchard, seat: Seat) -> None:
    """Whoever is stung drops what the apron holds."""
    g.tell("stung", seat, len(g.apron))
    g.grass.take_all(g.apron)
    g.then(do.end_turn(seat))


def go_home(g: Orchard, seat: Seat) -> None:
    g.tell("went_home", seat, len(g.apron))
    g.baskets[seat].take_all(g.apron)
    g.then(do.end_turn(seat))


def end_turn(g: Orchard, seat: Seat) -> None:
    g.then(do.turn(g.after(seat)) if len(g.orchard) else do.count())


# -- The end ------------------------------------------------------------------------------


def count(g: Orchard) -> None:
    totals = [points(g, seat) for seat in g.everyone()]
    for seat in g.everyone():
        g.show_all(g.secret[seat][0])
        g.tell("counted", seat, g.kind(g.secret[seat][0]), totals[seat])
    g.finish(sum(BITS[seat] for seat in g.everyone() if totals[seat] == max(totals)), MOST_POINTS)


def points(g: Orchard, seat: i64) -> int:
    """The favourite fruit counts twice."""
    loved = g.kind(g.secret[seat][0]) - g.box.wasp - 1
    fruits = [g.kind(card) for card in g.baskets[seat].cards]
    return sum(g.box.points[fruit] * (2 if fruit == loved else 1) for fruit in fruits)
