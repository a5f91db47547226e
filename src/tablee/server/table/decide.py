"""What a command does to a table: the entries it adds to the log, or a refusal.  Changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any

from tablee import bots, games
from tablee.bots.external.registry import guests
from tablee.kernel import records
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sentences import in_language
from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, undo
from tablee.server.table.invites import called_back
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import BOT, NOBODY, Table, in_phase
from tablee.server.tokens import new_seed
from tablee.server.words import PRESETS, clean, phrase

LONGEST_NAME = 24
LONGEST_TEXT = 300
TERMS = 16  # letters
Entries = list[AnyEntry]


def decide(table: Table, seat: int, command: commands.Command) -> Entries:
    """The entries for any command but a move."""
    return DECISIONS[type(command)](table, seat, command)


# -- What must be so ----------------------------------------------------------------------


def place(table: Table, seat: int, *kinds: str) -> None:
    if seat >= len(table.places) or table.places[seat].kind not in kinds:
        raise Refusal("no_such_seat")


def other(table: Table, seat: int, target: int) -> None:
    if seat == target:
        raise Refusal("yourself")
    if target not in table.people():
        raise Refusal("not_a_person")


def level(game: Game, name: str) -> str:
    """One that the lobby of this game offers."""
    if name not in (*bots.offered(game), *guests()):
        raise Refusal("no_such_level", levels=partial(_level_names, game))
    return name


def _level_names(game: Game, lang: str) -> str:
    return ", ".join([*(phrase(lang, f"level-{name}") for name in bots.offered(game)), *guests()])


def fair(table: Table) -> None:
    """Nobody changes who plays against whom while a game that counts goes on."""
    if table.counts() and table.phase not in ("lobby", "over"):
        raise Refusal("it_counts")


def named(name: str) -> str:
    if shown := clean(name, LONGEST_NAME):
        return shown
    raise Refusal("name_empty")


# -- The options of a game ------------------------------------------------------------------


def game_options(game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """All of them, or a refusal that names the one that is wrong."""
    if game not in games.games():
        raise Refusal("no_such_game")
    rules = games.game(game)
    try:
        return rules.check(seats, options)
    except BadInput as fault:
        raise _bad_options(rules, seats, options, fault) from None


def _bad_options(game: Game, seats: int, options: Mapping[str, str], fault: BadInput) -> Refusal:
    """Why, as the rules say it; where one option alone is wrong, under the name that it has on the page."""
    why = partial(in_language, str(fault))
    for choice in game.options:
        if choice.name in options and _are_good(game, seats, {**options, choice.name: choice.values[0]}):
            called = partial(_option_name, game, choice.name)
            usual = partial(_option_name, game, f"{choice.name}-{choice.values[0]}")
            return Refusal("bad_options", wrong="option", option=called, usual=usual, why=why)
    return Refusal("bad_options", wrong="several", why=why)


def _are_good(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        game.check(seats, options)
    except BadInput:
        return False
    return True


def _option_name(game: Game, option: str, lang: str) -> str:
    words, name = game.words(lang), f"setting-{option}"
    return words.say(name) if words.has(name) else option[:40]


# -- Before the game ------------------------------------------------------------------------


def sit_bot(table: Table, _: int, command: commands.SitBot) -> Entries:
    """During a public game strangers rely on who plays against them."""
    kinds = (NOBODY, BOT) if table.phase == "lobby" else (BOT,)
    place(table, command.seat, *kinds)
    if table.public and table.phase != "lobby":
        raise Refusal("bots_stay")
    fair(table)
    return [log.BotSat(command.seat, level(table.game, command.level))]


def clear_seat(table: Table, _: int, command: commands.ClearSeat) -> Entries:
    in_phase(table, "lobby")
    place(table, command.seat, BOT)
    return [log.Cleared(command.seat)]


def settings(table: Table, _: int, command: commands.Settings) -> Entries:
    in_phase(table, "lobby")
    return [log.Chosen(game_options(table.game.id, len(table.places), command.options))]


def start(table: Table, _: int, command: commands.Start) -> Entries:
    in_phase(table, "lobby")
    if table.free() and command.fill is None:
        raise Refusal("seats_empty")
    filled: Entries = [log.BotSat(seat, level(table.game, command.fill or "")) for seat in table.free()]
    if table.game.aloud(table.options) and (filled or any(place.level for place in table.places)):
        raise Refusal("bots_are_mute")
    return [*filled, begin(table)]


def begin(table: Table) -> log.Began:
    try:
        record = records.start(table.game, len(table.places), new_seed(), table.options)
    except BadInput as fault:  # an option of older rules
        raise Refusal("bad_options", wrong="several", why=partial(in_language, str(fault))) from None
    return log.Began(record.seed, record.version, record.box)


# -- During the game ------------------------------------------------------------------------


def pause(table: Table, _seat: int, _command: commands.Pause) -> Entries:
    in_phase(table, "playing")
    return [log.Paused()]


def resume(table: Table, _seat: int, _command: commands.Resume) -> Entries:
    if table.phase not in ("paused", "broken"):
        raise Refusal("not_paused")
    if table.stored:
        raise Refusal("old_rules")
    return [log.Resumed()]


def end(table: Table) -> Entries:
    """Only a game that stands still: what comes after lays its cards open."""
    if table.phase != "broken":
        raise Refusal("goes_on")
    return [log.Ended()]


# -- People ---------------------------------------------------------------------------------


def rename(table: Table, seat: int, command: commands.Rename) -> Entries:
    """Before the start only: during the game a name would be a way to talk where talking is not allowed."""
    in_phase(table, "lobby")
    _not_muted(table, seat)
    return [log.Renamed(seat, named(command.name), command.face)]


def leave(table: Table, seat: int, _: commands.Leave) -> Entries:
    heirs = table.present() + table.people()
    return [*undo.without(table, seat), *next_host(table, seat, heirs), *_vacate(table, seat)]


def kick(table: Table, seat: int, command: commands.Kick) -> Entries:
    other(table, seat, command.seat)
    fair(table)
    kicked = [*undo.without(table, command.seat), *_vacate(table, command.seat, left=False)]
    return [*kicked, called_back(table)] if table.phase == "lobby" else kicked


def _vacate(table: Table, seat: int, *, left: bool = True) -> Entries:
    if table.phase == "lobby":
        return [log.Cleared(seat)]
    return [log.Left(seat) if table.phase == "over" else log.Replaced(seat, bots.usual(table.game), left)]


def go_away(table: Table, seat: int) -> Entries:
    """A bot stands in for somebody; a host who is away is no host while others are there."""
    return [log.WentAway(seat), *undo.unasked(table, seat), *next_host(table, seat, table.present())]


def stand_in(table: Table, seat: int, command: commands.StandIn) -> Entries:
    """For somebody who is not here, as the room has seen to."""
    other(table, seat, command.seat)
    if table.phase != "playing" or table.places[command.seat].away:
        raise Refusal("not_away")
    return go_away(table, command.seat)


def next_host(table: Table, seat: int, heirs: list[int]) -> Entries:
    others = [s for s in heirs if s != seat]
    return [log.Handed(others[0])] if seat == table.host and others else []


def sit(table: Table, seat: int, name: str, token: str, visitor: str = "", face: int | None = None) -> Entries:
    """Somebody sits down; at a table whose host has gone, they are the host."""
    if table.public and visitor and any(visitor == table.places[held].visitor for held in table.people()):
        raise Refusal("one_seat")
    sat: Entries = [log.Sat(seat, named(name), token, visitor, face)]
    return sat if table.host in table.people() else [*sat, log.Handed((table.people() or [seat])[0])]


def lend(table: Table, seat: int, command: commands.Lend) -> Entries:
    """Agreed to before the start only: who has begun under other terms is not asked."""
    if command.agree:
        in_phase(table, "lobby")
    return [log.Lent(seat, command.agree)]


def let_see(table: Table, seat: int, command: commands.LetSee) -> Entries:
    """Withdrawn at any time; where something hangs on how the game ends nobody looks at anybody's cards."""
    if command.late == table.places[seat].late:
        return []
    if command.late:
        in_phase(table, "playing", "paused")
        if table.counts():
            raise Refusal("counts_unseen")
        if table.watchers == "nobody":
            raise Refusal("nobody_watches")
    return [log.LetsSee(seat, command.late)]


