"""A bot that chooses by the dice."""

from __future__ import annotations

from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._dice = State(0, seed & LOW62)

    def choose(self, eyes: Eyes) -> int:
        options = eyes.options()
        return options[self._dice.below(len(options))]
