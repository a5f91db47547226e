"""Messages and requests made from the published schemas, right and spoilt: each is answered, nobody else notices."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import string
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tablee.server.http.openapi import document
from tablee.server.http.routes import ROUTES
from tests.campaign import Campaign
from tests.server.json_schema import faults
from tests.server.people import GUARD, Message, Process
from tools import environment
from tools.schema import SCHEMA

Shape = dict[str, Any]
PUBLISHED: Shape = json.loads(SCHEMA.read_text("utf-8"))
API: Shape = document(ROUTES)
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**53,
    2**70,
    1e308,
    "",
    "\u0000",
    "\ud7ff",
    "é" * 50,
    "x" * 500,
    [],
    [[]],
    {},
    {"a": {}},
]
ODD_TEXTS = [
    "",
    "null",
    "[]",
    "{",
    "[" * 1000,
    '{"type":',
    '"' + "x" * 3000 + '"',
    "NaN",
    '{"type":"act","type":"say"}',
]
MEMORY = 64 << 20  # bytes that a server may grow by while it is shouted at


class Maker:
    """Values that fit a schema, and spoilt ones."""

    def __init__(self, whole: Shape, seed: int) -> None:
        self.whole = whole
        self.dice = random.Random(seed)

    def fitting(self, shape: Shape) -> Any:
        if "$ref" in shape:
            found: Any = self.whole
            for step in shape["$ref"].removeprefix("#/").split("/"):
                found = found[step]
            return self.fitting(found)
        if choices := shape.get("anyOf") or shape.get("enum"):
            chosen = self.dice.choice(choices)
            return self.fitting(chosen) if "anyOf" in shape else chosen
        if "const" in shape:
            return shape["const"]
        kind = shape.get("type", "string")
        return self._kinds()[self.dice.choice(kind) if isinstance(kind, list) else kind](shape)

    def _kinds(self) -> dict[str, Callable[[Shape], Any]]:
        return {
            "object": self._object,
            "array": lambda s: [self.fitting(s.get("items", {})) for _ in range(self.dice.randint(0, 3))],
            "string": self._text,
            "integer": lambda s: self.dice.randint(s.get("minimum", 0), min(s.get("maximum", 9), 300)),
            "number": lambda _: self.dice.random(),
            "boolean": lambda _: self.dice.random() < 0.5,
            "null": lambda _: None,
        }

    def _object(self, shape: Shape) -> Message:
        needed, known = shape.get("required", []), shape.get("properties", {})
        made = {name: self.fitting(part) for name, part in known.items() if name in needed or self.dice.random() < 0.6}
        if not known and isinstance(shape.get("additionalProperties"), dict):
            made = {self._text({}): self.fitting(shape["additionalProperties"]) for _ in range(self.dice.randint(0, 2))}
        return made

    def _text(self, shape: Shape) -> str:
        length = self.dice.randint(max(1, shape.get("minLength", 0)), min(shape.get("maxLength", 12), 36))
        return "".join(
            self.dice.choices(string.ascii_letters + string.digits, k=max(length, shape.get("minLength", 0)))
        )

    def spoilt(self, value: Any) -> Any:
        """The same with one thing wrong, somewhere."""
        if not isinstance(value, dict) or not value or self.dice.random() < 0.1:
            return self.dice.choice(ODD)
        name = self.dice.choice(list(value))
        how = self.dice.randrange(4)
        if how == 0:
            return {key: part for key, part in value.items() if key != name}
        if how == 1:
            return {**value, self._text({}): self.dice.choice(ODD)}
        return {**value, name: self.spoilt(value[name]) if how == 2 else self.dice.choice(ODD)}

    def one(self, shape: Shape) -> Any:
        value = self.fitting(shape)
        return value if self.dice.random() < 0.5 else self.spoilt(value)


# -- Messages -------------------------------------------------------------------------------------


async def opened(process: Process, **wanted: Any) -> Message:
    """A table, as soon as a busy server opens one."""
    body = {"game": "boom", "name": "Léa", **wanted}
    for _ in range(GUARD):
        status, seated = await asyncio.to_thread(process.ask, "POST", "/api/tables", body)
        if status == 200:
            return dict(seated)
        assert seated["code"] == "too_full", seated
        await asyncio.sleep(0.5)
    raise TimeoutError


class Shouter:
    """Sends whatever it likes to a table of its own, and counts the answers."""

    def __init__(self, process: Process, seed: int) -> None:
        self.process = process
        self.maker = Maker(PUBLISHED, seed)
        self.answers: Counter[str] = Counter()
        self.sent = self.unanswered = self.broken = 0

    async def shout(self, count: int) -> None:
        while self.sent < count:
            me = await opened(self.process, seats=3, bots="random", start=self.sent % 2 == 0)
            async with connect(f"ws://127.0.0.1:{self.process.port}/ws/{me['table']}", max_queue=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": me["token"]}))
                for _ in range(min(10, count)):
                    if not await self._volley(socket, min(100, count)):
                        break

    async def _volley(self, socket: Any, count: int) -> bool:
        """So many at once, then a ping: all before it must have been answered when its pong comes."""
        asked: set[str] = set()
        n = self.sent
        try:
            for _ in range(count):
                text = self._text(asked)
                await socket.send(text)
                self.sent += 1
            await socket.send(json.dumps({"type": "say", "command_id": f"last{n}", "preset": "hello"}))
            return await self._hear(socket, asked, f"last{n}")
        except ConnectionClosed:
            self.broken += 1
            return False

    def _text(self, asked: set[str]) -> str:
        if self.maker.dice.random() < 0.05:
            return self.maker.dice.choice(ODD_TEXTS)
        message = self.maker.one(PUBLISHED["definitions"]["ClientMessage"])
        if isinstance(message, dict) and message.get("type") in ("leave", "kick", "hello"):
            message["type"] = "say"  # the others would end this conversation
        if isinstance(message, dict) and is_id(message.get("command_id")):
            asked.add(message["command_id"])
        return json.dumps(message)

    async def _hear(self, socket: Any, asked: set[str], last: str) -> bool:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), GUARD))
            self.answers[message["type"]] += 1
            assert "internal" not in (message.get("reason"), message.get("code")), message
            if message["type"] in ("ack", "refused"):
                asked.discard(message["command_id"])
                if message["command_id"] == last:
                    self.unanswered += len(asked)
                    return True
            if message["type"] == "bye":
                return False


def is_id(value: object) -> bool:
    allowed = set(string.ascii_letters + string.digits + "_-")
    return isinstance(value, str) and 0 < len(value) <= 40 and set(value) <= allowed


def memory(process: Process) -> int:
    assert process.running
    return int(Path(f"/proc/{process.running.pid}/statm").read_text().split()[1]) * 4096


async def undisturbed(process: Process, over: asyncio.Event) -> int:
    """A table beside: every move is acknowledged, every version seen."""
    made = 0
    while not over.is_set():
        me = await opened(process, seats=1, start=True)
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            while lea.state["options"] and not over.is_set():
                assert (await lea.act(lea.state["options"][0]["key"]))["type"] == "ack"
                made += 1
                await asyncio.sleep(0.05)
        versions = [m["version"] for m in lea.heard if m["type"] == "state"]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
    return made


def shouted_at(process: Process, messages: int, voices: int, seed: int = 0) -> dict[str, int]:
    """What was sent and answered; each has its answer, and the table beside it goes on."""

    async def scene() -> dict[str, int]:
        over = asyncio.Event()
        beside = asyncio.create_task(undisturbed(process, over))
        shouters = [Shouter(process, seed * 1000 + voice) for voice in range(voices)]
        await asyncio.gather(*(shouter.shout(max(1, messages // voices // 10)) for shouter in shouters))
        before = memory(process)
        await asyncio.gather(*(shouter.shout(messages // voices) for shouter in shouters))
        grown = memory(process) - before
        over.set()
        sent, unanswered = sum(s.sent for s in shouters), sum(s.unanswered for s in shouters)
        answers = sum((s.answers for s in shouters), Counter[str]())
        assert unanswered == 0
        assert min(answers[kind] for kind in ("error", "refused", "ack")) > 0
        assert grown < MEMORY
        kinds = {kind: answers[kind] for kind in ("error", "refused", "ack")}
        return {"done": sent, **kinds, "moves_beside": await beside, "MB_grown": grown >> 20}

    with process:
        found = asyncio.run(scene())
        assert process.running
        assert process.running.poll() is None
        assert "Traceback" not in process.stop()
    return found


def test_every_message_that_a_schema_can_make_or_spoil_has_one_answer(tmp_path: Path) -> None:
    shouted_at(Process(tmp_path), 3_000, 3)


@pytest.mark.long
def test_campaign_of_messages(tmp_path: Path) -> None:
    messages = Campaign("messages", 500_000, each=20_000)
    for seed in messages:
        messages.held(seed, **shouted_at(Process(tmp_path / str(seed)), messages.each, 8, seed))


# -- Half an hour of it ---------------------------------------------------------------------------

MINUTE = 60.0  # seconds
SETTLED = 10  # minutes after which tables that nobody is at have left the memory
FLAT = 8 << 20  # bytes


def watched(process: Process, minutes: int, seed: int) -> dict[str, int]:
    """What was sent, and how the server's memory went from minute to minute; a table beside plays on."""

    async def scene() -> dict[str, int]:
        over, used = asyncio.Event(), list[int]()
        beside = asyncio.create_task(undisturbed(process, over))
        shouters = [Shouter(process, seed * 1000 + voice) for voice in range(3)]
        shouting = [asyncio.create_task(on_and_on(shouter, over)) for shouter in shouters]
        for minute in range(minutes):
            await asyncio.sleep(MINUTE)
            used.append(memory(process))
            sent = sum(shouter.sent for shouter in shouters)
            print(f"minute {minute + 1}: {used[-1] // 1024:,} KB, {sent:,} messages", flush=True)
        over.set()
        await asyncio.gather(*shouting)
        settled = used[min(SETTLED, minutes) - 1 :]
        assert max(settled) - settled[0] < FLAT, used
        assert sum(s.unanswered for s in shouters) == 0
        grown = (settled[-1] - settled[0]) // 1024
        return {"messages": sum(s.sent for s in shouters), "moves_beside": await beside, "KB_grown_once_settled": grown}

    with process:
        found = asyncio.run(scene())
        assert "Traceback" not in process.stop()
    return found


