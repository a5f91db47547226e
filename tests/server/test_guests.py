"""Bots of others at a server's tables: seated by name, and whatever their command does, the game goes on."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tablee import bots
from tablee.bots.external import protocol
from tablee.bots.external.registry import VARIABLE, invite
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.records import start
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.table.play import Play
from tablee.server.thinking import MOST_GUESTS, Thinkers
from tests.server.people import Process

EXAMPLE = Path(__file__).parents[2] / "examples/line_bot.py"
GUESTS = {
    "example": f"'{sys.executable}' '{EXAMPLE}'",
    "crashes": f"'{sys.executable}' -c 'raise SystemExit(1)'",
    "babbles": f"'{sys.executable}' -c 'print(1)'",
}
COMPLAINTS = {
    "example": "",
    "crashes": "the bot crashes ended: it takes the first option",
    "babbles": "the bot babbles answered '1', which is not an option: it takes the first option",
}


@pytest.mark.parametrize("guest", list(GUESTS))
def test_a_guest_plays_to_the_end_and_its_faults_are_reported(tmp_path: Path, guest: str) -> None:
    house = Process(tmp_path)
    house.words += ["--bot", f"{guest}={GUESTS[guest]}"]

    async def scene() -> None:
        me = house.open_table(seats=2, bots=guest, start=True)
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.until("welcome"))["levels"][-1] == {"id": guest, "words": guest}
            await lea.play_on(lambda state: bool(state["view"]["over"]))
            assert lea.table["seats"][1]["level"] == guest

    house.start()
    try:
        asyncio.run(scene())
    finally:
        said = house.stop()
    assert COMPLAINTS[guest] in said
    assert ("the bot" in said) == (guest != "example")


def invited(monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest that plays, and one that would never answer."""
    commands = {"example": GUESTS["example"], "stalls": f"'{sys.executable}' -c 'import time; time.sleep(1000)'"}
    monkeypatch.setenv(VARIABLE, json.dumps(commands))
    monkeypatch.setattr(protocol, "TO_START", 1000.0)


def test_nobody_waits_for_a_guest_that_stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    invited(monkeypatch)

    async def scene() -> None:
        thinkers = Thinkers(processes=1)
        play = new_play()
        seat = play.asked()[0]
        try:
            assert await thinkers.choose(play, seat, "normal")
            stalling = [asyncio.create_task(thinkers.choose(play, seat, "stalls")) for _ in range(MOST_GUESTS + 1)]
            await asyncio.sleep(0.3)
            for _ in range(3):
                assert await thinkers.choose(play, seat, "normal")
            assert not any(task.done() for task in stalling)
            for task in stalling:
                task.cancel()
            assert await thinkers.choose(play, seat, "example")
        finally:
            thinkers.close()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_server_that_closes_waits_for_no_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    invited(monkeypatch)

    async def scene() -> None:
        thinkers = Thinkers(processes=1)
        play = new_play()
        asked = asyncio.create_task(thinkers.choose(play, play.asked()[0], "stalls"))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(thinkers.close)
        assert await asked == key(play.g, play.g.legal(Seat(play.asked()[0]))[0])

    asyncio.run(asyncio.wait_for(scene(), 60))


def new_play() -> Play:
    rules = game("boom")
    return Play(rules, start(rules, 4, 3, {}, None))


def test_strangers_cannot_name_a_command(tmp_path: Path) -> None:
    async def scene() -> None:
        me = house.open_table(seats=2)
        async with house.player(me["table"], me["token"]) as lea:
            for level in ("cmd:python bot.py", "py:bot:mine", "example"):
                assert (await lea.command("sit_bot", seat=1, level=level))["reason"] == "no_such_level"

    with Process(tmp_path) as house:
        asyncio.run(scene())


@pytest.mark.parametrize("wish", ["mine", "mine=", "=python", "two words=python", "expert=python", "mine='python"])
def test_a_guest_needs_a_name_and_a_command(wish: str) -> None:
    with pytest.raises(BadInput):
        invite([wish], bots.LEVELS)


def test_two_guests_of_one_name() -> None:
    with pytest.raises(BadInput, match="same name"):
        invite(["mine=python", "mine=ruby"], bots.LEVELS)
