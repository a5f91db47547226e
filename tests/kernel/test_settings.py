"""Named settings: the option `numbers` chooses one of a game's boxes and the options that go with it."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tablee.games import OURS, game
from tablee.kernel.boxes import content
from tablee.kernel.game import NUMBERS, BadInput
from tablee.kernel.lettering import numbers_of
from tablee.kernel.records import replay, start
from tablee.kernel.saves import save
from tablee.lab.box import printed
from tablee.lab.browser import turned
from tablee.server.protocol.parts import Clocks
from tablee.server.table import log
from tablee.server.table.play import Play
from tablee.server.table.save import load_play, same_rules, save_play
from tablee.server.table.table import Table
from tablee.spaces.layout import lay

BOOM, BALANCED = game("boom"), {NUMBERS: "balanced"}


@pytest.mark.parametrize("name", OURS)
def test_every_setting_has_its_box_and_every_box_its_setting(name: str) -> None:
    rules = game(name)
    assert {f"box-{setting}.toml" for setting in rules.settings()} == {f.name for f in rules.folder.glob("box-*.toml")}
    for setting, brought in rules.settings().items():
        table = rules.new(rules.usual, 1, {NUMBERS: setting})
        assert table.box is rules.box(rules.folder / f"box-{setting}.toml") is not rules.box()  # type: ignore[attr-defined]
        assert rules.check(rules.usual, {NUMBERS: setting}).items() >= brought.items()


def test_a_setting_changes_what_its_file_says_and_nothing_else() -> None:
    mine, theirs = printed(BOOM, BOOM.box_file(BALANCED)), printed(BOOM)
    genoise = mine["difficulties"][1]
    assert (genoise["rounds"], genoise.pop("rounds_of_3")) == (4, 8)
    assert (mine["numbers"]["steal_low"], mine["numbers"].pop("steal_low_of_3")) == (14, 15)
    theirs["numbers"]["steal_low"] = 14
    theirs["difficulties"][1]["rounds"] = 4
    assert mine == theirs


@pytest.mark.parametrize("name", OURS)
def test_a_table_speaks_of_the_box_it_plays_with(name: str) -> None:
    rules = game(name)
    for setting in rules.settings():
        theirs = rules.speaking_of({NUMBERS: setting})
        file = rules.folder / f"box-{setting}.toml"
        assert {number: theirs.printed().numbers[number] for number in numbers_of(file)} == numbers_of(file)
        assert theirs.speaking_of({NUMBERS: setting}) is theirs is rules.speaking_of({NUMBERS: setting})
        assert theirs.speaking_of({}) is rules is rules.speaking_of({NUMBERS: "printed"})
        assert pickle.loads(pickle.dumps(theirs)) is theirs
        assert theirs.new(rules.usual, 1).box is rules.box()


def test_a_server_table_speaks_of_what_its_host_has_chosen() -> None:
    table = Table("t")
    table.fold(
        [log.Opened("boom", 4, BOOM.check(4, {}), Clocks(), public=False, watchers="link"), log.Sat(0, "Léa", "")]
    )
    rounds = [table.game.words("en").say("setting-difficulty-genoise")]
    for options in (BALANCED, {}):
        table.fold([log.Chosen(BOOM.check(4, options))])
        rounds.append(table.game.words("en").say("setting-difficulty-genoise"))
    assert [said.rpartition(", ")[2] for said in rounds] == ["8 rounds", "4 rounds (8 among three)", "8 rounds"]


def test_somebodys_own_box_has_the_last_word() -> None:
    own = BOOM.boxed(BOOM.folder / "box-balanced.toml")
    assert own.speaking_of(BALANCED) is own


def test_what_a_setting_brings_gives_way_to_what_is_chosen() -> None:
    assert BOOM.check(4, BALANCED)["final_count"] == "window"
    assert BOOM.check(4, {**BALANCED, "final_count": "book"})["final_count"] == "book"
    assert BOOM.check(4, {})["final_count"] == "book"


def test_saves_and_records_keep_the_numbers() -> None:
    play = Play(BOOM, start(BOOM, 4, 5, BALANCED))
    again = load_play(BOOM, save_play(play))
    assert again.g.box is play.g.box is not BOOM.box()  # type: ignore[attr-defined]
    assert save(replay(BOOM, play.record)) == save(play.g)
    assert same_rules(BOOM, play.record)
    assert not same_rules(BOOM, start(BOOM, 4, 5, {}, BOOM.box_file(BALANCED)))


def test_environments_and_the_lab_play_by_them() -> None:
    laid = lay(BOOM, 4, BALANCED)
    assert laid.new(1).box is laid.new(1, told=True).box is BOOM.box(None, BALANCED)  # type: ignore[attr-defined]


def test_a_change_that_fits_nowhere_is_said_in_one_sentence(tmp_path: Path) -> None:
    base = (BOOM.folder / "box.toml").resolve()
    for change, said in (
        ('"soups.hot" = 1', "the base has no such row"),
        ('"numbers.soup" = 1', "numbers: contains unknown field .*soup"),
        ('"numbers.farceurs_of_4" = 3', "farceurs_of_4: 3; expected 1 to 2, so that every role is played"),
    ):
        file = tmp_path / "box.toml"
        file.write_text(f'base = "{base}"\n[change]\n{change}\n', "utf-8")
        with pytest.raises(BadInput, match=said):
            BOOM.read_box(file)


def test_the_name_of_a_box_follows_its_base(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text("size = 1\n", "utf-8")
    (tmp_path / "own.toml").write_text('base = "base.toml"\n[change]\n', "utf-8")
    before = BOOM.fingerprint(tmp_path / "own.toml")
    assert content(tmp_path / "own.toml") == {"size": 1}
    (tmp_path / "base.toml").write_text("size = 2\n", "utf-8")
    assert BOOM.fingerprint(tmp_path / "own.toml") != before


def test_a_dial_of_the_labs_page_is_turned_on_the_named_setting(tmp_path: Path) -> None:
    path = turned("boom", {"numbers.size": 9}, tmp_path / "box.toml", BALANCED)
    assert path
    numbers = printed(BOOM, path)["numbers"]
    assert (numbers["size"], numbers["steal_low"], numbers["steal_low_of_3"]) == (9, 14, 15)
    printed_box = turned("boom", {"numbers.size": 9}, tmp_path / "box.toml", {})
    assert printed_box
    assert printed(BOOM, printed_box)["numbers"]["steal_low"] == 15
