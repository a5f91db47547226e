"""The WebSocket of a table: who may connect, what may be said first, how fast, and how a bad message is answered."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from tablee.server.live.connection import Connection, Transport
from tablee.server.live.hall import Hall
from tablee.server.live.room import Room
from tablee.server.protocol import commands, messages
from tablee.server.protocol.permissions import may
from tablee.server.protocol.refusals import UNREADABLE, Refusal, command_id, misread
from tablee.server.store.base import StoreFailed
from tablee.server.table.invites import may_watch
from tablee.server.words import phrase

HELLO_WITHIN = 15.0
MOST_EARLY = 100  # messages kept while the first is being answered; the limit is applied to them afterwards
RESTART = 1012  # the code that says: come back soon
logger = logging.getLogger("tablee.session")
decoder: msgspec.json.Decoder[commands.ClientMessage] = msgspec.json.Decoder(commands.ClientMessage)


class Session:
    """One connection from its first message to its end."""

    def __init__(self, hall: Hall, table: str, transport: Transport) -> None:
        loop = asyncio.get_running_loop()
        self.hall = hall
        self.table = table
        self.connection = Connection(transport, loop.time)
        self.room: Room | None = None
        self._early: list[bytes] | None = []  # said before the first message is answered
        self._admission: asyncio.Task[None] | None = None
        self._waits = loop.call_later(HELLO_WITHIN, self._turn_away, Refusal("hello_first"), 4400)

    def hear(self, text: bytes) -> None:
        """A message has come."""
        if self._early is None:
            self._hear(text)
        elif self._admission is not None:
            self._wait_for_admission(text, self._early)
        else:
            self._waits.cancel()
            self._begin(text)

    def _wait_for_admission(self, text: bytes, early: list[bytes]) -> None:
        if len(early) < MOST_EARLY:
            early.append(text)
        else:
            self._turn_away(Refusal("too_fast"), 4429)

    def end(self) -> None:
        """The connection is gone."""
        self._waits.cancel()
        self.connection.end()
        self.hall.metrics.count("slow_clients_total", self.connection.given_up)
        if self.room:
            self.room.audience.discard(self.connection)
            self.room.insist(partial(self.room.depart, self.connection))

    def finish(self) -> None:
        """Close once all that was asked is answered."""
        if self.room:
            self.room.insist(self._close)
        else:
            self.connection.close(RESTART)

    async def _close(self) -> None:
        self.connection.close(RESTART)

    # -- The first message --------------------------------------------------------------------

    def _begin(self, text: bytes) -> None:
        """Find out who this is."""
        hello = self._read(text)
        if isinstance(hello, commands.Hello):
            self.connection.lang = hello.lang or self.connection.lang
            self._admission = asyncio.create_task(self._let_in(hello))
        else:
            self._turn_away(Refusal("hello_first"), 4400)

    async def _let_in(self, hello: commands.Hello) -> None:
        try:
            await self._admit(hello)
        except Refusal as refusal:
            self._turn_away(refusal, 4404 if refusal.code == "unknown_table" else 4401)
        except StoreFailed:
            self._turn_away(Refusal("storage"), 1013)
        except Exception:
            logger.exception("somebody at table %s", self.table)
            self._turn_away(Refusal("internal"), 1011)
        else:
            early, self._early = self._early or [], None
            for text in early:
                self._hear(text)

    async def _admit(self, hello: commands.Hello) -> None:
        room = await self.hall.room(self.table)
        self.connection.lang = hello.lang or room.table.lang
        seat = await self._seat(room, hello.token) if hello.token else None
        if seat is None and not may_watch(room.table, hello.token):
            raise Refusal("unknown_secret")
        if self.connection.closed:
            return
        self.connection.admit(-1 if seat is None else seat, hello.token or "")
        self.room = room
        await room.do(partial(room.enter, self.connection))

    async def _seat(self, room: Room, token: str) -> int | None:
        """The seat this secret opens; its owner may have joined through another process a moment ago."""
        seat = room.table.seat_of(token)
        if seat is None:
            await room.do(room.hear_the_others)
            seat = room.table.seat_of(token)
        return seat

    def _turn_away(self, refusal: Refusal, code: int) -> None:
        self.connection.say(messages.Bye(refusal.code, refusal.say(self.connection.lang), again=code == 1013))
        self.connection.close(code)

    # -- All others ---------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        connection = self.connection
        allowed = connection.allows()
        message = self._read(text)
        if not allowed:
            self._too_fast(message)
        elif message is None:
            return
        elif isinstance(message, commands.Ping):
            connection.say(messages.ServerPong(message.n))
        elif isinstance(message, commands.Pong):
            connection.pong(message.n)
        elif self.room and not self.hall.closing:
            self._submit(self.room, message)

    def _submit(self, room: Room, message: commands.ClientMessage) -> None:
        if isinstance(message, commands.Command) or may(room.role(self.connection), message):
            room.submit(self.connection, message)

    def _too_fast(self, message: commands.ClientMessage | None) -> None:
        refusal = Refusal("too_fast")
        if isinstance(message, commands.Command):
            self.connection.say(messages.Refused(message.command_id, refusal.code, refusal.say(self.connection.lang)))
        if self.connection.is_flood():
            self.connection.say(messages.Bye("flood", phrase(self.connection.lang, "bye-flood"), again=False))
            self.connection.close(4429)

    def _read(self, text: bytes) -> commands.ClientMessage | None:
        try:
            return decoder.decode(text)
        except UNREADABLE as fault:
            self.hall.metrics.count("bad_messages_total")
            words, asked = misread("malformed", fault).say(self.connection.lang), command_id(text)
            fits = messages.Refused(asked, "malformed", words) if asked else messages.Fault("malformed", words)
            self.connection.say(fits)
            return None
