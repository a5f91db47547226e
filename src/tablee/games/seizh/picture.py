"""Ar Seizh Bigoudenn drawn for paper: the pan with its ingredients, the utensils, and the ladies with their points."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from tablee.kernel.telling import Teller
from tablee.lab.drawing import INK, Player, Tile, circle, fitted, kinds, picture, players, text, tiles

SAVOURY, SWEET, SIDES = "#8a6a1f", "#2f6f8f", ("#8a6a1f", "#2f6f8f")
PAN, GALETTE, UTENSIL = "#32343a", "#d8a860", "#7b3f5f"
MIDDLE_X, MIDDLE_Y = 180, 74
LADY = """
<path d="M38 6h24l4 36H34Z" fill="#fffdf6" stroke="#c9b98f" stroke-width="2"/>
<path d="M42 14h16M41 22h18M40 30h20" stroke="#c9b98f" stroke-width="1.6"/>
<circle cx="50" cy="56" r="19" fill="#f4cfae"/><path d="M31 52q19-18 38 0l-2-12H33Z" fill="#4b3a2f"/>
<circle cx="43" cy="57" r="2.4" fill="#2b2420"/><circle cx="57" cy="57" r="2.4" fill="#2b2420"/>
<path d="M43 65q7 6 14 0" fill="none" stroke="#2b2420" stroke-width="2.2" stroke-linecap="round"/>
<path d="M20 106q2-28 30-28t30 28Z" fill="#1f2430"/><path d="M36 80q14 12 28 0l4 10q-18 12-36 0Z" fill="#e8a33d"/>
"""


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden, as one picture of 360 by 260."""
    pan = _oval(168, 73, PAN) + _oval(160, 66, GALETTE)
    stock = text(348, 17, f"{len(g.stock)} ▯", 13, "end", weight=700)
    rack = tiles([Tile(teller.card(kind), UTENSIL) for kind in kinds(g, g.rack)], 154, 18, 70)
    said = ", ".join(f"{teller.players[seat]} {g.points[seat]}" for seat in range(g.seats))
    seats = [_player(g, teller, seat) for seat in range(g.seats)]
    return picture(said, pan, stock, *_centre(g, teller), rack, players(g, teller, seats))


def _oval(wide: float, high: float, fill: str) -> str:
    return f'<ellipse cx="{MIDDLE_X}" cy="{MIDDLE_Y}" rx="{wide:g}" ry="{high:g}" fill="{fill}"/>'


def cover() -> str:
    """For the first page."""
    return f'<svg viewBox="14 0 72 108" aria-hidden="true">{LADY}</svg>'


def _centre(g: Any, teller: Teller) -> list[str]:
    """Ingredients round the galette, each with its value; blue ones are sweet."""
    cards = [g.kinds[card] for card in g.centre.cards]
    return [_ingredient(g, teller, kind, n, len(cards)) for n, kind in enumerate(cards)]


def _ingredient(g: Any, teller: Teller, kind: int, n: int, of: int) -> str:
    angle, reach = 2 * pi * n / of - pi / 2, 46 if of > 1 else 0
    x, y = MIDDLE_X + 2.6 * reach * cos(angle), MIDDLE_Y + reach * sin(angle)
    value = g.box.savoury[kind] + g.box.sweet[kind]
    dot = circle(x, y - 5, 10, SWEET if g.box.sweet[kind] else SAVOURY, "#fff7e6")
    name = fitted(x, y + 13, teller.card(g.kind_names[kind]), 7.5, 60, INK)
    return dot + text(x, y - 1, str(value), 11, ink="#fff", weight=700) + name


def _player(g: Any, teller: Teller, seat: int) -> Player:
    lady = [teller.card(kind) for kind in kinds(g, g.bigoudenn[seat])]
    tools = ", ".join(teller.card(kind) for kind in kinds(g, g.utensils[seat]))
    dishes = f"{g.points[seat]} ★  {len(g.larder[seat])} ▯"
    return Player(" ".join(lady), SIDES[g.side[seat]], (tools, dishes), g.active == seat and not g.over)
