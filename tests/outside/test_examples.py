"""Whole games as outside packages: they keep the laws, lack no words, and bring every part that ours bring."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import bots, layouts, lessons
from tablee.kernel import parts
from tablee.kernel.boxes import content, sheet
from tablee.kernel.game import BadInput, Game
from tablee.kernel.generate import write
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import Option, Step
from tablee.kernel.telling import Teller
from tablee.lab.box import toml
from tablee.studio import check, wording
from tablee.studio.new import is_written_by_hand
from tablee.studio.paper import pieces
from tablee.terminal import boards
from tests.lessons.test_scripts import FEWEST, MOST, missing_words, names, play_through
from tests.outside.wheels import files_of, in_a_wheel

MOST_LINES = 600


@pytest.mark.parametrize("law", check.LAWS, ids=lambda law: law.__name__)
def test_every_law_holds(outside: Game, law: Callable[[check.Table], None]) -> None:
    for seats in (outside.seats[0], outside.seats[-1]):
        law(check.Table(outside, seats, seats, {}))


def test_nothing_lacks_words_and_nothing_is_declared_in_vain(outside: Game) -> None:
    assert wording.missing(outside) == {"fr": [], "en": []}
    assert list(check.unused(outside, 4)) == []


def test_what_is_generated_is_up_to_date(outside: Game) -> None:
    assert write(outside.folder, outside.package) == []


def test_it_is_short(outside: Game) -> None:
    ours = [file for file in outside.folder.rglob("*.py") if is_written_by_hand(file)]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in ours) <= MOST_LINES


@pytest.mark.parametrize("part", ["mind", "terminal", "lore", "picture"])
def test_every_part_is_brought_and_found_by_the_lookup(outside: Game, part: str) -> None:
    found = parts.find(outside, part)
    assert found
    assert found.__name__ == f"{outside.package}.{part}"


def test_its_board_is_declared_and_shows_every_field(outside: Game) -> None:
    laid = layouts.declared(outside)
    assert (outside.folder / layouts.FILE).exists()
    assert all(zone.pieces for zone in laid.zones)
    shown = {piece.field for zone in laid.zones for piece in zone.pieces} | {piece.field for piece in laid.seats}
    fields = {field.name for field in outside.new(outside.usual, 0).fields() if layouts.is_shown(field)}
    assert fields <= shown | {laid.hand, *laid.mine, *laid.left_out}


def test_every_card_has_a_picture_on_the_page_and_on_paper(outside: Game) -> None:
    drawn, icons = layouts.art(outside), outside.printed().looks
    kinds = [card.kind for card in pieces.cards(outside, "fr")]
    assert set(kinds) == set(outside.new(outside.seats[-1], 0).kind_names)
    assert [kind for kind in kinds if kind not in drawn and not (kind in icons and icons[kind].icon)] == []
    for card in pieces.cards(outside, "fr"):
        assert dict(pieces.drawings(outside, {card.picture}))[card.picture] != pieces.PLAIN
    assert "scene" in drawn


def test_its_lesson_can_be_played_and_has_its_words(outside: Game) -> None:
    plan = lessons.lesson(outside)
    assert plan
    assert play_through(outside.id, plan) == []
    assert FEWEST <= len(names(plan)) <= MOST
    assert [missing_words(outside.id, plan, lang) for lang in ("fr", "en")] == [[], []]


def test_its_terminal_board_says_every_seat(outside: Game) -> None:
    g = outside.new(outside.usual, 1)
    seat = g.asked_seat()
    players = ["Ada", "Bo", "Cléo", "Dan", "Eve"][: outside.usual]
    board = boards.board(outside, g.fields())
    said = "\n".join(board.lines(Eyes(g, seat).view(), Teller(outside, "fr", players)))
    assert all(name in said for name in players)


def test_its_picture_for_the_dossier_is_drawn(outside: Game) -> None:
    art = parts.find(outside, "picture")
    assert art
    drawn = art.draw(outside.new(outside.usual, 1), Teller(outside, "en", ["Ada", "Bo", "Cléo", "Dan"]))
    assert drawn.startswith("<svg")
    assert art.cover().startswith("<svg")


def test_its_mind_beats_chance(outside: Game) -> None:
    """Of two, chance wins half; 24 of 30 is far from that."""
    won = sum(wins(outside, seed) for seed in range(30))
    assert won >= 24


def wins(game: Game, seed: int) -> bool:
    """Whether `normal` beats a bot that plays by lot, on one seat or the other."""
    g, mine = game.new(2, seed), seed % 2
    players = [bots.make("normal" if seat == mine else "random", game, seed) for seat in range(2)]
    while not g.over:
        seat = g.asked_seat()
        g.play(seat, Option(Step(players[seat].choose(Eyes(g, seat)))))
    return bool(g.winners == 1 << mine)


def test_its_scenes_hold(outside: Game) -> None:
    scenes = outside.folder.parent / "tests/test_scenes.py"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, str(scenes)], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("ok ") >= 7


def test_a_box_that_nobody_could_lay_out_is_one_sentence(outside: Game) -> None:
    box = content(outside.box_file())
    table = next(name for name, rows in box.items() if isinstance(rows, list))
    box[table][0]["copies"] = 10**9
    with pytest.raises(BadInput, match=rf"wrong at {table} number 1, copies: 1000000000; expected numbers"):
        outside.boxed(sheet(toml(box)))

    def fail(*_: object) -> State:
        raise ZeroDivisionError("planted")

    with pytest.raises(BadInput, match=r"cannot be laid out \(ZeroDivisionError: planted\); change what differs"):
        replace(outside, lay_out=fail).boxed(sheet(toml(content(outside.box_file()))))


def test_a_wheel_of_it_leaves_nothing_behind(outside: Game, tmp_path: Path) -> None:
    shutil.copytree(outside.folder.parent, tmp_path / "it", ignore=shutil.ignore_patterns("__pycache__"))
    names = {file.relative_to(tmp_path / "it").as_posix() for file in files_of(tmp_path / "it" / outside.id)}
    assert in_a_wheel(tmp_path / "it") == names
