"""A room: one table, one inbox.  Everything that happens to a table happens here, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol
from weakref import proxy

from msgspec.structs import replace

from tablee.server.club.club import Club
from tablee.server.live.audience import Audience
from tablee.server.live.connection import Connection
from tablee.server.live.driver import Driver
from tablee.server.live.hints import Hints
from tablee.server.live.inbox import Inbox, Job, nothing
from tablee.server.live.peers import Peers
from tablee.server.live.reminders import Reminders
from tablee.server.live.restore import fold
from tablee.server.live.spectators import Spectators
from tablee.server.metrics import Metrics
from tablee.server.protocol import commands, messages
from tablee.server.protocol.permissions import Role, may
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Store, StoreFailed, Taken
from tablee.server.table import lesson, log, moves
from tablee.server.table.clocks import Clock, is_slow
from tablee.server.table.decide import decide
from tablee.server.table.invites import in_force, renewed
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Tried
from tablee.server.table.table import Table, sender
from tablee.server.thinking import Thinkers
from tablee.server.words import phrase

SMALL = (log.Moved, log.Said, log.Stood)  # entries that leave the lobby's card as it is
GOODBYES = (commands.Leave, commands.Kick)
SNAPSHOT_EVERY = 64  # rows between two snapshots
TRIES = 20  # how often another process may be faster before we give up

Decision = Callable[[], tuple[list[AnyEntry], Tried | None]]
logger = logging.getLogger("tablee.room")


class Results(Protocol):
    """Who wants to know how the games of a tournament end."""

    async def ended(self, table: Table) -> None: ...


class Surroundings(Protocol):
    """What a room needs of the hall it is in."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    club: Club
    spectators: Spectators
    pace: tuple[float, float]

    @property
    def rounds(self) -> Results: ...

    async def rematch(self, table: Table) -> str: ...

    async def write_card(self, table: Table) -> None: ...

    def write_snapshot(self, table: Table) -> asyncio.Task[None]: ...


