"""The games there are.  A new one is a folder and one line here; somebody else's is found by its entry point."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process

from tablee.kernel.game import BadInput, Game
from tablee.kernel.words import LANGUAGES

OURS = ("boom", "baba", "bunny", "badass", "seizh")
GROUP = "tablee.games"


@cache
def games() -> dict[str, Game]:
    """Every game that can be played here, by its id."""
    found = {name: _game(import_module(f"tablee.games.{name}").GAME) for name in OURS}
    for point in entry_points(group=GROUP):
        if point.name not in found and (theirs := _outside(point)):
            found[point.name] = theirs
    return found


def _outside(point: EntryPoint) -> Game | None:
    """Somebody else's game, once it has been laid out; one that is broken is named, and the others can be played."""
    try:
        theirs = _game(point.load())
        theirs.new(theirs.usual, 0)
        for lang in LANGUAGES:
            theirs.words(lang)
    except (Exception, SystemExit) as fault:
        if parent_process() is None:  # said once, not by every process that plays
            why = f"{type(fault).__name__}: {fault}".splitlines()[0][:200]
            print(f"tablee: the game '{point.name}' ({point.value}) cannot be used: {why}", file=sys.stderr)
        return None
    return theirs


def game(name: str) -> Game:
    """The game of this id, ours or somebody else's, or `BadInput`.

    Examples:
        >>> from tablee.games import game
        >>> boom = game("boom")
        >>> boom.seats, boom.usual
        (range(1, 6), 4)
        >>> boom.words("en").say("game-name")
        'Boom Badaboom'
        >>> game("bom")
        Traceback (most recent call last):
        tablee.kernel.game.BadInput: there is no game 'bom'; there are boom, baba, bunny, badass, seizh...
    """
    try:
        return games()[name]
    except KeyError:
        raise BadInput(f"there is no game '{name}'; there are {', '.join(games())}.") from None


def _game(found: object) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is not a Game")
    return found
