"""The store, on SQLite and on PostgreSQL: the same promises."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import apsw
import pytest

from tablee.kernel.game import BadInput
from tablee.server import store
from tablee.server.store import migrations
from tablee.server.store.base import LISTED_FOR, MOST_DOCUMENTS, Card, Document, Store, StoreFailed, Taken
from tablee.server.store.sqlite import SqliteStore, check_version
from tests.server.conftest import Scene, fresh_database
from tests.server.people import GUARD

CARD = Card("t1", "lobby", True, False, b"{}")


def test_what_is_written_is_read_in_order(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        await kept.append("t1", 1, None, b"one")
        await kept.append("t1", 2, "0.a", b"two")
        await kept.append("t2", 1, "0.a", b"elsewhere")
        rows = await kept.read("t1", 0)
        assert [(r.seq, r.command, r.payload) for r in rows] == [(1, None, b"one"), (2, "0.a", b"two")]
        assert [r.seq for r in await kept.read("t1", 1)] == [2]
        assert await kept.read("nowhere", 0) == []

    on_store(scene)


def test_a_place_in_the_log_and_a_command_are_taken_once(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        await kept.append("t1", 1, "0.a", b"one")
        with pytest.raises(Taken):
            await kept.append("t1", 1, "0.b", b"other")
        with pytest.raises(Taken):
            await kept.append("t1", 2, "0.a", b"again")
        assert [r.payload for r in await kept.read("t1", 0)] == [b"one"]

    on_store(scene)


def test_of_many_who_write_at_once_one_has_each_place(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        tries = [kept.append("t1", 1 + n % 5, f"0.{n}", b"%d" % n) for n in range(40)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(d is None for d in done) == 5
        assert sum(isinstance(d, Taken) for d in done) == 35
        assert [r.seq for r in await kept.read("t1", 0)] == [1, 2, 3, 4, 5]

    on_store(scene)


def test_the_highest_documents_are_those_whose_bodies_come_last(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        for n in range(MOST_DOCUMENTS + 2):
            await kept.save(Document("shelf", f"{n}", "t1", b"%04d" % n))
        await kept.save(Document("shelf", "other", "t2", b"9999"))
        found = [document.body for document in await kept.highest("shelf", "t1")]
        assert found == [b"%04d" % n for n in range(MOST_DOCUMENTS + 1, 1, -1)]

    on_store(scene)


def test_of_those_who_save_a_document_at_once_one_does(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        first = Document("shelf", "a", "t1", b"0")
        assert sorted(await asyncio.gather(*[kept.save(first) for _ in range(5)])) == [False] * 4 + [True]
        found = await kept.document("shelf", "a")
        assert found == Document("shelf", "a", "t1", b"0", 1)
        next_ones = [Document("shelf", "a", "t2", b"%d" % n, 1) for n in range(5)]
        assert sum(await asyncio.gather(*[kept.save(each) for each in next_ones])) == 1
        assert await kept.documents("shelf", "t1") == []
        assert [d.version for d in await kept.documents("shelf", "t2")] == [2]
        assert await kept.document("other", "a") is None
        assert [await kept.delete("shelf", "a") for _ in range(2)] == [True, False]

    on_store(scene)


def test_cards_of_open_tables(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        await kept.put(CARD)
        await kept.put(Card("t2", "playing", False, True, b"{}"))
        await kept.put(Card("t3", "over", True, False, b"{}"))
        assert [c.table for c in await kept.cards(public=True)] == ["t1"]
        assert await kept.undriven() == ["t2"]
        await kept.put(Card("t1", "over", True, False, b"{}"))
        assert await kept.cards(public=True) == []

    on_store(scene)


def test_public_tables_that_nobody_touches_are_listed_for_a_day(
    on_store: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(kept: Store) -> None:
        await kept.put(CARD)
        await kept.put(Card("t2", "playing", True, True, b"{}"))
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + LISTED_FOR + 1)
        assert await kept.cards(public=True) == []
        assert await kept.undriven() == ["t2"], "its clocks go on all the same"
        await kept.put(CARD)
        assert await kept.cards(public=True) == [CARD]

    on_store(scene)


def test_every_running_game_over_days_is_found_and_no_other(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        many = [f"t{n}" for n in range(250)]
        for table in many:
            await kept.put(Card(table, "playing", False, True, b"{}"))
        for phase in ("lobby", "paused", "broken", "over"):
            await kept.put(Card(phase, phase, False, True, b"{}"))
        assert sorted(await kept.undriven()) == sorted(many)

    on_store(scene)


def test_a_game_that_another_process_drives_is_left_to_it_until_it_dies(postgres_url: str) -> None:
    async def scene() -> None:
        url = await fresh_database(postgres_url)
        one, two = store.make(url, Path()), store.make(url, Path())
        await asyncio.gather(one.open(), two.open())
        for table in ("t1", "t2"):
            await one.put(Card(table, "playing", False, True, b"{}"))
        assert await one.drive("t1")
        assert sorted(await one.undriven()) == ["t1", "t2"]
        assert await two.undriven() == ["t2"]
        await one.close()
        async with asyncio.timeout(GUARD):
            while len(await two.undriven()) < 2:  # noqa: ASYNC110 — nothing tells when its session has ended
                await asyncio.sleep(0.01)
        await two.close()

    asyncio.run(scene())


def test_the_newest_snapshot_is_kept(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        assert await kept.read_snapshot("t1") is None
        await kept.write_snapshot("t1", 5, b"five")
        await kept.write_snapshot("t1", 9, b"nine")
        await kept.write_snapshot("t1", 7, b"late")
        await kept.write_snapshot("t2", 1, b"other")
        assert await kept.read_snapshot("t1") == b"nine"

    on_store(scene)


def test_a_second_opening_finds_everything(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        first = store.make(database, tmp_path)
        await first.open()
        await first.append("t1", 1, "0.a", b"kept")
        await first.close()
        second = store.make(database, tmp_path)
        await second.open()
        assert [r.payload for r in await second.read("t1", 0)] == [b"kept"]
        await second.close()

    asyncio.run(scene())


def test_a_database_of_an_older_program_is_brought_up_to_date(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        older = store.make(database, tmp_path)
        with monkeypatch.context() as before:
            before.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:1])
            await older.open()
        await older.append("t1", 1, "0.a", b"kept")
        await older.put(CARD)
        await older.close()
        for _ in range(2):
            newer = store.make(database, tmp_path)
            await newer.open()
            assert [r.payload for r in await newer.read("t1", 0)] == [b"kept"]
            assert [c.table for c in await newer.cards()] == ["t1"]
            await newer.write_snapshot("t1", 1, b"snapshot")
            await newer.save(Document("shelf", "name", "t1", b"body"))
            assert [d.body for d in await newer.documents("shelf", "t1")] == [b"body"]
            await newer.close()

    asyncio.run(scene())


def test_one_process_drives_a_table_and_another_takes_over(postgres_url: str) -> None:
    async def scene() -> None:
        one, two = store.make(postgres_url, Path()), store.make(postgres_url, Path())
        await asyncio.gather(one.open(), two.open())
        heard: asyncio.Future[tuple[str, str]] = asyncio.get_running_loop().create_future()
        await two.listen(lambda _, table, word: heard.set_result((table, word)))
        assert await one.drive("t1")
        assert await one.drive("t1"), "asking again changes nothing"
        assert not await two.drive("t1")
        await one.notify("t1", "7")
        assert await asyncio.wait_for(heard, GUARD) == ("t1", "7")
        await one.close()
        assert await two.drive("t1"), "whoever dies lets go"
        await two.close()

    asyncio.run(scene())


def test_an_old_sqlite_is_refused() -> None:
    check_version("3.51.3")
    with pytest.raises(StoreFailed, match=r"3\.51\.3"):
        check_version("3.40.1")


def test_an_unknown_database_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="postgresql://"):
        store.make("mysql://u:secret@h/db", Path())


@pytest.mark.parametrize(
    "rest", ["@127.0.0.1:abc", "@127.0.0.1:99999", "@[::1", "@a..b", "/oops@127.0.0.1:1", "#oops@127.0.0.1:1"]
)
def test_a_mistyped_database_is_one_sentence_without_its_password(tmp_path: Path, rest: str) -> None:
    with pytest.raises(StoreFailed, match="postgresql://user:password@host") as failed:
        asyncio.run(store.make(f"postgresql://lea:hush{rest}/games", tmp_path).open())
    assert "hush" not in str(failed.value)
    assert failed.value.__cause__ is None


def test_an_unreachable_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        asyncio.run(store.make("postgresql://127.0.0.1:1/none", tmp_path).open())
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(StoreFailed):
        asyncio.run(store.make(None, tmp_path).open())


# -- Disks that fail ----------------------------------------------------------------------------


REAL_DISK = apsw.vfs_names()[0]


class FailingFile(apsw.VFSFile):
    """A file whose syncs fail when told to."""

    failing = False

    def xSync(self, flags: int) -> None:  # noqa: N802
        if FailingFile.failing:
            raise apsw.IOError("the disk is gone")
        super().xSync(flags)


class FailingDisk(apsw.VFS):
    def __init__(self) -> None:
        super().__init__("failing", REAL_DISK, makedefault=True)

    def xOpen(self, name: Any, flags: list[int]) -> FailingFile:  # noqa: N802
        return FailingFile(REAL_DISK, name, flags)


def test_after_a_failed_sync_nothing_is_acknowledged_any_more(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = store.make(None, tmp_path)
        await kept.open()
        await kept.append("t1", 1, None, b"before")
        FailingFile.failing = True
        with pytest.raises(StoreFailed):
            await kept.append("t1", 2, None, b"lost")
        FailingFile.failing = False
        with pytest.raises(StoreFailed):
            await kept.append("t1", 2, None, b"never")
        assert await kept.trouble()
        await kept.close()

    disk = FailingDisk()
    try:
        asyncio.run(scene())
    finally:
        FailingFile.failing = False
        disk.unregister()
    asyncio.run(_only_before(tmp_path))


async def _only_before(folder: Path) -> None:
    kept = store.make(None, folder)
    await kept.open()
    assert [row.payload for row in await kept.read("t1", 0)][:1] == [b"before"]
    await kept.close()


def test_a_full_disk_refuses_and_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(tmp_path / "tables.db")
        await kept.open()
        await kept._ask(lambda db: db.pragma("max_page_count", 12))
        tries = [kept.append("t1", n, None, b"x" * 4000) for n in range(1, 20)]
        done = [(await asyncio.gather(one, return_exceptions=True))[0] for one in tries].count(None)
        assert 0 < done < 19
        assert await kept.trouble(), "as /health says"
        await kept._ask(lambda db: db.pragma("max_page_count", 1000))
        await kept.append("t1", done + 1, None, b"again")
        assert len(await kept.read("t1", 0)) == done + 1, "every acknowledged row is there"
        await kept.close()

    asyncio.run(scene())
