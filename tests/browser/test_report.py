"""The lab's report in a real browser: bars lead to games that can be replayed; it prints."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tablee.lab.balance.page import balance_page
from tablee.lab.notes import play_notes
from tablee.lab.plan import plan
from tablee.lab.report.page import write


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "page.html"
    what = plan("boom", 3, 6, 1, "random", {})
    write(balance_page(what, play_notes(what, 0, 6), {}, "fr"), path, None)
    return path


def test_a_bar_opens_a_game_that_can_be_replayed(page: Page, report: Path) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(report.as_uri())
    page.locator("figure .row").first.click()
    expect(page.locator("#replay")).to_be_visible()
    page.get_by_role("button", name="Suivant").click()
    expect(page.locator("#replay-step")).to_contain_text("Coup 1 sur")
    expect(page.locator("#replay-who")).to_contain_text("Joueur")
    page.get_by_role("button", name="Fin", exact=True).click()
    expect(page.locator("#replay-told li").first).to_be_visible()
    page.get_by_role("button", name="La plus longue").click()
    expect(page.locator("#replay-step")).to_contain_text("Coup 0 sur")
    assert complaints == []


def test_the_report_is_accessible(page: Page, report: Path) -> None:
    page.goto(report.as_uri())
    expect(page.locator("figure .row").first).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_the_report_prints_on_several_pages(page: Page, report: Path) -> None:
    page.goto(report.as_uri())
    expect(page.locator("figure .row").first).to_be_visible()
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") >= 2
