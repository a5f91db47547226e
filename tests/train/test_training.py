"""Learning is the same from the same seed, goes on where it stopped, and writes what every table can use."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee import bots
from tablee.bots.levels import NORMAL, Thumb
from tablee.bots.network import Legend, network, of_arrays
from tablee.games import OURS, game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.train import command, league, training
from tablee.train.net import Lesson
from tablee.train.training import LARGEST, Measure, Training
from tests.commands import Command

TINY = Measure(rows=48, batch=16, searched=5, kept=40, lessons=2, sitting=4)


@pytest.fixture(autouse=True)
def in_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A school of one minute, which keeps its things elsewhere."""
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(training, "START", 1)
    monkeypatch.setattr(training, "EVERY", 2)
    monkeypatch.setattr(training, "EXAM", 2)
    monkeypatch.setattr(command, "EVERY", 2)
    monkeypatch.setattr(league, "LOOK_AHEAD", 4)
    monkeypatch.setattr(command, "Measure", lambda ahead: replace(TINY, ahead=ahead))


def learnt(name: str, rounds: int, seed: int = 1) -> Training:
    found = Training(game(name), seed, TINY)
    for _ in range(rounds):
        found.round()
    return found


def alike(one: Training, other: Training) -> bool:
    mine, theirs = one.arrays(), other.arrays()
    return all(np.array_equal(mine[name], theirs[name]) for name in mine)


def test_the_same_seed_and_steps_learn_the_same_and_another_seed_does_not() -> None:
    assert alike(learnt("badass", 3), learnt("badass", 3))
    assert not alike(learnt("badass", 1), learnt("badass", 1, seed=2))


def test_what_was_kept_on_the_way_goes_on_as_if_it_had_never_stopped() -> None:
    first = learnt("badass", 2)
    first.keep()
    second = Training(game("badass"), 1, TINY)
    assert second.take_up()
    for one in (first, second):
        one.round()
    assert alike(first, second)
    assert second.at.rounds == 3


def test_what_is_no_school_is_begun_anew() -> None:
    new = Training(game("badass"), 1, TINY)
    new.path.parent.mkdir(parents=True)
    new.path.write_bytes(b"nonsense")
    assert not new.take_up()
    assert not new.at.rounds


@pytest.mark.parametrize("name", OURS)
def test_what_is_learnt_is_small_and_plays_at_tables_of_every_size(name: str, tmp_path: Path) -> None:
    rules, school = game(name), learnt(name, 1)
    file = school.write(tmp_path)
    assert file.stat().st_size <= LARGEST
    with np.load(file) as arrays:
        net = of_arrays(dict(arrays))
    for seats in rules.seats:
        g = rules.new(seats, 5)
        seat = Seat(g.asked_seat())
        options = g.legal(seat)
        assert len(net.scores(rules, g, int(seat), options, [0.0] * len(options))) == len(options)
        assert 0 <= net.judge(rules, bots.mind(rules), seats).worth(g, seat) <= 1000


def test_it_learns_how_games_end() -> None:
    """What it has seen often surprises it less and less, and less than it surprises the mind it began with."""
    study = Training(game("badass"), 1, TINY)
    notes = study.school.notes(3, 120)
    for seed in range(20):
        notes.play(study.school.laid(3).lay_out(seed), State(0, seed))
    found = study.school.positions(notes, 3)
    surprise = []
    for _ in range(40):
        lesson = Lesson(study.at.weights, study.school.places[3], found.cells)
        surprise.append(lesson.value(found.opinions, found.ends))
        study.at.adam.step(lesson.all())
    assert surprise[0] > surprise[15] > surprise[-1]
    assert surprise[-1] < surprise[0] - 0.1


# -- The command ----------------------------------------------------------------------------


@pytest.fixture
def tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path / "data", monkeypatch, capsys)


def test_steps_are_repeatable_and_a_curve_is_drawn(tablee: Command, tmp_path: Path) -> None:
    for into in ("one", "other"):
        done = tablee(f"train badass --steps 3 --fresh --to {tmp_path / into} --lang en")
        assert done.code == 0, done.err
        assert "after 2 steps" in done.out
        assert "after 3 steps" in done.out
    one, other = (dict(np.load(tmp_path / into / "weights.npz")) for into in ("one", "other"))
    assert all(np.array_equal(one[name], other[name]) for name in one)
    (data,), (drawn,) = ((tmp_path / "data/train").glob(f"*.{kind}") for kind in ("jsonl", "svg"))
    assert [json.loads(line)["rounds"] for line in data.read_text().splitlines()] == [2, 3]
    assert drawn.read_text().startswith("<svg")


