"""Time that was used stays used: taking back, pausing and leaving wind no clock up."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks
from tests.server.inside import Ear, Inside, in_virtual_time, seated
from tests.server.test_clocks import moves_by

CLOCKS = Clocks(move=30, reaction=20, away=0)


async def at_a_move_to_take_back(game: str, clocks: Clocks, *, same: bool) -> tuple[Inside, list[Ear], int]:
    """Two who play have come to a move that can be taken back alone, and after which the same seat is asked or not."""
    inside = await seated(game, 2, clocks=clocks)
    ears = [await inside.enter(seat) for seat in range(2)]
    assert inside.table.play
    while True:
        seat = inside.table.play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][-1]["key"])
        if ears[seat].state["can_undo"] and (inside.table.play.asked() == [seat]) == same:
            await take_back(inside, ears[seat])
            return inside, ears, seat


async def take_back(inside: Inside, ear: Ear) -> None:
    inside.count += 1
    await inside.tell(ear, commands.Undo(f"undo{inside.count}"))
    assert not ear.messages("refused")


def left(ear: Ear) -> float:
    return float(ear.state["deadline"]["left_ms"]) / 1000


def bank(ear: Ear, seat: int) -> float:
    return float(ear.messages("table")[-1]["seats"][seat]["bank_ms"]) / 1000


def test_taking_back_again_and_again_does_not_stop_the_clock() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("bunny", CLOCKS, same=True)
        ear, move = ears[seat], ears[seat].state["options"][-1]["key"]
        assert left(ear) == 30
        await asyncio.sleep(10)
        await inside.act(ear, move)
        assert left(ear) == 30, "another question"
        await asyncio.sleep(12)
        await take_back(inside, ear)
        assert left(ear) == 20, "the first one again"
        await asyncio.sleep(5)
        await inside.act(ear, move)
        assert left(ear) == 18, "the second one again"
        await take_back(inside, ear)
        assert left(ear) == 15
        before = len(moves_by(inside))
        await asyncio.sleep(14.9)
        assert len(moves_by(inside)) == before
        await asyncio.sleep(0.2)
        assert len(moves_by(inside)) == before + 1
        await inside.room.close()

    in_virtual_time(scene)


def test_the_bank_pays_once_for_a_move_that_is_taken_back() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("bunny", Clocks(move=30, bank=60, away=0), same=True)
        ear, move = ears[seat], ears[seat].state["options"][-1]["key"]
        await asyncio.sleep(40)
        await inside.act(ear, move)
        assert bank(ear, seat) == 50
        await take_back(inside, ear)
        assert (bank(ear, seat), left(ear)) == (50, 50)
        await asyncio.sleep(5)
        await inside.act(ear, move)
        assert bank(ear, seat) == 45
        await inside.room.close()

    in_virtual_time(scene)


def test_a_pause_gives_no_time_back() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("bunny", Clocks(move=30, bank=60, away=0), same=True)
        ear, move = ears[seat], ears[seat].state["options"][-1]["key"]
        await asyncio.sleep(40)
        for n in range(3):
            await inside.tell(ears[0], commands.Pause(f"pause{n}"))
            assert ear.state["deadline"] is None
            await asyncio.sleep(1000)
            await inside.tell(ears[0], commands.Resume(f"resume{n}"))
        assert left(ear) == 50
        await asyncio.sleep(10)
        await inside.act(ear, move)
        assert bank(ear, seat) == 40
        await inside.room.close()

    in_virtual_time(scene)


def test_a_clock_that_stood_still_while_nobody_was_there_goes_on() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("bunny", CLOCKS, same=True)
        await asyncio.sleep(10)
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(1000)
        assert left(await inside.enter(seat)) == 20
        before = len(moves_by(inside))
        await asyncio.sleep(20.1)
        assert len(moves_by(inside)) == before + 1
        await inside.room.close()

    in_virtual_time(scene)


def test_nobody_loses_time_by_what_another_takes_back() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("baba", CLOCKS, same=False)
        move = ears[seat].state["options"][-1]["key"]
        for expected in (30, 28):
            assert left(ears[seat]) == expected
            await asyncio.sleep(2)
            await inside.act(ears[seat], move)
            assert left(ears[1 - seat]) == 30
            await asyncio.sleep(25)
            await take_back(inside, ears[seat])
        await inside.room.close()

    in_virtual_time(scene)


def test_what_all_agree_to_play_again_has_its_whole_time() -> None:
    async def scene() -> None:
        inside, ears, seat = await at_a_move_to_take_back("baba", CLOCKS, same=False)
        await asyncio.sleep(10)
        await inside.act(ears[seat], ears[seat].state["options"][-1]["key"])
        other = ears[1 - seat]
        await inside.act(other, other.state["options"][-1]["key"])
        await inside.tell(other, commands.OfferUndo("offer", 2))
        await inside.tell(ears[seat], commands.Consent("consent", "offer", True))
        assert inside.table.play
        assert inside.table.play.asked() == [seat]
        assert left(ears[seat]) == 30
        await inside.room.close()

    in_virtual_time(scene)


def test_a_hand_that_is_taken_back_does_not_wind_up_the_clock_of_another() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 3, clocks=CLOCKS, options={"tempo": "live"})
        ears = [await inside.enter(seat) for seat in range(3)]
        assert inside.table.play
        asked = inside.table.play.asked()[0]
        await asyncio.sleep(10)
        reaching = next(ear for ear in ears if ear.seat != asked and ear.state["options"])
        await inside.act(reaching, reaching.state["options"][0]["key"])
        await take_back(inside, reaching)
        assert inside.table.play.asked() == [asked]
        assert left(ears[asked]) == 20
        await inside.room.close()

    in_virtual_time(scene)


def test_reaching_out_while_another_thinks_costs_no_bank() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 3, clocks=Clocks(move=30, bank=60, away=0), options={"tempo": "live"})
        ears = [await inside.enter(seat) for seat in range(3)]
        assert inside.table.play
        asked = inside.table.play.asked()[0]
        await asyncio.sleep(50)
        for ear in ears:
            hands = [option["key"] for option in ear.state["options"] if option["standing"]]
            if hands:
                await inside.act(ear, hands[0])
        assert len(moves_by(inside)) > 0
        assert inside.table.play.asked() == [asked]
        assert [bank(ears[0], seat) for seat in range(3)] == [60, 60, 60]
        await inside.act(ears[asked], next(o["key"] for o in ears[asked].state["options"] if not o["standing"]))
        assert bank(ears[0], asked) == 40
        await inside.room.close()

    in_virtual_time(scene)


def test_a_bank_that_has_run_out_is_empty() -> None:
    async def scene() -> None:
        inside = await seated(seats=1, clocks=Clocks(move=30, bank=60))
        ear = await inside.enter(0)
        await asyncio.sleep(91)
        assert len(moves_by(inside)) == 1
        assert bank(ear, 0) == 0
        assert ear.state["deadline"]["total_ms"] == 30_000
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("waits", [40, 46], ids=["in time", "too late"])
def test_a_sandglass_takes_nothing_from_the_bank(waits: float) -> None:
    async def scene() -> None:
        clocks = Clocks(move=15, bank=60, away=0)
        inside = await seated("bunny", 2, options={"sandglass": "45"}, clocks=clocks)
        ears = [await inside.enter(seat) for seat in range(2)]
        assert inside.table.play
        seat = inside.table.play.asked()[0]
        ear = ears[seat]
        assert left(ear) == 45
        await asyncio.sleep(waits)
        if waits < 45:
            await inside.act(ear, ear.state["options"][-1]["key"])
        assert len(moves_by(inside)) == 1
        assert [bank(ear, s) for s in range(2)] == [60, 60]
        await inside.room.close()

    in_virtual_time(scene)
