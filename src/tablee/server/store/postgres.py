"""The shared store: PostgreSQL, for several server processes.  The unique place in the log decides every race."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any

import asyncpg

from tablee.server.store import base
from tablee.server.store.base import (
    FINISHED,
    LISTED_FOR,
    RUNNING_SLOWLY,
    SILENT_AFTER,
    Card,
    Document,
    Heard,
    Row,
    StoreFailed,
    Taken,
)
from tablee.server.store.migrations import statements

DIALECT = {"serial": "BIGSERIAL PRIMARY KEY", "bytes": "BYTEA"}
CHANNEL = "tablee"
ANSWERS_WITHIN = 2.0  # seconds
MIGRATING = 716  # the advisory lock of whoever brings the tables up to date
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
MISTYPED = (
    "the address of the database cannot be read: write postgresql://user:password@host:5432/name, with [::1] for an"
    " IPv6 host and / : @ # ? of a password as %2F %3A %40 %23 %3F"
)  # without the fault's own words: they may quote the password


class PostgresStore:
    """One database; any number of processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = uuid.uuid4().hex[:8]  # so that one's own notices are known
        self._pool: Any = None
        self._session: Any = None  # the one session whose locks say what this process drives
        self._driven: set[str] = set()
        self._heard: Heard | None = None
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        try:
            self._session = await _connected(self.url)
            self._pool = await asyncpg.create_pool(self.url, min_size=0, max_size=8, command_timeout=30)
            async with self._pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await _migrate(db)
        except TROUBLE as fault:
            raise StoreFailed(f"the database cannot be used: {fault}") from None

    async def close(self) -> None:
        if self._session and not self._session.is_closed():
            await self._session.close()
        if self._pool:
            await self._pool.close()

    async def trouble(self) -> str:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self._fetch("SELECT 1")
        except (StoreFailed, TimeoutError) as fault:
            return f"the database does not answer ({fault})"
        return ""

    async def is_lost(self) -> bool:
        """It is connected to anew whenever it is there again."""
        return False

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        await self._execute(INSERT, table, seq, command, payload, time.time())

    async def put(self, card: Card) -> None:
        await self._execute(UPSERT, card.table, card.phase, int(card.public), int(card.slow), card.payload, time.time())

    async def _execute(self, query: str, *args: object) -> None:
        try:
            await self._pool.execute(query, *args)
        except asyncpg.UniqueViolationError:
            raise Taken from None
        except TROUBLE as fault:
            raise StoreFailed(str(fault)) from None

    async def read(self, table: str, after: int) -> list[Row]:
        return [Row(*row) for row in await self._fetch(ROWS, table, after)]

    async def write_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        await self._execute(KEEP, table, seq, payload)

    async def read_snapshot(self, table: str) -> bytes | None:
        rows = await self._fetch("SELECT payload FROM snapshots WHERE table_id = $1", table)
        return rows[0][0] if rows else None

    async def cards(self, *, public: bool | None = None) -> list[Card]:
        rows = await self._fetch(
            "SELECT table_id, phase, public, slow, payload FROM cards WHERE phase <> 'over'"
            " AND ($1::int IS NULL OR (public = $1 AND at > $2)) ORDER BY at DESC LIMIT 200",
            public if public is None else int(public),
            time.time() - LISTED_FOR,
        )
        return [Card(row[0], row[1], bool(row[2]), bool(row[3]), row[4]) for row in rows]

    async def undriven(self) -> list[str]:
        tables = [row[0] for row in await self._fetch(RUNNING_SLOWLY)]
        held = {row[0] for row in await self._fetch(HELD)} if tables else set()
        return [table for table in tables if table in self._driven or _lock(table) not in held]

    async def save(self, document: Document) -> bool:
        kept = (document.shelf, document.id, document.owner, document.body, time.time())
        sql, values = (base.DOCUMENT_NEXT, (*kept, document.version)) if document.version else (base.DOCUMENT_NEW, kept)
        return bool(await self._fetch(sql, *values))

    async def document(self, shelf: str, name: str) -> Document | None:
        return next((Document(*row) for row in await self._fetch(base.DOCUMENT, shelf, name)), None)

    async def documents(self, shelf: str, owner: str) -> list[Document]:
        return [Document(*row) for row in await self._fetch(base.DOCUMENTS, shelf, owner)]

    async def highest(self, shelf: str, owner: str) -> list[Document]:
        return [Document(*row) for row in await self._fetch(base.DOCUMENTS_HIGHEST, shelf, owner)]

    async def delete(self, shelf: str, name: str) -> bool:
        return bool(await self._fetch(base.DOCUMENT_GONE, shelf, name))

    async def delete_old(self, shelf: str, before: float) -> None:
        await self._execute(base.DOCUMENTS_OLD, shelf, before)

    async def _fetch(self, query: str, *args: object) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(query, *args)
        except TROUBLE as fault:
            raise StoreFailed(str(fault)) from None
        return found

    # -- Between processes --------------------------------------------------------------------

    async def drive(self, table: str) -> bool:
        try:
            async with self._turn:
                session = await self._the_session()
                if table not in self._driven and await session.fetchval(TRY_LOCK, _lock(table)):
                    self._driven.add(table)
        except TROUBLE:
            return False
        return table in self._driven

    async def let_go(self, table: str) -> None:
        if table not in self._driven:
            return
        self._driven.discard(table)
        try:
            async with self._turn:
                session = await self._the_session()
                await session.execute("SELECT pg_advisory_unlock($1)", _lock(table))
        except TROUBLE:
            return  # a lost session has lost its locks

    async def listen(self, heard: Heard) -> None:
        self._heard = heard
        async with self._turn:
            await (await self._the_session()).add_listener(CHANNEL, self._on_notice)

    async def notify(self, table: str, word: str) -> None:
        try:
            await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.me}:{table}:{word}")
        except TROUBLE:
            return  # the others find out when they write, or by their own reading now and then

    async def tell_figures(self, process: str, word: str) -> None:
        await self._execute(FORGET_SILENT, SILENT_AFTER)
        await self._execute(TELL, process, word)

    async def told_figures(self) -> list[str]:
        """From the database, not from notices: these reach one process sooner than another."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                return [row[0] for row in await self._fetch(TOLD, SILENT_AFTER)]
        except TimeoutError as fault:
            raise StoreFailed(str(fault)) from None

    def _on_notice(self, _session: object, _pid: int, _channel: str, said: str) -> None:
        who, table, word = said.split(":", 2)
        if who != self.me and self._heard:
            self._heard(who, table, word)

    async def _the_session(self) -> Any:
        """The session with our locks; a new one has none of them, so whoever else wants them has them now."""
        if self._session.is_closed():
            self._driven.clear()
            self._session = await asyncpg.connect(self.url)
            if self._heard:
                await self._session.add_listener(CHANNEL, self._on_notice)
        return self._session


ROWS = "SELECT seq, command, payload, at FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
INSERT = "INSERT INTO log (table_id, seq, command, payload, at) VALUES ($1, $2, $3, $4, $5)"
UPSERT = """INSERT INTO cards (table_id, phase, public, slow, payload, at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (table_id) DO UPDATE SET phase = $2, public = $3, slow = $4, payload = $5, at = $6"""

TRY_LOCK = "SELECT pg_try_advisory_lock($1)"
HELD = """SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

NOW = "extract(epoch FROM clock_timestamp())"  # by the clock that all share
TELL = f"""INSERT INTO figures (process, word, at) VALUES ($1, $2, {NOW})
    ON CONFLICT (process) DO UPDATE SET word = $2, at = {NOW}"""
TOLD = f"SELECT word FROM figures WHERE at > {NOW} - $1::float ORDER BY process"
FORGET_SILENT = f"DELETE FROM figures WHERE at <= {NOW} - $1::float"

KEEP = """INSERT INTO snapshots (table_id, seq, payload) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET seq = $2, payload = $3 WHERE $2 > snapshots.seq"""


async def finished(url: str) -> AsyncIterator[list[Row]]:
    """The whole logs of games that are over, one by one; the database is only read."""
    try:
        db = await _connected(url)
        try:
            for table in await db.fetch(FINISHED):
                yield [Row(*row) for row in await db.fetch(ROWS, table[0], 0)]
        finally:
            await db.close()
    except TROUBLE as fault:
        raise StoreFailed(f"the database cannot be used: {fault}") from None


async def _connected(url: str) -> Any:
    try:
        return await asyncpg.connect(url)
    except asyncpg.InterfaceError:  # some are a ValueError too, and say themselves what is wrong
        raise
    except (ValueError, OverflowError):
        raise StoreFailed(MISTYPED) from None


async def _migrate(db: Any) -> None:
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    found = await db.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    for number, texts in statements(found, DIALECT):
        for text in texts:
            await db.execute(text)
        await db.execute("INSERT INTO schema_version VALUES ($1)", number)


def _lock(table: str) -> int:
    return int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)
