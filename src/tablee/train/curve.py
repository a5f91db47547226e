"""A learning curve as an SVG: the share of games won after so many steps, with its 95 % interval, beside chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from tablee.stats import wilson

LEFT, WIDE, HIGH = 60, 560, 240
FONT = 'font-family="Georgia, serif" font-size="13"'


@dataclass
class Curve:
    """What was seen on the way; each point is printed as it comes."""

    title: str
    games: int  # for each point
    chance: float  # what somebody else wins in the same place
    who: str = "random"
    points: list[tuple[int, float]] = field(default_factory=list)

    def add(self, steps: int, share: float) -> None:
        self.points.append((steps, share))
        low, high = wilson(share * self.games, self.games)
        print(f"after {steps:,} steps: {share:.1%} ({low:.1%} to {high:.1%})", flush=True)

    def write(self, path: Path) -> None:
        most = max(steps for steps, _ in self.points) or 1
        dots = [(LEFT + WIDE * steps / most, share) for steps, share in self.points]
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 40} {HIGH + 60}" {FONT}>']
        lines.append(f'<text x="{LEFT}" y="18">{escape(self.title)}</text>')
        lines += [self._level(share) for share in (0, 0.25, 0.5, 0.75, 1)]
        lines.append(f'<path d="M{LEFT} {_y(self.chance):.1f}h{WIDE}" stroke="#222" stroke-dasharray="3 3"/>')
        lines.append(
            f'<text x="{LEFT + WIDE}" y="{_y(self.chance) - 5:.1f}" text-anchor="end">{escape(self.who)}</text>'
        )
        lines += [self._spread(x, share) for x, share in dots]
        path_of = " ".join(f"{x:.1f},{_y(share):.1f}" for x, share in dots)
        lines.append(f'<polyline points="{path_of}" fill="none" stroke="#a83a2c" stroke-width="2.5"/>')
        lines += [self._step(steps, x) for (steps, _), (x, _) in zip(self.points, dots, strict=True)]
        path.write_text("\n".join([*lines, "</svg>", ""]), "utf-8")

    def _level(self, share: float) -> str:
        label = f'<text x="{LEFT - 8}" y="{_y(share) + 4:.1f}" text-anchor="end" fill="#555">{share:.0%}</text>'
        return f'<path d="M{LEFT} {_y(share):.1f}h{WIDE}" stroke="#ddd"/>{label}'

    def _spread(self, x: float, share: float) -> str:
        low, high = wilson(share * self.games, self.games)
        return f'<path d="M{x:.1f} {_y(low):.1f}V{_y(high):.1f}" stroke="#222" stroke-width="1.5"/>'

    def _step(self, steps: int, x: float) -> str:
        return f'<text x="{x:.1f}" y="{HIGH + 46}" text-anchor="middle" fill="#555">{steps:,}</text>'


def _y(share: float) -> float:
    return 30 + HIGH * (1 - share)
