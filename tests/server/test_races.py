"""Races: what a client can delay wins nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import GUARD, Process

LATE = 0.130  # seconds by which a cheat answers pings
BEHIND = 0.030  # seconds by which it reaches later
RACES = 8
MEASURED = 3  # pings that everybody has answered


class Racer:
    """Answers pings at once, or as late as it likes; keeps what it may do and what became of it."""

    def __init__(self, socket: ClientConnection, late: float) -> None:
        self.socket, self.late = socket, late
        self.options: list[dict[str, Any]] = []
        self.pongs = 0
        self.answers: dict[str, str] = {}
        self._later: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    task = asyncio.create_task(self._pong(message["n"]))
                    self._later.add(task)
                    task.add_done_callback(self._later.discard)
                elif message["type"] == "state":
                    self.options = message["options"]
                elif message["type"] in ("ack", "refused"):
                    self.answers[message["command_id"]] = message["type"]

    async def _pong(self, n: int) -> None:
        await asyncio.sleep(self.late)
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"type": "pong", "n": n}))
        self.pongs += 1

    async def reach(self, key: str) -> None:
        await self.socket.send(json.dumps({"type": "act", "command_id": "reach", "key": key}))


async def until(done: Any) -> None:
    for _ in range(20 * GUARD):
        if done():
            return
        await asyncio.sleep(0.05)
    pytest.fail("it never happened")


async def race(process: Process, connections: int) -> str:
    """An honest hand, and 30 ms later that of somebody who answers late, on the last of so many connections."""
    options = {"tempo": "live"}
    me = await asyncio.to_thread(process.open_table, game="seizh", seats=3, public=True, options=options)
    others = [await asyncio.to_thread(process.join, me["table"], name) for name in ("Honest", "Late")]
    async with AsyncExitStack() as stack:

        async def enter(token: str, late: float = 0.0) -> Racer:
            address = f"ws://127.0.0.1:{process.port}/ws/{me['table']}"
            racer = Racer(await stack.enter_async_context(connect(address)), late)
            await racer.socket.send(json.dumps({"type": "hello", "token": token}))
            listening = asyncio.create_task(racer.listen())
            stack.callback(listening.cancel)
            return racer

        host, honest = await enter(me["token"]), await enter(others[0]["token"])
        await host.socket.send(json.dumps({"type": "start", "command_id": "start"}))
        for _ in range(connections):
            late = await enter(others[1]["token"], LATE)
            await until(lambda late=late: late.pongs >= MEASURED)
        await until(lambda: honest.pongs >= MEASURED and honest.options and late.options)
        keys = [{o["args"]["utensil"]: o["key"] for o in one.options if o["rule"] == "swap"} for one in (honest, late)]
        wanted = min(keys[0].keys() & keys[1].keys())
        await honest.reach(keys[0][wanted])
        await asyncio.sleep(BEHIND)
        await late.reach(keys[1][wanted])
        await until(lambda: honest.answers and late.answers)
        assert {*honest.answers.values(), *late.answers.values()} == {"ack", "refused"}
        return "honest" if honest.answers["reach"] == "ack" else "late"


@pytest.mark.parametrize("connections", [1, 3])
def test_who_answers_pings_late_wins_no_race_by_it(tmp_path: Path, connections: int) -> None:
    async def scene(process: Process) -> list[str]:
        return await asyncio.gather(*(race(process, connections) for _ in range(RACES)))

    with Process(tmp_path) as process:
        assert asyncio.run(scene(process)) == ["honest"] * RACES
