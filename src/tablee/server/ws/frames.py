"""The WebSocket below a connection: the library frames, masks and closes; here are our limits, beats and goodbyes."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import Sequence
from typing import Any, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.live.hall import Hall
from tablee.server.protocol.permissions import same_origin
from tablee.server.visitors import Visitors
from tablee.server.ws.batching import Batches
from tablee.server.ws.session import Session

PATH = re.compile(r"/ws/([^/?]+)")
LARGEST = 4096  # bytes of a message
BITE = 4096  # bytes that are read at once: so many tiny frames cannot hold up the tables before they are counted
BEAT = 20.0  # seconds: who was silent is asked, and who was silent after that is gone
MOST_ODD = 500  # frames between two beats that are no message, or come too late: they cost time, and no page sends them
TCP_INFO = 11 if sys.platform == "linux" else -1  # elsewhere there is another of this name
MIN_RTT = 148  # where struct tcp_info has tcpi_min_rtt, in microseconds
LAST_WORDS = 3.0  # seconds a client has to answer our goodbye


class WebSocket(asyncio.Protocol):
    """One client's WebSocket, from the request to upgrade to the end."""

    __slots__ = (
        "_address", "_alive", "_batches", "_closing", "_conn", "_hall", "_odd", "_parts", "_pinged", "_session",
        "_state", "_timer", "_transport", "_visitors",
    )  # fmt: skip

    def __init__(self, hall: Hall, batches: Batches, visitors: Visitors, *, server_state: Any, **_: Any) -> None:
        self._hall = hall
        self._visitors = visitors
        self._address: str | None = None  # counted while it is connected
        self._batches = batches
        self._state = server_state
        self._conn = ServerProtocol(max_size=LARGEST)
        self._session: Session | None = None
        self._transport: asyncio.Transport
        self._timer: asyncio.TimerHandle | None = None
        self._parts = b""  # of a message that has not come whole
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
        if self._address is not None:
            self._visitors.leave(self._address)
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
        for at in range(0, len(data), BITE):
            self._read(data[at : at + BITE])
            if self._odd > MOST_ODD:
                self._closing = True
                self._transport.abort()
                return

    def _read(self, data: bytes) -> None:
        conn = self._conn
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Request):
                self._answer(conn, event)
            elif self._session and isinstance(event, Frame):
                self._frame(self._session, event)
        self._flush()
        if conn.parser_exc or conn.handshake_exc or conn.close_rcvd:
            self._closing = True
            self._transport.close()

    def shutdown(self) -> None:
        """The server ends: what was asked is still answered."""
        if self._session:
            self._session.finish()

    # -- Coming in --------------------------------------------------------------------------------

    def _answer(self, conn: ServerProtocol, request: Request) -> None:
        """Let in whoever asks for a table, from our own page or from no page."""
        found = PATH.fullmatch(request.path.partition("?")[0])
        status = self._objection(request) if found else 404
        response = conn.reject(status, "") if status else conn.accept(request)
        conn.send_response(response)
        self._flush()
        if response.status_code != 101 or not found:
            self._transport.close()
            return
        self._session = Session(self._hall, found[1], self)
        self._set_timer(BEAT)
        self._state.connections.add(self)  # only now: the server waits at its end for all of these to be lost

    def _objection(self, request: Request) -> int:
        """The status of a refusal: by another name, from another site, or one too many."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        if not self._visitors.terms.serves(headers.get("host", "")):
            return 421
        if not same_origin(headers):
            return 403
        peer = self._transport.get_extra_info("peername")
        address = self._visitors.address(peer[0] if peer else "", request.headers.get_all("x-forwarded-for"))
        if not self._visitors.enter(address):
            return 429
        self._address = address
        return 0

    def _frame(self, session: Session, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin and not self._closing:
            session.hear(bytes(frame.data))
            return
        self._odd += 1
        if frame.opcode is Opcode.PONG:
            self._ponged(session)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self._closing:
            self._in_parts(session, frame)

    def _in_parts(self, session: Session, frame: Frame) -> None:
        self._parts += bytes(frame.data)
        if frame.fin:
            whole, self._parts = self._parts, b""
            session.hear(whole)

    def _ponged(self, session: Session) -> None:
        if self._pinged:
            session.connection.measured(asyncio.get_running_loop().time() - self._pinged)
            self._pinged = 0.0

    # -- Going out ----------------------------------------------------------------------------------

    def write(self, texts: Sequence[bytes]) -> None:
        self._batches.add(self, texts)

    def send(self, texts: Sequence[bytes]) -> None:
        if self._conn.state is OPEN and not self._closing:
            for text in texts:
                self._conn.send_text(text)
            self._flush()

    def _flush(self) -> None:
        if data := self._conn.data_to_send():
            self._transport.write(data[0] if len(data) == 1 else b"".join(data))

    def close(self, code: int) -> None:
        """Say goodbye after all that was written, and give the client a moment to answer."""
        self._batches.flush(self)
        if self._conn.state is OPEN and not self._closing:
            self._closing = True
            self._conn.send_close(code)
            self._flush()
            self._set_timer(LAST_WORDS)

    def abort(self) -> None:
        self._transport.abort()

    def round_trip(self) -> float | None:
        """The shortest that the kernel has seen of late: its acknowledgements are none of the client's business."""
        try:
            raw = self._transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, TCP_INFO, MIN_RTT + 4)
        except (AttributeError, OSError, ValueError):  # another system, or a connection that is gone
            return None
        return int.from_bytes(raw[MIN_RTT:], sys.byteorder) / 1e6 if len(raw) > MIN_RTT else None

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
        self._conn.send_ping(b"")
        self._flush()
        self._pinged = asyncio.get_running_loop().time()
        self._set_timer(BEAT)
