"""The embedded store: SQLite with one connection in one thread, which commits for everybody who waits."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import apsw

from tablee.server.store import base
from tablee.server.store.base import LISTED_FOR, RUNNING_SLOWLY, Card, Document, Heard, Row, StoreFailed, Taken
from tablee.server.store.migrations import statements

OLDEST = (3, 51, 3)  # older ones can lose a write-ahead log that is reset while another connection reads it
DIALECT = {"serial": "INTEGER PRIMARY KEY", "bytes": "BLOB"}

KEEP = """INSERT INTO snapshots (table_id, seq, payload) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload
    WHERE excluded.seq > snapshots.seq"""
KEPT = "SELECT payload FROM snapshots WHERE table_id = ?"

Work = Callable[[apsw.Connection], Any]
MANY = 8  # rows in one write: from here on the machine has much to do
PATIENCE = 0.0006  # seconds for each of them
MOST_PATIENCE = 0.02
BUSY_FOR = 5.0  # seconds that another program may hold the file before we say that nothing can be stored
PASSING = (apsw.FullError, apsw.BusyError, apsw.LockedError)  # nothing was written, and it may be again
ANSWERS_WITHIN = 2.0
TRY_EVERY = 1.0  # seconds between two looks whether anything can be stored
LogRow = tuple[str, int, str | None, bytes, float]
APPEND = "INSERT INTO log (table_id, seq, command, payload, at) VALUES "


class Job:
    """Something to do in the store's thread, and who waits for it; most often a row to append."""

    def __init__(self, work: Work, waiter: asyncio.Future[Any], row: LogRow | None = None) -> None:
        self.work = work
        self.waiter = waiter
        self.row = row
        self.result: Any = None
        self.fault: Exception | None = None


class SqliteStore:
    """One file; one process."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self._waiting: list[Job] = []  # until the thread is done with those before
        self._busy = False
        self._thread: threading.Thread | None = None
        self._broken = ""  # for good
        self._trouble = ""  # why the last write failed
        self._tried = 0.0
        self._trial: asyncio.Task[None] | None = None

    async def open(self) -> None:
        check_version(apsw.sqlite_lib_version())
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="store", daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread:
            with suppress(StoreFailed):
                await self._ask(lambda _: None)  # after all others
            self._jobs.put([])
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # -- What others ask for ----------------------------------------------------------------

    async def trouble(self) -> str:
        """Tried by writing, now and then: a disk may be full although nobody has moved."""
        if not self._trial and self._loop.time() - self._tried > TRY_EVERY:
            self._tried = self._loop.time()
            self._trial = asyncio.create_task(self._try_writing())
        if self._trial and not self._trouble:
            await asyncio.wait({self._trial}, timeout=ANSWERS_WITHIN)
        return self._broken or self._trouble or ("it does not answer" if self._trial else "")

    async def _try_writing(self) -> None:
        with suppress(StoreFailed):
            await self._ask(_touch)
            self._trouble = ""
        self._trial = None

    async def is_lost(self) -> bool:
        with suppress(StoreFailed):
            await self._ask(lambda _: None)  # a thread that does not answer is lost too
        return bool(self._broken)

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        row = (table, seq, command, payload, time.time())
        await self._ask(lambda db: db.execute(f"{APPEND}(?, ?, ?, ?, ?)", row) and None, row)
        self._trouble = ""

    async def put(self, card: Card) -> None:
        await self._ask(lambda db: _put(db, card))

    async def read(self, table: str, after: int) -> list[Row]:
        found: list[Row] = await self._ask(lambda db: _read(db, table, after))
        return found

    async def write_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        await self._ask(lambda db: db.execute(KEEP, (table, seq, payload)) and None)

    async def read_snapshot(self, table: str) -> bytes | None:
        found: bytes | None = await self._ask(lambda db: db.execute(KEPT, (table,)).get)
        return found

    async def cards(self, *, public: bool | None = None) -> list[Card]:
        found: list[Card] = await self._ask(lambda db: _cards(db, public))
        return found

    async def undriven(self) -> list[str]:
        found: list[str] = await self._ask(lambda db: [table for (table,) in db.execute(RUNNING_SLOWLY)])
        return found

    async def drive(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def let_go(self, table: str) -> None:
        pass

    async def listen(self, heard: Heard) -> None:
        pass

    async def notify(self, table: str, word: str) -> None:
        pass

    async def tell_figures(self, process: str, word: str) -> None:
        pass

    async def told_figures(self) -> list[str]:
        return []

    async def save(self, document: Document) -> bool:
        kept = (document.shelf, document.id, document.owner, document.body, time.time())
        sql, values = (base.DOCUMENT_NEXT, (*kept, document.version)) if document.version else (base.DOCUMENT_NEW, kept)
        return bool(await self._rows(sql, *values))

    async def document(self, shelf: str, name: str) -> Document | None:
        return next((Document(*row) for row in await self._rows(base.DOCUMENT, shelf, name)), None)

    async def documents(self, shelf: str, owner: str) -> list[Document]:
        return [Document(*row) for row in await self._rows(base.DOCUMENTS, shelf, owner)]

    async def highest(self, shelf: str, owner: str) -> list[Document]:
        return [Document(*row) for row in await self._rows(base.DOCUMENTS_HIGHEST, shelf, owner)]

    async def delete(self, shelf: str, name: str) -> bool:
        return bool(await self._rows(base.DOCUMENT_GONE, shelf, name))

    async def delete_old(self, shelf: str, before: float) -> None:
        await self._rows(base.DOCUMENTS_OLD, shelf, before)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = await self._ask(lambda db: db.execute(sql.replace("$", "?"), values).fetchall())
        return found

    async def _ask(self, work: Work, row: LogRow | None = None) -> Any:
        if self._broken:
            raise StoreFailed(self._broken)
        job = Job(work, self._loop.create_future(), row)
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)
        return await job.waiter

    def _hand_over(self) -> None:
        """Once for everybody who waits: waking the thread costs as much as writing a row."""
        self._busy = bool(self._waiting)
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def _done(self, jobs: list[Job]) -> None:
        """Where many wait, a moment's patience makes one write of several: the more of them, the longer."""
        if len(jobs) < MANY:
            self._hand_over()
        else:
            self._loop.call_later(min(MOST_PATIENCE, PATIENCE * len(jobs)), self._hand_over)
        _answer(jobs)

    # -- The thread ---------------------------------------------------------------------------

    def _work(self, ready: asyncio.Future[None]) -> None:
        try:
            db = connect(self.path)
        except Exception as fault:
            self._loop.call_soon_threadsafe(ready.set_exception, StoreFailed(f"{self.path}: {fault}"))
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        while jobs := self._jobs.get():
            self._commit_together(db, jobs)
            self._loop.call_soon_threadsafe(self._done, jobs)
        db.close()

    def _commit_together(self, db: apsw.Connection, jobs: list[Job]) -> None:
        """All or, when the disk fails, none: nobody is told of a write that is not on the disk."""
        try:
            if all(job.row for job in jobs) and _append_all(db, jobs):
                return
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                _do(db, job)
            db.execute("COMMIT")
        except apsw.Error as fault:
            if db.in_transaction:  # some failures have rolled back already
                db.execute("ROLLBACK")
            self._trouble = str(fault)
            if not isinstance(fault, PASSING):
                self._broken = f"the database failed ({fault})"  # after a failed sync nothing it says can be trusted
            for job in jobs:
                job.fault = StoreFailed(str(fault))


