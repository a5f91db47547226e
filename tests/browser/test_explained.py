"""Whatever lies on the table says what it is when it is touched: cards large, signs in words."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tablee.games import OURS
from tests.browser.person import PATIENCE
from tests.browser.shown import Shown, Window
from tests.browser.situations import situations

# Things that do nothing, one of each look, with where a finger meets them.
LYING = """() => {
  const met = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const on = document.elementFromPoint(x, y);
    return width > 8 && it.contains(on) && !on.closest('button, a, summary') ? { x, y } : null;
  };
  const looks = new Map();
  for (const it of document.querySelectorAll('.play :is([data-card], [title], [role=img][aria-label])'))
    if (met(it)) looks.set(it.className, { ...met(it), card: 'card' in it.dataset, look: it.className });
  return [...looks.values()];
}"""


def put_away(page: Page) -> None:
    """Whatever was told; it goes by itself too."""
    told = page.locator(".toast")
    while told.count():
        with suppress(TooLateError):
            told.first.click(timeout=PATIENCE)


@pytest.mark.parametrize("game", OURS)
def test_what_lies_about_says_what_it_is(browser: Browser, game: str) -> None:
    page = Shown(browser)
    page.fit(Window(1366, 900, touch=False))
    for situation in situations(game, 4, 0)[:3]:
        page.show(situation)
        page.settle()
        lying = page.page.evaluate(LYING)
        for look in [thing["look"] for thing in lying]:
            thing = next(it for it in page.page.evaluate(LYING) if it["look"] == look)  # where it lies by now
            page.page.mouse.click(thing["x"], thing["y"])
            told = page.page.locator("dialog .looked p" if thing["card"] else ".toast").first
            expect(told).not_to_be_empty()
            page.page.keyboard.press("Escape")
            put_away(page.page)
            expect(page.page.locator("dialog .looked, .toast")).to_have_count(0)
    print(f"\n{game}: {[thing['look'] for thing in lying]}")
    page.context.close()
