"""Snapshots: a table as it is after some row of its log, so that not every row must be folded again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee import games, lessons
from tablee.kernel.boxes import sent_text
from tablee.kernel.records import Record
from tablee.server.protocol.parts import Clocks, Lang, Phase, Standing
from tablee.server.table import log
from tablee.server.table.review import Review
from tablee.server.table.save import UNREADABLE, SavedPlay, load_play, same_rules, save_play
from tablee.server.table.table import Place, Table

FORMAT = 1


class SeatSnapshot(Struct, frozen=True):
    """A seat and who has it."""

    kind: str
    name: str
    token: str
    level: str | None
    away: bool
    muted: bool
    visitor: str = ""
    lends: bool = False
    face: int | None = None
    standing: Standing = Standing()
    rates: bool = False


class Snapshot(Struct, frozen=True):
    """All that a table is, under the table's own names."""

    format: int
    seq: int
    game: str
    places: list[SeatSnapshot]
    play: SavedPlay | None
    answers: dict[str, int]
    options: dict[str, str]
    clocks: Clocks
    public: bool
    watchers: str
    invited: log.Invited
    host: int
    phase: Phase
    chat: list[log.Said]
    undo: log.UndoAsked | None
    agreed: list[int]
    follower: str | None
    trouble: str | None
    stored: Record | None
    hints: bool = True
    review: Review | None = None
    lesson: bool = False
    shared: dict[str, str] = {}
    lang: Lang = "fr"
    firm: int = 0
    lent: bool = False
    rated: bool = False
    gone: dict[int, str] = {}
    brought: bool = False
    notices: list[log.Notice] = []
    withheld: list[log.Notice] = []
    cards: str = ""
    tournament: str = ""
    sealed: bool = False
    deal: str = ""


OTHERWISE = ("format", "game", "cards", "places", "play", "lesson")  # saved in another form than the table has it
PLAIN = tuple(name for name in Snapshot.__struct_fields__ if name not in OTHERWISE)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Snapshot)


def write(table: Table) -> bytes:
    places = [
        SeatSnapshot(*[getattr(place, name) for name in SeatSnapshot.__struct_fields__]) for place in table.places
    ]
    play = save_play(table.play) if table.play else None
    plain = {name: getattr(table, name) for name in PLAIN}
    taught = table.lesson is not None
    game, cards = table.game.id, sent_text(table.game.own)
    return _encode(Snapshot(format=FORMAT, game=game, cards=cards, places=places, play=play, lesson=taught, **plain))


def read(payload: bytes) -> Snapshot | None:
    """None when another program wrote it in another way: then the log alone tells."""
    try:
        saved = _decoder.decode(payload)
    except msgspec.MsgspecError:
        return None
    return saved if saved.format == FORMAT else None


def restore(table: str, saved: Snapshot) -> Table | None:
    """The table again, or None when its rules are not those of this program."""
    made = Table(table)
    made.game = games.with_cards(saved.game, saved.cards).speaking_of(saved.options)
    if saved.stored or (saved.play and not same_rules(made.game, saved.play.record)):
        return None
    for name in PLAIN:
        setattr(made, name, getattr(saved, name))
    made.lesson = lessons.lesson(made.game) if saved.lesson else None
    made.places = [_place(place) for place in saved.places]
    try:
        made.play = load_play(made.game, saved.play) if saved.play else None
        if made.play:
            made.play.closed = made.sealed
    except UNREADABLE:
        return None
    return made


def _place(saved: SeatSnapshot) -> Place:
    place = Place()
    for name in SeatSnapshot.__struct_fields__:
        setattr(place, name, getattr(saved, name))
    return place