def check_version(version: str) -> None:
    if tuple(int(n) for n in version.split(".")) < OLDEST:
        raise StoreFailed(f"SQLite {version} can lose data; {'.'.join(map(str, OLDEST))} or newer is needed.")


def connect(path: Path) -> apsw.Connection:
    db = apsw.Connection(str(path))
    db.set_busy_timeout(int(1000 * BUSY_FOR))
    db.pragma("journal_mode", "WAL")
    db.pragma("synchronous", "FULL")
    found = db.pragma("user_version")
    assert isinstance(found, int)
    for number, texts in statements(found, DIALECT):
        with db:
            for text in texts:
                db.execute(text)
            db.pragma("user_version", number)
    return db


def _do(db: apsw.Connection, job: Job) -> None:
    """One job inside the common transaction: when it fails the others go on."""
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except apsw.ConstraintError:
        db.execute("ROLLBACK TO job")
        job.fault = Taken()
    db.execute("RELEASE job")


def _answer(jobs: list[Job]) -> None:
    for job in jobs:
        if job.waiter.cancelled():
            continue
        if job.fault:
            job.waiter.set_exception(job.fault)
        else:
            job.waiter.set_result(job.result)


def _append_all(db: apsw.Connection, jobs: list[Job]) -> bool:
    """All rows at once, a transaction by itself, which is quickest; whether none of their places was taken."""
    values = [value for job in jobs for value in job.row or ()]
    try:
        db.execute(APPEND + ", ".join(["(?, ?, ?, ?, ?)"] * len(jobs)), values)
    except apsw.ConstraintError:
        return False
    return True


def _touch(db: apsw.Connection) -> None:
    """A write that changes nothing."""
    db.pragma("user_version", db.pragma("user_version"))


def _put(db: apsw.Connection, card: Card) -> None:
    db.execute(
        "INSERT OR REPLACE INTO cards (table_id, phase, public, slow, payload, at) VALUES (?, ?, ?, ?, ?, ?)",
        (card.table, card.phase, int(card.public), int(card.slow), card.payload, time.time()),
    )


def _read(db: apsw.Connection, table: str, after: int) -> list[Row]:
    rows = db.execute(
        "SELECT seq, command, payload, at FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    )
    return [Row(*row) for row in rows]


def _cards(db: apsw.Connection, public: bool | None) -> list[Card]:
    rows = db.execute(
        "SELECT table_id, phase, public, slow, payload FROM cards WHERE phase <> 'over'"
        " AND (?1 IS NULL OR (public = ?1 AND at > ?2)) ORDER BY at DESC LIMIT 200",
        (public, time.time() - LISTED_FOR),
    )
    return [
        Card(table, phase, bool(is_public), bool(is_slow), payload)
        for table, phase, is_public, is_slow, payload in rows
    ]
