"""Opening a table that is in the store: its snapshot, the rows since, and rules that may have moved on meanwhile."""

from __future__ import annotations

import logging

import msgspec

from tablee.kernel.game import BadInput
from tablee.kernel.saves import UnreadableSave
from tablee.kernel.state import IllegalOption
from tablee.server.protocol.parts import Phase
from tablee.server.store.base import Row, Store, Taken
from tablee.server.table import log as e
from tablee.server.table import snapshot
from tablee.server.table.invites import forget_seats
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Play, as_input
from tablee.server.table.save import UNREADABLE, going_on, laid_by
from tablee.server.table.snapshot import KeptTable
from tablee.server.table.table import Table
from tablee.server.words import Refusal

PHASES: dict[type, Phase] = {
    e.Paused: "paused", e.Resumed: "playing", e.Undone: "playing", e.Broke: "broken", e.Ended: "over",
}  # fmt: skip
log = logging.getLogger("tablee.opening")


async def opened(store: Store, table: str) -> Table:
    """The table as all that is stored tells; `Refusal` when there is none."""
    while True:
        kept = await _snapshot(store, table)
        try:
            found = (snapshot.restored(table, kept) if kept else None) or Table(table)
            rows = await store.read(table, max(0, found.seq - 1))  # the last row, whatever the snapshot holds
            fold(found, [row for row in rows if row.seq > found.seq])
        except BadInput:
            raise Refusal("old_rules") from None
        if not found.seq:
            raise Refusal("unknown_table")
        if not (found.stored and kept and kept.play) or await _brought_up(store, found, kept, rows):
            forget_seats(found, rows[-1].at)
            return found


def fold(table: Table, rows: list[Row]) -> None:
    for row in rows:
        try:
            entries = e.read(row.payload)
        except msgspec.DecodeError:
            raise Refusal("newer_log") from None
        table.fold(entries, answers=row.command)


async def _snapshot(store: Store, table: str) -> KeptTable | None:
    found = await store.kept(table)
    return snapshot.read(found) if found else None


async def _brought_up(store: Store, table: Table, kept: KeptTable, rows: list[Row]) -> bool:
    """Go on by the rules of this program if they can; False when another process was faster and must be read."""
    since = [entry for row in rows if row.seq > kept.seq for entry in e.read(row.payload)]
    play, phase = carried(table, kept, since), phase_after(kept.phase, since)
    if phase == "over" or table.phase == "over":
        table.phase, table.play = "over", play  # to look at: the record stays as it was played
        return True
    if play is None:
        return True
    continued: list[AnyEntry] = [e.Continued(laid_by(play), "over" if play.g.over else phase)]
    try:
        await store.append(table.id, table.seq + 1, None, e.write(continued))
    except Taken:
        return False
    log.warning("table %s goes on by version %d of its rules", table.id, play.record.version)
    table.fold(continued)
    return True


def phase_after(phase: Phase, since: list[AnyEntry]) -> Phase:
    for entry in since:
        stays = isinstance(entry, e.Undone) and entry.paused
        phase = phase if stays else PHASES.get(type(entry), phase)
    return phase


def carried(table: Table, kept: KeptTable, since: list[AnyEntry]) -> Play | None:
    """The last snapshot and the moves since, by the rules of this program; None when they cannot."""
    assert kept.play
    try:
        play = going_on(table.game, kept.play)
        for entry in since:
            _again(play, entry, len(kept.play.record.inputs))
    except (*UNREADABLE, IllegalOption) as fault:
        log.warning("table %s cannot go on by the rules of today: %s", table.id, fault)
        return None
    return play


def _again(play: Play, entry: AnyEntry, before: int) -> None:
    if isinstance(entry, e.Moved):
        play.take(play.attempt(as_input(entry)))
    elif isinstance(entry, e.Undone):
        if entry.to < before:
            raise UnreadableSave("a move before the snapshot was taken back")
        play.rewind(entry.to - before, only=entry.only)
