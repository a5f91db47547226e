"""What a client is told: every message from a table's WebSocket, and no other ever leaves."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tablee.server.protocol.parts import (
    Catalogue,
    Clocks,
    Deadline,
    Lang,
    LessonShown,
    Links,
    OptionShown,
    Phase,
    Preset,
    RefusedShown,
    SeatShown,
    Standing,
    Told,
    UndoOffer,
    snake,
)

PROTOCOL = 1


class FromServer(Struct, frozen=True, tag_field="type", tag=snake):
    """A message to a client."""


class Welcome(FromServer, frozen=True):
    """Who one is at this table; `seat` is None for a spectator."""

    protocol: int
    table: str
    seat: int | None
    host: bool
    lang: Lang
    levels: list[Preset]
    presets: list[Preset]
    texts: bool
    catalogue: Catalogue


class Table(FromServer, frozen=True):
    """Everything about the table but the game itself; sent whole whenever something of it changes.

    `live`: anybody may act at any moment, a race; `rated`: the game counts, and nobody is advised;
    `tournament`: which the table belongs to, `deal`: the day whose deal this is, `sealed`: the same deal is played
    elsewhere too, and stays hidden after the end until it has been played there; `terms`: before the start, what
    whoever agrees to that agrees to.
    """

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: Phase
    host: int
    seats: list[SeatShown]
    clocks: Clocks
    spectators: int
    links: Links | None
    undo_offer: UndoOffer | None
    rematch: str | None
    trouble: str | None
    hints: Literal["on", "off", "race"] = "on"
    live: bool = False
    rated: bool = False
    tournament: str = ""
    sealed: bool = False
    terms: str = ""
    deal: str = ""


class State(FromServer, frozen=True):
    """The game as this seat may know it.  Versions count up by one; `whole` says that `events` is the log so far.

    `reading` is what is read out with the question: a text, then the choices it gives (a quiz, say).
    `lesson` is what a learner is told.
    `standing` is what is answered for one, and `let_be` the id of the open question where it can be let be; `ahead`
    says that one may prepare what to do at one's turn (`foresee`).
    `ending` says who has won and why; `scores` is what each seat has then, in games that count.
    """

    version: int
    view: dict[str, Any]
    options: list[OptionShown]
    refused: list[RefusedShown]
    question: str | None
    waiting_for: list[int]
    deadline: Deadline | None
    events: list[Told]
    whole: bool
    can_undo: bool
    moves: int
    ending: str | None
    reading: list[str] = []
    lesson: LessonShown | None = None
    scores: list[int] = []
    standing: Standing | None = None
    let_be: str = ""
    ahead: bool = False


class Ack(FromServer, frozen=True):
    """The command is done and stored; `version` is that of one's own state after it."""

    command_id: str
    version: int


class Refused(FromServer, frozen=True):
    """The command has no effect: a code, and why in words."""

    command_id: str
    reason: str
    words: str


class Chat(FromServer, frozen=True):
    """Something said, numbered; earlier ones are sent after the welcome."""

    n: int
    seat: int
    name: str
    text: str
    preset: str | None


class Notice(FromServer, frozen=True):
    """A line of the table's log that is not the game's: who sat down, bots and options changed, hints, going back.

    Numbered like chat; earlier ones are sent after the welcome.
    """

    n: int
    code: str
    words: str


class OptionWorth(Struct, frozen=True):
    """What an option seems worth: its words, and the share of `tables` imagined tables on which it won."""

    key: str
    words: str
    share: float
    tables: int


class Hinted(FromServer, frozen=True):
    """What an expert would do in one's place, and why in one sentence; `key` is None when it has nothing to say.

    `options` are all that one could do, as far as they can be weighed, the best first; `plan` says what surely comes
    of the advice.
    """

    command_id: str
    key: str | None
    words: str
    why: str = ""
    options: list[OptionWorth] = []
    plan: str = ""


class Foreseen(FromServer, frozen=True):
    """What one could do if it were one's turn as the table stands; whether it is offered then is seen then."""

    command_id: str
    options: list[OptionShown]


class Fault(FromServer, frozen=True, tag="error"):
    """The last message could not be understood or was not allowed; the connection may be closed after it."""

    code: str
    words: str


class Bye(FromServer, frozen=True):
    """This connection ends: kicked, closed, slow, elsewhere.  Come back only if `again`."""

    code: str
    words: str
    again: bool


class ServerPing(FromServer, frozen=True, tag="ping"):
    """To be answered at once by a pong with the same number."""

    n: int


class ServerPong(FromServer, frozen=True, tag="pong"):
    """Answer to the client's ping."""

    n: int


ServerMessage = (
    Welcome | Table | State | Ack | Refused | Chat | Notice | Hinted | Foreseen | Fault | Bye | ServerPing | ServerPong
)  # fmt: skip
