"""A bot that chooses now as one level would, now as another: a style, such as people's."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots import Bot
from tablee.bots.levels import Told
from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State

MIXED = "+"  # between the levels of a style
WHOLE = 100


def parts_of(style: str) -> dict[str, int]:
    """What each level is of a hundred decisions: `novice:30+normal:70`."""
    found = {name: part for name, _, part in (one.strip().partition(":") for one in style.split(MIXED))}
    return {name: int(part) for name, part in found.items() if part.isdecimal()}


class Mixture:
    """Each decision is somebody's, drawn by lot as often as their part of a hundred says."""

    def __init__(self, players: Sequence[tuple[Bot, int]], seed: int) -> None:
        self._players = [player for player, part in players for _ in range(part)]
        self._dice = State(0, seed & LOW62)
        self.listens = any(getattr(player, "listens", True) for player, _ in players)

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        return self._players[self._dice.below(len(self._players))].choose(eyes, told)
