"""Rules and bots that fail: one table stands still or plays on, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tablee.server
from tablee.kernel.records import Input
from tablee.server.live.hall import Hall
from tablee.server.protocol import commands
from tablee.server.protocol.parts import Clocks, OptionShown
from tablee.server.table import log, moves, snapshot
from tablee.server.table.play import Play, Tried
from tablee.server.table.show import Shower
from tests.server.inside import Ear, Inside, QuickThinkers, in_virtual_time, seated
from tests.server.test_clocks import moves_by
from tests.server.test_room import folded
from tests.server.test_upsets import filling

FOLDER = Path(tablee.server.__file__).parent


# -- Rules that fail ----------------------------------------------------------------------------------


def test_a_rule_that_fails_stops_its_own_table_only() -> None:
    async def scene() -> None:
        sick, well = await seated(seats=2, people=1), await seated(seats=2, people=1)

        class Failing(Play):
            def attempt(self, move: Input) -> Tried:  # noqa: ARG002
                raise ZeroDivisionError

        assert sick.table.play
        sick.table.play = Failing(sick.table.play.game, sick.table.play.record)
        for inside in (sick, well):
            ear = await inside.enter(0)
            for _ in range(8):
                if ear.state["options"]:
                    await inside.act(ear, ear.state["options"][0]["key"])
                await asyncio.sleep(2)
        assert (sick.table.phase, moves_by(sick)) == ("broken", [])
        assert well.table.phase in ("playing", "over")
        assert len(moves_by(well)) > 4
        for inside in (sick, well):
            await inside.room.close()

    in_virtual_time(scene)


def test_a_rule_that_fails_on_a_full_disk_still_gets_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        inside = await seated(seats=1)
        disk = filling(inside)
        ear = await inside.enter(0)
        disk.full = True

        def failing(*_: Any) -> None:
            raise moves.RuleFailed("planted")

        monkeypatch.setattr(moves, "try_move", failing)
        await inside.act(ear, ear.state["options"][0]["key"])
        assert ear.messages("refused")[-1]["reason"] == "broken"
        await inside.room.close()

    in_virtual_time(scene)


class Unlisted(Shower):
    """Shows a table whose rules fail at listing what may be done."""

    def options(self, seat: int) -> list[OptionShown]:  # noqa: ARG002
        raise IndexError("planted")


async def times_broken(inside: Inside) -> int:
    rows = await inside.room.hall.store.read(inside.table.id, 0)
    return sum(isinstance(entry, log.Broke) for row in rows for entry in log.read(row.payload))


async def unlisted(inside: Inside) -> Ear:
    """Whoever is asked moves, and what may be done next cannot be listed."""
    assert inside.table.play
    ear = await inside.enter(inside.table.play.asked()[0])
    inside.room.audience.shower = Unlisted
    await inside.act(ear, ear.state["options"][0]["key"])
    return ear


def test_a_rule_that_fails_after_a_move_stops_its_table_and_the_move_counts() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        ear = await unlisted(inside)
        assert (len(ear.messages("ack")), ear.messages("refused"), len(moves_by(inside))) == (1, [], 1)
        assert (inside.table.phase, await times_broken(inside)) == ("broken", 1)
        assert snapshot.write(await folded(inside)) == snapshot.write(inside.table)
        for there in (ear, await inside.enter(0), await inside.enter(1)):
            assert there.messages("table")[-1]["trouble"]
            assert there.state["moves"] == 1
        await inside.room.close()

    in_virtual_time(scene)


def test_who_comes_to_a_game_whose_rules_fail_sees_that_it_stands_still() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        inside.room.audience.shower = Unlisted
        ears = [await inside.enter(seat) for seat in range(2)]

        def phases() -> set[str]:
            return {inside.table.phase, *(ear.messages("table")[-1]["phase"] for ear in ears)}

        await inside.rest()
        assert phases() == {"broken"}
        await inside.tell(ears[0], commands.Resume("r1"))
        assert phases() == {"broken"}, "it fails again"
        inside.room.audience.shower = Shower
        await inside.tell(ears[0], commands.Resume("r2"))
        assert phases() == {"playing"}
        assert len(ears[0].messages("ack")) == 2
        await inside.room.close()

    in_virtual_time(scene)


def test_a_rule_that_fails_when_a_bot_looks_at_the_table_stops_it_too() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 3, people=1, options={"tempo": "live"})

        def failing(*_: Any) -> None:
            raise IndexError("planted")

        inside.room.driver.grabs._wish = failing
        ear = await inside.enter(0)
        await inside.rest()
        assert ear.messages("table")[-1]["phase"] == "broken"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_rule_that_fails_in_two_processes_stops_the_table_once() -> None:
    async def scene() -> None:
        here = await seated(seats=2)
        there = Inside(await Hall(here.room.hall.store, QuickThinkers()).room(here.table.id))
        there.room.audience.shower = here.room.audience.shower = Unlisted
        await asyncio.gather(here.enter(0), there.enter(1))
        for inside in (here, there):
            await inside.rest()
            assert (inside.table.phase, await times_broken(inside)) == ("broken", 1)
            await inside.room.close()

    in_virtual_time(scene)


# -- Bots that fail -----------------------------------------------------------------------------------


class Nonsense(QuickThinkers):
    """Bots that answer what is not offered, or not at all."""

    async def choose(self, play: Play, seat: int, level: str) -> str:  # noqa: ARG002
        if len(play.record.inputs) % 2:
            raise OSError("planted")
        return "fly:away"


def test_a_bot_that_fails_or_answers_nonsense_does_not_hold_up_the_table() -> None:
    async def scene() -> None:
        inside = await seated(seats=3, people=1, thinkers=Nonsense(), clocks=Clocks(move=5, reaction=5))
        await inside.enter(0)
        await asyncio.sleep(120)
        assert {seat for seat, _ in moves_by(inside)} == {0, 1, 2}
        await inside.room.close()

    in_virtual_time(scene)


class TooLate(QuickThinkers):
    """A bot that wants what somebody else takes while it thinks, and then looks again."""

    def __init__(self, inside: list[Inside]) -> None:
        super().__init__()
        self.inside, self.looks = inside, 0

    async def choose(self, play: Play, seat: int, level: str) -> str:
        self.looks += 1
        if self.looks > 1:
            return await super().choose(play, seat, level)
        person = await self.inside[0].enter(0)
        grabbed = next(o["key"] for o in person.state["options"] if o["standing"])
        await self.inside[0].act(person, grabbed)
        return "grab:1:gone"


def test_a_bot_that_is_too_late_in_a_race_looks_again(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        insides = list[Inside]()
        late = TooLate(insides)
        insides.append(await seated("seizh", 3, people=1, options={"tempo": "live"}, seed=7, thinkers=late))
        await insides[0].enter(0)
        await asyncio.sleep(30)
        assert late.looks > 1
        assert "not offered" not in caplog.text
        await insides[0].room.close()

    in_virtual_time(scene)
