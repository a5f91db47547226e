"""Upsets in the middle of play: a database that restarts, a clock set anew, a full disk, two who both drive."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

import tablee.server
from tablee.server.live.audience import COUNT_EVERY
from tablee.server.live.hall import Hall
from tablee.server.live.peers import ABSENT_AFTER
from tablee.server.protocol.parts import Clocks
from tablee.server.store.base import StoreFailed
from tablee.server.table import snapshot
from tests.conftest import own_postgres
from tests.server.inside import Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.people import GUARD, Message, Player, Process
from tests.server.test_clocks import moves_by
from tests.server.test_faults import LONG
from tests.server.test_room import folded

FOLDER = Path(tablee.server.__file__).parent


# -- PostgreSQL restarts ----------------------------------------------------------------------------


async def persistent(person: Player, kind: str, **rest: Any) -> Message:
    """Send a command again and again under one name until it is accepted."""
    name = uuid4().hex
    while True:
        answer = await person.command(kind, name, **rest)
        if answer["type"] == "ack" or answer["reason"] != "storage":
            return answer
        await asyncio.sleep(0.1)


async def play_through(person: Player, moves: int) -> None:
    """The acknowledged moves are counted: none may be missing and none may be made twice."""
    for _ in range(moves):
        if person.state["view"]["over"]:  # luck may end a game at its first move
            return
        before = person.state["moves"]
        answer = await persistent(person, "act", key=person.state["options"][0]["key"])
        assert answer["type"] == "ack", answer
        assert person.state["moves"] == before + 1


def restart(postgres: Any, server: Process, how: signal.Signals) -> None:
    """Quickly (SIGINT) or as if it had crashed (SIGQUIT)."""
    process = postgres.get_postmaster_info().process
    process.send_signal(how)
    process.wait(GUARD)
    assert server.ask("GET", "/health")[0] == 503
    postgres.ensure_postgres_running()


async def talk_until(done: asyncio.Future[None], person: Player) -> None:
    while not done.done():
        answer = await persistent(person, "say", preset="hello")
        assert answer["type"] == "ack", answer
    await done


@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGQUIT, marks=pytest.mark.long)])
def test_a_postgresql_that_restarts_in_the_middle_loses_and_doubles_nothing(
    tmp_path: Path, how: signal.Signals
) -> None:
    async def scene(postgres: Any, process: Process) -> None:
        me = process.open_table(seats=1, start=True, options=LONG)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            for _ in range(2):
                await play_through(lea, 2)
                await talk_until(asyncio.ensure_future(asyncio.to_thread(restart, postgres, process, how)), lea)
            await play_through(lea, 2)
            said = [m["n"] for m in lea.heard if m["type"] == "chat"]
            assert said == list(range(1, len(said) + 1))
            assert said
            assert lea.state["moves"] >= 1
        async with process.player(me["table"], me["token"]) as back:
            await back.until("state")
            assert back.state["view"] == lea.state["view"]
        assert process.ask("GET", "/health")[0] == 200

    with own_postgres() as postgres, Process(tmp_path, postgres.get_uri()) as process:
        asyncio.run(scene(postgres, process))
        assert "Traceback" not in process.stop()


# -- Clocks that are set anew -------------------------------------------------------------------------


def timed_game(monkeypatch: pytest.MonkeyPatch, jumps: list[float]) -> list[tuple[float, bytes]]:
    """All that a player hears while clocks run out and the wall clock jumps."""
    heard: list[tuple[float, bytes]] = []
    real = time.time

    async def scene() -> None:
        inside = await seated(seats=3, people=2, clocks=Clocks(move=30, bank=20, reaction=10, away=60))
        ears = [await inside.enter(seat) for seat in range(2)]
        for jump in jumps:
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            await asyncio.sleep(45)
        heard.extend(ears[0].heard)
        assert len(moves_by(inside)) > 4
        await inside.room.close()

    in_virtual_time(scene)
    return heard


def test_a_wall_clock_that_jumps_an_hour_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.uniform", lambda low, _high: low)
    monkeypatch.setattr("secrets.randbits", lambda _: 4)
    steady = timed_game(monkeypatch, [0.0] * 6)
    assert steady == timed_game(monkeypatch, [0.0, 3600.0, -3600.0, 0.0, -3600.0, 3600.0])


def test_only_what_people_read_asks_the_wall_clock() -> None:
    """How long an invitation and a wish to be reminded are good for, quiet hours, when a row was written, when a
    tournament was announced, which day it is for puzzles and deals, how long notes on a replay are kept, and
    the day on which somebody took a card or a seat was put on it."""
    asking = {
        path.name for path in FOLDER.rglob("*.py") if re.search(r"time\.time\(|datetime", path.read_text("utf-8"))
    }
    reminding = {"club.py", "push.py", "reminders.py", "subscriptions.py", "people.py"}
    assert asking == {"invites.py", "sqlite.py", "postgres.py", "tournaments.py", "daily.py", "studies.py"} | reminding


# -- A disk that fills up -----------------------------------------------------------------------------


class FullStore(MemoryStore):
    """Refuses rows while it is full."""

    full = False

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        if self.full:
            raise StoreFailed("full")
        await super().append(table, seq, command, payload)


def filling(inside: Inside) -> FullStore:
    """The same table, whose store can be full."""
    kept = FullStore()
    kept.rows = inside.room.hall.store.rows  # type: ignore[attr-defined]
    inside.room.hall.store = kept
    return kept


def test_what_cannot_be_stored_does_not_happen_and_can_be_done_again() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, people=1, clocks=Clocks(move=30, reaction=30))
        disk = filling(inside)
        ear = await inside.enter(0)
        disk.full = True
        for _ in range(3):
            await inside.act(ear, ear.state["options"][0]["key"]) if ear.state["options"] else None
            await asyncio.sleep(60)
        assert moves_by(inside) == []
        assert all(m["reason"] == "storage" for m in ear.messages("refused"))
        assert ear.messages("ack") == []
        disk.full = False
        await asyncio.sleep(120)
        assert {seat for seat, _ in moves_by(inside)} == {0, 1}, "bots and clocks go on by themselves"
        assert snapshot.write(await folded(inside)) == snapshot.write(inside.table)
        await inside.room.close()

    in_virtual_time(scene)


def test_who_leaves_while_the_disk_is_full_is_replaced_later() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(away=60, reaction=0))
        disk = filling(inside)
        ears = [await inside.enter(seat) for seat in range(2)]
        disk.full = True
        await inside.leave(ears[1])
        await asyncio.sleep(90)
        assert not inside.table.places[1].away
        disk.full = False
        await asyncio.sleep(90)
        assert inside.table.places[1].away
        await inside.room.close()

    in_virtual_time(scene)


# -- Two processes --------------------------------------------------------------------------------------


def test_who_hears_late_of_moves_elsewhere_misses_no_version() -> None:
    async def scene() -> None:
        here = await seated(seats=2, clocks=Clocks(0, 0, 0, 0))
        there = Inside(await Hall(here.room.hall.store, QuickThinkers()).room(here.table.id))
        players = [await here.enter(seat) for seat in range(2)]
        watching = await there.enter(0)
        for _ in range(4):
            able = next(ear for ear in players if ear.state["options"])
            await here.act(able, able.state["options"][0]["key"])
        assert len(moves_by(here)) == 4
        await there.room.do(there.room.catch_up)
        versions = [state["version"] for state in watching.messages("state")]
        assert versions == [state["version"] for state in players[0].messages("state")]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert watching.state["view"] == players[0].state["view"]
        for inside in (here, there):
            await inside.room.close()

    in_virtual_time(scene)


def test_who_is_connected_elsewhere_is_there_until_that_process_falls_silent() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        room = inside.room
        room.hall.store.shared = True
        ear = await inside.enter(0)

        def paul_is_there() -> bool:
            return bool(ear.messages("table")[-1]["seats"][1]["connected"])

        assert not paul_is_there()
        await room.do(partial(room.peers.hear_of, "another", {1}))
        assert paul_is_there()
        await asyncio.sleep(ABSENT_AFTER - 1)
        await room.do(room.peers.sync)
        assert paul_is_there()
        await asyncio.sleep(2)
        await room.do(room.peers.sync)
        assert not paul_is_there()
        await room.close()

    in_virtual_time(scene)


def test_spectators_are_counted_through_all_processes_and_are_nobody_to_wait_for() -> None:
    async def scene() -> None:
        here, there = await seated(seats=2), await seated(seats=2)
        ear = await here.enter(0)
        await here.enter(-1)
        for _ in range(3):
            await there.enter(-1)
        await asyncio.sleep(2 * COUNT_EVERY)
        for who in ("one", "other"):
            await here.room.do(partial(here.room.peers.hear_of, who, set(there.room.audience.told())))
        assert ear.messages("table")[-1]["spectators"] == 7
        await here.leave(ear)
        assert not here.room.audience.is_anybody_there()
        for inside in (here, there):
            await inside.room.close()

    in_virtual_time(scene)


def test_two_processes_that_both_drive_make_each_move_once() -> None:
    async def scene() -> None:
        here = await seated(seats=3, people=1, clocks=Clocks(move=20, reaction=5))
        shared = here.room.hall.store
        there = Inside(await Hall(shared, QuickThinkers(), (1.0, 1.0)).room(here.table.id))
        for inside in (here, there):
            inside.room.hall.store.shared = True
            await inside.enter(0)
        for _ in range(100):
            await asyncio.sleep(1)
            for inside in (here, there):
                await inside.room.do(inside.room.peers.sync)
        assert here.room.driver.driving
        assert there.room.driver.driving
        assert len(moves_by(here)) > 10
        assert snapshot.write(here.table) == snapshot.write(there.table) == snapshot.write(await folded(here))
        assert here.room.hall.metrics.counts["conflicts_total"] + there.room.hall.metrics.counts["conflicts_total"] > 0
        for inside in (here, there):
            await inside.room.close()

    in_virtual_time(scene)
