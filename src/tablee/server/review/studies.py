"""Studies in the store, and those who listen: any process may change one, and all are told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Coroutine, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel.records import Record
from tablee.server.live.hall import Hall
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.studies import OddsShown, Pointed, StudyTold
from tablee.server.review import analyse, study
from tablee.server.review.study import Decision, Study
from tablee.server.store.base import Document, StoreFailed
from tablee.server.table.review import Point
from tablee.server.tokens import new_table_id
from tablee.stats import wilson

SHELF = "studies"
KEPT_FOR = 90 * 24 * 3600  # seconds after the last change
MOST_EACH = 20  # of one game
TRIES = 30  # how often others may be faster
GAMES, SECONDS = 200, 2.0  # that bots play on from a moment, and how long at most
LOOK = 1.0  # seconds after which somebody who listens is looked after
BEAT = 15  # looks between two signs that the connection is there
ABSENT_AFTER = 40.0  # seconds after which a process that says nothing is taken for dead
REMEMBERED = 20  # points that a slow listener may still hear of
MANY = 200  # studies that are remembered although nobody listens
logger = logging.getLogger("tablee.studies")


class Kept(Struct, frozen=True):
    """A study and how often it was changed."""

    study: Study
    version: int


class Circle:
    """Those who listen to one study here, and what is known of it."""

    def __init__(self) -> None:
        self.kept: Kept | None = None
        self.changed = asyncio.Event()
        self.here: Counter[int] = Counter()  # connections of each person, and of those who look on (-1)
        self.elsewhere: dict[str, tuple[list[int], float]] = {}
        self.pointed: deque[tuple[int, Pointed]] = deque(maxlen=REMEMBERED)
        self.points = 0
        self.weighing = asyncio.Lock()

    def tell(self) -> None:
        """Whoever waits looks again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def point(self, pointed: Pointed) -> None:
        self.points += 1
        self.pointed.append((self.points, pointed))
        self.tell()

    def people(self) -> list[int]:
        """Who is connected, through whatever process."""
        now = time.monotonic()
        others = [person for people, until in self.elsewhere.values() if until > now for person in people]
        return sorted({*(person for person, n in self.here.items() if n > 0 and person >= 0), *others})


class Listener:
    """What one connection has been told."""

    def __init__(self, circle: Circle, person: int | None) -> None:
        self.circle = circle
        self.person = person
        self._rest: Study | None = None
        self._place: object = None
        self._point = circle.points
        self._here: list[int] | None = None

    def news(self) -> Iterator[StudyTold]:
        """What it has not been told: of a step of the leader nothing but that."""
        kept, here = self.circle.kept, self.circle.people()
        if kept:
            rest, place = replace(kept.study, place=study.START), kept.study.place
            if rest != self._rest:
                yield StudyTold(study=study.shown(kept.study, kept.version, self.person))
            elif place != self._place:
                yield StudyTold(place=place)
            self._rest, self._place = rest, place
        if here != self._here:
            self._here = here
            yield StudyTold(here=here)
        for n, pointed in list(self.circle.pointed):
            if n > self._point:
                self._point = n
                yield StudyTold(pointed=pointed)


