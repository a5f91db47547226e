"""Every window: nothing that can be used or is told is covered, cut, too small or out of sight, whatever is asked.

No server: the page as built is shown every kind of question of every game, and a probe asks what lies on top.
"""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tablee.games import OURS
from tablee.games import game as game_named
from tablee.kernel.records import start
from tablee.server.protocol.parts import Lang
from tablee.server.table.play import Play
from tests.browser.shown import PAGE, Shown, Window
from tests.browser.situations import SPECTATOR, Situation, ended, situations, tables
from tests.browser.test_climax import ENDINGS
from tools.record import record

PHONES = [Window(320, 560), Window(360, 560), Window(390, 664), Window(390, 844), Window(412, 915)]
ACROSS = [Window(667, 375), Window(844, 390), Window(915, 412)]
TABLETS = [Window(768, 1024), Window(1024, 768)]
SCREENS = [Window(*size, touch=False) for size in ((1366, 657), (1440, 900), (1920, 1080), (2560, 1440))]
LARGE_LETTERS = [Window(390, 844, letters=200), Window(1440, 900, touch=False, letters=200)]
WINDOWS = [*PHONES, *ACROSS, *TABLETS, *SCREENS, *LARGE_LETTERS]
FEW = [PHONES[0], PHONES[2], ACROSS[0], TABLETS[0], SCREENS[0], LARGE_LETTERS[0]]
SOME_OR_ALL = pytest.mark.parametrize(
    "windows", [pytest.param(FEW, id="few"), pytest.param(WINDOWS, id="all", marks=pytest.mark.long)]
)


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Shown]:
    page = Shown(browser)
    yield page
    page.context.close()
    assert page.said == []


@pytest.fixture(scope="module")
def shown_in(browser: Browser, shown: Shown) -> Iterator[dict[Lang, Shown]]:
    english = Shown(browser, lang="en")
    yield {"fr": shown, "en": english}
    english.context.close()
    assert english.said == []


