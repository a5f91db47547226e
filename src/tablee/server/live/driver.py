"""The driver of a table: lets clocks run out, bots choose, and a bot stand in for whoever is away."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import proxy

from tablee import bots
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.live.absence import Absences
from tablee.server.live.connection import Connection
from tablee.server.live.grabs import Grabs
from tablee.server.live.teacher import Teacher
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, moves, standing
from tablee.server.table.clocks import question_mark
from tablee.server.table.lesson import next_step
from tablee.server.table.play import Play
from tablee.server.thinking import thinking_time

if TYPE_CHECKING:
    from tablee.server.live.room import Room

TRIPS_AT_FIRST = 3
logger = logging.getLogger("tablee.driver")
RETRY_AFTER = 2.0  # seconds, when nothing could be stored
LATENESS = 0.1  # seconds that a busy machine may add to a bot's pause


class Driver:
    """One process drives a table; in all others this one only shows the clock."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self.driving = False
        self.grabs = Grabs(room)
        self.teacher = Teacher(room)
        self.absences = Absences(room)
        self._alarm: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._thinking: dict[int, tuple[object, asyncio.Task[None]]] = {}  # seat → what it thinks about
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        self.driving = False
        self.grabs.stop()
        self.teacher.stop()
        self.absences.stop()
        for handle in (self._alarm, self._retry):
            if handle:
                handle.cancel()
        for task in self._tasks:
            task.cancel()

    def take_wheel(self, driving: bool) -> None:
        if driving and not self.driving:
            self.driving = True
            self._set_alarm()
        elif self.driving and not driving:
            self.room.idle_since = self.room.now()  # a database that is gone for a moment makes nobody forget a clock
        self.driving = driving
        self.update()

    def update(self, *, only_moved: bool = False) -> None:
        """The table or who is there has changed: set the clock, let bots think, miss who is away."""
        try:
            self._update(only_moved=only_moved)
        except Exception as fault:
            self.room.stumble(fault)

    def _update(self, *, only_moved: bool) -> None:
        room = self.room
        if not only_moved:  # no move makes anybody come or go
            self.absences.update(driving=self.driving)
        if room.clock.update(room.table, anybody_there=room.audience.is_anybody_there()) and self.driving:
            self._set_alarm()
        self._call_off()
        if self.driving and room.table.phase == "playing" and not self.teacher.update():
            self._wake_bots()
            self._wake_standing()
            self.grabs.update()

    def try_again(self) -> None:
        """Nothing could be stored: bots and clocks move a little later."""
        if self.driving and self._retry is None:
            self._retry = asyncio.get_running_loop().call_later(RETRY_AFTER, self.room.post, self._once_more)

    async def _once_more(self) -> None:
        self._retry = None
        self._set_alarm()
        self.update()

    # -- Clocks -----------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        left = self.room.clock.left()
        ring = partial(self.room.post, partial(self._run_out, self.room.clock.mark))
        self._alarm = None if left is None else asyncio.get_running_loop().call_later(left, ring)

    async def _run_out(self, mark: object) -> None:
        """Whoever has not answered in time gets what the rules provide, or the safe option."""
        play = self.room.table.play
        for seat in play.asked() if play else []:
            await self.room.move(partial(self._overdue, seat, mark))

    def _overdue(self, seat: int, mark: object) -> log.Moved | None:
        if not self._is_asked(seat, mark):
            return None
        return moves.overdue(self.room.table, seat, self.room.clock.spent_ms())

    def _is_asked(self, seat: int, mark: object) -> bool:
        """Whether this seat still owes an answer to this question."""
        table = self.room.table
        return table.play is not None and question_mark(table) == mark and table.play.g.waits_for(Seat(seat))

    # -- Bots -------------------------------------------------------------------------------------

    def _call_off(self) -> None:
        """Nobody waits for a thought about a question that is gone, or in a seat that its person has again."""
        table = self.room.table
        for seat, (mark, task) in list(self._thinking.items()):
            if mark != question_mark(table) or not self._is_answered_for(seat):
                del self._thinking[seat]
                task.cancel()

    def _is_answered_for(self, seat: int) -> bool:
        return self.room.table.places[seat].plays_itself() or standing.answers_for(self.room.table, seat)

    def _wake_standing(self) -> None:
        """Whoever has said what to answer is answered for, after a while like anybody's."""
        table = self.room.table
        assert table.play
        for seat in [seat for seat in table.play.window() if standing.answers_for(table, seat)]:
            if seat not in self._thinking and table.play.g.waits_for(Seat(seat)):
                mark = question_mark(table)
                self._thinking[seat] = mark, self._spawn(self._stand(seat, mark))

    async def _stand(self, seat: int, mark: object) -> None:
        """The time it takes is drawn before anything is looked at: a window lasts no longer and no shorter for it."""
        await asyncio.sleep(self.pause_before(seat))
        self.room.post(partial(self._stood, seat, mark))

    def pause_before(self, _seat: int) -> float:
        return random.uniform(*self.room.hall.pace)

    async def _stood(self, seat: int, mark: object) -> None:
        if seat in self._thinking and self._thinking[seat][0] == mark:
            del self._thinking[seat]
        await self.room.answer_for(partial(self._standing_due, seat, mark))

    def _standing_due(self, seat: int, mark: object) -> list[log.AnyEntry]:
        table = self.room.table
        if not self._is_asked(seat, mark) or not standing.answers_for(table, seat):
            return []
        return standing.due(table, seat, self.room.clock.spent_ms())

    def _wake_bots(self) -> None:
        table = self.room.table
        assert table.play
        for seat in self._bots_awaited():
            if seat not in self._thinking:
                mark = question_mark(table)
                self._thinking[seat] = mark, self._spawn(self._think(seat, mark))

    def _bots_awaited(self) -> list[int]:
        """In the deal of the day people are first and bots follow by their seats: who was faster must not matter."""
        table = self.room.table
        asked = table.play.asked() if table.play else []
        bots_asked = [seat for seat in asked if table.places[seat].plays_itself()]
        if table.deal:
            return bots_asked[:1] if bots_asked == asked else []
        return bots_asked

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _think(self, seat: int, mark: object) -> None:
        """The time it takes says nothing: it is drawn before the bot looks at its cards."""
        pause = self._pause_of_bot(seat)
        began, seen = self.room.now(), self.room.table.seq
        chosen, _ = await asyncio.gather(self._choice(seat, self.level(seat)), asyncio.sleep(pause))
        if pause and (over := self.room.now() - began - pause) > LATENESS:
            await asyncio.sleep(1 - over % 1)  # long thought ends on a whole second
        self.room.post(partial(self._chosen, seat, mark, chosen, seen))

    def _pause_of_bot(self, seat: int) -> float:
        """In the deal of the day they answer one after the other, so that all of them together take as long."""
        pause = random.uniform(*self.room.hall.pace)
        if self.room.table.deal:
            play = self.room.table.play
            return pause / max(1, len(play.window()) if play else 1)
        return pause + thinking_time(self.level(seat))

    async def _choice(self, seat: int, level: str) -> str:
        play = self.room.table.play
        assert play
        if step := next_step(self.room.table):
            return step.key
        thinkers = self.room.hall.thinkers
        try:
            if self.room.table.deal:
                return await thinkers.choose_alike(play, seat, level)
            return await thinkers.choose(play, seat, level)
        except Exception:  # a bot that fails must not hold up the table
            logger.exception("a bot at table %s", self.room.table.id)
            return self._safe(play, seat)

    def _safe(self, play: Play, seat: int) -> str:
        options = play.g.legal(Seat(seat))
        return key(play.g, options[0]) if options else ""

    async def _chosen(self, seat: int, mark: object, chosen: str, seen: int) -> None:
        if seat in self._thinking and self._thinking[seat][0] == mark:
            del self._thinking[seat]
        if self._answer(seat, mark, chosen) is None:
            self.update()
            return
        try:
            await self.room.move(partial(self._answer, seat, mark, chosen))
        except Refusal:
            if self.room.table.seq > seen:  # others were faster: it looks again
                self.update()
                return
            # a bot that answers nonsense must not hold up the table
            logger.warning("a bot at table %s chose %.60s, which is not offered", self.room.table.id, chosen)
            await self.room.move(partial(self._answer, seat, mark, ""))

    def _answer(self, seat: int, mark: object, chosen: str) -> log.Moved | None:
        """What a bot has chosen, else the safe option; nothing if the question is gone or its person is back."""
        table = self.room.table
        if table.play is None or not (self._is_asked(seat, mark) and table.places[seat].plays_itself()):
            return None
        return log.Moved(seat, chosen or self._safe(table.play, seat), moves.BOT, self.room.clock.spent_ms())

    def level(self, seat: int) -> str:
        return self.room.table.places[seat].level or bots.usual(self.room.table.game)

    # -- Round trips ------------------------------------------------------------------------------

    def measure(self, connection: Connection) -> None:
        if connection.seat >= 0:
            for n in range(TRIPS_AT_FIRST):
                asyncio.get_running_loop().call_later(0.3 * n, connection.ping)
