"""Bots by their names in the lab: a level, or a search with its number of iterations."""

from __future__ import annotations

from tablee import bots
from tablee.bots import Bot
from tablee.kernel.game import BadInput, Game

SEARCHES = ("expert", "maitre")
THINKING = 40  # iterations where no number is given (maitre takes five times more): time would not repeat itself


def bot(level: str, game: Game, seed: int) -> Bot:
    """The same seed always chooses the same."""
    name, _, iterations = level.partition(":")
    return bots.make(name, game, seed, int(iterations or THINKING) if name in SEARCHES else None)


def checked(level: str) -> str:
    """`normal`, `expert`, `expert:100`."""
    name, colon, iterations = level.strip().partition(":")
    bots.checked(name)
    if colon and (name not in SEARCHES or not iterations.isdecimal() or not 1 <= int(iterations) <= 1_000_000):
        raise BadInput(f"iterations are for {' and '.join(SEARCHES)}, written like expert:100, not '{level}'.")
    return level.strip()
