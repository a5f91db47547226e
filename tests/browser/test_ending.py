"""The result: ranked, with the reason in one sentence, winners celebrated, and a picture of it to send."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import COMPLAINTS
from tests.browser.shown import Shown, Window
from tests.browser.situations import situations

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def ended(browser: Browser) -> Iterator[Shown]:
    """Four at a table whose second has won with the fewest of all."""
    page = Shown(browser)
    page.fit(Window(390, 844))
    page.show(next(it for it in situations("bunny", 4, 0) if it.kind != "over"))
    page.end("pile_empty", [1], [44, 42, 67, 53])
    page.page.locator(".climax .skip, dialog .ending").first.click()  # it ends by itself too
    yield page
    page.context.close()


def test_the_result_is_ranked_and_says_why(ended: Shown) -> None:
    result = ended.page.locator("dialog")
    expect(result.locator(".ending")).to_have_text("Fin de partie : pile_empty.")
    expect(result.locator("li .place")).to_have_text(["1", "2", "3", "4"])
    expect(result.locator("li .points")).to_have_text(["42 points", "44 points", "53 points", "67 points"])
    expect(result.locator("li.won")).to_have_count(1)
    expect(result.locator("li:first-child.won")).to_have_count(1)


def test_a_picture_of_it_can_be_sent(ended: Shown) -> None:
    with ended.page.expect_download() as download:
        ended.page.get_by_role("button", name="Image à envoyer").click()
    ARTEFACTS.mkdir(exist_ok=True)
    kept = ARTEFACTS / "result.png"
    download.value.save_as(kept)
    drawn = kept.read_bytes()
    assert drawn.startswith(PNG)
    assert struct.unpack(">II", drawn[16:24]) == (1080, 330 + 4 * 118 + 96)
    assert len(drawn) > 30_000, "faces, names and points take their room"
    assert download.value.suggested_filename == "tablee-resultat.png"


@pytest.mark.parametrize(("hour", "sounds"), [(12, "true"), (23, "false"), (3, "false")])
def test_sounds_are_on_by_day_and_their_switch_is_in_sight(browser: Browser, hour: int, sounds: str) -> None:
    page = Shown(browser)
    page.page.clock.set_fixed_time(f"2026-11-18T{hour:02}:00:00")
    page.fit(Window(320, 560))
    page.show(situations("bunny", 4, 0)[0])
    switch = page.page.get_by_role("button", name="Sons", exact=True)
    expect(switch).to_have_attribute("aria-pressed", sounds)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", {"true": "false", "false": "true"}[sounds])
    page.context.close()


def test_a_complaint_of_any_page_is_heard(browser: Browser) -> None:
    """The judge of every test of this folder: whatever a console says, whoever opened the page."""
    page = browser.new_context().new_page()
    page.evaluate("console.warn('planted')")
    page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    for _ in range(400):
        if len(COMPLAINTS) < 2:
            page.wait_for_timeout(50)
    heard = list(COMPLAINTS)
    COMPLAINTS.clear()
    page.context.close()
    assert heard[0] == "planted"
    assert "thrown" in heard[1]
