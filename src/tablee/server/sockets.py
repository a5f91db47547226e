"""The WebSocket of a table: who may connect, what may be said first, how fast, and how a bad message is answered."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tablee.server import wire
from tablee.server.hall import Hall
from tablee.server.invites import may_watch
from tablee.server.line import Line
from tablee.server.phrases import Refusal, phrase
from tablee.server.rights import may
from tablee.server.room import Room
from tablee.server.store import StoreFailed

HELLO_WITHIN = 15.0
decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
Scope = dict[str, Any]


def same_origin(scope: Scope) -> bool:
    """A page of another site may not speak for its visitor; what is no page has no origin."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = headers.get(b"x-forwarded-host", headers.get(b"host", b""))
    secured = headers.get(b"x-forwarded-proto", b"").decode("latin-1")  # what the proxy says, where there is one
    scheme, netloc, *_ = urlsplit(origin.decode("latin-1"))
    return netloc == host.decode("latin-1") and secured in ("", scheme)


class Socket:
    """One connection from its first message to its end."""

    def __init__(self, hall: Hall, table: str, receive: Any, send: Any) -> None:
        self.hall = hall
        self.table = table
        self.receive = receive
        self.line = Line(send, asyncio.get_running_loop().time)
        self.room: Room | None = None

    async def serve(self) -> None:
        pump = asyncio.create_task(self.line.pump())
        try:
            if await self._begin():
                while (text := await self._next()) is not None and not self.line.closed:
                    self._hear(text)
        finally:
            await self._end(pump)

    async def _end(self, pump: asyncio.Task[None]) -> None:
        if self.room:
            self.room.audience.lines.discard(self.line)
            await self.room.do(partial(self.room.depart, self.line))
        try:
            async with asyncio.timeout(1):
                await pump
        except TimeoutError:
            pump.cancel()
        self.line.closed = True

    async def _next(self) -> str | bytes | None:
        """The next message, or None at the end."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            self.line.closed = True
            self.line.hang_up(1000)
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    # -- The first message --------------------------------------------------------------------

    async def _begin(self) -> bool:
        """Find out who this is; whether they may stay."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._next()
        except TimeoutError:
            text = ""
        if text is None:
            return False
        hello = self._read(text)
        if not isinstance(hello, wire.Hello):
            self._turn_away(Refusal("hello_first"), 4400)
            return False
        self.line.lang = hello.lang
        try:
            await self._admit(hello)
        except Refusal as refusal:
            self._turn_away(refusal, 4404 if refusal.code == "unknown_table" else 4401)
        except StoreFailed:
            self._turn_away(Refusal("storage"), 1013)
        return self.room is not None

    async def _admit(self, hello: wire.Hello) -> None:
        room = await self.hall.room(self.table)
        seat = room.table.seat_of(hello.token) if hello.token else None
        if seat is None and not may_watch(room.table, hello.token):
            raise Refusal("unknown_secret")
        self.line.admit(-1 if seat is None else seat, hello.token or "")
        self.room = room
        await room.do(partial(room.enter, self.line))

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.line.say(wire.Bye(refusal.code, refusal.say(self.line.lang), again=code == 1013))
        self.line.hang_up(code)

    # -- All others ---------------------------------------------------------------------------

    def _hear(self, text: str | bytes) -> None:
        line = self.line
        allowed = line.allows()
        message = self._read(text)
        if not allowed:
            self._too_fast(message)
        elif message is None:
            return
        elif isinstance(message, wire.Ping):
            line.say(wire.ServerPong(message.n))
        elif isinstance(message, wire.Pong):
            line.pong(message.n)
        elif self.room and not self.hall.closing:
            self._submit(self.room, message)

    def _submit(self, room: Room, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Command) or may(room.role(self.line), message):
            room.submit(self.line, message)

    def _too_fast(self, message: wire.ClientMessage | None) -> None:
        refusal = Refusal("too_fast")
        if isinstance(message, wire.Command):
            self.line.say(wire.Refused(message.command_id, refusal.code, refusal.say(self.line.lang)))
        if self.line.is_flood():
            self.line.say(wire.Bye("flood", phrase(self.line.lang, "bye-flood"), again=False))
            self.line.hang_up(4429)

    def _read(self, text: str | bytes) -> wire.ClientMessage | None:
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as fault:
            self.hall.metrics.count("bad_messages_total")
            words = Refusal("malformed", why=str(fault)[:200]).say(self.line.lang)
            self.line.say(wire.Fault("malformed", words))
            return None


async def table_socket(hall: Hall, scope: Scope, receive: Any, send: Any) -> None:
    """The ASGI end of `/ws/{table}`."""
    await receive()
    if not same_origin(scope):
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    await Socket(hall, scope["path_params"]["table"], receive, send).serve()
