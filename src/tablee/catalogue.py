"""`tablee games`."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games import games
from tablee.kernel.game import Game


def catalogue(lang: str) -> Iterator[str]:
    """Each game: its id, name, players, and options with the default first."""
    for game in games().values():
        yield f"{game.id}  {game.title(lang)}  {_seats(game)}"
        for choice in game.options:
            more = "+…" if choice.together else ""
            yield f"    --option {choice.name}={'|'.join(choice.values)}{more}"


def _seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return f"{first}" if first == last else f"{first}–{last}"
