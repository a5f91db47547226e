"""What somebody sees who has read no rules: `python -m tests.browser.newcomer FOLDER [LANG [GAME …]]`.

From the first page to their eighth decision at a table with beginners, on a phone, a picture before every touch; they
touch only what can be seen, the first thing that may be touched.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLateError

from tablee.games import OURS
from tests.browser.conftest import quick_server
from tests.browser.sheets import figure, sheet
from tools import chromium

WINDOW = {"width": 390, "height": 664}
DECISIONS, MOST_TOUCHES, A_WHILE = 8, 30, 2_000
SEEN = (".prompt .choices > [data-key]:enabled", ".prompt .pick:enabled", ".board [data-keys]:not([data-keys=''])")
MINE = ".prompt .choices [data-key]:enabled, .hand button.alive, dialog .ending"


def first_seen(page: Page) -> Locator | None:
    """A card once picked is to be used: until then cards come before nothing at all."""
    hand = [] if page.locator(".hand .picked").count() else [".hand button.alive"]
    for what in (*SEEN, *hand):
        found = page.locator(what).locator("visible=true")
        if found.count():
            return found.first
    return None


def path(browser: Browser, address: str, game: str, lang: str) -> Iterator[str]:
    """Every step in words and as a picture."""
    locale = {"fr": "fr-FR", "en": "en-GB"}[lang]
    context = browser.new_context(base_url=address, locale=locale, viewport=WINDOW, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    yield figure(page, "1. the first page")
    page.locator(f"[data-game={game}]").tap()
    yield figure(page, "2. a game is touched")
    page.locator(".begin .button").first.tap()
    decisions, version = 0, ""
    for _ in range(MOST_TOUCHES):
        page.wait_for_selector(MINE, state="attached", timeout=60_000)
        now = page.locator(".play").get_attribute("data-version") or ""
        decisions, version = decisions + (now != version), now
        if decisions > DECISIONS or page.locator("dialog .ending").count():
            break
        yield figure(page, f"{decisions}. decision")
        touched = first_seen(page)
        with suppress(TooLateError):  # somebody else was quicker
            if touched:
                touched.tap(timeout=A_WHILE)
    context.close()


def main(folder: str, lang: str = "fr", *games: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, quick_server(Path(data)) as (address, _), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        for game in games or OURS:
            sheet(browser, path(browser, address, game, lang), Path(folder) / f"{game}-newcomer.{lang}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
