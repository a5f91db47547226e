"""Snapshots: the log, the snapshot and the live table are one; and games whose rules have moved on."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from tablee import games
from tablee.server.live.restore import read_table
from tablee.server.live.room import SNAPSHOT_EVERY
from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, snapshot
from tablee.server.table.invites import SEATS_GOOD_FOR
from tablee.server.table.play import Play
from tablee.server.table.save import SavedPlay
from tablee.server.table.snapshot import PLAIN
from tablee.server.table.table import Table
from tests.server.inside import Ear, Inside, MemoryStore, in_virtual_time, seated
from tests.server.test_room import folded, something


def again(live: Table) -> Table:
    kept = snapshot.read(snapshot.write(live))
    assert kept
    found = snapshot.restore(live.id, kept)
    assert found
    return found


@pytest.mark.parametrize("name", sorted(games.games()))
def test_log_snapshot_and_live_table_are_one(name: str) -> None:
    async def scene() -> None:
        dice = random.Random(name)
        inside = await seated(name, games.game(name).usual, seed=5)
        ears = [await inside.enter(seat) for seat in range(len(inside.table.places))]
        copies: list[Table] = []
        for n in range(60):
            if n % 20 == 10:
                copies.append(again(inside.table))
            await something(inside, dice.choice(ears), dice, n)
        rows = await inside.room.hall.store.read(inside.table.id, 0)
        for copy in copies:
            for row in rows[copy.seq :]:
                copy.fold(log.read(row.payload), answers=row.command)
        truth = snapshot.write(inside.table)
        assert snapshot.write(await folded(inside)) == truth
        assert [snapshot.write(copy) for copy in [*copies, again(inside.table)]] == [truth] * 4
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("kept", [False, True])
def test_a_seat_is_its_holders_until_nothing_has_happened_for_long(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        inside, real = await seated(), time.time()
        store = inside.room.hall.store
        if kept:
            await inside.room.hall.write_snapshot(inside.table)
        for days, seat in ((SEATS_GOOD_FOR - 60, 1), (SEATS_GOOD_FOR + 60, None)):
            monkeypatch.setattr(time, "time", lambda later=days: real + later)
            found = await read_table(store, inside.table.id)
            assert found.seat_of("token1") == seat
            assert found.names() == inside.table.names()

    in_virtual_time(scene)


def attributes(one: object) -> set[str]:
    """All that an object holds, compiled or not."""
    compiled: tuple[str, ...] = getattr(type(one), "__mypyc_attrs__", ())
    return {*compiled} - {"__dict__"} or set(vars(one))


def test_a_snapshot_forgets_nothing() -> None:
    async def scene() -> None:
        inside = await seated()
        assert attributes(inside.table) == {*PLAIN, "id", "game", "places", "play", "lesson"}
        assert inside.table.play
        derived = {"game", "g", "marks", "closed"}  # closed while the table is sealed, which is kept
        assert attributes(inside.table.play) == {*SavedPlay.__struct_fields__, *derived} - {"table", "kinds"}
        await inside.room.close()

    in_virtual_time(scene)


async def play_alone(inside: Inside, ear: Ear, moves: int) -> None:
    for _ in range(moves):
        await inside.act(ear, ear.state["options"][0]["key"])


async def chatter(inside: Inside, ear: Ear, rows: int) -> None:
    for n in range(rows):
        await inside.tell(ear, commands.Say(f"c{n}", preset="hello"))


def test_an_opened_table_reads_only_what_came_after_its_snapshot() -> None:
    async def scene() -> None:
        inside = await seated(seats=1, options={"difficulty": "piece_montee"})
        ear = await inside.enter(0)
        await chatter(inside, ear, SNAPSHOT_EVERY)
        await play_alone(inside, ear, 1)
        store = inside.room.hall.store
        assert isinstance(store, MemoryStore)
        seq, _ = store.snapshots[inside.table.id]
        assert 0 < seq < inside.table.seq
        rows = store.rows[inside.table.id]
        rows[:seq] = [msgspec.structs.replace(row, payload=b"unreadable") for row in rows[:seq]]
        assert snapshot.write(await read_table(store, inside.table.id)) == snapshot.write(inside.table)
        await inside.room.close()
        assert store.snapshots[inside.table.id][0] == inside.table.seq, "laid by when the room is closed"

    in_virtual_time(scene)


def test_a_snapshot_of_another_program_is_left_aside() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        await play_alone(inside, await inside.enter(0), 2)
        store = inside.room.hall.store
        assert isinstance(store, MemoryStore)
        for payload in (b"{}", b"nonsense", snapshot.write(inside.table).replace(b'"format":1', b'"format":2', 1)):
            store.snapshots[inside.table.id] = (99, payload)
            assert snapshot.write(await read_table(store, inside.table.id)) == snapshot.write(inside.table)
        await inside.room.close()

    in_virtual_time(scene)


def test_a_log_of_a_newer_program_is_one_sentence() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        store = inside.room.hall.store
        await store.append(inside.table.id, 3, None, b'[{"e":"from_the_future"}]')
        with pytest.raises(Refusal) as refused:
            await read_table(store, inside.table.id)
        assert refused.value.code == "newer_log"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_play_is_not_shared_with_what_was_written() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        await play_alone(inside, await inside.enter(0), 2)
        twin = again(inside.table)
        assert isinstance(twin.play, Play)
        assert inside.table.play
        assert twin.play.record.inputs is not inside.table.play.record.inputs
        await inside.room.close()

    in_virtual_time(scene)
