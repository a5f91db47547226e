"""A room: one table, one inbox.  Everything that happens to a table happens here, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from weakref import proxy

from tablee.server.live.audience import Audience
from tablee.server.live.driver import Driver
from tablee.server.live.hints import Hints
from tablee.server.live.house import Hall
from tablee.server.live.inbox import Inbox, Job, nothing
from tablee.server.live.peers import Neighbours
from tablee.server.live.restore import fold
from tablee.server.protocol import commands, messages
from tablee.server.protocol.permissions import Role, may
from tablee.server.store.base import StoreFailed, Taken
from tablee.server.table import lesson
from tablee.server.table import log as e
from tablee.server.table import moves as moving
from tablee.server.table.clocks import Clock, is_slow
from tablee.server.table.decide import decide
from tablee.server.table.invites import in_force, renewed
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Tried
from tablee.server.table.table import Table, sender
from tablee.server.words import Refusal, phrase
from tablee.server.ws.connection import Line

SMALL = (e.Moved, e.Said)  # entries that leave the lobby's card as it is
GOODBYES = (commands.Leave, commands.Kick)
KEEP_EVERY = 64  # rows between two snapshots
TRIES = 20  # how often another process may be faster before we give up

Decision = Callable[[], tuple[list[AnyEntry], Tried | None]]
log = logging.getLogger("tablee.room")


class Room:
    """Runs one table."""

    def __init__(self, table: Table, hall: Hall, now: Callable[[], float]) -> None:
        self.table = table
        self.hall = hall
        self.now = now
        self.clock = Clock(now)
        self.audience = Audience(table, self.clock, hall.gallery)
        self.audience.failed = partial(Room.stumble, proxy(self))  # no circle for the collector to open
        self.driver = Driver(self)
        self.hints = Hints(self)
        self.neighbours = Neighbours(self)
        self.idle_since = now()
        self.kept_at = 0  # the row of the log after which the last snapshot was taken here
        self.inbox = Inbox(f"table {table.id}")

    def open(self) -> None:
        self.post(self.neighbours.look_round)

    async def close(self) -> None:
        self.driver.stop()
        self.hints.stop()
        await self.inbox.close()
        if keeping := self._keep(1):
            await keeping
        await self.hall.store.let_go(self.table.id)

    async def drain(self) -> None:
        """What was heard is done and answered."""
        await self.do(nothing)
        await self.hall.gallery.served()
        await asyncio.gather(*[line.sent_all() for line in self.audience.lines])

    def post(self, job: Job) -> bool:
        return self.inbox.post(job)

    def insist(self, job: Job) -> None:
        self.inbox.insist(job)

    async def do(self, job: Job) -> None:
        await self.inbox.do(job)

    # -- People ---------------------------------------------------------------------------------

    def submit(self, line: Line, message: commands.ClientMessage) -> None:
        """A message from a client; races are heard in the order in which they were made."""
        arrived = self.now()
        job = partial(self._hear, line, message, arrived)
        wait = 0.0
        if isinstance(message, commands.Act) and may(self.role(line), message):
            wait = moving.handicap(self.table, line.seat, message.key, line.lag, self.audience.longest_lag())
        if wait > 0:
            asyncio.get_running_loop().call_at(arrived + wait, self._post_or_refuse, job, line, message)
        else:
            self._post_or_refuse(job, line, message)

    def _post_or_refuse(self, job: Job, line: Line, message: commands.ClientMessage) -> None:
        if not self.post(job) and isinstance(message, commands.Command):
            self._refuse(line, message, Refusal("too_fast"))

    async def enter(self, line: Line) -> None:
        """Somebody is connected, again perhaps."""
        seat = line.seat
        await self._renew(line)
        if seat >= 0 and self.table.places[seat].token != line.mark:  # lost while they came in
            raise Refusal("unknown_secret")
        line.caught_up = lambda late: None if self.post(partial(self._refresh, late)) else late.hang_up(4408)
        line.moved = self.audience.measured
        self.audience.add(line)
        self.driver.follow()
        self.audience.greet(line)
        if seat >= 0 and self.table.places[seat].away:
            await self.change(lambda: ([e.CameBack(seat)], None))
        self.driver.measure(line)
        self.settle()
        await self.neighbours.say_who_is_here()

    async def _renew(self, line: Line) -> None:
        """Invitations follow from the host's secret, which only the host's connections know."""
        await self.change(lambda: (renewed(self.table, line.token), None))

    async def _refresh(self, line: Line) -> None:
        self.audience.refresh(line)

    async def depart(self, line: Line) -> None:
        """A connection is gone."""
        self.audience.discard(line)
        self.idle_since = self.now()
        self.settle()
        await self.neighbours.say_who_is_here()

    def role(self, line: Line) -> Role:
        if line.seat < 0:
            return Role.SPECTATOR
        return Role.HOST if line.seat == self.table.host else Role.SEATED

    # -- Commands -------------------------------------------------------------------------------

    async def _hear(self, line: Line, message: commands.ClientMessage, arrived: float) -> None:
        if line not in self.audience.lines:
            return
        if isinstance(message, commands.Command):
            await self._obey(line, message)
            self.hall.metrics.waits.append(self.now() - arrived)
        elif isinstance(message, commands.Hello | commands.Speak):
            line.lang = message.lang or line.lang
            self.audience.greet(line)

    async def _obey(self, line: Line, command: commands.Command) -> None:
        line.hold_back()
        name = f"{line.seat}.{command.command_id}"
        try:
            if name not in self.table.answers:  # else it is done, even if they might not do it any more
                self._check_right(line, command)
                await self._carry_out(line, command, name)
            self._acknowledge(line, command, name)
        except Refusal as refusal:
            self._refuse(line, command, refusal)
        except StoreFailed:
            self.hall.metrics.count("store_failures_total")
            self._refuse(line, command, Refusal("storage"))
        except moving.RuleFailed as fault:
            await self._quarantine(fault)
            self._refuse(line, command, Refusal("broken"))
        except Exception:
            log.exception("table %s, %s", self.table.id, type(command).__name__)
            self._refuse(line, command, Refusal("internal"))
        finally:
            line.let_go()

    async def _carry_out(self, line: Line, command: commands.Command, name: str) -> None:
        if isinstance(command, commands.Act):
            await self.change(partial(self._judge, line, command), name)
        elif isinstance(command, commands.Hint):
            self.hints.ask(line, command)
        elif isinstance(command, commands.Rematch):
            await self._rematch(name)
        else:
            await self.change(partial(self._decide, line, command), name)

    def _acknowledge(self, line: Line, command: commands.Command, name: str) -> None:
        self.hall.metrics.count("commands_total")
        version = self.table.answers.get(name, self.table.version(line.seat))
        line.say(messages.Ack(command.command_id, version))
        if isinstance(command, GOODBYES):
            self.dismiss(line.seat)

    def _check_right(self, line: Line, command: commands.Command) -> None:
        """Once more whenever another process was faster: it may have taken the seat or the host's place away."""
        if line not in self.audience.lines or not may(self.role(line), command):
            raise Refusal("not_seated" if line.seat < 0 else "not_yours")

    def _decide(self, line: Line, command: commands.Command) -> tuple[list[AnyEntry], None]:
        self._check_right(line, command)
        return decide(self.table, line.seat, command), None

    def _judge(self, line: Line, act: commands.Act) -> tuple[list[AnyEntry], Tried]:
        self._check_right(line, act)
        moving.check_fresh(self.table, line.seat, act)
        lesson.check(self.table, line.seat, act.key, line.lang)
        moved = e.Moved(line.seat, act.key)
        tried = moving.try_move(self.table, moved, line.lang)
        if not tried.standing:  # else the time is that of whoever is asked
            moved = e.Moved(line.seat, act.key, "", self.clock.spent_ms())
        return [moved], tried

    async def move(self, due: Callable[[], e.Moved | None]) -> None:
        """A bot or a clock moves, unless nothing is due any more once we know what another process wrote."""
        try:
            await self.change(partial(self._judge_due, due))
        except moving.RuleFailed as fault:
            await self._quarantine(fault)
        except StoreFailed as fault:
            self._not_stored(fault)
            self.driver.try_again()

    def _judge_due(self, due: Callable[[], e.Moved | None]) -> tuple[list[AnyEntry], Tried | None]:
        moved = due()
        return ([moved], moving.try_move(self.table, moved, "fr")) if moved else ([], None)

    def _not_stored(self, fault: StoreFailed) -> None:
        self.hall.metrics.count("store_failures_total")
        log.warning("table %s: nothing could be stored (%s)", self.table.id, fault)

    async def _rematch(self, name: str) -> None:
        if self.table.phase != "over":
            raise Refusal("not_over")
        if self.table.follower is None:
            follower = await self.hall.follow(self.table)
            await self.change(lambda: (self._followed(follower), None), name)

    def _followed(self, follower: str) -> list[AnyEntry]:
        """Nothing where another process was faster: it has named it already, or taken the end back."""
        wanted = self.table.phase == "over" and self.table.follower is None
        return [e.Followed(follower)] if wanted else []

    def stumble(self, fault: Exception) -> None:
        """A rule fails at what comes after a move: that is stored, but the table stands still from then on."""
        if self.table.phase == "playing":
            self.insist(partial(self._quarantine, moving.failed(fault, "options")))
        else:
            log.error("table %s cannot be shown", self.table.id, exc_info=fault)

    async def _quarantine(self, fault: moving.RuleFailed) -> None:
        if self.table.phase != "playing":  # it stands still already
            return
        log.error("table %s stands still: %s", self.table.id, fault, exc_info=fault.__cause__)
        self.hall.metrics.count("rule_failures_total")
        try:
            await self.change(lambda: ([e.Broke(str(fault))] if self.table.phase == "playing" else [], None))
        except StoreFailed as failed:
            self._not_stored(failed)

    def _refuse(self, line: Line, command: commands.Command, refusal: Refusal) -> None:
        self.hall.metrics.count("commands_total")
        self.hall.metrics.count("refusals_total")
        line.say(messages.Refused(command.command_id, refusal.code, refusal.say(line.lang)))

    def dismiss(self, by: int) -> None:
        """Say goodbye to those whose seat is theirs no more, by their own command or by another's."""
        for line in list(self.audience.lines):
            if line.seat >= 0 and self.table.places[line.seat].token != line.mark:
                why = "left" if line.seat == by else "kicked"
                line.say(messages.Bye(why, phrase(line.lang, f"bye-{why}"), again=False))
                line.hang_up(4403)
                self.audience.discard(line)

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
            await self.hall.store.append(self.table.id, self.table.seq + 1, command, e.write(entries))
        except Taken:
            self.hall.metrics.count("conflicts_total")
            return False
        self.hall.metrics.count("rows_total")
        return True

    async def _happened(self, entries: list[AnyEntry]) -> None:
        moves = [type(entry) for entry in entries].count(e.Moved)
        self.hall.metrics.count("moves_total", moves)
        self.settle(only_moved=moves == len(entries))
        if not isinstance(entries[0], SMALL) or self.table.phase == "over" or is_slow(self.table):
            await self.hall.keep_card(self.table)
        self._keep(1 if self.table.phase == "over" else KEEP_EVERY)
        if self.hall.store.shared:
            await self.hall.store.notify(self.table.id, str(self.table.seq))

    def _keep(self, rows: int) -> asyncio.Task[None] | None:
        """A snapshot, if a game of these rules has added so many rows since the last one."""
        table = self.table
        if table.play is None or table.stored or table.seq - self.kept_at < rows:
            return None
        self.kept_at = table.seq
        return self.hall.keep(table)

    async def catch_up(self) -> None:
        """Fold what other processes have written, row by row: nobody misses a version."""
        for row in await self.hall.store.read(self.table.id, self.table.seq):
            fold(self.table, [row])
            self.settle()
            if row.command:
                self.dismiss(sender(row.command))

    async def hear_the_others(self) -> None:
        """Know what other processes have written, before somebody is told what this one knows."""
        if self.hall.store.shared:
            await self.catch_up()

    def settle(self, *, only_moved: bool = False) -> None:
        """Clocks, bots and audience follow the table."""
        self.driver.follow(only_moved=only_moved)
        self.audience.update(only_moved=only_moved)
        if not in_force(self.table) and (host := self.audience.host()):
            self.post(partial(self._renew, host))
