"""Spectators of all tables are served after the players, a few at a time: nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice

from tablee.server.live.connection import Connection

A_TURN = 4  # spectators served at once
CROWD = 50  # of a crowd one in so many at once: even of ten thousand nobody waits for much more than 200 ms
REST = 0.001  # seconds between two turns, for everybody else

Send = Callable[[bytes], None]


class Spectators:
    """What spectators are still to be sent; whose turn it is gets all of it, in its order."""

    def __init__(self) -> None:
        self._waiting: dict[Connection, list[tuple[Send, bytes]]] = {}
        self._turn: asyncio.Handle | None = None

    def send_later(self, connection: Connection, send: Send, message: bytes) -> None:
        self._waiting.setdefault(connection, []).append((send, message))
        if self._turn is None:
            self._turn = asyncio.get_running_loop().call_later(REST, self._serve)

    def forget(self, connection: Connection) -> None:
        """It is gone, or gets everything anew."""
        self._waiting.pop(connection, None)

    def _serve(self) -> None:
        for connection in list(islice(self._waiting, max(A_TURN, len(self._waiting) // CROWD))):
            for send, message in self._waiting.pop(connection):
                send(message)
        self._turn = asyncio.get_running_loop().call_later(REST, self._serve) if self._waiting else None

    async def served(self) -> None:
        """Wait until everybody has had everything."""
        while self._waiting:  # noqa: ASYNC110 — once, when the server ends
            await asyncio.sleep(REST)
