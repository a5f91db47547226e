"""One line always in sight: what I am after and whose turn it is, in every window; touched, it tells more."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tablee.games import OURS
from tests.browser.shown import Shown
from tests.browser.situations import situations, tables
from tests.browser.test_windows import WINDOWS

LINE = """() => [...document.querySelectorAll('button.aim')].filter((it) => it.checkVisibility()).map((it) => {
    const [what, turn] = it.children;
    const box = it.getBoundingClientRect();
    const whole = what.scrollWidth <= what.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 1;
    const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0;
    return { what: what.textContent, turn: turn?.textContent ?? '', whole, inside, low: box.bottom - innerHeight };
})"""


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Shown]:
    page = Shown(browser)
    yield page
    page.context.close()
    assert page.said == []


@pytest.mark.parametrize("game", OURS)
def test_the_aim_and_the_turn_are_seen_whole_in_every_window(shown: Shown, game: str) -> None:
    situation = next(it for it in situations(game, *tables(game)[2]) if it.kind.endswith("mine"))
    shown.show(situation)
    for window in WINDOWS:
        shown.fit(window)
        shown.settle()
        lines = shown.page.evaluate(LINE)
        assert len(lines) == 1, f"{window}: {lines}"
        [line] = lines
        assert line["whole"], f"{window}: {line}"
        assert line["inside"], f"{window}: {line}"
        assert line["low"] <= 0 or window.letters > 100, f"{window}: {line}"
        assert line["what"], window
        assert line["turn"] in ("À toi de jouer", "Chacun répond"), f"{window}: {line}"


def test_touching_the_aim_tells_more(shown: Shown) -> None:
    shown.show(next(it for it in situations("boom", *tables("boom")[2]) if it.kind == "card_to_play-mine"))
    shown.page.set_viewport_size({"width": 390, "height": 664})
    shown.page.locator("button.aim:visible").click()
    dialog = shown.page.get_by_role("dialog")
    expect(dialog.locator(".more .card")).to_have_count(1)
    rules = dialog.get_by_role("link", name="Règles")
    expect(rules).to_have_attribute("href", "/#rules/boom/x")  # the cards of this table, which may be one's own
    expect(dialog).to_contain_text("Les Pâtissiers veulent le sortir entier")
    shown.page.keyboard.press("Escape")


def test_a_reaction_names_its_cause(shown: Shown) -> None:
    shown.show(next(it for it in situations("boom", *tables("boom")[2]) if it.kind == "reaction-mine"))
    assert "Chaleur" in shown.page.locator(".prompt .question").inner_text()
