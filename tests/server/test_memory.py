"""What is over leaves the memory by itself: a full collection, which would stop every table, is almost never made."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from weakref import ref

import pytest

from tablee import lessons
from tablee.kernel import game as rulebook
from tablee.lab import browser
from tablee.server.laboratory import checked
from tablee.server.live.audience import Audience
from tablee.server.live.connection import Connection
from tablee.server.live.hall import IDLE, Hall
from tablee.server.protocol import bodies
from tablee.server.protocol.refusals import Refusal
from tablee.server.table.play import Play
from tablee.server.table.table import Table
from tablee.server.words import phrases
from tests.server.inside import Ear, MemoryStore, QuickThinkers, in_virtual_time
from tests.server.people import GUARD
from tests.server.test_ends import at_home

KINDS = (Table, Play, Audience)


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there_are(kind: type) -> int:
    """What is compiled has no weak references, so all there are are counted."""
    return sum(type(one) is kind for one in gc.get_objects())


async def a_game_that_was_left(hall: Hall) -> list[ref[object]]:
    me = await hall.create(bodies.CreateTable("boom", "Léa", 3, bots="random", start=True))
    room, ear = await hall.room(me.table), Ear(0, me.token)
    await room.do(partial(room.enter, ear))
    await asyncio.sleep(30)
    await room.do(partial(room.depart, ear))
    ear.end()
    return [ref(room), ref(room.driver)]


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_is_put_away() -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers())
        await hall.open()
        before = [there_are(kind) for kind in KINDS]
        left = await a_game_that_was_left(hall)
        assert all(one() for one in left)
        assert [there_are(kind) for kind in KINDS] == [n + 1 for n in before]
        await asyncio.sleep(IDLE + 10)
        assert not hall.rooms
        assert [one() for one in left] == [None] * len(left)
        assert [there_are(kind) for kind in KINDS] == before
        await hall.close()

    in_virtual_time(scene)


def test_a_table_that_somebody_is_about_to_enter_is_not_put_away() -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers())
        me = await hall.create(bodies.CreateTable("boom", "Léa", 3))
        await asyncio.sleep(IDLE + 1)
        room = await hall.room(me.table)
        entering = asyncio.ensure_future(room.do(partial(room.enter, Ear(0, me.token))))
        await hall._put_away(asyncio.get_running_loop().time)
        await entering
        assert hall.rooms[me.table] is room, "else others would sit at a table of their own"
        await room.close()

    in_virtual_time(scene)


@pytest.mark.usefixtures("no_collector")
def test_a_connection_that_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (house, _):
            before = there_are(Connection)
            me = await asyncio.to_thread(house.open_table)
            async with house.player(me["table"], me["token"]) as lea:
                await lea.until("table")
                assert there_are(Connection) == before + 1
            async with asyncio.timeout(GUARD):
                while there_are(Connection) > before:  # noqa: ASYNC110 — there is nothing that tells
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["chess", "-" + "a" * 300, "a" * 60_000, "boom\0"])
def test_no_lesson_is_kept_that_there_is_not(name: str) -> None:
    async def scene() -> None:
        before = lessons.lesson.cache_info().currsize
        with pytest.raises(Refusal, match="no_such_lesson"):
            await Hall(MemoryStore(), QuickThinkers()).teach(name, "Lou", "fr")
        assert lessons.lesson.cache_info().currsize == before

    in_virtual_time(scene)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_long_text_is_kept_that_was_refused(lang: str) -> None:
    long = "x" * 100_000
    assert Refusal("bad_options", wrong="several", why=long).say(lang)
    assert not any(long in str(asked) for asked in phrases(lang)._said)
    short = Refusal("bad_options", wrong="several", why="so it is").say(lang)
    assert short in phrases(lang)._said.values()


def test_boxes_that_were_tried_once_are_not_kept_for_good() -> None:
    most = rulebook._box.cache_info().maxsize
    assert most
    for n in range(most + 1):
        side = browser.Side(numbers={"numbers.hand": 3 + n % 2})
        checked(browser.Asked("compare", "boom", 3, "random", side, browser.Side(), 1.0, "fr"))
    assert rulebook._box.cache_info().currsize == most
