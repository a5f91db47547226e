"""A WebSocket client of the lightest kind, so that the server is the slow part."""

from __future__ import annotations

import asyncio
from typing import cast

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG, CLOSE = 9, 0x8A, 8


class Client(asyncio.Protocol):
    """One socket: says texts, and hears them."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(HANDSHAKE.format(path=self.path).encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._upgraded:
            _, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = data
                return
            self._upgraded, data = True, rest
            self.begin()
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left."""
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1] & 127, at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                start += wide
                size = int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else len(data)
            if len(data) < start + size:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE and self.transport:
            self.transport.close()
        else:
            self.hear(body)

    def say(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, head: int, body: bytes) -> None:
        size = len(body)
        length = bytes((head, 0x80 | size)) if size < 126 else bytes((head, 0xFE)) + size.to_bytes(2, "big")
        if self.transport:
            self.transport.write(length + b"\0\0\0\0" + body)

    def abort(self) -> None:
        if self.transport:
            self.transport.abort()

    def begin(self) -> None:
        """The socket is open."""

    def hear(self, text: bytes) -> None:
        """A message has come."""


async def ask(port: int, path: str, body: bytes) -> tuple[int, bytes]:
    """A request to the HTTP interface: the status and the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    head_of_answer, _, rest = answer.partition(b"\r\n\r\n")
    return int(head_of_answer.split()[1]), rest
