"""Many visitors, silent ones, and those who come by another name: what one address may take, and who is answered."""

from __future__ import annotations

import asyncio
import http.client
import json
import resource
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tablee.lab import browser
from tablee.server import laboratory
from tablee.server.http import connection
from tablee.server.laboratory import Laboratory, Limits
from tablee.server.protocol.refusals import Refusal
from tablee.server.visitors import Allowance, Terms, Unheard, Visitors, own_names
from tests.server.inside import in_virtual_time
from tests.server.people import GUARD, Process

TABLE = {"game": "boom", "name": "Léa", "seats": 3}


def limited(data: Path, *words: str) -> Process:
    """A server as people start it."""
    process = Process(data)
    for name in ("TABLEE_TABLES_A_MINUTE", "TABLEE_SOCKETS_EACH"):
        process.environment.pop(name)
    process.words += words
    return process


# -- Opening tables -----------------------------------------------------------------------------


def test_one_address_opens_so_many_tables_and_is_told_when_it_may_again(tmp_path: Path) -> None:
    with limited(tmp_path, "--tables-a-minute", "10") as process:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: process.ask("POST", "/api/tables", TABLE), range(30)))
        opened = sum(status == 200 for status, _ in answers)
        assert 10 <= opened <= 15, "those saved up, and what the seconds of this test add"
        refused = next(answer for status, answer in answers if status == 429)
        assert refused["code"] == "too_many_tables"
        assert refused["words"].startswith("Trop de tables ouvertes depuis cette adresse\u202f: réessaie dans ")
        other = {"X-Forwarded-For": "203.0.113.9", "Accept-Language": "en"}
        assert process.ask("POST", "/api/tables", TABLE, "", **other)[0] == 200, "another visitor of the same proxy"
        for path, body in (("/api/lessons/boom", {"name": "Léa"}), ("/api/import", {})):
            status, answer = process.ask("POST", path, body)
            assert (status, answer["code"]) == (429, "too_many_tables"), path


def test_an_allowance_is_saved_up_to_one_minute() -> None:
    now = [0.0]
    allowance = Allowance(6, lambda: now[0])
    assert [allowance.wait("a") for _ in range(8)] == [0] * 6 + [10, 10]
    assert allowance.wait("b") == 0, "each has their own"
    now[0] = 10
    assert [allowance.wait("a"), allowance.wait("a")] == [0, 10]
    now[0] = 10_000
    assert [allowance.wait("a") for _ in range(7)] == [0] * 6 + [10]


# -- The lab ------------------------------------------------------------------------------------


def test_the_lab_admits_no_more_than_it_has_places_however_many_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        lab, let = Laboratory(Limits(at_once=1, waiting=8)), asyncio.Event()

        async def play(*_: object) -> None:
            await let.wait()

        monkeypatch.setattr(laboratory, "checked", lambda _: None)
        monkeypatch.setattr(lab, "_play", play)
        side = browser.Side({}, {})
        asked = browser.Asked("claims", "boom", 2, "random", side, side, 1.0, "fr")
        found = await asyncio.gather(*(lab.start(asked) for _ in range(100)), return_exceptions=True)
        assert sum(isinstance(one, tuple) for one in found) == 9
        assert {one.code for one in found if isinstance(one, Refusal)} == {"too_full"}
        let.set()

    asyncio.run(scene())


def test_what_cannot_be_tried_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        lab = Laboratory(Limits())
        side = browser.Side({}, {})
        for _ in range(20):
            with pytest.raises(Refusal, match="lab_same"):
                await lab.start(browser.Asked("compare", "boom", 3, "random", side, side, 1.0, "fr"))
        assert not lab.runs

    def refuse(_: object) -> None:
        raise Refusal("lab_same")

    monkeypatch.setattr(laboratory, "checked", refuse)
    asyncio.run(scene())


# -- Silent and slow ones -------------------------------------------------------------------------


