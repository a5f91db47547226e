"""The gallery: spectators of all tables are served after the players and a few at a time: nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice

from tablee.server.line import Line

A_TURN = 2  # spectators served in one turn of the event loop

Send = Callable[[bytes], None]


class Gallery:
    """What spectators are still to be sent; whose turn it is gets all of it, in its order."""

    def __init__(self) -> None:
        self._waiting: dict[Line, list[tuple[Send, bytes]]] = {}
        self._turn: asyncio.Handle | None = None

    def later(self, line: Line, send: Send, message: bytes) -> None:
        self._waiting.setdefault(line, []).append((send, message))
        if self._turn is None:
            self._turn = asyncio.get_running_loop().call_soon(self._serve)

    def forget(self, line: Line) -> None:
        """It is gone, or gets everything anew."""
        self._waiting.pop(line, None)

    def _serve(self) -> None:
        for line in list(islice(self._waiting, A_TURN)):
            for send, message in self._waiting.pop(line):
                send(message)
        self._turn = asyncio.get_running_loop().call_soon(self._serve) if self._waiting else None

    async def served(self) -> None:
        """Wait until everybody has had everything."""
        while self._waiting:  # noqa: ASYNC110 — once, when the server ends
            await asyncio.sleep(0)
