"""Play over days: nobody is hurried, neither to react nor to come back, and the clocks go on without anybody there."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tablee.server.live.hall import IDLE, Hall
from tablee.server.protocol.parts import Clocks, Phase
from tablee.server.store.base import Card
from tablee.server.table import log
from tablee.server.table.clocks import effective, seconds_for
from tests.server.inside import QuickThinkers, in_virtual_time, seated
from tests.server.test_clocks import moves_by, to_a_window
from tests.server.test_people import SlowStore

DAY = 24 * 3600


def test_a_reaction_may_take_as_long_as_a_move() -> None:
    async def scene() -> None:
        inside = await seated(clocks=Clocks(move=DAY))
        ears = [await inside.enter(seat) for seat in range(4)]
        await to_a_window(inside, ears)
        assert ears[0].messages("table")[-1]["clocks"]["reaction"] == DAY
        assert {ear.state["deadline"]["left_ms"] for ear in ears} == {1000 * DAY}
        before = moves_by(inside)
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(DAY - 1)
        assert moves_by(inside) == before
        await asyncio.sleep(2)
        assert len(moves_by(inside)) > len(before)
        await inside.room.close()

    in_virtual_time(scene)


def test_nobody_is_replaced_sooner_than_a_move_may_take() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(move=DAY, bank=DAY))
        ears = [await inside.enter(seat) for seat in range(2)]
        await inside.leave(ears[1])
        await asyncio.sleep(DAY - 1)
        assert not inside.table.places[1].away
        await asyncio.sleep(2)
        assert inside.table.places[1].away
        await inside.room.close()

    in_virtual_time(scene)


def test_a_sandglass_does_not_run_out_over_night() -> None:
    async def scene() -> None:
        inside = await seated("bunny", 2, options={"sandglass": "30"}, clocks=Clocks(move=DAY))
        ears = [await inside.enter(seat) for seat in range(2)]
        play = inside.table.play
        assert play
        while not play.game.limit(play.g):
            seat = play.asked()[0]
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        assert seconds_for(inside.table, play.window()) == (DAY, 0.0)
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (Clocks(move=DAY), Clocks(move=DAY, reaction=DAY, away=DAY)),
        (Clocks(move=DAY, reaction=2 * DAY, away=3 * DAY), Clocks(move=DAY, reaction=2 * DAY, away=3 * DAY)),
        (Clocks(move=DAY, reaction=0, away=0), Clocks(move=DAY, reaction=0, away=0)),
        (Clocks(move=300), Clocks(move=300)),
    ],
)
def test_what_clocks_come_to(said: Clocks, meant: Clocks) -> None:
    assert effective(said) == meant
    assert msgspec.json.decode(msgspec.json.encode(meant), type=Clocks) == meant


@pytest.mark.parametrize("phase", ["lobby", "paused", "over", "playing"])
def test_only_a_game_that_goes_on_stays_in_memory(phase: Phase) -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(move=DAY))
        hall = inside.room.hall
        assert isinstance(hall, Hall)
        inside.table.phase = phase
        await asyncio.sleep(IDLE + 1)
        await hall._put_away(asyncio.get_running_loop().time)
        assert bool(hall.rooms) == (phase == "playing")
        await inside.room.close()

    in_virtual_time(scene)


def test_what_another_process_drives_need_not_stay_here() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(move=DAY))
        hall = inside.room.hall
        assert isinstance(hall, Hall)
        await asyncio.sleep(IDLE + 1)
        inside.room.driver.take_wheel(False)
        await hall._put_away(asyncio.get_running_loop().time)
        assert hall.rooms, "perhaps the database is only gone for a moment"
        await asyncio.sleep(IDLE + 1)
        await hall._put_away(asyncio.get_running_loop().time)
        assert hall.rooms == {}

    in_virtual_time(scene)


def test_a_game_whose_end_the_lobby_missed_is_not_woken_for_ever() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=Clocks(move=DAY))
        store = SlowStore()
        store.rows = inside.room.hall.store.rows  # type: ignore[attr-defined]
        await inside.room.close()
        await store.put(Card(inside.table.id, "playing", False, True, b"{}"))
        await store.append(inside.table.id, 3, None, log.write([log.Broke("trouble"), log.Ended()]))
        hall = Hall(store, QuickThinkers())
        await hall.open()
        assert store.shown[inside.table.id].phase == "over"
        assert await store.undriven() == []
        await hall.close()

    in_virtual_time(scene)
