# mypyc: compile
"""An inbox: things to do for one table, done one after another."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from tablee.server.store.base import StoreFailed

LONGEST_INBOX = 256

Job = Callable[[], Awaitable[None]]
logger = logging.getLogger("tablee.room")


class Inbox:
    """Does what is posted, in order; what one job raises does not keep the next from being done."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None  # there while there is something to do

    async def close(self) -> None:
        """Finish what is waiting."""
        while self._task:
            await self._task

    def post(self, job: Job) -> bool:
        """Put something in; whether there was room."""
        if len(self._jobs) >= LONGEST_INBOX:
            return False
        self.insist(job)
        return True

    def insist(self, job: Job) -> None:
        """Put something in that must be done."""
        self._jobs.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    async def do(self, job: Job) -> None:
        """Have something done and wait for it; what it raises is raised here."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def whole() -> None:
            try:
                await job()
            except Exception as fault:
                _resolve(done, fault)
            else:
                _resolve(done, None)

        self.insist(whole)
        await done

    async def _run(self) -> None:
        try:
            while self._jobs:
                await self._try(self._jobs.popleft())
        finally:
            self._task = None

    async def _try(self, job: Job) -> None:
        try:
            await job()
        except StoreFailed as fault:
            logger.warning("%s: nothing could be stored (%s)", self._name, fault)
        except Exception:
            logger.exception("%s", self._name)


async def nothing() -> None:
    pass


def _resolve(done: asyncio.Future[None], fault: Exception | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if fault:
        done.set_exception(fault)
    else:
        done.set_result(None)
