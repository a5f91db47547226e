"""Who has just come through one process is known to the others, although no notice has reached them yet."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from tablee.server.app import admitted
from tablee.server.http.request import Services
from tablee.server.http.route import Route
from tablee.server.http.routes import ROUTES
from tablee.server.laboratory import Laboratory, Limits
from tablee.server.live import hall
from tablee.server.live.hall import Hall
from tablee.server.live.inbox import nothing
from tablee.server.protocol import bodies, commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.review.jobs import Reviews
from tablee.server.review.studies import Studies
from tablee.server.store.base import Heard
from tablee.server.store.postgres import PostgresStore
from tablee.server.table import log
from tablee.server.table.decide import begin
from tablee.server.tokens import invitation
from tablee.server.visitors import Visitors
from tablee.server.ws.session import Session
from tests.server.conftest import fresh_database
from tests.server.inside import QuickThinkers, in_virtual_time, seated

Scene = Callable[[Hall, Hall], Awaitable[None]]


class Deaf(PostgresStore):
    """Hears no notice of another process."""

    async def listen(self, heard: Heard) -> None: ...


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Hall]:
    opened = Hall(Deaf(url), QuickThinkers())
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
def between(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scene], None]:
    """Runs a scene in two processes that never look round."""
    monkeypatch.setattr(hall, "SYNC_EVERY", 10**9)

    async def whole(scene: Scene) -> None:
        url = await fresh_database(postgres_url)
        async with process(url) as here, process(url) as there:
            await scene(here, there)

    return lambda scene: asyncio.run(whole(scene))


class Ears:
    """A client that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def write(self, texts: Sequence[bytes]) -> None:
        self.heard += [msgspec.json.decode(text) for text in texts]

    def close(self, code: int) -> None:
        self.heard.append({"type": "close", "code": code})

    def abort(self) -> None: ...

    def round_trip(self) -> float | None:
        return None


async def connected(at: Hall, table: str, token: str) -> tuple[Session, Ears]:
    ears = Ears()
    session = Session(at, table, ears)
    session.hear(msgspec.json.encode(commands.Hello("fr", token)))
    assert session._admission
    await session._admission
    return session, ears


async def greeted(at: Hall, table: str, token: str) -> dict[str, Any]:
    """The first answer to a hello."""
    return (await connected(at, table, token))[1].heard[0]


async def told(session: Session, command: commands.Command) -> None:
    """A command, and all that comes of it."""
    assert session.room
    session.hear(msgspec.json.encode(command))
    await session.room.do(nothing)


async def asked(at: Hall, path: str, table: str, token: str) -> Any:
    """What a request about a table is answered."""
    route: Route = next(r for r in ROUTES if r.path == path)
    bearer = (b"authorization", f"Bearer {token}".encode())
    scope = {
        "type": "http", "method": route.method, "path": path, "scheme": "http", "server": ("here", 80),
        "path_params": {"table": table}, "query_string": b"", "headers": [bearer],
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    services = Services(at, Reviews(at.thinkers), Studies(at), Laboratory(Limits()), Visitors())
    return await route.handler(await admitted(services, route, Request(scope, receive)))


def wanted(**more: Any) -> bodies.CreateTable:
    return bodies.CreateTable(**{"game": "boom", "name": "Léa", "seats": 3, "public": True, **more})


@pytest.mark.parametrize("watchers", ["nobody", "everybody"])
def test_who_joined_through_one_process_is_let_in_by_another(between: Callable[[Scene], None], watchers: str) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted(watchers=watchers))
        await there.room(me.table)
        paul = await here.join(me.table, bodies.Join("Paul"))
        welcome = await greeted(there, me.table, paul.token)
        assert (welcome["type"], welcome.get("seat")) == ("welcome", paul.seat)
        assert (await greeted(there, me.table, "nobody's"))["type"] == ("bye" if watchers == "nobody" else "welcome")

    between(scene)


def test_requests_are_answered_from_what_all_processes_have_written(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted(public=False, watchers="link"))
        await there.room(me.table)
        invite = invitation(me.token, me.table, "any")
        paul = await here.join(me.table, bodies.Join("Paul", invite))
        assert (await asked(there, "/api/tables/{table}", me.table, "")).free == [2]
        room = await here.room(me.table)
        await room.do(partial(room.change, lambda: ([log.Handed(paul.seat), *starting(room)], None)))
        replay = await asked(there, "/api/replays/{table}", me.table, paul.token)
        assert replay.eyes == str(paul.seat)
        with pytest.raises(Refusal, match="goes_on"):  # the new host is known: what is refused is the end itself
            await asked(there, "/api/tables/{table}/end", me.table, paul.token)

    between(scene)


