"""Boards that a package declares, drawn by the page without a line of code of theirs."""

import itertools
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from tablee import games, layouts
from tablee.server.http.handlers import board
from tablee.server.protocol.parts import Lang
from tests.browser.conftest import Company, quick_server
from tests.browser.person import Size
from tests.browser.shown import ADDRESS, PROBE, Shown
from tests.browser.situations import Situation, ended, situations, tables
from tests.browser.test_windows import FEW, PHONES, SCREENS, WINDOWS

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMES = ("masques", "nenuphars")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which both examples are brought."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("TABLEE_GAMES", f"{EXAMPLES / 'masques/masques'}:{EXAMPLES / 'nenuphars/nenuphars'}")
        with quick_server(tmp_path_factory.mktemp("declared")) as (where, _):
            yield where


@pytest.fixture
def guests(browser: Browser, address: str) -> Iterator[Company]:
    yield Company(browser, address)
    for context in browser.contexts:
        context.close()


def test_hidden_cards_are_played_to_the_end(guests: Company) -> None:
    person = guests.person("fr", reduced_motion="reduce")
    person.play_against_bots("masques")
    person.check_accessible()
    expect(person.page.locator("[data-field=front] .one").first).to_be_visible()
    person.play_to_the_end()
    expect(person.ended).to_be_visible()


def test_a_card_is_planted_where_the_pond_is_touched(guests: Company) -> None:
    person = guests.person("en", Size.LAPTOP, reduced_motion="reduce")
    person.play_against_bots("nenuphars")
    person.check_accessible()
    page = person.page
    expect(page.locator("[data-field=cells] .cell")).to_have_count(25)
    expect(page.locator("[data-field=steps] .marker").first).to_be_visible()
    person.playable.first.click()
    cell = page.locator("[data-field=cells] .cell.alive").first
    where = cell.get_attribute("data-drop") or ""
    cell.click()
    planted = page.locator(f"[data-field=cells] .cell[data-drop='{where}'] .sign img")
    expect(planted).to_be_visible()


# -- In every window --------------------------------------------------------------------------


class Brought(Shown):
    """The page at a table of a game that was brought: it asks for the board and the pictures of its package."""

    def _serve(self, route: Route) -> None:
        path, _, query = route.request.url.removeprefix(ADDRESS).partition("?")
        match path.split("/"):
            case ["", "api", "games", game, "board"]:
                lang: Lang = "en" if "lang=en" in query else "fr"
                route.fulfill(body=msgspec.json.encode(board(games.game(game), lang)), content_type="application/json")
            case ["", "api", "games", game, "art", name]:
                file = layouts.art(games.game(game))[name]
                route.fulfill(body=file.read_bytes(), content_type=layouts.PICTURES[file.suffix])
            case _:
                super()._serve(route)


@pytest.fixture(scope="module", autouse=True)
def brought() -> Iterator[None]:
    path, named = list(sys.path), os.environ.get(games.FOLDERS)
    for name in NAMES:
        games.bring(EXAMPLES / name)
    yield
    sys.path[:] = path
    os.environ.pop(games.FOLDERS)
    os.environ |= {games.FOLDERS: named} if named else {}
    games.games.cache_clear()


@pytest.fixture(scope="module", params=get_args(Lang))
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[tuple[Brought, Lang]]:
    made = Brought(browser, lang=request.param)
    yield made, request.param
    made.context.close()
    assert made.said == []


def result(before: Situation) -> Situation:
    state = ended(before, games.game(before.game).new(2, 1).endings()[1], [0], [3] * before.seats)
    return replace(before, kind="over", state=msgspec.structs.replace(state, whole=True))


@pytest.mark.parametrize("game", NAMES)
def test_every_window_shows_a_declared_board_whole(page: tuple[Brought, Lang], game: str) -> None:
    """Every window once in French, some in English; tables, questions and the result in turn."""
    shown, lang = page
    asked = [situations(game, *table, lang) for table in tables(game)]
    cases = [[turn[n % len(turn)] for turn in asked] + [result(asked[0][0])] for n in range(len(WINDOWS))]
    complaints: list[str] = []
    for n, window in enumerate(WINDOWS if lang == "fr" else FEW):
        shown.show(cases[n][n % len(cases[n])])
        complaints += shown.at(window)
    assert not complaints, "\n".join(complaints)


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("table", range(4), ids=["few", "few watched", "many", "many watched"])
def test_every_question_of_a_declared_board_in_every_window(page: tuple[Brought, Lang], game: str, table: int) -> None:
    shown, lang = page
    complaints: list[str] = []
    for window, situation in itertools.product(WINDOWS, situations(game, *tables(game)[table], lang)):
        shown.show(situation)
        complaints += shown.at(window)
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("game", NAMES)
def test_a_board_without_a_declaration_is_whole_too(
    browser: Browser, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that people may see, wherever there is room; what is more than a window has is scrolled."""
    monkeypatch.setattr(layouts, "layout", lambda game: layouts.completed(game, layouts.Layout()))
    shown = Brought(browser)
    shown.show(situations(game, *tables(game)[2])[0])
    fields = {field.name for field in games.game(game).new(3, 0).fields() if layouts.is_shown(field)}
    drawn = set(shown.page.locator("[data-field]").evaluate_all("all => all.map((one) => one.dataset.field)"))
    assert fields - drawn <= {layouts.HAND}
    complaints = []
    for window in (PHONES[2], SCREENS[0]):
        shown.fit(window)
        asked = {"touch": window.touch, "scrolls": True, "awaited": []}
        complaints += [f"{window}: {said}" for said in shown.page.evaluate(PROBE, asked)]
    shown.context.close()
    assert not complaints, "\n".join(complaints)