class Room:
    """Runs one table."""

    def __init__(self, table: Table, hall: Surroundings, now: Callable[[], float]) -> None:
        self.table = table
        self.hall = hall
        self.now = now
        self.clock = Clock(now)
        self.audience = Audience(table, self.clock, hall.spectators)
        self.audience.failed = partial(Room.stumble, proxy(self))  # no circle for the collector to open
        self.driver = Driver(self)
        self.hints = Hints(self)
        self.peers = Peers(self)
        self.reminders = Reminders(self)
        self.idle_since = now()
        self.made, self.moved_at = -1, now()  # how many moves, and when the last one was made
        self.snapshot_at = 0  # the row of the log after which the last snapshot was taken here
        self.inbox = Inbox(f"table {table.id}")

    def open(self) -> None:
        self.post(self.peers.sync)
        if self.table.phase == "over":
            self.post(self.note_result)

    async def close(self) -> None:
        self.driver.stop()
        self.hints.stop()
        self.reminders.stop()
        await self.inbox.close()
        self.audience.behind.close()
        if writing := self._snapshot(1):
            await writing
        await self.hall.store.let_go(self.table.id)

    async def drain(self) -> None:
        """What was heard is done and answered."""
        await self.do(nothing)
        await self.hall.spectators.served()
        await asyncio.gather(*[connection.sent_all() for connection in self.audience.connections])

    def post(self, job: Job) -> bool:
        return self.inbox.post(job)

    def insist(self, job: Job) -> None:
        self.inbox.insist(job)

    async def do(self, job: Job) -> None:
        await self.inbox.do(job)

    # -- People ---------------------------------------------------------------------------------

    def submit(self, connection: Connection, message: commands.ClientMessage) -> None:
        """A message from a client; races are heard in the order in which they were made."""
        arrived = self.now()
        job = partial(self._hear, connection, message, arrived)
        wait = 0.0
        if isinstance(message, commands.Act) and may(self.role(connection), message):
            wait = moves.handicap(self.table, connection.seat, message.key, connection.lag, self.audience.longest_lag())
        if wait > 0:
            asyncio.get_running_loop().call_at(arrived + wait, self._post_or_refuse, job, connection, message)
        else:
            self._post_or_refuse(job, connection, message)

    def _post_or_refuse(self, job: Job, connection: Connection, message: commands.ClientMessage) -> None:
        if not self.post(job) and isinstance(message, commands.Command):
            self._refuse(connection, message, Refusal("too_fast"))

    async def enter(self, connection: Connection) -> None:
        """Somebody is connected, again perhaps."""
        seat = connection.seat
        await self._renew(connection)
        if seat >= 0 and self.table.places[seat].token != connection.fingerprint:  # lost while they came in
            raise Refusal("unknown_secret")
        connection.on_caught_up = lambda late: None if self.post(partial(self._refresh, late)) else late.close(4408)
        connection.on_lag = self.audience.measured
        self.audience.add(connection)
        self.driver.update()
        self.audience.greet(connection)
        if seat >= 0 and self.table.places[seat].away:
            await self.change(lambda: ([log.CameBack(seat)], None))
        self.driver.measure(connection)
        self.update()
        await self.peers.announce()

    async def _renew(self, connection: Connection) -> None:
        """Invitations follow from the host's secret, which only the host's connections know."""
        await self.change(lambda: (renewed(self.table, connection.token), None))

    async def _refresh(self, connection: Connection) -> None:
        self.audience.refresh(connection)

    async def depart(self, connection: Connection) -> None:
        """A connection is gone."""
        self.audience.discard(connection)
        self.idle_since = self.now()
        self.update()
        await self.peers.announce()

    def role(self, connection: Connection) -> Role:
        if connection.seat < 0:
            return Role.SPECTATOR
        return Role.HOST if connection.seat == self.table.host else Role.SEATED

    # -- Commands -------------------------------------------------------------------------------

    async def _hear(self, connection: Connection, message: commands.ClientMessage, arrived: float) -> None:
        if connection not in self.audience.connections:
            return
        if isinstance(message, commands.Command):
            await self._obey(connection, message)
            self.hall.metrics.waits.append(self.now() - arrived)
        elif isinstance(message, commands.Hello | commands.Speak):
            connection.lang = message.lang or connection.lang
            self.audience.greet(connection)

    async def _obey(self, connection: Connection, command: commands.Command) -> None:
        connection.hold_back()
        name = f"{connection.seat}.{command.command_id}"
        try:
            if name not in self.table.answers:  # else it is done, even if they might not do it any more
                self._check_right(connection, command)
                await self._carry_out(connection, command, name)
            self._acknowledge(connection, command, name)
        except Refusal as refusal:
            self._refuse(connection, command, refusal)
        except StoreFailed:
            self.hall.metrics.count("store_failures_total")
            self._refuse(connection, command, Refusal("storage"))
        except moves.RuleFailed as fault:
            await self._quarantine(fault)
            self._refuse(connection, command, Refusal("broken"))
        except Exception:
            logger.exception("table %s, %s", self.table.id, type(command).__name__)
            self._refuse(connection, command, Refusal("internal"))
        finally:
            connection.send_together()

    async def _carry_out(self, connection: Connection, command: commands.Command, name: str) -> None:
        if isinstance(command, commands.Act):
            await self.change(partial(self._judge, connection, command), name)
        elif isinstance(command, commands.Hint):
            await self.hints.ask(connection, command)
        elif isinstance(command, commands.Rematch):
            await self._rematch(name)
        elif isinstance(command, commands.LookThrough):
            self.audience.look_through(connection, command.seat)
        elif isinstance(command, commands.Foresee):
            connection.say(self.audience.foreseen(connection, command.command_id))
        else:
            await self.change(partial(self._decide, connection, command), name)

    def _acknowledge(self, connection: Connection, command: commands.Command, name: str) -> None:
        self.hall.metrics.count("commands_total")
        version = self.table.answers.get(name, self.table.version(connection.seat))
        connection.say(messages.Ack(command.command_id, version))
        if isinstance(command, GOODBYES):
            self.dismiss(connection.seat)

    def _check_right(self, connection: Connection, command: commands.Command) -> None:
        """Once more whenever another process was faster: it may have taken the seat or the host's place away."""
        if connection not in self.audience.connections or not may(self.role(connection), command):
            raise Refusal("not_seated" if connection.seat < 0 else "not_yours")

    def _decide(self, connection: Connection, command: commands.Command) -> tuple[list[AnyEntry], None]:
        self._check_right(connection, command)
        if isinstance(command, commands.StandIn) and self.audience.has(command.seat):
            raise Refusal("not_away")
        return decide(self.table, connection.seat, command), None

    def _judge(self, connection: Connection, act: commands.Act) -> tuple[list[AnyEntry], Tried]:
        self._check_right(connection, act)
        moves.check_fresh(self.table, connection.seat, act)
        lesson.check(self.table, connection.seat, act.key, connection.lang)
        moved = self._timed(log.Moved(connection.seat, act.key))
        tried = moves.try_move(self.table, moved, connection.lang)
        if not tried.standing:  # else the time is that of whoever is asked
            moved = replace(moved, spent=self.clock.spent_ms())
        return [moved], tried

    def _timed(self, moved: log.Moved) -> log.Moved:
        return replace(moved, after=int(1000 * (self.now() - self.moved_at)))

    async def move(self, due: Callable[[], log.Moved | None]) -> None:
        """A bot or a clock moves, unless nothing is due any more once we know what another process wrote."""
        await self.answer_for(lambda: [moved] if (moved := due()) else [])

    async def answer_for(self, due: Callable[[], list[AnyEntry]]) -> None:
        """A move for somebody, or that there is none, if it is still due."""
        try:
            await self.change(partial(self._judge_due, due))
        except moves.RuleFailed as fault:
            await self._quarantine(fault)
        except StoreFailed as fault:
            self._not_stored(fault)
            self.driver.try_again()

    def _judge_due(self, due: Callable[[], list[AnyEntry]]) -> tuple[list[AnyEntry], Tried | None]:
        entries = due()
        if not entries or not isinstance(entries[0], log.Moved):
            return entries, None
        moved = self._timed(entries[0])
        return [moved], moves.try_move(self.table, moved, "fr")

    def _not_stored(self, fault: StoreFailed) -> None:
        self.hall.metrics.count("store_failures_total")
        logger.warning("table %s: nothing could be stored (%s)", self.table.id, fault)

    async def _rematch(self, name: str) -> None:
        if self.table.phase != "over":
            raise Refusal("not_over")
        if self.table.follower is None:
            follower = await self.hall.rematch(self.table)
            await self.change(lambda: (self._followed(follower), None), name)

    def _followed(self, follower: str) -> list[AnyEntry]:
        """Nothing where another process was faster: it has named it already, or taken the end back."""
        wanted = self.table.phase == "over" and self.table.follower is None
        return [log.Followed(follower)] if wanted else []

    def stumble(self, fault: Exception) -> None:
        """A rule fails at what comes after a move: that is stored, but the table stands still from then on."""
        if self.table.phase == "playing":
            self.insist(partial(self._quarantine, moves.failed(fault, "options")))
        else:
            logger.error("table %s cannot be shown", self.table.id, exc_info=fault)

    async def _quarantine(self, fault: moves.RuleFailed) -> None:
        if self.table.phase != "playing":  # it stands still already
            return
        logger.error("table %s stands still: %s", self.table.id, fault, exc_info=fault.__cause__)
        self.hall.metrics.count("rule_failures_total")
        try:
            await self.change(lambda: ([log.Broke(str(fault))] if self.table.phase == "playing" else [], None))
        except StoreFailed as failed:
            self._not_stored(failed)

    def _refuse(self, connection: Connection, command: commands.Command, refusal: Refusal) -> None:
        self.hall.metrics.count("commands_total")
        self.hall.metrics.count("refusals_total")
        connection.say(messages.Refused(command.command_id, refusal.code, refusal.say(connection.lang)))

    def dismiss(self, by: int) -> None:
        """Say goodbye to those whose seat is theirs no more, by their own command or by another's."""
        for connection in list(self.audience.connections):
            if connection.seat >= 0 and self.table.places[connection.seat].token != connection.fingerprint:
                why = "left" if connection.seat == by else "kicked"
                connection.say(messages.Bye(why, phrase(connection.lang, f"bye-{why}"), again=False))
                connection.close(4403)
                self.audience.discard(connection)

    # -- The log ----------------------------------------------------------------------------------

    async def change(self, decision: Decision, command: str | None = None) -> None:
        """Decide, store, and only then let it be so; when another process was faster, look again and decide anew."""
        for _ in range(TRIES):
            if command in self.table.answers:
                return
            entries, tried = decision()
            if not entries:
                return
            if await self._store(entries, command):
                self.table.fold(entries, answers=command, tried=tried)
                await self._happened(entries)
                return
            await self.catch_up()
        raise StoreFailed("other processes were faster every time")

    async def _store(self, entries: list[AnyEntry], command: str | None) -> bool:
        try:
            await self.hall.store.append(self.table.id, self.table.seq + 1, command, log.write(entries))
        except Taken:
            self.hall.metrics.count("conflicts_total")
            return False
        self.hall.metrics.count("rows_total")
        return True

    async def _happened(self, entries: list[AnyEntry]) -> None:
        made = [type(entry) for entry in entries].count(log.Moved)
        self.hall.metrics.count("moves_total", made)
        self.update(only_moved=made == len(entries))
        if not isinstance(entries[0], SMALL) or self.table.phase == "over" or is_slow(self.table):
            await self.hall.write_card(self.table)
        self.reminders.happened(entries)
        ended = self.table.phase == "over" and isinstance(entries[-1], log.Moved | log.Unsealed)
        if ended or any(isinstance(entry, log.Replaced) for entry in entries):
            await self.note_result()
        self._snapshot(1 if self.table.phase == "over" else SNAPSHOT_EVERY)
        if self.hall.store.shared:
            await self.hall.store.notify(self.table.id, str(self.table.seq))

    async def note_result(self) -> None:
        """Those who are known here learn how they fared; what is not noted now is noted when the table is next read."""
        table = self.table
        try:
            if table.tournament and table.play and table.play.g.over:
                await self.hall.rounds.ended(table)
            if table.deal:
                await self.hall.club.daily.ended(table)
            if not table.sealed:  # else who looks them up would learn how a deal ends that is played elsewhere
                await self.hall.club.note_result(table)
        except StoreFailed as fault:
            self._not_stored(fault)

    def _snapshot(self, rows: int) -> asyncio.Task[None] | None:
        """A snapshot, if a game of these rules has added so many rows since the last one."""
        table = self.table
        if table.play is None or table.stored or table.seq - self.snapshot_at < rows:
            return None
        self.snapshot_at = table.seq
        return self.hall.write_snapshot(table)

    async def catch_up(self) -> None:
        """Fold what other processes have written, row by row: nobody misses a version."""
        for row in await self.hall.store.read(self.table.id, self.table.seq):
            fold(self.table, [row])
            self.update()
            if row.command:
                self.dismiss(sender(row.command))

    async def hear_the_others(self) -> None:
        """Know what other processes have written, before somebody is told what this one knows."""
        if self.hall.store.shared:
            await self.catch_up()

    def update(self, *, only_moved: bool = False) -> None:
        """Clocks, bots and audience follow the table."""
        if (made := moves.made(self.table)) != self.made:
            self.made, self.moved_at = made, self.now()
        self.driver.update(only_moved=only_moved)
        self.audience.update(only_moved=only_moved)
        self.reminders.update()
        if not in_force(self.table) and (host := self.audience.host()):
            self.post(partial(self._renew, host))
