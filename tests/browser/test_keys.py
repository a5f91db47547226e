"""Without a mouse: whole games by keys alone, few stops from the table to a move, the keys listed under "?"."""

import random
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLateError

from tablee.games import OURS
from tests.browser.conftest import Company
from tests.browser.person import PATIENCE, Person, Size
from tests.browser.shown import Shown
from tests.browser.situations import situations

FEW = 4.0  # keys for a move, on average
MOST_KEYS = 3000
FURTHEST = 4  # steps away from the first that can be used
FOCUS = """() => {
  const it = document.activeElement;
  return it.matches('main') ? 'table' : it.closest('.prompt') ? 'choice' : it.matches('body') ? 'nowhere' : 'thing';
}"""


@dataclass
class Fingers:
    """Somebody who has no mouse."""

    person: Person
    dice: random.Random = field(default_factory=lambda: random.Random(3))
    pressed: int = 0
    moves: int = 0

    def press(self, key: str) -> None:
        self.pressed += 1
        assert self.pressed < MOST_KEYS, "no game takes so many keys"
        self.person.page.keyboard.press(key)

    def move(self) -> None:
        """One thing that can be used, and what to do with it."""
        before = self.person.version
        moved = f".play:not([data-version='{before}'])"
        for _ in range(self.dice.randrange(1, FURTHEST)):
            self.press("ArrowRight")
        self.press("Enter")
        if self.person.version == before and self.person.page.evaluate(FOCUS) == "choice":
            self.press("Enter")
        with suppress(TooLateError):  # a card that was put back moves nothing
            self.person.page.wait_for_selector(moved, timeout=PATIENCE, state="attached")
            self.moves += 1

    def play_to_the_end(self) -> None:
        over = self.person.page.locator(".climax, dialog .ending")
        while not over.count():
            self.person.await_something()
            if not over.count():
                assert self.person.page.evaluate(FOCUS) != "nowhere", "the focus is never lost"
                self.move()
        expect(self.person.ended).to_be_visible()


@pytest.mark.parametrize(
    "game", [game if game == "boom" else pytest.param(game, marks=pytest.mark.long) for game in OURS]
)
def test_a_whole_game_by_keys(company: Company, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    person = company.person(size=Size.LAPTOP, reduced_motion="reduce")
    person.begin(game)
    person.await_something()
    fingers = Fingers(person)
    fingers.play_to_the_end()
    stops = fingers.pressed / max(1, fingers.moves)
    with capsys.disabled():
        print(f"\n{game} by keys: {fingers.pressed} keys, {fingers.moves} moves, {stops:.1f} each")
    assert fingers.moves == 0 or stops <= FEW


@pytest.mark.parametrize("fate", ["remove()", "closest('.choices').classList.add('hidden')"], ids=["gone", "hidden"])
def test_when_what_had_the_focus_is_gone_the_table_has_it(browser: Browser, fate: str) -> None:
    shown = Shown(browser)
    shown.show(next(it for it in situations("boom", 4, 0) if it.kind == "reaction-mine"))
    shown.page.add_style_tag(content=".hidden { display: none !important }")
    shown.page.locator(".prompt .choices [data-key]").first.focus()
    assert shown.page.evaluate(FOCUS) == "choice"
    shown.page.evaluate(f"document.activeElement.{fate}")
    expect(shown.page.locator("main.play")).to_be_focused(timeout=2_000)
    shown.context.close()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_keys_are_listed(company: Company, lang: str) -> None:
    person = company.person(lang, Size.LAPTOP, reduced_motion="reduce")
    person.play_against_bots("boom")
    keys = person.page.keyboard
    keys.press("?")
    listed = person.page.get_by_role("dialog")
    expect(listed.get_by_role("heading")).to_have_text({"fr": "Raccourcis clavier", "en": "Keyboard shortcuts"}[lang])
    assert "M" in listed.locator("kbd").all_inner_texts()
    person.check_accessible()
    keys.press("Escape")
    expect(listed).to_have_count(0)
    keys.press("c")
    expect(person.page.locator(".side .tabs [aria-pressed=true]")).to_have_text(
        {"fr": "Discussion", "en": "Chat"}[lang]
    )
    keys.press("m")
    expect(person.page.get_by_role("dialog").get_by_text("?", exact=True)).to_be_visible()


def test_who_writes_presses_no_shortcut(company: Company) -> None:
    person = company.person(size=Size.LAPTOP, reduced_motion="reduce")
    person.sit_down_to_play("boom")  # nobody else moves while we write
    person.page.keyboard.press("c")
    seen, line = person.version, person.page.locator(".side input")
    line.press_sequentially("m1?lh")
    expect(line).to_have_value("m1?lh")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert person.version == seen
