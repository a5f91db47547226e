"""Boom Badaboom played to the end by clicks against bots."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

MOST_HANDS = 25  # in about every second one there is none, or the game ends too soon


@pytest.mark.parametrize(("lang", "size"), [("fr", Size.PHONE), ("en", Size.LAPTOP)])
def test_a_game_to_the_end(company: Company, lang: str, size: Size) -> None:
    person = company.person(lang, size, reduced_motion="reduce")
    person.play_against_bots("boom")
    person.keep_picture(f"boom-{lang}")
    person.check_accessible()
    person.play_to_the_end()
    person.keep_picture(f"boom-end-{lang}")
    expect(person.page.locator("dialog li .card.face")).to_have_count(4)  # every role is shown
    person.check_accessible()


def test_a_card_that_cannot_be_played_says_why(company: Company) -> None:
    person = company.person(reduced_motion="reduce")
    dead = person.page.locator(".hand button:not(.alive)")
    for _ in range(MOST_HANDS):  # until a hand holds a reactive card on one's own turn
        person.play_against_bots("boom")
        if person.awaits_a_card() and dead.count():
            dead.first.click()
            expect(person.page.locator(".refusal")).not_to_be_empty()
            return
    raise AssertionError(f"{MOST_HANDS} hands without a reactive card")


def play_a_turn(person: Person) -> None:
    """And be asked for a card again, at another table if the game ends first: now something has happened."""
    for _ in range(MOST_HANDS):
        person.sit_down_to_play("boom")
        before = person.version
        person.try_to_move()
        if person.awaits_a_card() and person.version > before:
            return
    raise AssertionError(f"{MOST_HANDS} games ended before a second turn")


def test_the_log_says_why(company: Company) -> None:
    person = company.person()
    play_a_turn(person)  # it is our turn: nothing ends the game while we read
    person.page.get_by_role("button", name="Journal", exact=True).click()
    person.page.locator("dialog li.line button").last.click()
    expect(person.page.locator("dialog .why")).not_to_be_empty()
    person.check_accessible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_the_keyboard_is_enough(company: Company) -> None:
    person = company.person(size=Size.LAPTOP)
    person.sit_down_to_play("boom")
    person.playable.first.focus()
    person.page.keyboard.press("Enter")
    person.choices.first.focus()
    key = person.choices.first.get_attribute("data-key")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(f".prompt [data-key='{key}']:enabled")).to_have_count(0)
