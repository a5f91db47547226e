"""The lesson of each game, taken to its end by clicks on what shines."""

import pytest
from playwright.sync_api import expect

from tablee import games, lessons
from tablee.games import OURS
from tests.browser.conftest import Company
from tests.browser.learner import Learner
from tests.browser.person import Size


@pytest.mark.parametrize(("game", "lang"), [(game, ("fr", "en")[n % 2]) for n, game in enumerate(OURS)])
def test_a_lesson_to_its_end(company: Company, game: str, lang: str) -> None:
    learner = Learner(company.person(lang, reduced_motion="reduce"))
    learner.begin(game)
    learner.listen()
    learner.person.keep_picture(f"lesson-{game}-{lang}")
    learner.person.check_accessible()
    plan = lessons.lesson(games.game(game))
    assert plan
    assert len(learner.take_the_lesson()) == plan.taught(len(plan.steps))
    expect(learner.over.locator("p")).to_have_text(lessons.words(games.game(game), lang).say("end"))
    learner.person.keep_picture(f"lesson-end-{game}-{lang}")
    learner.person.check_accessible()


def test_another_move_is_answered_with_what_would_be_right(company: Company) -> None:
    learner = Learner(company.person("fr", Size.LAPTOP))
    learner.begin("baba")
    learner.listen()
    learner.page.locator(".prompt .choices [data-key]:not(.wanted)").first.click()
    expect(learner.page.locator(".toast")).to_have_text(lessons.words(games.game("baba"), "fr").say("question.no"))
    learner.do_it()
    assert learner.await_coach()


def test_a_lesson_is_a_tap_away_from_home_rules_and_lobby(company: Company) -> None:
    person = company.person("fr")
    lesson = person.page.get_by_role("link", name="Apprendre en jouant")
    person.home()
    person.choose("bunny")
    lesson.click()
    expect(person.page.locator(".coach")).to_be_visible()
    person.page.goto("/#rules/seizh")
    expect(lesson).to_have_attribute("href", "/#learn/seizh")
    person.invite("badass")
    expect(lesson).to_have_attribute("href", "/#learn/badass")


def test_the_game_goes_on_after_the_lesson(company: Company) -> None:
    learner = Learner(company.person("fr", reduced_motion="reduce"))
    learner.begin("boom")
    learner.take_the_lesson()
    learner.page.get_by_role("button", name="Continuer cette partie").click()
    play = learner.page.locator(".play")
    seen = play.get_attribute("data-version") or ""
    for _ in range(3):  # a busy machine may take longer for a click than we wait
        learner.person.await_something()
        learner.person.try_to_move()
    expect(play).not_to_have_attribute("data-version", seen)
