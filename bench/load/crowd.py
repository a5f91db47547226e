"""A crowd: thousands of people at tables of four."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from zlib import crc32

from bench.load.client import Client, ask

OPTION = b'"options":[{"key":"'
VERSION = b'"version":'
NAMES = ("Léa", "Paul", "Inès", "Yann", "Chloé", "Malo", "Zoé", "Hugo", "Anaïs", "Tom")
PACE = 0.001  # seconds between two looks at what is due


async def until(done: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something, not forever."""
    for _ in range(int(100 * seconds)):
        if done():
            return
        await asyncio.sleep(0.01)


class Person(Client):
    """One connection to one table."""

    def __init__(self, crowd: Crowd, table: str, token: str | None) -> None:
        super().__init__(f"/ws/{table}")
        self.crowd = crowd
        self.table = table
        self.token = token
        self.version = 0
        self.key: bytes | None = None  # an option to take
        self.whole = b""  # the last state
        self.gone = False  # by our own will
        self.sent = 0.0  # when the question was asked that is not answered yet
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def begin(self) -> None:
        lang = ("fr", "en")[crc32(self.table.encode()) & 1]
        self.say(json.dumps({"type": "hello", "lang": lang, "token": self.token}).encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.crowd.lost += not (self.crowd.leaving or self.gone)
        self.key = None
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"table {self.table} let nobody in"))
            self.ready.exception()  # nobody may be waiting

    def hear(self, text: bytes) -> None:
        kind = text[9:14]
        if kind == b"state":
            self._state(text)
        elif kind == b'ack",':
            self.crowd.acknowledged += 1
            self._done()
        elif kind == b"refus":
            self.crowd.refused += 1
            self.sent = 0.0  # a refusal is quick, and no move
        elif kind == b'ping"':
            self.say(text.replace(b"ping", b"pong"))
        elif kind == b"welco":
            self.crowd.unknown += bool(self.token) and b'"seat":null' in text[:200]
        elif kind == b"table" and not self.ready.done():
            self.ready.set_result(None)

    def _state(self, text: bytes) -> None:
        start = text.index(VERSION) + len(VERSION)
        version = int(text[start : text.index(b",", start)])
        self.crowd.gaps += bool(self.version) and version != self.version + 1
        self.version = version
        self.whole = text
        at = text.find(OPTION)
        self.key = text[at + len(OPTION) : text.index(b'"', at + len(OPTION))] if at >= 0 else None

    def act(self) -> None:
        key, self.key = self.key or b"", None
        self.sent = time.perf_counter()
        self.crowd.made += 1
        self.say(b'{"type":"act","command_id":"c%d","key":"%s","version":%d}' % (self.crowd.made, key, self.version))

    def _done(self) -> None:
        """What was sent counts: the answer to a move, unless we did not wait for one."""
        if self.sent:
            self.crowd.done += 1
            self.crowd.answers.append((self.sent, time.perf_counter()))
            self.sent = 0.0


class Crowd:
    """Everybody, and what happened to them."""

    def __init__(self, ports: int | Sequence[int], person: type[Person] = Person) -> None:
        self._person = person
        self.ports = [ports] if isinstance(ports, int) else list(ports)
        self.tables: list[list[Person]] = []
        self.answers: list[tuple[float, float]] = []  # to moves: when each was asked for and came
        self.late: list[float] = []  # how late we were ourselves
        self.made = self.done = self.acknowledged = self.lost = self.gaps = self.refused = 0
        self.unknown = 0  # who had a seat and were let in as spectators
        self.leaving = False
        self._dice = random.Random(1)

    @property
    def times(self) -> list[float]:
        return [came - asked for asked, came in self.answers]

    def unanswered(self) -> int:
        return sum(person.sent > 0 for people in self.tables for person in people)

    # -- Sitting down -----------------------------------------------------------------------------

    async def connect(self, table: str, token: str | None, port: int = 0) -> Person:
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(
            lambda: self._person(self, table, token), "127.0.0.1", port or self.ports[0]
        )
        await person.ready
        return person

    async def seat(self, count: int, *, bots: str | None = None) -> None:
        """Open tables of four and begin."""
        gate = asyncio.Semaphore(32)

        async def one() -> None:
            async with gate:
                self.tables.append(await self._table(bots))

        await asyncio.gather(*[one() for _ in range(count)])

    async def refill(self, count: int) -> None:
        """New tables for those whose game is over."""
        over = [people for people in self.tables if not any(person.key for person in people)]
        self.tables = [people for people in self.tables if people not in over]
        for person in [person for people in over for person in people]:
            person.gone = True
            person.abort()
        await self.seat(count - len(self.tables))

    async def _table(self, bots: str | None) -> list[Person]:
        wanted = {"game": "boom", "name": self._name(), "seats": 4, "public": True, "watchers": "everybody"}
        clocks = {"reaction": 0, "away": 0}
        host = await self._ask("/api/tables", {**wanted, "clocks": clocks, **({"bots": bots} if bots else {})})
        table = str(host["table"])
        people = [await self.connect(table, str(host["token"]))]
        people += [await self._joined(table, n) for n in range(1, 1 if bots else 4)]
        people[0].say(b'{"type":"start","command_id":"start"}')
        return people

    async def _joined(self, table: str, n: int) -> Person:
        """Who has just joined comes in at once, where there are several processes through another one."""
        joining, entering = (self.ports[(n + more) % len(self.ports)] for more in (1, 0))
        seated = await self._ask(f"/api/tables/{table}/join", {"name": self._name()}, joining)
        return await self.connect(table, str(seated["token"]), entering)

    def _name(self) -> str:
        """Like real ones: hardly two tables have the same four."""
        return f"{self._dice.choice(NAMES)} {self._dice.randrange(10_000)}"

    async def _ask(self, path: str, body: dict[str, object], port: int = 0) -> dict[str, object]:
        """Until it is granted: a busy server asks to come back later."""
        for _ in range(60):
            status, answer = await ask(port or self.ports[0], path, json.dumps(body).encode())
            if status == 200:
                found: dict[str, object] = json.loads(answer)
                return found
            await asyncio.sleep(0.5)
        raise ConnectionError(f"{path} answered {status}")

    # -- Playing ----------------------------------------------------------------------------------

    async def play(self, rate: float, seconds: float, chosen: Callable[[Person], bool] = lambda _: True) -> int:
        """Try so many moves a second; how many were acknowledged in this time."""
        loop = asyncio.get_running_loop()
        done = self.done
        began, made, due = loop.time(), 0, loop.time()
        while (now := loop.time()) < began + seconds:
            self.late.append(max(0.0, now - due))
            while made < rate * (now - began) and (person := self._somebody(chosen)):
                person.act()
                made += 1
            due = loop.time() + PACE
            await asyncio.sleep(PACE)
        done = self.done - done
        await until(lambda: not self.unanswered(), 5)
        return done

    def _somebody(self, chosen: Callable[[Person], bool]) -> Person | None:
        """Somebody who may move at a table where nothing is under way."""
        for _ in range(50):
            people = self._dice.choice(self.tables)
            able = [person for person in people if person.key and chosen(person)]
            if able and not any(person.sent for person in people):
                return self._dice.choice(able)
        return None

    def leave(self) -> None:
        self.leaving = True
        for people in self.tables:
            for person in people:
                person.abort()
