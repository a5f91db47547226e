"""Who may do what: every route and every command, tried by everybody."""

from __future__ import annotations

import asyncio
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.routing import Route as Path_
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import tablee.server
from tablee.server.app import Secured, create_app
from tablee.server.http.routes import ROUTES
from tablee.server.protocol import commands, permissions
from tablee.server.protocol.permissions import ADMITTED, ANYONE, COMMANDS, THE_HOST, THE_RUNNER, Role, same_origin
from tablee.server.table.decide import DECISIONS
from tests.server.people import Message, Player, Process

REST: dict[str, Message] = {
    "act": {"key": "nothing"},
    "say": {"preset": "hello"},
    "mute": {"seat": 1, "muted": False},
    "stand_in": {"seat": 1},
    "rename": {"name": "Léa"},
    "lend": {"agree": False},
    "stand": {"standing": {"passes": "turn"}},
    "sit_bot": {"seat": 2, "level": "random"},
    "clear_seat": {"seat": 0},
    "settings": {"options": {"nothing": "0"}},
    "start": {},
    "kick": {"seat": 7},
    "hand_over": {"seat": 7},
    "offer_undo": {"moves": 200},
    "consent": {"offer": "nothing", "agree": True},
}
NEVER = {"not_seated", "not_yours"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def all_commands() -> list[Any]:
    return [message for message in commands.ClientMessage.__args__ if issubclass(message, commands.Command)]


def test_every_message_is_in_the_table_and_what_is_not_nobody_may() -> None:
    assert set(COMMANDS) == set(commands.ClientMessage.__args__)
    assert not any(permissions.may(role, object()) for role in Role)
    special = {commands.Act, commands.Hint, commands.Rematch, commands.Foresee}
    assert set(DECISIONS) | special == set(all_commands())


def test_nothing_is_compressed_that_may_hold_a_secret(tmp_path: Path, house: Process) -> None:
    """The length of what is compressed tells of what is in it."""
    routes = create_app(tmp_path).app.routes
    squeezed = {r.path for r in routes if isinstance(r, Path_ | Mount) and isinstance(r.app, GZipMiddleware)}
    of_games = {"/api/games", "/api/games/{game}", "/api/games/{game}/board", "/api/games/{game}/art/{name}"}
    assert squeezed == {"", *of_games}
    asked = urllib.request.Request(house.address + "/api/games", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-encoding"] == "gzip"


def test_every_path_that_is_served_is_a_listed_route(tmp_path: Any) -> None:
    app = create_app(tmp_path).app
    served = {(m, r.path) for r in app.routes if isinstance(r, Path_) for m in (r.methods or ()) if m != "HEAD"}
    assert served == {(route.method, route.path) for route in ROUTES}
    assert [r.path for r in app.routes if isinstance(r, Mount)] == [""]
    assert len(app.routes) == len(ROUTES) + 1


def test_without_a_page_there_is_nothing_at_its_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.app.PAGE", tmp_path / "not_built")
    for path in ("/", "/t/abc", "/main.js", "/api/replays//x"):
        assert asyncio.run(status_of(create_app(tmp_path), path)) == 404, path


async def status_of(app: Secured, path: str) -> int:
    sent: list[Any] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asked = {"method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": []}
    await app({"type": "http", "http_version": "1.1", "root_path": "", **asked}, receive, send)
    return int(sent[0]["status"])


@pytest.mark.parametrize("path", ["/", "/ws", "/ws/", "/ws/a/b", "/api/tables", "/ws/../health"])
def test_no_other_path_is_a_socket(house: Process, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(house.address.replace("http", "ws", 1) + path):
        pass
    assert refused.value.response.status_code == 404


async def refusals(person: Player) -> dict[str, str]:
    """Why each command was refused, or nothing."""
    found: dict[str, str] = {}
    for kind in all_commands():
        name = kind.__struct_config__.tag
        if name != "leave":
            answer = await person.command(name, **REST.get(name, {}))
            found[name] = answer.get("reason", "")
    return found


def test_each_role_may_do_what_the_table_says_and_nothing_else(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, watchers="everybody")
        other = house.join(me["table"], "Paul")
        tokens = {Role.SPECTATOR: None, Role.SEATED: other["token"], Role.HOST: me["token"]}
        for role, token in tokens.items():
            async with house.player(me["table"], token) as person:
                found = await refusals(person)
            for kind in all_commands():
                name = kind.__struct_config__.tag
                if name in found:
                    assert (found[name] in NEVER) != (role in COMMANDS[kind]), (role, name, found[name])

    asyncio.run(scene())


def test_without_a_secret_nobody_gets_in(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(bots="random", start=True)
        other = house.open_table(bots="random", start=True)
        for table, token in [(me["table"], None), (me["table"], "guess"), (me["table"], other["token"])]:
            async with house.player(table, token) as stranger:
                rest, code = await stranger.until_closed()
                assert ([m["type"] for m in rest], code) == (["bye"], 4401)
        async with house.player("nowhere", me["token"]) as lost:
            rest, code = await lost.until_closed()
            assert (rest[0]["code"], code) == ("unknown_table", 4404)

    asyncio.run(scene())


def test_routes_that_need_a_secret_refuse_whoever_has_none(house: Process) -> None:
    me = house.open_table(bots="random", start=True)
    other = house.open_table(bots="random", start=True)
    for route in ROUTES:
        named = {"game": "boom", "name": "nothing", "run": "nothing", "report": "nothing"}
        named |= {"reminder": "nothing", "person": "nothing", "tournament": "nothing"}
        path = route.path.format(table=me["table"], n="0", **named)
        body: Message | None = {} if route.method == "POST" else None
        for token in ("", "guess", other["token"]):
            status, answer = house.ask(route.method, path, body, token)
            if route.who == ANYONE:
                assert status in (200, 400, 403, 404), (path, status)
            else:
                assert route.who <= ADMITTED or route.who == THE_RUNNER
                assert (status, answer["code"]) == (403, "not_allowed"), path


def test_routes_of_the_host_refuse_everybody_else(house: Process) -> None:
    me = house.open_table(public=True, watchers="everybody")
    paul = house.join(me["table"], "Paul")
    for route in (route for route in ROUTES if route.who == THE_HOST):
        path = route.path.format(table=me["table"])
        for token in ("", paul["token"]):
            assert house.ask(route.method, path, {}, token)[1]["code"] == "not_allowed", path
    assert house.ask("POST", f"/api/tables/{me['table']}/end", {}, me["token"])[1]["code"] == "goes_on"


def test_a_running_game_shows_nobody_more_than_their_own_eyes(house: Process) -> None:
    me = house.open_table(bots="random", start=True)
    path = f"/api/replays/{me['table']}"
    assert house.ask("GET", path, token=me["token"])[0] == 200
    for eyes in ("all", "watch", "1", "99", "-1"):
        assert house.ask("GET", f"{path}?eyes={eyes}", token=me["token"])[0] == 403
        assert house.ask("GET", f"{path}/0?eyes={eyes}", token=me["token"])[0] == 403
    assert house.ask("GET", f"/api/export/{me['table']}", token=me["token"])[1]["code"] == "not_over"
    assert house.ask("GET", f"{path}/review", token=me["token"])[1]["code"] == "not_over"
    going_on = {"at": 0, "seat": 1, "name": "Léa", "level": "random"}
    assert house.ask("POST", f"{path}/continue", going_on, me["token"])[1]["code"] == "not_over"


def test_a_page_of_another_site_is_turned_away(house: Process) -> None:
    wanted = {"game": "boom", "name": "Léa", "seats": 1}
    for origin in ("http://evil.example", "http://["):
        assert house.ask("POST", "/api/tables", wanted, Origin=origin)[0] == 403
    assert house.ask("POST", "/api/tables", wanted, Origin=house.address)[0] == 200
    me = house.open_table()
    address = f"{house.address.replace('http', 'ws', 1)}/ws/{me['table']}"
    for origin in ("http://evil.example", "http://[", "null", house.address + ".evil.example"):
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
            pass
    with connect(address, origin=Origin(house.address)):
        pass


def test_a_page_that_came_in_the_clear_does_not_speak_for_a_secured_one() -> None:
    def headers(origin: str, secured: str) -> dict[str, str]:
        return {"host": "tablee.example", "origin": origin, **({"x-forwarded-proto": secured} if secured else {})}

    assert same_origin(headers("https://tablee.example", "https"))
    assert not same_origin(headers("http://tablee.example", "https"))
    assert same_origin(headers("http://tablee.example", ""))
    assert not same_origin(headers("https://tablee.example:444", "https"))
    assert not same_origin(headers("", ""))


@pytest.mark.parametrize("level", ["cmd:sh", "py:os:system", "genius", ""])
def test_no_program_is_started_by_a_guest(house: Process, level: str) -> None:
    """Bots behind a command are for the lab: no way in from outside names one."""

    async def scene() -> None:
        wanted = {"game": "boom", "name": "Léa", "seats": 2}
        assert house.ask("POST", "/api/tables", {**wanted, "bots": level})[1]["code"] == "no_such_level"
        me = house.open_table(seats=2)
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.command("sit_bot", seat=1, level=level))["reason"] == "no_such_level"
            assert (await lea.command("start", fill=level))["reason"] == "no_such_level"

    asyncio.run(scene())


def test_nothing_that_is_read_is_executed() -> None:
    files = Path(tablee.server.__file__).parent.rglob("*.py")
    source = "".join(path.read_text("utf-8") for path in files)
    assert not re.findall(r"pickle|marshal|\beval\(|\bexec\(|shell=True|os\.system|subprocess", source)


def test_every_answer_carries_the_headers(house: Process) -> None:
    for path in ("/health", "/api/games", "/nothing.js", "/api/nothing"):
        try:
            with urllib.request.urlopen(house.address + path) as answer:
                headers = answer.headers
        except urllib.error.HTTPError as refused:
            with refused:
                headers = refused.headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_secrets_are_kept_as_fingerprints_only(house: Process) -> None:
    async def scene() -> list[str]:
        me = house.open_table()
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            links = lea.table["links"]
            secrets = [link.partition("=")[2] for link in [links["any"], links["watch"], *links["seats"]]]
            return [me["token"], *secrets]

    secrets = asyncio.run(scene())
    folder = house.words[house.words.index("--data") + 1]
    kept = b"".join(path.read_bytes() for path in Path(folder).glob("tables.db*"))
    assert b"opened" in kept
    for secret in secrets:
        assert len(secret) >= 22
        assert secret.encode() not in kept
