"""Reminders of one table: who is awaited and not there, and who wants to know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import proxy

from tablee.kernel.steps import Seat
from tablee.server.club.subscriptions import TABLE, Kept, quiet_for
from tablee.server.store.base import StoreFailed
from tablee.server.table import log
from tablee.server.table.clocks import question_mark

if TYPE_CHECKING:
    from tablee.server.live.room import Room

GOODBYES = (log.Cleared, log.Replaced, log.Left)
GRACE = 30.0  # seconds: who only loads the page anew is not called


class Reminders:
    """One timer; looked at whenever the table or its audience changes.

    What is told to all (a web-hook) follows from what all see: to whom a question was put, never who has answered it.
    """

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._about: object = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.waiting = False  # for the end of somebody's quiet hours: the table stays in memory

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    def update(self) -> None:
        missed = self._missed()
        about = (question_mark(self.room.table), missed) if missed else None
        if about != self._about:
            self._about = about
            self._look_after(GRACE if about else None)

    def _missed(self) -> list[int]:
        """The people to whom the open question was put and who are not here: all see that."""
        table, audience = self.room.table, self.room.audience
        if table.phase != "playing" or table.play is None or table.lesson or not self.room.driver.driving:
            return []
        return [s for s in table.play.window() if _is_held(table.places[s]) and not audience.has(s)]

    def _look_after(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None
        self.waiting = False
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._start)

    def _start(self) -> None:
        self._spawn(self._remind())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _remind(self) -> None:
        """Whoever is still awaited; who wants quiet now is looked at again when that ends."""
        club, self.waiting = self.room.hall.club, False
        with suppress(StoreFailed):
            due = [kept for kept in await club.subscriptions.of(self.room.table.id) if self._is_due(kept)]
            waits = [quiet_for(kept.wants.quiet, time.time()) for kept in due]
            for kept, wait in zip(due, waits, strict=True):
                if not wait and await club.subscriptions.claim(kept, self._mark()):
                    self._call(kept, "turns" if kept.wants.seat == TABLE else "turn", names=self._awaited())
            if later := [wait for wait in waits if wait]:
                self._look_after(min(later))
                self.waiting = True

    def _is_due(self, kept: Kept) -> bool:
        table, seat = self.room.table, kept.wants.seat
        if not self._missed() or table.play is None:
            return False
        if seat == TABLE:
            return True
        return self._is_theirs(kept) and seat in self._missed() and table.play.g.waits_for(Seat(seat))

    def _is_theirs(self, kept: Kept) -> bool:
        places, seat = self.room.table.places, kept.wants.seat
        return seat == TABLE or (seat < len(places) and places[seat].token == kept.wants.holder)

    def _mark(self) -> str:
        """Of the open question, after a restart too; a sealed answer leaves it as it is."""
        play = self.room.table.play
        return f"turn {play.public_moves()}" if play else ""

    def _awaited(self) -> str:
        table = self.room.table
        return ", ".join(table.places[seat].name for seat in (table.play.window() if table.play else []))

    # -- What happens beside the turns ------------------------------------------------------------

    def happened(self, entries: list[log.AnyEntry]) -> None:
        """Called by the process that wrote it."""
        table = self.room.table
        for entry in entries:
            if isinstance(entry, log.Sat) and table.phase == "lobby" and entry.seat != table.host:
                self._spawn(self._call_absent("joined", only=table.host, name=table.places[entry.seat].name))
            elif isinstance(entry, log.Began):
                self._spawn(self._call_absent("began"))
            elif isinstance(entry, GOODBYES):
                self._spawn(self._forget_who_left())
            elif isinstance(entry, log.Followed):
                self._spawn(self._rematch(entry.table))
        if table.phase == "over" and isinstance(entries[-1], log.Moved | log.Ended):
            self._spawn(self._call_absent("over"))

    async def _call_absent(self, code: str, *, only: int | None = None, path: str = "", **names: str) -> None:
        """Everybody who is not here, and the table's web-hook; in quiet hours it is left out, for it will be seen."""
        club, here = self.room.hall.club, self.room.audience
        with suppress(StoreFailed):
            for kept in await club.subscriptions.of(self.room.table.id):
                seat = kept.wants.seat
                called = seat == TABLE or (only in (None, seat) and self._is_theirs(kept) and not here.has(seat))
                if called and not quiet_for(kept.wants.quiet, time.time()):
                    self._call(kept, code, path, **names)

    async def _forget_who_left(self) -> None:
        """Whoever gives a seat up, or loses it, leaves no address behind."""
        club = self.room.hall.club
        with suppress(StoreFailed):
            for kept in await club.subscriptions.of(self.room.table.id):
                if not self._is_theirs(kept):
                    await club.subscriptions.stop(kept.id)

    async def _rematch(self, follower: str) -> None:
        """The secrets of the old table open the new one."""
        await self._call_absent("rematch", path=f"/t/{follower}#again={self.room.table.id}")
        with suppress(StoreFailed):
            await self.room.hall.club.subscriptions.follow(self.room.table.id, follower)

    def _call(self, kept: Kept, code: str, path: str = "", **names: str) -> None:
        table = self.room.table
        game = table.game.title(kept.wants.lang)
        self.room.hall.club.write(kept, code, game, path or f"/t/{table.id}", **names)


def _is_held(place: Any) -> bool:
    return bool(place.is_held() and not place.away)
