"""BabaOrum drawn for paper: the Shelf, the last question, and what each cook has to bake, has begun and has baked."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from tablee.games.baba.questions import wording
from tablee.kernel.telling import Teller
from tablee.lab.drawing import Player, Tile, caption, fitted, kinds, picture, players, rectangle, text, tiles

COLOURS = {"pate": "#b98a3c", "joker": "#8a4f9e", "savoir_faire_1": "#2f7f93", "savoir_faire_2": "#2f7f93"}
FILLINGS, ACTION = ("alcool", "amande", "chocolat", "creme", "fruits"), "#8c4a3f"
LINE = 58  # letters of a question
WOOD, BOARD, SEAT = "#a9794b", "#3b3f36", "#6f7f3b"
BABA = """
<ellipse cx="50" cy="92" rx="44" ry="9" fill="#fffaf0"/><path d="M24 60h52l-7 30q-19 8-38 0Z" fill="#c98a3c"/>
<path d="M30 64l4 26M42 66l2 28M58 66l-2 28M70 64l-4 26" stroke="#a86c26" stroke-width="2.5"/>
<path d="M18 60q-2-22 32-24 34 2 32 24-6 9-13 2-6 9-13 1-6 8-13 0-6 7-12-1-8 7-13-2Z" fill="#f2c879"/>
<path d="M34 36q0-16 16-20 16 4 16 20-16 8-32 0Z" fill="#fff7ea"/><circle cx="50" cy="13" r="6.5" fill="#c22f3f"/>
"""


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden, as one picture of 360 by 260."""
    head = caption(f"{teller.words.say('field-round')} {g.round}", f"{len(g.atelier_pile)} ▯")
    board = rectangle(10, 26, 340, 40, BOARD, round_=6) + _question(g, teller)
    wood = rectangle(10, 146, 340, 8, WOOD, round_=2)
    shelf = tiles([_card(teller, kind) for kind in kinds(g, g.shelf)], 84, 60, 100)
    express = tiles([_card(teller, kind) for kind in kinds(g, g.express)], 157, 18, 60)
    seats = [_player(g, teller, seat) for seat in range(g.seats)]
    said = ", ".join(f"{teller.players[seat]} {len(g.finished[seat])}" for seat in range(g.seats))
    return picture(said, head, board, wood, shelf, express, players(g, teller, seats))


def cover() -> str:
    """For the first page."""
    return f'<svg viewBox="0 0 100 104" aria-hidden="true">{BABA}</svg>'


def _question(g: Any, teller: Teller) -> str:
    number = g.question if g.question >= 0 else g.last_question
    if number < 0:
        return text(180, 50, "?", 15, ink="#f3ead2")
    lines = wrap(wording(number, teller.words.lang).ask, LINE)[:2]
    top = 50 - 6 * (len(lines) - 1)
    return "".join(fitted(180, top + 13 * n, line, 9, 330, "#f3ead2") for n, line in enumerate(lines))


def _card(teller: Teller, kind: str) -> Tile:
    return Tile(teller.card(kind), COLOURS.get(kind, "#4f7a3f" if kind in FILLINGS else ACTION))


def _player(g: Any, teller: Teller, seat: int) -> Player:
    """The city on the band; recipes, those begun and those baked; cards in hand."""
    city = teller.card(kinds(g, g.destination)[seat])
    baked = "●" * len(g.finished[seat]) + "◐" * len(g.begun[seat]) + "○" * len(g.recipes[seat])
    hand = f"{len(g.hand[seat])} ▯" + (" ✗" if g.to_clean[seat] else "")
    return Player(city, SEAT, (baked, hand), g.active == seat and not g.over)
