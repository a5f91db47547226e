"""A designer's path as pictures: change two cards, add a third, measure, play, print.

`python -m tests.browser.designer` walks it on the page as built and writes `docs/pictures/path-*.webp`.
"""

import base64
import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tablee.games import with_cards
from tablee.studio.paper.pdf import HERE, Said, rulebook_said, sheets_said
from tests.browser.conftest import quick_server
from tools import chromium

PICTURES = Path(__file__).resolve().parents[2] / "docs/pictures"
GAME = "badass"
WINDOW = {"width": 1280, "height": 800}
ENOUGH = re.compile(r"^\s*([5-9]\d|\d{3,}|\d+[,.]\d+) games")  # before the lab's answer is shown
PATIENCE = 300_000
SMALLER = """async ([data, kind]) => {
    const image = new Image();
    image.src = `data:image/${kind};base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(960, image.width);
    canvas.height = canvas.width / image.width * image.height;
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.72).split(',')[1];
}"""


class Film:
    """Pictures by their numbers."""

    def __init__(self, browser: Browser) -> None:
        self.cutter = browser.new_page()
        self.count = 0

    def keep(self, name: str, picture: bytes) -> None:
        self.count += 1
        small = self.cutter.evaluate(SMALLER, [base64.b64encode(picture).decode(), "png"])
        (PICTURES / f"path-{self.count}-{name}.webp").write_bytes(base64.b64decode(small))

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(600)  # cards come to rest
        self.keep(name, page.screenshot())


def write(page: Page, label: str, text: str) -> None:
    field = page.get_by_role("dialog").get_by_role("group", name="English").get_by_label(label, exact=True)
    field.fill(text)
    field.press("Tab")


def change(page: Page, film: Film) -> None:
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name=re.compile("The Ninja")).click()
    price = dialog.get_by_role("spinbutton", name="price", exact=True)
    price.fill("1")
    price.press("Tab")
    expect(dialog.locator(".text")).to_contain_text("Pay 1 charge")
    film.take(page, "a-number")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("The Spy")).click()
    write(page, "Name", "The Fox")
    dialog.get_by_text("Picture", exact=True).click()
    dialog.get_by_role("radio", name="fox", exact=True).check(force=True)
    with page.expect_response(lambda answer: "8a3d00" in (answer.request.post_data or "")):
        dialog.locator("input[type=color]").fill("#8a3d00")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("The Fox")
    dialog.locator(".card").first.scroll_into_view_if_needed()
    film.take(page, "a-name")
    page.keyboard.press("Escape")


def add(page: Page, film: Film) -> None:
    page.get_by_role("button", name="Add a card", exact=True).click()
    film.take(page, "effects")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Grenade")).click()
    write(page, "Name", "Damp squib")
    expect(page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text("Damp squib")
    film.take(page, "a-third-card")
    page.keyboard.press("Escape")


def measure(page: Page, film: Film) -> None:
    page.get_by_role("checkbox", name="Measure while I change things").check()
    page.locator("section.lab .answer p", has_text=ENOUGH).wait_for(timeout=PATIENCE)
    film.take(page, "the-lab")
    page.get_by_role("checkbox", name="Measure while I change things").uncheck()


def play(page: Page, film: Film) -> None:
    page.get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(".prompt .choices [data-key]:enabled, .hand button.alive", timeout=PATIENCE)
    film.take(page, "played")


def paper(said: Said, film: Film, name: str, n: int) -> None:
    import typst

    pages: Any = typst.compile(
        said.template, root=HERE, sys_inputs=said.inputs, ignore_system_fonts=True, format="png", ppi=72
    )
    film.keep(name, bytes(pages[n]))


def walk(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="en-GB", viewport=WINDOW)  # type: ignore[arg-type]
    page, film = context.new_page(), Film(browser)
    page.goto(f"/#studio/{GAME}")
    page.locator(".cards li").first.wait_for()
    film.take(page, "the-printed-box")
    change(page, film)
    add(page, film)
    measure(page, film)
    mine = with_cards(GAME, page.evaluate(f"localStorage.getItem('tablee.box.{GAME}')"))
    play(page, film)
    paper(sheets_said(mine, "en", "a4"), film, "sheets", 2)
    paper(rulebook_said(mine, "en", "a4"), film, "rule-book", 0)
    context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as data, quick_server(Path(data)) as (address, _), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        walk(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
