"""The options that somebody wants for a game: all of them, or a refusal that names the one that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tablee import games
from tablee.kernel.game import BadInput, Game
from tablee.server.words import Refusal


def checked(game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    if game not in games.games():
        raise Refusal("no_such_game")
    rules = games.game(game)
    try:
        return rules.check(seats, options)
    except BadInput as fault:
        raise _refusal(rules, seats, options, str(fault)) from None


def _refusal(game: Game, seats: int, options: Mapping[str, str], why: str) -> Refusal:
    if seats not in game.seats:
        return Refusal("bad_options", wrong="seats", fewest=game.seats[0], most=game.seats[-1], why=why)
    for name in options:
        if _is_good(game, seats, {other: value for other, value in options.items() if other != name}):
            return Refusal("bad_options", wrong="option", option=partial(_called, game, name), why=why)
    return Refusal("bad_options", wrong="several", why=why)


def _is_good(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.check(seats, options)
    except BadInput:
        return False
    return True


def _called(game: Game, option: str, lang: str) -> str:
    words, name = game.words(lang), f"setting-{option}"
    return words.say(name) if words.has(name) else option[:40]
