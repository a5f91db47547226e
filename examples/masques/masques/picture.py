"""The ball drawn for paper: ribbons as bars, what was played, and what everybody wears."""

from typing import Any

from tablee.kernel.telling import Teller
from tablee.lab.drawing import Player, Tile, caption, kinds, picture, players, tiles

INK, GONE, WEARS = "#3d2a63", "#8b8596", "#a3562a"


def draw(g: Any, teller: Teller) -> str:
    """The whole table, nothing hidden."""
    head = caption(f"{teller.words.say('field-round')} {g.round}", f"{max(g.ribbons)} / {g.box.ribbons}")
    rows = [tiles([Tile(teller.card(k), INK) for k in kinds(g, g.front[s])], 26 + 30 * s, 22) for s in range(g.seats)]
    said = ", ".join(f"{teller.players[seat]} {g.ribbons[seat]}" for seat in range(g.seats))
    return picture(said, head, *rows, players(g, teller, [_player(g, teller, seat) for seat in range(g.seats)]))


def _player(g: Any, teller: Teller, seat: int) -> Player:
    worn = [teller.card(kind) for kind in kinds(g, g.hand[seat])]
    return Player(" + ".join(worn) or "–", GONE if g.gone[seat] else WEARS, ("★" * int(g.ribbons[seat]),), False)


def cover() -> str:
    """For the first page."""
    mask = '<path d="M6 34q44-24 88 0 4 34-20 38-14 2-24-14-10 16-24 14-24-4-20-38Z" fill="#3d2a63"/>'
    eyes = '<ellipse cx="30" cy="46" rx="11" ry="8" fill="#fff"/><ellipse cx="70" cy="46" rx="11" ry="8" fill="#fff"/>'
    return f'<svg viewBox="0 0 100 96" aria-hidden="true">{mask}{eyes}</svg>'
