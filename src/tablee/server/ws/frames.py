"""The WebSocket below a connection.  Whole text frames go straight through; the library does all the rest."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, cast

from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # the compiled one
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.live.hall import Hall
from tablee.server.protocol.permissions import same_origin
from tablee.server.ws.batching import Batches
from tablee.server.ws.session import Session

PATH = re.compile(r"/ws/([^/?]+)")
LARGEST = 4096  # bytes of a message
TEXT, MASKED, PONG, CLOSE = 0x81, 0x80, 0x8A, 0x88
BEAT = 20.0  # seconds: who was silent is asked, and who was silent after that is gone
MOST_ODD = 500  # frames between two beats that are no message, or come too late: they cost time, and no page sends them
LAST_WORDS = 3.0  # seconds a client has to answer our goodbye


def framed(text: bytes) -> bytes:
    """What a server sends for a text."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends, 0 while it is not whole; one that is too long ends where it is."""
    if len(data) < at + 2:
        return 0
    size, start = data[at + 1] & 127, at + 2
    if size == 126:
        if len(data) < at + 4:
            return 0
        size, start = data[at + 2] << 8 | data[at + 3], at + 4
    if size == 127 or size > LARGEST:
        return len(data)
    end = start + size + (4 if data[at + 1] & MASKED else 0)
    return end if end <= len(data) else 0


def is_plain(data: bytes, at: int) -> bool:
    """Whether this is a whole text, masked and not too long."""
    size = data[at + 1] - MASKED
    return data[at] == TEXT and (0 <= size < 126 or (size == 126 and data[at + 2] << 8 | data[at + 3] <= LARGEST))


class WebSocket(asyncio.Protocol):
    """One client's WebSocket, from the request to upgrade to the end."""

    __slots__ = (
        "_alive", "_batches", "_closing", "_conn", "_hall", "_odd", "_parts", "_pinged", "_rest", "_session", "_state",
        "_timer", "_transport",
    )  # fmt: skip

    def __init__(self, hall: Hall, batches: Batches, *, server_state: Any, **_: Any) -> None:
        self._hall = hall
        self._batches = batches
        self._state = server_state
        self._conn: ServerProtocol | None = ServerProtocol(max_size=LARGEST)
        self._session: Session | None = None
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._rest = b""
        self._parts = b""
        self._alive = True
        self._closing = False
        self._pinged = 0.0  # when the last beat was, until it is answered
        self._odd = 0  # frames since then that were no message

    # -- What the transport calls ---------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _: Exception | None) -> None:
        self._state.connections.discard(self)
        self._closing = True
        self._set_timer(None)
        if self._session:
            self._session.end()
            self._session = None  # which points back here: no circle for the collector to open

    def pause_writing(self) -> None:
        if self._session:
            self._session.connection.pause()

    def resume_writing(self) -> None:
        if self._session:
            self._session.connection.resume()

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if self._session is None:
            self._upgrade(data)
            return
        if self._rest:
            data = self._rest + data
        at = 0
        while end := frame_end(data, at):
            self._frame(self._session, data, at, end)
            at = end
        self._rest = data[at:]

    def shutdown(self) -> None:
        """The server ends: what was asked is still answered."""
        if self._session:
            self._session.finish()

    # -- Coming in --------------------------------------------------------------------------------

    def _upgrade(self, data: bytes) -> None:
        conn = self._conn
        assert conn
        conn.receive_data(data)
        for request in conn.events_received():
            if isinstance(request, Request):
                self._answer(conn, request)
        if conn.parser_exc:
            self._transport.close()

    def _answer(self, conn: ServerProtocol, request: Request) -> None:
        """Let in whoever asks for a table, from our own page or from no page."""
        found = PATH.fullmatch(request.path.partition("?")[0])
        response = conn.accept(request)
        if not found or not same_origin({name.lower(): value for name, value in request.headers.raw_items()}):
            response = conn.reject(404 if not found else 403, "")
        conn.send_response(response)
        self._transport.write(b"".join(conn.data_to_send()))
        if response.status_code != 101 or not found:
            self._transport.close()
            return
        self._conn = None  # a quiet connection needs none
        self._session = Session(self._hall, found[1], self)
        self._set_timer(BEAT)
        self._state.connections.add(self)  # only now: the server waits at its end for all of these to be lost

    def _frame(self, session: Session, data: bytes, at: int, end: int) -> None:
        if is_plain(data, at) and not self._closing and not self._in_parts():
            start = at + (4 if data[at + 1] == 0xFE else 2)
            session.hear(apply_mask(data[start + 4 : end], data[start : start + 4]))
            return
        self._odd += 1
        if self._odd > MOST_ODD:
            self._closing = True
            self._transport.abort()
        elif not self._closing:
            self._unusual(session, data[at:end])
        elif data[at] == CLOSE:
            self._transport.close()

    def _in_parts(self) -> bool:
        return self._conn is not None and self._conn.current_size is not None

    def _unusual(self, session: Session, data: bytes) -> None:
        """Messages in parts, pings and their answers, goodbyes, and what breaks the protocol."""
        if data[0] == PONG:
            self._ponged(session)
            return
        conn = self._conn = self._conn or ServerProtocol(state=OPEN, max_size=LARGEST)
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._parts += bytes(event.data)
                if event.fin:
                    whole, self._parts = self._parts, b""
                    session.hear(whole)
        self._transport.write(b"".join(conn.data_to_send()))
        if conn.close_rcvd or conn.parser_exc:
            self._closing = True
            self._transport.close()

    def _ponged(self, session: Session) -> None:
        if self._pinged:
            session.connection.measured(asyncio.get_running_loop().time() - self._pinged)
            self._pinged = 0.0

    # -- Going out ----------------------------------------------------------------------------------

    def write(self, texts: Sequence[bytes]) -> None:
        self._batches.add(self, texts)

    def send(self, texts: Sequence[bytes]) -> None:
        if not self._closing:
            self._transport.write(b"".join([framed(text) for text in texts]) if len(texts) > 1 else framed(texts[0]))

    def close(self, code: int) -> None:
        """Say goodbye after all that was written, and give the client a moment to answer."""
        self._batches.flush(self)
        if not self._closing:
            self._closing = True
            self._transport.write(b"\x88\x02" + code.to_bytes(2, "big"))
            self._set_timer(LAST_WORDS)

    def abort(self) -> None:
        self._transport.abort()

    # -- Silence --------------------------------------------------------------------------------------

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._beat) if seconds else None

    def _beat(self) -> None:
        if self._closing or not self._alive:
            self._transport.abort()
            return
        self._alive = False
        self._odd = 0
        self._transport.write(b"\x89\x00")
        self._pinged = asyncio.get_running_loop().time()
        self._set_timer(BEAT)
