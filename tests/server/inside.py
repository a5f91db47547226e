"""A table inside the test: a store in memory, time that passes only when all wait, connections that keep everything."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from tablee import games
from tablee.kernel.game import Game
from tablee.server.live.connection import Connection
from tablee.server.live.hall import Hall
from tablee.server.live.room import Room
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks, Lang
from tablee.server.store.base import MOST_DOCUMENTS, Card, Document, Heard, Row, Taken
from tablee.server.table import log
from tablee.server.table.play import Play
from tablee.server.table.table import Table
from tablee.server.thinking import Thinkers, chosen
from tablee.server.tokens import fingerprint

Twist = Callable[[Any], None]


class MemoryStore:
    """Keeps everything until the test is over."""

    shared = False

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.kept: dict[tuple[str, str], Document] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def trouble(self) -> str:
        return ""

    async def is_lost(self) -> bool:
        return False

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        rows = self.rows.setdefault(table, [])
        if seq != len(rows) + 1 or (command and any(row.command == command for row in rows)):
            raise Taken
        rows.append(Row(seq, command, payload, time.time()))

    async def put(self, card: Card) -> None: ...

    async def write_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        if seq > self.snapshots.get(table, (0, b""))[0]:
            self.snapshots[table] = (seq, payload)

    async def read_snapshot(self, table: str) -> bytes | None:
        return self.snapshots[table][1] if table in self.snapshots else None

    async def read(self, table: str, after: int) -> list[Row]:
        return self.rows.get(table, [])[after:]

    async def cards(self, *, public: bool | None = None) -> list[Card]:  # noqa: ARG002
        return []

    async def undriven(self) -> list[str]:
        return []

    async def drive(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def let_go(self, table: str) -> None: ...

    async def listen(self, heard: Heard) -> None: ...

    async def notify(self, table: str, word: str) -> None: ...

    async def tell_figures(self, process: str, word: str) -> None: ...

    async def told_figures(self) -> list[str]:
        return []

    async def save(self, document: Document) -> bool:
        name = (document.shelf, document.id)
        if document.version != (self.kept[name].version if name in self.kept else 0):
            return False
        self.kept[name] = msgspec.structs.replace(document, version=document.version + 1)
        return True

    async def document(self, shelf: str, name: str) -> Document | None:
        return self.kept.get((shelf, name))

    async def documents(self, shelf: str, owner: str) -> list[Document]:
        return [kept for kept in self.kept.values() if (kept.shelf, kept.owner) == (shelf, owner)]

    async def highest(self, shelf: str, owner: str) -> list[Document]:
        return sorted(await self.documents(shelf, owner), key=lambda kept: kept.body, reverse=True)[:MOST_DOCUMENTS]

    async def delete(self, shelf: str, name: str) -> bool:
        return self.kept.pop((shelf, name), None) is not None

    async def delete_old(self, shelf: str, before: float) -> None: ...


class QuickThinkers(Thinkers):
    """Bots of all levels play at random, here and at once: real time must not pass."""

    async def choose(self, play: Play, seat: int, level: str) -> str:  # noqa: ARG002
        return chosen(play.g, play.game, seat, "random", [])

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time jumps to the next thing that is due."""

    def __init__(self) -> None:
        self.virtual = 0.0
        self.real = selectors.DefaultSelector()
        super().__init__(self.real)
        self.real.select, self._look = self._jump, self.real.select  # type: ignore[method-assign]

    def time(self) -> float:
        return self.virtual

    def _jump(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits and nothing will happen"
        self.virtual += max(0.0, timeout)
        return self._look(0)


def in_virtual_time(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    loop = VirtualLoop()
    try:
        loop.run_until_complete(scene())
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()


class Nowhere:
    """What is written is not sent anywhere; so far it is to there."""

    trip: float | None = None

    def write(self, texts: Sequence[bytes]) -> None: ...

    def close(self, code: int) -> None: ...

    def abort(self) -> None: ...

    def round_trip(self) -> float | None:
        return self.trip


class Ear(Connection):
    """A connection that keeps what it is sent, and when."""

    def __init__(self, seat: int, token: str, lang: Lang = "fr") -> None:
        loop = asyncio.get_running_loop()
        self.way = Nowhere()
        super().__init__(self.way, loop.time)
        self.admit(seat, token)
        self.lang = lang
        self.heard: list[tuple[float, bytes]] = []

    def _push(self, message: bytes) -> None:
        if self._goodbye is None:
            self.heard.append((asyncio.get_running_loop().time(), message))

    def close(self, code: int) -> None:
        self._push(b'{"type":"close","code":%d}' % code)
        super().close(code)

    def messages(self, kind: str) -> list[dict[str, Any]]:
        return [m for m in (msgspec.json.decode(text) for _, text in self.heard) if m["type"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        return self.messages("state")[-1]


class Inside:
    """A room with people, ready to play."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.table = room.table
        self.count = 0

    async def enter(self, seat: int, lang: Lang = "fr") -> Ear:
        ear = Ear(seat, f"token{seat}", lang)
        await self.room.do(partial(self.room.enter, ear))
        return ear

    async def leave(self, ear: Ear) -> None:
        await self.room.do(partial(self.room.depart, ear))

    async def tell(self, ear: Ear, message: commands.ClientMessage) -> None:
        self.room.submit(ear, message)
        await self.rest()

    async def act(self, ear: Ear, key: str, version: int | None = None) -> None:
        self.count += 1
        await self.tell(ear, commands.Act(f"act{self.count}", key, version))

    async def rest(self) -> None:
        """Let the room come to rest without time passing."""
        for _ in range(30):
            await asyncio.sleep(0)


def with_twist(game: Game, twist: Twist, seed: int) -> Game:
    """The same game, laid out from this seed whatever its record says, and changed before anybody sees it."""

    def lay_out(box: Any, seats: int, _seed: int, *rest: Any) -> Any:
        g = game.lay_out(box, seats, seed, *rest)
        twist(g)
        return g

    return replace(game, lay_out=lay_out)


async def seated(
    game: str = "boom",
    seats: int = 4,
    people: int | None = None,
    clocks: Clocks | None = None,
    seed: int = 7,
    twist: Twist | None = None,
    pace: tuple[float, float] = (1.0, 1.0),
    options: dict[str, str] | None = None,
    written_seed: int | None = None,
    thinkers: Thinkers | None = None,
) -> Inside:
    """A game that has begun: persons on the first seats, bots on the others."""
    rules = games.game(game)
    hall = Hall(MemoryStore(), thinkers or QuickThinkers(), pace)
    table = Table("inside")
    first: list[log.AnyEntry] = [
        log.Opened(game, seats, rules.check(seats, options or {}), clocks or Clocks(reaction=0), False, "everybody")
    ]
    for seat in range(seats):
        person = people is None or seat < people
        first.append(log.Sat(seat, f"P{seat}", fingerprint(f"token{seat}")) if person else log.BotSat(seat, "random"))
    table.fold(first)
    table.game = with_twist(rules, twist, seed) if twist else rules
    began: list[log.AnyEntry] = [log.Began(written_seed or seed, rules.version, rules.fingerprint())]
    table.fold(began)
    assert table.play
    table.play = Play(table.play.game, table.play.record)  # the same again: tests put another class here
    await hall.store.append(table.id, 1, None, log.write(first))
    await hall.store.append(table.id, 2, None, log.write(began))
    return Inside(hall._enter(table))
