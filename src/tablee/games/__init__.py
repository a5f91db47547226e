"""The games there are.  A new one is a folder and one line here; somebody else's is found by its entry point, or
lies in a folder that was named (`bring`): what runs was installed or named by whoever started the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from pathlib import Path

from tablee.kernel.boxes import sheet
from tablee.kernel.game import BadInput, Game
from tablee.kernel.parts import find, package_in, way, why
from tablee.kernel.records import Record
from tablee.kernel.sentences import asked_language, in_language
from tablee.kernel.steps import MOST_SEATS
from tablee.kernel.words import LANGUAGES

OURS = ("boom", "baba", "bunny", "badass", "seizh")
THINKING = ("mind", "live")  # whatever is asked of a game by whoever only lists it
GROUP = "tablee.games"
FOLDERS = "TABLEE_GAMES"  # folders of games that were named, for every process that plays them


@cache
def games() -> dict[str, Game]:
    """Every game that can be played here, by its id."""
    found = {name: _game(import_module(f"tablee.games.{name}").GAME) for name in OURS}
    for point in (*entry_points(group=GROUP), *_named()):
        if point.name not in found and (theirs := _outside(point)):
            found[point.name] = theirs
    return found


def bring(folder: Path) -> str:
    """The id of the game that lies in a folder, its package or one around it; from now on it is among the games."""
    package = package_in(folder)
    if package is None:
        raise BadInput(f"{folder} is not the folder of a game: it has no __init__.py.")
    package = package.resolve()
    _tried(_point(package))
    named = [part for part in os.environ.get(FOLDERS, "").split(os.pathsep) if part]
    os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys([*named, str(package)]))
    games.cache_clear()
    if games()[package.name].folder.resolve() != package:
        raise BadInput(f"another game is called '{package.name}' already; give the one in {folder} another name.")
    return package.name


def _named() -> Iterator[EntryPoint]:
    """Games in folders: a package is called, and found, by its folder's name."""
    for folder in (Path(part) for part in os.environ.get(FOLDERS, "").split(os.pathsep) if part):
        yield _point(folder)


def _point(package: Path) -> EntryPoint:
    if str(package.parent) not in sys.path:
        sys.path.append(str(package.parent))
    return EntryPoint(package.name, f"{package.name}:GAME", GROUP)


def _outside(point: EntryPoint) -> Game | None:
    """Somebody else's game, once it has been laid out; one that is broken is named, and the others can be played."""
    try:
        return _tried(point)
    except BadInput as fault:
        if parent_process() is None:  # said once, not by every process that plays
            print(f"tablee: {in_language(str(fault), asked_language(sys.argv[1:]))}", file=sys.stderr)
        return None


def _tried(point: EntryPoint) -> Game:
    """A game that can be laid out, thought about and put into words, or `BadInput` with the place of what is wrong."""
    try:
        if not hasattr(import_module(point.module), point.attr):
            raise BadInput(f"its __init__.py has no {point.attr}; expected {point.attr} = Game(…).")
        theirs = _game(point.load())
        if theirs.id != point.name:
            raise BadInput(f"its GAME says id='{theirs.id}'; expected id='{point.name}'.")
        if not theirs.seats:
            raise BadInput("its GAME is for nobody; expected seats such as range(2, 5).")
        if max(theirs.seats) > MOST_SEATS:
            raise BadInput(f"its GAME is for {max(theirs.seats)} players; expected {MOST_SEATS} at most.")
        theirs.new(theirs.usual, 0)
        for lang in LANGUAGES:
            theirs.words(lang)
    except (Exception, SystemExit) as fault:
        raise BadInput(f"the game '{point.name}' ({point.value}) cannot be used: {why(fault, point.module)}") from None
    for part in THINKING:
        find(theirs, part)
    return theirs


def blamed(fault: Exception) -> str:
    """Which game of somebody's failed, where one did, and its line; nothing for a fault of ours."""
    theirs = (game for name, game in games().items() if name not in OURS)
    failed = next((game for game in theirs if _is_of(game, fault)), None)
    return f"the game '{failed.id}' cannot go on: {why(fault, failed.package)}" if failed else ""


def _is_of(game: Game, fault: Exception) -> bool:
    return f" of {game.package} " in str(fault) or any(game.folder in file.parents for file, _ in way(fault))


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
        tablee.kernel.faults.BadInput: there is no game 'bom'; there are boom, baba, bunny, badass, seizh...
    """
    try:
        return games()[name]
    except KeyError:
        raise BadInput(f"there is no game '{name}'; there are {', '.join(games())}.") from None


def played(record: Record) -> Game:
    """The game of a record, with the box that was sent with it."""
    return with_cards(record.game, record.cards).speaking_of(record.options)


def with_cards(name: str, cards: str) -> Game:
    """A game with somebody's own box, as a text; the printed one without."""
    return game(name).boxed(sheet(cards) if cards else None)


def _game(found: object) -> Game:
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is not a Game")
    return found
