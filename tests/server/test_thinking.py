"""Bots that think in other processes: nobody waits for them, and what nobody waits for is called off."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee import bots, games
from tablee.kernel.steps import Seat
from tablee.server import thinking
from tablee.server.protocol import commands
from tablee.server.table.play import Play
from tablee.server.thinking import Desk, Thinkers, chosen, is_called_off
from tests.server.inside import QuickThinkers, in_virtual_time, seated


def think_until_called_off() -> None:
    while not is_called_off():
        pass


def answer() -> str:
    return "here"


def test_a_thought_that_nobody_waits_for_ends_and_its_process_is_free_again() -> None:
    async def scene() -> None:
        pool = Thinkers(processes=1)
        try:
            assert await pool.run(answer) == "here"
            waits = [asyncio.create_task(pool.run(think_until_called_off)) for _ in range(20)]
            for some in (waits[:15], waits[15:]):
                await asyncio.sleep(0.2)  # the first of them is under way, the others wait for the process
                for wait in some:
                    wait.cancel()
            assert await pool.run(answer) == "here"
            assert len(set(pool._free)) == thinking.MOST_THOUGHTS - 1
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_bot_that_thinks_looks_whether_it_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("boom")
    bot: Any = bots.make("maitre", game, 1)
    monkeypatch.setattr(bots, "make", lambda *_: bot)
    monkeypatch.setattr(Desk, "stops", [0, 1])
    monkeypatch.setattr(Desk, "place", 1)
    g = game.new(4, 3)
    seat = next(seat for seat in range(4) if g.waits_for(Seat(seat)))
    assert chosen(g, game, seat, "maitre", [])
    assert bot.cancelled()
    Desk.place = 0
    assert not bot.cancelled()


class Slow(QuickThinkers):
    """Thinks for ever, and tells when it was called off."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.called_off = 0, 0

    async def choose(self, play: Play, seat: int, level: str) -> str:  # noqa: ARG002
        self.begun += 1
        try:
            return await asyncio.Future()
        except asyncio.CancelledError:
            self.called_off += 1
            raise


def test_a_bot_stops_thinking_when_its_question_is_gone_and_begins_anew_when_it_is_back() -> None:
    async def scene() -> None:
        slow = Slow()
        inside = await seated("boom", 4, people=1, thinkers=slow)
        host = await inside.enter(0)
        while 0 in inside.table.play.asked():  # type: ignore[union-attr]
            await inside.act(host, host.state["options"][0]["key"])
        await inside.rest()
        begun = slow.begun
        assert begun > slow.called_off
        await inside.tell(host, commands.Pause("p"))
        assert slow.called_off == begun
        await inside.tell(host, commands.Resume("r"))
        assert slow.begun > begun
        assert slow.called_off == begun

    in_virtual_time(scene)
