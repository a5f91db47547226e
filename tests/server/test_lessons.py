"""Lessons at the server: the script plays, the learner makes the lesson's moves, and is told when it is another."""

from __future__ import annotations

import asyncio

import pytest

from tablee.games import OURS
from tablee.server.live.hall import Hall
from tablee.server.protocol import commands
from tablee.server.protocol.refusals import Refusal
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers, in_virtual_time

LONGEST = 60  # seconds between two moves of the learner


async def lesson(game: str) -> tuple[Inside, Ear]:
    hall = Hall(MemoryStore(), QuickThinkers(), (1.0, 1.0))
    seat = await hall.teach(game, "Lou", "fr")
    inside = Inside(hall.rooms[seat.table])
    ear = Ear(seat.seat, seat.token)
    await inside.room.do(lambda: inside.room.enter(ear))
    return inside, ear


async def until_asked(ear: Ear) -> str | None:
    """Wait while the script plays; the move to make, or None when the lesson is over."""
    for _ in range(LONGEST):
        if ear.state["lesson"]["pages"]:
            break
        assert ear.state["options"] == []
        await asyncio.sleep(1)
    assert ear.state["lesson"]["pages"], "the script does not go on"
    key: str | None = ear.state["lesson"]["key"]
    return key


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_from_beginning_to_end(game: str) -> None:
    async def scene() -> None:
        inside, ear = await lesson(game)
        steps = []
        while key := await until_asked(ear):
            assert ear.state["deadline"] is None
            assert key in [option["key"] for option in ear.state["options"]]
            steps.append(ear.state["lesson"]["step"])
            await inside.act(ear, key, ear.state["version"])
        assert steps == list(range(ear.state["lesson"]["of"]))
        assert ear.state["lesson"]["over"]
        await inside.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("game", OURS)
def test_another_move_is_refused_kindly(game: str) -> None:
    async def scene() -> None:
        inside, ear = await lesson(game)
        key = await until_asked(ear)
        other = next(option["key"] for option in ear.state["options"] if option["key"] != key)
        await inside.act(ear, other)
        refused = ear.messages("refused")[-1]
        assert refused["reason"] == "lesson"
        assert " " in refused["words"]
        assert ear.state["lesson"]["step"] == 0
        await inside.room.close()

    in_virtual_time(scene)


def test_nothing_may_be_done_while_the_script_plays() -> None:
    async def scene() -> None:
        inside, ear = await lesson("boom")
        await inside.act(ear, await until_asked(ear) or "")
        await inside.act(ear, "let_it_be:0")
        assert ear.messages("refused")[-1]["reason"] == "lesson"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_pause_holds_the_script_too() -> None:
    async def scene() -> None:
        inside, ear = await lesson("boom")
        await inside.act(ear, await until_asked(ear) or "")
        await inside.tell(ear, commands.Pause("stop"))
        assert inside.table.play
        before = len(inside.table.play.record.inputs)
        await asyncio.sleep(60)
        assert len(inside.table.play.record.inputs) == before
        await inside.tell(ear, commands.Resume("go"))
        assert await until_asked(ear) == "react:0:tablier_de_protection:-1"
        await inside.room.close()

    in_virtual_time(scene)


def test_in_a_lesson_the_coach_is_the_only_one_who_helps() -> None:
    async def scene() -> None:
        inside, ear = await lesson("baba")
        await until_asked(ear)
        await inside.tell(ear, commands.Hint("help"))
        assert ear.messages("refused")[-1]["reason"] == "hints_off"
        await inside.room.close()

    in_virtual_time(scene)


def test_after_the_lesson_the_game_goes_on() -> None:
    async def scene() -> None:
        inside, ear = await lesson("boom")
        while key := await until_asked(ear):
            await inside.act(ear, key)
        assert inside.table.play
        before = len(inside.table.play.record.inputs)
        await inside.act(ear, ear.state["options"][0]["key"])
        await asyncio.sleep(20)
        assert len(inside.table.play.record.inputs) > before + 1
        await inside.room.close()

    in_virtual_time(scene)


def test_there_is_no_lesson_for_a_game_nobody_wrote_one_for() -> None:
    async def scene() -> None:
        with pytest.raises(Refusal, match="no_such_lesson"):
            await Hall(MemoryStore(), QuickThinkers()).teach("chess", "Lou", "fr")

    in_virtual_time(scene)
