"""Standing answers in the page: let it be until my turn, and a move prepared while others think."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person


def test_reactions_are_let_be_until_my_turn_by_one_tap(company: Company) -> None:
    person = company.person("fr")
    person.play_against_bots("boom")
    until = person.page.get_by_role("button", name="Jusqu’à mon tour")
    while not until.count() and not person.ended.count():
        person.move_once()
        person.await_something()
    expect(person.page.get_by_role("button", name="Toujours", exact=True)).to_be_visible()
    person.check_accessible()
    person.keep_picture("standing-fr")
    until.click()
    # Until one is asked alone, or the game is over, nothing more is asked.
    expect(
        person.page.locator(".prompt .choices [data-key*=let_it_be], .prompt .choices [data-key*=believe]")
    ).to_have_count(0)
    person.await_something()
    expect(until).to_have_count(0)


def test_a_prepared_move_is_played_at_my_turn(company: Company) -> None:
    """Two people: while the other thinks, what one could do at the last turn is prepared."""
    host, guest = company.person("fr"), company.person("fr")
    link = host.invite("boom")
    guest.join(link, "Oscar")
    host.page.get_by_role("button", name=re.compile("Commencer")).click()
    people = [host, guest]
    prepare = "Préparer mon prochain coup"
    for _ in range(60):
        ready = [one for one in people if one.page.get_by_text(prepare).count()]
        if ready:
            break
        step(people)
    me = ready[0]
    me.page.get_by_text(prepare).click()
    me.keep_picture("prepared-fr")
    me.page.locator(".prepare .choices button").first.click()
    expect(me.page.get_by_text("Ton coup est prêt")).to_be_visible()
    me.page.get_by_role("button", name="Annuler").click()
    expect(me.page.get_by_text(prepare)).to_be_visible()


def step(people: list[Person]) -> None:
    for one in people:
        if one.choices.count() + one.playable.count():
            one.move_once()
            return
    people[0].page.wait_for_timeout(100)
