"""`tablee games` and `tablee generate`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.games import games
from tablee.kernel.game import BadInput, Game
from tablee.kernel.generate import BadRules
from tablee.kernel.generate.command import update


def catalogue(lang: str) -> Iterator[str]:
    """Each game: its id, name, players, and options with the default first."""
    for game in games().values():
        words = game.words(lang)
        name = words.say("game-name") if words.has("game-name") else game.id
        yield f"{game.id}  {name}  {_seats(game)}"
        for choice in game.options:
            yield f"    --option {choice.name}={'|'.join(choice.values)}"


def _seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return f"{first}" if first == last else f"{first}–{last}"


def generate_into(folder: Path, package: str | None) -> None:
    try:
        print(update(folder, package))
    except BadRules as fault:
        raise BadInput(str(fault)) from None
