"""Snapshots: a table as it is after some row of its log, so that not every row must be folded again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee import games, lessons
from tablee.kernel.game import BadInput, Game
from tablee.kernel.records import Record
from tablee.kernel.saves import UnreadableSave, key, parse, save
from tablee.kernel.sight import view
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.server.protocol.parts import Clocks, Lang, Phase
from tablee.server.review.model import Review
from tablee.server.table import log as e
from tablee.server.table.play import Play
from tablee.server.table.table import Place, Table

FORMAT = 1


class KeptPlace(Struct, frozen=True):
    """A seat and who has it."""

    kind: str
    name: str
    token: str
    level: str | None
    away: bool
    muted: bool


class KeptTable(Struct, frozen=True):
    """All that a table is, under the table's own names."""

    format: int
    seq: int
    game: str
    places: list[KeptPlace]
    play: KeptPlay | None
    answers: dict[str, int]
    options: dict[str, str]
    clocks: Clocks
    public: bool
    watchers: str
    invited: e.Invited
    host: int
    phase: Phase
    chat: list[e.Said]
    undo: e.UndoAsked | None
    agreed: list[int]
    follower: str | None
    trouble: str | None
    stored: Record | None
    hints: bool = True
    review: Review | None = None
    lesson: bool = False
    shared: dict[str, str] = {}
    lang: Lang = "fr"


OTHERWISE = ("format", "game", "places", "play", "lesson")  # kept in another form than the table has it
PLAIN = tuple(name for name in KeptTable.__struct_fields__ if name not in OTHERWISE)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(KeptTable)


def written(table: Table) -> bytes:
    places = [KeptPlace(*[getattr(place, name) for name in KeptPlace.__struct_fields__]) for place in table.places]
    play = laid_by(table.play) if table.play else None
    plain = {name: getattr(table, name) for name in PLAIN}
    taught = table.lesson is not None
    return _encode(KeptTable(format=FORMAT, game=table.game.id, places=places, play=play, lesson=taught, **plain))


def read(payload: bytes) -> KeptTable | None:
    """None when another program wrote it in another way: then the log alone tells."""
    try:
        kept = _decoder.decode(payload)
    except msgspec.MsgspecError:
        return None
    return kept if kept.format == FORMAT else None


def restored(table: str, kept: KeptTable) -> Table | None:
    """The table again, or None when its rules are not those of this program."""
    made = Table(table)
    made.game = games.game(kept.game)
    if kept.stored or (kept.play and not same_rules(made.game, kept.play.record)):
        return None
    for name in PLAIN:
        setattr(made, name, getattr(kept, name))
    made.lesson = lessons.lesson(made.game) if kept.lesson else None
    made.places = [_place(place) for place in kept.places]
    try:
        made.play = taken_up(made.game, kept.play) if kept.play else None
    except UNREADABLE:
        return None
    return made


def _place(kept: KeptPlace) -> Place:
    place = Place()
    for name in KeptPlace.__struct_fields__:
        setattr(place, name, getattr(kept, name))
    return place


class KeptEvent(Struct, array_like=True, frozen=True):
    """Something that was told; the step behind it by its key."""

    kind: str
    args: list[int]
    secret: int
    knows: int
    cause: str


class KeptPlay(Struct, frozen=True):
    """A play as it is at one moment."""

    record: Record
    kinds: list[str]  # the names of the cards, as the table numbers them
    table: dict[str, Any]
    story: list[KeptEvent]
    prelude: int  # how much of the story comes before the record
    sealed: list[bool]
    barrier: int
    versions: list[int]
    since: list[int]
    rewinds: int
    bank: list[int]


def laid_by(play: Play) -> KeptPlay:
    keys: dict[int, str] = {0: ""}
    return KeptPlay(
        record=play.record,
        kinds=list(play.g.kind_names),
        table=save(play.g),
        story=[_event(play.g, event, keys) for event in play.story],
        prelude=len(play.prelude),
        sealed=play.sealed,
        barrier=play.barrier,
        versions=play.versions,
        since=play.since,
        rewinds=play.rewinds,
        bank=play.bank,
    )


def _event(g: State, event: Event, keys: dict[int, str]) -> KeptEvent:
    cause = int(event.cause)
    if cause not in keys:
        keys[cause] = key(g, cause)
    return KeptEvent(event.kind, list(event.args), int(event.secret), int(event.knows), keys[cause])


def same_rules(game: Game, record: Record) -> bool:
    return (record.version, record.box) == (game.version, game.fingerprint())


def taken_up(game: Game, kept: KeptPlay) -> Play:
    """The play again; raises `UnreadableSave` or `BadInput` where these rules cannot."""
    g = _loaded(game, kept)
    story = _told(g, kept.story)
    play = Play(game, replace(kept.record, inputs=[]), story[: kept.prelude])
    play.record.inputs = list(kept.record.inputs)
    play.g, play.story = g, story
    play.sealed, play.barrier = list(kept.sealed), kept.barrier
    play.versions, play.since, play.bank = list(kept.versions), list(kept.since), list(kept.bank)
    play.rewinds = kept.rewinds
    return play


def _loaded(game: Game, kept: KeptPlay) -> State:
    g = game.load(kept.table)
    if list(g.kind_names) != kept.kinds:
        raise UnreadableSave("the cards are others now")
    return g


def _told(g: State, story: list[KeptEvent]) -> list[Event]:
    causes = {"": 0, **{cause: parse(g, cause) for cause in {event.cause for event in story} if cause}}
    return [Event(event.kind, list(event.args), event.secret, event.knows, causes[event.cause]) for event in story]


def going_on(game: Game, kept: KeptPlay) -> Play:
    """The same game by the rules of this program: from the saved table on, and never back behind it."""
    g = _loaded(game, kept)
    _check(g)
    story = _told(g, kept.story)
    if any(event.kind not in g.events() for event in story):
        raise UnreadableSave("something was told that these rules do not tell")
    options = game.check(kept.record.seats, kept.record.options)
    new = {"version": game.version, "box": game.fingerprint(), "options": options, "inputs": [], "saved": kept.table}
    play = Play(game, replace(kept.record, **new), story)
    play.versions = [version + 1 for version in kept.versions]
    play.since, play.rewinds, play.bank = play.versions[:-1], kept.rewinds + 1, list(kept.bank)
    return play


def _check(g: State) -> None:
    """A table that loads must also be one that can be shown and played on."""
    seats = [Seat(seat) for seat in range(int(g.seats))]
    for seat in seats:
        view(g, seat)
    asked = [seat for seat in seats if g.waits_for(seat)]
    if not g.over and not (asked and all(g.legal(seat) for seat in asked)):
        raise UnreadableSave("nobody could move there")


UNREADABLE = (UnreadableSave, BadInput, ArithmeticError, LookupError, TypeError, ValueError)
