"""What the table offers besides moves: advice, pauses, a rematch, dragging, sounds that stay off."""

from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import OPEN_TABLE, Person, Size

PATIENCE = 120_000  # milliseconds: the expert thinks


def in_the_menu(person: Person, words: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=words).click()


def test_a_bot_gives_advice(company: Company) -> None:
    person = company.person()
    person.sit_down_to_play("boom")
    in_the_menu(person, "Demander conseil")
    expect(person.page.locator(".prompt .hint")).to_contain_text("Conseil", timeout=PATIENCE)


def test_the_host_can_pause(company: Company) -> None:
    person = company.person()
    person.play_against_bots("boom")
    in_the_menu(person, "Pause")
    expect(person.page.locator(".prompt")).to_contain_text("en pause")
    expect(person.choices).to_have_count(0)
    in_the_menu(person, "Reprendre")
    person.await_something()


def test_a_rematch_keeps_the_seat(company: Company) -> None:
    person = company.person(reduced_motion="reduce")
    person.play_against_bots("boom")
    person.hurry_to_the_end()
    before = person.page.url
    person.page.get_by_role("button", name="Revanche").click()
    expect(person.page).not_to_have_url(before)
    expect(person.page.locator(".lobby, .prompt").first).to_be_visible()
    expect(person.page.get_by_text("Tu regardes la partie.")).to_have_count(0)


def test_a_card_can_be_dragged_onto_the_table(company: Company) -> None:
    person = company.person(size=Size.LAPTOP)
    person.sit_down_to_play("boom")
    played = person.page.locator(".side li", has_text="Gourmand joue")
    before = played.count()
    person.playable.first.drag_to(person.page.locator(".board"))
    expect(played.nth(before).or_(person.choices).first).to_be_visible()  # played at once, or asking whom it is for


def choosing_together(company: Company, seconds: int) -> tuple[Person, Person]:
    """Two people who are both asked at once, with so many seconds to answer."""
    host, guest = (company.person(reduced_motion="reduce") for _ in range(2))
    host.home()
    table = {"game": "badass", "name": "Enora", "seats": 3, "clocks": {"reaction": seconds}, "lang": "fr"}
    host.page.goto(host.page.evaluate(OPEN_TABLE, table))
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")
    host.page.locator(".start").click()
    host.await_something()
    guest.await_something()
    return host, guest


def test_a_sealed_choice_can_be_taken_back(company: Company) -> None:
    """While somebody else still chooses, nobody has learned anything."""
    host, _guest = choosing_together(company, 600)
    host.playable.first.click()
    host.choices.first.click()
    expect(host.page.locator(".prompt .waiting")).to_be_visible()
    in_the_menu(host, "Reprendre mon coup")
    expect(host.page.locator(".prompt .question")).to_be_visible()
    expect(host.playable.first).to_be_visible()


def test_a_reaction_has_a_countdown(company: Company) -> None:
    """Everybody has it, and it goes down."""
    for person in choosing_together(company, 90):
        clock = person.page.locator(".prompt [role=timer]")
        seconds = int(clock.inner_text())
        assert seconds <= 90
        expect(clock).not_to_have_text(str(seconds))
        assert int(clock.inner_text()) < seconds


def test_what_cannot_be_used_on_a_board_says_what_it_is(company: Company) -> None:
    person = company.person(reduced_motion="reduce")
    person.sit_down_to_play("badass")
    person.page.locator(".board .poster[aria-disabled=true]").first.click(force=True)
    shown = person.page.get_by_role("dialog")
    expect(shown.locator(".card")).to_be_visible()
    expect(shown.locator(".looked p").first).not_to_be_empty()
    person.check_accessible()


def test_what_happens_is_said_to_whoever_cannot_see_it(company: Company) -> None:
    person = company.person(reduced_motion="reduce")
    person.sit_down_to_play("boom")
    question = person.page.locator(".prompt .question").inner_text()
    expect(person.page.locator("[aria-live=assertive]").first).to_have_text(question)
    person.try_to_move()
    expect(person.page.locator("[role=log][aria-live=polite]")).not_to_be_empty()


def test_at_night_sounds_are_off_until_switched_on(company: Company) -> None:
    person = company.person(size=Size.LAPTOP)
    person.page.add_init_script("Date.prototype.getHours = () => 23")
    person.play_against_bots("boom")
    switch = person.page.get_by_role("button", name="Sons")
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert not any("ZzFX" in url for url in company.asked)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
