"""Upgrades: running games and finished ones, when the rules of the program have moved on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tablee import games
from tablee.kernel.game import Game
from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.server.live.hall import Hall
from tablee.server.live.restore import read_table
from tablee.server.protocol import commands
from tablee.server.protocol.bodies import Export
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import snapshot
from tablee.server.table.decide import end
from tablee.server.table.snapshot import Snapshot
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.test_clocks import moves_by
from tests.server.test_room import folded
from tests.server.test_snapshots import again, play_alone


class Library:
    """The games of this program, one of them in another version."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.honest = games.game

    def moves_on(self, version: int, **changes: Any) -> None:
        def newer(name: str) -> Game:
            return replace(self.honest(name), version=version, **changes)

        self.monkeypatch.setattr(games, "game", newer)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    return Library(monkeypatch)


def cannot_load(*_: Any) -> Any:
    raise KeyError("a field that was not there")


async def an_old_game(*, moves: int = 3, late: int = 0, seats: int = 2) -> Inside:
    """A game that was laid by, and perhaps some moves more that no snapshot knows of."""
    inside = await seated(seats=seats)
    ears = [await inside.enter(seat) for seat in range(seats)]
    await some_moves(inside, ears, moves)
    await inside.room._snapshot(1)  # type: ignore[misc]
    await some_moves(inside, ears, late)
    inside.room.snapshot_at = inside.table.seq
    await inside.room.close()
    return inside


async def some_moves(inside: Inside, ears: list[Ear], moves: int) -> None:
    for _ in range(moves):
        assert inside.table.play
        seat = inside.table.play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][-1]["key"])


async def reopened(inside: Inside) -> Inside:
    hall = Hall(inside.room.hall.store, QuickThinkers(), (1.0, 1.0))
    return Inside(await hall.room(inside.table.id))


@pytest.mark.parametrize("late", [0, 2])
def test_a_running_game_goes_on_by_newer_rules(library: Library, late: int) -> None:
    async def scene() -> None:
        before = await an_old_game(late=late)
        library.moves_on(2)
        after = await reopened(before)
        assert before.table.play
        assert after.table.play
        assert after.table.phase == "playing"
        assert after.table.play.record.version == 2
        ears = [await after.enter(seat) for seat in range(2)]
        for seat, ear in enumerate(ears):
            assert ear.state["view"] == left_behind(before, seat), "everybody finds what they left"
            assert len(ear.state["events"]) == len(before.table.play.story)
        await some_moves(after, ears, 2)
        assert (
            snapshot.write(await folded(after)) == snapshot.write(again(after.table)) == snapshot.write(after.table)
        ), "by its log too"
        await after.room.close()

    in_virtual_time(scene)


def left_behind(inside: Inside, seat: int) -> Any:
    assert inside.table.play
    return msgspec.json.decode(msgspec.json.encode(view(inside.table.play.g, Seat(seat))))


class SharedStore(MemoryStore):
    """Others get a word in between."""

    async def append(self, table: str, seq: int, command: str | None, payload: bytes) -> None:
        await asyncio.sleep(0)
        await super().append(table, seq, command, payload)


def test_of_two_processes_that_open_an_old_game_one_carries_it_on(library: Library) -> None:
    async def scene() -> None:
        before = await an_old_game()
        library.moves_on(2)
        shared, old = SharedStore(), before.room.hall.store
        assert isinstance(old, MemoryStore)
        shared.rows, shared.snapshots = old.rows, old.snapshots
        rows = len(shared.rows[before.table.id])
        one, two = await asyncio.gather(*[read_table(shared, before.table.id) for _ in range(2)])
        assert len(shared.rows[before.table.id]) == rows + 1
        assert snapshot.write(one) == snapshot.write(two)

    in_virtual_time(scene)


def test_a_game_goes_on_through_several_versions_and_to_its_end(library: Library) -> None:
    async def scene() -> None:
        inside = await an_old_game(seats=1)
        for version in (2, 3):
            library.moves_on(version)
            inside = await reopened(inside)
            await some_moves(inside, [await inside.enter(0)], 2)
            await inside.room.close()
        inside = await reopened(inside)
        ear = await inside.enter(0)
        while not ear.state["view"]["over"]:
            await play_alone(inside, ear, 1)
        record = inside.table.record()
        assert record
        assert (record.version, record.saved is None) == (3, False)
        await inside.room.close()

    in_virtual_time(scene)


def test_nothing_is_taken_back_behind_newer_rules(library: Library) -> None:
    async def scene() -> None:
        before = await an_old_game(seats=1)
        library.moves_on(2)
        after = await reopened(before)
        ear = await after.enter(0)
        await after.tell(ear, commands.OfferUndo("o1", 1))
        assert ear.messages("refused")[-1]["reason"] == "no_such_moves"
        found = ear.state["view"]
        await play_alone(after, ear, 1)
        await after.tell(ear, commands.OfferUndo("o2", 1))
        assert ear.state["view"] == found
        assert len(ear.state["events"]) == len(before.table.play.story if before.table.play else [])
        await after.room.close()

    in_virtual_time(scene)


