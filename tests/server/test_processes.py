"""Several server processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPException
from pathlib import Path
from threading import Timer
from typing import Any
from uuid import uuid4

import asyncpg
import pytest

from tablee.kernel.game import BadInput
from tablee.server import serve
from tablee.server.visitors import Terms
from tests.campaign import Campaign
from tests.server.conftest import fresh_database
from tests.server.people import GUARD, Message, Player, Process
from tests.server.test_faults import LONG, Witness, kill_again_and_again
from tests.server.test_table import over


@pytest.fixture
def shared(postgres_url: str) -> str:
    """The address of an empty database."""
    return asyncio.run(fresh_database(postgres_url))


@pytest.fixture
def houses(shared: str, tmp_path: Path) -> Iterator[list[Process]]:
    """Two processes that know nothing of each other but the database."""
    with ExitStack() as stack:
        yield [stack.enter_context(Process(tmp_path, shared)) for _ in range(2)]


def test_two_people_at_one_table_through_two_processes(houses: list[Process]) -> None:
    async def scene() -> None:
        here, there = houses
        me = here.open_table(public=True, seats=2, options=LONG)
        other = there.join(me["table"], "Paul")
        async with here.player(me["table"], me["token"]) as lea, there.player(me["table"], other["token"]) as paul:
            await lea.command("start")
            await asyncio.gather(lea.play_on(over), paul.play_on(over))
            assert lea.state["view"]["table"] == paul.state["view"]["table"]
            for person in (lea, paul):
                versions = [m["version"] for m in person.heard if m["type"] == "state"]
                assert versions == list(range(versions[0], versions[0] + len(versions)))

    asyncio.run(scene())


async def press(person: Player, count: int) -> list[Message]:
    return [await person.command("say", text=f"{n}") for n in range(count)]


def test_one_seat_through_two_processes_loses_and_doubles_nothing(houses: list[Process]) -> None:
    async def scene() -> None:
        here, there = houses
        me = here.open_table(seats=1)
        async with here.player(me["table"], me["token"]) as one, there.player(me["table"], me["token"]) as two:
            await asyncio.gather(one.until("table"), two.until("table"))
            answers = await asyncio.gather(press(one, 30), press(two, 30))
            assert all(a["type"] == "ack" for part in answers for a in part)
            for person in (one, two):
                while sum(m["type"] == "chat" for m in person.heard) < 60:
                    await person.until("chat")
                numbers = [m["n"] for m in person.heard if m["type"] == "chat"]
                assert numbers == list(range(1, 61))

    asyncio.run(scene())


def test_when_the_driver_dies_another_drives(houses: list[Process]) -> None:
    async def scene() -> None:
        here, there = houses
        me = here.open_table(bots="random", start=True, options=LONG)
        async with here.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            async with there.player(me["table"], me["token"]) as again:
                await again.until("state")
                await asyncio.to_thread(here.stop, signal.SIGKILL)
                await again.play_on(over)

    asyncio.run(scene())


async def drivers(database: str) -> set[int]:
    """The sessions of the processes that drive a table."""
    db = await asyncpg.connect(database)
    rows = await db.fetch(
        "SELECT pid FROM pg_locks JOIN pg_database ON oid = database"
        " WHERE locktype = 'advisory' AND datname = current_database()"
    )
    await db.close()
    return {row[0] for row in rows}


def test_when_the_driver_of_a_game_over_days_dies_another_drives_although_nobody_is_there(
    houses: list[Process], shared: str
) -> None:
    async def scene() -> None:
        here, _ = houses
        here.open_table(bots="random", start=True, clocks={"move": 3600})
        async with asyncio.timeout(GUARD):
            while not (before := await drivers(shared)):  # noqa: ASYNC110 — there is nothing that tells
                await asyncio.sleep(0.1)
            await asyncio.to_thread(here.stop, signal.SIGKILL)
            while not await drivers(shared) - before:  # noqa: ASYNC110 — nor here
                await asyncio.sleep(0.1)

    asyncio.run(scene())


def test_workers_share_an_address_and_survive_one_of_them(postgres_url: str, tmp_path: Path) -> None:
    url = asyncio.run(fresh_database(postgres_url))
    kill_again_and_again(Process(tmp_path, url, workers=2), 2, signal.SIGTERM)


def work_unless_first(_listener: object, data: Path, _database: object, ready: Any, *_: object) -> None:
    """The life of a process, of which the first ends before it is ready."""
    try:
        (data / "first").touch(exist_ok=False)
    except FileExistsError:
        ready.release()
        time.sleep(GUARD)


def end_at_once(*_: object) -> None:
    """The life of a process that cannot work."""


@pytest.fixture
def told_to_stop() -> Iterator[None]:
    """Whoever waits for ever is told to stop; what hears it is put back."""
    handlers = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    guard = Timer(60, signal.raise_signal, [signal.SIGTERM])
    guard.start()
    yield
    guard.cancel()
    for name, handler in handlers.items():
        signal.signal(name, handler)


@pytest.mark.usefixtures("told_to_stop")
def test_a_worker_that_dies_before_it_is_ready_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    announced: list[bool] = []

    def announce() -> None:
        announced.append(True)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(serve, "work", work_unless_first)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serve.run_workers(2, listener, tmp_path, None, announce, Terms())
    assert announced == [True]


@pytest.mark.usefixtures("told_to_stop")
def test_workers_that_keep_dying_at_their_start_are_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(serve, "work", end_at_once)
    with socket.create_server(("127.0.0.1", 0)) as listener, pytest.raises(BadInput, match="before they are ready"):
        serve.run_workers(2, listener, tmp_path, None, lambda: None, Terms())


def test_kills_on_postgresql_lose_nothing(postgres_url: str, tmp_path: Path) -> None:
    url = asyncio.run(fresh_database(postgres_url))
    kill_again_and_again(Process(tmp_path, url), 3, signal.SIGKILL)


# -- Two processes under kills, restarts and cut connections ------------------------------------------


class Patient(Witness):
    """Asks again under the same name when nothing could be stored: whether it had been or not, it has one effect."""

    async def _move(self, person: Player) -> None:
        self.open = self.open or (uuid4().hex, random.choice(person.state["options"])["key"])
        await self._finish_open(person)

    async def _finish_open(self, person: Player) -> None:
        if self.open is None:
            return
        while (answer := await person.command("act", self.open[0], key=self.open[1]))["type"] == "refused":
            assert answer["reason"] == "storage", answer
            await asyncio.sleep(0.05)
        assert person.state["moves"] == self.acknowledged + 1, "one effect"
        self.acknowledged, self.open, self.view = person.state["moves"], None, person.state["view"]


def worker_ids(process: Process) -> list[int]:
    assert process.running
    children = Path(f"/proc/{process.running.pid}/task/{process.running.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def upset(process: Process, url: str, how: str) -> None:
    if how == "all":
        await asyncio.to_thread(process.stop, signal.SIGKILL)
        await asyncio.to_thread(process.start)
    elif how == "one":
        with suppress(ProcessLookupError, IndexError):
            os.kill(random.choice(worker_ids(process)), signal.SIGKILL)
    else:
        cutter = await asyncpg.connect(url)
        await cutter.execute(CUT)
        await cutter.close()


CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


async def play_on(witnesses: list[Patient], process: Process, over: asyncio.Event) -> None:
    """One game after the other."""
    wanted = {"game": "boom", "name": "Léa", "seats": 1, "start": True, "options": LONG}
    while not over.is_set():
        with suppress(OSError, HTTPException):  # nobody listens just now, or no longer
            status, seated = await asyncio.to_thread(process.ask, "POST", "/api/tables", wanted)
            assert status in (200, 503), seated  # while its connection is cut the server says that it stores nothing
            if status == 503:
                continue
            witness = Patient(seated)
            witnesses.append(witness)
            while not (over.is_set() or witness.is_over()):
                await witness.play(process)
                await asyncio.sleep(0.05)


def upset_again_and_again(process: Process, url: str, rounds: int) -> int:
    """How many moves were acknowledged; each is there once."""

    async def scene() -> int:
        witnesses: list[Patient] = []
        over = asyncio.Event()
        playing = [asyncio.create_task(play_on(witnesses, process, over)) for _ in range(6)]
        for n in range(rounds):
            await asyncio.sleep(random.uniform(0.1, 0.6))
            await upset(process, url, ("one", "cut", "one", "cut", "all")[n % 5])
        over.set()
        for task in playing:
            await asyncio.wait_for(task, GUARD)
        for witness in witnesses:
            async with process.player(witness.me["table"], witness.me["token"]) as person:
                await person.until("state")
                assert person.state["moves"] >= witness.acknowledged
        return sum(w.acknowledged for w in witnesses)

    with process:
        return asyncio.run(scene())


def test_two_processes_under_kills_and_cut_connections_lose_nothing(postgres_url: str, tmp_path: Path) -> None:
    url = asyncio.run(fresh_database(postgres_url))
    upset_again_and_again(Process(tmp_path, url, workers=2), url, 5)


@pytest.mark.long
def test_campaign_of_upsets(postgres_url: str, tmp_path: Path) -> None:
    upsets = Campaign("upsets on PostgreSQL", 500, each=10)
    for seed in upsets:
        random.seed(seed)
        url = asyncio.run(fresh_database(postgres_url))
        moves = upset_again_and_again(Process(tmp_path / str(seed), url, workers=2), url, upsets.each)
        upsets.held(seed, upsets.each, moves_acknowledged=moves, lost=0, doubled=0)
