"""The answer to who sits down may be lost: whoever asks again with a secret of their own has one seat, their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Message, Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture
def mine() -> str:
    """A secret as a page makes it."""
    return secrets.token_hex(18)


async def links(house: Process, me: Message) -> Message:
    async with house.player(me["table"], me["token"]) as lea:
        await lea.until("table")
        return dict(lea.table["links"])


def secret(link: str) -> str:
    return link.partition("#join=")[2]


def sat(house: Process, table: str, **wanted: object) -> Message | str:
    """The seat, or why there is none."""
    status, answer = house.ask("POST", f"/api/tables/{table}/join", {"name": "Paul", **wanted})
    return dict(answer) if status == 200 else str(answer["code"])


async def opens(house: Process, table: str, token: str) -> int | None:
    """The seat that a secret opens."""
    async with house.player(table, token) as person:
        first = await person.next()
        return first.get("seat")


def test_the_same_secret_has_the_same_seat_whatever_the_invitation(house: Process, mine: str) -> None:
    async def scene() -> None:
        me = house.open_table(seats=4)
        shown = await links(house, me)
        seat = {"table": me["table"], "seat": 2, "token": mine}
        assert sat(house, me["table"], token=mine, invite=secret(shown["seats"][2])) == seat
        for invite in (secret(shown["seats"][2]), secret(shown["seats"][3]), secret(shown["any"]), "nothing", None):
            assert sat(house, me["table"], token=mine, invite=invite) == seat
        assert sat(house, me["table"], token=mine, seat=1, name="Ada") == seat
        assert house.ask("GET", f"/api/tables/{me['table']}")[1]["free"] == [1, 3]
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.command("start", fill="random"))["type"] == "ack"
        assert sat(house, me["table"], token=mine) == seat, "the game has begun meanwhile"
        assert sat(house, me["table"], token=mine[::-1]) == "not_lobby"
        assert await opens(house, me["table"], mine) == 2

    asyncio.run(scene())


def test_a_secret_of_ones_own_is_no_invitation(house: Process, mine: str) -> None:
    async def scene() -> None:
        me, other = house.open_table(), house.open_table(public=True)
        assert sat(house, me["table"], token=mine) == "invite_needed"
        assert sat(house, me["table"], token=mine, invite="nothing") == "unknown_secret"
        assert isinstance(sat(house, other["table"], token=mine), dict)
        assert sat(house, me["table"], token=mine) == "invite_needed", "it opens a seat at another table"
        assert await opens(house, me["table"], mine) is None

    asyncio.run(scene())


def test_the_secret_of_who_was_sent_away_opens_nothing(house: Process, mine: str) -> None:
    async def scene() -> None:
        me = house.open_table(seats=2)
        invite = secret((await links(house, me))["any"])
        assert isinstance(sat(house, me["table"], token=mine, invite=invite), dict)
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.command("kick", seat=1))["type"] == "ack"
        assert await opens(house, me["table"], mine) is None
        assert sat(house, me["table"], token=mine) == "invite_needed"
        assert sat(house, me["table"], token=mine, invite=invite) == "unknown_secret"

    asyncio.run(scene())


def test_without_one_each_request_takes_a_seat(house: Process) -> None:
    me = house.open_table(public=True)
    paul, ada = house.join(me["table"], "Paul"), house.join(me["table"], "Ada", token=None)
    assert (paul["seat"], ada["seat"]) == (1, 2)
    assert paul["token"] != ada["token"]


@pytest.mark.parametrize("weak", ["", "a", "0" * 31, "0" * 65, "0" * 31 + " ", "0" * 31 + "é"])
def test_a_secret_that_could_be_guessed_or_not_be_sent_is_refused(house: Process, weak: str) -> None:
    me = house.open_table(public=True)
    for lang in ("fr", "en"):
        wanted = {"name": "Paul", "token": weak}
        status, answer = house.ask("POST", f"/api/tables/{me['table']}/join?lang={lang}", wanted)
        assert (status, answer["code"]) == (400, "bad_request")
        assert "token" in answer["words"]
        assert len(weak) < 2 or weak not in answer["words"]
    assert house.ask("GET", f"/api/tables/{me['table']}")[1]["free"] == [1, 2]


def test_it_is_kept_as_a_fingerprint_and_never_logged(tmp_path: Path, mine: str) -> None:
    with Process(tmp_path) as house:
        me = house.open_table(public=True)
        for _ in range(2):
            assert isinstance(sat(house, me["table"], token=mine), dict)
        assert mine not in house.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"sat" in kept
    assert mine.encode() not in kept
