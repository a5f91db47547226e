"""Where tables are kept: SQLite, or PostgreSQL for several processes."""

from __future__ import annotations

from pathlib import Path

from tablee.kernel.game import BadInput
from tablee.server.store.base import Store


def make(database: str | None, data: Path) -> Store:
    """The store behind a database address, or the embedded one in `data`."""
    # Only the driver that is needed is loaded: the other would make every start slower.
    if file := file_of(database, data):
        from tablee.server.store.sqlite import SqliteStore

        return SqliteStore(file)
    from tablee.server.store.postgres import PostgresStore

    assert database
    return PostgresStore(database)


def file_of(database: str | None, data: Path) -> Path | None:
    """The file of an embedded store; None for a shared one."""
    if database is None:
        return data / "tables.db"
    if database.startswith("sqlite:///"):
        return Path(database.removeprefix("sqlite:///"))
    if database.startswith(("postgresql://", "postgres://")):
        return None
    raise BadInput(f"the database is postgresql://… or sqlite:///path, not '{database.partition(':')[0][:20]}…'.")
