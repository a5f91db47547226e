"""What the table offers besides moves: advice, pauses, a rematch, dragging, sounds that stay off."""

from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size


def in_the_menu(person: Person, words: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=words).click()


def test_a_bot_gives_advice(company: Company) -> None:
    person = company.person()
    person.sit_down_to_play("boom")
    in_the_menu(person, "Demander conseil")
    expect(person.page.locator(".prompt .hint")).to_contain_text("Conseil")


def test_the_host_can_pause(company: Company) -> None:
    person = company.person()
    person.play_against_bots("boom")
    person.await_something()
    in_the_menu(person, "Pause")
    expect(person.page.locator(".prompt")).to_contain_text("en pause")
    expect(person.choices).to_have_count(0)
    in_the_menu(person, "Reprendre")
    person.await_something()


def test_a_rematch_keeps_the_seat(company: Company) -> None:
    person = company.person(reduced_motion="reduce")
    person.play_against_bots("boom")
    person.play_to_the_end()
    before = person.page.url
    person.page.get_by_role("button", name="Revanche").click()
    expect(person.page).not_to_have_url(before)
    expect(person.page.locator(".lobby, .prompt").first).to_be_visible()
    expect(person.page.get_by_text("Tu regardes la partie.")).to_have_count(0)


def test_a_card_can_be_dragged_onto_the_table(company: Company) -> None:
    person = company.person(size=Size.LAPTOP)
    person.sit_down_to_play("boom")
    person.playable.first.drag_to(person.page.locator(".board"))
    played = person.page.locator(".stack li, .prompt .choices [data-key]").first
    expect(played).to_be_visible()  # played at once, or asking whom it is for


def test_sounds_are_off_until_switched_on(company: Company) -> None:
    person = company.person(size=Size.LAPTOP)
    person.play_against_bots("boom")
    switch = person.page.get_by_role("button", name="Sons")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert not any("ZzFX" in url for url in company.asked)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
