"""Film strips of every end, to be looked at: `python -m tests.browser.strips [GAME…]` writes them to `artefacts`.

The page is held at shares of its time, so a strip is the same on every machine.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tablee.games import OURS
from tests.browser.shown import Shown, Window
from tests.browser.situations import situations
from tests.browser.test_climax import ENDINGS
from tools import chromium

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts"
WINDOW = Window(390, 664)
SEATS, SHOWN = 4, 300  # players; pixels of a picture's breadth
MOMENTS = (0, 400, 800, 1200, 1700, 2300)  # milliseconds
LATE = 5000
HOLD = """(at) => document.getAnimations().forEach((it) => { it.pause(); it.currentTime = at; })"""


def strip(browser: Browser, game: str, ending: str) -> list[bytes]:
    """One end, moment by moment, and its result."""
    page = Shown(browser, still=False)
    page.page.clock.install()
    page.fit(WINDOW)
    page.show(next(it for it in situations(game, SEATS, 0) if it.kind != "over"))
    page.page.clock.pause_at(page.page.evaluate("Date.now() + 1000"))
    page.end(ending, [0, 2], [12, 7, 12, 3])
    page.page.locator(".climax").wait_for()
    taken = []
    for at in MOMENTS:
        page.page.evaluate(HOLD, at)
        taken.append(page.page.screenshot(type="jpeg", quality=70))
    page.page.clock.run_for(MOMENTS[-1] + 300)
    page.page.locator("dialog .ending").wait_for()
    page.page.evaluate(HOLD, LATE)
    taken.append(page.page.screenshot(type="jpeg", quality=70))
    page.context.close()
    return taken


def sheet(browser: Browser, rows: dict[str, list[bytes]], file: Path) -> None:
    """All of them below each other."""
    shown = "".join(
        f"<p>{name}</p>" + "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(it).decode()}">' for it in row)
        for name, row in rows.items()
    )
    page = browser.new_page(viewport={"width": (SHOWN + 12) * (len(MOMENTS) + 1), "height": 400})
    page.set_content(f"<style>img {{ width: {SHOWN}px; margin: 0 6px 0 0 }} p {{ margin: 4px }}</style>{shown}")
    page.screenshot(path=file, full_page=True)
    page.close()


def main(games: list[str]) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        for game in games:
            rows = {end: strip(browser, game, end) for one, end in ENDINGS if one == game}
            sheet(browser, rows, ARTEFACTS / f"strip-{game}.png")


if __name__ == "__main__":
    main(sys.argv[1:] or list(OURS))
