"""A crowd: thousands of people at tables, on sockets of the lightest kind, so that the server is the slow part."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from base64 import b64encode
from collections.abc import Callable
from uuid import uuid4

OPTION = b'"options":[{"key":"'
VERSION = b'"version":'
KIND = b'{"type":"'


class Person(asyncio.Protocol):
    """One socket at one table."""

    def __init__(self, crowd: Crowd, table: str, token: str | None) -> None:
        self.crowd = crowd
        self.table = table
        self.token = token
        self.version = 0
        self.key: bytes | None = None  # an option to take
        self.sent: float | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        name = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/{self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {name}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        self.crowd.lost += not self.crowd.leaving
        self.key = None
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"table {self.table} let nobody in"))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._upgraded:
            _, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            self._upgraded, self._rest = True, rest
            self.say({"type": "hello", "lang": "fr", "token": self.token})
        while (frame := self._frame()) is not None:
            self._hear(frame)

    def _frame(self) -> bytes | None:
        """The next whole frame, if it is there."""
        data = self._rest
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length >= 126:
            wide = 2 if length == 126 else 8
            length, start = int.from_bytes(data[2 : 2 + wide], "big"), 2 + wide
        if len(data) < start + length:
            return None
        self._rest = data[start + length :]
        if data[0] & 15 == 9:
            self._write(0x8A, data[start : start + length])
        return data[start : start + length]

    def say(self, message: dict[str, object]) -> None:
        self._write(0x81, json.dumps(message).encode())

    def _write(self, head: int, body: bytes) -> None:
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + length.to_bytes(2, "big")
        if self.transport:
            self.transport.write(bytes([head]) + size + b"\0\0\0\0" + body)

    def _hear(self, text: bytes) -> None:
        kind = text[9:14]
        if kind == b"state":
            self._state(text)
        elif kind == b'ack",':
            self._answered()
        elif kind == b"refus":
            self.crowd.refused += 1
            self._answered()
        elif kind == b'ping"':
            self.say({"type": "pong", "n": json.loads(text)["n"]})
        elif kind == b"table" and not self.ready.done():
            self.ready.set_result(None)

    def _state(self, text: bytes) -> None:
        start = text.index(VERSION) + len(VERSION)
        version = int(text[start : text.index(b",", start)])
        self.crowd.gaps += bool(self.version) and version != self.version + 1
        self.version = version
        at = text.find(OPTION)
        self.key = text[at + len(OPTION) : text.index(b'"', at + len(OPTION))] if at >= 0 else None

    def act(self) -> None:
        assert self.key
        self.sent = time.perf_counter()
        key, self.key = self.key.decode(), None
        self.say({"type": "act", "command_id": uuid4().hex, "key": key, "version": self.version})

    def _answered(self) -> None:
        if self.sent is not None:
            self.crowd.times.append(time.perf_counter() - self.sent)
            self.sent = None


class Crowd:
    """Everybody, and what happened to them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[list[Person]] = []
        self.times: list[float] = []
        self.lost = self.gaps = self.refused = 0
        self.leaving = False

    async def ask(self, path: str, body: dict[str, object]) -> dict[str, object]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        text = json.dumps(body).encode()
        writer.write(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(text)}\r\n".encode())
        writer.write(b"Connection: close\r\n\r\n" + text)
        answer = await reader.read()
        writer.close()
        found: dict[str, object] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return found

    async def connect(self, table: str, token: str | None) -> Person:
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(lambda: Person(self, table, token), "127.0.0.1", self.port)
        await person.ready
        return person

    async def seat(self, count: int, *, bots: str | None = None) -> None:
        """Open tables of four and begin."""
        gate = asyncio.Semaphore(32)

        async def one() -> None:
            async with gate:
                self.tables.append(await self._table(bots))

        await asyncio.gather(*[one() for _ in range(count)])

    async def _table(self, bots: str | None) -> list[Person]:
        wanted: dict[str, object] = {"game": "boom", "name": "P0", "seats": 4, "public": True, "watchers": "everybody"}
        clocks = {"reaction": 0, "away": 0}
        host = await self.ask("/api/tables", {**wanted, "clocks": clocks, **({"bots": bots} if bots else {})})
        table = str(host["table"])
        seated = [host]
        if not bots:
            seated += [await self.ask(f"/api/tables/{table}/join", {"name": f"P{n}"}) for n in (1, 2, 3)]
        people = [await self.connect(table, str(s["token"])) for s in seated]
        people[0].say({"type": "start", "command_id": "start"})
        return people

    async def play(self, rate: float, seconds: float, chosen: Callable[[Person], bool] = lambda _: True) -> int:
        """Make so many moves a second; how many were made."""
        loop = asyncio.get_running_loop()
        began, made = loop.time(), 0
        dice = random.Random(1)
        while (now := loop.time()) < began + seconds:
            while made < rate * (now - began):
                person = self._somebody(dice, chosen)
                if person is None:
                    break
                person.act()
                made += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        return made

    def _somebody(self, dice: random.Random, chosen: Callable[[Person], bool]) -> Person | None:
        for _ in range(50):
            people = dice.choice(self.tables)
            if any(person.sent is not None for person in people):
                continue
            able = [person for person in people if person.key and chosen(person)]
            if able:
                return dice.choice(able)
        return None

    def leave(self) -> None:
        self.leaving = True
        for person in (person for people in self.tables for person in people):
            if person.transport:
                person.transport.abort()
