"""Behind one player's eyes: who watches sees what somebody was shown who allows it, some moves and a minute late.

When something is shown follows from the moves that everybody saw, and from nothing else: a sealed answer hurries or
delays nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tablee.server.live.connection import Connection
from tablee.server.protocol.refusals import Refusal
from tablee.server.table.play import Play
from tablee.server.table.table import Table

if TYPE_CHECKING:
    from tablee.server.live.audience import Audience

LATE = 60.0  # seconds, however fast the moves come
encode = msgspec.json.Encoder().encode
Made = dict[tuple[str, int | None], bytes]  # states in a language, since so much had been told


class Past:
    """The game as it was after so many of the moves that everybody saw."""

    def __init__(self, play: Play, public: int) -> None:
        self.rewinds = play.rewinds
        self.public = -1
        mark = next(mark for mark in reversed(play.marks) if play.sealed[: mark.moves].count(False) <= public)
        self.play = Play(play.game, replace(play.record, inputs=[]), play.prelude)
        self.play.g, self.play.story = mark.g.clone(), play.story[: mark.story]
        self.play.sealed, self.play.record.inputs = play.sealed[: mark.moves], play.record.inputs[: mark.moves]
        self.public = self.play.public_moves()

    def is_of(self, play: Play) -> bool:
        """Whether what it shows has not been taken back meanwhile."""
        if self.rewinds != play.rewinds:
            if self.play.record.inputs != play.record.inputs[: len(self.play.record.inputs)]:
                return False
            self.rewinds = play.rewinds
        return True

    def missing(self, play: Play, public: int, *, over: bool) -> int:
        """How many moves it lacks until so many that everybody saw have been made; at the end all."""
        at, lacks = len(self.play.sealed), 0
        if over:
            return len(play.sealed) - at
        found = self.public
        for n, sealed in enumerate(play.sealed[at:], 1):
            if found >= public:  # more has been seen than may be: it stands still until the game is there again
                break
            found += not sealed
            lacks = n if not sealed else lacks
        return lacks

    def go_on(self, play: Play) -> None:
        at = len(self.play.sealed)
        self.play.take(self.play.attempt(play.record.inputs[at]))
        self.public += not play.sealed[at]


class Behind:
    """Those who look through somebody's eyes, and how far each of these has come."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience  # compiled, so that nothing refers to it weakly: `close` opens the circle
        self._closed = False
        self._since: list[float] = []  # when the game was first known to be as it is after so many public moves
        self._rewinds = 0
        self._pasts: dict[int, Past] = {}
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.stop()
        self._pasts.clear()
        if not self._closed:
            del self._audience
        self._closed = True

    @property
    def _table(self) -> Table:
        return self._audience.table

    def look(self, connection: Connection, seat: int | None) -> None:
        """From now on, as soon as there is something late enough; until then one sees what all see who watch."""
        places = self._table.places
        if seat is not None and not (seat < len(places) and places[seat].late):
            raise Refusal("eyes_closed")
        connection.eyes = -1 if seat is None else seat
        connection.behind = False

    def update(self) -> None:
        """Follow the table: called after whatever happened, and when something has become late enough."""
        if self._closed:
            return
        lent = [seat for seat, place in enumerate(self._table.places) if place.late]
        for connection in self._watching():
            if connection.eyes not in lent:
                self._turn_away(connection)
        self.stop()
        play = self._table.play
        if not lent or play is None:
            self._since, self._pasts = [], {}
            return
        self._note(play)
        looked = {connection.eyes for connection in self._watching()}
        self._pasts = {seat: past for seat, past in self._pasts.items() if seat in lent}
        waits = [self._follow(play, seat) for seat in sorted(looked)]
        self._look_again(min([wait for wait in waits if wait is not None], default=None))

    def _watching(self) -> list[Connection]:
        return [connection for connection in self._audience.connections if connection.eyes >= 0]

    def _turn_away(self, connection: Connection) -> None:
        """They may no longer: what all see who watch is shown again."""
        was, connection.eyes, connection.behind = connection.behind, -1, False
        if was:
            self._audience.refresh(connection)

    def _note(self, play: Play) -> None:
        public = play.public_moves()
        if play.rewinds != self._rewinds:
            self._rewinds = play.rewinds
            del self._since[public + 1 :]
        now = asyncio.get_running_loop().time()
        self._since += [now] * (public + 1 - len(self._since))

    def _may_be_seen(self, seat: int) -> int:
        """After how many public moves the game may be seen through these eyes; -1: not at all yet."""
        public = len(self._since) - 1 - self._table.places[seat].late
        before = asyncio.get_running_loop().time() - LATE
        while public >= 0 and self._since[public] > before:
            public -= 1
        return public

    def _follow(self, play: Play, seat: int) -> float | None:
        """Show what may be seen by now; the seconds until there is more, if time alone brings it."""
        over = self._table.phase == "over" and not self._table.sealed
        public = len(self._since) - 1 if over else max(-1, self._may_be_seen(seat))
        past = self._pasts.get(seat)
        if past and not past.is_of(play):
            past = None
        if past is None and public >= 0:
            past = Past(play, public)
        self._keep(seat, past)
        if past and not any(connection.behind for connection in self._watching() if connection.eyes == seat):
            self._catch_up(past, play, public, over=over)
        if past:
            self._show_all(seat, past)
            for _ in range(past.missing(play, public, over=over)):
                past.go_on(play)
                self._show_all(seat, past)
        if over or public >= len(self._since) - 1 - self._table.places[seat].late:
            return None
        return self._since[public + 1] + LATE - asyncio.get_running_loop().time()

    def _catch_up(self, past: Past, play: Play, public: int, *, over: bool) -> None:
        for _ in range(past.missing(play, public, over=over)):
            past.go_on(play)

    def _keep(self, seat: int, past: Past | None) -> None:
        """Whoever saw another past, or none, gets all of this one."""
        if self._pasts.get(seat) is past:
            return
        for connection in self._watching():
            if connection.eyes == seat and connection.behind:
                connection.behind = False
                if past is None:
                    self._audience.refresh(connection)
        if past:
            self._pasts[seat] = past
        else:
            self._pasts.pop(seat, None)

    def _look_again(self, wait: float | None) -> None:
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self.update)

    # -- Showing --------------------------------------------------------------------------------

    def _show_all(self, seat: int, past: Past) -> None:
        made: Made = {}
        for connection in self._watching():
            if connection.eyes == seat:
                whole = not connection.behind
                connection.behind = True
                if whole or connection.version != past.play.versions[seat]:
                    self._show(connection, past, made, whole=whole)

    def show(self, connection: Connection) -> None:
        """All of it, to somebody who has lost what they knew."""
        self._show(connection, self._pasts[connection.eyes], {}, whole=True)

    def _show(self, connection: Connection, past: Past, made: Made, *, whole: bool) -> None:
        """A crowd that looks through the same eyes has each state made once."""
        play, seat, since = past.play, connection.eyes, None if whole else connection.told
        if (connection.lang, since) not in made:
            shower = self._audience.shower(play, connection.lang, self._table.names())
            made[connection.lang, since] = encode(shower.state(seat, None, since, can_move=False))
        connection.version, connection.told = play.versions[seat], len(play.story)
        self._audience.send(connection, made[connection.lang, since])
