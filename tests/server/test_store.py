"""The store, on SQLite and on PostgreSQL: the same promises."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.kernel.game import BadInput
from tablee.server import store
from tablee.server.store import Card, Store, StoreFailed, Taken
from tablee.server.store.sqlite import check_version
from tests.server.conftest import Scene

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


def test_cards_of_open_tables(on_store: Scene) -> None:
    async def scene(kept: Store) -> None:
        await kept.put(CARD)
        await kept.put(Card("t2", "playing", False, True, b"{}"))
        await kept.put(Card("t3", "over", True, False, b"{}"))
        assert [c.table for c in await kept.cards(public=True)] == ["t1"]
        assert [c.table for c in await kept.cards(slow=True)] == ["t2"]
        await kept.put(Card("t1", "over", True, False, b"{}"))
        assert await kept.cards(public=True) == []

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


def test_one_process_drives_a_table_and_another_takes_over(postgres_url: str) -> None:
    async def scene() -> None:
        one, two = store.make(postgres_url, Path()), store.make(postgres_url, Path())
        await asyncio.gather(one.open(), two.open())
        heard: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
        await two.listen(lambda table, seq: heard.set_result((table, seq)))
        assert await one.drive("t1")
        assert await one.drive("t1"), "asking again changes nothing"
        assert not await two.drive("t1")
        await one.notify("t1", 7)
        assert await asyncio.wait_for(heard, 30) == ("t1", 7)
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


def test_an_unreachable_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        asyncio.run(store.make("postgresql://127.0.0.1:1/none", tmp_path).open())
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(StoreFailed):
        asyncio.run(store.make(None, tmp_path).open())
