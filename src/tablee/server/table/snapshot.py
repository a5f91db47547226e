"""Snapshots: a table as it is after some row of its log, so that not every row must be folded again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee import games, lessons
from tablee.kernel.records import Record
from tablee.server.protocol.parts import Clocks, Lang, Phase
from tablee.server.review.model import Review
from tablee.server.table import log as e
from tablee.server.table.save import UNREADABLE, KeptPlay, laid_by, same_rules, taken_up
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