def starting(room: Any) -> list[log.AnyEntry]:
    return [log.BotSat(2, "random"), begin(room.table)]


def test_an_invitation_and_a_seat_that_are_new_elsewhere_are_good_here(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted(seats=2))
        await there.room(me.table)
        paul = await here.join(me.table, bodies.Join("Paul"))
        with pytest.raises(Refusal, match="seat_taken"):
            await there.join(me.table, bodies.Join("Ada", seat=paul.seat))
        room = await here.room(me.table)
        await room.do(partial(room.change, lambda: ([log.Cleared(paul.seat)], None)))
        assert (await there.join(me.table, bodies.Join("Ada"))).seat == paul.seat

    between(scene)


@pytest.mark.parametrize("at_once", [True, False])
def test_who_asks_again_through_another_process_gets_the_seat_they_have(
    between: Callable[[Scene], None], at_once: bool
) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted(seats=4))
        await there.room(me.table)
        tries = [at.join(me.table, bodies.Join("Paul", token="p" * 32)) for at in (here, there)]
        given = await asyncio.gather(*tries) if at_once else [await one for one in tries]
        assert given == [bodies.Seated(me.table, 1, "p" * 32)] * 2
        for at in (here, there):
            assert (await asked(at, "/api/tables/{table}", me.table, "")).free == [2, 3]

    between(scene)


# -- Who goes ---------------------------------------------------------------------------------------


def test_who_was_sent_away_through_one_process_says_nothing_more_through_another(
    between: Callable[[Scene], None],
) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted())
        paul = await here.join(me.table, bodies.Join("Paul"))
        host, _ = await connected(here, me.table, me.token)
        guest, heard = await connected(there, me.table, paul.token)
        await told(host, commands.Kick("k", paul.seat))
        await told(guest, commands.Say("s", "Salut"))
        assert [m.get("code") for m in heard.heard if m["type"] in ("bye", "ack", "chat")] == ["kicked"]
        assert not (await there.room(me.table)).table.chat

    between(scene)


def test_who_hands_over_through_one_process_is_no_host_in_another(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted())
        paul = await here.join(me.table, bodies.Join("Paul"))
        one, _ = await connected(here, me.table, me.token)
        other, heard = await connected(there, me.table, me.token)
        await told(one, commands.HandOver("h", paul.seat))
        await told(other, commands.Start("s", "random"))
        assert [m["reason"] for m in heard.heard if m["type"] in ("refused", "ack")] == ["not_yours"]

    between(scene)


def test_who_leaves_through_one_process_is_told_so_by_another(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted())
        paul = await here.join(me.table, bodies.Join("Paul"))
        tab, _ = await connected(here, me.table, paul.token)
        _, heard = await connected(there, me.table, paul.token)
        await told(tab, commands.Leave("l"))
        room = await there.room(me.table)
        await room.do(room.hear_the_others)
        assert heard.heard[-2]["code"] == "left"

    between(scene)


def test_a_rematch_asked_for_in_two_processes_is_one_table(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, there: Hall) -> None:
        me = await here.create(wanted(bots="random", start=True))
        room = await here.room(me.table)
        await room.do(partial(room.change, lambda: ([log.Broke("a rule"), log.Ended()], None)))
        hosts = [(await connected(at, me.table, me.token))[0] for at in (here, there)]
        await asyncio.gather(*[told(host, commands.Rematch("r")) for host in hosts])
        followers = [(await at.room(me.table)).table.follower for at in (here, there)]
        assert [shown.id for shown in await here.public_tables()] * 2 == followers

    between(scene)


def test_a_name_that_no_database_can_hold_is_no_table(between: Callable[[Scene], None]) -> None:
    async def scene(here: Hall, _: Hall) -> None:
        with pytest.raises(Refusal, match="unknown_table"):
            await here.room("\0")

    between(scene)


def test_a_seat_that_is_lost_at_the_door_is_not_taken() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        host = await inside.enter(0)
        inside.room.submit(host, commands.Kick("k", 1))
        with pytest.raises(Refusal, match="unknown_secret"):
            await inside.enter(1)

    in_virtual_time(scene)
