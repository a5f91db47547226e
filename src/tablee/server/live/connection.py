# mypyc: compile
"""A connection: what waits to be sent to it is bounded, and whoever does not read never slows the table."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from mypy_extensions import mypyc_attr

from tablee.server.protocol import messages
from tablee.server.protocol.parts import Lang
from tablee.server.tokens import fingerprint

LONGEST_OUTBOX = 64
PATIENCE = 30.0  # seconds a client may take to read what it was sent
MESSAGES_A_SECOND = float(os.environ.get("TABLEE_MESSAGES_A_SECOND", "5"))  # tests play faster than people
BURST = max(20.0, MESSAGES_A_SECOND)
LONGEST_TRIP = 60.0  # seconds
MOST_REFUSED = 200  # messages beyond the limit before the connection is closed

encode = msgspec.json.Encoder().encode


class Transport(Protocol):
    """What a connection writes to."""

    def write(self, texts: Sequence[bytes]) -> None: ...

    def close(self, code: int) -> None: ...

    def abort(self) -> None: ...

    def round_trip(self) -> float | None:
        """Seconds, as the machine itself has measured them; None where it does not say."""


class Pace:
    """How fast one may speak: so many messages a second, and some at once if they were saved up."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._allowed = BURST
        self._counted = clock()

    def allows(self) -> bool:
        now = self._clock()
        self._allowed = min(BURST, self._allowed + MESSAGES_A_SECOND * (now - self._counted))
        self._counted = now
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)  # in tests
class Connection:
    """One socket of one observer: a seat, or the spectators (-1)."""

    def __init__(self, transport: Transport, clock: Callable[[], float]) -> None:
        self._transport = transport
        self._clock = clock
        self.seat = -1
        self.eyes = -1  # through which somebody who watches wants to look
        self.behind = False  # whether they do
        self.token = ""
        self.fingerprint = ""  # of the token
        self.lang: Lang = "fr"
        self.version = 0  # of the last state sent
        self.told = 0  # how much of the story was sent
        self.rewinds = 0
        self.table_sent = b""
        self.chats_sent = 0
        self.notices_sent = 0
        self.closed = False
        self.lagging = False
        self.given_up = False  # its client did not read
        self.on_caught_up: Callable[[Connection], None] | None = None  # called when a lagging connection has read all
        self.on_lag: Callable[[], None] | None = None  # called when its lag is known better
        self._outbox: deque[bytes] | None = None  # there while the client does not keep up
        self._together: list[bytes] | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._goodbye: int | None = None
        self.pace = Pace(clock)
        self._refused = 0
        self._ping = 0
        self._pinged: float | None = None
        self._shortest = LONGEST_TRIP
        self.lag = 0.0  # half a round trip, for races

    def admit(self, seat: int, token: str) -> None:
        """This is who they are."""
        self.seat, self.token, self.fingerprint = seat, token, fingerprint(token)

    # -- Sending ----------------------------------------------------------------------------

    def say(self, message: messages.FromServer) -> None:
        """An answer or a word that must arrive."""
        self._push(encode(message))

    def tell(self, message: bytes) -> None:
        """The same for what is written already."""
        self._push(message)

    def show(self, message: bytes) -> None:
        """A picture that the next one replaces: dropped when the client does not keep up."""
        if self._outbox is None or len(self._outbox) < LONGEST_OUTBOX:
            self._push(message)
        else:
            self.lagging = True

    def _push(self, message: bytes) -> None:
        if self.closed or self._goodbye is not None:
            return
        if self._together is not None:
            self._together.append(message)
            return
        if self._outbox is None:
            self._transport.write((message,))
            return
        self._outbox.append(message)
        if len(self._outbox) > 4 * LONGEST_OUTBOX:
            self.given_up = True
            self.close(4408)

    def hold_back(self) -> None:
        """What comes now goes out at once with the answer: the new table and the word that it was one's own move."""
        self._together = []

    def send_together(self) -> None:
        waiting, self._together = self._together or [], None
        if self._outbox is None and waiting and not self.closed and self._goodbye is None:
            self._transport.write(waiting)
        else:
            for message in waiting:
                self._push(message)

    def close(self, code: int) -> None:
        """Close once everything is sent."""
        self.send_together()
        self._goodbye = code
        if self._outbox is None and not self.closed:
            self._transport.close(code)

    def pause(self) -> None:
        """The client does not keep up: what comes now waits here."""
        self._outbox = deque()
        self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self.given_up = True
        self._transport.abort()

    def resume(self) -> None:
        """The client reads again."""
        waiting, self._outbox = self._outbox or deque(), None
        if self._patience:
            self._patience.cancel()
        while waiting and self._outbox is None:
            self._transport.write((waiting.popleft(),))
        if self._outbox is not None:  # it was too much again
            self._outbox.extend(waiting)
        elif self._goodbye is not None:
            self._transport.close(self._goodbye)
        elif self.lagging and self.on_caught_up:
            self.lagging = False
            self.on_caught_up(self)

    def end(self) -> None:
        """The connection is gone."""
        self.closed, self.on_caught_up, self.on_lag = True, None, None
        if self._patience:
            self._patience.cancel()

    async def sent_all(self) -> None:
        """Wait until nothing waits to be sent."""
        while self._outbox and not self.closed:  # noqa: ASYNC110 — once, when the server ends
            await asyncio.sleep(0.01)

    # -- Receiving ----------------------------------------------------------------------------

    def allows(self) -> bool:
        """Whether one more message is within the limit."""
        allowed = self.pace.allows()
        self._refused += not allowed
        return allowed

    def is_flood(self) -> bool:
        return self._refused > MOST_REFUSED

    # -- Round trips --------------------------------------------------------------------------

    def ping(self) -> None:
        """Measure; an answer to an earlier one counts for nothing any more."""
        self._ping += 1
        self._pinged = self._clock()
        self.say(messages.ServerPing(self._ping))

    def pong(self, n: int) -> None:
        if n == self._ping and self._pinged is not None:
            self.measured(self._clock() - self._pinged)
            self._pinged = None

    def measured(self, trip: float) -> None:
        """What a client can delay must not gain anything: the machine's own measure counts, or less."""
        self._shortest = min(self._shortest, trip)
        self.lag = min(self._shortest, self._transport.round_trip() or 0.0) / 2
        if self.on_lag:
            self.on_lag()
