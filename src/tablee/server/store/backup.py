"""A copy of the embedded store while it is in use, and back."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import apsw

from tablee.kernel.game import BadInput
from tablee.server.store.migrations import MIGRATIONS
from tablee.server.store.sqlite import check_version


def back_up(data: Path, target: Path) -> int:
    """All tables as they are at this moment, in one file; how many.  Servers go on meanwhile."""
    check_version(apsw.sqlite_lib_version())
    source = data / "tables.db"
    if not source.exists():
        raise BadInput(f"there are no games in {data}; say where they are with --data.")
    beside = _beside(target)
    try:
        db = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READONLY)
        db.set_busy_timeout(5000)
        db.execute("VACUUM INTO ?", (str(beside),))
        db.close()
    except apsw.Error as fault:
        raise BadInput(f"the games in {data} cannot be copied to {target}: {fault}.") from None
    return _put_in_place(beside, target)


def restore(source: Path, data: Path) -> int:
    """A copy becomes the store of a data folder that has none; how many tables."""
    target = data / "tables.db"
    if target.exists():
        raise BadInput(f"there are games in {data} already; stop the server and move {target} and its -wal away first.")
    if not source.exists():
        raise BadInput(f"there is no copy {source}.")
    beside = _beside(target)
    shutil.copyfile(source, beside)
    return _put_in_place(beside, target)


def _beside(target: Path) -> Path:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        beside = target.with_name(target.name + ".part")
        beside.unlink(missing_ok=True)
    except OSError as fault:
        raise BadInput(f"nothing can be written to {target.parent}: {fault.strerror or fault}.") from None
    return beside


def _put_in_place(beside: Path, target: Path) -> int:
    """Checked and on the disk before it has its name: a crash leaves the old copy or the new one."""
    tables = _checked(beside)
    with beside.open("rb+") as written:
        os.fsync(written.fileno())
    beside.replace(target)
    return tables


def _checked(copy: Path) -> int:
    try:
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        db = apsw.Connection(f"{copy.absolute().as_uri()}?immutable=1", flags=flags)
        sound, version = db.pragma("integrity_check") == "ok", db.pragma("user_version")
        tables = db.execute("SELECT count(DISTINCT table_id) FROM log").get
        db.close()
    except apsw.Error:
        sound, version, tables = False, 0, 0
    if not sound:
        copy.unlink()
        raise BadInput("that is not a sound copy of Tablée's games.")
    if not isinstance(version, int) or version > len(MIGRATIONS):
        copy.unlink()
        raise BadInput("that copy was made by a newer Tablée; this one cannot read it.")
    assert isinstance(tables, int)
    return tables
