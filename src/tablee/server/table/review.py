"""What a finished game was like, in numbers: kept with the game once it has been worked out."""

from __future__ import annotations

from msgspec import Struct

from tablee.server.protocol.bodies import Belief, Bluff


class Point(Struct, frozen=True):
    """After `at` moves: of so many games played on from there, how many each seat won, and nobody; points so far."""

    at: int
    games: int
    wins: list[int]
    nobody: int
    scores: list[int]
    sure: bool = False  # the game is over


class Turning(Struct, frozen=True):
    """The move `at` after which the result was so much more likely than before it, and what was told of it."""

    at: int
    seat: int
    before: Point
    after: Point
    words: dict[str, list[str]] = {}  # language → the move, then what came of it


class Mistake(Struct, frozen=True):
    """The move `at`: how likely a win was after it and after a better one, from what its seat could see.

    `low` and `high` are the interval of the difference; `words` are, for each language, what was done, what would have
    been better, and what surely comes of that.
    """

    at: int
    seat: int
    taken: float
    better: float
    low: float
    high: float
    words: dict[str, list[str]] = {}


class Review(Struct, frozen=True):
    """All that is worked out after a game of so many moves."""

    moves: int
    points: list[Point] = []
    results: list[int] = []  # the sets of winners that were met
    turning: Turning | None = None
    beliefs: list[Belief] = []
    bluffs: list[Bluff] = []
    tallies: dict[str, list[int | None]] = {}
    mistakes: list[Mistake] | None = None  # None in reviews of before there were any
    done: bool = False
