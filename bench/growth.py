"""How cost grows: with seats, games, workers, tables, connections, moves and stored games.

`python3 run.py bench growth [--curve NAME] [--json] [--quick]` measures on an otherwise idle machine, some minutes;
`--keep` writes `docs/growth.json` and the drawings of `docs/growth.md`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bench import QUICK, drawn
from bench.engine import dps
from bench.load.crowd import Crowd
from bench.load.gates import first_move
from bench.load.house import House
from tablee.games import OURS, game

DOCS = Path(__file__).parents[1] / "docs"
KEPT = DOCS / "growth.json"
Point = tuple[float, float]
Lines = dict[str, list[Point]]  # a name for each line


class Growth(NamedTuple):
    """One picture: what is counted along the bottom, what up the side, and who measures it at some places."""

    title: str
    along: str
    up: str
    places: Sequence[int]
    measure: Callable[[Sequence[int]], Lines]


# -- The engine and the lab -------------------------------------------------------------------------


def seats(some: Sequence[int]) -> Lines:
    return {name: [(n, dps(name, 1.0, n) / 1e6) for n in some if n in game(name).seats] for name in OURS}


def games(some: Sequence[int]) -> Lines:
    return {f"{jobs} at work": [(n, simulated(n, jobs)) for n in some] for jobs in (1, 2)}


def simulated(count: int, jobs: int) -> float:
    """Seconds of the whole command."""
    words = ["sim", "boom", "--games", str(count), "--jobs", str(jobs), "--bots", "random", "--json"]
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-m", "tablee", *words], check=True, capture_output=True)
    return time.perf_counter() - begun


# -- The server ----------------------------------------------------------------------------------------


@contextmanager
def open_house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            yield house
        finally:
            house.stop()


def tables(some: Sequence[int]) -> Lines:
    async def cost(house: House, count: int) -> float:
        """Milliseconds of processor time a move, four moves a minute at each table."""
        crowd = Crowd(house.port)
        await crowd.seat(count)
        await crowd.play(RATE, 3)
        before = house.cpu()
        made = await crowd.play(RATE, 10)
        used = house.cpu() - before
        crowd.leave()
        return 1000 * used / made

    return {f"{RATE} moves/s": at_houses(cost, some)}


RATE = 250


def connections(some: Sequence[int]) -> Lines:
    async def memory(house: House, count: int) -> float:
        """KB a connection, its share of its table included."""
        empty, crowd = house.memory(), Crowd(house.port)
        await crowd.seat(count // 4)
        await crowd.play(100, 5)
        each = (house.memory() - empty) / count / 1024
        crowd.leave()
        return each

    return {"four at a table": at_houses(memory, some)}


def stored(some: Sequence[int]) -> Lines:
    listening: list[Point] = []

    async def back(house: House, count: int) -> float:
        """Seconds from a start after `kill -9` to the first move at any of the stored tables."""
        crowd = Crowd(house.port)
        await crowd.seat(count)
        await crowd.play(RATE, 5 * count / RATE)  # five moves at each table
        people = [(person.table, person.token) for table in crowd.tables for person in table]
        crowd.leaving = True
        house.stop(signal.SIGKILL)
        begun = time.perf_counter()
        await asyncio.to_thread(house.start)
        listening.append((count, time.perf_counter() - begun))
        again = Crowd(house.port)
        moving = asyncio.create_task(first_move(again, begun))
        for person in random.Random(count).sample(people, min(400, len(people))):
            again.tables.append([await again.connect(*person)])
        moved = await asyncio.wait_for(moving, 60)
        again.leave()
        return moved

    return {"first move": at_houses(back, some), "listening": listening}


def moves(some: Sequence[int]) -> Lines:
    async def sizes(house: House, most: int) -> Lines:
        """KB of the state that one seat is sent, as a game goes on."""
        crowd, seen = Crowd(house.port), dict[int, float]()
        await crowd.seat(12)
        for _ in range(10 * most):
            await crowd.play(100, 0.1)
            for people in crowd.tables:
                seen[people[0].version] = max(seen.get(people[0].version, 0.0), len(people[0].whole) / 1024)
            if max(seen) >= most or not any(person.key for people in crowd.tables for person in people):
                break
        crowd.leave()
        return {"the largest of twelve tables": [(n, seen[n]) for n in sorted(seen)]}

    with open_house() as house:
        return asyncio.run(sizes(house, max(some)))


def at_houses(measure: Callable[[House, int], Awaitable[float]], some: Sequence[int]) -> list[Point]:
    """A server of its own for each place."""
    found: list[Point] = []
    for count in some:
        with open_house() as house:
            found.append((count, asyncio.run(awaited(measure(house, count)))))
        print(f"  {count:,}: {found[-1][1]:.3g}", file=sys.stderr, flush=True)
    return found


async def awaited(answer: Awaitable[float]) -> float:
    return await answer


GROWTHS = {
    "seats": Growth("Random play", "seats", "million decisions a second", range(1, 9), seats),
    "games": Growth("A simulation, from start to table", "games", "seconds", (1000, 10_000, 50_000, 100_000), games),
    "tables": Growth("A move, stored and acknowledged", "tables", "processor ms", (50, 500, 1000, 2000), tables),
    "connections": Growth("Memory", "connections", "KB each", (400, 2000, 6000, 12_000), connections),
    "moves": Growth("What one seat is sent", "moves made", "KB", (150,), moves),
    "stored": Growth("After a crash", "stored games", "seconds", (50, 300, 1000, 3000), stored),
}  # fmt: skip
FIRST = {"seats": (3,), "games": (100,), "tables": (2,), "connections": (8,), "moves": (5,), "stored": (2,)}


def main() -> None:
    words = argparse.ArgumentParser(prog="bench growth", description=__doc__)
    words.add_argument("--curve", choices=list(GROWTHS))
    words.add_argument("--json", action="store_true")
    words.add_argument("--keep", action="store_true")
    words.add_argument("--quick", action="store_true", help=QUICK)
    asked = words.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found: dict[str, Lines] = {}
    for name in [asked.curve] if asked.curve else list(GROWTHS):
        growth = GROWTHS[name]
        print(f"{growth.title}: {growth.up} by {growth.along}", file=sys.stderr, flush=True)
        found[name] = growth.measure(FIRST[name] if asked.quick else growth.places)
        if not asked.json:
            show(growth, found[name])
    if asked.json:
        print(json.dumps(found, indent=1))
    if asked.keep:
        keep(found)


def show(growth: Growth, lines: Lines) -> None:
    for name, points in lines.items():
        told = "  ".join(f"{x:,.0f}: {y:,.3g}" for x, y in points)
        print(f"{growth.title} · {name} ({growth.up} by {growth.along})\n  {told}", flush=True)


def keep(found: dict[str, Lines]) -> None:
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    KEPT.write_text(json.dumps({**kept, **found}, indent=1) + "\n")
    for name, lines in found.items():
        growth = GROWTHS[name]
        picture = drawn.curves(growth.title, growth.along, growth.up, lines)
        (DOCS / f"growth-{name}.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
