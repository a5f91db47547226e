"""The pace of a new table: no clock, a clock with a reserve, or days."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size


def clocks_sent(person: Person) -> Any:
    """Open the table; what the server was told about its clocks."""
    with person.page.expect_request(lambda asked: asked.method == "POST") as request:
        person.page.get_by_role("button", name="Inviter des amis").click()
    expect(person.page.locator(".lobby")).to_be_visible()
    return (request.value.post_data_json or {})["clocks"]


def chooses_a_game(company: Company, size: Size = Size.PHONE) -> Person:
    person = company.person("fr", size, reduced_motion="reduce")
    person.home()
    person.choose("boom")
    return person


def test_unless_asked_for_there_is_no_clock(company: Company) -> None:
    person = chooses_a_game(company)
    expect(person.page.get_by_role("radio", name="Sans montre")).to_be_checked()
    assert clocks_sent(person) == {"reaction": 0, "away": 120}
    expect(person.page.locator(".pace")).to_have_count(0)


@pytest.mark.parametrize("size", Size)
def test_a_clock_with_a_reserve(company: Company, size: Size) -> None:
    person = chooses_a_game(company, size)
    person.page.get_by_role("radio", name="À la montre").check()
    person.page.get_by_label("Temps par coup").select_option("1 min")
    person.page.get_by_label("Réserve").select_option("5 min")
    person.page.get_by_text("Autres réglages").click()
    person.page.get_by_label("Temps pour réagir").select_option("40 s")
    person.page.get_by_label("Un robot joue pour les absents").select_option("jamais")
    person.check_accessible()
    person.keep_picture("new-clock-fr")
    assert clocks_sent(person) == {"move": 60, "bank": 300, "reaction": 40, "away": 0}
    expect(person.page.locator(".pace")).to_have_text("1 min par coup, 5 min en réserve")
    person.check_accessible()


def test_a_game_over_days_hurries_nobody(company: Company) -> None:
    person = chooses_a_game(company)
    person.page.get_by_role("radio", name="Sans montre").focus()
    for _ in range(2):
        person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_role("radio", name="Au fil des jours")).to_be_checked()
    person.page.get_by_label("Temps par coup").select_option("2 jours")
    person.page.get_by_text("Autres réglages").click()
    expect(person.page.get_by_label("Temps pour réagir")).to_have_count(0)
    person.check_accessible()
    assert clocks_sent(person) == {"move": 172800, "away": 0}
    expect(person.page.locator(".pace")).to_have_text("2 jours par coup")
