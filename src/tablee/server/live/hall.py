"""The hall: every table that is open in this process, found or opened when somebody asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from tablee import lessons
from tablee.kernel.records import Record
from tablee.server import tokens
from tablee.server.club.club import Club, ClubTerms
from tablee.server.live.correspondence import Correspondence, goes_on
from tablee.server.live.restore import read_table
from tablee.server.live.room import Room
from tablee.server.live.rounds import Rounds
from tablee.server.live.spectators import Spectators
from tablee.server.metrics import TELL_EVERY, Metrics, quantile, text_of_all
from tablee.server.protocol import bodies
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Card, Heard, Store, StoreFailed, Taken
from tablee.server.table import create, log, snapshot
from tablee.server.table.clocks import goes_on_alone
from tablee.server.table.decide import begin, sit
from tablee.server.table.invites import is_listed, renewed, seat_for
from tablee.server.table.log import AnyEntry
from tablee.server.table.moves import MOST_COMPENSATED
from tablee.server.table.play import Play
from tablee.server.table.table import Table
from tablee.server.thinking import Thinkers

IDLE = 300.0  # seconds after which a table nobody is at leaves the memory
BUSY = 0.15  # seconds: when a tenth of the answers take longer, no new table is opened
TICK = 1.0
FEW = 20  # so few answers since the last tick say nothing
DRAIN_WITHIN = 3.0  # seconds for what is under way when the server is told to stop
SYNC_EVERY = 3  # ticks after which processes that share a store look what the others do
USUAL_PACE = (0.7, 1.6)  # seconds a bot takes, whatever it holds
logger = logging.getLogger("tablee.hall")


class Hall:
    """All tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: tuple[float, float] = USUAL_PACE,
        club: ClubTerms | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.metrics = Metrics()
        self.club = Club(store, self.metrics, club or ClubTerms())
        self.spectators = Spectators()
        self.correspondence = Correspondence(self)
        self.rounds = Rounds(self)
        self.replaying = asyncio.Lock()  # replays are made one after the other
        self.rooms: dict[str, Room] = {}
        self.hearers: list[Heard] = []  # of what other processes say about something that is no table
        self.busy = False
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.closing = False
        self._snapshots: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._heard)
        chores = (
            self._housekeeping(),
            self.correspondence.run(),
            self.rounds.run(),
            self._tell_figures(),
            self.metrics.feel(),
        )
        self._chores = [asyncio.create_task(chore) for chore in chores]
        await self.correspondence.take_up()

    async def drain(self) -> None:
        """Hear nothing new; store and answer what was heard."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_WITHIN):
                await asyncio.sleep(MOST_COMPENSATED)
                await asyncio.gather(*[room.drain() for room in self.rooms.values()])

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        self.rounds.stop()
        self.club.close()
        await asyncio.gather(*[room.close() for room in self.rooms.values()], return_exceptions=True)
        await asyncio.gather(*self._snapshots)
        self.thinkers.close()
        await self.store.close()

    # -- Finding a table ------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if need be; `Refusal` when there is none."""
        if found := self.rooms.get(table):
            found.idle_since = found.now()  # whoever asks must not find it put away a moment later
            return found
        if not table.isalnum():
            raise Refusal("unknown_table")
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._read(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _read(self, table: str) -> Room:
        return self._enter(await read_table(self.store, table))

    def _enter(self, table: Table) -> Room:
        self.thinkers.warm_up(place.level for place in table.places)
        room = Room(table, self, asyncio.get_running_loop().time)
        self.rooms[table.id] = room
        room.open()
        return room

    def _heard(self, who: str, table: str, word: str) -> None:
        """Another process has written to a table, or says who is connected to it."""
        room = self.rooms.get(table)
        if room is None:
            for hear in self.hearers:
                hear(who, table, word)
            return
        if word.startswith("here "):
            seats = {int(seat) for seat in word[5:].split(",") if seat}
            room.post(partial(room.peers.hear_of, who, seats))
        elif int(word) > room.table.seq:
            room.post(room.catch_up)

    # -- Opening a table --------------------------------------------------------------------------

    async def create(self, wanted: bodies.CreateTable, visitor: str = "") -> bodies.Seated:
        self._check_room()
        token = wanted.token or tokens.new_secret()
        room = await self._open(create.new_table(wanted, token, visitor), token, start=wanted.start)
        return bodies.Seated(room.table.id, 0, token)

    async def rematch(self, table: Table) -> str:
        """The same people at a new table: at one, whichever process is asked and however often."""
        rewinds = table.play.rewinds if table.play else 0
        follower = tokens.next_table_id(table.id, [place.token for place in table.places], rewinds)
        with suppress(Taken):
            await self._open(create.rematch(table), "", follower)
        return follower

    async def seat_players(self, name: str, entries: list[AnyEntry]) -> None:
        """A table of a tournament, which begins at once; it is written once, however often that is wanted."""
        new = Table(name)
        new.fold(entries)
        with suppress(Taken):
            await self.store.append(name, 1, None, log.write(entries))
            await self.write_card(new)
            self.metrics.count("tables_total")

    async def continue_from(
        self, record: Record, at: int, seat: int, name: str, bot_level: str, lang: Lang, watchers: str = "link"
    ) -> bodies.Seated:
        """A new table that goes on from a moment of a recorded game."""
        self._check_room()
        token = tokens.new_secret()
        room = await self._open_played(
            create.from_record(record, at, seat, name, bot_level, token, lang, watchers), token
        )
        return bodies.Seated(room.table.id, seat, token)

    async def import_game(self, file: bodies.Export, seat: int, name: str, bot_level: str, lang: Lang) -> bodies.Seated:
        """A new table with a game that was kept as a file."""
        self._check_room()
        token = tokens.new_secret()
        room = await self._open_played(create.from_file(file, seat, name, bot_level, token, lang), token)
        return bodies.Seated(room.table.id, seat, token)

    async def teach(self, game: str, name: str, lang: Lang) -> bodies.Seated:
        """A table for one learner."""
        self._check_room()
        token = tokens.new_secret()
        room = await self._open(create.lesson(game, name, token, lang), token)
        return bodies.Seated(room.table.id, lessons.LEARNER, token)

    def _check_room(self) -> None:
        if self.busy:
            raise Refusal("too_full")

    async def _open_played(self, entries: list[AnyEntry], host_token: str) -> Room:
        """A new table whose game has moves already: it may be long, so it is played again as replays are."""
        async with self.replaying:
            played = await create.play_of(entries)
        return await self._open(entries, host_token, played=played)

    async def _open(
        self,
        entries: list[AnyEntry],
        host_token: str,
        name: str = "",
        *,
        start: bool = False,
        played: Play | None = None,
    ) -> Room:
        """Write the first row of a new table; `Taken` where one of this name is there already."""
        new = Table(name or tokens.new_table_id())
        new.fold(entries, played=played)
        more = renewed(new, host_token)
        if start:
            more.append(begin(new))
        new.fold(more)
        new.seq = 1
        await self.store.append(new.id, 1, None, log.write([*entries, *more]))
        await self.write_card(new)
        self.metrics.count("tables_total")
        return self._enter(new)

    async def join(self, table: str, wanted: bodies.Join, visitor: str = "") -> bodies.Seated:
        room = await self.room(table)
        await room.do(room.hear_the_others)
        token = wanted.token or tokens.new_secret()
        taken: list[int] = []

        def decision() -> tuple[list[AnyEntry], None]:
            had = room.table.seat_of(token)
            if had is not None:  # asked before, and the answer was lost
                taken[:] = [had]
                return [], None
            if room.table.phase != "lobby":
                raise Refusal("not_lobby")
            seat = seat_for(room.table, wanted.invite, wanted.seat)
            taken[:] = [seat]
            return sit(room.table, seat, wanted.name, tokens.fingerprint(token), visitor, wanted.face), None

        await room.do(partial(room.change, decision))
        return bodies.Seated(table, taken[0], token)

    # -- The lobby --------------------------------------------------------------------------------

    async def write_card(self, table: Table) -> None:
        shown = msgspec.json.encode(shown_in_lobby(table))
        try:
            await self.store.put(Card(table.id, table.phase, is_listed(table), goes_on_alone(table), shown))
        except (StoreFailed, Taken):
            logger.warning("the lobby's card of table %s could not be written", table.id)

    def write_snapshot(self, table: Table) -> asyncio.Task[None]:
        """Write a snapshot; nobody waits for it, and the log does without."""
        task = asyncio.create_task(self._write_snapshot(table.id, table.seq, snapshot.write(table)))
        self._snapshots.add(task)
        task.add_done_callback(self._snapshots.discard)
        return task

    async def _write_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        try:
            await self.store.write_snapshot(table, seq, payload)
        except (StoreFailed, Taken):
            logger.warning("the snapshot of table %s could not be written", table)

    async def public_tables(self) -> list[bodies.TableShown]:
        cards = await self.store.cards(public=True)
        return [msgspec.json.decode(card.payload, type=bodies.TableShown) for card in cards]

    # -- Housekeeping -----------------------------------------------------------------------------

    async def _housekeeping(self) -> None:
        loop, ticks = asyncio.get_running_loop(), 0
        while True:
            await asyncio.sleep(TICK)
            self._judge_pace()
            self.metrics.gauges.update(
                rooms=len(self.rooms),
                connections=sum(len(room.audience.connections) for room in self.rooms.values()),
            )
            await self._put_away(loop.time)
            ticks += 1
            if self.store.shared and ticks % SYNC_EVERY == 0:
                for room in self.rooms.values():
                    room.post(room.peers.sync)

    async def _tell_figures(self) -> None:
        while self.store.shared:
            with suppress(StoreFailed):
                await self.store.tell_figures(self.metrics.name, self.metrics.word())
            await asyncio.sleep(TELL_EVERY)

    async def figures(self) -> str:
        """Whoever asks one process for figures gets those of all, and never less than another has given out."""
        if not self.store.shared:
            return self.metrics.text()
        try:
            return text_of_all(await self.store.told_figures())
        except StoreFailed:
            return self.metrics.text_without_others()

    def _judge_pace(self) -> None:
        waits = self.metrics.waits
        self.busy = len(waits) > FEW and quantile(waits, 0.9) > BUSY
        self.metrics.gauges["answer_p99_seconds"] = quantile(waits, 0.99)
        waits.clear()

    async def _put_away(self, now: Callable[[], float]) -> None:
        for table, room in list(self.rooms.items()):
            empty = not (room.audience.connections or goes_on(room) or room.reminders.waiting)
            if empty and now() - room.idle_since > IDLE:
                del self.rooms[table]
                await room.close()


def shown_in_lobby(table: Table, awaited: list[int] | None = None) -> bodies.TableShown:
    return bodies.TableShown(
        id=table.id,
        game=table.game.id,
        options=table.options,
        host=table.host_name(),
        phase=table.phase,
        seats=len(table.places),
        free=table.free(),
        public=table.public,
        lang=table.lang,
        people=[place.name for place in table.places if place.name],
        clocks=table.clocks,
        awaited=awaited or [],
    )
