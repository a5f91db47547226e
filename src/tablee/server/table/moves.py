# mypyc: compile
"""Moves: judged by the rules on a copy of the table, stored, and only then real."""

from __future__ import annotations

from tablee.kernel.records import CLOCK
from tablee.kernel.saves import UnreadableSave, key, parse
from tablee.kernel.state import NOT_OFFERED, IllegalOption
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.play import Play, Tried
from tablee.server.table.table import Table, in_phase, playing

LATE = "late"  # the clock took the safe option for a seat
BOT = "bot"
MOST_COMPENSATED = 0.06  # seconds of round trip that count in a race
LEAST_COMPENSATED = 0.001  # less decides no race between people


class RuleFailed(Exception):
    """A rule raised something: the table stands still, and a move that was only tried is not stored."""


def failed(fault: Exception, where: str) -> RuleFailed:
    it = RuleFailed(f"{type(fault).__name__} in {where}")
    it.__cause__ = fault  # compiled, `raise … from` forgets it
    return it


def try_move(table: Table, moved: log.Moved, lang: str) -> Tried:
    play = playing(table)
    try:
        return play.attempt(log.as_input(moved))
    except UnreadableSave:
        raise Refusal("not_offered") from None
    except IllegalOption as illegal:
        raise _illegal(table, play, illegal, lang) from None
    except Exception as fault:
        raise failed(fault, moved.key.partition(":")[0])  # noqa: B904


def _illegal(table: Table, play: Play, fault: IllegalOption, lang: str) -> Refusal:
    if fault.reason == NOT_OFFERED and not play.game.words(lang).has("reason-not_offered"):
        return Refusal("not_offered")
    name = "not_offered" if fault.reason == NOT_OFFERED else play.g.reasons()[fault.reason]
    return Refusal(name, Teller(table.game, lang, table.names()).reason(play.g, fault.reason))


def check_fresh(table: Table, seat: int, act: commands.Act) -> None:
    """An answer to a question that is gone is no answer to the next one."""
    play = playing(table)
    if act.version is None or act.version >= play.since[seat]:
        return
    if not is_standing(play, seat, act.key):
        raise Refusal("stale")


def is_standing(play: Play, seat: int, name: str) -> bool:
    try:
        return play.g.stands(Seat(seat), Option(Step(parse(play.g, name))))
    except UnreadableSave:
        return False


def handicap(table: Table, seat: int, name: str, lag: float, furthest: float) -> float:
    """How much longer somebody further away may need for a request made at the same moment."""
    further = min(MOST_COMPENSATED, furthest) - min(MOST_COMPENSATED, lag)
    return further if further >= LEAST_COMPENSATED and in_a_race(table, seat, name) else 0.0


def in_a_race(table: Table, seat: int, name: str) -> bool:
    """Whether others may be after the same thing: then it counts who was first, not who was heard first."""
    if table.phase != "playing" or table.play is None:
        return False
    return len(table.play.window()) > 1 or is_standing(table.play, seat, name)


def made(table: Table) -> int:
    """How many moves have been made, -1 before the game."""
    return len(table.play.record.inputs) if table.play else -1


def overdue(table: Table, seat: int, spent: int) -> log.Moved:
    """What a clock that has run out does to a seat: what the rules provide for it, or the safe option."""
    in_phase(table, "playing")
    assert table.play
    g = table.play.g
    if options := g.overdue_options(Seat(seat)):
        return log.Moved(seat, key(g, options[0]), CLOCK, spent)
    return log.Moved(seat, key(g, g.legal(Seat(seat))[0]), LATE, spent)
