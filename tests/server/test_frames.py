"""The WebSocket below a table: every size of message however TCP cuts it, beats, floods, goodbyes."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from bench.load.client import Client
from tablee.server.visitors import Visitors
from tablee.server.ws.batching import Batches
from tablee.server.ws.frames import BEAT, LARGEST, MIN_RTT, MOST_ODD, WebSocket
from tests.server.inside import Inside, in_virtual_time, seated
from tests.server.people import GUARD, Process

UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def by_a_client(text: bytes, opcode: Opcode = Opcode.TEXT, *, mask: bool = True) -> bytes:
    return Frame(opcode, text).serialize(mask=mask)


# -- Every size, whole, cut and glued -----------------------------------------------------------

DICE = random.Random(127)
SMALL = [*range(301), *DICE.sample(range(301, LARGEST - 2), 100), LARGEST - 1, LARGEST]
LARGE = [LARGEST + 1, *DICE.sample(range(LARGEST + 2, 65530), 30), *range(65530, 65541), 70_000]


def masked(body: bytes, kind: int = 0x81) -> bytes:
    """A client's frame as RFC 6455 says, made without the library."""
    size, key = len(body), b"\x5a\x00\xff\x31"
    short = size if size < 126 else 126 if size < 65536 else 127
    length = bytes((0x80 | short,)) + (b"" if short < 126 else size.to_bytes(2 if short == 126 else 8, "big"))
    return bytes((kind,)) + length + key + bytes(byte ^ key[n % 4] for n, byte in enumerate(body))


class Listener:
    """Stands for the session above a socket."""

    def __init__(self, *_: object) -> None:
        self.heard: list[bytes] = []

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def end(self) -> None: ...


