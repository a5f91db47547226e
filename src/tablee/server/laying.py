"""Laying a table: the first entries of its log, for whoever opens one, plays again, learns, or goes on from a game."""

from __future__ import annotations

from msgspec.structs import replace

from tablee import games, lessons
from tablee.kernel import records
from tablee.kernel.game import BadInput
from tablee.kernel.records import Record
from tablee.server import api, keys
from tablee.server import entries as e
from tablee.server.deciding import level, named
from tablee.server.entries import AnyEntry
from tablee.server.phrases import Refusal
from tablee.server.shapes import Clocks
from tablee.server.table import PERSON, Table

NO_CLOCKS = Clocks(0, 0, 0, 0)
LESSON_LEVEL = "novice"  # of the bots, once the lesson is over


def as_wanted(wanted: api.CreateTable, token: str) -> list[AnyEntry]:
    """A new table, whose host has this secret."""
    if wanted.start and wanted.seats > 1 and wanted.bots is None:
        raise Refusal("seats_empty")
    opened = _opened(wanted.game, wanted.seats, wanted.options, wanted.clocks, wanted.public, wanted.watchers)
    opened = replace(opened, hints=not wanted.public if wanted.hints is None else wanted.hints)
    others = [] if wanted.bots is None else _bots(wanted.seats, 0, wanted.bots)
    return [opened, _sat(0, wanted.name, token), *others]


def for_the_same(table: Table) -> list[AnyEntry]:
    """The same people, and bots, once more."""
    opened = _opened(table.game.id, len(table.places), table.options, table.clocks, table.public, table.watchers)
    people: list[AnyEntry] = [replace(opened, hints=table.hints)]
    for seat, place in enumerate(table.places):
        if place.kind == PERSON:
            people.append(e.Sat(seat, place.name, place.token))
        else:
            people.append(e.BotSat(seat, place.level or ""))
    return [*people, e.Handed(table.host)]


def from_record(record: Record, at: int, seat: int, name: str, bot_level: str, token: str) -> list[AnyEntry]:
    """A table that goes on from a moment of a recorded game: one person, and bots."""
    opened = _opened(record.game, record.seats, record.options, Clocks(), False, "link")
    people = [_sat(seat, name, token), *_bots(record.seats, seat, bot_level), e.Handed(seat)]
    inputs = record.inputs[:at]
    _check(replace(record, inputs=inputs))
    return [opened, *people, e.Began(record.seed, record.version, record.box, inputs, record.saved)]


def _check(record: Record) -> None:
    try:
        records.replay(games.game(record.game), record)
    except BadInput as fault:
        raise Refusal("bad_file", why=str(fault)) from None


def for_a_learner(game: str, name: str, token: str) -> list[AnyEntry]:
    """A table that follows the lesson of a game: laid from its seed, without clocks."""
    plan = lessons.lesson(game)
    if plan is None:
        raise Refusal("no_such_lesson")
    opened = replace(_opened(game, plan.seats, plan.options, NO_CLOCKS, False, "nobody"), lesson=True)
    people = [_sat(lessons.LEARNER, name, token), *_bots(plan.seats, lessons.LEARNER, LESSON_LEVEL)]
    record = records.start(games.game(game), plan.seats, plan.seed, plan.options)
    return [opened, *people, e.Began(record.seed, record.version, record.box)]


def _opened(game: str, seats: int, options: dict[str, str], clocks: Clocks, public: bool, watchers: str) -> e.Opened:
    try:
        chosen = games.game(game).check(seats, options)
    except BadInput as fault:
        raise Refusal("bad_options", why=str(fault)) from None
    return e.Opened(game, seats, chosen, clocks, public, watchers)


def _sat(seat: int, name: str, token: str) -> AnyEntry:
    return e.Sat(seat, named(name), keys.fingerprint(token))


def _bots(seats: int, person: int, bot_level: str) -> list[AnyEntry]:
    """On all seats but one."""
    return [e.BotSat(seat, level(bot_level)) for seat in range(seats) if seat != person]
