"""A bot that chooses by the dice."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State


class RandomBot:
    listens = False

    def __init__(self, seed: int) -> None:
        self._dice = State(0, seed & LOW62)

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:
        options = eyes.options()
        return options[self._dice.below(len(options))]