def spread(game: str, lang: Lang) -> list[tuple[Situation, Window]]:
    """Every window once, in English a few; few and many players, spectators, kinds of questions and results in turn."""
    few, many = tables(game)[0], tables(game)[2]
    watched = (many[0], SPECTATOR)
    turns = [situations(game, *table, lang) for table in (few, many, watched)]
    cases = []
    for i, window in enumerate(WINDOWS if lang == "fr" else FEW):
        turn = turns[i % len(turns)]
        asked = turn[(i // len(turns)) % len(turn)]
        ends = (i + list(OURS).index(game)) % len(OURS) == 0  # every window sees the result of one game
        cases.append((result(asked) if ends else asked, window))
    return sorted(cases, key=lambda case: str(case[0]))


def result(before: Situation) -> Situation:
    """How this game may end there: half of them have won."""
    ending = next(end for game, end in ENDINGS if game == before.game)
    winners, scores = list(range(0, before.seats, 2)), [37 - seat for seat in range(before.seats)]
    state = msgspec.structs.replace(ended(before, ending, winners, scores), whole=True)
    return replace(before, kind="over", state=state)


@pytest.mark.parametrize("lang", get_args(Lang))
@pytest.mark.parametrize("game", OURS)
def test_every_window_shows_every_game_whole(shown_in: dict[Lang, Shown], game: str, lang: Lang) -> None:
    complaints: list[str] = []
    shown = shown_in[lang]
    for situation, window in spread(game, lang):
        shown.show(situation)
        complaints += shown.at(window)
    assert not complaints, "\n".join(complaints)


@pytest.mark.long
@pytest.mark.parametrize("lang", get_args(Lang))
@pytest.mark.parametrize(
    ("game", "seats", "seat"), [(game, *table) for game in OURS for table in tables(game)], ids=lambda it: str(it)
)
def test_every_question_in_every_window(
    shown_in: dict[Lang, Shown], game: str, seats: int, seat: int, lang: Lang
) -> None:
    complaints: list[str] = []
    shown = shown_in[lang]
    for window, situation in itertools.product(WINDOWS, situations(game, seats, seat, lang)):
        shown.show(situation)
        complaints += shown.at(window)
    assert not complaints, "\n".join(complaints)


def of_kind(game: str, kind: str) -> Situation:
    """Such a question, at a full table."""
    return next(it for it in situations(game, *tables(game)[2]) if it.kind == kind)


@SOME_OR_ALL
@pytest.mark.parametrize("game_and_kind", [("boom", "card_to_play-mine"), ("bunny", "placement-mine")])
def test_it_holds_with_a_card_picked(shown: Shown, game_and_kind: tuple[str, str], windows: list[Window]) -> None:
    shown.show(of_kind(*game_and_kind))
    complaints: list[str] = []
    for window in windows:
        shown.fit(window)
        shown.page.locator(".hand button.alive[aria-pressed=false]").first.press("Enter")
        expect(shown.page.locator(".hand .picked")).to_have_count(1)
        complaints += shown.probe(window)
        shown.page.locator(".hand .picked button").press("Enter")
    assert not complaints, "\n".join(complaints)


@SOME_OR_ALL
@pytest.mark.parametrize("opener", ["Journal", "Discussion", "Menu"])
def test_it_holds_with_something_open(shown: Shown, opener: str, windows: list[Window]) -> None:
    shown.show(of_kind("boom", "reaction-mine"))
    complaints: list[str] = []
    for window in [window for window in windows if opener == "Menu" or window.width < 1024]:
        shown.fit(window)
        shown.page.get_by_role("button", name=opener, exact=True).click()
        complaints += shown.probe(window)
        shown.page.locator("dialog .disc").click()
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("window", [Window(390, 844 - 330), Window(360, 640 - 290), Window(844, 390 - 190)], ids=str)
def test_a_message_is_seen_while_it_is_written(shown: Shown, window: Window) -> None:
    """The keyboard takes the lower part of the window: the page asks browsers to make it smaller then."""
    assert "interactive-widget=resizes-content" in (PAGE / "index.html").read_text()
    shown.show(of_kind("boom", "reaction-mine"))
    shown.fit(PHONES[3])
    shown.page.get_by_role("button", name="Discussion", exact=True).click()
    shown.page.locator("dialog input").focus()
    complaints = shown.at(window)
    shown.page.locator("dialog .disc").click()
    assert not complaints, "\n".join(complaints)


HEARTS = [("badass", "action-mine", "announce"), ("seizh", "action-mine", "take"), ("baba", "quiz-mine", "answer")]
UPRIGHT_LETTERS = [window for window in WINDOWS if window.letters == 100]


@pytest.mark.parametrize("table", [0, 2], ids=["few players", "many players"])
@pytest.mark.parametrize("game_kind_and_rule", HEARTS, ids=lambda it: it[0])
def test_the_heart_of_the_turn_is_the_largest_thing_to_touch(
    shown: Shown, game_kind_and_rule: tuple[str, str, str], table: int
) -> None:
    """By what the browser says lies at each point: no other move, nor the hand, answers to as much of the window."""
    game, kind, heart = game_kind_and_rule
    shown.show(next(it for it in situations(game, *tables(game)[table]) if it.kind == kind))
    areas = {str(window): shown.areas(window) for window in UPRIGHT_LETTERS}
    assert {window: area for window, area in areas.items() if max(area, key=area.__getitem__) != heart} == {}


FAULTS = {
    "covered": "document.querySelector('.foot').insertAdjacentHTML('beforeend',"
    " '<i style=\"position:absolute;inset:0\">')",
    "cut": "document.querySelector('.bar').style.cssText = 'margin-left: -2rem'",
    "small": "document.querySelector('.bar .disc').style.cssText = 'width: 30px; min-width: 0'",
    "told under something": "document.querySelector('.board').insertAdjacentHTML('beforeend',"
    " '<i style=\"position:absolute;inset:0;background:#fff;pointer-events:none;z-index:9\">')",
    "tiny": "document.querySelector('.prompt .question').style.fontSize = '9px'",
    "below": "document.querySelector('.prompt').style.maxHeight = '4rem'",
    "sideways": "document.body.insertAdjacentHTML('beforeend', '<i style=\"display:block;width:120vw;height:1px\">')",
    "awaited": "document.querySelector('.seats').style.cssText = 'margin-top: -9rem'",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(browser: Browser, fault: str) -> None:
    page = Shown(browser)
    page.show(of_kind("boom", "reaction-mine"))
    assert page.at(PHONES[3]) == []
    page.page.evaluate(FAULTS[fault])
    assert fault in {complaint.split(": ")[1] for complaint in page.probe(PHONES[3])}
    page.context.close()


@pytest.mark.parametrize("game", OURS)
def test_a_game_that_moves_leaves_the_console_empty(browser: Browser, game: str) -> None:
    """Cards travel and lists close up, in a window that hides part of the board: nothing flies from nowhere."""
    page = Shown(browser, still=False)
    page.context.add_init_script("localStorage.setItem('tablee.pace', 'quick')")
    seats = game_named(game).seats[-1]
    rules = game_named(game)
    film = record(Play(rules, start(rules, seats, 5, {})), "fr", random.Random(5), 30)["states"]
    page.fit(PHONES[2])
    page.show(situations(game, seats, 0)[-1])
    for state in film:
        page.go_on(state)
        page.page.wait_for_timeout(40)
    expect(page.page.locator(f".play[data-version='{page.version}']")).to_be_attached()
    assert page.said == []
    page.context.close()
