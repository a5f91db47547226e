"""Curves as an SVG: what grows along the bottom, what it costs up the side, a line for each name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import cycle

LEFT, TOP, WIDE, HIGH, RIGHT = 64, 40, 480, 220, 120
INKS = ("#a83a2c", "#2d6a8f", "#4f7a3a", "#b0822a", "#6b4a8c")
FONT = 'font-family="Georgia, serif" font-size="13"'
Point = tuple[float, float]


def curves(title: str, along: str, up: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """From nothing at all on both sides, so that a straight line is a cost in proportion."""
    most_x = max(x for points in lines.values() for x, _ in points)
    most_y = round_up(max(y for points in lines.values() for _, y in points))

    def at(point: Point) -> str:
        return f"{LEFT + WIDE * point[0] / most_x:.1f},{TOP + HIGH * (1 - point[1] / most_y):.1f}"

    size = f"0 0 {LEFT + WIDE + RIGHT} {TOP + HIGH + 50}"
    said = f"{title}: {up}, by {along}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-label="{escape(said)}" {FONT}>']
    parts.append(f'<rect width="100%" height="100%" fill="#fffaf0"/><text x="{LEFT}" y="18">{escape(title)}</text>')
    parts.append(f'<text x="{LEFT}" y="33" fill="#555" font-size="11">{escape(up)}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = TOP + HIGH * (1 - share)
        parts.append(f'<path d="M{LEFT} {y:.1f}h{WIDE}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{most_y * share:g}</text>')
    for x in marks(lines):
        place = LEFT + WIDE * x / most_x
        parts.append(f'<text x="{place:.1f}" y="{TOP + HIGH + 18}" text-anchor="middle" fill="#555">{x:,.0f}</text>')
    parts.append(f'<text x="{LEFT + WIDE}" y="{TOP + HIGH + 38}" text-anchor="end" fill="#555">{escape(along)}</text>')
    for (name, points), ink, n in zip(lines.items(), cycle(INKS), range(len(lines)), strict=False):
        path = " ".join(at(point) for point in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{ink}"/>' for x, y in (at(p).split(",") for p in points)]
        parts.append(f'<text x="{LEFT + WIDE + 12}" y="{TOP + 14 + 18 * n}" fill="{ink}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def marks(lines: Mapping[str, Sequence[Point]], most: int = 9) -> list[float]:
    """The places that were measured, or a few of them, none too near to another."""
    places = sorted({x for points in lines.values() for x, _ in points})
    apart = places[-1] / most
    kept: list[float] = []
    for x in reversed(places):
        if not kept or kept[-1] - x >= apart:
            kept.append(x)
    return kept


def round_up(most: float) -> float:
    """The next number that reads well."""
    size = 1.0
    while size * 10 <= most:
        size *= 10
    while size > most:
        size /= 10
    return next(size * step for step in (1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10) if size * step >= most)
