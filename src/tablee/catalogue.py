"""`tablee games` and `tablee generate`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.games import games
from tablee.kernel.game import BadInput, Game
from tablee.kernel.generate import BadRules, write


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
    for name in ("rules.py", "table.py"):
        if not (folder / name).is_file():
            raise BadInput(f"{folder} is not the folder of a game: it has no {name}.")
    try:
        write(folder, package or package_of(folder))
    except (BadRules, SyntaxError) as fault:
        raise BadInput(f"the rules in {folder} cannot be read: {fault}.") from None


def package_of(folder: Path) -> str:
    """The dotted name of a folder: as far up as folders are packages."""
    parts: list[str] = []
    above = folder.resolve()
    while (above / "__init__.py").is_file():
        parts.insert(0, above.name)
        above = above.parent
    return ".".join(parts) or folder.resolve().name
