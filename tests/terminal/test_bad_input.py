"""Whatever is wrong is answered in one sentence, with exit code 2, and nothing is written over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.games import game
from tests.commands import Command

pytestmark = pytest.mark.usefixtures("english")
WRONG = {
    "play chess": "there is no game 'chess'; there are boom",
    "play boom --players 6": "boom is for 1 to 5 players, not 6",
    "play boom --players 0": "boom is for 1 to 5 players, not 0",
    "sim boom --players 0": "boom is for 1 to 5 players, not 0",
    "play boom --players x": "--players is a whole number",
    "play boom --players 4 --seat 5": "the seats are 1 to 4, not 5",
    "play boom --seat 0": "the seats are 1 to 4, not 0",
    "play boom --seed -1": "a seed is a whole number from 0 on, not -1",
    "play boom --lang de": "the languages are fr and en, not 'de'",
    "play boom --bots genius": "there are no bots 'genius'; there are random",
    "play boom --option draw": "an option is written NAME=VALUE, not 'draw'",
    "play boom --option draw=two": "option draw of boom is one of one, refill, not 'two'",
    "play boom --option drow=one": "boom has no option 'drow'",
    "play boom --option draw=one --option draw=refill": "option draw is given twice, as one and as refill",
    "play boom --box nowhere.toml": "nowhere.toml cannot be read: No such file",
    "play": "say which game",
    "play boom --colour": "No such option",
    "resume": "there is no game to resume",
    "resume nowhere.json": "nowhere.json cannot be read: No such file",
    "fly": "there is no command 'fly'; there are play, ",
    "sim chess": "there is no game 'chess'",
    "sim boom --games 0": "the number of games is 1 or more, not 0",
    "sim boom --jobs 0": "the number of processes is 1 or more, not 0",
    "sim boom --bots random,random": "one for each of the 4 seats, not 2",
    "sim boom --seed -3": "a seed is a whole number",
    "arena boom --players 0": "boom is for 1 to 5 players, not 0",
    "arena boom --iterations 9999999999999999999": "the number of iterations is 1 to 1000000, not 9999999999999999999",
    "arena boom --bots normal,,novice": "a name is missing between the commas of 'normal,,novice'",
    "arena boom --bots py:os:getcwd": "called with a game and a seed, which 'py:os:getcwd' does not take",
    "arena bunny --bots normal,novice --seating sides": "bunny for 4 has no sides",
    "generate nowhere": "nowhere is not the folder of a game: it has no rules.py",
}


@pytest.mark.parametrize("words", WRONG)
def test_a_wrong_word_is_one_sentence(tablee: Command, words: str) -> None:
    done = tablee(words)
    assert WRONG[words] in done.err
    assert done.is_one_sentence
    assert done.out == ""
    assert tablee.saves() == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[numbers", "not valid TOML"),
        ("[numbers]\nsize = 1", "wrong at numbers: missing required field"),
        ("\xff", "not a text in UTF-8"),
    ],
)
def test_a_broken_box_is_one_sentence(tablee: Command, tmp_path: Path, text: str, sentence: str) -> None:
    box = tmp_path / "my.toml"
    box.write_text(text, "latin-1")
    done = tablee(f"play boom --box {box}")
    assert f"the box {box} is {sentence}" in done.err
    assert done.is_one_sentence
    assert tablee.saves() == []


def a_save(tablee: Command, **changes: Any) -> Path:
    """A game left after two moves, with something wrong in it."""
    tablee("play boom --seed 3 --lang en", "1\n1\nq\n")
    (file,) = tablee.saves()
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))
    return file


CHANGES: dict[str, dict[str, Any]] = {
    "there is no game 'chess'": {"game": "chess"},
    "played by rules version 999": {"version": 999},
    "played with another card box": {"box": "0123456789abcdef"},
    "boom is for 1 to 5 players": {"seats": 7},
    "the seats are 1 to 4, not 10": {"seat": 9},
    "move 1 of the recorded game (fly:0)": {"inputs": [[0, "fly:0"]]},
    "move 1 of the recorded game (let_it_be:0)": {"inputs": [[0, "let_it_be:0"]]},
    "move 1 of the recorded game (let_it_be:99)": {"inputs": [[99, "let_it_be:99"]]},
    "the languages are fr and en, not 'xx'": {"lang": "xx"},
    "there are no bots 'genius'": {"bots": "genius"},
    "boom has no option 'x'": {"options": {"x": "y"}},
    "a seed is a whole number": {"seed": -4},
    "is not a saved game of Tablée: Expected `int`": {"seat": "north"},
}


@pytest.mark.parametrize("sentence", CHANGES)
def test_a_save_that_does_not_fit_is_one_sentence_and_stays_as_it_is(tablee: Command, sentence: str) -> None:
    file = a_save(tablee, **CHANGES[sentence])
    before = file.read_bytes()
    done = tablee(f"resume {file}")
    assert sentence in done.err
    assert done.is_one_sentence
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _whole: b"",
        lambda whole: whole[: len(whole) // 2],
        lambda whole: b"\xff" + whole,
        lambda _whole: b'{"white": "e4"}',
        lambda _whole: b"[" * 100_000,
        lambda _whole: b'{"x": ' + b"[" * 100_000,
        lambda _whole: b"null",
    ],
)
def test_a_damaged_or_foreign_file_is_one_sentence(tablee: Command, spoil: Callable[[bytes], bytes]) -> None:
    file = a_save(tablee)
    file.write_bytes(spoil(file.read_bytes()))
    before = file.read_bytes()
    done = tablee("resume")
    assert "is not a saved game of Tablée" in done.err
    assert done.is_one_sentence
    assert file.read_bytes() == before


def test_a_game_with_a_box_of_ones_own_wants_that_box_again(tablee: Command, tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    box.write_bytes((game("boom").folder / "box.toml").read_bytes())
    tablee(f"play boom --seed 3 --box {box} --lang en", "q\n")
    assert tablee("resume", "q\n").code == 0
    moved = box.rename(tmp_path / "moved.toml")
    assert tablee("resume").is_one_sentence
    assert tablee(f"resume --box {moved}", "q\n").code == 0
    moved.write_text(moved.read_text("utf-8") + "# changed\n", "utf-8")
    assert "another card box" in tablee(f"resume --box {moved}").err


def test_a_folder_that_cannot_be_written_is_one_sentence(tablee: Command) -> None:
    tablee.data.write_text("a file, not a folder")
    done = tablee("play boom")
    assert "the game cannot be saved as" in done.err
    assert done.is_one_sentence