async def on_and_on(shouter: Shouter, over: asyncio.Event) -> None:
    while not over.is_set():
        await shouter.shout(shouter.sent + 1000)


@pytest.mark.long
def test_campaign_of_minutes(tmp_path: Path) -> None:
    minutes = Campaign("minutes of messages", 30, each=30)
    for seed in minutes:
        minutes.held(seed, minutes.each, **watched(Process(tmp_path / str(seed)), minutes.each, seed + 900))


# -- Requests -------------------------------------------------------------------------------------


def request(maker: Maker) -> tuple[str, str, bytes | None]:
    path = maker.dice.choice(list(API["paths"]))
    method = maker.dice.choice(list(API["paths"][path]))
    operation = API["paths"][path][method]
    queries = {}
    for parameter in operation["parameters"]:
        value = str(maker.one(parameter["schema"]))
        if parameter["in"] == "path":
            path = path.replace("{" + parameter["name"] + "}", quote(value, safe=""))
        elif maker.dice.random() < 0.5:
            queries[parameter["name"]] = value
    body = None
    if "requestBody" in operation:
        shape = operation["requestBody"]["content"]["application/json"]["schema"]
        body = json.dumps(maker.one(shape)).encode() if maker.dice.random() < 0.95 else maker.dice.randbytes(50)
    return method.upper(), path + ("?" + urlencode(queries) if queries else ""), body