def test_stopped_by_hand_it_keeps_what_it_has_and_the_same_command_goes_on(
    tablee: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = f"train badass --steps 3 --to {tmp_path} --lang fr"
    whole = learnt("badass", 3)
    a_round = Training.round

    def stopped(self: Training) -> None:
        a_round(self)
        if self.at.rounds == 2:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Training, "round", stopped)
    done = tablee(words)
    assert done.code == 0
    assert "Arrêté" in done.err
    monkeypatch.setattr(Training, "round", a_round)
    done = tablee(words)
    assert "Reprise après 2 étapes" in done.err
    assert "Arrêté" not in done.err
    found, expected = dict(np.load(tmp_path / "weights.npz")), whole.arrays()
    assert all(np.array_equal(found[name], expected[name]) for name in found)


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        ("boom", "how long it may learn", "combien de temps"),
        ("boom --hours 0", "how long it may learn", "combien de temps"),
        ("nothing --steps 1", "there is no game", "n’existe pas"),
        ("boom --steps 1 --to pyproject.toml", "cannot be written", "ne peut pas être écrit"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(tablee: Command, words: str, english: str, french: str) -> None:
    for lang, said in (("en", english), ("fr", french)):
        done = tablee(f"train {words} --lang {lang}")
        assert done.is_one_sentence, done.err
        assert said in done.err


def test_a_game_of_somebody_else_learns_in_its_folder(tablee: Command, tmp_path: Path) -> None:
    done = tablee(f"train examples/masques --steps 1 --ahead 7 --to {tmp_path} --lang en")
    assert done.code == 0, done.err
    with np.load(tmp_path / "weights.npz") as arrays:
        assert arrays["ahead"] == 7


# -- The level that uses it -----------------------------------------------------------------


@pytest.fixture
def with_weights(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A network that dislikes what everybody likes, in the place of the one that is there."""
    school = learnt("boom", 1)
    school.at.adam.lasting["gain"] = -np.ones(1, np.float32)
    arrays = school.arrays()
    monkeypatch.setattr("tablee.bots.network._network", lambda _: of_arrays(arrays))
    return arrays


@pytest.mark.usefixtures("with_weights")
def test_legende_begins_with_what_its_network_likes() -> None:
    rules = game("boom")
    g = rules.new(2, 3)  # of more, the first cards are played with a poker face
    seat = Seat(g.asked_seat())
    normal, net = Thumb(bots.mind(rules), 1, NORMAL), network(rules)
    assert net is not None
    chances = net.chances(rules, g, int(seat), g.legal(seat), normal.points(g, seat, g.legal(seat)))
    once = Legend(rules, net, normal, bots.mind(rules), 8, 3, 0.0, 1)
    assert once.choose(Eyes(g, seat)) == g.legal(seat)[int(np.argmax(chances))]
    assert once.choose(Eyes(g, seat)) != bots.searcher("expert", rules, 8, 1).choose(Eyes(g, seat))


@pytest.mark.usefixtures("with_weights")
def test_with_somebody_else_s_cards_it_plays_as_maitre_does(tmp_path: Path) -> None:
    rules = game("boom")
    text = (rules.folder / "box.toml").read_text("utf-8").replace('"chaleur_1"', '"chaleur_1_bis"')
    (tmp_path / "box.toml").write_text(text, "utf-8")
    g = rules.new(4, 3, box=rules.box(tmp_path / "box.toml"))
    seat = Seat(g.asked_seat())
    legend, master = (bots.make(level, rules, 8, 10) for level in ("legende", "maitre"))
    assert legend.choose(Eyes(g, seat)) == master.choose(Eyes(g, seat))


def test_without_weights_that_judge_it_plays_as_maitre_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.network._network", lambda _: None)
    rules = game("bunny")
    g = rules.new(3, 3)
    seat = Seat(g.asked_seat())
    legend, master = (bots.make(level, rules, 8, 10) for level in ("legende", "maitre"))
    assert legend.choose(Eyes(g, seat)) == master.choose(Eyes(g, seat))
