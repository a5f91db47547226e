"""Power cuts: what was not yet synced is lost or torn, in any order; what was acknowledged is there.

A disk is recorded write by write and sync by sync while the store works; then it is rebuilt as it may lie there after a
cut at any moment, and opened again.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import pytest

from tablee.server.store import sqlite
from tablee.server.store.base import StoreFailed
from tablee.server.store.sqlite import SqliteStore
from tests.campaign import Campaign

REAL_DISK = apsw.vfs_names()[0]
SECTOR = 512
TABLES = 6


class Done(NamedTuple):
    """One thing done to a file."""

    file: str
    what: str  # write, cut, sync, delete
    at: int = 0
    data: bytes = b""


class Diary:
    """All that was done to the disk, and after how much of it each row was acknowledged."""

    def __init__(self) -> None:
        self.done: list[Done] = []
        self.acknowledged: list[tuple[int, str, int]] = []
        self.trouble: type[Exception] | None = None  # what the next writes and syncs raise
        self.kinds: tuple[str, ...] = ()

    def note(self, done: Done) -> None:
        if self.trouble and done.what in self.kinds and done.file.endswith("-wal"):
            raise self.trouble("the disk")
        self.done.append(done)


class NotedFile(apsw.VFSFile):
    """A file that keeps a diary."""

    def __init__(self, diary: Diary, name: Any, flags: list[int]) -> None:
        super().__init__(REAL_DISK, name, flags)
        self.diary = diary
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name or "").name

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self.diary.note(Done(self.name, "write", offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.diary.note(Done(self.name, "cut", newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.diary.note(Done(self.name, "sync"))
        super().xSync(flags)


class NotedDisk(apsw.VFS):
    """A disk whose files keep a diary."""

    def __init__(self, diary: Diary) -> None:
        super().__init__("noted", REAL_DISK, makedefault=True)
        self.diary = diary

    def xOpen(self, name: Any, flags: list[int]) -> NotedFile:  # noqa: N802
        return NotedFile(self.diary, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.diary.note(Done(Path(filename).name, "delete"))
        super().xDelete(filename, syncdir)


@contextmanager
def noted() -> Iterator[Diary]:
    diary = Diary()
    disk = NotedDisk(diary)
    try:
        yield diary
    finally:
        disk.unregister()


# -- A disk after a cut ---------------------------------------------------------------------------


def after_a_cut(diary: Diary, cut: int, dice: random.Random) -> dict[str, bytearray]:
    """The files as they may lie there when the power failed after `cut` things had been done."""
    files: dict[str, bytearray] = {}
    for name in {done.file for done in diary.done[:cut]}:
        mine = since_deleted([done for done in diary.done[:cut] if done.file == name])
        if not mine:
            continue
        synced = max((i for i, done in enumerate(mine) if done.what == "sync"), default=-1)
        files[name] = bytearray()
        for done in mine[: synced + 1] + surviving(mine[synced + 1 :], dice):
            carry_out(files[name], done)
    return files


def since_deleted(mine: list[Done]) -> list[Done]:
    return mine[max((i + 1 for i, done in enumerate(mine) if done.what == "delete"), default=0) :]


def surviving(loose: list[Done], dice: random.Random) -> list[Done]:
    """Of what was not synced some is lost, some torn, and none has an order."""
    share = dice.random()
    kept = [torn(done, dice) for done in loose if dice.random() < share]
    dice.shuffle(kept)
    return kept


def torn(done: Done, dice: random.Random) -> Done:
    if done.what != "write" or dice.random() < 0.7:
        return done
    return done._replace(data=done.data[: SECTOR * dice.randint(0, len(done.data) // SECTOR)])


def carry_out(file: bytearray, done: Done) -> None:
    if done.what == "write":
        file.extend(bytes(max(0, done.at - len(file))))
        file[done.at : done.at + len(done.data)] = done.data
    elif done.what == "cut":
        del file[done.at :]


def lost(diary: Diary, cut: int, dice: random.Random, folder: Path) -> list[tuple[str, int]]:
    """The acknowledged rows that are not there after a cut."""
    folder.mkdir()
    for name, content in after_a_cut(diary, cut, dice).items():
        (folder / name).write_bytes(content)
    db = sqlite.connect(folder / "tables.db")
    found = set(db.execute("SELECT table_id, seq FROM log").fetchall())
    assert db.pragma("integrity_check") == "ok"
    db.close()
    shutil.rmtree(folder)
    return [(table, seq) for at, table, seq in diary.acknowledged if at <= cut and (table, seq) not in found]


def all_lost(diary: Diary, cuts: int, folder: Path, seed: int = 5) -> list[tuple[str, int]]:
    dice = random.Random(seed)
    first = diary.acknowledged[0][0]
    moments = [dice.randint(first, len(diary.done)) for _ in range(cuts)]
    return [row for n, cut in enumerate(moments) for row in lost(diary, cut, dice, folder / str(n))]


# -- What the store does meanwhile ------------------------------------------------------------------


async def work(diary: Diary, folder: Path, rows: int, seed: int) -> None:
    kept = SqliteStore(folder / "tables.db")
    await kept.open()
    await asyncio.gather(*[one_table(kept, diary, f"t{n}", rows, seed) for n in range(TABLES)])
    await kept.close()


async def one_table(kept: SqliteStore, diary: Diary, table: str, rows: int, seed: int) -> None:
    dice = random.Random(f"{seed} {table}")
    for seq in range(1, rows + 1):
        await kept.append(table, seq, f"0.{seq}", dice.randbytes(dice.randint(20, 3000)))
        diary.acknowledged.append((len(diary.done), table, seq))
        if seq % 10 == 0:
            await kept.write_snapshot(table, seq, dice.randbytes(9000))


def recorded(folder: Path, rows: int, seed: int = 0) -> Diary:
    folder.mkdir()
    with noted() as diary:
        asyncio.run(work(diary, folder, rows, seed))
    assert len(diary.acknowledged) == TABLES * rows
    return diary


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    diary = recorded(tmp_path / "before", 80)
    assert any(done.file == "tables.db" for done in diary.done[diary.acknowledged[0][0] :]), "with checkpoints"
    assert all_lost(diary, 60, tmp_path) == []


def test_without_syncs_acknowledged_rows_would_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sqlite.connect

    def careless(path: Path) -> apsw.Connection:
        db = honest(path)
        db.pragma("synchronous", "NORMAL")
        return db

    with monkeypatch.context() as planted:
        planted.setattr(sqlite, "connect", careless)
        diary = recorded(tmp_path / "before", 20)
    assert all_lost(diary, 20, tmp_path)


@pytest.mark.long
def test_campaign_of_power_cuts(tmp_path: Path) -> None:
    cuts = Campaign("power cuts", 20_000, each=200)
    for seed in cuts:
        diary = recorded(tmp_path / f"before{seed}", 100, seed)
        assert all_lost(diary, cuts.each, tmp_path, seed) == []
        cuts.held(seed, cuts.each, rows_acknowledged=len(diary.acknowledged), lost=0)


# -- Disks that fail --------------------------------------------------------------------------------


async def acknowledged(kept: SqliteStore, seq: int) -> bool:
    try:
        await kept.append("t1", seq, None, b"x" * 500)
    except StoreFailed:
        return False
    return True


@pytest.mark.parametrize("kinds", [("write",), ("sync",), ("write", "sync")])
def test_a_disk_that_fails_once_is_never_trusted_again(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    async def scene(diary: Diary) -> None:
        kept = SqliteStore(tmp_path / "tables.db")
        await kept.open()
        assert await acknowledged(kept, 1)
        diary.trouble, diary.kinds = apsw.IOError, kinds
        assert not await acknowledged(kept, 2)
        diary.trouble = None
        assert not await acknowledged(kept, 2), "it may have lost what it says it has"
        assert await kept.trouble()
        assert await kept.is_lost()
        await kept.close()

    with noted() as diary:
        asyncio.run(scene(diary))
    assert rows_of(tmp_path) in ([1], [1, 2])


def test_a_full_disk_refuses_and_takes_rows_again_when_there_is_room(tmp_path: Path) -> None:
    async def scene(diary: Diary) -> None:
        kept = SqliteStore(tmp_path / "tables.db")
        await kept.open()
        assert await acknowledged(kept, 1)
        diary.trouble, diary.kinds = apsw.FullError, ("write",)
        assert not await acknowledged(kept, 2)
        assert await kept.trouble()
        assert not await kept.is_lost()
        diary.trouble = None
        assert await acknowledged(kept, 2)
        assert not await kept.trouble()
        await kept.close()

    with noted() as diary:
        asyncio.run(scene(diary))
    assert rows_of(tmp_path) == [1, 2]


def rows_of(folder: Path) -> list[int]:
    db = sqlite.connect(folder / "tables.db")
    found = [seq for (seq,) in db.execute("SELECT seq FROM log WHERE table_id = 't1' ORDER BY seq")]
    db.close()
    return found
