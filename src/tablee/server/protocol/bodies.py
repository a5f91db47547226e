"""What the HTTP interface takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.kernel.records import Record
from tablee.kernel.telling import RulesInShort
from tablee.layouts import Layout
from tablee.server.protocol.messages import State
from tablee.server.protocol.parts import (
    Catalogue,
    Clocks,
    FaceNumber,
    Lang,
    Level,
    Name,
    NewSecret,
    Preset,
    SeatNumber,
    Secret,
    snake,
)

Odds = dict[str, float]
Cards = Annotated[str, Meta(max_length=60_000)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class CreateTable(Body, frozen=True):
    """A new table; its creator sits on seat 0 and is the host.

    One that is open to strangers has no hints and may be watched by everybody, any other has hints and is watched by
    link, unless it is said otherwise.
    `lang` is the table's language: the lobby says it, and who has no wish of their own gets it.  Without it the
    request's.
    `cards` is somebody's own card box as TOML, whole: it names no other file.
    `token` is the secret that the creator's seat shall have, random and new; without it the server makes one.
    """

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, str] = {}
    clocks: Clocks = Clocks()
    public: bool = False
    watchers: Literal["nobody", "link", "everybody"] | None = None
    bots: Level | None = None
    hints: bool | None = None
    start: bool = False
    lang: Lang | None = None
    cards: Cards = ""
    face: FaceNumber | None = None
    token: NewSecret | None = None


class Learn(Body, frozen=True):
    """A lesson of a game, at a table of one's own."""

    name: Name


class Join(Body, frozen=True):
    """Take a free seat, by an invitation or at a public table.

    `token` is the secret that the seat shall have, random and new: whoever asks with it again because no answer came
    gets the seat they have.  Without it the server makes one.
    """

    name: Name
    invite: Secret | None = None
    seat: SeatNumber | None = None
    token: NewSecret | None = None
    face: FaceNumber | None = None


class Seated(Struct, frozen=True):
    """The table, the seat, and the secret that is this seat from now on."""

    table: str
    seat: int
    token: str


class TableShown(Struct, frozen=True):
    """A table in the lobby or on its join page.

    `people` are the names of whoever sits there, bots too; `awaited` the seats whose turn it is, for who may know.
    """

    id: str
    game: str
    options: dict[str, str]
    host: str
    phase: Literal["lobby", "playing", "paused", "over", "broken"]
    seats: int
    free: list[int]
    public: bool
    lang: Lang = "fr"
    people: list[str] = []
    clocks: Clocks = Clocks()
    awaited: list[int] = []


class ChoiceShown(Struct, frozen=True):
    """An option of a game: its values, the default first.

    `seats`: the values after the default are the table's seats, from the first on; several are joined by `+`.
    """

    id: str
    words: str
    values: list[Preset]
    seats: bool


class RulingShown(Struct, frozen=True):
    """A numbered decision where the rulebook is silent or contradicts itself."""

    id: str
    words: str
    decision: str
    reason: str


class GameShown(Struct, frozen=True):
    """A game that can be played here.

    `settings` are the values of the option `numbers` that bring other options along, and which: they hold unless
    something else is chosen.
    """

    id: str
    name: str
    tagline: str
    version: int
    fewest: int
    most: int
    usual: int
    options: list[ChoiceShown]
    levels: list[Preset]
    lesson: bool
    settings: dict[str, dict[str, str]] = {}
    goal: str = ""  # what one is after, in two sentences
    colour: str = ""  # of its room, where its board declares one


class BoardShown(Struct, frozen=True):
    """A declared board: where every field lies, the words of its zones and signs, and the pictures there are.

    `unworded` are the fields that are shown by their identifiers, for want of words in this language.
    """

    layout: Layout
    words: dict[str, str]
    art: list[str]
    unworded: list[str]
    aim: str = ""


class GameBook(Struct, frozen=True):
    """Everything there is to say about a game: its catalogue and rulings, and how it is played in short."""

    game: GameShown
    catalogue: Catalogue
    rulings: list[RulingShown]
    rules: RulesInShort | None = None


