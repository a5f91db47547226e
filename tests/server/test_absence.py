"""Who is missed: a bot stands in for everybody who stays away while somebody else waits, however they came to be."""

from __future__ import annotations

import asyncio

from tablee.server.live.hall import IDLE, Hall
from tablee.server.protocol import bodies, commands
from tablee.server.protocol.parts import Clocks
from tablee.server.store.base import StoreFailed
from tablee.server.tokens import invitation
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.test_upgrades import reopened

PATIENCE = 60
CLOCKS = Clocks(away=PATIENCE, reaction=0)


async def missed(inside: Inside, seat: int = 1) -> None:
    """A bot stands in when the patience is over, not before."""
    await inside.rest()
    await asyncio.sleep(PATIENCE - 1)
    assert not inside.table.places[seat].away
    await asyncio.sleep(2)
    assert inside.table.places[seat].away
    await inside.room.close()


async def two_who_play() -> tuple[Inside, list[Ear]]:
    inside = await seated(seats=2, clocks=CLOCKS)
    return inside, [await inside.enter(seat) for seat in range(2)]


def test_all_leave_and_one_returns() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(10 * PATIENCE)
        assert not any(place.away for place in inside.table.places), "a table that all have left waits for them"
        await inside.enter(0)
        await missed(inside)

    in_virtual_time(scene)


def test_who_left_the_lobby_when_the_game_begins() -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers())
        me = await hall.create(bodies.CreateTable("boom", "Léa", 2, clocks=CLOCKS))
        paul = await hall.join(me.table, bodies.Join("Paul", invitation(me.token, me.table, "any")))
        inside = Inside(await hall.room(me.table))
        ears = [Ear(seat, token) for seat, token in enumerate([me.token, paul.token])]
        for ear in ears:
            await inside.room.enter(ear)
        await inside.leave(ears[1])
        await asyncio.sleep(10 * PATIENCE)
        await inside.tell(ears[0], commands.Start("s1"))
        assert inside.table.phase == "playing"
        await missed(inside)

    in_virtual_time(scene)


def test_only_one_returns_after_a_restart() -> None:
    async def scene() -> None:
        before, _ = await two_who_play()
        await before.room.close()
        inside = await reopened(before)
        await inside.enter(0)
        await missed(inside)

    in_virtual_time(scene)


def test_only_one_returns_to_a_table_that_was_put_away() -> None:
    async def scene() -> None:
        before, ears = await two_who_play()
        hall = before.room.hall
        assert isinstance(hall, Hall)
        for ear in ears:
            await before.leave(ear)
        await asyncio.sleep(IDLE + 1)
        await hall._put_away(asyncio.get_running_loop().time)
        assert hall.rooms == {}
        inside = Inside(await hall.room(before.table.id))
        await inside.enter(0)
        await missed(inside)

    in_virtual_time(scene)


def test_who_left_during_a_pause_when_the_game_goes_on() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        await inside.tell(ears[0], commands.Pause("p1"))
        await inside.leave(ears[1])
        await asyncio.sleep(10 * PATIENCE)
        assert not inside.table.places[1].away
        await inside.tell(ears[0], commands.Resume("r1"))
        await missed(inside)

    in_virtual_time(scene)


def test_another_process_that_drives_from_now_on_misses_whom_it_never_saw() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        inside.room.driver.take_wheel(False)
        await inside.leave(ears[1])
        await asyncio.sleep(10 * PATIENCE)
        assert not inside.table.places[1].away, "another process drives"
        inside.room.driver.take_wheel(True)
        await missed(inside)

    in_virtual_time(scene)


def test_who_was_connected_to_a_process_that_is_heard_no_more() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, clocks=CLOCKS)
        await inside.enter(0)
        await inside.room.do(lambda: inside.room.peers.hear_of("other", {1}))
        await asyncio.sleep(10 * PATIENCE)
        assert not inside.table.places[1].away
        inside.room.peers._forget_silent()
        inside.room.update()
        await missed(inside)

    in_virtual_time(scene)


def test_a_move_leaves_the_patience_as_it_is() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        assert inside.table.play
        asked = inside.table.play.asked()[0]
        other = 1 - asked
        await inside.leave(ears[other])
        await asyncio.sleep(PATIENCE - 10)
        await inside.act(ears[asked], ears[asked].state["options"][0]["key"])
        assert not inside.table.places[other].away
        await asyncio.sleep(11)
        assert inside.table.places[other].away
        await inside.room.close()

    in_virtual_time(scene)


def test_a_store_that_fails_when_a_bot_would_stand_in_is_asked_again() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        append = inside.room.hall.store.append

        async def full(*_: object) -> None:
            raise StoreFailed("full")

        inside.room.hall.store.append = full  # type: ignore[method-assign, assignment]
        await inside.leave(ears[1])
        await asyncio.sleep(PATIENCE + 1)
        inside.room.hall.store.append = append  # type: ignore[method-assign]
        await asyncio.sleep(PATIENCE)
        assert inside.table.places[1].away
        await inside.room.close()

    in_virtual_time(scene)


def test_who_comes_at_the_moment_another_process_gives_up_waiting_plays() -> None:
    async def scene() -> None:
        here = await seated(seats=2, clocks=CLOCKS)
        there = Inside(await Hall(here.room.hall.store, QuickThinkers()).room(here.table.id))
        there.room.driver.take_wheel(False)
        await here.enter(0)
        await asyncio.sleep(PATIENCE + 1)
        assert here.table.places[1].away
        await there.enter(1)
        assert not there.table.places[1].away, "it has not heard of it yet"
        await there.room.do(there.room.catch_up)
        await there.rest()
        await here.room.do(here.room.catch_up)
        assert not there.table.places[1].away
        assert not here.table.places[1].away
        for inside in (here, there):
            await inside.room.close()

    in_virtual_time(scene)


def test_the_host_lets_a_bot_play_at_once_for_who_is_away_and_for_nobody_else() -> None:
    async def scene() -> None:
        inside, ears = await two_who_play()
        await inside.tell(ears[0], commands.StandIn("b1", 1))
        assert not inside.table.places[1].away, "who is here plays"
        await inside.leave(ears[1])
        await inside.tell(ears[0], commands.StandIn("b2", 1))
        assert inside.table.places[1].away
        await inside.enter(1)
        await inside.rest()
        assert not inside.table.places[1].away, "who comes back plays"
        await inside.room.close()

    in_virtual_time(scene)
