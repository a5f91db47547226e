"""A connection that asks: it has so long for its header, its body, and until it asks again."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.visitors import Visitors

HEADER_WITHIN = 10.0  # seconds
BODY_WITHIN = 60.0  # a megabyte over a poor connection
IDLE = 5.0  # between an answer and the next request
READ_WITHIN = 60.0  # what was answered
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpConnection(HttpToolsProtocol):
    """uvicorn's own, which waits for a request as long as anybody likes."""

    def __init__(self, visitors: Visitors, **rest: Any) -> None:
        super().__init__(**rest)
        self._unheard = visitors.unheard
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._begun = False

    def drop(self) -> None:
        """Cut it, whatever it was about to ask."""
        self._expect(None)
        self.transport.abort()

    # -- What the transport calls -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEADER_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    # -- What the parser calls --------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun = True
        self._expect(HEADER_WITHIN)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(BODY_WITHIN)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begun = False
        self._expect(IDLE if self.cycle and self.cycle.response_complete else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._begun and not self.pipeline:
            self._expect(IDLE)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()

    # -- Time -------------------------------------------------------------------------------------

    def _expect(self, seconds: float | None) -> None:
        """Something must come within so many seconds; nothing while a request is being answered."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if seconds is None:
            self._unheard.discard(self)
        elif not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._too_late)
            self._unheard.add(self, self.client[0] if self.client else "")

    def _too_late(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._begun and not answering:
            self.transport.write(TOO_LATE)
        self._expect(None)
        self.transport.close()
