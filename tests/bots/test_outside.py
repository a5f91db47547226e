"""Bots of others: whatever a command does, the game goes on and the report says what happened."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablee import bots
from tablee.bots.outside import Outside
from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat

EXAMPLE = Path(__file__).parents[2] / "examples/line_bot.py"
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


@pytest.mark.parametrize("name", ["cmd:", "cmd:'", "py:", "py:nowhere:bot", "py:json:bot", "grandmaster"])
def test_names_that_name_nobody(name: str) -> None:
    with pytest.raises(BadInput):
        bots.checked(name)
