"""The page that the server serves opens in a real browser and is accessible."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def test_the_page_opens_without_errors(page: Page, server: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(server, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tablée")
    assert complaints == []


def test_the_page_is_accessible(page: Page, server: str) -> None:
    page.goto(server)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
