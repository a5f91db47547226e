"""How far it is to the first move: taps from the first page, and from a friend's link."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person

TO_THE_TABLE, TO_MOVE = 2, 2  # a game and "play"; a card and what to do with it
A_WHILE = 20_000  # milliseconds: the table waits, however busy the machine is
TAPS = "addEventListener('click', (it) => it.isTrusted && (window.taps = (window.taps ?? 0) + 1), true)"


def taps(person: Person) -> int:
    return int(person.page.evaluate("window.taps ?? 0"))


@pytest.mark.parametrize("game", ["boom", "bunny"])
def test_from_the_first_page_to_a_move(company: Company, game: str) -> None:
    person = company.person()
    person.page.add_init_script(TAPS)
    person.begin(game)
    person.await_something()
    assert taps(person) <= TO_THE_TABLE
    before, version = taps(person), person.version
    person.move_once(A_WHILE)
    assert person.version > version
    assert taps(person) - before <= TO_MOVE


def test_from_a_friend_s_link_to_the_table(company: Company) -> None:
    host, guest = company.person(), company.person("en")
    link = host.invite("boom")
    guest.page.add_init_script(TAPS)
    guest.page.goto(link)
    guest.page.get_by_label("Your name").press_sequentially("Yuna")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".lobby")).to_be_visible()
    host.page.locator(".start").click()
    guest.await_something()
    assert taps(guest) <= 1
