"""What a client may say: every message to a table's WebSocket, and nothing else is heard."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.parts import (
    CommandId,
    Count,
    FaceNumber,
    Lang,
    Level,
    Name,
    SeatNumber,
    Secret,
    Standing,
    snake,
)


class FromClient(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """A message to the server."""


class Command(FromClient, frozen=True):
    """A message that gets one `ack` or `refused` with its id; sent again with the same id it has no second effect."""

    command_id: CommandId


class Hello(FromClient, frozen=True):
    """The first message: the secret of a seat, or of the spectators, or none; answered by welcome, table, state.

    Who says no `lang` gets that of the table.
    """

    lang: Lang | None = None
    token: Secret | None = None


class Speak(FromClient, frozen=True):
    """From now on the words come in this language; answered by welcome, table, state."""

    lang: Lang


class Act(Command, frozen=True):
    """Take an option, named by its key; `version` is that of the state in which it was seen (not for grabs)."""

    key: Annotated[str, Meta(max_length=200)]
    version: Count | None = None


class Stand(Command, frozen=True):
    """What shall be answered for one from now on, in place of what was said before; empty: nothing."""

    standing: Standing = Standing()


class Foresee(Command, frozen=True):
    """Ask what one could do at one's turn if it came now, to prepare a choice; answered by `foreseen` besides."""


class Say(Command, frozen=True):
    """Say something: a text, or a preset named by its id."""

    text: Annotated[str, Meta(max_length=300)] | None = None
    preset: Annotated[str, Meta(max_length=30)] | None = None


class Mute(Command, frozen=True):
    """Host: a seat may not say texts any more, or may again."""

    seat: SeatNumber
    muted: bool


class StandIn(Command, frozen=True):
    """Host: a bot plays at once for somebody who is away, until they are back."""

    seat: SeatNumber


class Rename(Command, frozen=True):
    """Change the name one is shown with, before the start, and the face where one is given."""

    name: Name
    face: FaceNumber | None = None


class Leave(Command, frozen=True):
    """Give the seat up: empty again before the start, a bot's during the game; after it, who played stays as it was."""


class SitBot(Command, frozen=True):
    """Host: a bot takes an empty seat, or the bot there changes its level."""

    seat: SeatNumber
    level: Level


class ClearSeat(Command, frozen=True):
    """Host: a bot leaves its seat, before the start."""

    seat: SeatNumber


class Settings(Command, frozen=True):
    """Host, before the start: other options of the game."""

    options: dict[str, str]


class Start(Command, frozen=True):
    """Host: begin; empty seats are taken by bots of this level."""

    fill: Level | None = None


class Pause(Command, frozen=True):
    """Host: stop clocks and moves."""


class Resume(Command, frozen=True):
    """Host: go on after a pause."""


class Kick(Command, frozen=True):
    """Host: a person loses the seat; its secret is worth nothing from then on."""

    seat: SeatNumber


class HandOver(Command, frozen=True):
    """Host: another person is the host from now on."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Host, after the end: a new table with the same people, whose secrets open it too."""


class Undo(Command, frozen=True):
    """Take back one's own last move: only while nobody else has learned anything from it."""


class OfferUndo(Command, frozen=True):
    """Ask the table to go back before the last `moves` moves: all who have a seat must agree."""

    moves: Annotated[int, Meta(ge=1, le=200)]


class Consent(Command, frozen=True):
    """Agree to the undo that is asked for, or not; `offer` is the `id` under which it was shown."""

    offer: Annotated[str, Meta(max_length=40)]
    agree: bool


class Lend(Command, frozen=True):
    """Before the start: the lab may read this game once it is over, without names; or, at any time, it may not.

    It reads only games that every person at the table lends.
    """

    agree: bool


class LetSee(Command, frozen=True):
    """Let those who watch look through one's eyes, so many moves late and never sooner than a minute; 0: no longer.

    Everybody at the table is told.  Not in a game that counts.
    """

    late: Literal[0, 8, 16, 32]


class LookThrough(Command, frozen=True):
    """Who watches: see what somebody who allows it was shown, as late as they wish; without a seat as all who watch."""

    seat: SeatNumber | None = None


class Hint(Command, frozen=True):
    """Ask a bot what it would do in one's place; answered by `hinted` besides."""


class Ping(FromClient, frozen=True, tag="ping"):
    """Is the server there?  Answered by a pong with the same number."""

    n: Count


class Pong(FromClient, frozen=True, tag="pong"):
    """Answer to the server's ping, to be sent at once: the server measures the round trip by it."""

    n: Count


ClientMessage = (
    Hello | Speak | Act | Stand | Foresee | Say | Mute | StandIn | Rename | Leave | SitBot | ClearSeat | Settings
    | Start | Pause | Resume | Kick | HandOver | Rematch | Undo | OfferUndo | Consent | Lend | LetSee | LookThrough
    | Hint | Ping | Pong
)  # fmt: skip
