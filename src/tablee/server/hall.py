"""The hall: every table that is open in this process, found or laid when somebody asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from tablee import games, lessons
from tablee.kernel import records
from tablee.kernel.game import BadInput
from tablee.kernel.records import Record
from tablee.server import api, keys
from tablee.server import entries as e
from tablee.server.clocks import is_slow
from tablee.server.deciding import begin, level, named
from tablee.server.entries import AnyEntry
from tablee.server.gallery import Gallery
from tablee.server.invites import renewed, seat_for
from tablee.server.laboratory import Laboratory, Limits
from tablee.server.metrics import Metrics, quantile
from tablee.server.opening import opened
from tablee.server.phrases import Refusal
from tablee.server.reviews import Reviews
from tablee.server.room import MOST_COMPENSATED, Room
from tablee.server.shapes import Clocks
from tablee.server.snapshots import written
from tablee.server.store import Card, Store, StoreFailed, Taken
from tablee.server.table import PERSON, Table
from tablee.server.thinkers import Thinkers

IDLE = 300.0  # seconds after which a table nobody is at leaves the memory
BUSY = 0.15  # seconds: when a tenth of the answers take longer, no new table is opened
TICK = 1.0
FEW = 20  # so few answers since the last tick say nothing
DRAIN_WITHIN = 3.0  # seconds for what is under way when the server is told to stop
LOOK_ROUND = 3  # ticks after which processes that share a store look what the others do
USUAL_PACE = (0.7, 1.6)  # seconds a bot takes, whatever it holds
NO_CLOCKS = Clocks(0, 0, 0, 0)
LESSON_LEVEL = "novice"  # of the bots, once the lesson is over
log = logging.getLogger("tablee.hall")


class Hall:
    """All tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, pace: tuple[float, float] = USUAL_PACE, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.laboratory = Laboratory(limits or Limits())
        self.pace = pace
        self.metrics = Metrics()
        self.gallery = Gallery()
        self.reviews = Reviews(thinkers)
        self.rooms: dict[str, Room] = {}
        self.busy = False
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self.closing = False
        self._keeping: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._heard)
        self._keepers = [asyncio.create_task(work) for work in (self._keep_house(), self.metrics.feel())]
        for card in await self.store.cards(slow=True):
            await self._wake(card.table)

    async def drain(self) -> None:
        """Hear nothing new; store and answer what was heard."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_WITHIN):
                await asyncio.sleep(MOST_COMPENSATED)
                await asyncio.gather(*[room.drain() for room in self.rooms.values()])

    async def close(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        self.reviews.close()
        await asyncio.gather(*[room.close() for room in self.rooms.values()], return_exceptions=True)
        await asyncio.gather(*self._keeping)
        self.thinkers.close()
        await self.laboratory.close()
        await self.store.close()

    # -- Finding a table ------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if need be; `Refusal` when there is none."""
        if found := self.rooms.get(table):
            return found
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._read(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _wake(self, table: str) -> None:
        try:
            await self.room(table)
        except Refusal as refusal:
            log.warning("table %s stays closed: %s", table, refusal.code)

    async def _read(self, table: str) -> Room:
        return self._enter(await opened(self.store, table))

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
            return
        if word.startswith("here "):
            seats = {int(seat) for seat in word[5:].split(",") if seat}
            room.post(partial(room.hear_of, who, seats))
        elif int(word) > room.table.seq:
            room.post(room.catch_up)

    # -- Opening a table --------------------------------------------------------------------------

    async def create(self, wanted: api.CreateTable) -> api.Seated:
        self._check_room()
        token, name = keys.new_secret(), named(wanted.name)
        opened = self._opened(wanted.game, wanted.seats, wanted.options, wanted.clocks, wanted.public, wanted.watchers)
        opened = replace(opened, hints=not wanted.public if wanted.hints is None else wanted.hints)
        people: list[AnyEntry] = [opened, e.Sat(0, name, keys.fingerprint(token))]
        if wanted.bots is not None:
            people += [e.BotSat(seat, level(wanted.bots)) for seat in range(1, wanted.seats)]
        elif wanted.start and wanted.seats > 1:
            raise Refusal("seats_empty")
        room = await self._lay(keys.new_table_id(), people, token, start=wanted.start)
        return api.Seated(room.table.id, 0, token)

    def _check_room(self) -> None:
        if self.busy:
            raise Refusal("too_full")

    def _opened(
        self, game: str, seats: int, options: dict[str, str], clocks: Clocks, public: bool, watchers: str
    ) -> e.Opened:
        try:
            chosen = games.game(game).check(seats, options)
        except BadInput as fault:
            raise Refusal("bad_options", why=str(fault)) from None
        return e.Opened(game, seats, chosen, clocks, public, watchers)

    async def _lay(self, table: str, entries: list[AnyEntry], host_token: str, *, start: bool) -> Room:
        """Write the first row of a new table."""
        new = Table(table)
        new.fold(entries)
        more: list[AnyEntry] = []
        if host_token and (invited := renewed(new, host_token)):
            more.append(invited)
        if start:
            more.append(begin(new))
        new.fold(more)
        new.seq = 1
        await self.store.append(table, 1, None, e.write([*entries, *more]))
        await self.keep_card(new)
        self.metrics.count("tables_total")
        return self._enter(new)

    async def follow(self, table: Table) -> str:
        """The same people, and bots, at a new table."""
        opened = self._opened(
            table.game.id, len(table.places), table.options, table.clocks, table.public, table.watchers
        )
        people: list[AnyEntry] = [replace(opened, hints=table.hints)]
        for seat, place in enumerate(table.places):
            if place.kind == PERSON:
                people.append(e.Sat(seat, place.name, place.token))
            else:
                people.append(e.BotSat(seat, place.level or ""))
        people.append(e.Handed(table.host))
        room = await self._lay(keys.new_table_id(), people, "", start=False)
        return room.table.id

    async def carry_on(self, record: Record, at: int, seat: int, name: str, bot_level: str) -> api.Seated:
        """A new table that goes on from a moment of a recorded game: one person, and bots."""
        self._check_room()
        token = keys.new_secret()
        opened = self._opened(record.game, record.seats, record.options, Clocks(), False, "link")
        people: list[AnyEntry] = [opened, e.Sat(seat, named(name), keys.fingerprint(token))]
        people += [e.BotSat(s, level(bot_level)) for s in range(record.seats) if s != seat]
        people.append(e.Handed(seat))
        people.append(e.Began(record.seed, record.version, record.box, record.inputs[:at], record.saved))
        try:
            records.replay(games.game(record.game), _cut(record, at))
            room = await self._lay(keys.new_table_id(), people, token, start=False)
        except BadInput as fault:
            raise Refusal("bad_file", why=str(fault)) from None
        return api.Seated(room.table.id, seat, token)

    async def teach(self, game: str, name: str) -> api.Seated:
        """A table for one learner that follows the lesson of a game: laid from its seed, without clocks."""
        self._check_room()
        plan = lessons.lesson(game)
        if plan is None:
            raise Refusal("no_such_lesson")
        token = keys.new_secret()
        opened = self._opened(game, plan.seats, plan.options, NO_CLOCKS, False, "nobody")
        people: list[AnyEntry] = [msgspec.structs.replace(opened, lesson=True)]
        people.append(e.Sat(lessons.LEARNER, named(name), keys.fingerprint(token)))
        people += [e.BotSat(seat, level(LESSON_LEVEL)) for seat in range(plan.seats) if seat != lessons.LEARNER]
        record = records.start(games.game(game), plan.seats, plan.seed, plan.options)
        people.append(e.Began(record.seed, record.version, record.box))
        room = await self._lay(keys.new_table_id(), people, token, start=False)
        return api.Seated(room.table.id, lessons.LEARNER, token)

    async def join(self, table: str, wanted: api.Join) -> api.Seated:
        room = await self.room(table)
        token = keys.new_secret()
        taken: list[int] = []

        def decision() -> tuple[list[AnyEntry], None]:
            if room.table.phase != "lobby":
                raise Refusal("not_lobby")
            seat = seat_for(room.table, wanted.invite, wanted.seat)
            taken[:] = [seat]
            return [e.Sat(seat, named(wanted.name), keys.fingerprint(token))], None

        await room.do(partial(room.change, decision))
        return api.Seated(table, taken[0], token)

    # -- The lobby --------------------------------------------------------------------------------

    async def keep_card(self, table: Table) -> None:
        shown = msgspec.json.encode(shown_in_lobby(table))
        try:
            await self.store.put(Card(table.id, table.phase, table.public, is_slow(table), shown))
        except (StoreFailed, Taken):
            log.warning("the lobby's card of table %s could not be written", table.id)

    def keep(self, table: Table) -> asyncio.Task[None]:
        """Write a snapshot; nobody waits for it, and the log does without."""
        task = asyncio.create_task(self._keep(table.id, table.seq, written(table)))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)
        return task

    async def _keep(self, table: str, seq: int, payload: bytes) -> None:
        try:
            await self.store.keep(table, seq, payload)
        except (StoreFailed, Taken):
            log.warning("the snapshot of table %s could not be written", table)

    async def public_tables(self) -> list[api.TableShown]:
        cards = await self.store.cards(public=True)
        return [msgspec.json.decode(card.payload, type=api.TableShown) for card in cards]

    # -- Housekeeping -----------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        loop, ticks = asyncio.get_running_loop(), 0
        while True:
            await asyncio.sleep(TICK)
            self._judge_pace()
            self.metrics.gauges.update(
                rooms=len(self.rooms),
                connections=sum(len(room.audience.lines) for room in self.rooms.values()),
            )
            await self._put_away(loop.time)
            ticks += 1
            if self.store.shared and ticks % LOOK_ROUND == 0:
                for room in self.rooms.values():
                    room.post(room.look_round)

    def _judge_pace(self) -> None:
        waits = self.metrics.waits
        self.busy = len(waits) > FEW and quantile(waits, 0.9) > BUSY
        self.metrics.gauges["answer_p99_seconds"] = quantile(waits, 0.99)
        waits.clear()

    async def _put_away(self, now: Callable[[], float]) -> None:
        for table, room in list(self.rooms.items()):
            empty = not room.audience.lines and not is_slow(room.table)
            if empty and now() - room.idle_since > IDLE:
                del self.rooms[table]
                await room.close()


def _cut(record: Record, at: int) -> Record:
    return replace(record, inputs=record.inputs[:at])


def shown_in_lobby(table: Table) -> api.TableShown:
    return api.TableShown(
        id=table.id,
        game=table.game.id,
        options=table.options,
        host=table.places[table.host].name,
        phase=table.phase,
        seats=len(table.places),
        free=table.free(),
        public=table.public,
    )
