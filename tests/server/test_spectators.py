"""Spectators: all see the same, after the players, a few at a time; a crowd that comes or goes costs little."""

from __future__ import annotations

import asyncio

from tablee.server.live import spectators
from tablee.server.protocol import commands
from tests.server.inside import Ear, Inside, in_virtual_time, seated

MANY = 3 * spectators.A_TURN


async def with_watchers(count: int = MANY) -> tuple[Inside, Ear, list[Ear]]:
    inside = await seated(people=4)
    player = await inside.enter(0)
    watchers = [await inside.enter(-1, ("fr", "en")[n % 2]) for n in range(count)]
    await settled(inside)
    return inside, player, watchers


async def settled(inside: Inside) -> None:
    """Time passes until nobody is counted and nobody waits any more."""
    await asyncio.sleep(2)
    await inside.room.hall.spectators.served()


async def someone_moves(inside: Inside) -> None:
    """Until spectators are shown something new."""
    people = [await inside.enter(seat) for seat in range(4)]
    before = inside.table.version(-1)
    while inside.table.version(-1) == before:
        able = next(ear for ear in people if ear.state["options"])
        await inside.act(able, able.state["options"][0]["key"])


def states(ear: Ear) -> list[bytes]:
    return [text for _, text in ear.heard if text.startswith(b'{"type":"state"')]


def test_every_spectator_is_shown_every_state_and_the_same() -> None:
    async def scene() -> None:
        inside, _, watchers = await with_watchers()
        for _ in range(3):
            await someone_moves(inside)
        await settled(inside)
        for mine in (watchers[::2], watchers[1::2]):
            assert len({tuple(states(ear)[1:]) for ear in mine}) == 1, "the same bytes in one language"
        versions = [state["version"] for state in watchers[0].messages("state")]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert len(versions) > 3

    in_virtual_time(scene)


def test_players_first_then_a_few_spectators_at_a_time() -> None:
    async def scene() -> None:
        inside, player, watchers = await with_watchers()
        for ear in (player, *watchers):
            ear.heard.clear()
        inside.table.places[1].muted = True
        inside.room.audience.update()
        assert player.heard
        seen = [sum(bool(ear.heard) for ear in watchers)]
        while seen[-1] < MANY:
            await asyncio.sleep(spectators.REST)
            seen.append(sum(bool(ear.heard) for ear in watchers))
        assert seen == [0, spectators.A_TURN, 2 * spectators.A_TURN, MANY]

    in_virtual_time(scene)


def test_a_crowd_is_served_in_its_order_and_without_a_long_wait() -> None:
    async def scene() -> None:
        queue, served = spectators.Spectators(), list[Ear]()
        crowd = [Ear(-1, "") for _ in range(10_000)]
        for ear in crowd:
            queue.send_later(ear, lambda _, ear=ear: served.append(ear), b"")  # type: ignore[misc]
        began = asyncio.get_running_loop().time()
        await queue.served()
        assert served == crowd
        assert asyncio.get_running_loop().time() - began < 0.3

    in_virtual_time(scene)


def test_a_crowd_is_counted_now_and_then_and_in_the_end_rightly() -> None:
    async def scene() -> None:
        inside, player, watchers = await with_watchers()
        assert len(player.messages("table")) < 6
        assert len(watchers[0].messages("table")) < 6
        assert player.messages("table")[-1]["spectators"] == MANY
        player.heard.clear()
        for ear in watchers[1:]:
            await inside.leave(ear)
        await settled(inside)
        assert len(player.messages("table")) < 4
        assert player.messages("table")[-1]["spectators"] == 1

    in_virtual_time(scene)


def test_one_spectator_is_counted_at_once() -> None:
    async def scene() -> None:
        inside = await seated(people=4)
        player = await inside.enter(0)
        await inside.enter(-1)
        assert player.messages("table")[-1]["spectators"] == 1

    in_virtual_time(scene)


def test_spectators_hear_the_chat_in_their_language() -> None:
    async def scene() -> None:
        inside, player, (french, english) = await with_watchers(2)
        await inside.tell(player, commands.Say("hi", preset="hello"))
        await settled(inside)
        assert french.messages("chat")[-1]["text"] != english.messages("chat")[-1]["text"]
        assert len(french.messages("chat")) == 1

    in_virtual_time(scene)


def test_who_leaves_or_asks_for_everything_anew_gets_nothing_old() -> None:
    async def scene() -> None:
        inside, _, (gone, anew) = await with_watchers(2)
        gone.heard.clear()
        anew.heard.clear()
        inside.table.places[1].muted = True
        inside.room.audience.update()
        inside.room.audience.discard(gone)
        inside.room.audience.greet(anew)
        await settled(inside)
        assert gone.heard == []
        assert [text[9:14] for _, text in anew.heard][:3] == [b"welco", b"table", b"state"]

    in_virtual_time(scene)
