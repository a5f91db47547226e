"""Bots: they get the eyes of one seat, never the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tablee.bots.chance import RandomBot
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, eyes: Eyes) -> int:
        """One of `eyes.options()`."""
        ...


RANDOM = "random"
LEVELS: dict[str, Callable[[Game, int], Bot]] = {RANDOM: lambda _game, seed: RandomBot(seed)}


def make(level: str, game: Game, seed: int) -> Bot:
    """A bot of this level for one seat of one game."""
    return LEVELS[checked(level)](game, seed)


def checked(level: str) -> str:
    if level not in LEVELS:
        raise BadInput(f"there are no bots '{level}'; there are {', '.join(LEVELS)}.")
    return level
