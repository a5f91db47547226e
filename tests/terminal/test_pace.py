"""The wait for a bot says nothing about what it holds, in a time of the test's own."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from tablee import bots
from tablee.games import game
from tablee.kernel.records import start
from tablee.kernel.sight import Eyes
from tablee.terminal import commands
from tablee.terminal.boards import board
from tablee.terminal.match import Match
from tablee.terminal.saved import Saved
from tablee.terminal.screens import Plain
from tablee.terminal.shell import LATENESS, Left, Pace, Shell
from tablee.terminal.voice import Voice


class Hour:
    """A clock that only thinking and resting move on."""

    now = 0.0

    def tell(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class Ponderer:
    """Searches its whole time where it has a choice; else it knows at once.  Notes when it is asked what."""

    listens = False

    def __init__(self, hour: Hour, seconds: float, notes: list[tuple[float, bool, str]]) -> None:
        self.hour = hour
        self.seconds = seconds
        self.notes = notes

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:  # noqa: ARG002
        options = eyes.options()
        self.notes.append((self.hour.now, len(options) > 1, eyes.question()))
        if len(options) > 1:
            self.hour.pass_by(self.seconds)
        return options[0]


class Obliging(Plain):
    """A person who takes the first choice, in no time."""

    def read(self) -> str:
        return "1"


def waits(path: Path, level: str, *, hurried: bool) -> dict[tuple[bool, str], set[float]]:
    """How long the decisions of bots took in a game: with and without a choice, by question."""
    hour = Hour()
    notes: list[tuple[float, bool, str]] = []
    made = start(game("boom"), 4, 3, {})
    record = Saved(made.game, made.version, 4, 3, made.options, made.box, seat=0, bots=level, lang="en", name="Anne")
    match = Match(record, path / "game.json")
    match.bots = {seat: Ponderer(hour, bots.SECONDS.get(level, 0.0), notes) for seat in match.bots}
    voice = Voice(match.game, "en", ("Anne", "Bo", "Cléo", "Dan"))
    pace = Pace(hurried=hurried, clock=hour.tell, sleep=hour.pass_by)
    Shell(match, voice, Obliging(board(game("boom"), match.g.fields()), voice), pace).run()
    found: dict[tuple[bool, str], set[float]] = {}
    for (began, has_choice, question), (end, _, _) in pairwise([*notes, (hour.now, False, "")]):
        found.setdefault((has_choice, question), set()).add(round(end - began, 3))
    return found


@pytest.mark.parametrize("level", ["expert", "maitre"])
def test_a_bot_takes_all_its_time_whatever_it_has_to_choose_from(tmp_path: Path, level: str) -> None:
    found = waits(tmp_path, level, hurried=False)
    assert {(True, "reaction"), (False, "reaction")} <= found.keys()
    assert set.union(*found.values()) == {round(bots.SECONDS[level] + LATENESS, 3)}


def test_bots_that_do_not_search_answer_at_once(tmp_path: Path) -> None:
    assert set.union(*waits(tmp_path, "normal", hurried=False).values()) == {0.0}


def test_where_nobody_looks_nobody_waits(tmp_path: Path) -> None:
    found = waits(tmp_path, "expert", hurried=True)
    assert found[(False, "reaction")] == {0.0}
    assert found[(True, "reaction")] == {bots.SECONDS["expert"]}


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("source", "hurried"), [(Keyboard, False), (io.StringIO, True), (lambda: None, True)])
def test_bots_hurry_only_where_no_person_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: type[io.StringIO], hurried: bool
) -> None:
    seen: list[bool] = []

    def note(table: Shell) -> None:
        seen.append(table.pace.hurried)
        raise Left

    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    monkeypatch.setattr(Shell, "run", note)
    monkeypatch.setattr(sys, "stdin", source())
    assert commands.play("boom", commands.Wishes(seed=3, bots="expert")) == 0
    assert seen == [hurried]
