"""Ends: a server that is told to stop under load, and clients that vanish without a word."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tablee.server import serve
from tablee.server.app import create_app
from tablee.server.ws.frames import WebSocket
from tests.server.people import Message, Player, Process
from tests.server.test_faults import _frame, _handshake


class Talker:
    """Says more than can be answered at once, and notes which of it was acknowledged."""

    def __init__(self, me: Message) -> None:
        self.me = me
        self.acknowledged: set[str] = set()

    async def talk(self, process: Process, answered: asyncio.Event) -> None:
        async with process.player(self.me["table"], self.me["token"]) as person:
            await person.until("table")
            for n in range(40):
                await person.send(type="say", command_id=f"c{n}", text=f"c{n}")
            await person.until("ack")
            answered.set()
            await person.until_closed()
            self.acknowledged = {m["command_id"] for m in person.heard if m["type"] == "ack"}

    async def check(self, process: Process) -> None:
        async with process.player(self.me["table"], self.me["token"]) as person:
            answer = await person.command("say", "last", text="last")
            assert answer["type"] == "ack"
            stored = {m["text"] for m in person.heard if m["type"] == "chat"} - {"last"}
            assert stored == self.acknowledged, "what is stored was acknowledged, and the other way round"


def test_what_was_heard_before_the_end_is_stored_and_acknowledged(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        talkers = [Talker(process.open_table(seats=1)) for _ in range(6)]
        answered = asyncio.Event()
        talking = [asyncio.create_task(talker.talk(process, answered)) for talker in talkers]
        await answered.wait()
        complaints = await asyncio.to_thread(process.stop)
        assert "Traceback" not in complaints
        await asyncio.gather(*talking)
        assert sum(len(talker.acknowledged) for talker in talkers) > 0
        process.start()
        for talker in talkers:
            await talker.check(process)

    with Process(tmp_path) as process:
        asyncio.run(scene(process))


def test_a_server_that_has_thought_ends_without_a_word(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me = process.open_table(seats=1, start=True)
        process.open_table(seats=5, bots="normal", start=True)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            await lea.command("hint")
            await lea.until("hinted")

    with Process(tmp_path) as process:
        asyncio.run(scene(process))
        assert process.stop() == ""


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[Process, set[WebSocket]]]:
    """A server in this process, and its connections."""
    with serve.listen("127.0.0.1", 0) as listener:
        ready = asyncio.Event()
        server = serve.Server(serve.configured(create_app(folder)), ready.set)
        running = asyncio.create_task(server._serve([listener]))
        await ready.wait()
        house = Process(folder)
        house.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        house.port = listener.getsockname()[1]
        try:
            yield house, server.server_state.connections  # type: ignore[misc]
        finally:
            server.should_exit = True
            await running


def vanish(house: Process, seat: Message) -> socket.socket:
    """Sit down, and never read nor answer again; the connection stays open."""
    line = socket.create_connection(("127.0.0.1", house.port))
    line.sendall(_handshake(seat["table"]))
    line.recv(400)
    line.sendall(_frame(json.dumps({"type": "hello", "lang": "fr", "token": seat["token"]})))
    return line


def test_a_client_that_vanishes_without_a_word_is_missed(tmp_path: Path) -> None:
    async def connected(person: Player, seat: int, wanted: bool) -> None:
        while not (person.table and person.table["seats"][seat]["connected"] is wanted):
            await person.until("table")

    def beat(sockets: set[WebSocket]) -> None:
        for each in [each for each in sockets if isinstance(each, WebSocket)]:
            assert each._timer, "it would beat by itself"
            each._beat()

    async def scene() -> None:
        async with at_home(tmp_path) as (house, sockets):
            me = await asyncio.to_thread(house.open_table, public=True)
            paul = await asyncio.to_thread(house.join, me["table"], "Paul")
            async with house.player(me["table"], me["token"]) as lea:
                await lea.until("table")
                gone = await asyncio.to_thread(vanish, house, paul)
                await connected(lea, 1, True)
                beat(sockets)
                await lea.command("say", preset="hello")
                beat(sockets)
                await connected(lea, 1, False)
                assert lea.table["seats"][0]["connected"], "who answers stays"
                gone.close()
                async with house.player(me["table"], paul["token"]):
                    await connected(lea, 1, True)

    asyncio.run(scene())
