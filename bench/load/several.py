"""What several server processes on one PostgreSQL cost, beside one: the crowd sticky, or through all of them."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.load.crowd import Crowd
from bench.load.figures import Figures, percentiles
from bench.load.house import CORES, House, cpu_of
from bench.load.twins import postgres

PROCESSES = 4
CORES_MEANT = 2
LEAST = 1.7  # times what one process carries on one core
TABLES, RATE, SECONDS = 200, 800, 15


def run(share: float) -> Figures:
    """PostgreSQL, four processes: by processor time two cores carry ≥ 1.7 times what one process carries on one"""
    tables, rate = max(PROCESSES, int(TABLES * share)), max(20, int(RATE * share))
    one = measured(1, tables, rate, sticky=True)
    sticky, spread = (measured(PROCESSES, tables, rate, sticky=kept) for kept in (True, False))
    carried = {
        name: round(CORES_MEANT * one["server_ms"] / found["server_ms"], 2)
        for name, found in (("sticky", sticky), ("spread", spread))
    }
    sound = not any(found[fault] for found in (one, sticky, spread) for fault in ("gaps", "unanswered", "lost"))
    times = {"one": one, "four_sticky": sticky, "four_spread": spread}
    return {**times, "times_one_core": carried, "ok": sound and carried["sticky"] >= LEAST}


def measured(processes: int, tables: int, rate: int, *, sticky: bool) -> Figures:
    with postgres() as url, tempfile.TemporaryDirectory() as folder:
        houses = [House(Path(folder), url) for _ in range(processes)]
        try:
            for house in houses:
                house.start()
                if house.process:
                    os.sched_setaffinity(house.process.pid, CORES)
            return asyncio.run(_played(houses, tables, rate, sticky=sticky))
        finally:
            for house in houses:
                house.stop()


async def _played(houses: Sequence[House], tables: int, rate: int, *, sticky: bool) -> Figures:
    """Milliseconds of processor time a move, in the servers and in the database."""
    ports = [house.port for house in houses]
    crowds = [Crowd(port) for port in ports] if sticky else [Crowd(ports)]
    await asyncio.gather(*[crowd.seat(tables // len(crowds)) for crowd in crowds])
    await play(crowds, rate, 3)
    for crowd in crowds:
        crowd.answers.clear()
    before = (sum(house.cpu() for house in houses), database_cpu())
    made = await play(crowds, rate, SECONDS)
    after = (sum(house.cpu() for house in houses), database_cpu())
    server, database = (round(1000 * (b - a) / max(1, made), 3) for a, b in zip(before, after, strict=True))
    found = {
        "rate": round(made / SECONDS),
        "server_ms": server,
        "database_ms": database,
        **percentiles([seconds for crowd in crowds for seconds in crowd.times]),
        "gaps": sum(crowd.gaps for crowd in crowds),
        "unanswered": sum(crowd.unanswered() for crowd in crowds),
        "lost": sum(crowd.lost for crowd in crowds),
    }
    for crowd in crowds:
        crowd.leave()
    return found


async def play(crowds: Sequence[Crowd], rate: float, seconds: float) -> int:
    return sum(await asyncio.gather(*[crowd.play(rate / len(crowds), seconds) for crowd in crowds]))


def database_cpu() -> float:
    """Of all processes of PostgreSQL that we can see: no other runs beside a measurement."""
    pids = [file.parent.name for file in Path("/proc").glob("[0-9]*/comm") if named(file) == "postgres"]
    return sum(cpu_of(int(pid)) for pid in pids)


def named(file: Path) -> str:
    try:
        return file.read_text().strip()
    except OSError:
        return ""
