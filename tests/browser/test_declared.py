"""Boards that a package declares, drawn by the page without a line of code of theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Company, quick_server
from tests.browser.person import Person, Size
from tests.browser.shown import PROBE, Window

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which both examples are brought."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TABLEE_GAMES", f"{EXAMPLES / 'masques/masques'}:{EXAMPLES / 'nenuphars/nenuphars'}")
        with quick_server(tmp_path_factory.mktemp("declared")) as (where, _):
            yield where


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Company]:
    yield Company(browser, address)
    for context in browser.contexts:
        context.close()


def complaints(person: Person) -> list[str]:
    """What somebody would complain of at a phone, upright and lying, and at a laptop."""
    found = []
    for window in (Window(390, 844), Window(844, 390), Window(1366, 657, touch=False)):
        person.page.set_viewport_size({"width": window.width, "height": window.height})
        asked = {"touch": window.touch, "scrolls": False, "awaited": []}
        found += [f"{window}: {it}" for it in person.page.evaluate(PROBE, asked)]
    return found


def test_hidden_cards_are_played_to_the_end(guests: Company) -> None:
    person = guests.person("fr", reduced_motion="reduce", bypass_csp=True)
    person.play_against_bots("masques")
    person.check_accessible()
    assert complaints(person) == []
    expect(person.page.locator("[data-field=front] .one").first).to_be_visible()
    person.play_to_the_end()
    expect(person.ended).to_be_visible()


def test_a_card_is_planted_where_the_pond_is_touched(guests: Company) -> None:
    person = guests.person("en", Size.LAPTOP, reduced_motion="reduce", bypass_csp=True)
    person.play_against_bots("nenuphars")
    person.check_accessible()
    assert complaints(person) == []
    page = person.page
    expect(page.locator("[data-field=cells] .cell")).to_have_count(25)
    expect(page.locator("[data-field=steps] .marker").first).to_be_visible()
    person.playable.first.click()
    cell = page.locator("[data-field=cells] .cell.alive").first
    where = cell.get_attribute("data-drop") or ""
    cell.click()
    planted = page.locator(f"[data-field=cells] .cell[data-drop='{where}'] .sign img")
    expect(planted).to_be_visible()
