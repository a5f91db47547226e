"""The pictures of the README, taken of the real page with recorded tables: `python -m tools.pictures ADDRESS`.

ADDRESS is where the page is shown with `dev.html`, such as http://localhost:5173.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools import chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
MOMENTS = {"boom": 22, "baba": 42, "bunny": 42, "badass": 28, "seizh": 45}  # moves of the recorded tables
WIDTH, HEIGHT = 1440, 900
BAR, GAP = 44, 16  # pixels of the bar above a table, and between a table and its log
SETTLED = 3000  # milliseconds after which cards have come to rest


def take(browser: Browser, address: str, game: str, move: int) -> bytes:
    """The table without the bar that only `dev.html` has, and without the log beside it."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
    page.goto(f"{address.rstrip('/')}/dev.html?game={game}&lang=en&n={move}")
    log = page.locator("section.side").bounding_box()
    page.add_style_tag(content=".bar { visibility: hidden }")
    page.wait_for_timeout(SETTLED)
    width = log["x"] - GAP if log else WIDTH
    clip = {"x": 0, "y": BAR, "width": width, "height": HEIGHT - BAR, "scale": 1}
    wanted = {"format": "webp", "quality": 82, "clip": clip}  # Playwright itself has no WebP
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    page.close()
    return base64.b64decode(taken["data"])


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        for game, move in MOMENTS.items():
            (FOLDER / f"{game}.webp").write_bytes(take(browser, address, game, move))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
