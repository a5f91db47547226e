"""A saved game: a play with all that was told, by names that outlive a renumbering of the rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel.game import BadInput, Game
from tablee.kernel.records import Record
from tablee.kernel.saves import UnreadableSave, key, parse, save
from tablee.kernel.sight import view
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.server.table.play import Play


class SavedEvent(Struct, array_like=True, frozen=True):
    """Something that was told; the step behind it by its key."""

    kind: str
    args: list[int]
    secret: int
    knows: int
    cause: str


class SavedPlay(Struct, frozen=True):
    """A play as it is at one moment."""

    record: Record
    kinds: list[str]  # the names of the cards, as the table numbers them
    table: dict[str, Any]
    story: list[SavedEvent]
    prelude: int  # how much of the story comes before the record
    sealed: list[bool]
    barrier: int
    versions: list[int]
    since: list[int]
    rewinds: int
    bank: list[int]


def save_play(play: Play) -> SavedPlay:
    keys: dict[int, str] = {0: ""}
    return SavedPlay(
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


def _event(g: State, event: Event, keys: dict[int, str]) -> SavedEvent:
    cause = int(event.cause)
    if cause not in keys:
        keys[cause] = key(g, cause)
    return SavedEvent(event.kind, list(event.args), int(event.secret), int(event.knows), keys[cause])


def same_rules(game: Game, record: Record) -> bool:
    return (record.version, record.box) == (game.version, game.fingerprint(None, record.options))


def load_play(game: Game, saved: SavedPlay) -> Play:
    """The play again; raises `UnreadableSave` or `BadInput` where these rules cannot."""
    g = _loaded(game, saved)
    story = _told(g, saved.story)
    play = Play(game, replace(saved.record, inputs=[]), story[: saved.prelude])
    play.record.inputs = list(saved.record.inputs)
    play.g, play.story = g, story
    play.sealed, play.barrier = list(saved.sealed), saved.barrier
    play.versions, play.since, play.bank = list(saved.versions), list(saved.since), list(saved.bank)
    play.rewinds = saved.rewinds
    return play


def _loaded(game: Game, saved: SavedPlay) -> State:
    g = game.load(saved.table, None, saved.record.options)
    if list(g.kind_names) != saved.kinds:
        raise UnreadableSave("the cards are others now")
    return g


def _told(g: State, story: list[SavedEvent]) -> list[Event]:
    causes = {"": 0, **{cause: parse(g, cause) for cause in {event.cause for event in story} if cause}}
    return [Event(event.kind, list(event.args), event.secret, event.knows, causes[event.cause]) for event in story]


def continue_play(game: Game, saved: SavedPlay) -> Play:
    """The same game by the rules of this program: from the saved table on, and never back behind it."""
    g = _loaded(game, saved)
    _check(g)
    story = _told(g, saved.story)
    if any(event.kind not in g.events() for event in story):
        raise UnreadableSave("something was told that these rules do not tell")
    options = game.check(saved.record.seats, saved.record.options)
    box = game.fingerprint(None, options)
    new = {"version": game.version, "box": box, "options": options, "inputs": [], "saved": saved.table}
    play = Play(game, replace(saved.record, **new), story)
    play.versions = [version + 1 for version in saved.versions]
    play.since, play.rewinds, play.bank = play.versions[:-1], saved.rewinds + 1, list(saved.bank)
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
