"""The pond drawn for paper: its cells, and how far everybody is."""

from typing import Any

from nenuphars.cards import SIDE
from tablee.kernel.telling import Teller
from tablee.lab.drawing import WIDE, Player, caption, circle, kinds, picture, players, rectangle

COLOURS = ("#cfe6ea", "#6fb3d9", "#d2588f", "#f4f4f0", "#e3b62f", "#5d7f2a")
WATER, HIGH = "#2d6f7f", 30


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden."""
    left = (WIDE - SIDE * HIGH) / 2
    pond = rectangle(left - 4, 22, SIDE * HIGH + 8, SIDE * HIGH + 8, WATER, round_=10)
    pads = [
        circle(left + HIGH * (n % SIDE + 0.5), 26 + HIGH * (n // SIDE + 0.5), 12, COLOURS[min(int(value), 5)])
        for n, value in enumerate(g.cells)
    ]
    said = ", ".join(f"{teller.players[seat]} {g.steps[seat]}" for seat in range(g.seats))
    head = caption(teller.words.say("game-name"), f"{max(g.steps)} / {g.box.goal}")
    return picture(said, head, pond, *pads, players(g, teller, [_player(g, teller, seat) for seat in range(g.seats)]))


def _player(g: Any, teller: Teller, seat: int) -> Player:
    held = ", ".join(teller.card(kind) for kind in kinds(g, g.hand[seat]))
    return Player(f"{g.steps[seat]} / {g.box.goal}", WATER, (held,), False)


def cover() -> str:
    """For the first page."""
    pad = '<circle cx="50" cy="58" r="36" fill="#4f8f3a"/><path d="M50 58 90 40 90 76Z" fill="#fff"/>'
    flower = "".join(
        f'<ellipse cx="50" cy="34" rx="9" ry="20" fill="#d2588f" transform="rotate({a} 50 50)"/>'
        for a in (-60, -30, 0, 30, 60)
    )
    return f'<svg viewBox="0 0 100 96" aria-hidden="true">{pad}{flower}</svg>'
