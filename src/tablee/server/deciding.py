"""What a command does to a table: the entries it adds to the log, or a refusal.  Changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee import bots
from tablee.kernel import records
from tablee.kernel.game import BadInput
from tablee.server import commands
from tablee.server import entries as e
from tablee.server.entries import AnyEntry
from tablee.server.keys import new_seed
from tablee.server.phrases import PRESETS, Refusal, clean
from tablee.server.play import Play
from tablee.server.table import BOT, NOBODY, PERSON, Place, Table

LONGEST_NAME = 24
LONGEST_TEXT = 300
Entries = list[AnyEntry]


def decide(table: Table, seat: int, command: commands.Command) -> Entries:
    """The entries for any command but a move."""
    return DECISIONS[type(command)](table, seat, command)


# -- What must be so ----------------------------------------------------------------------


def in_phase(table: Table, *phases: str) -> None:
    if table.phase in phases:
        return
    if table.phase == "broken":
        raise Refusal("old_rules" if table.stored else "broken")
    raise Refusal({"lobby": "not_lobby", "over": "not_over", "paused": "not_paused"}.get(phases[0], "not_playing"))


def playing(table: Table) -> Play:
    in_phase(table, "playing")
    assert table.play
    return table.play


def place(table: Table, seat: int, *kinds: str) -> Place:
    if seat >= len(table.places) or table.places[seat].kind not in kinds:
        raise Refusal("no_such_seat" if NOBODY in kinds or BOT in kinds else "not_a_person")
    return table.places[seat]


def other(table: Table, seat: int, target: int) -> None:
    if seat == target:
        raise Refusal("yourself")
    place(table, target, PERSON)


def level(name: str) -> str:
    if name not in bots.seatable():
        raise Refusal("no_such_level", levels=", ".join(bots.seatable()))
    return name


def named(name: str) -> str:
    if shown := clean(name, LONGEST_NAME):
        return shown
    raise Refusal("name_empty")


# -- Before the game ------------------------------------------------------------------------


def sit_bot(table: Table, _: int, command: commands.SitBot) -> Entries:
    kinds = (NOBODY, BOT) if table.phase == "lobby" else (BOT,)
    place(table, command.seat, *kinds)
    return [e.BotSat(command.seat, level(command.level))]


def clear_seat(table: Table, _: int, command: commands.ClearSeat) -> Entries:
    in_phase(table, "lobby")
    place(table, command.seat, BOT)
    return [e.Cleared(command.seat)]


def settings(table: Table, _: int, command: commands.Settings) -> Entries:
    in_phase(table, "lobby")
    try:
        return [e.Chosen(table.game.check(len(table.places), command.options))]
    except BadInput as fault:
        raise Refusal("bad_options", why=str(fault)) from None


def start(table: Table, _: int, command: commands.Start) -> Entries:
    in_phase(table, "lobby")
    if table.free() and command.fill is None:
        raise Refusal("seats_empty")
    filled: Entries = [e.BotSat(seat, level(command.fill or "")) for seat in table.free()]
    return [*filled, begin(table)]


def begin(table: Table) -> e.Began:
    try:
        record = records.start(table.game, len(table.places), new_seed(), table.options)
    except BadInput as fault:  # an option of older rules
        raise Refusal("bad_options", why=str(fault)) from None
    return e.Began(record.seed, record.version, record.box)


# -- During the game ------------------------------------------------------------------------


def pause(table: Table, _seat: int, _command: commands.Pause) -> Entries:
    in_phase(table, "playing")
    return [e.Paused()]


def resume(table: Table, _seat: int, _command: commands.Resume) -> Entries:
    if table.phase not in ("paused", "broken"):
        raise Refusal("not_paused")
    if table.stored:
        raise Refusal("old_rules")
    return [e.Resumed()]


def end(table: Table) -> Entries:
    """Only a game that stands still: what comes after lays its cards open."""
    if table.phase != "broken":
        raise Refusal("goes_on")
    return [e.Ended()]


def undo(table: Table, seat: int, _: commands.Undo) -> Entries:
    play = playing(table)
    to = play.own_undo(seat)
    if to is None:
        raise Refusal("nothing_to_undo")
    return [e.Undone(to, only=play.sealed[to])]


def offer_undo(table: Table, seat: int, command: commands.OfferUndo) -> Entries:
    in_phase(table, "playing", "over")
    if table.play is None or table.stored:
        raise Refusal("old_rules")
    to = table.play.before_public(command.moves)
    if to is None:
        raise Refusal("no_such_moves")
    if table.undo:
        raise Refusal("undo_asked")
    if table.people() == [seat]:
        return [e.Undone(to)]
    return [e.UndoAsked(seat, command.moves)]


def consent(table: Table, seat: int, command: commands.Consent) -> Entries:
    if not (table.undo and table.play):
        raise Refusal("no_undo_asked")
    if seat in table.agreed:
        raise Refusal("already_agreed")
    answer: Entries = [e.UndoAnswered(seat, command.agree)]
    missing = set(table.people()) - {*table.agreed, seat}
    if command.agree and not missing:
        to = table.play.before_public(table.undo.moves)
        assert to is not None
        answer.append(e.Undone(to))
    return answer


# -- People ---------------------------------------------------------------------------------


def rename(_table: Table, seat: int, command: commands.Rename) -> Entries:
    return [e.Renamed(seat, named(command.name))]


def leave(table: Table, seat: int, _: commands.Leave) -> Entries:
    return [*_next_host(table, seat), *_vacate(table, seat)]


def kick(table: Table, seat: int, command: commands.Kick) -> Entries:
    other(table, seat, command.seat)
    return _vacate(table, command.seat)


def _vacate(table: Table, seat: int) -> Entries:
    if table.phase == "lobby":
        return [e.Cleared(seat)]
    return [e.Replaced(seat, bots.USUAL)]


def _next_host(table: Table, seat: int) -> Entries:
    others = [s for s in table.people() if s != seat]
    return [e.Handed(others[0])] if seat == table.host and others else []


def hand_over(table: Table, seat: int, command: commands.HandOver) -> Entries:
    other(table, seat, command.seat)
    return [e.Handed(command.seat)]


def mute(table: Table, seat: int, command: commands.Mute) -> Entries:
    other(table, seat, command.seat)
    return [e.Muted(command.seat, command.muted)]


def say(table: Table, seat: int, command: commands.Say) -> Entries:
    if command.preset is not None:
        if command.preset not in PRESETS:
            raise Refusal("no_such_preset")
        return [e.Said(seat, "", command.preset)]
    if not table.texts():
        raise Refusal("only_presets")
    if table.places[seat].muted:
        raise Refusal("muted")
    text = clean(command.text or "", LONGEST_TEXT)
    if not text:
        raise Refusal("nothing_said")
    return [e.Said(seat, text)]


DECISIONS: dict[type, Callable[[Table, int, Any], Entries]] = {
    commands.SitBot: sit_bot,
    commands.ClearSeat: clear_seat,
    commands.Settings: settings,
    commands.Start: start,
    commands.Pause: pause,
    commands.Resume: resume,
    commands.Undo: undo,
    commands.OfferUndo: offer_undo,
    commands.Consent: consent,
    commands.Rename: rename,
    commands.Leave: leave,
    commands.Kick: kick,
    commands.HandOver: hand_over,
    commands.Mute: mute,
    commands.Say: say,
}
