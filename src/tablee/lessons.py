"""Lessons: a table whose moves are written down; the learner makes some, the script all others.

A game brings its lesson in a folder of that name: ``script.toml`` and its words.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import NamedTuple

import msgspec

from tablee.kernel.game import Game
from tablee.kernel.sentences import asked_language, in_language
from tablee.kernel.words import Words

LEARNER = 0


class Step(NamedTuple):
    """One move; the learner's has a name, by which its words are found."""

    seat: int
    key: str
    name: str = ""


class Lesson(msgspec.Struct, frozen=True):
    """A game laid out from a fixed seed, and its moves."""

    seats: int
    seed: int
    steps: list[Step]
    options: dict[str, str] = {}

    def at(self, move: int) -> Step | None:
        """The step that comes after so many moves; None when the lesson is over."""
        return self.steps[move] if move < len(self.steps) else None

    def taught(self, move: int) -> int:
        """How many of the learner's steps are done after so many moves."""
        return sum(bool(step.name) for step in self.steps[:move])


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one; one that cannot be read is named, and all games can be played."""
    script = game.folder / "lesson" / "script.toml"
    try:
        return msgspec.toml.decode(script.read_bytes(), type=Lesson) if script.exists() else None
    except (msgspec.DecodeError, ValueError, OSError) as fault:
        said = f"the lesson of the game '{game.id}' cannot be used: {script}: {fault}"
        print(f"tablee: {in_language(said, asked_language(sys.argv[1:]))}", file=sys.stderr)
        return None


@cache
def words(game: Game, lang: str) -> Words:
    return Words(game.folder / "lesson", lang)
