"""The peers of a room: the same table in other processes on the same store."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

if TYPE_CHECKING:
    from tablee.server.live.room import Room

ABSENT_AFTER = 15.0  # seconds after which a process that says nothing is taken for dead


class Peers:
    """Says who is connected here, and hears who is elsewhere."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open

    async def sync(self) -> None:
        """Drive if nobody else does; see what the others have written and who is there."""
        room = self.room
        room.driver.take_wheel(await room.hall.store.drive(room.table.id))
        if room.hall.store.shared:
            await room.catch_up()
            self._forget_silent()
            room.update()
            await self.announce()

    async def announce(self) -> None:
        room = self.room
        if room.hall.store.shared:
            await room.hall.store.notify(room.table.id, f"here {','.join(map(str, room.audience.told()))}")

    async def hear_of(self, who: str, seats: set[int]) -> None:
        """Another process says which seats are connected to it, and how many spectators."""
        elsewhere = self.room.audience.elsewhere
        elsewhere[who] = (seats, self.room.now() + ABSENT_AFTER)
        self.room.update()

    def _forget_silent(self) -> None:
        said = self.room.audience.elsewhere
        for who in [who for who, (_, until) in said.items() if until < self.room.now()]:
            del said[who]
