"""The pond, in the order in which one would explain it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nenuphars._names import APART, ARRIVED, FULL, TOAD
from nenuphars._steps import ask, do
from nenuphars.cards import CELLS, EMPTY, PLANTED, SIDE, SPRING
from nenuphars.table import Nenuphars
from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS, Card, Kind, Seat, eye

NEXT_TO = [
    [other for other in range(CELLS) if abs(other // SIDE - n // SIDE) + abs(other % SIDE - n % SIDE) == 1]
    for n in range(CELLS)
]

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Nenuphars, options: dict[str, str]) -> None:
    """Springs lie by lot; everybody has a hand of flowers."""
    g.kinds = vec[i64](g.box.cards)
    g.known = zeros(len(g.kinds))
    for card in range(len(g.kinds)):
        g.draw.add(Card(card))
    g.shuffle(g.draw)
    for seat in g.everyone():
        for _ in range(g.box.hand):
            g.hand[seat].add(g.draw.draw())
    left = list(range(CELLS))
    for _ in range(g.box.springs):
        g.cells[left.pop(g.below(len(left)))] = SPRING
    g.first = g.below(g.seats)
    g.then(do.turn(Seat(g.first)))


# -- A turn -------------------------------------------------------------------------------


def turn(g: Nenuphars, seat: Seat) -> None:
    g.turns += 1
    g.then(ask.where(seat))


def where(g: Nenuphars, seat: Seat) -> None:
    """Beside something that grows already; the first anywhere."""
    held = sorted({int(g.kind(card)) for card in g.hand[seat].cards})
    for kind in held:
        for cell in (cell for cell in range(CELLS) if g.cells[cell] < PLANTED):
            if is_open(g, cell):
                g.offer(do.plant(seat, Kind(kind), cell))
            else:
                g.refuse(do.plant(seat, Kind(kind), cell), APART)


def is_open(g: Nenuphars, cell: int) -> bool:
    return not len(g.planted) or any(g.cells[other] >= PLANTED for other in NEXT_TO[cell])


def plant(g: Nenuphars, seat: Seat, flower: Kind, cell: i64) -> None:
    card = g.find(g.hand[seat], flower)
    g.leave(g.hand[seat], card)
    g.planted.add(card)
    spring = g.box.spring if g.cells[cell] == SPRING else 0
    g.cells[cell] = PLANTED + flower
    gained = worth(g, flower, cell)
    g.tell("planted", seat, flower, gained)
    if spring:
        g.tell("spring", seat, spring)
    g.steps[seat] = min(g.box.goal, g.steps[seat] + gained + spring)
    g.then(do.end_turn(seat))


def worth(g: Nenuphars, flower: i64, cell: i64) -> int:
    """A flower: as many steps as its patch has flowers. A toad: one for each sort of flower beside it."""
    if g.box.effect[flower] == TOAD:
        beside = {g.cells[other] - PLANTED for other in NEXT_TO[cell]}
        return sum(1 for kind in beside if kind >= 0 and g.box.effect[kind] != TOAD)
    return len(patch(g, cell))


def patch(g: Nenuphars, cell: i64) -> set[int]:
    """Flowers of one sort that touch."""
    found, border = {int(cell)}, [int(cell)]
    while border:
        for other in NEXT_TO[border.pop()]:
            if g.cells[other] == g.cells[cell] and other not in found:
                found.add(other)
                border.append(other)
    return found


def end_turn(g: Nenuphars, seat: Seat) -> None:
    """Who is round the pond has won; a full pond ends it too."""
    if g.steps[seat] == g.box.goal:
        g.tell("arrived", seat)
        g.finish(BITS[seat], ARRIVED)
    elif len(g.planted) == CELLS:
        g.tell("full")
        best = max(g.steps)
        g.finish(sum(BITS[one] for one in g.everyone() if g.steps[one] == best), FULL)
    else:
        draw_for(g, seat)
        g.then(do.turn(g.after(seat)))


def draw_for(g: Nenuphars, seat: Seat) -> None:
    if len(g.draw):
        card = g.draw.draw()
        g.hand[seat].add(card)
        g.tell("drew", seat, secret=g.kind(card), knows=eye(seat))


def points(g: Nenuphars, seat: i64) -> int:
    return int(g.steps[seat])


def gain(g: Nenuphars, flower: i64, cell: i64) -> int:
    """What planting there would bring, of a table that is put right again."""
    before = g.cells[cell]
    g.cells[cell] = PLANTED + flower
    found = worth(g, flower, cell) + (g.box.spring if before == SPRING else 0)
    g.cells[cell] = before
    return found


def best_patch(g: Nenuphars, cell: i64) -> int:
    """The most that the next one could gain beside a cell, whatever they hold."""
    free = [other for other in NEXT_TO[cell] if g.cells[other] in (EMPTY, SPRING)]
    return max((gain(g, kind, other) for other in free for kind in range(len(g.box.names))), default=0)
