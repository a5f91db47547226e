"""The load bench counts what it says: moves that were made, not refusals, and newcomers who come in at once."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

if not hasattr(os, "sched_getaffinity"):
    pytest.skip("the bench runs on Linux", allow_module_level=True)

from bench.load import gates
from bench.load.building import Build
from bench.load.crowd import Crowd, Person
from bench.load.figures import faults_of
from bench.load.gallery import Part, compared, interval, is_open
from bench.load.gates import is_sound
from bench.load.theft import Thefts, stolen

SOUND = {"gaps": 0, "lost": 0, "unanswered": 0, "refused": 0, "rate": 250.0, "wanted_rate": 250.0}


def test_a_gate_with_refusals_or_too_few_moves_fails() -> None:
    assert is_sound(SOUND)
    for fault in ({"refused": 1}, {"gaps": 1}, {"lost": 1}, {"unanswered": 1}, {"rate": 200.0}):
        assert not is_sound({**SOUND, **fault}), fault


class Idle(Crowd):
    """Who sit down and do nothing."""

    async def refill(self, count: int) -> None: ...

    async def play(self, rate: float, seconds: float, *_: object) -> int:
        return int(rate * seconds)


def test_a_gap_counts_in_whichever_try_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    stolen_shares = iter([0.2, 0.1, 0.4, 0.3])

    async def measured(crowd: Crowd, _house: object, rate: float, _seconds: float) -> dict[str, Any]:
        share = next(stolen_shares)
        found = {"stolen_share": share, "rate": rate, **faults_of(crowd)}
        crowd.gaps += share == 0.4
        return found

    monkeypatch.setattr(gates, "Crowd", Idle)
    monkeypatch.setattr(gates, "_measured", measured)
    found = asyncio.run(gates.steady(SimpleNamespace(port=0), 1, 250.0, 1.0))  # type: ignore[arg-type]
    assert (found["stolen_share"], found["tries"], found["gaps"]) == (0.1, 4, 1)
    assert not is_sound(found)


class Answering(Person):
    """Somebody whose moves are answered at once."""

    answer = b'{"type":"ack","command_id":"c1","version":2}'

    def say(self, text: bytes) -> None:
        if b'"act"' in text:
            self.hear(self.answer)
            self.key = b"again"


class Refused(Answering):
    """And refused."""

    answer = b'{"type":"refused","command_id":"c1","reason":"stale","words":""}'


@pytest.mark.parametrize(("kind", "counts"), [(Answering, True), (Refused, False)])
def test_only_acknowledged_moves_count(kind: type[Person], counts: bool) -> None:
    async def scene() -> None:
        crowd = Crowd(0, kind)
        person = kind(crowd, "t", None)
        person.key = b"play"
        crowd.tables = [[person]]
        done = await crowd.play(1000, 0.05)
        assert crowd.made > 0
        assert (done, len(crowd.times)) == ((crowd.made, crowd.made) if counts else (0, 0))
        assert (crowd.refused == 0) == counts
        assert crowd.unanswered() == 0

    asyncio.run(scene())


class Noting(Crowd):
    """Notes through which process each person joins and comes in."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__(ports)
        self.noted: list[tuple[str, int]] = []

    async def _ask(self, path: str, body: dict[str, object], port: int = 0) -> dict[str, object]:  # noqa: ARG002
        self.noted.append((path.rpartition("/")[2], port or self.ports[0]))
        return {"table": "t", "token": "s"}

    async def connect(self, table: str, token: str | None, port: int = 0) -> Person:
        self.noted.append(("enter", port or self.ports[0]))
        return Answering(self, table, token)


def test_newcomers_come_in_at_once_through_another_process() -> None:
    async def noted(ports: list[int]) -> list[Any]:
        crowd = Noting(ports)
        await crowd.seat(1)
        return crowd.noted

    one = asyncio.run(noted([1]))
    assert one == [("tables", 1), ("enter", 1), *[("join", 1), ("enter", 1)] * 3]
    joins = asyncio.run(noted([1, 2]))[2:]
    assert [kind for kind, _ in joins] == ["join", "enter"] * 3
    assert all(joins[n][1] != joins[n + 1][1] for n in (0, 2, 4))


def test_who_has_a_seat_and_is_taken_for_a_spectator_is_counted() -> None:
    async def scene() -> None:
        crowd = Crowd(0)
        for token, seat in (("s", b"1"), ("s", b"null"), (None, b"null")):
            Person(crowd, "t", token).hear(b'{"type":"welcome","protocol":1,"table":"t","seat":%s}' % seat)
        assert crowd.unknown == 1

    asyncio.run(scene())


# -- A machine that others share ------------------------------------------------------------------

CORE = "cpu{} 9 0 9 9 0 0 0 {} 0 0\n"


