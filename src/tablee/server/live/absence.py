"""Absence: while somebody else waits, a bot stands in for a person who stays away, and another is the host."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from tablee.server.store.base import StoreFailed
from tablee.server.table import log
from tablee.server.table.clocks import effective
from tablee.server.table.decide import go_away, next_host
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import PERSON

if TYPE_CHECKING:
    from tablee.server.live.room import Room

IN_THE_LOBBY = 600  # seconds that strangers wait for the host of a public table, at least


class Absences:
    """One timer for each person who is missed; looked at whenever the table or its audience changes."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def update(self, *, driving: bool) -> None:
        away = [seat for seat, place in enumerate(self.room.table.places) if place.away]
        for seat in self.room.audience.here().intersection(away):
            self.room.insist(partial(self._come_back, seat))
        missed = self._missed() if driving else []
        if missed == list(self._timers):
            return
        for seat in [seat for seat in self._timers if seat not in missed]:
            self._timers.pop(seat).cancel()
        lobby = self.room.table.phase == "lobby"
        patience = max(effective(self.room.table.clocks).away, IN_THE_LOBBY if lobby else 0)
        for seat in missed:
            if seat not in self._timers:
                wake = partial(self.room.insist, partial(self._stand_in, seat))
                self._timers[seat] = asyncio.get_running_loop().call_later(patience, wake)

    def _missed(self) -> list[int]:
        """Only where somebody else waits: a table left by all its people waits for them, unless a tournament does.

        In the lobby only the host of a public table is: any other may be out to invite people, by links that stay good.
        """
        table, audience = self.room.table, self.room.audience
        if not table.clocks.away or (table.phase == "lobby" and not table.public):
            return []
        gone = [seat for seat, place in enumerate(table.places) if place.kind == PERSON and not audience.has(seat)]
        if not gone or not (table.tournament or audience.is_anybody_there()):
            return []
        playing = table.phase == "playing"
        return [seat for seat in gone if seat == table.host or (playing and not table.places[seat].away)]

    async def _stand_in(self, seat: int) -> None:
        self._timers.pop(seat, None)
        if seat not in self._missed():
            return
        try:
            await self.room.change(lambda: (self._without(seat), None))
        except StoreFailed:
            self.room.driver.update()  # still missed: once more
            raise

    def _without(self, seat: int) -> list[AnyEntry]:
        table = self.room.table
        if table.phase == "playing" and not table.places[seat].away:
            return go_away(table, seat)
        return next_host(table, seat, [s for s in table.people() if self.room.audience.has(s)])

    async def _come_back(self, seat: int) -> None:
        """Whoever is here plays, even if another process wrote that they were away at the moment they came."""
        if self.room.table.places[seat].away and seat in self.room.audience.here():
            await self.room.change(lambda: ([log.CameBack(seat)], None))
