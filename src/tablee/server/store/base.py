"""What a store must do: an append-only log for each table, behind one interface."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

LISTED_FOR = 24 * 3600  # seconds after which a public table that nobody has touched is not listed any more
SILENT_AFTER = 15.0  # seconds after which a process that tells nothing of itself is taken for dead
Heard = Callable[[str, str, str], None]
MOST_DOCUMENTS = 200  # of one owner that are listed
FINISHED = "SELECT table_id FROM cards WHERE phase = 'over' ORDER BY table_id"
RUNNING_SLOWLY = "SELECT table_id FROM cards WHERE slow = 1 AND phase = 'playing'"


# Documents, in the words of both databases; SQLite writes ? where PostgreSQL writes $.
DOCUMENT_NEW = """INSERT INTO documents (shelf, id, owner, version, body, at) VALUES ($1, $2, $3, 1, $4, $5)
    ON CONFLICT DO NOTHING RETURNING version"""
DOCUMENT_NEXT = """UPDATE documents SET owner = $3, version = $6 + 1, body = $4, at = $5
    WHERE shelf = $1 AND id = $2 AND version = $6 RETURNING version"""
DOCUMENT = "SELECT shelf, id, owner, body, version FROM documents WHERE shelf = $1 AND id = $2"
DOCUMENTS = f"""SELECT shelf, id, owner, body, version FROM documents WHERE shelf = $1 AND owner = $2
    ORDER BY at, id LIMIT {MOST_DOCUMENTS}"""
DOCUMENTS_HIGHEST = f"""SELECT shelf, id, owner, body, version FROM documents WHERE shelf = $1 AND owner = $2
    ORDER BY body DESC, id LIMIT {MOST_DOCUMENTS}"""
DOCUMENT_GONE = "DELETE FROM documents WHERE shelf = $1 AND id = $2 RETURNING id"
DOCUMENTS_OLD = "DELETE FROM documents WHERE shelf = $1 AND at < $2"


class Row(Struct, frozen=True):
    """One row of a table's log: the entries that one command added."""

    seq: int
    command: str | None
    payload: bytes
    at: float  # seconds since the epoch, for people only


class Card(Struct, frozen=True):
    """What the lobby and a restart need to know of a table without folding its log."""

    table: str
    phase: str
    public: bool  # strangers find it in the lobby
    slow: bool  # its clocks run for hours: they go on when nobody is there
    payload: bytes


class Document(Struct, frozen=True):
    """Something kept beside the tables, such as who wants to be reminded: found by its name, or by whose it is."""

    shelf: str
    id: str
    owner: str
    body: bytes
    version: int = 0  # how often it was saved; 0 before the first time


class Taken(Exception):
    """This place in the log, or this command, is there already: read on and judge anew."""


class StoreFailed(Exception):
    """Nothing can be stored: what was asked for has not happened."""


class Store(Protocol):
    """What a database must do for us."""

    shared: bool  # whether other processes may write to the same tables

    async def open(self) -> None:
        """Connect and bring the tables up to date."""

    async def close(self) -> None: ...

    async def trouble(self) -> str:
        """Why nothing can be stored now, or nothing."""

    async def is_lost(self) -> bool:
        """Whether only a restart can help."""

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        """Durable once it returns.  Raises `Taken` or `StoreFailed`."""

    async def put(self, card: Card) -> None:
        """What the lobby knows of a table from now on."""

    async def read(self, table: str, after: int) -> list[Row]:
        """The rows of a table's log after `after`, in order."""

    async def write_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """A snapshot after row `seq`, unless there is a newer one."""

    async def read_snapshot(self, table: str) -> bytes | None:
        """The snapshot of a table."""

    async def cards(self, *, public: bool | None = None) -> list[Card]:
        """Tables that are not over, the newest first, at most 200; public ones if they were touched of late."""

    async def undriven(self) -> list[str]:
        """All running games over days that no other process drives."""

    async def drive(self, table: str) -> bool:
        """Whether this process runs the clocks and bots of a table: one of all that share the store does."""

    async def let_go(self, table: str) -> None:
        """Somebody else may drive."""

    async def listen(self, heard: Heard) -> None:
        """Call `heard` with who, which table and what, when another process says something about a table."""

    async def notify(self, table: str, word: str) -> None:
        """Say something about a table to the other processes; after a commit, never inside it."""

    async def tell_figures(self, process: str, word: str) -> None:
        """How a process is, in place of what it told before."""

    async def told_figures(self) -> list[str]:
        """What every process that is alive has told last: whoever asks later is never told less."""

    async def save(self, document: Document) -> bool:
        """In place of the version it was made from; whether nobody else was faster."""

    async def document(self, shelf: str, name: str) -> Document | None:
        """The one of this name."""

    async def documents(self, shelf: str, owner: str) -> list[Document]:
        """All of an owner, the one that was saved longest ago first, at most 200."""

    async def highest(self, shelf: str, owner: str) -> list[Document]:
        """Those of an owner whose bodies come last in the order of their bytes, the very last first, at most 200."""

    async def delete(self, shelf: str, name: str) -> bool:
        """Gone for good; whether it was there."""

    async def delete_old(self, shelf: str, before: float) -> None:
        """Those that were last saved before then, in seconds since the epoch."""
