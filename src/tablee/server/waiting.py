"""Bots of others think in processes of their own: threads wait for them, and none of our bots ever does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

MOST_AT_ONCE = 8  # any beyond these begin when one of them has ended

T = TypeVar("T")


class Waiting:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "guest")
        self._stops: set[threading.Event] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something waited for; it is told how to see that nobody wants it any more."""
        stop = threading.Event()
        self._stops.add(stop)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, partial(work, *args, called_off=stop.is_set)
            )
        finally:
            stop.set()
            self._stops.discard(stop)

    def close(self) -> None:
        for stop in self._stops:
            stop.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
