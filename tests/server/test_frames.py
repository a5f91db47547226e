"""The WebSocket below a table: whole texts take a short way, everything else the library's; both must be right."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.live.connection import TRIPS_KEPT
from tablee.server.ws.batching import Batches
from tablee.server.ws.frames import BEAT, LARGEST, MOST_ODD, WebSocket, frame_end, framed, is_plain
from tests.server.inside import Inside, in_virtual_time, seated
from tests.server.people import GUARD, Process

UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def by_a_client(text: bytes, opcode: Opcode = Opcode.TEXT, *, mask: bool = True) -> bytes:
    return Frame(opcode, text).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, LARGEST, 65535, 65536, 70000])
def test_a_frame_is_what_the_library_makes_of_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == by_a_client(text, mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, LARGEST])
def test_a_frame_ends_where_it_ends(size: int) -> None:
    frame = by_a_client(os.urandom(size))
    assert frame_end(frame, 0) == len(frame)
    assert frame_end(b"before" + frame + b"after", 6) == 6 + len(frame)
    assert all(frame_end(frame[:cut], 0) == 0 for cut in range(len(frame)))
    assert is_plain(frame, 0)


def test_what_is_too_long_or_unmasked_or_no_text_is_left_to_the_library() -> None:
    long = by_a_client(b"x" * (LARGEST + 1))
    assert frame_end(long[:10], 0) == 10, "it is not waited for"
    assert not is_plain(long, 0)
    assert not is_plain(by_a_client(b"x", mask=False), 0)
    assert not is_plain(by_a_client(b"x", Opcode.BINARY), 0)
    conn = ServerProtocol(state=OPEN, max_size=LARGEST)
    conn.receive_data(long)
    assert conn.parser_exc is not None


class Cable(asyncio.Transport):
    """Answers every beat, twice, after a while."""

    trip = 0.0
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


async def connected(inside: Inside) -> tuple[WebSocket, Cable]:
    socket = WebSocket(inside.room.hall, Batches(), server_state=SimpleNamespace(connections=set()))  # type: ignore[arg-type]
    cable = Cable(socket)
    socket.connection_made(cable)
    socket.data_received(UPGRADE.format(table=inside.table.id, host="here").encode())
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
        unborn = WebSocket(socket._hall, Batches(), server_state=socket._state)
        unborn.connection_made(cable)
        with pytest.raises(RuntimeError):
            unborn.data_received(UPGRADE.format(table=inside.table.id, host="here").encode())
        assert not socket._state.connections
        await inside.room.close()

    in_virtual_time(scene)


def test_the_way_is_measured_as_long_as_somebody_is_there() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        socket, cable = await connected(inside)
        assert socket._session
        line = socket._session.connection
        for trip in (0.04, 0.2):  # the way becomes longer, and no second pong makes it shorter
            cable.trip = trip
            await asyncio.sleep(BEAT * TRIPS_KEPT + 1)
            assert abs(line.lag - trip / 2) < 0.001
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
