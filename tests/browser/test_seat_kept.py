"""One's seat: no passing trouble takes it away; a bot keeps it warm for whoever is away."""

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Company
from tests.browser.person import OPEN_TABLE, Person

SECRET = "localStorage.getItem(`tablee.seat.${location.pathname.split('/')[2]}`)"
NO_MEMORY = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('Not here.', 'SecurityError'); },
})"""


class Door:
    """The table's door for one person: the server's, or one that knows nobody."""

    def __init__(self, person: Person) -> None:
        self.shut = False
        person.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.shut:
            goodbye = {"type": "bye", "code": "unknown_secret", "words": "Ce lien n’ouvre rien.", "again": False}
            socket.on_message(lambda _: socket.send(json.dumps(goodbye)))
        else:
            socket.connect_to_server()


def test_a_passing_refusal_does_not_take_the_seat(company: Company) -> None:
    person = company.person("fr")
    door = Door(person)
    person.play_against_bots("boom")
    table = person.page.url
    door.shut = True
    person.page.reload()
    expect(person.page.get_by_role("heading", name="Ce lien n’ouvre rien.")).to_be_visible()
    person.check_accessible()
    person.keep_picture("turned-away-fr")
    person.page.get_by_role("button", name="Accueil").click()
    expect(person.page.locator("[data-game]").first).to_be_visible()
    person.page.goto(table)
    expect(person.page.get_by_role("button", name="Oublier cette place")).to_be_visible()
    door.shut = False
    person.page.get_by_role("button", name="Réessayer").click()
    expect(person.page.locator(".prompt")).to_be_visible()
    expect(person.page.get_by_text("Tu regardes la partie.")).to_have_count(0)


def test_a_seat_can_be_forgotten_and_another_taken(company: Company) -> None:
    host, guest = company.person("fr"), company.person("fr")
    door = Door(guest)
    link = host.invite("boom")
    guest.join(link, "Yuna")
    door.shut = True
    guest.page.goto("/")
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Oublier cette place").click()
    expect(guest.page.locator("form input")).to_be_visible()
    assert guest.page.evaluate(SECRET) is None


def test_whoever_leaves_for_good_has_no_secret_left(company: Company) -> None:
    person = company.person("fr")
    person.play_against_bots("boom")
    table = person.page.url
    person.page.get_by_role("button", name="Quitter la table").click()
    person.page.get_by_role("button", name="Quitter pour de bon").click()
    expect(person.page.locator("[data-game]").first).to_be_visible()
    assert person.page.evaluate(f"localStorage.getItem('tablee.seat.{table.rpartition('/')[2]}')") is None


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(company: Company) -> None:
    host, guest = company.person("fr"), company.person("en")
    host.home()
    soon = {"game": "boom", "name": "Enora", "seats": 2, "clocks": {"away": 1}, "lang": "fr"}
    host.page.goto(host.page.evaluate(OPEN_TABLE, soon))
    guest.join(host.page.locator(".invite input").input_value(), "Tess")
    host.page.locator(".start").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    table, browser = guest.page.url, guest.page.context
    guest.page.close()
    expect(host.page.get_by_text("Un robot joue pour Tess.")).to_be_visible()
    expect(host.page.locator(".seats")).to_contain_text("un robot joue")
    host.check_accessible()
    host.keep_picture("stand-in-fr")

    guest.page = browser.new_page()
    guest.page.goto(table, wait_until="commit")
    expect(host.page.get_by_text("Tess est de retour.")).to_be_visible()  # for five seconds
    expect(guest.page.locator(".hand").first).to_be_attached()
    expect(host.page.locator(".seats")).not_to_contain_text("un robot joue")


def test_a_browser_that_may_not_remember_still_plays(company: Company) -> None:
    host, guest = company.person("fr"), company.person("fr")
    guest.page.add_init_script(NO_MEMORY)
    host.open_table("boom", 3)
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")
    expect(host.page.locator(".lobby")).to_contain_text("Yuna")
    host.page.locator(".start").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.page.get_by_text("Tu regardes la partie.")).to_have_count(0)


@pytest.mark.parametrize("reload", [False, True])
def test_a_seat_whose_answer_was_lost_is_found_again(company: Company, reload: bool) -> None:
    host, guest = company.person("fr"), company.person("fr")
    host.open_table("boom", 2)
    link = host.page.locator(".invite input").input_value()

    def lose_the_answer(asked: Route) -> None:
        asked.fetch()
        asked.abort()

    guest.page.route("**/join", lose_the_answer, times=1)
    guest.page.goto(link)
    guest.page.locator("form input").fill("Yuna")
    guest.page.locator("form button.main").click()
    expect(guest.page.locator(".toast")).to_be_visible()
    expect(host.page.locator(".lobby")).to_contain_text("Yuna")
    if reload:
        guest.page.reload()
    guest.page.locator("form button.main").click()
    expect(guest.page.locator(".lobby")).to_be_visible()
    host.page.locator(".start").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.page.get_by_text("Tu regardes la partie.")).to_have_count(0)
    company.complaints.clear()  # the browser notes the lost answer
