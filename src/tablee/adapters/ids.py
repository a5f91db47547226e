"""Environment ids, ``GAME-v1`` and so on: the game and the version of its rules, so that a result can be had again."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee import games
from tablee.kernel.game import BadInput, Game
from tablee.spaces.layout import Layout, lay

KINDS = {  # what `make` builds, in which module, and what it needs
    "aec": ("pettingzoo", "pettingzoo"),
    "gym": ("gymnasium", "gymnasium"),
    "vector": ("gymnasium_vector", "gymnasium"),
    "selfplay": ("selfplay", "numpy"),
    "openspiel": ("openspiel", "pyspiel"),
}


class MissingExtra(BadInput, ImportError):
    """A package that only research needs is not installed."""


def make(
    name: str,
    kind: str = "aec",
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    box: Path | None = None,
    **settings: Any,
) -> Any:
    """An environment: `kind` is "aec" (PettingZoo), "gym" or "vector" (Gymnasium), "selfplay", or "openspiel"."""
    if kind not in KINDS:
        raise BadInput(f"there is no kind of environment '{kind}'; there are {', '.join(KINDS)}.")
    game = game_of(name)
    laid = lay(game, game.usual if players is None else players, options, box)
    return needing(kind).build(laid, **settings)


def needing(kind: str) -> Any:
    """The module of a kind, or one sentence that says what to install."""
    module, package = KINDS[kind]
    try:
        import_module(package)
    except ImportError:
        raise MissingExtra(f"{package} is not installed; `pip install tablee[research]` brings it.") from None
    return import_module(f"tablee.adapters.{module}")


def game_of(name: str) -> Game:
    """The game an id names, in the version of the rules that this program has."""
    parts = re.fullmatch(r"(\w+)-v(\d+)", name)
    if not parts:
        known = ", ".join(map(id_of, games.games().values()))
        raise BadInput(f"an environment is named GAME-vVERSION, not '{name}'; there are {known}.")
    game = games.game(parts[1])
    if game.version != int(parts[2]):
        raise BadInput(f"this program has {id_of(game)}, not {name}: the rules have another version.")
    return game


def id_of(game: Game) -> str:
    return f"{game.id}-v{game.version}"


def about(laid: Layout) -> dict[str, Any]:
    """What a published result should name besides the seed."""
    return {
        "id": id_of(laid.game),
        "players": laid.seats,
        "options": dict(laid.options),
        "box": laid.game.fingerprint(laid.box, dict(laid.options)),
        "spaces": laid.fingerprint,
    }


def openspiel_names() -> tuple[str, ...]:
    """Make all games known to OpenSpiel in this process; what they are called there."""
    names: tuple[str, ...] = needing("openspiel").register()
    return names
