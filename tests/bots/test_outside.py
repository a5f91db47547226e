"""Bots of others: whatever a command does, the game goes on and the report says what happened."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tablee import bots
from tablee.bots.external import process, protocol
from tablee.bots.external.protocol import Outside
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat

EXAMPLE = Path(__file__).parents[2] / "examples/line_bot.py"
GUARD = 30  # seconds after which something hangs; never a measure of anything
READ = "import json,sys,time\nfor line in sys.stdin:\n n=json.loads(line)['n']\n o=json.loads(line)['options']\n"


def eyes() -> Eyes:
    g = game("badass").new(3, 1)
    return Eyes(g, Seat(0))


def bot(tmp_path: Path, answer: str, seconds: float = 20.0) -> Outside:
    file = tmp_path / "bot.py"
    file.write_text(READ + f" {answer}\n")
    return Outside(f"'{sys.executable}' '{file}'", "badass", seconds)


def test_it_gets_a_view_and_names_an_option(tmp_path: Path) -> None:
    it = bot(tmp_path, "print(json.dumps({'n': n, 'option': o[-1]}), flush=True)")
    assert [it.choose(eyes()) for _ in range(2)] == [eyes().options()[-1]] * 2
    it.close()
    assert it.forfeits == []


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("sys.exit(1)", "ended"),
        ("print('hello', flush=True)", "answered 'hello', which is not an option"),
        ("print(json.dumps({'n': n, 'option': 'fly'}), flush=True)", "answered 'fly', which is not an option"),
        ("print('[]', flush=True)", "answered '[]', which is not an option"),
        ("print('', flush=True)", "answered 'an empty line', which is not an option"),
    ],
)
def test_a_fault_costs_one_decision(tmp_path: Path, answer: str, why: str) -> None:
    it = bot(tmp_path, answer)
    assert it.choose(eyes()) == eyes().options()[0]
    assert it.forfeits == [why]
    it.close()


def test_a_crash_is_followed_by_a_new_start(tmp_path: Path) -> None:
    it = bot(tmp_path, "print(json.dumps({'n': n, 'option': o[-1]}), flush=True); sys.exit()")
    chosen = [it.choose(eyes()) for _ in range(3)]
    it.close()
    assert eyes().options()[-1] in (chosen[0], chosen[1])
    assert set(it.forfeits) <= {"ended", "could not be asked (Broken pipe)"}


def test_silence_forfeits_and_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    late = "time.sleep(1.5 if n == 2 else 0); print(json.dumps({'n': n, 'option': o[1 if n == 2 else -1]}), flush=True)"
    it = bot(tmp_path, late)
    assert it.choose(eyes()) == eyes().options()[-1]
    it._seconds = 1.0
    assert it.choose(eyes()) == eyes().options()[0]
    assert it.forfeits == ["said nothing for 1 s"]
    it._seconds = 20.0
    assert it.choose(eyes()) == eyes().options()[-1]
    it.close()


def long_told() -> list[dict[str, object]]:
    """More than a pipe takes at once."""
    return [{"what": "x" * 1000}] * 200


def script(tmp_path: Path, text: str, seconds: float = 0.2) -> Outside:
    file = tmp_path / "script.py"
    file.write_text(text)
    return Outside(f"'{sys.executable}' '{file}'", "badass", seconds)


def choose_soon(it: Outside) -> int:
    """A decision that ends: whoever waits for ever fails the test instead of holding it up."""
    found: list[int] = []
    waits = threading.Thread(target=lambda: found.append(it.choose(eyes(), long_told())), daemon=True)
    waits.start()
    waits.join(GUARD)
    assert found, "it never chose"
    return found[0]


def test_a_bot_that_never_reads_loses_one_decision_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "TO_START", 0.0)
    it = script(tmp_path, "import time\ntime.sleep(1000)\n")
    assert [choose_soon(it) for _ in range(2)] == [eyes().options()[0]] * 2
    assert it.forfeits == ["said nothing for 0.2 s"] * 2
    it.close()


@pytest.mark.parametrize("line", ['{"n": 0, "option": "x"}\\n', "y" * 1000])
def test_a_bot_that_never_stops_talking_loses_the_decision(tmp_path: Path, line: str) -> None:
    it = script(tmp_path, f"import sys\nwhile True: sys.stdout.write('{line}' * 1000)\n", 1.0)
    assert choose_soon(it) == eyes().options()[0]
    assert len(it.forfeits) == 1
    it.close()


def test_what_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    flood = "print(json.dumps({'n': n, 'option': o[-1]}), flush=True)\n while True: print('x' * 9999)"
    it = bot(tmp_path, flood)
    assert it.choose(eyes()) == eyes().options()[-1]
    lines = (it._command)._heard  # type: ignore[union-attr]
    time.sleep(0.5)
    assert lines.qsize() <= process.MOST_LINES + 1
    it.close()


@pytest.mark.parametrize("nonsense", ["'x' * 1_000_000", "'[' * 60_000", "'x\\n' * 1000", "'{\"n\": 1}'"])
def test_nonsense_costs_exactly_one_decision(tmp_path: Path, nonsense: str) -> None:
    it = bot(tmp_path, f"print({nonsense} if n == 1 else json.dumps({{'n': n, 'option': o[-1]}}), flush=True)")
    assert [it.choose(eyes()) for _ in range(3)] == [eyes().options()[i] for i in (0, -1, -1)]
    assert len(it.forfeits) == 1
    it.close()


def test_any_report_can_show_a_wrong_answer(tmp_path: Path) -> None:
    it = bot(tmp_path, "print(json.dumps({'n': n, 'option': '\\ud800\\x1b[0m é' + 'x' * 999}), flush=True)")
    it.choose(eyes())
    it.close()
    (why,) = it.forfeits
    assert why.isascii()
    assert why.isprintable()
    assert len(why) < 200


def test_whoever_is_started_anew_is_told_everything(tmp_path: Path) -> None:
    heard = (
        "print('hello' if n == 2 else json.dumps({'n': n, 'option': str(len(json.loads(line)['told']))}), flush=True)"
    )
    it = bot(tmp_path, heard)
    for events in (1, 2, 3, 5):
        it.choose(eyes(), long_told()[:events])
    it.close()
    assert [why.split("'")[1] for why in it.forfeits] == ["1", "hello", "3", "2"]


def test_a_bot_that_nobody_waits_for_is_ended_at_once(tmp_path: Path) -> None:
    it = bot(tmp_path, "time.sleep(1000)", seconds=1000.0)
    looks = iter([False, False])
    it.cancelled = lambda: next(looks, True)
    assert choose_soon(it) == eyes().options()[0]
    assert it.forfeits == []
    assert it._command is None


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="the system has no groups of processes")
@pytest.mark.parametrize("end", ["", "sys.stdin.read()"])
def test_what_a_bot_starts_ends_with_it(tmp_path: Path, end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its child holds on to a pipe of ours: that is at its end when the child is."""
    monkeypatch.setattr(process, "GRACE", 0.2)
    read, write = os.pipe()
    os.set_inheritable(write, True)
    it = script(
        tmp_path,
        "import subprocess, sys, json\n"
        f"child = subprocess.Popen(['sleep', '3600'], pass_fds=[{write}])\n"
        "o = json.loads(input())['options']\n"
        "print(json.dumps({'n': 1, 'option': o[-1]}), flush=True)\n"
        f"{end or 'child.wait()'}\n",
        20.0,
    )
    popen = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda *a, **k: popen(*a, **k, pass_fds=[write]))
    assert it.choose(eyes()) == eyes().options()[-1]
    os.close(write)
    it.close()
    assert select.select([read], [], [], GUARD)[0]
    os.close(read)