def rate(table: Table, seat: int, *, agree: bool) -> Entries:
    """Before the start, once it is known who plays: who sits down later, or other settings, ask all of them anew."""
    in_phase(table, "lobby")
    if agree and (table.free() or len(table.places) < 2):
        raise Refusal("seats_first")
    if agree and table.game.own:
        raise Refusal("own_cards")
    return [log.Rates(seat, agree)]


def terms(table: Table) -> str:
    """What somebody sees who agrees that a game counts: by what rules, and who plays."""
    who = [(place.kind, place.token, place.level) for place in table.places]
    return sha256(repr((sorted(table.options.items()), table.clocks, who)).encode()).hexdigest()[:TERMS]


def stand(table: Table, seat: int, command: commands.Stand) -> Entries:
    if table.phase not in ("playing", "paused"):
        raise Refusal("not_playing")
    return [log.Stood(seat, command.standing)]


def hand_over(table: Table, seat: int, command: commands.HandOver) -> Entries:
    other(table, seat, command.seat)
    return [log.Handed(command.seat)]


def mute(table: Table, seat: int, command: commands.Mute) -> Entries:
    other(table, seat, command.seat)
    return [log.Muted(command.seat, command.muted)]


def say(table: Table, seat: int, command: commands.Say) -> Entries:
    if command.preset is not None:
        if command.preset not in PRESETS:
            raise Refusal("no_such_preset")
        return [log.Said(seat, "", command.preset)]
    if not table.texts():
        raise Refusal("only_presets")
    _not_muted(table, seat)
    text = clean(command.text or "", LONGEST_TEXT)
    if not text:
        raise Refusal("nothing_said")
    return [log.Said(seat, text)]


def _not_muted(table: Table, seat: int) -> None:
    if table.places[seat].muted:
        raise Refusal("muted")


DECISIONS: dict[type, Callable[[Table, int, Any], Entries]] = {
    commands.SitBot: sit_bot,
    commands.ClearSeat: clear_seat,
    commands.Settings: settings,
    commands.Start: start,
    commands.Pause: pause,
    commands.Resume: resume,
    commands.Undo: undo.undo,
    commands.OfferUndo: undo.offer_undo,
    commands.Consent: undo.consent,
    commands.Rename: rename,
    commands.Leave: leave,
    commands.Kick: kick,
    commands.HandOver: hand_over,
    commands.Lend: lend,
    commands.LetSee: let_see,
    commands.Stand: stand,
    commands.Mute: mute,
    commands.StandIn: stand_in,
    commands.Say: say,
}
