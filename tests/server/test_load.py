"""The load bench counts what it says: moves that were made, not refusals, and newcomers who come in at once."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

if not hasattr(os, "sched_getaffinity"):
    pytest.skip("the bench runs on Linux", allow_module_level=True)

from bench.load.crowd import Crowd, Person
from bench.load.gates import is_sound

SOUND = {"gaps": 0, "lost": 0, "unanswered": 0, "refused": 0, "rate": 250.0, "wanted_rate": 250.0}


def test_a_gate_with_refusals_or_too_few_moves_fails() -> None:
    assert is_sound(SOUND)
    for fault in ({"refused": 1}, {"gaps": 1}, {"lost": 1}, {"unanswered": 1}, {"rate": 200.0}):
        assert not is_sound({**SOUND, **fault}), fault


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
