"""What there is every day: a puzzle of each game, and a deal that everybody plays against the same bots."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body
from tablee.server.protocol.messages import State
from tablee.server.protocol.parts import FaceNumber, Name, NewSecret, Told

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$", max_length=10)]


class Solved(Struct, frozen=True):
    """A puzzle that somebody has answered on its day: whether they found the best move."""

    game: str
    day: str
    right: bool


class DailyGame(Struct, frozen=True):
    """What a game has today: how many puzzles there are in all, and how many have played the deal to its end."""

    game: str
    puzzles: int
    played: int


class DailyShown(Struct, frozen=True):
    """Today, by the clock of Greenwich, and the seconds until tomorrow; `solved` are one's own on one's card."""

    day: Day
    left: int
    games: list[DailyGame]
    solved: list[Solved]


class PuzzleShown(Struct, frozen=True):
    """The table as one seat sees it, and what it may do; nothing of what is best."""

    game: str
    day: Day
    names: list[str]
    seat: int
    state: State


class Guess(Body, frozen=True):
    """What one would do: the key of an option of the puzzle of that day."""

    day: Day
    key: Annotated[str, Meta(max_length=200)]


class WorthShown(Struct, frozen=True):
    """An option and how often it won at the imagined tables."""

    key: str
    words: str
    share: float


class EndingShown(Struct, frozen=True):
    """How often a game ends so after the best move, and after one's own."""

    words: str
    best: float
    yours: float


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the best move, what every move is worth, and why.

    `ahead`: by how much the best one is ahead of the next at least.  `follows` is what surely comes of it and would not
    have come of one's own, each with the rule that says so.  `scores` are the mean results of the seat after the best
    move and after one's own, in games that count; in some the fewest win (`fewest`).
    """

    right: bool
    best: str
    worths: list[WorthShown]
    ahead: float
    follows: list[Told]
    endings: list[EndingShown]
    scores: list[float]
    fewest: bool
    tables: int


class PlayDeal(Body, frozen=True):
    """Play the deal of today, once: under this name in the table of results; `token` is the secret of the seat."""

    name: Name
    token: NewSecret
    face: FaceNumber | None = None


class DealLine(Struct, frozen=True):
    """Somebody who has played the deal to its end; `points` where the game counts."""

    place: int
    name: str
    face: FaceNumber | None
    won: bool
    points: int | None
    you: bool


class DealShown(Struct, frozen=True):
    """The deal of a day: who plays against one, and the best results.

    `yours` is one's own table, if one has begun.  A deal of a day that is over may be looked at.
    """

    game: str
    day: Day
    seats: int
    level: str
    fewest: bool
    lines: list[DealLine]
    played: int
    yours: str | None
