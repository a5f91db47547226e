"""What passes is waited for; what only a restart can help ends the server, so that it is started again."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from tablee.server.store import sqlite
from tablee.server.store.base import StoreFailed
from tablee.server.watchdog import FAILED, STUCK, tell_manager, watch
from tests.server.inside import in_virtual_time
from tests.server.people import GUARD, Process


def hold(database: Path, seconds: float, held: threading.Event) -> None:
    """Another program writes to the file and takes its time."""
    db = apsw.Connection(str(database))
    db.set_busy_timeout(5000)
    db.execute("BEGIN IMMEDIATE")
    held.set()
    time.sleep(seconds)
    db.execute("ROLLBACK")
    db.close()


def test_a_file_that_another_program_holds_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_FOR", 0.05)
    monkeypatch.setattr(sqlite, "TRY_EVERY", 0.0)

    async def scene() -> None:
        kept, held = sqlite.SqliteStore(tmp_path / "tables.db"), threading.Event()
        await kept.open()
        await kept.append("t", 1, None, b"before")
        holding = threading.Thread(target=hold, args=(tmp_path / "tables.db", 1.0, held))
        holding.start()
        await asyncio.to_thread(held.wait)
        with pytest.raises(StoreFailed):
            await kept.append("t", 2, None, b"meanwhile")
        assert await kept.trouble()
        assert not await kept.is_lost()
        await asyncio.to_thread(holding.join)
        await kept.append("t", 2, None, b"after")
        assert not await kept.trouble()
        assert [row.payload for row in await kept.read("t", 0)] == [b"before", b"after"]
        await kept.close()

    asyncio.run(scene())


def test_a_database_held_for_nine_seconds_is_served_again_by_itself(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me, held = process.open_table(seats=1, start=True), threading.Event()
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            holding = threading.Thread(target=hold, args=(tmp_path / "tables.db", 9.0, held))
            holding.start()
            await asyncio.to_thread(held.wait)
            answer = await lea.command("say", preset="hello")
            assert (answer["type"], answer["reason"]) == ("refused", "storage")
            assert (await asyncio.to_thread(process.ask, "GET", "/health"))[0] == 503, "at once"
            await asyncio.to_thread(holding.join)
            assert (await lea.command("say", preset="hello"))["type"] == "ack"
            for _ in range(GUARD):
                if (await asyncio.to_thread(process.ask, "GET", "/health"))[0] == 200:
                    return
                await asyncio.sleep(0.2)
            pytest.fail("it is still said to be in trouble")

    with Process(tmp_path) as process:
        asyncio.run(scene(process))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where one may be made."""
    made = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)], capture_output=True
    )
    if not made or made.returncode:
        pytest.skip("needs the right to mount")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as large:
        while True:
            large.write(b"x" * 4096)


def until_health(process: Process, wanted: int) -> None:
    for _ in range(GUARD):
        if process.ask("GET", "/health")[0] == wanted:
            return
        time.sleep(0.2)
    pytest.fail(f"/health never said {wanted}")


def test_a_full_disk_shows_in_health_and_passes(small_disk: Path) -> None:
    async def say(process: Process, table: str, token: str) -> str:
        async with process.player(table, token) as lea:
            return str((await lea.command("say", preset="hello")).get("reason", "ack"))

    (small_disk / "data").mkdir()
    with Process(small_disk / "data") as process:
        me = process.open_table(seats=1, start=True)
        fill(small_disk / "large")
        until_health(process, 503)
        assert asyncio.run(say(process, me["table"], me["token"])) == "storage"
        (small_disk / "large").unlink()
        until_health(process, 200)
        assert asyncio.run(say(process, me["table"], me["token"])) == "ack"


def test_a_disk_that_fails_ends_the_server_and_the_next_one_has_everything(tmp_path: Path) -> None:
    async def scene(process: Process) -> tuple[str, str]:
        me = process.open_table(seats=1, start=True)
        assert process.running
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            assert (await lea.command("say", preset="hello"))["type"] == "ack"
            resource.prlimit(process.running.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            assert (await lea.command("say", preset="thanks"))["reason"] == "storage"
            rest, code = await lea.until_closed()
            assert code == 1012, rest
        return me["table"], me["token"]

    async def again(process: Process, table: str, token: str) -> None:
        async with process.player(table, token) as lea:
            await lea.until("chat")
            assert (await lea.command("say", preset="thanks"))["type"] == "ack"

    process = Process(tmp_path).start()
    assert process.running
    table, token = asyncio.run(scene(process))
    complaints = process.running.communicate(timeout=GUARD)[1]
    assert process.running.returncode == FAILED
    assert "only a restart can help" in complaints
    process.running = None
    with process:
        asyncio.run(again(process, table, token))


def test_who_does_not_answer_is_lost() -> None:
    async def never() -> bool:
        await asyncio.sleep(1e9)
        return False

    async def scene() -> None:
        await watch(never)
        assert asyncio.get_running_loop().time() == STUCK / 2

    in_virtual_time(scene)


STANDS_STILL = """
import asyncio, time
from tablee.server import watchdog
watchdog.STUCK = 1.0
async def fine():
    return False
async def main():
    asyncio.create_task(watchdog.watch(fine))
    await asyncio.sleep(0.1)
    time.sleep(600)
asyncio.run(main())
"""


def test_an_event_loop_that_stands_still_is_ended_and_says_where() -> None:
    ended = subprocess.run([sys.executable, "-c", STANDS_STILL], capture_output=True, text=True, timeout=GUARD)
    assert ended.returncode != 0
    assert "Timeout (0:00:01)!" in ended.stderr
    assert "in main" in ended.stderr


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="needs sockets that are files")
def test_systemd_hears_that_we_are_there_live_and_end(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(GUARD)
        process = Process(tmp_path)
        process.environment["NOTIFY_SOCKET"] = str(tmp_path / "notify")
        with process:
            heard = {manager.recv(100), manager.recv(100)}
            assert heard == {b"READY=1", b"WATCHDOG=1"}
            process.stop()
            while manager.recv(100) != b"STOPPING=1":
                pass


def test_without_systemd_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    tell_manager("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", "@nobody-listens" + str(os.getpid()))
    tell_manager("READY=1")
