"""Load: a real server process on one core, a crowd on the other, and the gates that must hold.

python3 run.py bench load [--gate L1] [--json] [--share 0.1]     (--share makes everything smaller, to try it out)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench.crowd import Crowd

Figures = dict[str, Any]
TICKS = os.sysconf("SC_CLK_TCK")


class House:
    """The server under load, on a core of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--port", str(self.port)]
        environment = {**os.environ, "TABLEE_MESSAGES_A_SECOND": "10000", "TABLEE_BOT_PACE": "0.2-0.4"}
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.PIPE, text=True, env=environment
        )
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, cores[:1])
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().split()[2].rstrip("/").rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait()

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def metrics(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def figures(crowd: Crowd, house: House, made: int, cpu: float) -> Figures:
    seen = house.metrics()
    return {
        "moves": made,
        "p50_ms": percentile(crowd.times, 0.5),
        "p99_ms": percentile(crowd.times, 0.99),
        "p99_9_ms": percentile(crowd.times, 0.999),
        "gaps": crowd.gaps,
        "lost": crowd.lost,
        "refused": crowd.refused,
        "cpu_s_per_1000_moves": round(1000 * cpu / max(1, made), 3),
        "loop_lag_ms": round(1000 * seen["tablee_loop_lag_seconds"], 1),
        "gc_longest_ms": round(1000 * seen["tablee_gc_longest_pause_seconds"], 1),
    }


async def steady(house: House, tables: int, rate: float, seconds: float) -> Figures:
    crowd = Crowd(house.port)
    await crowd.seat(tables)
    await asyncio.sleep(1)
    crowd.times.clear()
    before = house.cpu()
    made = await crowd.play(rate, seconds)
    found = figures(crowd, house, made, house.cpu() - before)
    crowd.leave()
    return {"tables": tables, "wanted_rate": rate, "rate": round(made / seconds, 1), **found}


def sound(found: Figures) -> bool:
    return not (found["gaps"] or found["lost"]) and found["rate"] >= 0.95 * found["wanted_rate"]


async def l1(house: House, share: float) -> Figures:
    """1,000 tables, 4,000 sockets, 250 moves a second."""
    found = await steady(house, int(1000 * share), 250 * share, 20)
    return {**found, "ok": sound(found) and found["p50_ms"] <= 5 and found["p99_ms"] <= 50}


async def l2(house: House, share: float) -> Figures:
    """The same with 1,000 moves a second."""
    found = await steady(house, int(1000 * share), 1000 * share, 15)
    return {**found, "ok": sound(found) and found["p99_ms"] <= 75}


async def l3(house: House, share: float) -> Figures:
    """How many moves a second before the slowest hundredth waits for more than a quarter of a second."""
    crowd = Crowd(house.port)
    await crowd.seat(int(1000 * share))
    best = 0.0
    for rate in (500, 1000, 1500, 2000, 2500, 3000):
        crowd.times.clear()
        made = await crowd.play(rate * share, 5)
        if percentile(crowd.times, 0.99) > 250 or made < 0.9 * rate * share * 5:
            break
        best = rate * share
    crowd.leave()
    return {"rate": best, "gaps": crowd.gaps, "ok": best >= 2500 * share and not crowd.gaps}


async def l4(house: House, share: float) -> Figures:
    """12,000 sockets, 100 moves a second: memory for each."""
    empty = house.memory()
    found = await steady(house, int(3000 * share), 100 * share, 10)
    each = (house.memory() - empty) / (12000 * share) / 1024
    return {**found, "kb_a_socket": round(each, 1), "ok": sound(found) and each <= 40}


async def l5(house: House, share: float) -> Figures:
    """One table with 200 spectators; the others do not feel it."""
    crowd = Crowd(house.port)
    await crowd.seat(int(200 * share) + 1)
    watched = crowd.tables[0]
    quiet = {id(person) for people in crowd.tables[1:] for person in people}
    await crowd.play(100 * share, 8, lambda person: id(person) in quiet)
    alone = percentile(crowd.times, 0.99)
    watchers = [await crowd.connect(watched[0].table, None) for _ in range(int(200 * share))]
    crowd.times.clear()
    await crowd.play(100 * share, 8)
    beside = percentile(crowd.times, 0.99)
    crowd.leave()
    for person in watchers:
        if person.transport:
            person.transport.abort()
    return {"p99_alone_ms": alone, "p99_beside_ms": beside, "ok": beside <= max(1.2 * alone, alone + 2)}


async def l6(house: House, share: float) -> Figures:
    """kill -9 with 4,000 clients: all back, and the first move."""
    crowd = Crowd(house.port)
    await crowd.seat(int(1000 * share))
    people = [(person.table, person.token) for table in crowd.tables for person in table]
    crowd.leaving = True
    house.stop(signal.SIGKILL)
    await asyncio.sleep(0.2)
    house.start()
    began = time.perf_counter()
    again = Crowd(house.port)
    gate = asyncio.Semaphore(200)

    async def back(table: str, token: str | None) -> None:
        async with gate:
            again.tables.append([await again.connect(table, token)])

    first = asyncio.create_task(_first_move(again))
    await asyncio.gather(*[back(*person) for person in people])
    took = time.perf_counter() - began
    moved = await asyncio.wait_for(first, 60) - began
    again.leave()
    return {"back_s": round(took, 2), "first_move_s": round(moved, 2), "ok": took <= 20 and moved <= 3}


async def _first_move(crowd: Crowd) -> float:
    while not crowd.times:
        for people in crowd.tables:
            if people[0].key and people[0].sent is None:
                people[0].act()
                break
        await asyncio.sleep(0.02)
    return time.perf_counter()


async def l7(house: House, share: float) -> Figures:
    """200 tables with bots that think: the event loop does not feel it."""
    crowd = Crowd(house.port)
    await crowd.seat(int(200 * share), bots="expert")
    await crowd.play(50 * share, 15)
    lag = house.metrics()["tablee_loop_lag_seconds"]
    crowd.leave()
    return {"loop_lag_ms": round(1000 * lag, 1), "ok": lag <= 0.02}


GATES: dict[str, Callable[[House, float], Awaitable[Figures]]] = {
    "L1": l1, "L2": l2, "L3": l3, "L4": l4, "L5": l5, "L6": l6, "L7": l7,
}  # fmt: skip


def run(name: str, share: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            found = asyncio.run(_elsewhere(GATES[name](house, share)))
        finally:
            house.stop()
    return {"gate": name, **found}


async def _elsewhere(work: Awaitable[Figures]) -> Figures:
    """The crowd keeps off the server's core."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    try:
        return await work
    finally:
        os.sched_setaffinity(0, cores)


def main() -> int:
    words = argparse.ArgumentParser(prog="bench load", description=__doc__)
    words.add_argument("--gate", choices=sorted(GATES))
    words.add_argument("--json", action="store_true")
    words.add_argument("--share", type=float, default=1.0)
    asked = words.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    results = [run(name, asked.share) for name in ([asked.gate] if asked.gate else GATES)]
    for found in results:
        if asked.json:
            print(json.dumps(found))
        else:
            rest = "  ".join(f"{k} {v}" for k, v in found.items() if k not in ("gate", "ok"))
            print(f"{found['gate']}  {'holds' if found['ok'] else 'FAILS'}  {rest}", flush=True)
    return 0 if all(found["ok"] for found in results) else 1


if __name__ == "__main__":
    sys.exit(main())
