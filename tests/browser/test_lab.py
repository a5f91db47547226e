"""The lab in the browser: a comparison is started, watched, stopped and read."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Company
from tests.browser.person import Size

PATIENCE = 180_000  # ms: a run gives way to everything else


def begin(page: Page, game: str = "boom") -> None:
    page.goto(f"/#lab/{game}")
    page.get_by_role("combobox", name=re.compile("^Robots")).select_option("random")
    page.get_by_role("group", name="B").get_by_role("slider", name="cartes en main", exact=True).fill("3")
    page.get_by_role("button", name="Lancer les parties").click()


def width(row: Locator) -> float:
    """How wide an interval is, as the page says it."""
    low, high = re.findall(r"[+-]?\d+,\d", row.locator(".ends").inner_text())
    return float(high.replace(",", ".")) - float(low.replace(",", "."))


def narrows(row: Locator, first: float) -> bool:
    """Whether an interval becomes narrower than it was; a few more games may first widen it."""
    for _ in range(PATIENCE // 500):
        if width(row) < first:
            return True
        row.page.wait_for_timeout(500)
    return False


@pytest.mark.parametrize("size", Size)
def test_a_comparison_settles_and_its_report_opens(company: Company, size: Size) -> None:
    person = company.person("fr", size)
    page = person.page
    begin(page)
    row = page.locator("#results").get_by_role("button", name=re.compile("^manches"))
    expect(row).to_be_visible(timeout=PATIENCE)
    seen = row.locator(".ends").inner_text()
    first, games = width(row), page.locator(".played")
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name=re.compile("^manches"))).to_be_visible()
    expect(games).to_have_text(re.compile(r"^(\d[\d\s]*\d{2}|[4-9]\d) parties · Graine \d+$"), timeout=PATIENCE)
    ends = row.locator(".ends")
    expect(ends).not_to_have_text(seen, timeout=PATIENCE)
    assert narrows(row, first)
    page.get_by_role("button", name="Arrêter").click()
    expect(page.get_by_role("heading", name="Arrêté")).to_be_visible()
    person.check_accessible()
    person.keep_picture("lab")
    page.get_by_role("button", name="Écrire le rapport").click()
    opened = page.get_by_role("link", name="Ouvrir le rapport")
    opened.wait_for(timeout=PATIENCE)
    with page.context.expect_page() as tab:
        opened.click()
    report = tab.value
    expect(report.get_by_role("heading", level=1)).to_contain_text("qu’est-ce que ça change")
    report.locator("figure button.row").first.click()
    expect(report.locator("#replay-step")).to_contain_text("Coup 0 sur")


def test_a_run_goes_on_after_a_reload_and_belongs_to_this_browser(company: Company) -> None:
    page = company.person("fr").page
    begin(page)
    expect(page.get_by_role("heading", name=re.compile("se jouent|attend"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("se jouent|attend"))).to_be_visible()
    other = company.person("fr").page
    other.goto("/#lab/boom")
    expect(other.get_by_role("button", name="Lancer les parties")).to_be_enabled()
    expect(other.locator("#results")).to_have_count(0)
    page.get_by_role("button", name="Arrêter").click()
    expect(page.get_by_role("heading", name="Arrêté")).to_be_visible()


def test_the_promises_of_the_book_are_checked(company: Company) -> None:
    page = company.person("en", Size.LAPTOP).page
    page.goto("/#lab/boom")
    page.get_by_role("combobox", name=re.compile("^Question")).select_option("claims")
    expect(page.locator("fieldset")).to_have_count(1)
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("heading", name="Cupcake: 90% success promised")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()


def test_what_cannot_be_played_is_said(company: Company) -> None:
    page = company.person("fr").page
    page.goto("/#lab/bunny")
    expect(page.get_by_role("combobox", name=re.compile("^Question")).locator("option")).to_have_text(
        ["Comparer deux réglages", "Un dossier pour un éditeur"]
    )
    page.get_by_role("button", name="Lancer les parties").click()
    expect(page.get_by_text("Les deux côtés sont pareils")).to_be_visible()
    company.complaints.clear()  # the browser itself notes that the answer was 400
