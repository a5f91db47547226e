"""An expert's advice shines where it can be followed: on the board as well."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

PATIENCE = 120_000  # milliseconds: the expert thinks
BETWEEN = 3_100  # milliseconds that the server wants between two questions
MOST_QUESTIONS = 40
BULB = "thing => getComputedStyle(thing, '::after').content"


def may_ask(person: Person) -> bool:
    """It is my question, and the board has something to answer it with."""
    on_board = person.page.locator(".board [data-keys]:not([data-keys='']):visible")
    return bool(on_board.count() and person.page.locator(".prompt .ask").count())


def advised_on_the_board(person: Person) -> bool:
    person.page.wait_for_timeout(BETWEEN)
    if not may_ask(person):
        return False
    person.page.locator(".prompt .ask").click()
    person.page.wait_for_selector(".prompt .hint, .prompt .waiting, dialog .ending", timeout=PATIENCE)
    return person.page.locator(".board .advised:visible").count() > 0


@pytest.mark.parametrize("game", ["baba", "bunny", "badass", "seizh"])
def test_advice_shines_on_the_board(company: Company, game: str) -> None:
    person = company.person("fr", Size.LAPTOP, level="normal", reduced_motion="reduce")
    person.play_against_bots(game)
    for _ in range(MOST_QUESTIONS):
        person.await_something()
        if person.ended.count():
            person.play_against_bots(game)
        elif may_ask(person) and advised_on_the_board(person):
            break
        else:
            person.try_to_move()
    advised = person.page.locator(".board .advised").first
    expect(advised).to_be_visible()
    assert "💡" in advised.evaluate(BULB)  # a sign, not only a colour
    person.keep_picture(f"hint-{game}")
    person.check_accessible()
