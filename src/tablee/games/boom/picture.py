"""Boom Badaboom drawn for paper: the oven with its cake, the theft, the event of the round, and who plays what."""

from __future__ import annotations

from typing import Any

from tablee.games.boom.rules import goals_in, steals_at
from tablee.kernel.telling import Teller
from tablee.lab.drawing import Player, caption, picture, players

COLOURS = {"patissier": "#1f5c93", "farceur": "#b8321f", "glouton": "#5d7a1f", "cook": "#734a4e"}
INK, SOFT, TRIM = "#3d1622", "#734a4e", "#d9a441"
SCALE_LEFT, SCALE_WIDE, SCALE_Y = 20, 320, 158
FLOOR = 140  # where the cake stands

CAKE = """
<ellipse cx="50" cy="99" rx="49" ry="5" fill="#5b3a2c" opacity=".55"/>
<path d="M8 64q0-6 6-6h72q6 0 6 6v30q0 4-42 4T8 94Z" fill="#f6d7a7"/><path d="M8 76h84v6q-42 5-84 0Z" fill="#e06a7d"/>
<path d="M8 64q0-7 7-7h70q7 0 7 7v5c-2 9-9 9-11 1-2 10-11 10-13 1-3 12-12 11-15 0-2 9-10 9-13 0-3 11-13 10-15-1-2 8-9
 8-10 1-2 6-6 5-7 1Z" fill="#fff2e6"/><path d="M22 38q0-5 5-5h46q5 0 5 5v19q-28 5-56 0Z" fill="#f3c98f"/>
<path d="M22 38q0-6 6-6h44q6 0 6 6v4c-2 7-7 7-9 1-2 8-9 8-11 0-2 9-10 9-13 0-2 7-8 7-11 0-2 6-8 5-9-1-1 3-2 2-3 0Z"
 fill="#ffd9e2"/><g fill="#d3243d"><circle cx="32" cy="31" r="4.6"/><circle cx="44" cy="29.5" r="4.6"/>
<circle cx="56" cy="29.5" r="4.6"/><circle cx="68" cy="31" r="4.6"/></g>
<rect x="48" y="10" width="4" height="17" rx="1.5" fill="#7db7e8"/><path d="M50 9q-5-4 0-10 5 6 0 10Z" fill="#ffb02e"/>
"""
BURST = "M0-46 12-16 44-26 22 2 46 26 12 18 0 48-12 18-46 26-22 2-44-26-12-16Z"


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden, as one picture of 360 by 260."""
    head = caption(f"{g.round} · {_event(g, teller)}", f"{g.cake} / {g.capacity}")
    seats = players(g, teller, [_player(g, teller, seat) for seat in range(g.seats)])
    return picture(_said(g, teller), _oven(g), _scale(g), head, seats)


def cover() -> str:
    """For the first page."""
    return f'<svg viewBox="-10 -6 120 112" aria-hidden="true">{CAKE}</svg>'


def _said(g: Any, teller: Teller) -> str:
    return f"{_event(g, teller)}. {g.cake} / {g.capacity}"


def _event(g: Any, teller: Teller) -> str:
    return teller.card(g.kind_names[g.kinds[g.events_shown[len(g.events_shown) - 1]]])


def _oven(g: Any) -> str:
    """The cake grows with its size; one that is too large bursts."""
    size = 0.35 + 0.75 * min(int(g.cake), 24) / 24
    cake = f'<g transform="translate({180 - 50 * size} {FLOOR - 100 * size}) scale({size:.3f})">{CAKE}</g>'
    burst = f'<path d="{BURST}" transform="translate(180 92)" fill="#ffb347" stroke="#b8321f" stroke-width="5"/>'
    frame = f'<rect x="70" y="26" width="220" height="{FLOOR - 18}" rx="14" fill="#32142f" stroke="{TRIM}"/>'
    return frame + (burst if g.cake >= g.capacity else cake)


def _scale(g: Any) -> str:
    """From nought to the oven's edge and a little further, with the sizes at which the Glouton may steal."""
    most = max(20, int(g.capacity) + 2, int(g.cake) + 1)

    def x(size: int) -> float:
        return SCALE_LEFT + SCALE_WIDE * size / most

    steals = [size for size in range(most) if steals_at(g, g.round, g.capacity, size) and size < g.capacity]
    band = [f'<rect x="{x(s) - 3:.1f}" y="{SCALE_Y - 4}" width="6" height="8" fill="#5d7a1f"/>' for s in steals]
    end = f'<path d="M{x(int(g.capacity)):.1f} {SCALE_Y - 9}v18" stroke="#b8321f" stroke-width="3"/>'
    line = f'<path d="M{SCALE_LEFT} {SCALE_Y}h{SCALE_WIDE}" stroke="{SOFT}"/>'
    here = min(x(int(g.cake)), SCALE_LEFT + SCALE_WIDE)
    dot = f'<circle cx="{here:.1f}" cy="{SCALE_Y}" r="5" fill="{INK}"/>'
    return line + "".join(band if g.seats > 2 else []) + end + dot


def _player(g: Any, teller: Teller, seat: int) -> Player:
    """A role, how many cards are held and how many of them are goals."""
    role = str(g.kind_names[g.kinds[g.role[seat][0]]]) if len(g.role[seat]) else "cook"
    goals = "★" * int(goals_in(g, g.hand[seat]))
    name = teller.card(role) if role != "cook" else ""
    return Player(name, COLOURS.get(role, SOFT), (f"{len(g.hand[seat])} ▯ {goals}",))
