"""Taking back: alone while nobody has learned anything, further back when all who have a seat agree."""

from __future__ import annotations

from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import Table, playing

Entries = list[AnyEntry]


def undo(table: Table, seat: int, _: commands.Undo) -> Entries:
    play = playing(table)
    to = play.own_undo(seat)
    if to is None:
        raise Refusal("nothing_to_undo")
    return [log.Undone(to, only=play.sealed[to], by=seat)]


def offer_undo(table: Table, seat: int, command: commands.OfferUndo) -> Entries:
    if table.phase == "over":  # everybody's cards lie open
        raise Refusal("stays_over")
    to = playing(table).before_public(command.moves)
    if to is None:
        raise Refusal("no_such_moves")
    if table.counts():  # what nobody has seen may still be taken back
        raise Refusal("it_counts")
    if to < table.firm:
        raise Refusal("somebody_left")
    if table.undo:
        raise Refusal("undo_asked")
    if table.people() == [seat]:
        return [log.Undone(to, by=seat)]
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
    return [log.UndoAnswered(seat, True), *_if_all_agree(table, table.undo, {*table.agreed, seat})]


def without(table: Table, seat: int) -> Entries:
    """Who gives a seat up cannot agree any more: no question is left open."""
    return [log.UndoAnswered(seat, False)] if table.undo else []


def unasked(table: Table, seat: int) -> Entries:
    """Whoever is away asks nothing; another's question waits for them."""
    return without(table, seat) if table.undo and table.undo.seat == seat else []


def _if_all_agree(table: Table, asked: log.UndoAsked, agreed: set[int]) -> Entries:
    """Also those who are away: a bot that stands in says nothing in their name."""
    if set(table.people()) - agreed or table.play is None:
        return []
    to = table.play.before_public(asked.moves)
    assert to is not None
    return [log.Undone(to, paused=table.phase == "paused", by=asked.seat)]
