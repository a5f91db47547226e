"""Badass Force drawn for paper: the race to the limit, the cast and the market, weapons, graves and who plays whom."""

from __future__ import annotations

from typing import Any

from tablee.kernel.telling import Teller
from tablee.lab.drawing import (
    INK,
    SOFT,
    WIDE,
    Player,
    Tile,
    caption,
    fitted,
    kinds,
    picture,
    players,
    rectangle,
    text,
    tiles,
)

COOL, VENGEFUL, CAST, MARKET = "#a3247f", "#c0392b", "#51304f", "#39597a"
TRACK_LEFT, TRACK_TOP, TRACK_HIGH = 70, 28, 62
STAR = "M50 4 62 36 96 37 69 58 79 91 50 71 21 91 31 58 4 37 38 36Z"


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden, as one picture of 360 by 260."""
    head = caption(f"{teller.words.say('field-round')} {g.round}", f"{max(g.score)} / {g.limit}")
    rows = [_track(g, teller, seat) for seat in range(g.seats)]
    cast = tiles([Tile(teller.card(kind), CAST) for kind in kinds(g, g.cast)], 98, 20, 60)
    market = tiles([Tile(teller.card(kind), MARKET) for kind in kinds(g, g.market)], 124, 20, 84)
    said = ", ".join(f"{teller.players[seat]} {g.score[seat]}" for seat in range(g.seats))
    return picture(said, head, *rows, cast, market, players(g, teller, [_player(g, teller, s) for s in range(g.seats)]))


def cover() -> str:
    """For the first page."""
    star = f'<path d="{STAR}" fill="#ffd166" stroke="#51304f" stroke-width="5" stroke-linejoin="round"/>'
    mask = '<path d="M26 46q24-10 48 0v8q-8 12-20 3-4-3-8 0-12 9-20-3Z" fill="#2b1228"/>'
    eyes = '<circle cx="38" cy="51" r="4" fill="#fff"/><circle cx="62" cy="51" r="4" fill="#fff"/>'
    return f'<svg viewBox="0 0 100 96" aria-hidden="true">{star}{mask}{eyes}</svg>'


def _track(g: Any, teller: Teller, seat: int) -> str:
    """From nought to the limit; red in Vengeance."""
    high = TRACK_HIGH / g.seats
    y, long = TRACK_TOP + high * seat, WIDE - TRACK_LEFT - 34
    here = long * min(1.0, g.score[seat] / max(1, g.limit))
    ground = rectangle(TRACK_LEFT, y, long, high - 3, "#efe3ee", round_=3)
    bar = rectangle(TRACK_LEFT, y, here, high - 3, VENGEFUL if g.vengeful[seat] else COOL, round_=3)
    name = fitted(TRACK_LEFT / 2 + 2, y + high - 5, teller.players[seat], 9.5, TRACK_LEFT - 10)
    return ground + bar + name + text(WIDE - 12, y + high - 5, str(g.score[seat]), 10.5, "end", INK, 700)


def _player(g: Any, teller: Teller, seat: int) -> Player:
    """The active character on the band; weapon with its charge, hand, box and graves below."""
    active = [teller.card(kind) for kind in kinds(g, g.active[seat])]
    weapon = [f"{teller.card(kind)} {'●' * int(g.charge[seat])}" for kind in kinds(g, g.weapon[seat])]
    cards = f"{len(g.hand[seat])} ▯  {len(g.loge[seat])} ⌂  {len(g.graveyard[seat])} †"
    colour = VENGEFUL if g.vengeful[seat] else COOL if active else SOFT
    return Player(" + ".join(active) or "–", colour, (" ".join(weapon), cards), g.player == seat and not g.over)
