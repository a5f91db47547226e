"""Time: clocks that run out, reaction windows, bots' pauses, people who are away."""

from __future__ import annotations

import asyncio

from tablee.server.live.restore import read_table
from tablee.server.protocol.parts import Clocks
from tablee.server.table import create
from tests.server.inside import Ear, Inside, in_virtual_time, seated


def moves_by(inside: Inside) -> list[tuple[int, str]]:
    assert inside.table.play
    return [(move.seat, move.key) for move in inside.table.play.record.inputs]


def test_a_clock_that_runs_out_takes_the_safe_option() -> None:
    async def scene() -> None:
        inside = await seated(seats=1, clocks=Clocks(move=30))
        ear = await inside.enter(0)
        safe = ear.state["options"][0]["key"]
        assert ear.state["deadline"] == {"kind": "move", "left_ms": 30_000, "total_ms": 30_000}
        await asyncio.sleep(29)
        assert moves_by(inside) == []
        await asyncio.sleep(2)
        assert moves_by(inside) == [(0, safe)]
        await inside.room.close()

    in_virtual_time(scene)


def test_a_table_that_was_opened_with_a_bank_alone_is_still_there() -> None:
    async def scene() -> None:
        inside = await seated(seats=1, clocks=Clocks(move=0, bank=60))
        ear = await inside.enter(0)
        await inside.act(ear, ear.state["options"][0]["key"])
        again = await read_table(inside.room.hall.store, inside.table.id)
        assert (again.clocks, again.seq) == (inside.table.clocks, inside.table.seq)
        assert create.rematch(again)
        await inside.room.close()

    in_virtual_time(scene)


def test_the_bank_is_used_up_before_the_clock_runs_out() -> None:
    async def scene() -> None:
        inside = await seated(seats=1, clocks=Clocks(move=30, bank=60))
        ear = await inside.enter(0)
        assert ear.state["deadline"]["left_ms"] == 90_000
        await asyncio.sleep(50)
        await inside.act(ear, ear.state["options"][0]["key"])
        assert ear.messages("table")[-1]["seats"][0]["bank_ms"] == 40_000
        assert ear.state["deadline"]["left_ms"] == 70_000
        await inside.room.close()

    in_virtual_time(scene)


def test_without_clocks_nobody_is_hurried_and_without_people_no_clock_runs() -> None:
    async def scene() -> None:
        relaxed = await seated(seats=1, clocks=Clocks())
        ear = await relaxed.enter(0)
        await asyncio.sleep(10 * 24 * 3600)
        assert moves_by(relaxed) == []
        assert ear.state["deadline"] is None
        left = await seated(seats=1, clocks=Clocks(move=30))
        ear = await left.enter(0)
        await left.leave(ear)
        await asyncio.sleep(3600)
        assert moves_by(left) == []
        slow = await seated(seats=1, clocks=Clocks(move=7200))
        await asyncio.sleep(7300)
        assert len(moves_by(slow)) == 1, "play over days goes on without anybody connected"
        for inside in (relaxed, left, slow):
            await inside.room.close()

    in_virtual_time(scene)


async def to_a_window(inside: Inside, ears: list[Ear]) -> None:
    """Play until several are asked at once."""
    assert inside.table.play
    while len(inside.table.play.window()) < 2:
        seat = inside.table.play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][-1]["key"])


def test_a_window_has_one_countdown_and_ends_it_for_all_at_once() -> None:
    async def scene() -> None:
        inside = await seated(clocks=Clocks(reaction=20))
        ears = [await inside.enter(seat) for seat in range(4)]
        await to_a_window(inside, ears)
        assert inside.table.play
        window = inside.table.play.window()
        assert {ears[seat].state["deadline"]["left_ms"] for seat in window} == {20_000}
        before = len(inside.table.play.record.inputs)
        await asyncio.sleep(8)
        passing = window[0]
        await inside.act(ears[passing], ears[passing].state["options"][0]["key"])
        assert ears[passing].state["deadline"]["left_ms"] == 12_000, "an answer does not wind the clock up"
        await asyncio.sleep(11.9)
        assert len(inside.table.play.record.inputs) == before + 1
        await asyncio.sleep(0.2)
        assert len(inside.table.play.record.inputs) >= before + len(window)
        await inside.room.close()

    in_virtual_time(scene)


def test_bots_take_their_time_and_play() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, people=1, pace=(5.0, 5.0))
        ear = await inside.enter(0)
        for _ in range(12):
            if ear.state["options"]:
                await inside.act(ear, ear.state["options"][0]["key"])
            await asyncio.sleep(5.5)
        assert {seat for seat, _ in moves_by(inside)} == {0, 1, 2}
        await inside.room.close()

    in_virtual_time(scene)


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(away=60, reaction=0), pace=(1.0, 1.0))
        ears = [await inside.enter(seat) for seat in range(2)]
        gone = inside.table.play.asked()[0] if inside.table.play else 0
        stays = 1 - gone
        await inside.leave(ears[gone])
        assert ears[stays].messages("table")[-1]["seats"][gone]["connected"] is False
        await asyncio.sleep(59)
        assert moves_by(inside) == []
        await asyncio.sleep(3)
        assert ears[stays].messages("table")[-1]["seats"][gone]["stand_in"] is True
        assert moves_by(inside)[0][0] == gone
        back = await inside.enter(gone)
        assert back.messages("table")[-1]["seats"][gone]["stand_in"] is False
        await inside.room.close()

    in_virtual_time(scene)


def test_a_table_that_all_have_left_waits_for_them() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(away=60, reaction=0))
        ears = [await inside.enter(seat) for seat in range(2)]
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(24 * 3600)
        assert moves_by(inside) == []
        await inside.room.close()

    in_virtual_time(scene)


def test_a_short_absence_changes_nothing() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(away=60, reaction=0))
        ears = [await inside.enter(seat) for seat in range(2)]
        await inside.leave(ears[1])
        await asyncio.sleep(30)
        await inside.enter(1)
        await asyncio.sleep(600)
        assert not inside.table.places[1].away
        await inside.room.close()

    in_virtual_time(scene)


def test_bots_at_a_live_table_reach_out_although_nobody_asks_them() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 4, people=1, options={"tempo": "live"}, pace=(4.0, 4.0))
        ear = await inside.enter(0)
        play = inside.table.play
        assert play
        reached: set[int] = set()
        for _ in range(120):
            asked, before = set(play.asked()), len(moves_by(inside))
            if 0 in asked:
                mine = [option["key"] for option in ear.state["options"] if not option["standing"]]
                await inside.act(ear, mine[-1])
            await asyncio.sleep(1)
            reached |= {seat for seat, _ in moves_by(inside)[before:]} - asked - {0}
        assert reached, "some bot has moved a utensil while another was asked"
        await inside.room.close()

    in_virtual_time(scene)