def asked_much(process: Process, count: int, seed: int = 0) -> dict[str, int]:
    """How often each status was answered."""
    maker, answers = Maker(API, seed), Counter[int]()
    problem = API["components"]["schemas"]["Problem"]
    asking = http.client.HTTPConnection("127.0.0.1", process.port, timeout=GUARD)
    for n in range(count):
        method, path, body = request(maker)
        asking.request(method, path, body, {"Authorization": "Bearer " + "x" * 24} if n % 3 else {})
        answer = asking.getresponse()
        text = answer.read()
        answers[answer.status] += 1
        assert answer.status < 500 or answer.status == 503, (method, path, body, answer.status, text)
        if answer.status >= 400 and not path.startswith("/health"):
            assert list(faults(json.loads(text), problem, API)) == [], (method, path, text)
    asking.close()
    return {f"answered_{status}": times for status, times in sorted(answers.items())}


def limited(data: Path) -> Process:
    process = Process(data)
    process.environment["TABLEE_TABLES_A_MINUTE"] = "30"
    process.words += ["--lab-seconds", "1"]
    return process


def asked_after_a_while(data: Path, count: int, seed: int = 0) -> dict[str, int]:
    """What was answered by a server that does not grow."""
    with limited(data) as process:
        asked_much(process, count // 10, -seed)
        before = memory(process)
        found = asked_much(process, count, seed + 1)
        assert memory(process) - before < MEMORY
        assert "Traceback" not in process.stop()
    return found


def test_every_request_that_the_description_can_make_or_spoil_has_one_answer(tmp_path: Path) -> None:
    assert asked_after_a_while(tmp_path, 1_000)["answered_400"]


def thrown_at(process: Process, examples: int, seed: int) -> int:
    """How many requests Schemathesis made of the published description; none found anything wrong."""
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    command = [str(environment.obtain("fuzz").with_name("schemathesis")), "run", f"{process.address}/api/openapi.json"]
    command += ["--checks", checks, "--max-examples", str(examples), "--seed", str(seed), "--no-color"]
    command += ["--exclude-path", "/api/lab/runs/{run}"]  # a stream, which does not end
    with tempfile.TemporaryDirectory() as folder:  # it keeps what it has found beside itself
        found = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    assert found.returncode == 0, found.stdout[-5000:]
    made, passed = re.findall(r"(\d+) generated, (\d+) passed", found.stdout)[0]
    assert made == passed
    return int(made)


@pytest.mark.long
def test_campaign_of_schemathesis(tmp_path: Path) -> None:
    thrown = Campaign("schemathesis", 20_000, each=2_000)
    for seed in thrown:
        with limited(tmp_path / str(seed)) as process:
            made = thrown_at(process, 20, seed)
            assert "Traceback" not in process.stop()
        thrown.held(seed, made)


@pytest.mark.long
def test_campaign_of_requests(tmp_path: Path) -> None:
    requests = Campaign("requests", 500_000, each=20_000)
    for seed in requests:
        requests.held(seed, requests.each, **asked_after_a_while(tmp_path / str(seed), requests.each, seed))