def test_stolen_time_is_that_of_all_cores(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    assert stolen(stat) == 0
    stat.write_text(CORE.format("", 300) + CORE.format(0, 100) + CORE.format(1, 200) + "intr 5\n")
    assert stolen(stat) == 300 / os.sysconf("SC_CLK_TCK")


def test_a_theft_is_noted_when_it_happens(tmp_path: Path) -> None:
    async def scene() -> None:
        stat = tmp_path / "stat"
        stat.write_text(CORE.format("", 0) + CORE.format(0, 0))
        thefts = Thefts(stat)
        watching = asyncio.create_task(thefts.watch())
        await asyncio.sleep(0.1)
        before = time.perf_counter() - 1  # long enough ago for a watch that comes late
        quiet = thefts.spared([(before, before)])
        stat.write_text(CORE.format("", 1) + CORE.format(0, 1))
        robbed = time.perf_counter()
        await asyncio.sleep(0.1)
        watching.cancel()
        assert quiet == [0.0]
        assert thefts.spared([(before, before), (robbed, robbed), (before, robbed + 9)]) == [0.0]

    asyncio.run(scene())


def test_answers_that_a_theft_touches_are_set_aside() -> None:
    thefts = Thefts()
    for start, end in ((1.0, 2.0), (4.0, 5.0), (4.5, 6.0), (3.9, 6.1), (8.0, 9.0)):
        thefts.note(start, end)
    spared = [(0.5, 0.9), (2.5, 3.5), (6.5, 7.5), (9.5, 9.6)]
    touched = [(0.5, 1.5), (1.2, 1.3), (0.5, 2.5), (5.5, 7.0), (3.0, 3.95), (2.5, 9.5)]
    assert len(thefts.spared(spared)) == 4
    assert thefts.spared(touched) == []


@pytest.mark.parametrize(
    ("slow_beside", "robbed", "ok"),
    [(0.0, False, True), (0.05, False, False), (0.05, True, True)],
    ids=["nobody is slow", "spectators slow others", "the host does"],
)
def test_spectators_are_blamed_for_what_the_host_did_not_do(slow_beside: float, robbed: bool, ok: bool) -> None:
    alone, beside, thefts = Part(0), Part(200), Thefts()
    alone.rounds = [[(n, n + 0.001) for n in range(100)]]
    beside.rounds = [[(n, n + 0.001 + slow_beside * (n % 10 == 0)) for n in range(100)]]
    for n in range(0, 100, 10) if robbed else ():
        thefts.note(n, n + 0.04)
    assert compared(alone, beside, thefts, 80)["ok"] is ok


def test_where_the_host_takes_most_of_the_time_nothing_is_told() -> None:
    alone, beside, thefts = Part(0), Part(200), Thefts()
    alone.rounds = beside.rounds = [[(n, n + 0.001) for n in range(100)]]
    thefts.note(0.0, 60.0)
    assert compared(alone, beside, thefts, 30)["ok"]
    thefts.note(50.0, 80.0)
    assert not compared(alone, beside, thefts, 30)["ok"]


@pytest.mark.parametrize(
    ("slow", "is_told"),
    [([1.0] * 12, True), ([2.0] * 12, True), ([1.0] * 11 + [1.5], False)],
    ids=["alike", "slower", "one bad moment"],
)
def test_rounds_are_played_until_the_ratio_is_told(slow: list[float], is_told: bool) -> None:
    alone, beside, thefts = Part(0), Part(200), Thefts()
    for factor in slow:
        alone.rounds.append([(n, n + 0.001) for n in range(100)])
        beside.rounds.append([(n, n + 0.001 * factor) for n in range(100)])
    low, high = interval(alone, beside, thefts)
    assert low <= high
    assert is_open(alone, beside, thefts, 100) is not is_told
    assert is_open(alone, beside, thefts, 10_000), "of too few moves nothing is told"


COMPILING = """
import os, pathlib, time
while True:
    with open("done", "a") as done:
        done.write(".")
    time.sleep(0.01)
    if pathlib.Path("enough").exists():
        break
"""


def test_a_build_beside_a_table_is_held_and_goes_on(tmp_path: Path) -> None:
    """And where it has come to its end another begins."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/compiled.py").write_text(COMPILING)
    done = tmp_path / "done"
    build = Build(tmp_path, Path(sys.executable))
    try:
        until_it(lambda: done.exists())
        build.hold()
        until_it(lambda: state_of(build.process.pid) == "T")
        held = done.stat().st_size
        time.sleep(0.1)
        assert done.stat().st_size == held
        build.go_on()
        until_it(lambda: done.stat().st_size > held)
        (tmp_path / "enough").touch()
        until_it(lambda: state_of(build.process.pid) == "Z")
        build.go_on()
        assert build.begun == 2
    finally:
        build.end()


def until_it(happens: Callable[[], bool]) -> None:
    while not happens():
        time.sleep(0.01)


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
