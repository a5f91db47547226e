"""A seat at a table, over its WebSocket: what it has been sent, and what it may say."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tablee.agents.mcp.visitor import Message, Refused, Visitor

SECONDS = 30.0  # for an answer
MOST = 1 << 24  # bytes of a message: a long game is told whole to who comes back
ANSWERS = ("ack", "refused", "hinted")


class Seat:
    """Nothing of it is kept but what the server sends to this seat."""

    def __init__(self, visitor: Visitor, table: str, token: str) -> None:
        self.visitor, self.id, self._token = visitor, table, token
        self.table: Message = {}
        self.state: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.place: int | None = None
        self.bye = ""  # why the server ended it
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._answers: dict[str, Message] = {}
        self._fault = ""

    async def enter(self) -> None:
        """Come in, or back in after a connection was lost."""
        if self._socket is not None and self._reader is not None and not self._reader.done():
            return
        if self.bye:
            raise Refused(self.bye)
        address = f"{self.visitor.server.replace('http', 'ws', 1)}/ws/{self.id}"
        try:
            self._socket = await connect(address, max_size=MOST, open_timeout=SECONDS)
            await self._say({"type": "hello", "token": self._token, "lang": self.visitor.lang})
        except (OSError, WebSocketException, TimeoutError):
            raise self.visitor.refused("no-server", server=self.visitor.server) from None
        self.table, self._fault = {}, ""
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.table), SECONDS)

    async def leave_be(self) -> None:
        """Hang up; the seat stays one's own."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.close()

    # -- Hearing ----------------------------------------------------------------------------------

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    await self._say({"type": "pong", "n": message["n"]})
                self._hear(message)
                async with self._news:
                    self._news.notify_all()
        async with self._news:
            self._news.notify_all()

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("table", "state", "welcome", "chat", "bye", "error"):
            getattr(self, f"_hear_{kind}")(message)
        elif kind in ANSWERS:
            self._answers[f"{kind == 'hinted'}{message['command_id']}"] = message

    def _hear_welcome(self, message: Message) -> None:
        self.place, self.chat = message["seat"], []

    def _hear_table(self, message: Message) -> None:
        self.table = message

    def _hear_state(self, message: Message) -> None:
        self.state = message
        self.log = message["events"] if message["whole"] else self.log + message["events"]

    def _hear_chat(self, message: Message) -> None:
        self.chat.append(message)

    def _hear_bye(self, message: Message) -> None:
        self.bye = "" if message["again"] else message["words"]

    def _hear_error(self, message: Message) -> None:
        self._fault = message["words"]

    async def until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Whether it came to be in time; also when nothing can come any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: done() or self._reader is None or self._reader.done())
        return done()

    # -- Saying -----------------------------------------------------------------------------------

    async def command(self, kind: str, **rest: Any) -> Message:
        """Its answer; `Refused` says why not, in the server's own words."""
        await self.enter()
        name = uuid4().hex
        self._fault = ""
        try:
            await self._say({"type": kind, "command_id": name, **rest})
        except ConnectionClosed:
            raise self.visitor.refused("no-server", server=self.visitor.server) from None
        answer = await self._answer(f"False{name}")
        if kind == "hint":
            answer = await self._answer(f"True{name}")
        return answer

    async def _answer(self, name: str) -> Message:
        await self.until(lambda: name in self._answers or bool(self._fault or self.bye), SECONDS)
        answer = self._answers.pop(name, None)
        if answer is None:
            raise Refused(self._fault or self.bye or str(self.visitor.refused("no-answer")))
        if answer["type"] == "refused":
            raise Refused(answer["words"])
        return answer

    async def _say(self, message: Message) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    # -- What is so now ---------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.table["seats"]]

    @property
    def over(self) -> bool:
        return self.table["phase"] in ("over", "broken")

    @property
    def asked(self) -> bool:
        return bool(self.state.get("options")) and self.table["phase"] == "playing"