class Wire:
    """The transport below: keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return "127.0.0.1", 5


async def opened(monkeypatch: pytest.MonkeyPatch) -> tuple[WebSocket, Listener, Wire]:
    monkeypatch.setattr("tablee.server.ws.frames.Session", Listener)
    socket, wire = WebSocket(None, Batches(), Visitors(), server_state=SimpleNamespace(connections=set())), Wire()  # type: ignore[arg-type]
    socket.connection_made(wire)  # type: ignore[arg-type]
    socket.data_received(UPGRADE.format(table="t", host="localhost").encode())
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written = b""
    return socket, socket._session, wire  # type: ignore[return-value]


def pieces(frame: bytes) -> list[list[bytes]]:
    """The frame whole, and cut in two within its head, near its end and anywhere."""
    cuts = {*range(1, min(12, len(frame))), len(frame) - 1, DICE.randrange(1, len(frame))}
    return [[frame], *([frame[:cut], frame[cut:]] for cut in sorted(cuts))]


def test_a_text_of_any_size_is_heard_however_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        socket, above, wire = await opened(monkeypatch)
        for size in SMALL:
            text = DICE.randbytes(size)
            for parts in pieces(masked(text)):
                for part in parts:
                    socket.data_received(part)
                assert above.heard == [text], (size, [len(part) for part in parts])
                above.heard.clear()
        assert not wire.written
        assert not wire.closed

    in_virtual_time(scene)


def test_texts_that_come_together_are_heard_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        socket, above, wire = await opened(monkeypatch)
        for size in SMALL:
            texts = [DICE.randbytes(size), b"after", DICE.randbytes(size)]
            glued = b"".join(masked(text) for text in texts)
            cut = DICE.randrange(1, len(glued))
            for data in ([glued], [glued[:cut], glued[cut:]]):
                for part in data:
                    socket.data_received(part)
                assert above.heard == texts, (size, cut)
                above.heard.clear()
        assert not wire.closed

    in_virtual_time(scene)


def test_what_is_too_long_ends_the_connection_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        for size in LARGE:
            frame = masked(b"x" * size)
            for parts in ([frame], [frame[:20]], [frame[:3], frame[3:40]]):
                socket, above, wire = await opened(monkeypatch)
                for part in parts:
                    socket.data_received(part)
                assert wire.closed, "it is not waited for"
                assert wire.written[2:4] == (1009).to_bytes(2, "big")
                assert not above.heard
                socket.connection_lost(None)

    in_virtual_time(scene)


def test_what_is_said_has_its_size_in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    class Reader(Client):
        def hear(self, text: bytes) -> None:
            heard.append(text)

    heard: list[bytes] = []

    async def scene() -> None:
        socket, _, wire = await opened(monkeypatch)
        for size in SMALL + LARGE:
            text = DICE.randbytes(size)
            socket.send([text, b"and", text])
            assert Reader("")._frames(wire.written) == b""
            assert heard == [text, b"and", text]
            heard.clear()
            wire.written = b""

    in_virtual_time(scene)


def test_who_says_goodbye_after_a_word_is_heard_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        socket, above, wire = await opened(monkeypatch)
        socket.data_received(masked(b"last") + masked(b"\x03\xe8", 0x88))
        assert above.heard == [b"last"]
        assert wire.closed
        socket.send([b"too late"])
        socket.close(4400)
        assert wire.written == b"\x88\x02\x03\xe8"

    in_virtual_time(scene)


# -- Beats, floods and goodbyes -----------------------------------------------------------------


class Cable(asyncio.Transport):
    """Answers every beat, twice, after a while."""

    trip = 0.0
    way = 0.0  # as the kernel has measured it
    cut = False

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()
        self.socket = socket

    def write(self, data: Any) -> None:
        if data == b"\x89\x00":
            pong = by_a_client(b"", Opcode.PONG)
            asyncio.get_running_loop().call_later(self.trip, self.socket.data_received, pong + pong)

    def abort(self) -> None:
        self.cut = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self if name == "socket" else default

    def getsockopt(self, *_: int) -> bytes:
        return bytes(MIN_RTT) + int(self.way * 1e6).to_bytes(4, sys.byteorder)


async def connected(inside: Inside) -> tuple[WebSocket, Cable]:
    socket = WebSocket(inside.room.hall, Batches(), Visitors(), server_state=SimpleNamespace(connections=set()))  # type: ignore[arg-type]
    cable = Cable(socket)
    socket.connection_made(cable)
    socket.data_received(UPGRADE.format(table=inside.table.id, host="localhost").encode())
    socket.data_received(by_a_client(b'{"type":"hello","token":"token0"}'))
    await inside.rest()
    return socket, cable


def test_a_pipe_that_never_came_to_be_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> bool:
        raise RuntimeError

    async def scene() -> None:
        inside = await seated(seats=1)
        socket, cable = await connected(inside)
        assert socket._state.connections == {socket}
        socket.connection_lost(None)
        assert not socket._state.connections
        monkeypatch.setattr("tablee.server.ws.frames.same_origin", fail)
        unborn = WebSocket(socket._hall, Batches(), Visitors(), server_state=socket._state)
        unborn.connection_made(cable)
        with pytest.raises(RuntimeError):
            unborn.data_received(UPGRADE.format(table=inside.table.id, host="localhost").encode())
        assert not socket._state.connections
        await inside.room.close()

    in_virtual_time(scene)


def test_the_way_is_measured_as_long_as_somebody_is_there() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        socket, cable = await connected(inside)
        assert socket._session
        line = socket._session.connection
        cable.way = 0.1
        for trip, lag in ((0.2, 0.1), (0.04, 0.04), (0.3, 0.04)):  # no second pong makes it shorter, no late one longer
            cable.trip = trip
            await asyncio.sleep(BEAT + 1)
            assert abs(line.lag - lag / 2) < 0.001
        cable.way = 0.01
        await asyncio.sleep(BEAT + 1)
        assert abs(line.lag - 0.005) < 0.001, "as the machine says"
        socket.connection_lost(None)
        await inside.room.close()

    in_virtual_time(scene)


def test_who_talks_on_after_the_goodbye_is_cut_off() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        socket, cable = await connected(inside)
        socket.close(4429)
        socket.data_received(by_a_client(b"{}") * (MOST_ODD + 1))
        assert cable.cut
        socket.connection_lost(None)
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_a_flood_of_what_is_no_message_is_cut_off(kind: Opcode) -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        socket, cable = await connected(inside)
        frame = Frame(kind, b"", fin=kind != Opcode.CONT).serialize(mask=True)
        if kind == Opcode.CONT:
            socket.data_received(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        for _ in range(3):
            socket.data_received(frame * (MOST_ODD // 2))
            await asyncio.sleep(BEAT)
        assert not cable.cut
        socket.data_received(frame * 3 * MOST_ODD)
        assert cable.cut
        socket.connection_lost(None)
        await inside.room.close()

    in_virtual_time(scene)


def test_parts_pings_and_single_bytes(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me = process.open_table(seats=1, start=True)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            said = json.dumps({"type": "say", "command_id": "parts", "preset": "hello"})
            await lea.socket.send([said[:5], said[5:9], said[9:]])
            assert (await lea.until("ack"))["command_id"] == "parts"
            await asyncio.wait_for(await lea.socket.ping(), GUARD)
            await lea.socket.send(said.replace("parts", "whole").encode(), text=True)
            assert (await lea.until("ack"))["command_id"] == "whole"

    with Process(tmp_path) as process:
        asyncio.run(scene(process))
        drip(process)


def drip(process: Process) -> None:
    """A hello that comes byte by byte is a hello."""
    me = process.open_table(seats=1, start=True)
    host, port = process.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.sendall(UPGRADE.format(table=me["table"], host=host).encode())
        heard = raw.recv(4096)
        assert heard.startswith(b"HTTP/1.1 101"), heard[:200]
        for byte in by_a_client(json.dumps({"type": "hello", "lang": "fr", "token": me["token"]}).encode()):
            raw.sendall(bytes([byte]))
        heard = raw.recv(4096)
        assert b'"welcome"' in heard, heard[:200]
