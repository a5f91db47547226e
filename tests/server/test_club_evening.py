"""A club evening over real sockets: eight people and bots, a Swiss of five rounds, a process killed in the middle."""

from __future__ import annotations

import asyncio
import csv
import io
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.conftest import fresh_database
from tests.server.people import Message, Process
from tests.server.test_table import over

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gil", "=1+1")
ROUNDS = 5
KILLED_IN = 3
AFTER = 12  # moves of that round
GONE = (ConnectionClosed, InvalidHandshake, OSError)


class Night:
    """The people, the director, and what goes wrong."""

    def __init__(self, houses: list[Process]) -> None:
        self.houses = houses
        self.id = ""
        self.moves = 0

    async def ask(self, method: str, path: str, body: object = None, token: str = "", first: int = 0) -> Message:
        """Of any process that answers: one that is down is asked again."""
        n = first
        while True:
            house = self.houses[n % len(self.houses)]
            with suppress(OSError):
                status, answer = await asyncio.to_thread(house.ask, method, path, body, token)
                assert status == 200, answer
                return dict(answer)
            n += 1
            await asyncio.sleep(0.05)

    async def now(self, token: str = "", first: int = 0) -> Message:
        return await self.ask("GET", f"/api/tournaments/{self.id}", token=token, first=first)

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            t = await self.now()
            if wanted(t):
                return t
            await asyncio.sleep(0.05)

    async def direct(self, what: str) -> None:
        await self.ask("POST", f"/api/tournaments/{self.id}/direct", {"what": what}, "d" * 32)

    async def attend(self, n: int) -> None:
        """Whoever comes to their table whenever they have one, and plays until all is over."""
        token = f"{n}".ljust(32, "p")
        await self.ask("POST", f"/api/tournaments/{self.id}/enter", {"name": NAMES[n], "token": token}, first=n)
        while (t := await self.now(token, n))["stage"] != "over":
            mine = [one for one in (t["rounds"] or [{"tables": []}])[-1]["tables"] if sits(one, t["you"])]
            if t["stage"] == "playing" and mine and not mine[0]["done"]:
                with suppress(*GONE):
                    await self.play(mine[0]["table"], token, n)
            await asyncio.sleep(0.1)

    async def play(self, table: str, token: str, n: int) -> None:
        house = self.houses[n % len(self.houses)]
        async with house.player(table, token) as person:
            while not (person.state and over(person.state)):
                if person.state.get("options"):
                    await person.act(person.state["options"][0]["key"])
                    self.moves += 1
                else:
                    await person.until("state")

    async def lead(self) -> None:
        await self.until(lambda t: len(t["entrants"]) == len(NAMES))
        await self.direct("start")
        for number in range(1, ROUNDS + 1):
            if number == KILLED_IN:
                await self.kill_one()
            t = await self.until(lambda t: t["stage"] != "playing")
            assert len(t["rounds"]) == number
            if number < ROUNDS:
                await self.direct("next")

    async def kill_one(self) -> None:
        before = self.moves
        await self.until(lambda _: self.moves >= before + AFTER)
        await asyncio.to_thread(self.houses[0].stop, signal.SIGKILL)
        await asyncio.to_thread(self.houses[0].start)


def sits(table: Message, player: int) -> bool:
    return any(chair["player"] == player for chair in table["chairs"])


@pytest.fixture(params=["sqlite", "postgresql"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Process]]:
    """One process on a file, or two on a database."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield [stack.enter_context(Process(tmp_path))]
        else:
            url = asyncio.run(fresh_database(request.getfixturevalue("postgres_url")))
            yield [stack.enter_context(Process(tmp_path, url)) for _ in range(2)]


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_club_evening_with_a_process_killed_in_the_middle(houses: list[Process], duplicate: bool) -> None:
    async def scene() -> tuple[Message, bytes]:
        night = Night(houses)
        wanted: dict[str, Any] = {"title": "Jeudi", "game": "boom", "seats": 3, "level": "random", "token": "d" * 32}
        made = await night.ask("POST", "/api/tournaments", {**wanted, "rounds": ROUNDS, "duplicate": duplicate})
        night.id = made["id"]
        await asyncio.gather(night.lead(), *[night.attend(n) for n in range(len(NAMES))])
        status, sheet = await asyncio.to_thread(
            houses[0].ask, "GET", f"/api/tournaments/{night.id}/results?lang=en", None
        )
        assert status == 200
        return await night.now(), sheet

    end, sheet = asyncio.run(scene())
    assert (end["stage"], len(end["rounds"])) == ("over", ROUNDS)
    for now in end["rounds"]:
        chairs = [chair for one in now["tables"] for chair in one["chairs"]]
        assert Counter(chair["player"] for chair in chairs) == Counter([*range(len(NAMES)), None])
        assert not any(chair["away"] for chair in chairs), "whoever came back in time is not taken for absent"
        assert all(chair["points"] is not None for chair in chairs)
    for line in end["lines"]:
        assert line["points"] == sum(line["rounds"])
    met = Counter(
        frozenset((a["player"], b["player"]))
        for now in end["rounds"]
        for one in now["tables"]
        for a in one["chairs"]
        for b in one["chairs"]
        if None not in (a["player"], b["player"]) and a["player"] < b["player"]
    )
    assert max(met.values()) <= 2
    rows = list(csv.reader(io.StringIO(sheet.decode("utf-8-sig"))))
    assert rows[0][:3] == ["Place", "Name", "Points"]
    names = [end["entrants"][line["player"]]["name"] for line in end["lines"]]
    assert [row[1].removeprefix("'") for row in rows[1:]] == names
    assert "'=1+1" in [row[1] for row in rows], "no name is a formula"
    assert [[int(cell) for cell in row[5:]] for row in rows[1:]] == [line["rounds"] for line in end["lines"]]
