"""The end is seen: played out before its result, skipped by a touch or a key, still for whoever asks."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tablee.games import OURS
from tablee.games import game as game_named
from tablee.kernel.records import start
from tablee.server.table.play import Play
from tests.browser.shown import Shown, Window
from tests.browser.situations import situations

ENDINGS = [
    (game, ending)
    for game in OURS
    for ending in Play(game_named(game), start(game_named(game), 4, 1, {})).g.endings()
    if ending != "none"
]
SHORTEST, LONGEST = 1500, 2500  # milliseconds
IN_SIGHT = """(it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
RUNNING = """document.getAnimations().filter(
  (it) => it.playState === 'running' && it.effect.target.closest('.climax')
).length"""


@pytest.fixture
def at(browser: Browser) -> Iterator[Any]:
    """A page at a table of this game, whose clock stands still."""
    opened: list[Shown] = []

    def sit(game: str, *, still: bool = False) -> Shown:
        page = Shown(browser, still=still)
        opened.append(page)
        page.page.clock.install()
        page.fit(Window(390, 664))
        page.show(next(it for it in situations(game, 4, 0) if it.kind != "over"))
        page.page.clock.pause_at(page.page.evaluate("Date.now() + 1000"))
        return page

    yield sit
    for page in opened:
        page.context.close()
        assert page.said == []


@pytest.mark.parametrize(("game", "ending"), ENDINGS)
def test_an_end_is_played_out_before_its_result(at: Any, game: str, ending: str) -> None:
    page = at(game)
    page.end(ending, [1, 2])
    climax, result = page.page.locator(".climax"), page.page.locator("dialog .ending")
    expect(climax.locator(".ending")).to_have_text(page.page.locator(".foot .over p").inner_text())
    expect(climax.locator(".scene .stage")).to_be_visible()
    assert page.page.evaluate(RUNNING) > 0, "something moves"
    page.page.clock.run_for(SHORTEST - 100)
    expect(climax).to_be_visible()
    expect(result).to_have_count(0)
    page.page.clock.run_for(LONGEST - SHORTEST + 100)
    expect(result).to_be_visible()
    expect(climax).to_have_count(0)


@pytest.mark.parametrize("skip", ["touch", "key"])
@pytest.mark.parametrize("game", OURS)
def test_a_touch_or_a_key_goes_on_at_once(at: Any, game: str, skip: str) -> None:
    page = at(game)
    page.end(dict(ENDINGS)[game], [0])
    expect(page.page.locator(".climax")).to_be_visible()
    if skip == "touch":
        page.page.touchscreen.tap(200, 300)
    else:
        page.page.keyboard.press("Escape")
    expect(page.page.locator("dialog .ending")).to_be_visible()


@pytest.mark.parametrize("game", OURS)
def test_whoever_wants_no_motion_sees_the_end_without_it(at: Any, game: str) -> None:
    page = at(game, still=True)
    page.end(dict(ENDINGS)[game], [0])
    expect(page.page.locator(".climax .scene .stage")).to_be_visible()
    assert page.page.evaluate(RUNNING) == 0
    page.page.clock.run_for(LONGEST)
    expect(page.page.locator("dialog .ending")).to_be_visible()


def test_who_comes_after_the_end_finds_the_result(at: Any) -> None:
    page = at("boom")
    over = next(it for it in situations("boom", 4, 0) if it.kind == "over")
    page.show(over)
    expect(page.page.locator("dialog .ending")).to_be_visible()
    expect(page.page.locator(".climax")).to_have_count(0)


SIZES = [Window(320, 560), Window(390, 844), Window(664, 390), Window(768, 1024), Window(1366, 657, touch=False)]


@pytest.mark.parametrize("game", OURS)
def test_what_is_told_of_the_end_is_in_sight(at: Any, game: str) -> None:
    page = at(game)
    page.end(dict(ENDINGS)[game], [0, 1, 2])
    page.page.clock.run_for(SHORTEST - 100)
    for window in SIZES:
        page.fit(window)
        for part in page.page.locator(".climax :is(.ending, .winners span:not(.face), .skip span)").all():
            assert part.evaluate(IN_SIGHT), (window, part)
