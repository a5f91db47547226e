"""A game played by bots of one level, for scenes that ask whether bots play sensibly under an option."""

from __future__ import annotations

from typing import Any

from tablee import bots
from tablee.kernel.game import Game
from tablee.lab.play import Play


def played_by(level: str, game: Game, seats: int, seed: int, **options: str) -> Any:
    players = [bots.make(level, game, seed + seat) for seat in range(seats)]
    play = Play(game, seed, game.laying(seats, options), players)
    for _ in play.moves():
        pass
    return play.g
