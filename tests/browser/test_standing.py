"""Standing answers and prepared moves: seen, taken back, and done by keys as by fingers."""

from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.conftest import Company
from tests.browser.person import MOST_CLICKS, Person, Size
from tests.browser.test_together import begin_together


def stands(person: Person) -> Locator:
    return person.page.locator(".stands li")


PATIENCE = 2_000  # milliseconds for a touch


def until_shown(wanted: Locator, *people: Person) -> None:
    """Play on until something is shown, at another table where a game ends before that."""
    for _ in range(MOST_CLICKS):
        if wanted.count():
            return
        if people[0].ended.count():
            begin_together(*people)
        for person in people:
            if not wanted.count() and (person.choices.count() or person.playable.count()):
                person.try_to_move()
        people[0].page.wait_for_timeout(40)
    raise AssertionError("it was never shown")


def touch_once_shown(wanted: Locator, *people: Person) -> None:
    """What is there while somebody else thinks may be gone before it is touched: it comes again."""
    for _ in range(MOST_CLICKS):
        until_shown(wanted, *people)
        with suppress(TooLateError):
            wanted.click(timeout=PATIENCE)
            return
    raise AssertionError("it could never be touched")


def test_a_move_is_prepared_while_somebody_else_thinks(company: Company) -> None:
    """By touch in French; what is prepared is seen, taken back, prepared again, and made at one’s turn."""
    host, guest = company.person(), company.person()
    begin_together(host, guest)
    ahead = guest.page.get_by_role("button", name="Préparer mon coup")
    touch_once_shown(ahead, host, guest)
    expect(guest.page.get_by_text("Ton prochain coup")).to_be_visible()
    guest.keep_picture("prepare")
    guest.check_accessible()
    prepare(guest)
    expect(stands(guest)).to_have_count(1)
    expect(stands(guest)).to_contain_text("Prêt")
    guest.keep_picture("prepared")
    guest.check_accessible()
    stands(guest).get_by_role("button").click()
    expect(stands(guest)).to_have_count(0)
    ahead.click()
    prepare(guest)
    expect(stands(guest)).to_have_count(1)
    for _ in range(MOST_CLICKS):
        if not stands(guest).count():
            break
        if host.choices.count() or host.playable.count():
            host.try_to_move()
        elif guest.choices.count():
            guest.choices.first.click()  # a reaction is let be
        guest.page.wait_for_timeout(40)
    expect(stands(guest)).to_have_count(0)


def prepare(person: Person) -> None:
    """A card, and where it is to go if that is to be said."""
    person.playable.first.click()
    if person.page.locator(".hand button[aria-pressed=true]").count():
        person.open_drawers()
        person.choices.first.click()


def test_everything_is_let_be_by_keys(company: Company) -> None:
    """In English without a mouse: more ways to let it be, the whole game, and taken back."""
    person = company.person("en", Size.LAPTOP, reduced_motion="reduce")
    person.play_against_bots("boom")
    rather = person.page.get_by_role("button", name="Let it be more often")
    until_shown(rather, person)
    keys = person.page.keyboard
    for name in ("Let it be more often", "Let everything be"):
        person.page.get_by_role("button", name=name).focus()
        keys.press("Enter")
    expect(stands(person)).to_have_text(["You let everything be"])
    person.keep_picture("let-be")
    person.check_accessible()
    for _ in range(9):
        keys.press("ArrowRight")
        if person.page.evaluate("document.activeElement.closest('.stands') !== null"):
            break
    keys.press("Enter")
    expect(stands(person)).to_have_count(0)
