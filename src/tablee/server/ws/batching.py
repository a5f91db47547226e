# mypyc: compile
"""Outgoing mail: what is said in one turn of the event loop goes out together, after it.

Each reader that sleeps must be woken, and waking costs more than writing: whoever is woken once for many messages, and
a processor that writes them one after another, save a tenth of all the time a move takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

MOST_WAITING = 32  # connections: the first of them need not wait for the last of a hundred


class Postbox(Protocol):
    """Where mail goes out."""

    def send(self, texts: Sequence[bytes]) -> None: ...


class Mail:
    """Texts for each connection, in their order."""

    def __init__(self) -> None:
        self._waiting: dict[Postbox, list[bytes]] = {}

    def post(self, box: Postbox, texts: Sequence[bytes]) -> None:
        waiting = self._waiting
        if box in waiting:
            waiting[box] += texts
            return
        if not waiting:
            asyncio.get_running_loop().call_soon(self._deliver)
        waiting[box] = list(texts)
        if len(waiting) == MOST_WAITING:
            self._deliver()

    def hurry(self, box: Postbox) -> None:
        """All that waits for this one goes out now."""
        if texts := self._waiting.pop(box, None):
            box.send(texts)

    def _deliver(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for box, texts in waiting.items():
            box.send(texts)
