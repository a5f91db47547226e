"""One table in two processes: what one hears late of the other costs nobody a turn or a race."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tablee.server.live.hall import Hall
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks
from tablee.server.table import log
from tests.server.inside import Ear, Inside, QuickThinkers, in_virtual_time, seated
from tests.server.test_clocks import moves_by, to_a_window
from tests.server.test_room import far_away

QUICK = Clocks(move=30, reaction=30, away=0)


async def elsewhere(here: Inside) -> Inside:
    """The same table in another process, which does not drive."""
    there = Inside(await Hall(here.room.hall.store, QuickThinkers()).room(here.table.id))
    await there.rest()
    there.room.driver.take_wheel(False)
    there.room.driver.stop()
    return there


async def closed(*both: Inside) -> None:
    for inside in both:
        await inside.room.close()


async def at_the_last_moment(game: str, seed: int) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Somebody answers elsewhere a moment before the clock here runs out: what was played then, and a moment later."""
    here = await seated(game, 2, clocks=QUICK, seed=seed)
    there = await elsewhere(here)
    ears: list[Ear] = []
    for seat in range(2):
        await here.enter(seat)
        ears.append(await there.enter(seat))
    assert here.table.play
    asked = here.table.play.asked()[0]
    await asyncio.sleep(29.9)
    await there.act(ears[asked], ears[asked].state["options"][-1]["key"])
    played = moves_by(there)
    await asyncio.sleep(0.2)
    later = moves_by(here)
    await closed(here, there)
    return played, later


@pytest.mark.parametrize("game", ["baba", "bunny"])
def test_a_clock_that_runs_out_late_does_not_answer_the_next_question(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """In BabaOrum the same seat is asked again, in Bunny Boom another one."""

    async def scene() -> None:
        for seed in range(1, 4):
            played, later = await at_the_last_moment(game, seed)
            assert later == played
            assert len(played) == 1

    in_virtual_time(scene)
    assert not caplog.records


def test_a_bot_that_has_chosen_leaves_the_move_to_a_person_who_came_back_elsewhere(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        here = await seated(seats=2, clocks=Clocks(away=0))
        there = await elsewhere(here)
        assert here.table.play
        asked = here.table.play.asked()[0]
        await here.enter(1 - asked)
        await here.room.change(lambda: ([log.WentAway(asked)], None))
        await there.room.do(there.room.catch_up)
        await asyncio.sleep(0.9)
        back = await there.enter(asked)
        await asyncio.sleep(0.2)
        assert moves_by(here) == []
        assert not here.table.places[asked].plays_itself(), "it has heard of it now"
        await there.act(back, back.state["options"][0]["key"])
        assert len(moves_by(there)) == 1
        await closed(here, there)

    in_virtual_time(scene)
    assert not caplog.records


def test_a_hand_that_a_bot_has_stretched_out_is_its_persons_again() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 4, clocks=Clocks(away=0), options={"tempo": "live"})
        reacher = inside.room.driver.grabs
        reacher._wish = lambda eyes, _: eyes.options()[0]
        await inside.enter(0)
        await inside.room.change(lambda: ([log.WentAway(seat) for seat in range(1, 4)], None))
        seat = min(reacher._under_way)
        await inside.enter(seat)
        before = len(moves_by(inside))
        await asyncio.sleep(10)
        assert seat not in {mover for mover, _ in moves_by(inside)[before:]}
        await inside.room.close()

    in_virtual_time(scene)


def test_a_race_is_won_by_who_was_first_although_the_other_is_nearer_to_another_process() -> None:
    async def scene() -> None:
        here = await seated(clocks=Clocks(away=0, reaction=0))
        ears = [await here.enter(seat) for seat in range(4)]
        await to_a_window(here, ears)
        there = await elsewhere(here)
        far = await there.enter(0)
        far_away(far, 0.100)
        far_away(ears[1], 0.002)
        await here.room.do(partial(here.room.peers.hear_of, "there", set(there.room.audience.told())))
        before = len(moves_by(here))
        here.room.submit(ears[1], commands.Act("near", ears[1].state["options"][0]["key"]))
        await asyncio.sleep(0.030)
        await there.act(far, far.state["options"][0]["key"])
        await asyncio.sleep(1)
        assert [seat for seat, _ in moves_by(here)[before:]] == [0, 1], "made 50 ms before it was heard"
        await closed(here, there)

    in_virtual_time(scene)
