"""The lab behind the page: runs in processes of their own, owned by whoever started them."""

from __future__ import annotations

import json
import os
import re
import time
import urllib.request
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from tablee.server.http.lab import policy
from tablee.server.laboratory import LOW_PRIORITY, Limits
from tablee.server.serve import LAB_IN_PUBLIC, lab_limits
from tests.server.people import GUARD, Message, Process

COMPARISON: Message = {
    "game": "boom", "kind": "compare", "players": 3, "level": "random",
    "b": {"options": {"difficulty": "piece_montee"}, "numbers": {"numbers.size": 4}},
}  # fmt: skip
CLAIMS: Message = {"game": "boom", "kind": "claims", "players": 2, "lang": "en"}


def server(data: Path, seconds: int) -> Process:
    process = Process(data)
    process.words += ["--lab-seconds", str(seconds)]
    return process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with server(tmp_path_factory.mktemp("data"), 60) as process:
        yield process


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with server(tmp_path_factory.mktemp("brief"), 1) as process:
        yield process


def start(house: Process, wanted: Message) -> tuple[str, str]:
    status, started = house.ask("POST", "/api/lab", wanted)
    assert status == 200, started
    return f"/api/lab/runs/{started['run']}", started["token"]


@contextmanager
def watching(house: Process, run: str, token: str) -> Iterator[Iterator[Message]]:
    request = urllib.request.Request(house.address + run, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=GUARD) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        yield (json.loads(line[6:]) for line in stream if line.startswith(b"data: "))


def test_a_comparison_settles_and_becomes_a_page(brief: Process) -> None:
    house = brief
    run, token = start(house, COMPARISON)
    with watching(house, run, token) as events:
        seen = list(events)
    assert seen[-1]["phase"] == "done"
    played = [shown for shown in seen if shown["games"]]
    first, last = played[0], played[-1]
    assert last["games"] > first["games"]
    wide, narrow = ({m["id"]: m["high"] - m["low"] for m in shown["marks"]} for shown in (first, last))
    assert narrow["rounds"] < wide["rounds"]
    assert "Ce qui change" in last["lead"] or "Rien n’a changé" in last["lead"]
    path = house.ask("POST", f"{run}/report", {}, token)[1]["path"]
    assert house.ask("POST", f"{run}/report", {}, token)[1]["path"] == path
    other = house.ask("POST", f"{run}/report?lang=en", {}, token)[1]["path"]
    assert other != path
    with urllib.request.urlopen(house.address + other) as answer:
        assert b'<html lang="en">' in answer.read(), "the same run, in the reader's language"
    with urllib.request.urlopen(house.address + path) as answer:
        [allowed] = answer.headers.get_all("content-security-policy")
        whole = answer.read()
    assert allowed == policy(whole)
    assert (allowed.count("sha256-"), "unsafe" in allowed) == (2, False)
    text = whole.decode()
    held = json.loads(re.findall(r'id="page">(.*?)</script>', text)[0])
    assert held["sections"][0]["figures"][0]["games"][0].keys() == {"typical_a", "typical_b", "extreme_a", "extreme_b"}


def test_a_comparison_is_told_for_two_strengths(brief: Process) -> None:
    run, token = start(brief, {**COMPARISON, "lang": "en"})
    with watching(brief, run, token) as events:
        last = list(events)[-1]
    assert last["marks"]
    beside = [mark["beside"] for mark in last["marks"] if mark["beside"]]  # what never happened there has none
    assert len(beside) > len(last["marks"]) / 2
    assert all(words.startswith("between bots (novice): ") for words in beside)
    assert re.search(r"\d+ pairs, and \d+ between bots \(novice\)", last["pace"])
    assert re.search(r"Telling 5 points would take about \d+ min", last["pace"])
    path = brief.ask("POST", f"{run}/report", {}, token)[1]["path"]
    with urllib.request.urlopen(brief.address + path) as answer:
        held = json.loads(re.findall(r'id="page">(.*?)</script>', answer.read().decode())[0])
    assert held["sections"][-1]["title"] == "Weaker and stronger players"
    assert "Between “novice”" in held["sections"][-1]["columns"][2]


@pytest.mark.long
def test_a_dossier_is_written_within_the_time_allowed_and_can_be_stopped(house: Process) -> None:
    """Its page may run its own style and script and nothing else."""
    run, token = start(house, {"game": "bunny", "kind": "dossier", "players": 4, "lang": "en"})
    with watching(house, run, token) as events:
        shown = next(s for s in events if s["games"])
    assert (shown["phase"], shown["kind"], shown["of_seconds"]) == ("playing", "dossier", 60)
    assert house.ask("POST", f"{run}/stop", {}, token)[1]["phase"] == "stopped"
    path = house.ask("POST", f"{run}/report", {}, token)[1]["path"]
    with urllib.request.urlopen(house.address + path) as answer:
        allowed, text = answer.headers["content-security-policy"], answer.read().decode()
    assert len(re.findall(r"<li>", text)) == 10
    for name in ("style", "script"):
        [inside] = re.findall(f"<{name}>(.*?)</{name}>", text, re.DOTALL)
        assert b64encode(sha256(inside.encode()).digest()).decode() in allowed
    assert 'style="' not in text, "the policy would leave it out"


