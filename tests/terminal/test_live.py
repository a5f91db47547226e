"""A live table in the terminal, in a time of the test's own: nobody waits, and the loser of a race is told."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from tablee.games import game
from tablee.kernel.records import start
from tablee.kernel.saves import parse
from tablee.kernel.sight import asking
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


def seated(path: Path, hour: Hour, seed: int = 3) -> LiveShell:
    record = start(game("seizh"), 4, seed, {"tempo": "live"})
    saved = Saved(
        record.game, record.version, 4, seed, record.options, record.box, seat=0, bots="random", lang="en", name="Anne"
    )
    match = Match(saved, path / "game.json")
    voice = Voice(match.game, "en", PLAYERS)
    return LiveShell(match, voice, Plain(board("seizh", match.g.fields()), voice), hour, lambda: hour.now)


def test_bots_play_on_while_the_person_says_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hour = Hour({100.0 + 20_000 * n: "1" for n in range(200)})
    shell = seated(tmp_path, hour)
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
    shell.i_typed(str(1 + [c.text for c in shell.choices].index("Drop: Spoon")))
    wanted = [c.text for c in shell.choices].index("Take: Spoon")
    shell.match.play(Seat(1), parse(shell.match.g, "swap:1:cuillere:fourchette"))
    before = len(shell.match.record.inputs)
    shell.i_typed(str(wanted + 1))
    assert "Already taken!" in capsys.readouterr().out
    assert len(shell.match.record.inputs) == before
    assert shell.match.g.waits_for(shell.match.me)


def test_with_colours_every_change_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hour = Hour({100.0: "1", 30_000.0: "q"})
    shell = seated(tmp_path, hour)
    shell.screen = Coloured(board("seizh", shell.match.g.fields()), shell.voice)
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