def test_a_game_that_newer_rules_cannot_go_on_with_is_kept_readable_and_exportable(library: Library) -> None:
    async def scene() -> None:
        before = await an_old_game(late=1)
        rows = len(await before.room.hall.store.read(before.table.id, 0))
        library.moves_on(2, blank=cannot_load)
        after = await reopened(before)
        ear = await after.enter(0)
        table = ear.messages("table")[-1]
        assert table["phase"] == "broken"
        assert "règles" in table["trouble"]
        assert [seat["name"] for seat in table["seats"]] == ["P0", "P1"]
        for refused in (commands.Resume("r"), commands.Act("a", "x"), commands.OfferUndo("o", 1), commands.Pause("p")):
            await after.tell(ear, refused)
            assert ear.messages("refused")[-1]["reason"] == "old_rules"
        await after.tell(ear, commands.Say("s", preset="hello"))
        assert ear.messages("ack"), "people can still talk"
        await after.room.close()
        assert len(await before.room.hall.store.read(before.table.id, 0)) == rows + 1, "nothing but the chat is added"
        library.moves_on(1)
        back = await reopened(before)
        assert back.table.play
        assert moves_by(back) == moves_by(before), "the old program goes on with it"
        await back.room.close()

    in_virtual_time(scene)


def test_a_host_ends_a_game_that_stands_still_and_gets_its_record(library: Library) -> None:
    async def scene() -> None:
        before = await an_old_game(late=1)
        library.moves_on(2, blank=cannot_load)
        after = await reopened(before)
        await after.room.do(lambda: after.room.change(lambda: (end(after.table), None)))
        assert after.table.phase == "over"
        assert (await after.enter(0)).messages("table")[-1]["trouble"] is None
        record = after.table.record()
        assert before.table.play
        assert record == before.table.play.record
        assert msgspec.json.decode(msgspec.json.encode(Export(1, before.table.play.record, [])), type=Export)
        await after.room.close()

    in_virtual_time(scene)


def test_a_game_that_goes_on_is_not_ended() -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        with pytest.raises(Refusal) as refused:
            end(inside.table)
        assert refused.value.code == "goes_on"
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("loads", [True, False])
def test_a_finished_game_of_older_rules_stays_as_it_was_played(library: Library, loads: bool) -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        ear = await inside.enter(0)
        while not ear.state["view"]["over"]:
            await play_alone(inside, ear, 1)
        await inside.room.close()
        assert inside.table.play
        library.moves_on(2, **({} if loads else {"blank": cannot_load}))
        after = await reopened(inside)
        assert after.table.phase == "over"
        assert after.table.record() == inside.table.play.record
        found = await after.enter(0)
        assert bool(found.messages("state")) == loads
        if loads:
            assert found.state["ending"] == ear.state["ending"]
        await after.tell(found, commands.OfferUndo("o", 1))
        assert found.messages("refused")[-1]["reason"] == "stays_over"
        await after.room.close()

    in_virtual_time(scene)


def test_other_cards_are_another_game(library: Library) -> None:
    async def scene() -> None:
        before = await an_old_game()
        store = before.room.hall.store
        kept = msgspec.json.decode(await store.read_snapshot(before.table.id) or b"", type=Snapshot)
        assert kept.play
        renamed = msgspec.structs.replace(kept.play, kinds=[*kept.play.kinds[1:], kept.play.kinds[0]])
        changed = msgspec.json.encode(msgspec.structs.replace(kept, play=renamed, seq=kept.seq + 1))
        await store.write_snapshot(before.table.id, kept.seq + 1, changed)
        library.moves_on(2)
        after = await reopened(before)
        assert (after.table.phase, after.table.play) == ("broken", None)
        await after.room.close()

    in_virtual_time(scene)


def test_a_server_starts_although_a_slow_table_is_of_another_world(library: Library) -> None:
    async def scene() -> None:
        inside = await seated(seats=1, clocks=Clocks(move=7200))
        store = inside.room.hall.store
        await inside.room.close()

        async def undriven() -> list[str]:
            return ["gone", inside.table.id]

        library.monkeypatch.setattr(store, "undriven", undriven)
        library.moves_on(2, blank=cannot_load)
        hall = Hall(store, QuickThinkers())
        await hall.open()
        assert list(hall.rooms) == [inside.table.id]
        assert hall.rooms[inside.table.id].table.phase == "broken"
        await hall.close()

    in_virtual_time(scene)
