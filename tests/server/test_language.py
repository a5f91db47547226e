"""A table has a language: the lobby says it, and who has no wish of their own gets it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.server.protocol import bodies
from tablee.server.table import log, snapshot
from tablee.server.table.snapshot import read
from tablee.server.table.table import Table
from tablee.server.words import phrase
from tests.server.people import Message, Process
from tests.server.test_table import over


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


async def spoken(house: Process, seated: Message, **hello: Any) -> str:
    """The language in which somebody is welcomed."""
    async with house.player(seated["table"], seated["token"], **hello) as person:
        return str((await person.until("welcome"))["lang"])


def listed(house: Process, table: str) -> str:
    return str(next(t for t in house.ask("GET", "/api/tables")[1] if t["id"] == table)["lang"])


def test_the_lobby_and_the_join_page_say_a_tables_language(house: Process) -> None:
    for lang in ("fr", "en"):
        me = house.open_table(public=True, lang=lang)
        assert listed(house, me["table"]) == lang
        assert house.ask("GET", f"/api/tables/{me['table']}")[1]["lang"] == lang


def test_without_a_wish_one_gets_the_language_of_the_table(house: Process) -> None:
    async def scene() -> None:
        for lang, other in (("fr", "en"), ("en", "fr")):
            me = house.open_table(lang=lang)
            assert await spoken(house, me, lang=None) == lang
            assert await spoken(house, me, lang=other) == other
            async with house.player(me["table"], "nobody's", lang=None) as stranger:
                words = (await stranger.until("bye"))["words"]
                assert ("opens no seat" in words) == (lang == "en"), words

    asyncio.run(scene())


def test_who_says_hello_again_without_a_wish_keeps_the_language(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(lang="en")
        async with house.player(me["table"], me["token"], lang="fr") as lea:
            await lea.until("welcome")
            await lea.send(type="hello", token=me["token"])
            assert (await lea.until("welcome"))["lang"] == "fr"

    asyncio.run(scene())


def test_a_table_without_a_word_has_the_language_of_the_request(house: Process) -> None:
    async def scene() -> None:
        body = json.dumps({"game": "boom", "name": "Ann", "seats": 1, "start": True}).encode()
        for lang in ("fr", "en"):
            wish = {"accept-language": f"{lang}-XX,de;q=0.5"}
            _, me = house.ask("POST", "/api/tables", body, **wish)
            assert await spoken(house, me, lang=None) == lang
            async with house.player(me["table"], me["token"]) as ann:
                await ann.play_on(over)
                await ann.command("rematch")
                while not ann.table["rematch"]:
                    await ann.until("table")
            assert await spoken(house, {**me, "table": ann.table["rematch"]}, lang=None) == lang
            _, lesson = house.ask("POST", "/api/lessons/boom", {"name": "Ann"}, **wish)
            wanted = {"at": 0, "seat": 0, "name": "Ann", "level": "random"}
            _, again = house.ask("POST", f"/api/replays/{me['table']}/continue", wanted, me["token"], **wish)
            for seated in (lesson, again):
                assert await spoken(house, seated, lang=None) == lang

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("en-GB", "en"), ("fr-CA, en;q=0.8", "fr"), ("de-DE, de;q=0.9, en;q=0.8, fr;q=0.7", "en"), ("*", "fr")],
)
def test_a_request_is_answered_in_the_first_language_that_we_speak(house: Process, wanted: str, spoken: str) -> None:
    answer = house.ask("GET", "/api/tables/nowhere", **{"Accept-Language": wanted})[1]["words"]
    assert answer == phrase(spoken, "refused-unknown_table")


def test_older_logs_cards_and_snapshots_are_french() -> None:
    old = b'[{"e":"opened","game":"boom","seats":2,"options":{},"clocks":{},"public":true,"watchers":"link"}]'
    table = Table("old")
    table.fold(log.read(old))
    assert table.lang == "fr"
    table.lang = "en"
    kept = read(snapshot.write(table))
    assert kept
    assert (again := snapshot.restore("old", kept))
    assert again.lang == "en"
    card = {
        "id": "a",
        "game": "boom",
        "options": {},
        "host": "L",
        "phase": "lobby",
        "seats": 2,
        "free": [],
        "public": True,
    }
    assert bodies.TableShown(**card).lang == "fr"  # type: ignore[arg-type]


def test_nobody_is_asked_for_a_language_that_is_not_used(house: Process) -> None:
    me = house.open_table(public=True)
    assert (
        house.ask("POST", f"/api/tables/{me['table']}/join", {"name": "Paul", "lang": "fr"})[1]["code"] == "bad_request"
    )
    assert house.ask("POST", "/api/lessons/boom", {"name": "Paul", "lang": "fr"})[1]["code"] == "bad_request"