class Studies:
    """All of them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._circles: dict[str, Circle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(1)  # bots at tables use the same processes
        hall.hearers.append(self._heard)

    # -- The store ------------------------------------------------------------------------------

    async def forget_old(self) -> None:
        await self._store.delete_old(SHELF, time.time() - KEPT_FOR)

    async def add(self, made: Study) -> Kept:
        if len(await self._store.documents(SHELF, made.table)) >= MOST_EACH:
            raise Refusal("study_full")
        kept = Kept(made, 1)
        await self._store.save(Document(SHELF, made.id, made.table, msgspec.json.encode(made)))
        self._circle(made.id).kept = kept
        return kept

    async def find(self, table: str, name: str) -> Kept:
        """The study of this table, as any process has left it; where they share no store, as it is known here."""
        circle = self._circles.get(name)
        kept = circle.kept if circle and not self._store.shared else None
        kept = kept or await self._read(name)
        if kept is None or kept.study.table != table:
            raise Refusal("unknown_study")
        circle = self._circle(name)
        if circle.kept is None or circle.kept.version < kept.version:
            circle.kept = kept
        return circle.kept

    async def _read(self, name: str) -> Kept | None:
        found = await self._store.document(SHELF, name)
        return Kept(msgspec.json.decode(found.body, type=Study), found.version) if found else None

    async def change(self, table: str, name: str, decision: Decision) -> Kept:
        """Decided anew wherever somebody else was faster; everybody is told."""
        for _ in range(TRIES):
            before = await self.find(table, name)
            after = decision(before.study)
            if after == before.study:
                return before
            if await self._store.save(Document(SHELF, name, table, msgspec.json.encode(after), before.version)):
                kept = Kept(after, before.version + 1)
                await self._tell(name, kept)
                return kept
            self._circle(name).kept = None
        raise StoreFailed("others were faster every time")

    async def _tell(self, name: str, kept: Kept) -> None:
        circle = self._circle(name)
        if circle.kept is None or circle.kept.version < kept.version:
            circle.kept = kept
        circle.tell()
        await self._notify(name, f"study {kept.version}")

    async def _notify(self, name: str, word: str) -> None:
        if self._store.shared:
            await self._store.notify(name, word)

    # -- Those who are there --------------------------------------------------------------------

    def _circle(self, name: str) -> Circle:
        circle = self._circles.pop(name, None) or Circle()
        self._circles[name] = circle
        for old in [n for n, one in self._circles.items() if not one.here and n != name][: len(self._circles) - MANY]:
            del self._circles[old]
        return circle

    def here(self, name: str) -> set[int]:
        return set(self._circle(name).people())

    async def point(self, name: str, pointed: Pointed) -> None:
        self._circle(name).point(pointed)
        await self._notify(name, "point " + msgspec.json.encode(pointed).decode())

    async def listen(self, kept: Kept, person: int | None) -> AsyncGenerator[StudyTold | None]:
        """What is known, and whatever happens; None when nothing has for a while."""
        name = kept.study.id
        circle, who = self._circle(name), -1 if person is None else person
        circle.here[who] += 1
        listener = Listener(circle, person)
        await self._arrived(name, circle)
        try:
            while not self._hall.closing:
                changed = circle.changed
                for told in listener.news():
                    yield told
                if not await self._something(circle, changed):
                    await self._announce(name, circle)
                    yield None
        finally:
            circle.here[who] -= 1
            if not circle.here[who]:
                del circle.here[who]
            await self._arrived(name, circle)

    async def _something(self, circle: Circle, changed: asyncio.Event) -> bool:
        """Whether anything happens before it is time for a sign of life."""
        people = circle.people()
        for _ in range(BEAT):
            try:
                await asyncio.wait_for(changed.wait(), LOOK)
            except TimeoutError:
                if self._hall.closing or circle.people() != people:
                    return True
            else:
                return True
        return False

    async def _arrived(self, name: str, circle: Circle) -> None:
        circle.tell()
        await self._announce(name, circle)

    async def _announce(self, name: str, circle: Circle) -> None:
        people = sorted(person for person in circle.here if person >= 0)
        await self._notify(name, "here " + ",".join(map(str, people)))

    # -- Other processes ------------------------------------------------------------------------

    def _heard(self, who: str, name: str, word: str) -> None:
        circle = self._circles.get(name)
        if circle is None or not circle.here:
            return
        kind, _, rest = word.partition(" ")
        if kind == "study" and (circle.kept is None or circle.kept.version < int(rest)):
            self._begin(self._read_again(name, circle))
        elif kind == "point":
            circle.point(msgspec.json.decode(rest, type=Pointed))
        elif kind == "here":
            until = time.monotonic() + ABSENT_AFTER
            if who not in circle.elsewhere:  # which does not know who is here
                self._begin(self._announce(name, circle))
            circle.elsewhere[who] = [int(person) for person in rest.split(",") if person], until
            circle.tell()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_again(self, name: str, circle: Circle) -> None:
        try:
            kept = await self._read(name)
        except StoreFailed:
            logger.warning("study %s is read again later", name)
            return
        if kept and (circle.kept is None or circle.kept.version < kept.version):
            circle.kept = kept
            circle.tell()

    # -- What would have come of it -------------------------------------------------------------

    async def weigh(self, kept: Kept, record: Record, at: int, by: int) -> OddsShown:
        """Bots play on from there, once for all who ask."""
        name = kept.study.id
        async with self._circle(name).weighing, self._gate:
            now = await self.find(kept.study.table, name)
            if known := next((odds for odds in now.study.odds if odds.at == at), None):
                return known
            points, _ = await self._hall.thinkers.run(analyse.weigh, record, [at], GAMES, SECONDS)
            odds = in_odds(points[0], by)
            await self.change(kept.study.table, name, study.weighed(odds))
            return odds


def in_odds(point: Point, by: int) -> OddsShown:
    ranges = [(float(won), float(won)) if point.sure else wilson(won, point.games) for won in point.wins]
    low, high = ([round(one[end], 3) for one in ranges] for end in (0, 1))
    return OddsShown(by, point.at, point.games, point.wins, point.nobody, low, high)


def new_name() -> str:
    return new_table_id()
