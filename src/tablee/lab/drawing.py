"""What pictures of boards share: text that fits its place, cards as small tiles, and the players in a row."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from tablee.kernel.telling import Teller

WIDE, HIGH = 360, 260
INK, SOFT, PAPER, TRIM = "#2b2420", "#6d6157", "#fffaf0", "#d9a441"
LETTER = 0.63  # of a letter's size: how wide it is, on average
SMALLEST = 6.0
SEATS_Y, SEAT_HIGH, BAND = 180, 72, 21


def picture(said: str, *parts: str) -> str:
    """One board; `said` is for those who do not see it."""
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(said)}">{"".join(parts)}</svg>'


def text(x: float, y: float, said: str, size: float, anchor: str = "middle", ink: str = INK, weight: int = 600) -> str:
    style = f'font-size="{size:g}" text-anchor="{anchor}" font-weight="{weight}" fill="{ink}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(said)}</text>'


def fitted(x: float, y: float, said: str, size: float, wide: float, ink: str = INK) -> str:
    """In the middle of a place: smaller letters first, then fewer."""
    fits = max(SMALLEST, min(size, wide / (LETTER * max(1, len(said)))))
    most = int(wide / (LETTER * fits))
    return text(x, y, said if len(said) <= most else f"{said[: max(1, most - 1)]}…", fits, ink=ink)


def rectangle(x: float, y: float, wide: float, high: float, fill: str, *, edge: str = "none", round_: float = 5) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{round_:g}"'
    return f'<rect {place} fill="{fill}" stroke="{edge}"/>'


def circle(x: float, y: float, radius: float, fill: str, edge: str = "none") -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{edge}"/>'


def caption(left: str, right: str) -> str:
    return text(12, 17, left, 13, "start") + text(WIDE - 12, 17, right, 14, "end", weight=700)


@dataclass(frozen=True)
class Tile:
    """A card in a row: what is written on it, and its colour."""

    said: str
    colour: str
    mark: str = ""  # in large letters above the words


def tiles(some: list[Tile], y: float, high: float, widest: float = 70) -> str:
    """Cards side by side, as wide as there is room for."""
    wide = min(widest, (WIDE - 20) / max(1, len(some)))
    left = (WIDE - wide * len(some)) / 2
    return "".join(_tile(tile, left + wide * n, y, wide, high) for n, tile in enumerate(some))


def _tile(tile: Tile, x: float, y: float, wide: float, high: float) -> str:
    box = rectangle(x + 1.5, y, wide - 3, high, tile.colour)
    words = fitted(x + wide / 2, y + high - 5, tile.said, 8.5, wide - 6, "#fff")
    return box + words + (text(x + wide / 2, y + high - 17, tile.mark, 13, ink="#fff") if tile.mark else "")


@dataclass(frozen=True)
class Player:
    """A seat: a title on its band, the name, and two lines below."""

    title: str
    colour: str
    lines: tuple[str, ...] = ()
    is_asked: bool = False


def players(g: Any, teller: Teller, some: list[Player]) -> str:
    """All seats in a row; who has won has a golden frame."""
    wide = (WIDE - 20) / len(some)
    return "".join(_player(g, teller, seat, player, 10 + wide * seat, wide) for seat, player in enumerate(some))


def _player(g: Any, teller: Teller, seat: int, player: Player, left: float, wide: float) -> str:
    won = bool(g.over and g.winners >> seat & 1)
    edge = f'{TRIM}" stroke-width="4' if won else player.colour
    box = rectangle(left + 2, SEATS_Y, wide - 4, SEAT_HIGH, PAPER, edge=edge, round_=8)
    band = rectangle(left + 2, SEATS_Y, wide - 4, BAND, player.colour, round_=8)
    name = f"▸ {teller.players[seat]}" if player.is_asked else teller.players[seat]
    said = [(14, player.title, 10.5, "#fff"), (34, name, 10, INK)]
    said += [(50 + 15 * n, line, 10, SOFT) for n, line in enumerate(player.lines)]
    middle = left + wide / 2
    return box + band + "".join(fitted(middle, SEATS_Y + y, line, size, wide - 8, ink) for y, line, size, ink in said)


def plain(g: Any, teller: Teller, points: list[int], colour: str) -> str:
    """Any game's table: points as bars, and who holds how many cards."""
    high, most = min(24.0, 150 / len(points)), max(1, *points)
    bars = [_bar(teller.players[n], value, 20 + high * n, high, value / most, colour) for n, value in enumerate(points)]
    hand = getattr(g, "hand", None)
    held = [f"{len(hand[seat])} ▯" if hand else "" for seat in range(len(points))]
    seats = [Player(str(value), colour, (held[seat],)) for seat, value in enumerate(points)]
    return picture(", ".join(map(str, points)), *bars, players(g, teller, seats))


def _bar(name: str, value: int, y: float, high: float, part: float, colour: str) -> str:
    long = 240 * max(0.0, part)
    words = fitted(48, y + high - 8, name, 10, 70) + text(WIDE - 12, y + high - 8, str(value), 10.5, "end", weight=700)
    return rectangle(90, y, 240, high - 4, "#eee7db") + rectangle(90, y, long, high - 4, colour) + words


def kinds(g: Any, pile: Any) -> list[str]:
    """The names of the cards in a pile."""
    return [str(g.kind_names[g.kinds[card]]) for card in pile.cards]
