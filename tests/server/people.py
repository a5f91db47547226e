"""Real server processes and people who talk to them over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.conftest import announced_address

Message = dict[str, Any]
UNLIMITED = {"TABLEE_TABLES_A_MINUTE": "1000000", "TABLEE_SOCKETS_EACH": "1000000"}  # all come from one address
GUARD = 300  # seconds after which something hangs; never a measure of anything


class Process:
    """A server that can be killed and started again on the same data."""

    def __init__(
        self, data: Path, database: str | None = None, workers: int = 1, pace: str = "0-0", rate: str = "100000"
    ) -> None:
        self.words = ["--data", str(data), "--workers", str(workers), *(["--database", database] if database else [])]
        self.environment = {**os.environ, "TABLEE_BOT_PACE": pace, "TABLEE_MESSAGES_A_SECOND": rate, **UNLIMITED}
        self.port = 0
        self.running: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> Process:
        command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--port", str(self.port), *self.words]
        self.running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment
        )
        self.address = announced_address(self.running)
        self.port = int(self.address.rpartition(":")[2])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """End it; what it had to complain about."""
        if self.running is None:
            return ""
        self.running.send_signal(how)
        _, complaints = self.running.communicate(timeout=GUARD)
        self.running = None
        return complaints

    def __enter__(self) -> Process:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.stop(signal.SIGKILL)

    # -- Requests -----------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None, token: str = "", **headers: str) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        for name, value in headers.items():
            request.add_header(name, value)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, _plain(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, _plain(refused.read())

    def open_table(self, **wanted: Any) -> Message:
        status, seated = self.ask("POST", "/api/tables", {"game": "boom", "name": "Léa", "seats": 3, **wanted})
        assert status == 200, seated
        return dict(seated)

    def join(self, table: str, name: str, **wanted: Any) -> Message:
        status, seated = self.ask("POST", f"/api/tables/{table}/join", {"name": name, **wanted})
        assert status == 200, seated
        return dict(seated)

    @asynccontextmanager
    async def player(self, table: str, token: str | None, lang: str | None = "fr") -> AsyncIterator[Player]:
        async with connect(f"{self.address.replace('http', 'ws', 1)}/ws/{table}") as socket:
            person = Player(socket)
            await person.send(type="hello", token=token, lang=lang)
            yield person


def _plain(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


class Player:
    """A client that keeps what it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.state: Message = {}
        self.table: Message = {}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), GUARD)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "ping":
            with suppress(ConnectionClosed):  # what came before the end is still to be read
                await self.send(type="pong", n=message["n"])
        return message

    async def until(self, wanted: Callable[[Message], bool] | str) -> Message:
        """The next message that is wanted."""
        while True:
            message = await self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def until_closed(self) -> tuple[list[Message], int | None]:
        """What still came, and the code it was closed with."""
        rest: list[Message] = []
        try:
            while True:
                rest.append(await self.next())
        except ConnectionClosed as closed:
            return rest, closed.rcvd.code if closed.rcvd else None

    async def command(self, kind: str, command_id: str = "", **rest: Any) -> Message:
        """Send a command and wait for its answer."""
        name = command_id or uuid4().hex
        await self.send(type=kind, command_id=name, **rest)
        return await self.until(lambda m: m["type"] in ("ack", "refused") and m["command_id"] == name)

    async def act(self, key: str, **rest: Any) -> Message:
        return await self.command("act", key=key, version=self.state["version"], **rest)

    async def play_on(self, done: Callable[[Message], bool]) -> None:
        """Take the first option whenever there is one, until a state is as wanted."""
        while not (self.state and done(self.state)):
            options = self.state.get("options")
            if options:
                await self.act(options[0]["key"])
            else:
                await self.until("state")
