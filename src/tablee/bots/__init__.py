"""Bots: they get the eyes of one seat, never the table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Protocol

from tablee.bots.external.protocol import Outside, words
from tablee.bots.external.registry import guests
from tablee.bots.generic import ByScore, Short
from tablee.bots.levels import NORMAL, NOVICE, Manner, Searcher, Thumb, Told
from tablee.bots.mind import Mind
from tablee.bots.random import RandomBot
from tablee.kernel import parts
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, eyes: Eyes, told: Told = ()) -> int:
        """One of `eyes.options()`; `told` is what this seat has been told since the game began."""
        ...


RANDOM = "random"
USUAL = "normal"  # who takes an empty seat
LEARNT = "appris"
WEIGHTS = "weights.npz"  # what was learnt lies beside the rules
LEGEND = "legende"  # searches by what was learnt
COMMAND = "cmd:"  # a bot of somebody else's, behind a command
TEXT = "text:"  # or one that is given the table in words
READER = ("tablee.agents.reader", "Reader")  # who puts it into words, found by name: it knows boards, bots do not
PYTHON = "py:"  # or in a module: py:MODULE:NAME, called with a game and a seed
RANKS = ("novice", "normal", "expert", "maitre")  # of what they know, where knowledge is asked for
SECONDS = {"expert": 0.3, "maitre": 1.5, LEGEND: 1.5}  # a decision
DEEPER = {"expert": 1, "maitre": 5, LEGEND: 5}  # iterations, where their number is fixed
LEVELS: dict[str, Callable[[Game, int], Bot]] = {
    RANDOM: lambda _game, seed: RandomBot(seed),
    "novice": lambda game, seed: quick("novice", game, seed, NOVICE),
    "normal": lambda game, seed: quick("normal", game, seed, NORMAL),
    "expert": lambda game, seed: searcher("expert", game, seed),
    "maitre": lambda game, seed: searcher("maitre", game, seed),
    LEGEND: lambda game, seed: searcher(LEGEND, game, seed),
    LEARNT: lambda game, seed: taught(game, seed),
}


def make(level: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """A bot of this level for one seat of one game; with `iterations` its searches are repeatable.

    Examples:
        >>> from tablee import bots
        >>> from tablee.games import game
        >>> from tablee.kernel.sight import Eyes, view
        >>> boom = game("boom")
        >>> g = boom.new(4, seed=7)
        >>> players = [bots.make("normal", boom, seed) for seed in range(4)]
        >>> while not g.over:
        ...     seat = g.asked_seat()
        ...     g.play(seat, players[seat].choose(Eyes(g, seat)))
        >>> view(g, 0)["ending"], view(g, 0)["winners"]
        ('explosion', [2, 3])
        >>> bots.make("grandmaster", boom, seed=1)
        Traceback (most recent call last):
        tablee.kernel.faults.BadInput: there are no bots 'grandmaster'; there are random, novice, normal, expert, ...
    """
    if level.startswith(COMMAND):
        return Outside(level.removeprefix(COMMAND), game.id)
    if level.startswith(TEXT):
        reader: Bot = getattr(import_module(READER[0]), READER[1])(level.removeprefix(TEXT), game)
        return reader
    if level.startswith(PYTHON):
        made: Bot = factory(level)(game, seed)
        if not hasattr(made, "choose"):
            raise BadInput(f"'{level}' gives nothing that has choose(eyes, told).")
        return made
    if level in (invited := guests()):
        return Outside(invited[level], game.id, polite=True)
    if iterations is not None and level in SECONDS:
        return searcher(level, game, seed, iterations * DEEPER[level])
    return LEVELS[checked(level)](game, seed)


def quick(level: str, game: Game, seed: int, manner: Manner) -> Bot:
    """By rule of thumb where the game has one; else by looking ahead for a moment."""
    if parts.find(game, "mind"):
        return Thumb(mind(game), seed, manner)
    return Short(game, seed, level, manner)


def offered(game: Game) -> tuple[str, ...]:
    """The levels that are worth their name: as a match told (`levels.toml`), or those that a game brings a mind for.

    Level `legende` is offered only where a match told it from those below.
    """
    if (measured := _measured(game.folder / "levels.toml")) is not None:
        return (RANDOM, *(level for level in LEVELS if level in measured and level != RANDOM))
    untold = {LEGEND} if (game.folder / WEIGHTS).exists() else {LEGEND, LEARNT}
    levels = tuple(level for level in LEVELS if level not in untold)
    return levels if parts.find(game, "mind") else (RANDOM, USUAL)


def usual(game: Game) -> str:
    """Who takes an empty seat: the usual level, or the best one of a game where that is not worth its name."""
    levels = offered(game)
    return USUAL if USUAL in levels else levels[-1]


@cache
def _measured(path: Path) -> tuple[str, ...] | None:
    """What `tablee check --levels` noted; a file that says something else is as if it were not there."""
    try:
        said = tomllib.loads(path.read_text("utf-8")).get("levels")
    except (OSError, ValueError):
        return None
    return tuple(map(str, said)) if isinstance(said, list) else None


def forget_levels() -> None:
    """They were measured anew."""
    _measured.cache_clear()


def searcher(level: str, game: Game, seed: int, iterations: int | None = None) -> Searcher:
    if level != LEGEND:
        return Searcher(mind(game), seed, RANKS.index(level), SECONDS[level], iterations)
    from tablee.bots.network import Legend, network  # numpy takes a while to load: only who needs it waits

    own = mind(game)  # its rule of thumb knows what the search has concluded from what was told
    thumb = Thumb(own, seed, NORMAL)
    return Legend(game, network(game), thumb, own, seed, len(RANKS) - 1, SECONDS[level], iterations)


def taught(game: Game, seed: int) -> Bot:
    from tablee.bots.network import Learnt, network

    return Learnt(game, network(game), Thumb(mind(game), seed, NORMAL))


def checked(level: str) -> str:
    """The name of a bot, or `BadInput`."""
    if level.startswith((COMMAND, TEXT)):
        words(level.partition(":")[2])
    elif level.startswith(PYTHON):
        factory(level)
    elif level not in seatable():
        raise BadInput(f"there are no bots '{level}'; there are {', '.join(seatable())}.")
    return level


def seatable() -> tuple[str, ...]:
    """Whom a server may seat: our levels, and the guests of whoever started it."""
    return (*LEVELS, *guests())


def factory(name: str) -> Callable[[Game, int], Bot]:
    """What py:MODULE:NAME names."""
    module, _, inside = name.removeprefix(PYTHON).partition(":")
    try:
        found: Callable[[Game, int], Bot] = getattr(import_module(module), inside)
    except (ImportError, AttributeError, ValueError):
        raise BadInput(f"a bot in Python is written py:MODULE:NAME and must be importable, not '{name}'.") from None
    if not takes_two(found):
        raise BadInput(f"a bot in Python is called with a game and a seed, which '{name}' does not take.")
    return found


def takes_two(found: Callable[..., object]) -> bool:
    """Whether it can be called with two things, as far as it says what it takes."""
    try:
        signature(found).bind("game", "seed")
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def mind(game: Game) -> Mind:
    """The opinions about a game; a game that brings none is played by its rules alone."""
    own = parts.find(game, "mind")
    made: Mind = own.mind() if own else ByScore(game)
    return made


def dismiss(bot: Bot) -> None:
    """Let a bot go that holds on to something, such as a process."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
