"""Delivery: reminders leave in a few threads, from a queue that holds only so many; no table waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from tablee.server.club.subscriptions import Kept
from tablee.server.metrics import Metrics

MOST_WAITING = 1000
THREADS = 4
TOGETHER = 2  # to one host at once: one that hangs leaves threads for the others
LATER = 1.0  # seconds until a host that is busy is tried again
AGAIN_AFTER = (30.0, 300.0)  # seconds after which what has not arrived is tried again
Outcome = Literal["arrived", "gone", "failed", "hopeless"]
logger = logging.getLogger("tablee.delivery")


class Letter(Struct, frozen=True):
    """One reminder on its way: that somebody is awaited, and where; nothing of the game."""

    to: Kept
    title: str
    text: str
    path: str
    code: str


Send = Callable[[Letter], Outcome]
Told = Callable[[Letter, Outcome], Awaitable[None]]


class Delivery:
    """A bounded queue and the threads that empty it."""

    def __init__(self, send: Send, told: Told, metrics: Metrics) -> None:
        self._send = send
        self._told = told
        self._metrics = metrics
        self._queue: asyncio.Queue[tuple[Letter, int]] = asyncio.Queue(MOST_WAITING)
        self._to: Counter[str] = Counter()  # how many are on their way to each host
        self._threads: ThreadPoolExecutor | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def hand_in(self, letter: Letter, tried: int = 0) -> None:
        """What finds no room is dropped: a reminder that comes late is none."""
        if self._queue.full():
            self._metrics.count("reminders_dropped_total")
            return
        self._queue.put_nowait((letter, tried))
        if not self._tasks:
            self._threads = ThreadPoolExecutor(THREADS, "reminders")
            self._tasks = [asyncio.create_task(self._work()) for _ in range(THREADS)]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._threads:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            letter, tried = await self._queue.get()
            host = host_of(letter)
            if self._to[host] >= TOGETHER:
                self._later(LATER, letter, tried)
                continue
            self._to[host] += 1
            try:
                await self._deliver(letter, tried)
            finally:
                self._to[host] -= 1
                if not self._to[host]:
                    del self._to[host]

    async def _deliver(self, letter: Letter, tried: int) -> None:
        outcome: Outcome = "failed"
        try:
            outcome = await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)
            if outcome == "failed" and tried < len(AGAIN_AFTER):
                self._later(AGAIN_AFTER[tried], letter, tried + 1)
                return
            self._metrics.count("reminders_total" if outcome == "arrived" else "reminders_failed_total")
            await self._told(letter, outcome)
        except Exception as fault:  # whoever it was for must not be named in a log
            logger.warning("a reminder by %s was not sent: %s", letter.to.wants.means, type(fault).__name__)

    def _later(self, seconds: float, letter: Letter, tried: int) -> None:
        asyncio.get_running_loop().call_later(seconds, self.hand_in, letter, tried)


def host_of(letter: Letter) -> str:
    """Mail leaves through one server, whoever it is for."""
    wants = letter.to.wants
    return "mail" if wants.means == "mail" else urlsplit(wants.target).netloc
