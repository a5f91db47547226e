"""A live table in the terminal, in a time of the test's own: nobody waits, and the loser of a race is told."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from tablee.bots.realtime import reflex_of
from tablee.games import game
from tablee.kernel.records import start
from tablee.kernel.saves import parse
from tablee.kernel.sight import Eyes, asking
from tablee.kernel.steps import Seat
from tablee.terminal.boards import board
from tablee.terminal.live import LiveShell, Typed, lines_of
from tablee.terminal.match import Match
from tablee.terminal.saved import Saved
from tablee.terminal.screens import Coloured, Plain
from tablee.terminal.shell import Left
from tablee.terminal.voice import Voice
from tests.commands import Command

PLAYERS = ("Anne", "Bo", "Cléo", "Dan")


class Hour:
    """A clock, and a person who types lines at given milliseconds."""

    def __init__(self, typed: dict[float, str]) -> None:
        self.now = 0.0
        self.typed = sorted(typed.items(), reverse=True)

    def wait(self, seconds: float | None) -> str | None:
        due = float("inf") if seconds is None else self.now + seconds * 1000
        if self.typed and self.typed[-1][0] <= due:
            self.now, line = self.typed.pop()
            return line
        assert seconds is not None
        self.now = due
        return None


def seated(path: Path, hour: Hour, seed: int = 3, level: str = "normal") -> LiveShell:
    record = start(game("seizh"), 4, seed, {"tempo": "live"})
    saved = Saved(
        record.game, record.version, 4, seed, record.options, record.box, seat=0, bots=level, lang="en", name="Anne"
    )
    match = Match(saved, path / "game.json")
    voice = Voice(match.game, "en", PLAYERS)
    return LiveShell(match, voice, Plain(board(game("seizh"), match.g.fields()), voice), hour, lambda: hour.now)


@pytest.mark.parametrize("level", ["normal", "random"])
def test_bots_play_on_while_the_person_says_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], level: str
) -> None:
    hour = Hour({100.0 + 20_000 * n: "1" for n in range(200)})
    shell = seated(tmp_path, hour, level=level)
    shell.run()
    assert shell.match.over
    assert hour.now > 60_000
    out = capsys.readouterr().out
    assert "Bo takes" in out
    assert "At any moment" in out
    assert out.splitlines()[-1].startswith("You have")


def test_the_active_persons_question_stays_open(tmp_path: Path) -> None:
    hour = Hour({50_000.0: "q"})
    shell = seated(tmp_path, hour)
    with pytest.raises(Left):
        shell.run()
    asked = asking(shell.match.g)
    assert asked
    assert (asked["question"], asked["seats"]) == ("action", [0])


def test_the_loser_of_a_race_is_told_and_nothing_else_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anne reads her choices, Bo is quicker, and her number still means what she read."""
    hour = Hour({})
    shell = seated(tmp_path, hour)
    shell.show()
    shell.i_typed(str(1 + [c.text for c in shell.choices].index("Drop the Spoon")))
    wanted = [c.text for c in shell.choices].index("Take the Spoon")
    shell.match.play(Seat(1), parse(shell.match.g, "swap:1:cuillere:fourchette"))
    before = len(shell.match.record.inputs)
    shell.i_typed(str(wanted + 1))
    assert "Already taken!" in capsys.readouterr().out
    assert len(shell.match.record.inputs) == before
    assert shell.match.g.waits_for(shell.match.me)


class Ender:
    """Ends its turns at once; it may be made to think until it is told to stop."""

    listens = False

    def __init__(self) -> None:
        self.asked = Event()
        self.may_answer = Event()
        self.may_answer.set()

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:  # noqa: ARG002
        self.asked.set()
        assert self.may_answer.wait(60)
        return next(o for o, key in zip(eyes.options(), eyes.keys(), strict=True) if key.startswith("end_turn"))


def test_whoever_was_chosen_plays_live_too(tmp_path: Path) -> None:
    """Between its turns it reaches out like any other bot."""
    shell = seated(tmp_path, Hour({100.0: "1", 90_000.0: "q"}))
    for seat in shell.match.bots:
        shell.match.bots[seat] = Ender()
    with pytest.raises(Left):
        shell.run()
    moves = [(move.seat, move.key.split(":")[0]) for move in shell.match.record.inputs]
    assert (1, "end_turn") in moves
    assert {rule for seat, rule in moves if seat} <= {"end_turn", "grab", "swap"}


@pytest.mark.parametrize("level", ["novice", "normal", "expert", "maitre", "legende", "random"])
def test_every_level_has_the_reflex_it_has_on_the_server(tmp_path: Path, level: str) -> None:
    reflexes = seated(tmp_path, Hour({}), level=level).hands.reflexes
    assert dict(reflexes) == dict.fromkeys((1, 2, 3), reflex_of(level))


def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    hour = Hour({100.0: "1", 1500.0: "why", 1550.0: "q"})
    shell = seated(tmp_path, hour, level="maitre")
    shell.match.bots[1] = slow = Ender()
    slow.may_answer.clear()
    with pytest.raises(Left):
        shell.run()
    assert slow.asked.wait(10)
    assert hour.now == 1550.0, "a maître is given a second and a half, and its reflex"
    slow.may_answer.set()


def test_with_colours_every_change_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hour = Hour({100.0: "1", 30_000.0: "q"})
    shell = seated(tmp_path, hour)
    shell.screen = Coloured(board(game("seizh"), shell.match.g.fields()), shell.voice)
    with pytest.raises(Left):
        shell.run()
    assert capsys.readouterr().out.count("Ingredients in the centre") > 3


def test_the_command_plays_live_leaves_and_comes_back(tablee: Command) -> None:
    left = tablee("play seizh --realtime --seed 3 --lang en", "1\n\n?\nwhat\nq\n")
    assert left.code == 0
    assert "At any moment" in left.out
    assert "tablee resume" in left.out
    back = tablee("resume", "q\n")
    assert back.out.startswith("Resumed: Ar Seizh Bigoudenn")
    assert "At any moment" in back.out


def test_no_more_input_keeps_the_game(tablee: Command) -> None:
    assert "tablee resume" in tablee("play seizh --realtime --seed 3 --lang en").out


def test_a_game_without_races_is_not_played_live(tablee: Command) -> None:
    assert tablee("play boom --realtime").is_one_sentence
    assert tablee("play seizh --realtime --option tempo=turns").is_one_sentence


def test_lines_come_whole_from_a_pipe_and_from_a_text() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as source:
        os.write(writing, "1\né".encode())
        os.write(writing, b"t\n2\nhalf")
        os.close(writing)
        assert list(lines_of(source)) == ["1", "ét", "2"]
    assert list(lines_of(io.StringIO("1\n2\n"))) == ["1\n", "2\n"]


def test_waiting_ends_with_the_time_or_with_the_input() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as source:
        typed = Typed(source)
        assert typed.wait(0.01) is None
        os.write(writing, b"7\n")
        assert typed.wait(None) == "7"
        os.close(writing)
        with pytest.raises(EOFError):
            typed.wait(None)
