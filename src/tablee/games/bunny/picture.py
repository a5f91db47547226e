"""Bunny Boom drawn for paper: the village as a cross with its pawns and rabbits, the river, and the domains."""

from __future__ import annotations

from typing import Any

from tablee.games.bunny.cards import FAMILIES
from tablee.games.bunny.table import ARM, CENTRE
from tablee.kernel.telling import Teller
from tablee.lab.drawing import INK, Player, Tile, circle, fitted, kinds, picture, players, rectangle, text, tiles

FAMILY = ("#8a7f72", "#c98a2b", "#3f8fa8", "#4f9150", "#5b6fb0", "#b5493f", "#9a5c9e")
PAWNS = ("#f2f2f2", "#f6b93b", "#e55039", "#4a69bd")
MEADOW, BURROW = "#dfeccd", "#c9dbb0"
CELL_WIDE, CELL_HIGH, MIDDLE = 48, 20, 180
TOP = 4
RABBIT = """
<ellipse cx="38" cy="22" rx="8" ry="21" fill="#fff7ea"/><ellipse cx="62" cy="22" rx="8" ry="21" fill="#fff7ea"/>
<ellipse cx="38" cy="24" rx="3.6" ry="14" fill="#f2b8b5"/><ellipse cx="62" cy="24" rx="3.6" ry="14" fill="#f2b8b5"/>
<circle cx="50" cy="60" r="30" fill="#fff7ea"/><circle cx="39" cy="55" r="4" fill="#2b2420"/>
<circle cx="61" cy="55" r="4" fill="#2b2420"/><path d="M45 66h10l-5 6Z" fill="#d96a74"/>
<path d="M50 72q-6 8-12 3M50 72q6 8 12 3" fill="none" stroke="#2b2420" stroke-width="2.4" stroke-linecap="round"/>
<path d="M22 88q28 18 56 0l-6 14H28Z" fill="#e58a2e"/>
"""


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden, as one picture of 360 by 260."""
    cross = [_space(g, teller, space) for space in range(len(g.village))]
    seats = [_player(g, teller, seat) for seat in range(g.seats)]
    said = ", ".join(f"{teller.players[seat]} {g.domain[seat]}" for seat in range(g.seats))
    return picture(
        said,
        rectangle(6, 0, 348, 150, MEADOW, round_=10),
        _centre(g),
        *cross,
        _river(g, teller),
        players(g, teller, seats),
    )


def cover() -> str:
    """For the first page."""
    return f'<svg viewBox="0 0 100 106" aria-hidden="true">{RABBIT}</svg>'


def _place(space: int) -> tuple[float, float]:
    """Left and right arms in one row, the upper one above, the lower one below; the middle of a cell."""
    arm, step = divmod(space, ARM)
    along = step + 1
    across, down = ((-along, 0), (along, 0), (0, -along), (0, along))[arm]
    return MIDDLE + across * CELL_WIDE, 75 + down * CELL_HIGH


def _centre(g: Any) -> str:
    return circle(MIDDLE, 75, 11, BURROW, INK) + _standing(g, CENTRE, MIDDLE, 75)


def _space(g: Any, teller: Teller, space: int) -> str:
    """The card on top with its passage, the rabbits, and who stands there; a closed one has a dark edge."""
    x, y = _place(space)
    left, top = x - CELL_WIDE / 2 + 1, y - CELL_HIGH / 2 + 1
    if not len(g.village[space]):
        return rectangle(left, top, CELL_WIDE - 2, CELL_HIGH - 2, BURROW, round_=4) + _standing(g, space, x, y)
    card = g.village[space].cards[len(g.village[space]) - 1]
    kind = g.kinds[card]
    edge = f'{INK}" stroke-width="2.5' if g.closed[space] else "none"
    box = rectangle(left, top, CELL_WIDE - 2, CELL_HIGH - 2, FAMILY[g.box.family[kind]], edge=edge, round_=4)
    name = fitted(x - 2, y - 1.5, _family(g, teller, kind), 7.5, CELL_WIDE - 8, "#fff")
    rabbits = f"  ♥ {g.rabbits[space]}" if g.rabbits[space] else ""
    return (
        box + name + text(x - 6, y + 7, f"+{g.box.passage[kind]}{rabbits}", 6.5, ink="#fff") + _standing(g, space, x, y)
    )


def _family(g: Any, teller: Teller, kind: int) -> str:
    family = int(g.box.family[kind])
    return teller.words.say(f"text-family-{FAMILIES[family]}") if family else teller.card(g.kind_names[kind])


def _standing(g: Any, space: int, x: float, y: float) -> str:
    here = [PAWNS[seat] for seat in range(g.seats) if g.pawn[seat] == space]
    here += ["#d35400"] if g.fox == space else []
    right = x + CELL_WIDE / 2 - 5 if space != CENTRE else x + 3 * (len(here) - 1)
    return "".join(
        circle(right - 6 * n, y + (4 if space != CENTRE else 0), 3.6, pawn, INK) for n, pawn in enumerate(here)
    )


def _river(g: Any, teller: Teller) -> str:
    some = [Tile(teller.card(kind), "#4d86a8") for kind in kinds(g, g.river)]
    return tiles(some, 154, 18, 112)


def _player(g: Any, teller: Teller, seat: int) -> Player:
    cards = f"{len(g.hand[seat])} ▯" + (" ⚑" if g.carrot == seat else "")
    return Player(f"♥ {g.domain[seat]}", ("#7d776c", "#b9861f", "#b03a2a", "#3b5697")[seat], (cards,))
