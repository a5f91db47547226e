"""What must not hurt: bad messages, slow clients, floods, kill -9, SIGTERM, a rule that fails, a disk that fails."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tablee.games import game
from tablee.kernel.records import Input, start
from tablee.server.protocol.bodies import Export
from tests.campaign import Campaign
from tests.server.people import GUARD, Message, Player, Process

BAD: list[str | bytes] = [
    "", "null", "[]", "{}", "true", "NaN", '{"type":"act"}', '{"type":"nothing"}', '{"type":1}', "[" * 2000, "{" * 500,
    '{"type":"act","command_id":"a","key":7}', '{"type":"act","command_id":"","key":"x"}',
    '{"type":"act","command_id":"a","key":"x","version":1e999}', '{"type":"ping","n":%s}' % ("9" * 400),
    '{"type":"say","command_id":"a","text":"\\ud800"}', '{"type":"kick","command_id":"a","seat":-1}',
    '{"type":"act","command_id":"a b","key":"x"}', '{"type":"hello","lang":"xx"}', b"\xff\xfe", b"{}",
    '{"type":"pause","command_id":"a","more":1}', "\u0000",
]  # fmt: skip

ENDLESS = ("ask@99999999999999:x", "ask@8000000000,8000000000:reaction", f"let_it_be:{'9' * 180}", "ask@-1:reaction")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def test_a_bad_message_gets_a_clear_answer_and_hurts_nobody(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1, start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            for text in BAD:
                await lea.socket.send(text)
                answer = await lea.until(lambda m: m["type"] not in ("ping", "table"))
                command = '"command_id":"a"' in str(text) and "ud800" not in str(text)  # half a character is no JSON
                assert answer["type"] == ("refused" if command else "error"), text
                assert answer["words"]
            assert (await lea.act(lea.state["options"][0]["key"]))["type"] == "ack"

    asyncio.run(scene())


def test_numbers_without_end_in_a_key_break_no_table(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1, start=True, public=True)
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], None) as watcher:
            await lea.until("state")
            await watcher.until("state")
            for key in ENDLESS:
                assert (await lea.act(key))["reason"] == "not_offered", key
                assert (await watcher.act(key))["reason"] == "not_seated", key
            assert lea.table["phase"] == "playing"

    asyncio.run(scene())


@pytest.mark.parametrize("key", ENDLESS)
def test_numbers_without_end_in_a_file_are_one_sentence(house: Process, key: str) -> None:
    record = start(game("boom"), 2, 5, {})
    record.inputs.append(Input(0, key))
    file = msgspec.json.encode(Export(1, record, ["A", "B"]))
    status, answer = house.ask("POST", "/api/import?name=L", file)
    assert (status, answer["code"]) == (400, "bad_file")


def test_bad_first_messages_bad_frames_and_large_ones_end_only_that_connection(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1, start=True)
        address = f"{house.address.replace('http', 'ws', 1)}/ws/{me['table']}"
        for text in (*BAD, '{"type":"ping","n":1}'):
            async with connect(address) as stranger:
                await stranger.send(text)
                rest, code = await Player(stranger).until_closed()
                assert rest[-1]["type"] == "bye", text
                assert code == 4400
        async with house.player(me["table"], me["token"]) as large:
            await large.until("state")
            await large.socket.send("x" * 5000)
            assert (await large.until_closed())[1] == 1009
        raw_garbage(house)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            assert (await lea.act(lea.state["options"][0]["key"]))["type"] == "ack"

    asyncio.run(scene())


def raw_garbage(house: Process) -> None:
    for text in (b"\x00\xff" * 50, b"GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", b"GET / HTTP/9\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", house.port)) as line:
            line.sendall(text)
            line.settimeout(5)
            line.recv(1000)


def test_bodies_that_are_too_large_or_wrong_are_one_sentence(house: Process) -> None:
    for body in (b"x" * 5000, b"", b"null", b"[]", b'{"game":"boom"}', b"\xff", b"[" * 4000):
        status, answer = house.ask("POST", "/api/tables", body)
        assert status == 400, body[:20]
        assert answer["words"]
    wrong = {"game": "boom", "name": "Léa", "seats": 7}
    assert house.ask("POST", "/api/tables?lang=en", wrong)[1]["code"] == "bad_options"
    assert house.ask("POST", "/api/import?name=L", {"tablee": 1})[0] == 400


def test_messages_beyond_the_limit_are_refused_and_a_flood_ends(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me = process.open_table(seats=1, start=True)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            for n in range(60):
                await lea.send(type="say", command_id=f"c{n}", preset="hello")
            answers = [await lea.until(lambda m: m["type"] in ("ack", "refused")) for _ in range(60)]
            refused = [a for a in answers if a.get("reason") == "too_fast"]
            assert 30 <= len(refused) < 60
            for _ in range(300):
                await lea.send(type="pause", command_id=uuid4().hex)
            rest, code = await lea.until_closed()
            assert rest[-1]["code"] == "flood"
            assert code == 4429

    with Process(tmp_path, rate="5") as process:
        asyncio.run(scene(process))


def test_a_client_that_does_not_read_slows_nobody(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=3, watchers="everybody")
        with socket.create_connection(("127.0.0.1", house.port)) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(_handshake(me["table"]))
            deaf.recv(400)
            deaf.sendall(_frame(json.dumps({"type": "hello", "lang": "fr"})))
            async with house.player(me["table"], me["token"]) as lea:
                await lea.until("table")
                for n in range(800):
                    answer = await lea.command("say", text=f"{n} " + "x" * 250)
                    assert answer["type"] == "ack", answer

    asyncio.run(scene())


def _handshake(table: str) -> bytes:
    lines = [
        f"GET /ws/{table} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


def _frame(text: str) -> bytes:
    body = text.encode()
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


# -- Sudden ends --------------------------------------------------------------------------------


class Witness:
    """Plays alone, notes every acknowledgement, and holds the server to it after each restart."""

    def __init__(self, me: Message) -> None:
        self.me = me
        self.acknowledged = 0
        self.open: tuple[str, str] | None = None
        self.view: Message = {}

    def is_over(self) -> bool:
        return bool(self.view.get("over"))

    async def play(self, process: Process) -> None:
        """Until the connection breaks."""
        person: Player | None = None
        try:
            async with process.player(self.me["table"], self.me["token"]) as person:
                await person.until("state")
                assert person.state["moves"] >= self.acknowledged, "an acknowledged move is lost"
                assert self.open or not self.view or person.state["view"] == self.view, "the same table as before"
                await self._finish_open(person)
                while not person.state["view"]["over"]:
                    await self._move(person)
        except (WebSocketException, OSError, TimeoutError):
            return
        finally:
            contiguous(person)

    async def _finish_open(self, person: Player) -> None:
        """The command that got no answer is sent again: it has one effect, whether it was stored or not."""
        if self.open is None:
            return
        before = person.state["moves"]
        answer = await person.command("act", self.open[0], key=self.open[1])
        assert answer["type"] == "ack"
        assert person.state["moves"] - before <= 1
        assert person.state["moves"] == self.acknowledged + 1, "one effect"
        self.acknowledged, self.open, self.view = person.state["moves"], None, person.state["view"]

    async def _move(self, person: Player) -> None:
        option = random.choice(person.state["options"])["key"]
        self.open = (uuid4().hex, option)
        await person.command("act", self.open[0], key=option)
        self.acknowledged, self.open, self.view = person.state["moves"], None, person.state["view"]


def contiguous(person: Player | None) -> None:
    versions = [m["version"] for m in person.heard if m["type"] == "state"] if person else []
    assert versions == list(range(versions[0], versions[0] + len(versions))) if versions else True


async def some_moves(witnesses: list[Witness], playing: list[asyncio.Task[None]]) -> None:
    """In the midst of a few more moves, if there are any; sometimes before the first."""
    wanted = sum(w.acknowledged for w in witnesses) + random.choice((0, 1, 5, 20, 60))
    while sum(w.acknowledged for w in witnesses) < wanted and not all(task.done() for task in playing):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await asyncio.sleep(random.uniform(0, 0.1))


def kill_again_and_again(process: Process, rounds: int, how: signal.Signals) -> int:
    """How many moves were acknowledged; each is there once."""

    async def scene() -> int:
        with process:
            witnesses: list[Witness] = []
            for _ in range(rounds):
                while sum(not witness.is_over() for witness in witnesses) < 4:  # a game that is over loses nothing more
                    witnesses.append(Witness(process.open_table(seats=1, start=True, options=LONG)))
                playing = [asyncio.create_task(w.play(process)) for w in witnesses if not w.is_over()]
                await some_moves(witnesses, playing)
                complaints = await asyncio.to_thread(process.stop, how)
                assert "Traceback" not in complaints
                await asyncio.gather(*playing)
                await asyncio.to_thread(process.start)
            for witness in witnesses:
                await asyncio.wait_for(witness.play(process), GUARD)
            return sum(w.acknowledged for w in witnesses)

    acknowledged = asyncio.run(scene())
    assert acknowledged > 0
    return acknowledged


LONG = {"difficulty": "piece_montee"}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_acknowledged_move_is_lost_when_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    kill_again_and_again(Process(tmp_path), 4, how)


@pytest.mark.long
def test_campaign_of_kills(tmp_path: Path) -> None:
    kills = Campaign("kills", 500, each=10)
    for seed in kills:
        random.seed(seed)
        moves = kill_again_and_again(Process(tmp_path / str(seed)), kills.each, signal.SIGKILL)
        kills.held(seed, kills.each, moves_acknowledged=moves, lost=0, doubled=0)


def test_a_server_told_to_stop_says_goodbye_and_ends_soon(tmp_path: Path) -> None:
    async def scene(process: Process) -> None:
        me = process.open_table(bots="random", start=True)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            ending = asyncio.create_task(asyncio.to_thread(process.stop))
            _, code = await lea.until_closed()
            assert code in (1001, 1012)
            assert "Traceback" not in await ending

    with Process(tmp_path) as process:
        asyncio.run(scene(process))


def test_figures(house: Process) -> None:
    house.open_table()
    status, text = house.ask("GET", "/metrics")
    assert status == 200
    figures: dict[str, Any] = dict(line.split() for line in text.decode().splitlines() if not line.startswith("#"))
    assert float(figures["tablee_tables_total"]) >= 1
    assert "tablee_commands_total" in figures
