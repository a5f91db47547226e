"""The driver of a table: lets clocks run out, bots choose, and a bot stand in for whoever is away."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee import bots
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.server import entries as e
from tablee.server import moving, wire
from tablee.server.clocks import question_mark
from tablee.server.line import Line
from tablee.server.phrases import Refusal
from tablee.server.reaching import Reacher
from tablee.server.table import PERSON
from tablee.server.thinkers import thinking_time, usual_level

if TYPE_CHECKING:
    from tablee.server.room import Room

TRIPS_AT_FIRST = 3
log = logging.getLogger("tablee.driver")
LATENESS = 0.1  # seconds that a busy machine may add to a bot's pause


class Driver:
    """One process drives a table; in all others this one only shows the clock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driving = False
        self.reacher = Reacher(room)
        self._alarm: asyncio.TimerHandle | None = None
        self._absences: dict[int, asyncio.TimerHandle] = {}
        self._thinking: dict[int, object] = {}  # seat → the question it thinks about
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        self.driving = False
        self.reacher.stop()
        for handle in (self._alarm, *self._absences.values()):
            if handle:
                handle.cancel()
        for task in self._tasks:
            task.cancel()

    def take_wheel(self, driving: bool) -> None:
        if driving and not self.driving:
            self.driving = True
            self._set_alarm()
        self.driving = driving
        self.follow()

    def follow(self) -> None:
        """The table has changed: set the clock and let bots think."""
        room = self.room
        if room.clock.follow(room.table, anybody_there=room.audience.is_anybody_there()) and self.driving:
            self._set_alarm()
        if self.driving and room.table.phase == "playing":
            self._wake_bots()
            self.reacher.look_round()

    # -- Clocks -----------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        left = self.room.clock.left()
        ring = partial(self.room.post, partial(self._run_out, self.room.clock.mark))
        self._alarm = None if left is None else asyncio.get_running_loop().call_later(left, ring)

    async def _run_out(self, mark: object) -> None:
        """Whoever has not answered in time gets what the rules provide, or the safe option."""
        table = self.room.table
        if question_mark(table) != mark or table.play is None:
            return
        for seat in table.play.asked():
            if question_mark(table) == mark and table.play.g.waits_for(Seat(seat)):
                await self.room.move(moving.overdue(table, seat))

    # -- Bots -------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        table = self.room.table
        assert table.play
        for seat in [seat for seat, place in enumerate(table.places) if place.plays_itself()]:
            mark = question_mark(table)
            if table.play.g.waits_for(Seat(seat)) and self._thinking.get(seat) != mark:
                self._thinking[seat] = mark
                self._spawn(self._think(seat, mark))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, mark: object) -> None:
        """The time it takes says nothing: it is drawn before the bot looks at its cards."""
        pause = random.uniform(*self.room.hall.pace) + thinking_time(self.level(seat))
        began = self.room.now()
        chosen, _ = await asyncio.gather(self._choice(seat, self.level(seat)), asyncio.sleep(pause))
        if pause and (over := self.room.now() - began - pause) > LATENESS:
            await asyncio.sleep(1 - over % 1)  # long thought ends on a whole second
        self.room.post(partial(self._chosen, seat, mark, chosen))

    async def _choice(self, seat: int, level: str) -> str:
        play = self.room.table.play
        assert play
        try:
            return await self.room.hall.thinkers.choose(play, seat, level)
        except Exception:  # a bot that fails must not hold up the table
            log.exception("a bot at table %s", self.room.table.id)
            options = play.g.legal(Seat(seat))
            return key(play.g, options[0]) if options else ""

    async def _chosen(self, seat: int, mark: object, chosen: str) -> None:
        table = self.room.table
        if self._thinking.get(seat) == mark:
            del self._thinking[seat]
        still = question_mark(table) == mark and table.places[seat].plays_itself()
        if still and table.play and table.play.g.waits_for(Seat(seat)):
            await self.room.move(e.Moved(seat, chosen, moving.BOT, self.room.clock.spent_ms()))
        else:
            self.follow()

    def level(self, seat: int) -> str:
        return self.room.table.places[seat].level or usual_level()

    def hint(self, line: Line, command: wire.Hint) -> None:
        table = self.room.table
        if not (table.play and table.phase == "playing" and table.play.g.waits_for(Seat(line.seat))):
            raise Refusal("not_asked")
        self._spawn(self._hint(line, command))

    async def _hint(self, line: Line, command: wire.Hint) -> None:
        table = self.room.table
        chosen = await self._choice(line.seat, list(bots.LEVELS)[-1])
        if table.play:
            g, teller = table.play.g, Teller(table.game, line.lang, table.names())
            options = g.legal(Seat(line.seat))
            words = next((teller.option(g, option) for option in options if key(g, option) == chosen), "")
            line.say(wire.Hinted(command.command_id, chosen, words))

    # -- Absence ----------------------------------------------------------------------------------

    def miss(self, seat: int) -> None:
        """A person's last connection is gone: wait a little before a bot stands in."""
        patience = self.room.table.clocks.away
        if patience and self.driving:
            wake = partial(self.room.post, partial(self._stand_in, seat))
            if seat in self._absences:
                self._absences[seat].cancel()
            self._absences[seat] = asyncio.get_running_loop().call_later(patience, wake)

    async def _stand_in(self, seat: int) -> None:
        """Only where somebody else waits: a table left by all its people waits for them."""
        room, place = self.room, self.room.table.places[seat]
        self._absences.pop(seat, None)
        if room.table.phase != "playing" or room.audience.has(seat) or place.kind != PERSON or place.away:
            return
        if room.audience.is_anybody_there():
            await room.change(lambda: ([e.WentAway(seat)], None))

    # -- Round trips ------------------------------------------------------------------------------

    def measure(self, line: Line) -> None:
        if line.seat >= 0:
            for n in range(TRIPS_AT_FIRST):
                asyncio.get_running_loop().call_later(0.3 * n, line.ping)