def test_claims_are_checked_cell_by_cell(house: Process) -> None:
    run, token = start(house, CLAIMS)
    with watching(house, run, token) as events:
        shown = next(s for s in events if len({m["group"] for m in s["marks"]}) > 1)
    mark = shown["marks"][0]
    assert mark["group"] == "Cupcake: 90% success promised"
    assert mark["line"] == 90
    assert mark["low"] <= mark["value"] <= mark["high"]
    assert house.ask("POST", f"{run}/stop", {}, token)[1]["phase"] == "stopped"
    assert house.ask("POST", f"{run}/report", {}, token)[0] == 200


def test_a_run_can_be_stopped_and_the_next_one_waits_for_its_place(house: Process) -> None:
    one, first = start(house, COMPARISON)
    two, second = start(house, {**COMPARISON, "players": 4})
    with watching(house, two, second) as events:
        assert next(events)["phase"] == "waiting"
        assert house.ask("POST", f"{one}/stop", {}, first)[1]["phase"] == "stopped"
        assert next(events)["phase"] == "playing"
    assert house.ask("POST", f"{two}/report", {}, second)[1]["code"] == "lab_nothing_yet"
    assert house.ask("POST", f"{two}/stop", {}, second)[1]["phase"] == "stopped"


def test_nobody_else_sees_or_stops_a_run(house: Process) -> None:
    run, token = start(house, COMPARISON)
    other, secret = start(house, COMPARISON)
    for wrong in ("", "guess", secret):
        for method, path in (("GET", run), ("POST", f"{run}/stop"), ("POST", f"{run}/report")):
            assert house.ask(method, path, {} if method == "POST" else None, wrong)[0] == 403
    for path, key in ((run, token), (other, secret)):
        house.ask("POST", f"{path}/stop", {}, key)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 9},
        {"level": "maitre"},
        {"b": {}},
        {"b": {"options": {"draw": "nine"}}},
        {"b": {"numbers": {"numbers.nothing": 3}}},
        {"b": {"numbers": {"numbers.hand": 99}}},
        {"b": {"numbers": {"difficulties.cupcake.claim": 3}}},
        {"game": "bunny", "kind": "claims"},
    ],
)
def test_what_cannot_be_played_is_refused_first(house: Process, change: Message) -> None:
    status, answer = house.ask("POST", "/api/lab", {**COMPARISON, **change})
    assert status in (400, 404), answer
    assert answer["words"]


def test_a_bench_says_what_can_be_turned(house: Process) -> None:
    bench = house.ask("GET", "/api/lab/boom?lang=en")[1]
    assert (bench["claims"], bench["seconds"]) == (True, 60)
    dial = next(d for d in bench["dials"] if d["id"] == "numbers.hand")
    assert (dial["words"], dial["now"], dial["low"]) == ("cards in hand", 5, 0)
    assert not any(d["id"].endswith((".claim", ".source")) for d in bench["dials"])
    assert house.ask("GET", "/api/lab/bunny")[1]["claims"] is False
    assert house.ask("GET", "/api/lab/chess")[0] == 404


def test_only_so_many_may_wait(house: Process) -> None:
    some = [start(house, COMPARISON) for _ in range(Limits().at_once + Limits().waiting)]
    assert house.ask("POST", "/api/lab", COMPARISON)[1]["code"] == "too_full"
    for run, token in reversed(some):
        house.ask("POST", f"{run}/stop", {}, token)


def test_a_closed_lab_says_so(tmp_path: Path) -> None:
    with server(tmp_path, 0) as process:
        assert process.ask("GET", "/api/lab/boom")[1]["code"] == "lab_closed"
        assert process.ask("POST", "/api/lab", COMPARISON)[1]["code"] == "lab_closed"


def test_strangers_get_less() -> None:
    assert lab_limits("0.0.0.0", None).seconds == LAB_IN_PUBLIC < lab_limits("127.0.0.1", None).seconds
    assert lab_limits("0.0.0.0", 60).seconds == 60


def children(pid: int) -> list[int]:
    return [int(n) for path in Path(f"/proc/{pid}/task").glob("*/children") for n in path.read_text().split()]


def priorities(pid: int) -> list[int]:
    return [os.getpriority(os.PRIO_PROCESS, child) for child in children(pid)]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux only")
def test_runs_give_way_to_tables_and_end_with_the_server(tmp_path: Path) -> None:
    with server(tmp_path, 60) as process:
        run, token = start(process, COMPARISON)
        with watching(process, run, token) as events:
            next(s for s in events if s["games"])
        assert process.running
        pid = process.running.pid
        assert max(priorities(pid)) - os.getpriority(os.PRIO_PROCESS, pid) >= LOW_PRIORITY
        helpers = children(pid)
    deadline = time.monotonic() + GUARD
    while any(Path(f"/proc/{n}/stat").exists() and not is_dead(n) for n in helpers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert all(is_dead(n) for n in helpers)


def is_dead(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