def test_starting_up_costs_a_bot_nothing_of_its_time(tmp_path: Path) -> None:
    it = bot(tmp_path, "time.sleep(0.5); print(json.dumps({'n': n, 'option': o[-1]}), flush=True)", seconds=0.0)
    assert it.choose(eyes()) == eyes().options()[-1]
    assert it.choose(eyes()) == eyes().options()[0]
    it.close()


def test_a_command_that_is_not_there() -> None:
    it = Outside("/nowhere/bot", "badass")
    assert it.choose(eyes()) == eyes().options()[0]
    assert it.forfeits == ["could not be asked (No such file or directory)"]


def test_the_example_is_short_and_plays() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40
    g = game("boom").new(4, 1)
    it = bots.make(f"cmd:'{sys.executable}' '{EXAMPLE}'", game("boom"), 1)
    seat = next(Seat(s) for s in range(4) if g.waits_for(Seat(s)))
    assert it.choose(Eyes(g, seat)) in g.legal(seat)
    bots.dismiss(it)
    assert getattr(it, "forfeits") == []  # noqa: B009


@pytest.mark.parametrize(
    "name", ["cmd:", "cmd:'", "py:", "py:nowhere:bot", "py:json:bot", "py:os:getcwd", "py:os:sep", "grandmaster"]
)
def test_names_that_name_nobody(name: str) -> None:
    with pytest.raises(BadInput):
        bots.checked(name)


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(BadInput, match="choose"):
        bots.make("py:operator:is_", game("boom"), 1)
