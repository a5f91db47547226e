"""What is sent and answered is what the published schemas say, for every game."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee.server
from tablee import games
from tablee.server.http.openapi import document
from tablee.server.http.route import LANG
from tablee.server.http.routes import ROUTES
from tests.server.json_schema import faults
from tests.server.people import Process
from tools.schema import SCHEMA

GAMES = games.OURS
PUBLISHED = json.loads(SCHEMA.read_text("utf-8"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def described(path: str, method: str, status: str) -> dict[str, Any]:
    shape: dict[str, Any] = document(ROUTES)["paths"][path][method]["responses"][status]
    found: dict[str, Any] = shape["content"]["application/json"]["schema"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_table_is_as_published(house: Process, game: str) -> None:
    async def scene() -> None:
        me = house.open_table(game=game, seats=games.game(game).usual, bots="random", start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            await lea.command("say", preset="hello")
            await lea.command("kick", seat=0)
        assert {"welcome", "table", "state", "chat", "ack", "refused"} <= {m["type"] for m in lea.heard}
        shape = PUBLISHED["definitions"]["ServerMessage"]
        assert [fault for m in lea.heard for fault in faults(m, shape, PUBLISHED)] == []

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_the_book_of_a_game_is_as_described(house: Process, game: str) -> None:
    for lang in ("fr", "en"):
        status, book = house.ask("GET", f"/api/games/{game}?lang={lang}")
        assert status == 200
        assert list(faults(book, described("/api/games/{game}", "get", "200"), document(ROUTES))) == []
        assert list(faults(book, PUBLISHED["definitions"]["GameBook"], PUBLISHED)) == []


def test_the_check_itself_finds_what_is_wrong() -> None:
    shape = PUBLISHED["definitions"]["Ack"]
    good = {"type": "ack", "command_id": "c1", "version": 1}
    assert list(faults(good, shape, PUBLISHED)) == []
    for bad in ({"version": True}, {"version": "1"}, {"more": 1}, {"type": "table"}):
        assert list(faults({**good, **bad}, shape, PUBLISHED)), bad
    assert list(faults({"type": "ack"}, shape, PUBLISHED))


def test_every_query_that_is_read_is_described() -> None:
    reading = re.compile(r'query(?:_params)?\.get\("(\w+)"')
    everywhere = "".join(p.read_text("utf-8") for p in Path(tablee.server.__file__).parent.rglob("*.py"))
    assert "eyes" in reading.findall(everywhere)
    assert set(reading.findall(everywhere)) == {q.name for r in ROUTES for q in (*r.queries, LANG)}
    for route in ROUTES:
        told = [
            p for p in document(ROUTES)["paths"][route.path][route.method.lower()]["parameters"] if p["in"] == "query"
        ]
        read = set(reading.findall(inspect.getsource(route.handler)))
        assert {p["name"] for p in told} == read | {"lang"}, route.path


def test_every_route_says_how_it_answers_when_nothing_can_be_stored() -> None:
    for path, operations in document(ROUTES)["paths"].items():
        for method in operations:
            kind = described(path, method, "503")["$ref"].rpartition("/")[2]
            assert kind == ("Health" if path == "/health" else "Problem")
