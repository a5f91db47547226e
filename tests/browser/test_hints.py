"""An expert's advice shines where it can be followed: on the board as well."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLateError
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

PATIENCE = 120_000  # milliseconds: the expert thinks
A_TOUCH = 2_000  # milliseconds
MOST_QUESTIONS = 40
BULB = "thing => getComputedStyle(thing, '::after').maskImage"


def may_ask(person: Person) -> bool:
    """It is my question, and the board has something to answer it with."""
    on_board = person.page.locator(".board [data-keys]:not([data-keys='']):visible")
    return bool(on_board.count() and person.page.locator(".prompt .ask").count())


def advised_on_the_board(person: Person) -> bool:
    with suppress(TooLateError):  # the table may move on before we have asked
        person.page.locator(".prompt .ask").click(timeout=A_TOUCH)
        person.page.wait_for_selector(".prompt .hint, .prompt .waiting, .toast, dialog .ending", timeout=PATIENCE)
    return person.page.locator(".board .advised:visible").count() > 0


def sit_down(person: Person, game: str) -> None:
    """At a table with two bots; at Seizh's one is asked in turn, for a race leaves no time for advice."""
    person.open_table(game, 3, **({"tempo": "turns"} if game == "seizh" else {}))
    person.page.locator(".start").click()


@pytest.mark.parametrize("game", ["baba", "bunny", "badass", "seizh"])
def test_advice_shines_on_the_board(company: Company, game: str) -> None:
    person = company.person("fr", Size.LAPTOP, level="normal", reduced_motion="reduce")
    sit_down(person, game)
    for _ in range(MOST_QUESTIONS):
        person.await_something()
        if person.ended.count():
            sit_down(person, game)
        elif may_ask(person) and advised_on_the_board(person):
            break
        else:
            person.try_to_move()
    advised = person.page.locator(".board .advised").first
    expect(advised).to_be_visible()
    expect(person.page.locator(".values li, .prompt .hint").last).to_be_attached()
    assert "bulb" in advised.evaluate(BULB)  # a sign, not only a colour
    person.keep_picture(f"hint-{game}")
    person.check_accessible()
