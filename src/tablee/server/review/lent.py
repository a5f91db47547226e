"""Finished games that all who played lend to the lab: the moves, and who were people; no names, no words, no times."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import apsw

from tablee.kernel.game import BadInput
from tablee.lab.people.games import PERSON, Lent
from tablee.server.live.restore import fold
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import FINISHED, Row, StoreFailed
from tablee.server.store.sqlite import check_version
from tablee.server.table import log
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import Table

ROWS = "SELECT seq, command, payload, at FROM log WHERE table_id = ? ORDER BY seq"
AGREED = b'"lent"'  # in a log: somebody was asked


def lent(data: Path, game: str) -> list[Lent]:
    """Those of one game, from the store of a server that may be running."""
    check_version(apsw.sqlite_lib_version())
    if not (data / "tables.db").exists():
        raise BadInput(f"there are no games in {data}; say where they are with --data.")
    try:
        db = apsw.Connection(str(data / "tables.db"), flags=apsw.SQLITE_OPEN_READONLY)
        db.set_busy_timeout(5000)
        found = [_lent([Row(*row) for row in db.execute(ROWS, table)], game) for table in list(db.execute(FINISHED))]
        db.close()
    except apsw.Error as fault:
        raise BadInput(f"the games in {data} cannot be read: {fault}.") from None
    return [one for one in found if one]


def lent_at(database: str, game: str) -> list[Lent]:
    """Those in a PostgreSQL that servers share; nothing is written there."""
    try:
        from tablee.server.store.postgres import finished
    except ImportError:
        raise BadInput("--database needs the extra packages of tablee[postgres]; install them first.") from None

    async def gathered() -> list[Lent]:
        return [one async for rows in finished(database) if (one := _lent(rows, game))]

    try:
        return asyncio.run(gathered())
    except StoreFailed as fault:
        raise BadInput(f"the database cannot be read ({fault}).") from None


def _lent(rows: list[Row], game: str) -> Lent | None:
    """None unless it is of this game, whole, by the rules of this program, and everybody agreed."""
    if not any(AGREED in row.payload for row in rows):
        return None
    table = Table("")
    try:
        fold(table, rows)
    except (BadInput, Refusal):
        return None
    play = table.play
    if not table.lent or table.game.id != game or not play or not play.g.over or play.record.saved:
        return None
    entries = [entry for row in rows for entry in log.read(row.payload)]
    return Lent(play.record, _players(entries, len(table.places)), list(_chosen(entries)))


def _players(entries: list[AnyEntry], seats: int) -> list[str]:
    """Who began on each seat: a person, or a bot of some level."""
    found = [PERSON] * seats
    for entry in entries:
        if isinstance(entry, log.Began):
            return found
        if isinstance(entry, log.BotSat | log.Sat):
            found[entry.seat] = entry.level if isinstance(entry, log.BotSat) else PERSON
    return found


def _chosen(entries: list[AnyEntry]) -> Iterator[bool]:
    """For each move that was not taken back, whether its seat's own player chose it, not the clock or a stand-in."""
    kept: list[bool] = []
    for entry in entries:
        if isinstance(entry, log.Moved):
            kept.append(not entry.by)
        elif isinstance(entry, log.Undone):
            del kept[entry.to : entry.to + 1 if entry.only else None]
    return iter(kept)
