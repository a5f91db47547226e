"""Games over days and of tournaments: some process keeps each of them going although nobody is there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.server.live.room import Room
from tablee.server.store.base import StoreFailed
from tablee.server.table.clocks import goes_on_alone

if TYPE_CHECKING:
    from tablee.server.live.hall import Hall

TAKE_UP_EVERY = 10.0  # seconds after which processes that share a store look for games that nobody drives
logger = logging.getLogger("tablee.correspondence")


def goes_on(room: Room) -> bool:
    """Whether it needs this process although nobody is there."""
    table = room.table
    owed = table.rated and any(table.gone.values())  # who has left a game that counts gets its result
    return (goes_on_alone(table) or owed) and table.phase == "playing" and room.driver.driving


class Correspondence:
    """Opens what must go on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._unreadable: set[str] = set()

    async def run(self) -> None:
        """Take up what a process that has died leaves."""
        while self.hall.store.shared:
            await asyncio.sleep(TAKE_UP_EVERY)
            with suppress(StoreFailed):
                await self.take_up()

    async def take_up(self) -> None:
        """Drive every game that goes on alone and that no other process drives."""
        for table in await self.hall.store.undriven():
            known = table in self.hall.rooms or table in self._unreadable
            if not (known or self.hall.closing) and await self.hall.store.drive(table):
                await self._wake(table)

    async def _wake(self, table: str) -> None:
        try:
            room = await self.hall.room(table)
        except StoreFailed:
            raise
        except Exception as fault:  # one that cannot be read must not keep the others closed
            logger.warning("table %s stays closed: %r", table, fault)
            self._unreadable.add(table)
            await self.hall.store.let_go(table)
        else:
            if room.table.phase != "playing":
                await self.hall.write_card(room.table)  # which was out of date
