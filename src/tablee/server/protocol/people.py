"""People: who somebody is on this server, by a secret that their device has made."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body
from tablee.server.protocol.daily import Solved
from tablee.server.protocol.parts import FaceNumber, Name, SeatNumber, Secret
from tablee.server.protocol.reminders import Reminder

Salt = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class Me(Body, frozen=True):
    """Who the bearer of a secret is from now on: a name, a face, and whether others may look them up."""

    name: Name
    face: FaceNumber | None = None
    public: bool = False


class ClaimSeat(Body, frozen=True):
    """This seat is mine: `token` opens it.

    A device that makes the seat's secret from its own and a `salt` finds it again on another device by the salt.
    """

    table: Annotated[str, Meta(max_length=40)]
    token: Secret
    salt: Salt = ""


class SeatHeld(Struct, frozen=True):
    """A seat of mine: `at` in seconds since the epoch; whether I have won, and as whom, once the game is over."""

    table: str
    game: str
    seat: SeatNumber
    salt: str
    at: int
    over: bool = False
    won: bool = False
    role: str = ""


class RateMe(Body, frozen=True):
    """This game shall count, or shall not: `key` is the secret of the device on whose card the seat is.

    `terms` are those of the table as it was seen (`table.terms`): where it has changed since, nothing is agreed to.
    """

    agree: bool
    key: Secret = ""
    terms: Annotated[str, Meta(max_length=40)] = ""


class RatingShown(Struct, frozen=True):
    """How strong somebody seems at a kind of table (`table` or `days`), and the doubt; `curve` is `mu` after each game.

    Two times out of three `mu` is wrong by no more than `sigma`; everybody begins with 25 and 8.33.
    """

    game: str
    kind: str
    mu: float
    sigma: float
    games: int
    won: int
    curve: list[float]


class LadderLine(Struct, frozen=True):
    """Somebody on a ladder; `id` is `bot.` and a level where it is a bot's."""

    id: str
    name: str
    face: FaceNumber | None
    mu: float
    sigma: float
    games: int
    won: int


class Ladder(Struct, frozen=True):
    """The strongest at a kind of table, of those who want to be found."""

    game: str
    kind: str
    lines: list[LadderLine]


class MeShown(Struct, frozen=True):
    """All that is kept of somebody, for them alone; `id` is how others know them, if they may.

    `reminders` are those of their seats, `counted` the tables whose results their ratings know that they hold,
    `solved` the puzzles of the day that they have answered.
    """

    id: str
    name: str
    face: FaceNumber | None
    public: bool
    since: int
    seats: list[SeatHeld]
    ratings: list[RatingShown] = []
    reminders: list[Reminder] = []
    counted: list[str] = []
    solved: list[Solved] = []


class PersonShown(Struct, frozen=True):
    """Somebody who may be looked up."""

    id: str
    name: str
    face: FaceNumber | None
    since: int
    played: dict[str, int]
    won: dict[str, int]
    ratings: list[RatingShown] = []
