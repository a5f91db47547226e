"""Every day: a puzzle is tried and explained, and the deal is played once."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

GAMES = ("baba", "badass", "boom", "bunny", "seizh")


def choose_something(person: Person) -> None:
    """As a player would: touch what may be touched until the move is made."""
    verdict = person.page.locator(".verdict")
    while not verdict.count():
        person.try_to_move()


@pytest.mark.parametrize(("game", "lang", "size"), [("boom", "fr", Size.PHONE), ("bunny", "en", Size.LAPTOP)])
def test_a_puzzle_is_tried_and_explained(company: Company, game: str, lang: str, size: Size) -> None:
    person = company.person(lang, size, reduced_motion="reduce")
    page = person.page
    page.goto("/#club")
    link = page.get_by_role("link", name="Problème" if lang == "fr" else "Puzzle").filter(
        has_text="Boom Badaboom" if game == "boom" else "Bunny Boom"
    )
    link.first.click()
    expect(page.locator(".prompt .question")).to_be_visible()
    person.keep_picture(f"puzzle-{game}")
    person.check_accessible()
    choose_something(person)
    expect(page.get_by_role("status").filter(has_text="meilleur" if lang == "fr" else "best")).to_be_visible()
    page.locator(".verdict .button.main").click()
    expect(page.get_by_role("dialog").locator("ol .best")).to_be_visible()
    expect(page.get_by_role("dialog").locator("small").first).to_contain_text("?")
    person.keep_picture(f"puzzle-{game}-why")
    person.check_accessible()
    page.keyboard.press("Escape")
    page.locator(".verdict .button").last.click()
    expect(
        page.get_by_role("link", name="Résolu" if lang == "fr" else "Solved").or_(
            page.get_by_role("link", name="Essayé" if lang == "fr" else "Tried")
        )
    ).to_have_count(1)
    person.check_accessible()
    person.keep_picture(f"daily-{lang}")


def test_the_deal_is_played_once_and_stands_in_the_table(company: Company) -> None:
    person = company.person("fr", Size.PHONE, reduced_motion="reduce")
    page = person.page
    page.goto("/#deal/boom")
    page.get_by_label("Prénom").fill("Enora")
    page.get_by_role("button", name="Jouer la donne").click()
    expect(page.locator(".prompt")).to_be_visible()
    person.play_to_the_end()
    page.get_by_role("button", name="Les résultats du jour").click()
    expect(page.get_by_text("Enora")).to_be_visible()
    expect(page.get_by_role("button", name="Jouer la donne")).to_have_count(0)
    person.keep_picture("deal-results")
    person.check_accessible()
