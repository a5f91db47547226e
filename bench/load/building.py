"""The gate of the first minute: whether a table feels that the rules are being compiled beside it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load.crowd import Crowd
from bench.load.figures import Figures, faults_of
from bench.load.gallery import Moments, compared
from bench.load.house import CORES, House
from bench.load.theft import Thefts
from tools import environment

ROUNDS = 8  # with the build held and going on in turns
SECONDS = 5.0  # of each part of a round
TABLES, RATE = 20, 20  # a full house for somebody who has just cloned it
LIMIT = 50  # milliseconds: what nobody notices
PARTS = ("src", "tools", "requirements")


class Build:
    """The rules compiled from the beginning as behind a table, in a copy; it can be held and let go on."""

    def __init__(self, tree: Path, python: Path) -> None:
        self.tree = tree
        self.command = [str(python), "-m", "tools.compiled", "--behind"]
        self.begun = 0
        self._begin()

    def hold(self) -> None:
        os.killpg(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """One that is done has nothing left to disturb anybody with: another begins."""
        os.killpg(self.process.pid, signal.SIGCONT)
        if self.process.poll() is not None:
            self._begin()

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _begin(self) -> None:
        shutil.rmtree(self.tree / ".build", ignore_errors=True)
        self.process = subprocess.Popen(
            self.command, cwd=self.tree, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        os.sched_setaffinity(self.process.pid, CORES)
        self.begun += 1


@contextmanager
def building() -> Iterator[Build]:
    python = environment.obtain("build")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for part in PARTS:
            shutil.copytree(environment.ROOT / part, Path(folder, part), ignore=shutil.ignore_patterns("__pycache__"))
        build = Build(Path(folder), python)
        try:
            yield build
        finally:
            build.end()


async def l8(house: House, share: float) -> Figures:
    """20 tables, interpreted, while the rules are compiled: p99 of moves ≤ 50 ms, beside p99 with the build held"""
    house.stop()
    house.variables["TABLEE_PURE"] = "1"
    house.start()
    with building() as build:
        return await measured(house, build, share)


async def measured(house: House, build: Build, share: float) -> Figures:
    crowd, alone, beside, thefts = Crowd(house.port), Moments(), Moments(), Thefts()
    watching = asyncio.create_task(thefts.watch())
    for n in range(max(1, int(ROUNDS * share))):
        for part in (alone, beside) if n % 2 else (beside, alone):
            await crowd.refill(TABLES)
            build.go_on() if part is beside else build.hold()
            crowd.answers.clear()
            await crowd.play(RATE, SECONDS)
            part.rounds.append(crowd.answers.copy())
    watching.cancel()
    found, faults = compared(alone, beside, thefts, 0), faults_of(crowd)
    crowd.leave()
    return {
        **found,
        **faults,
        "builds": build.begun,
        "ok": found["p99_beside_ms"] <= LIMIT and not any(faults.values()),
    }
