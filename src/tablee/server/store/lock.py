"""One server for each database file: a lock that the system takes back when its holder ends, however it ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from tablee.server.store.base import StoreFailed

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 20  # what is locked cannot be read by others: not the address at the beginning

    def _lock(file: FileIO) -> None:
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def claimed(database: Path, address: str) -> Iterator[None]:
    """Have a database to oneself, and tell whoever else wants it where we are."""
    with _opened(database.with_name(database.name + ".lock")) as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            raise StoreFailed(_taken(database, file.read(200).decode())) from None
        except OSError:
            pass  # a file system without locks
        file.truncate(0)
        file.write(address.encode())
        yield


def _opened(path: Path) -> FileIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        return FileIO(path, "r+")
    except OSError as fault:
        raise StoreFailed(f"no games can be kept in {path.parent}: {fault.strerror or fault}") from None


def _taken(database: Path, address: str) -> str:
    where = f"at {address}: open that address" if address else "by another process: stop it"
    return (
        f"the games in {database.parent} are served already {where}, or give this server a folder of its own (--data)"
    )
