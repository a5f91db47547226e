"""Bots think in other processes: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tablee import bots, games
from tablee.kernel.saves import key
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat

LIGHT = frozenset({bots.RANDOM})  # levels that take no thought: not worth a journey to another process


class Thinkers:
    """A few processes that are asked what a bot of some level would do."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, saved: dict[str, Any], seat: int, level: str, seed: int) -> str:
        """The key of the option that a bot takes."""
        if level in LIGHT:
            return choose(game, saved, seat, level, seed)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._the_pool(), choose, game, saved, seat, level, seed)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._the_pool(), choose, game, saved, seat, level, seed)

    def _the_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)


def choose(game: str, saved: dict[str, Any], seat: int, level: str, seed: int) -> str:
    rules = games.game(game)
    g = rules.load(saved)
    option = bots.make(level, rules, seed).choose(Eyes(g, Seat(seat)))
    return key(g, option)


def end_with_parent() -> None:
    """A server that is killed takes its thinkers along."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