@contextmanager
def sockets(process: Process, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", process.port), timeout=GUARD))
            if said:
                one.sendall(said)
            found.append(one)
        yield found


HALF_HEADER = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("said", [b"", HALF_HEADER, HALF_BODY])
def test_fifteen_hundred_who_say_nothing_deafen_nobody(tmp_path: Path, said: bytes) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with limited(tmp_path) as process:
        assert process.running
        resource.prlimit(process.running.pid, resource.RLIMIT_NOFILE, (1024, 1024))
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
        try:
            with sockets(process, 1500, said):
                me = process.open_table()
                for _ in range(20):
                    assert process.ask("GET", "/health")[0] == 200
                with connect(f"ws://127.0.0.1:{process.port}/ws/{me['table']}") as talking:
                    talking.send(json.dumps({"type": "hello", "token": me["token"]}))
                    assert json.loads(talking.recv(timeout=GUARD))["type"] == "welcome"
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        complaints = process.stop()
        assert "Traceback" not in complaints, complaints


@pytest.fixture
def a_thousand_files() -> Iterator[int]:
    """Whoever is started now begins with a limit of a thousand, as on many systems; how many it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1000, hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_files_are_as_many_as_the_system_allows(tmp_path: Path, a_thousand_files: int) -> None:
    with limited(tmp_path) as process:
        assert process.running
        assert resource.prlimit(process.running.pid, resource.RLIMIT_NOFILE)[0] == min(a_thousand_files, 65536)


def test_a_body_that_is_broken_off_is_no_fault_of_ours(tmp_path: Path) -> None:
    with limited(tmp_path) as process:
        for _ in range(20):
            with sockets(process, 1, HALF_BODY):
                pass
        assert process.ask("GET", "/health")[0] == 200
        assert "Traceback" not in process.stop()


class Line(asyncio.Transport):
    """The transport below an HTTP connection, in virtual time."""

    def __init__(self) -> None:
        super().__init__()
        self.said, self.closed = b"", -1.0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.said += bytes(data)

    def is_closing(self) -> bool:
        return self.closed >= 0

    def close(self) -> None:
        if self.closed < 0:
            self.closed = asyncio.get_running_loop().time()

    abort = close

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("203.0.113.5", 5) if name == "peername" else default

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def app(_: object, receive: object, send: object) -> None:
    while (await receive())["more_body"]:  # type: ignore[operator]
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b""})  # type: ignore[operator]


@pytest.mark.parametrize(
    ("said", "after", "answer"),
    [
        (b"", connection.HEADER_WITHIN, b""),
        (HALF_HEADER, connection.HEADER_WITHIN, b"HTTP/1.1 408 "),
        (HALF_BODY, connection.BODY_WITHIN, b"HTTP/1.1 408 "),
        (HALF_HEADER + b"\r\n", connection.IDLE, b"HTTP/1.1 200 "),
        (HALF_HEADER + b"\r\n" + HALF_HEADER, connection.HEADER_WITHIN, b"HTTP/1.1 200 "),
        (HALF_HEADER + b"\r\n\r\n\r\n", connection.IDLE, b"HTTP/1.1 200 "),
    ],
)
def test_who_does_not_finish_is_not_waited_for(said: bytes, after: float, answer: bytes) -> None:
    import uvicorn
    from uvicorn.server import ServerState

    async def scene() -> None:
        config = uvicorn.Config(app, log_level="warning", proxy_headers=False)
        visitors, line = Visitors(), Line()
        asks = connection.HttpConnection(visitors, config=config, server_state=ServerState(), app_state={})
        asks.connection_made(line)
        for at in range(0, len(said), 7):  # as it drips in
            asks.data_received(said[at : at + 7])
            await asyncio.sleep(0.01)
        await asyncio.sleep(200)
        assert line.said.startswith(answer)
        assert after <= line.closed <= after + 1
        assert len(visitors.unheard) == 0
        asks.connection_lost(None)

    in_virtual_time(scene)


def test_the_oldest_of_too_many_goes_first_of_the_same_address() -> None:
    class One:
        def __init__(self, name: str) -> None:
            self.name = name

        def drop(self) -> None:
            gone.append(self.name)
            unheard.discard(self)

    gone: list[str] = []
    unheard = Unheard(each=2, most=3)
    for name in ("a1", "b1", "a2", "a3", "c1", "d1"):
        unheard.add(One(name), name[0])
    assert gone == ["a1", "b1", "a2"]
    assert len(unheard) == 3


# -- How many ---------------------------------------------------------------------------------------


def test_one_address_has_so_many_sockets_and_gets_them_back(tmp_path: Path) -> None:
    with limited(tmp_path, "--sockets-each", "5") as process:
        table = process.open_table()["table"]
        address = f"ws://127.0.0.1:{process.port}/ws/{table}"
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(connect(address))
            with pytest.raises(InvalidStatus) as refused, connect(address):
                pass
            assert refused.value.response.status_code == 429
            with connect(address, additional_headers={"X-Forwarded-For": "203.0.113.9"}):
                pass
        for _ in range(GUARD):
            try:
                with connect(address):
                    return
            except InvalidStatus:
                time.sleep(0.1)
        pytest.fail("they are counted although they are gone")


# -- Names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "by_default", "named"),
    [
        ("localhost:8000", True, True),
        ("127.0.0.1:8000", True, True),
        ("[::1]:8000", True, True),
        ("192.168.1.20:8000", True, False),
        ("[fe80::1]", True, False),
        ("tablee.example", False, True),
        ("TABLEE.example:443", False, True),
        ("evil.example", False, False),
        ("127.0.0.1.evil.example", False, False),
        ("tablee.example.evil.example", False, False),
        ("[", False, False),
        ("", True, True),
    ],
)
def test_only_our_own_names_are_answered(header: str, by_default: bool, named: bool) -> None:
    assert Terms().serves(header) == by_default
    assert Terms(frozenset({"tablee.example"})).serves(header) == named


def test_a_neighbour_may_call_this_machine_by_its_name() -> None:
    assert all(Terms().serves(f"{name}:8000") for name in own_names())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_page_whose_name_was_made_to_lead_here_is_refused(tmp_path: Path, lang: str) -> None:
    with limited(tmp_path, "--allowed-host", "tablee.example") as process:
        for path in ("/", "/api/tables", "/health"):
            asked = http.client.HTTPConnection("127.0.0.1", process.port)
            asked.request("GET", path, headers={"Host": "evil.example", "Accept-Language": lang})
            answer = asked.getresponse()
            problem = json.loads(answer.read())
            asked.close()
            assert (answer.status, problem["code"]) == (421, "unknown_host"), path
            assert "--allowed-host evil.example" in problem["words"]
        table = process.open_table()["table"]
        address = f"ws://127.0.0.1:{process.port}/ws/{table}"
        for name, status in (("evil.example", 421), ("tablee.example", 101)):
            with socket.create_connection(("127.0.0.1", process.port), timeout=GUARD) as raw:
                raw.sendall(
                    f"GET /ws/{table} HTTP/1.1\r\nHost: {name}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                assert raw.recv(100).startswith(f"HTTP/1.1 {status} ".encode())
        with connect(address):
            pass


# -- Figures ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [[], ["--open-metrics"]])
def test_figures_are_for_this_machine_unless_they_are_opened(tmp_path: Path, words: list[str]) -> None:
    with limited(tmp_path, *words) as process:
        assert process.ask("GET", "/metrics")[0] == 200
        there = process.ask("GET", "/metrics", None, "", **{"X-Forwarded-For": "203.0.113.9"})
        assert there[0] == (200 if words else 404)
