"""Records and saves: exact, and clear about what does not belong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.games import game
from tablee.kernel.game import BadInput
from tablee.kernel.records import CLOCK, Input, read_record, replay, start, write_record
from tablee.kernel.saves import UnreadableSave, key, parse, save
from tablee.kernel.steps import Seat

BOOM = game("boom")


def test_keys_and_steps_are_inverse() -> None:
    g = BOOM.new(4, 3)
    for step in [*g.agenda.listed(), *g.asked.listed(), int(g.window), *g.legal(Seat(g.asked_seat()))]:
        assert parse(g, key(g, step)) == step


NO_OPTIONS = [
    "", "jump:0", "play_card:0", "play_card:0:soup:-1", "ask@:reaction", "let_it_be:99999", "let_it_be:-99999",
    "let_it_be:+1", "let_it_be:01", "let_it_be: 1", "let_it_be:1_0", "let_it_be:\u0661", "let_it_be:-0",
    f"let_it_be:{2**63 - 1}", f"let_it_be:{-(2**63)}", f"let_it_be:{'9' * 4000}", f"let_it_be:{'9' * 5000}",
    "ask@99999999999999:reaction", "ask@8:reaction", "ask@-1:reaction", "ask@0,0:reaction", "ask@0,,1:reaction",
    "ask@+1:reaction", "ask@0, 1:reaction", f"ask@{'9' * 5000}:reaction", f"ask@{'0,' * 5000}0:reaction", "ask@0",
]  # fmt: skip


@pytest.mark.parametrize("text", NO_OPTIONS)
def test_what_is_no_option_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(UnreadableSave, match="is not an option of this game"):
        parse(BOOM.new(3, 1), text)


def test_a_record_survives_the_disk(tmp_path: Path) -> None:
    record = start(BOOM, 3, 5, {"draw": "refill"})
    g = BOOM.new(3, 5, {"draw": "refill"})
    seat = g.asked_seat()
    record.inputs.append(Input(int(seat), key(g, g.legal(seat)[0])))
    write_record(tmp_path / "deep" / "game.json", record)
    assert read_record(tmp_path / "deep" / "game.json") == record
    assert not list(tmp_path.glob("**/*.part"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "belote"}, "a game of belote, not of boom"),
        ({"version": 99}, "rules version 99; this program has 1"),
        ({"box": "0123"}, "another card box"),
        ({"inputs": [[0, "let_it_be:0"]]}, "move 1 of the recorded game"),
        ({"inputs": [[0, "nonsense"]]}, "move 1 of the recorded game"),
        ({"inputs": [[0, "let_it_be:0", CLOCK]]}, "move 1 of the recorded game"),
        ({"seats": 9}, "boom is for 1 to 5 players, not 9"),
    ],
)
def test_a_foreign_record_is_refused_in_one_sentence(tmp_path: Path, change: dict[str, object], said: str) -> None:
    write_record(tmp_path / "game.json", start(BOOM, 3, 5, {}))
    data = json.loads((tmp_path / "game.json").read_text("utf-8")) | change
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadInput, match=said):
        replay(BOOM, read_record(tmp_path / "game.json"))


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff", b'{"game": 3}'])
def test_a_corrupt_record_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadInput, match="is not a saved game of Tablée"):
        read_record(tmp_path / "game.json")


@pytest.mark.parametrize(
    "change", [{"rng": "x"}, {"agenda": 3}, {"fields": {}}, {"ending": "feast"}, {"kinds": [None]}, {"kinds": [10**30]}]
)
def test_a_damaged_table_is_refused(change: dict[str, object]) -> None:
    saved = save(BOOM.new(3, 1)) | change
    with pytest.raises(UnreadableSave, match="damaged or of another game"):
        BOOM.load(saved)


def test_a_number_that_a_save_does_not_know_yet_is_as_on_a_fresh_table() -> None:
    """An option may be younger than a game that goes on; cards are never."""
    saved: Any = save(BOOM.new(3, 1, {"draw": "refill"}))
    del saved["fields"]["refills"]
    loaded: Any = BOOM.load(saved)
    assert loaded.refills == 0
    del saved["fields"]["hand"]
    with pytest.raises(UnreadableSave, match="damaged or of another game"):
        BOOM.load(saved)


def test_a_table_for_too_many_seats_is_refused() -> None:
    with pytest.raises(BadInput, match="not a saved table of boom"):
        BOOM.load(save(BOOM.new(3, 1)) | {"seats": 12})


def test_all_of_a_live_seed_counts() -> None:
    assert save(BOOM.new(4, 5)) != save(BOOM.new(4, 5 + (1 << 100)))
    with pytest.raises(BadInput, match="from 0 on"):
        BOOM.new(4, -1)


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (6, {}, "boom is for 1 to 5 players, not 6"),
        (3, {"pace": "fast"}, "boom has no option 'pace'; it has difficulty"),
        (3, {"draw": "two"}, "option draw of boom is one of one, refill, not 'two'"),
    ],
)
def test_options_that_do_not_exist_are_refused(seats: int, options: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        BOOM.new(seats, 1, options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no game 'belote'; there are boom"):
        game("belote")
