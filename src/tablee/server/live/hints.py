"""Hints: a seat asks what an expert would do in its place.  The expert sees what that seat sees, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Literal
from weakref import proxy

from tablee.bots.advice import Advice
from tablee.bots.weighing import Weighed
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.server.live.connection import Connection
from tablee.server.protocol import commands, messages
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.clocks import question_mark
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Play
from tablee.server.table.table import Table, playing
from tablee.server.words import phrase

if TYPE_CHECKING:
    from tablee.server.live.room import Room

PAUSE = 3.0  # seconds before the same seat may ask about another question
CLOSE = 0.05  # a difference that says nothing
PLANNED = 3  # sentences of what comes of it
logger = logging.getLogger("tablee.hints")


class Hints:
    """The advice given at one table; the same question gets the same answer without thinking again."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._given: dict[int, tuple[object, Advice]] = {}
        self._asked: dict[int, float] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def ask(self, connection: Connection, command: commands.Hint) -> None:
        """Refuse at once what cannot be; all are told; the answer comes when it has been thought about."""
        table, seat = self.room.table, connection.seat
        play = allowed(table, seat)
        mark, advice = self._given.get(seat, (None, None))
        if advice and mark == question_mark(table):
            again = hinted(play, table, connection, command, advice)
            asyncio.get_running_loop().call_soon(connection.say, again)  # after the ack
            return
        now = self.room.now()
        if seat in self._tasks or now - self._asked.get(seat, -PAUSE) < PAUSE:
            raise Refusal("hint_wait")
        await self.room.change(partial(self._advised, seat))
        self._asked[seat] = now
        self._tasks[seat] = asyncio.create_task(self._think(play, connection, command))

    def _advised(self, seat: int) -> tuple[list[AnyEntry], None]:
        allowed(self.room.table, seat)  # once more, whenever another process was faster
        return [log.Advised(seat)], None

    async def _think(self, play: Play, connection: Connection, command: commands.Hint) -> None:
        table, mark = self.room.table, question_mark(self.room.table)
        try:
            advice = await self.room.hall.thinkers.advise(play, connection.seat)
            if question_mark(table) == mark and play.g.waits_for(Seat(connection.seat)):
                self._given[connection.seat] = mark, advice
                connection.say(hinted(play, table, connection, command, advice))
            else:
                connection.say(messages.Hinted(command.command_id, None, phrase(connection.lang, "hint-late")))
        except Exception:
            logger.exception("a hint at table %s", table.id)
            connection.say(messages.Hinted(command.command_id, None, phrase(connection.lang, "hint-none")))
        finally:
            self._tasks.pop(connection.seat, None)


def allowed(table: Table, seat: int) -> Play:
    how = available(table)
    if how == "race":
        raise Refusal("hint_race")
    if how == "off":
        raise Refusal("hints_off")
    play = playing(table)
    if not play.g.waits_for(Seat(seat)):
        raise Refusal("not_asked")
    return play


def available(table: Table) -> Literal["on", "off", "race"]:
    """Where everybody's hands fly at once there is no time to think for somebody; in a lesson the coach says it all."""
    if table.lesson or table.counts() or not table.hints:
        return "off"
    return "race" if table.game.live(table.options) else "on"


def hinted(play: Play, table: Table, connection: Connection, command: commands.Hint, advice: Advice) -> messages.Hinted:
    if advice.best is None:
        return messages.Hinted(command.command_id, None, phrase(connection.lang, "hint-quiz"))
    g, teller = play.g, Teller(table.game, connection.lang, table.names())
    words = {key(g, option): teller.option(g, option) for option in g.legal(Seat(connection.seat))}
    best = advice.best.key
    return messages.Hinted(
        command.command_id,
        best,
        words.get(best, ""),
        why(advice, words, connection.lang),
        [messages.OptionWorth(one.key, words[one.key], round(one.share, 3), one.tables) for one in ranked(advice)],
        " ".join(teller.event(table.game, told) for told in advice.follows[:PLANNED]),
    )


def ranked(advice: Advice) -> list[Weighed]:
    """All that were weighed: the advice first, whatever the others did on their fewer tables."""
    found = [one for one in (advice.best, advice.other) if one and one.tables]
    return [*found, *sorted(advice.rest, key=lambda one: -one.share)]


def why(advice: Advice, words: dict[str, str], lang: Lang) -> str:
    """One sentence: how likely a win is, against the next best."""
    best, other = advice.best, advice.other
    assert best
    if other is None:
        return phrase(lang, "hint-only")
    name, chance = words.get(other.key, ""), percent(best)
    ahead = best.share - other.share
    if ahead > CLOSE:
        return phrase(lang, "hint-better", chance=chance, other=name, less=percent(other))
    return phrase(lang, "hint-close" if ahead >= -CLOSE else "hint-chance", chance=chance, other=name)


def percent(weighed: Weighed) -> int:
    return round(100 * weighed.share)
