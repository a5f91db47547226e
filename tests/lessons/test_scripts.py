"""Every lesson played on the rules: each move is there, each step of the learner has its words in both languages."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tablee import games, lessons
from tablee.games import OURS
from tablee.kernel.records import Input, apply
from tablee.kernel.saves import key
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.kernel.words import LANGUAGES
from tablee.lessons import LEARNER, Lesson, Step
from tests.sixth import bataille

FEWEST, MOST = 6, 12


def of(game: str) -> Lesson:
    found = lessons.lesson(games.game(game))
    assert found, f"{game} has no lesson"
    return found


def laid_out(game: str, plan: Lesson) -> State:
    rules = games.game(game)
    return rules.new(plan.seats, plan.seed, rules.check(plan.seats, plan.options))


def play_through(game: str, plan: Lesson) -> list[str]:
    """Play every step; what the lesson takes for granted and is not so."""
    g = laid_out(game, plan)
    wrong: list[str] = []
    for step in plan.steps:
        open_now = [key(g, option) for option in g.legal(Seat(step.seat))]
        if step.key not in open_now:
            return [*wrong, f"{game}: {step.key} is not open, but {open_now}"]
        if step.name and (step.seat != LEARNER or len(open_now) < 2):
            wrong.append(f"{game}: {step.key} leaves the learner no choice")
        apply(g, Input(step.seat, step.key))
    if g.over:
        wrong.append(f"{game}: nothing is left to play")
    return wrong


def names(plan: Lesson) -> list[str]:
    return [step.name for step in plan.steps if step.name]


def missing_words(game: str, plan: Lesson, lang: str) -> list[str]:
    words = lessons.words(games.game(game), lang)
    wanted = [f"{name}{part}" for name in names(plan) for part in ("", ".no")] + ["end"]
    return [name for name in wanted if not words.has(name)]


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_can_be_played(game: str) -> None:
    plan = of(game)
    assert play_through(game, plan) == []
    assert FEWEST <= len(names(plan)) <= MOST
    assert len(set(names(plan))) == len(names(plan))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_step_has_its_words(game: str, lang: str) -> None:
    assert missing_words(game, of(game), lang) == []


@pytest.mark.parametrize("game", OURS)
def test_both_languages_say_the_same_things_and_nothing_else(game: str) -> None:
    for lang in LANGUAGES:
        text = lessons.words(games.game(game), lang).text
        assert set(re.findall(r"^(\w+) =", text, re.MULTILINE)) == {*names(of(game)), "end"}


@pytest.mark.parametrize("game", OURS)
def test_both_languages_have_the_same_pages(game: str) -> None:
    for name in names(of(game)):
        french, english = (lessons.words(games.game(game), lang).say(name).split("\n") for lang in LANGUAGES)
        assert len(french) == len(english), name


def test_a_lesson_that_has_rotted_is_found_out() -> None:
    plan = of("boom")
    for rotten in (Step(0, "play_card:0:chaleur_5:-1", "cool"), Step(1, "let_it_be:1", "cool")):
        assert play_through("boom", Lesson(plan.seats, plan.seed, [rotten, *plan.steps[1:]])) != []
    nameless = Lesson(3, 1, [Step(0, "x", "nonsense")])
    assert missing_words("boom", nameless, "fr") == ["nonsense", "nonsense.no"]


def test_a_game_without_a_lesson_has_none() -> None:
    assert lessons.lesson(bataille.GAME) is None


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("script", ["x = [", "seats = 'three'", "\udcff"])
def test_a_broken_lesson_is_named_and_its_game_listed_with_all_others(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "theirs/lesson").mkdir(parents=True)
    (tmp_path / "theirs/__init__.py").touch()
    (tmp_path / "theirs/lesson/script.toml").write_bytes(script.encode("utf-8", "surrogateescape"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "theirs", raising=False)
    theirs = replace(bataille.GAME, id="theirs", package="theirs")
    assert lessons.lesson(theirs) is None
    said = capsys.readouterr().err
    assert said.startswith("tablee: the lesson of the game 'theirs' cannot be used: ")
    assert "\n" not in said.rstrip("\n")
