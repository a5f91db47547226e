"""Taking back: alone while nobody has learned anything, further back when all who are there agree."""

from __future__ import annotations

from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import Table, in_phase, playing

Entries = list[AnyEntry]


def undo(table: Table, seat: int, _: commands.Undo) -> Entries:
    play = playing(table)
    to = play.own_undo(seat)
    if to is None:
        raise Refusal("nothing_to_undo")
    return [log.Undone(to, only=play.sealed[to])]


def offer_undo(table: Table, seat: int, command: commands.OfferUndo) -> Entries:
    in_phase(table, "playing", "over")
    if table.play is None or table.stored:
        raise Refusal("old_rules")
    to = table.play.before_public(command.moves)
    if to is None:
        raise Refusal("no_such_moves")
    if table.undo:
        raise Refusal("undo_asked")
    if set(table.present()) <= {seat}:
        return [log.Undone(to)]
    return [log.UndoAsked(seat, command.moves, command.command_id)]


def consent(table: Table, seat: int, command: commands.Consent) -> Entries:
    """One who does not agree, or does not any more, is enough; whoever asked takes the question back like that."""
    if not (table.undo and table.play):
        raise Refusal("no_undo_asked")
    if command.offer != table.undo.id:
        raise Refusal("stale")
    if not command.agree:
        return [log.UndoAnswered(seat, False)]
    if seat in table.agreed:
        raise Refusal("already_agreed")
    return [log.UndoAnswered(seat, True), *_if_all_agree(table, {*table.agreed, seat}, table.present())]


def without(table: Table, seat: int) -> Entries:
    """What becomes of a question when somebody goes: one's own goes too, another's needs one answer less."""
    if table.undo and table.undo.seat == seat:
        return [log.UndoAnswered(seat, False)]
    return _if_all_agree(table, set(table.agreed), [s for s in table.present() if s != seat])


def _if_all_agree(table: Table, agreed: set[int], needed: list[int]) -> Entries:
    if set(needed) - agreed or table.undo is None or table.play is None:
        return []
    to = table.play.before_public(table.undo.moves)
    assert to is not None
    return [log.Undone(to, paused=table.phase == "paused")]
