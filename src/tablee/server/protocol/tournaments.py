"""Tournaments: what is asked for and shown of a club evening."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body
from tablee.server.protocol.parts import Clocks, FaceNumber, Lang, Level, Name, NewSecret

Kind = Literal["swiss", "knockout"]
Stage = Literal["open", "playing", "between", "over"]
EntrantNumber = Annotated[int, Meta(ge=0, le=999)]


class CreateTournament(Body, frozen=True):
    """A new tournament; whoever has `token`, random and new, directs it.

    `seats` are those of every table, `rounds` as many as are played (knock-out: until one table is left).
    `duplicate`: the same deal at every table, and each is compared with those who had the same seat.
    There must be time for a move, so that no table waits for somebody for ever.
    """

    title: Name
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    level: Level
    token: NewSecret
    kind: Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 5
    duplicate: bool = False
    options: dict[str, str] = {}
    clocks: Clocks = Clocks(60, 120, 20, 60)
    public: bool = False
    lang: Lang | None = None


class Enter(Body, frozen=True):
    """Take part: `token`, random and new, opens one's seat at each table."""

    name: Name
    token: NewSecret
    face: FaceNumber | None = None


class Here(Body, frozen=True):
    """Whether one plays in the next rounds."""

    here: bool


class Direct(Body, frozen=True):
    """What the director wants; `player` is who it is about, `table` which table stands still.

    `start` begins, `next` goes on with the next round, `pause` and `resume` stop and go on at all tables, `close` and
    `reopen` say whether anybody may still enter, `end` ends after the last whole round.
    `remove` takes a player out, `mute` and `unmute` take and give back their texts, `away` and `here` say whether they
    play in the next rounds; `void` counts a table that cannot go on as a draw.
    """

    what: Literal[
        "start", "next", "pause", "resume", "close", "reopen", "end", "remove", "mute", "unmute", "away", "here", "void"
    ]
    player: EntrantNumber | None = None
    table: Annotated[str, Meta(max_length=40)] = ""


class EntrantShown(Struct, frozen=True):
    """Somebody who takes part; without a name they have been forgotten. `here`: whether they play in the next round."""

    id: int
    name: str
    face: FaceNumber | None
    here: bool
    out: bool
    muted: bool


class ChairShown(Struct, frozen=True):
    """A seat of a round: who, None for a bot; place at the table and points once they may be known."""

    player: int | None
    place: int | None = None
    points: int | None = None
    away: bool = False
    through: bool = False


class TableOfRound(Struct, frozen=True):
    """A table of a round: `done` its game is over, `void` it could not be played to its end."""

    table: str
    chairs: list[ChairShown]
    done: bool
    void: bool = False


class RoundShown(Struct, frozen=True):
    """A round; of a duplicate one nothing is told of results until all its tables have ended."""

    tables: list[TableOfRound]
    done: bool
    most: int  # points there can be


class LineShown(Struct, frozen=True):
    """A player in the order of all; `met`: the mean points of those they have played with."""

    player: int
    place: int
    points: int
    met: float
    won: int
    rounds: list[int | None]


class TournamentShown(Struct, frozen=True):
    """A tournament as it is now.

    `you` is who asks, if they take part; `version` moves with every change.
    """

    id: str
    title: str
    game: str
    options: dict[str, str]
    clocks: Clocks
    level: str
    kind: Kind
    seats: int
    of_rounds: int
    duplicate: bool
    public: bool
    closed: bool
    paused: bool
    stage: Stage
    lang: Lang
    at: int
    version: int
    entrants: list[EntrantShown]
    rounds: list[RoundShown]
    lines: list[LineShown]
    you: int | None


class TournamentListed(Struct, frozen=True):
    """A tournament in the list of a club."""

    id: str
    title: str
    game: str
    kind: Kind
    stage: Stage
    players: int
    round: int
    of_rounds: int
    closed: bool
    at: int
    winners: list[str]


class Entered(Struct, frozen=True):
    """One takes part: as whom."""

    id: str
    player: int
