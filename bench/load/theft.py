"""Stolen time: moments in which the host of a virtual machine gave its cores to others, and what was slow for that."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from contextlib import suppress
from pathlib import Path

from bench.load.house import CORES, TICKS

STAT = Path("/proc/stat")
STEAL = 8  # the column of a core's line
LOOK_EVERY = 0.01  # seconds, the length of a tick
AROUND = 0.02  # a theft is counted a little later than it happens

Answer = tuple[float, float]  # when it was asked for and when it came


def stolen(stat: Path = STAT) -> float:
    """Seconds since the machine began, all of its cores together; 0 where it cannot be known."""
    with suppress(OSError, IndexError):
        cores = [line.split() for line in stat.read_text().splitlines() if line.startswith("cpu")][1:]
        return sum(int(core[STEAL]) for core in cores) / TICKS
    return 0.0


def share_stolen(since: float, seconds: float) -> float:
    """Of the time of all cores, from a moment at which `since` seconds had been stolen."""
    return round((stolen() - since) / (seconds * len(CORES)), 3)


class Thefts:
    """Notes when time is stolen."""

    def __init__(self, stat: Path = STAT) -> None:
        self._stat = stat
        self._from: list[float] = []
        self._to: list[float] = []

    async def watch(self) -> None:
        """Until it is cancelled."""
        before, looked = stolen(self._stat), time.perf_counter()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            after, now = stolen(self._stat), time.perf_counter()
            if after > before:
                taken = after - before
                self.note(min(looked, now - taken) - AROUND, now + AROUND + taken)  # what has piled up takes as long
            before, looked = after, now

    def note(self, start: float, end: float) -> None:
        """Moments that touch are one."""
        while self._to and start <= self._to[-1]:
            start = min(start, self._from.pop())
            self._to.pop()
        self._from.append(start)
        self._to.append(end)

    def spared(self, answers: list[Answer]) -> list[float]:
        """How long those answers took while which nothing was stolen."""
        return [came - asked for asked, came in answers if not self._touched(asked, came)]

    def _touched(self, asked: float, came: float) -> bool:
        n = bisect_right(self._from, came) - 1
        return n >= 0 and self._to[n] >= asked
