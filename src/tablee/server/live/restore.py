"""Opening a table that is in the store: its snapshot, the rows since, and rules that may have moved on meanwhile."""

from __future__ import annotations

import logging

import msgspec

from tablee.kernel.game import BadInput
from tablee.kernel.saves import UnreadableSave
from tablee.kernel.state import IllegalOption
from tablee.server.protocol.parts import Phase
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Row, Store, Taken
from tablee.server.table import log, snapshot
from tablee.server.table.invites import forget_seats
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Play
from tablee.server.table.save import UNREADABLE, continue_play, save_play
from tablee.server.table.snapshot import Snapshot
from tablee.server.table.table import Table

PHASES: dict[type, Phase] = {
    log.Paused: "paused", log.Resumed: "playing", log.Undone: "playing", log.Broke: "broken", log.Ended: "over",
}  # fmt: skip
logger = logging.getLogger("tablee.restore")


async def read_table(store: Store, table: str) -> Table:
    """The table as all that is stored tells; `Refusal` when there is none."""
    while True:
        saved = await _snapshot(store, table)
        try:
            found = (snapshot.restore(table, saved) if saved else None) or Table(table)
            rows = await store.read(table, max(0, found.seq - 1))  # the last row, whatever the snapshot holds
            fold(found, [row for row in rows if row.seq > found.seq])
        except BadInput:
            raise Refusal("old_rules") from None
        if not found.seq:
            raise Refusal("unknown_table")
        if not (found.stored and saved and saved.play) or await _brought_up(store, found, saved, rows):
            forget_seats(found, rows[-1].at)
            return found


def fold(table: Table, rows: list[Row]) -> None:
    for row in rows:
        try:
            entries = log.read(row.payload)
        except msgspec.DecodeError:
            raise Refusal("newer_log") from None
        table.fold(entries, answers=row.command)


async def _snapshot(store: Store, table: str) -> Snapshot | None:
    found = await store.read_snapshot(table)
    return snapshot.read(found) if found else None


async def _brought_up(store: Store, table: Table, saved: Snapshot, rows: list[Row]) -> bool:
    """Go on by the rules of this program if they can; False when another process was faster and must be read."""
    since = [entry for row in rows if row.seq > saved.seq for entry in log.read(row.payload)]
    play, phase = carried(table, saved, since), phase_after(saved.phase, since)
    if phase == "over" or table.phase == "over":
        table.phase, table.play = "over", play  # to look at: the record stays as it was played
        return True
    if play is None:
        return True
    continued: list[AnyEntry] = [log.Continued(save_play(play), "over" if play.g.over else phase)]
    try:
        await store.append(table.id, table.seq + 1, None, log.write(continued))
    except Taken:
        return False
    logger.warning("table %s goes on by version %d of its rules", table.id, play.record.version)
    table.fold(continued)
    return True


def phase_after(phase: Phase, since: list[AnyEntry]) -> Phase:
    for entry in since:
        stays = isinstance(entry, log.Undone) and entry.paused
        phase = phase if stays else PHASES.get(type(entry), phase)
    return phase


def carried(table: Table, saved: Snapshot, since: list[AnyEntry]) -> Play | None:
    """The last snapshot and the moves since, by the rules of this program; None when they cannot."""
    assert saved.play
    try:
        play = continue_play(table.game, saved.play)
        for entry in since:
            _again(play, entry, len(saved.play.record.inputs))
    except (*UNREADABLE, IllegalOption) as fault:
        logger.warning("table %s cannot go on by the rules of today: %s", table.id, fault)
        return None
    return play


def _again(play: Play, entry: AnyEntry, before: int) -> None:
    if isinstance(entry, log.Moved):
        play.take(play.attempt(log.as_input(entry)))
    elif isinstance(entry, log.Undone):
        if entry.to < before:
            raise UnreadableSave("a move before the snapshot was taken back")
        play.rewind(entry.to - before, only=entry.only)
