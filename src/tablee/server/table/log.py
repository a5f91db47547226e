"""The log of a table: what happened to it, entry by entry.  Folding it gives the table; nothing else is the truth."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tablee.kernel.records import CLOCK, Input
from tablee.server.protocol.bodies import Said as Said  # one of the entries: it leaves in files too
from tablee.server.protocol.parts import Clocks, Lang, Phase, Standing, snake
from tablee.server.table.review import Review
from tablee.server.table.save import SavedPlay


class Entry(Struct, frozen=True, tag_field="e", tag=snake, omit_defaults=True):
    """One thing that happened at a table."""


class Opened(Entry, frozen=True):
    """The table is there."""

    game: str
    seats: int
    options: dict[str, str]
    clocks: Clocks
    public: bool
    watchers: str
    hints: bool = True
    lesson: bool = False
    lang: Lang = "fr"
    cards: str = ""  # somebody's own box, as it was sent
    tournament: str = ""  # which it belongs to; nobody who plays is its host
    sealed: bool = False  # the same deal is played elsewhere: what is hidden stays so after the end
    deal: str = ""  # the day whose deal this is: nobody is its host, and its bots think by their place in the game


class Unsealed(Entry, frozen=True):
    """The deal has been played everywhere: the finished game may be looked at."""


class Invited(Entry, frozen=True):
    """The fingerprints of the invitations: for any seat, for each, and to watch; older ones are worth nothing.

    `by` is the fingerprint of the secret that they follow from: they are good as long as that is the host's.
    `edition` counts how often those to sit down were called back because somebody was sent away.
    """

    any: str
    seats: list[str]
    watch: str
    until: int
    by: str = ""
    edition: int = 0


class Shared(Entry, frozen=True):
    """One of those who played a finished game gives it out: fingerprints of their secret, and of one to watch by."""

    by: str
    watch: str


class Sat(Entry, frozen=True):
    """A person takes a seat; `token` is the fingerprint of the secret, `visitor` a hint of where they come from."""

    seat: int
    name: str
    token: str
    visitor: str = ""
    face: int | None = None


class BotSat(Entry, frozen=True):
    """A bot takes a seat, or changes its level; it has a `name` when it plays for somebody of a recorded game."""

    seat: int
    level: str
    name: str = ""


class Cleared(Entry, frozen=True):
    """The seat is empty."""

    seat: int


class Renamed(Entry, frozen=True):
    """A person is called otherwise, or has another face."""

    seat: int
    name: str
    face: int | None = None


class Chosen(Entry, frozen=True):
    """Other options of the game."""

    options: dict[str, str]


class Began(Entry, frozen=True):
    """The game is laid out; `inputs` are moves taken over from another game, `saved` the table that began from."""

    seed: int
    version: int
    box: str
    inputs: list[Input] = []
    saved: dict[str, Any] | None = None


class Moved(Entry, frozen=True):
    """A seat took an option; `by` says who chose if not the person.

    `spent` are the milliseconds it took, `after` those since the move before: a race is watched again as it was.
    """

    seat: int
    key: str
    by: str = ""
    spent: int = 0
    after: int = 0


class Undone(Entry, frozen=True):
    """Only these many moves are left; or one move in secret is taken back.  A game that is `paused` stays so.

    `by` is the seat that wanted it; older programs have not written it.
    """

    to: int
    only: bool = False
    paused: bool = False
    by: int = -1


class UndoAsked(Entry, frozen=True):
    """Somebody asks the table to go back; `id` is that of the command, so that no answer is taken for another's."""

    seat: int
    moves: int
    id: str = ""


class UndoAnswered(Entry, frozen=True):
    """Somebody agrees to go back, or not."""

    seat: int
    agree: bool


class Paused(Entry, frozen=True):
    """No clock runs, nobody moves."""


class Resumed(Entry, frozen=True):
    """The game goes on."""


class WentAway(Entry, frozen=True):
    """A bot plays for the person from here on."""

    seat: int


class CameBack(Entry, frozen=True):
    """The person plays again."""

    seat: int


class Replaced(Entry, frozen=True):
    """The person has lost or left the seat: a bot has it for good."""

    seat: int
    level: str
    left: bool = False  # by their own will


class Left(Entry, frozen=True):
    """The person has gone after the end; who played is not changed by that, and should it go on a bot stands in."""

    seat: int


class Advised(Entry, frozen=True):
    """Somebody asked an expert for a hint."""

    seat: int


class Lent(Entry, frozen=True):
    """A person lets the lab read the game once it is over, or does not."""

    seat: int
    agree: bool


class Rates(Entry, frozen=True):
    """A person wants this game to count, or does not."""

    seat: int
    agree: bool


class Stood(Entry, frozen=True):
    """What is answered for a person from now on, as they wish."""

    seat: int
    standing: Standing


class Handed(Entry, frozen=True):
    """Another seat is the host's."""

    seat: int


class Muted(Entry, frozen=True):
    """A person may say no texts any more, or may again."""

    seat: int
    muted: bool


class Followed(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Reviewed(Entry, frozen=True):
    """What the finished game was like: worked out once, thrown away when the table goes back."""

    review: Review


class Broke(Entry, frozen=True):
    """A rule failed: the table stands still."""

    trouble: str


class Continued(Entry, frozen=True):
    """The rules have moved on: the game goes on by the new ones from this table."""

    play: SavedPlay
    phase: Phase


class Ended(Entry, frozen=True):
    """The host has ended a game that stood still; its cards may be seen."""


AnyEntry = (
    Opened | Invited | Sat | BotSat | Cleared | Renamed | Chosen | Began | Moved | Undone | UndoAsked | UndoAnswered
    | Paused | Resumed | WentAway | CameBack | Replaced | Handed | Muted | Said | Followed | Reviewed | Broke
    | Continued | Ended | Shared | Left | Advised | Lent | Stood | Rates | Unsealed
)  # fmt: skip


class Notice(Struct, frozen=True, omit_defaults=True):
    """What everybody at the table is told of an entry: the name of a sentence, and what it speaks of."""

    code: str
    name: str = ""
    level: str = ""
    moves: int = 0


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEntry])


def write(entries: list[AnyEntry]) -> bytes:
    return _encoder.encode(entries)


def read(text: bytes) -> list[AnyEntry]:
    return _decoder.decode(text)


def as_input(moved: Moved) -> Input:
    """The move as the record of a game has it."""
    return Input(moved.seat, moved.key, CLOCK if moved.by == CLOCK else "", moved.after)