class ReplayStep(Struct, frozen=True):
    """One move as these eyes saw it: frame `n` follows it; `at` is its place in the whole game, told after the end.

    `after` are the milliseconds since the one that they saw before; 0 in games of before these were kept.
    """

    n: int
    seat: int | None
    words: str | None
    at: int | None
    after: int = 0


class Replay(Struct, frozen=True):
    """A game from its beginning, through the eyes of a seat, of the spectators ("watch"), or of nobody's ("all").

    `link` is a path to share, for who may let others watch.
    """

    table: str
    game: str
    options: dict[str, str]
    names: list[str]
    eyes: str
    over: bool
    winners: list[int]
    ending: str | None
    steps: list[ReplayStep]
    link: str | None = None
    faces: list[FaceNumber | None] = []


class Chance(Struct, frozen=True):
    """How likely a win was: the share of games won when quick bots play on, and its 95 % interval."""

    share: float
    low: float
    high: float


class Moment(Struct, frozen=True):
    """After `at` moves of the whole game: the chances of each side, and the points of each seat."""

    at: int
    chances: list[Chance]
    points: list[int]


class TurningPoint(Struct, frozen=True):
    """The move that made the result likely: the move in words, then what came of it; the chance before and after."""

    at: int
    seat: int
    words: list[str]
    before: float
    after: float


class TallyShown(Struct, frozen=True):
    """A number for each seat; None where it is not known."""

    id: str
    words: str
    values: list[int | None]


class Belief(Struct, frozen=True):
    """After `at` moves: what each seat hides, and what each other seat had reason to believe (of whom, how likely)."""

    at: int
    truth: list[str]
    eyes: list[list[Odds]]


class Bluff(Struct, frozen=True):
    """After `at` moves `seat` has announced `card`: whether it lied, and how likely each seat must think it a lie."""

    at: int
    seat: int
    card: str
    lied: bool
    doubts: list[float | None]


class MistakeShown(Struct, frozen=True):
    """The move `at`, and what would have been better by what its seat could see then, found by a longer search.

    `taken` and `better` are how likely a win was after each; the difference lies between `low` and `high`.  `follows`
    is what surely comes of the better one.
    """

    at: int
    seat: int
    words: str
    instead: str
    follows: list[str]
    taken: float
    better: float
    low: float
    high: float


class ReviewShown(Struct, frozen=True):
    """What a finished game was like.  `progress` is below 1 while the rest is being worked out: ask again.

    `sides` are the seats that win and lose together; chances are listed in their order.
    `mistakes` are at most three of each seat, in the order of the game; None where they were never looked for.
    """

    table: str
    progress: float
    moves: int
    sides: list[list[int]]
    moments: list[Moment]
    turning: TurningPoint | None
    beliefs: list[Belief]
    bluffs: list[Bluff]
    tallies: list[TallyShown]
    mistakes: list[MistakeShown] | None = None


class Frame(Struct, frozen=True):
    """The table after the n-th of the moves that these eyes saw; 0 is the beginning."""

    n: int
    state: State


class Continue(Body, frozen=True):
    """A new table that goes on after move `at` of a finished game: you on one seat, bots on the others."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name
    level: Level


class QrWanted(Body, frozen=True):
    """A path on this server that a QR code shall show, as an SVG."""

    path: Annotated[str, Meta(max_length=500, pattern="^/")]


class Said(Struct, frozen=True, tag_field="e", tag=snake, omit_defaults=True):
    """Something said: a text, or a preset by its name; `name` is whoever had the seat then."""

    seat: int
    text: str
    preset: str = ""
    name: str = ""


class Export(Struct, frozen=True):
    """A finished game as one file: the record that replays it, and who played."""

    tablee: int
    record: Record
    names: list[str]
    chat: list[Said] = []


class Health(Struct, frozen=True):
    """The server is up."""

    ok: bool
    version: str
    rules: str  # compiled or interpreted


class Problem(Struct, frozen=True):
    """What was wrong with a request, in one sentence."""

    code: str
    words: str
