"""A game that stands still: its host resumes it, or ends it, and then everybody may keep it as a file."""

import json
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Company, quick_server

MOST_MOVES = 30  # the first should do, of whoever it is
NEWER = """
from dataclasses import replace
from tablee import games
from tablee.cli import main

def cannot_load(*_):
    raise KeyError("a field that was not there")

honest = games.game
games.game = lambda name: replace(honest(name), version=99, blank=cannot_load)
main()
"""  # the same program with rules that cannot go on with older games

FAILING = """
from tablee.cli import main
from tablee.server.table import moves
from tablee.server.table.play import Play

class Failing(Play):
    def attempt(self, move):
        raise ZeroDivisionError

def failing(table, moved, lang):
    moves.try_move = honest
    whole, table.play = table.play, Failing(table.play.game, table.play.record)
    try:
        return honest(table, moved, lang)
    finally:
        table.play = whole

honest, moves.try_move = moves.try_move, failing
main()
"""  # the first move meets a rule that fails


def test_a_failed_rule_is_told_and_the_host_goes_on(browser: Browser, tmp_path: Path) -> None:
    with quick_server(tmp_path, [sys.executable, "-c", FAILING]) as (address, _):
        company = Company(browser, address)
        host = company.person()
        host.begin("boom")
        told = host.page.get_by_role("alert")
        expect(told.or_(host.page.locator(".prompt")).first).to_be_visible()
        for _ in range(MOST_MOVES):
            if not told.count():
                host.try_to_move()
        expect(told).to_contain_text("Le programme s’est trompé en appliquant une règle")
        told.get_by_role("button", name="Reprendre").click()
        expect(told).to_have_count(0)
        host.await_something()
        assert company.complaints == []
        host.page.context.close()


def test_the_host_ends_it_and_saves_it(browser: Browser, tmp_path: Path) -> None:
    with quick_server(tmp_path) as (address, _):
        host = Company(browser, address).person()
        host.play_against_bots("boom")
        seat = host.page.context.storage_state()
        place = host.page.url.removeprefix(address)
        host.page.context.close()
    with quick_server(tmp_path, [sys.executable, "-c", NEWER]) as (address, _):
        for origin in seat["origins"]:
            origin["origin"] = address
        company = Company(browser, address)
        page = company.person(storage_state=seat).page
        page.goto(place)
        expect(page.get_by_role("heading")).to_contain_text("autre version des règles")
        page.get_by_role("button", name="Clore la partie").click()
        expect(page.get_by_text("ne reprend plus")).to_be_visible()
        page.get_by_role("button", name="Clore la partie").click()
        expect(page.get_by_role("heading")).to_contain_text("La partie est close")
        assert saved(page)["record"]["game"] == "boom"
        assert company.complaints == []
        page.context.close()


def saved(page: Page) -> dict[str, dict[str, str]]:
    with page.expect_download() as coming:
        page.get_by_role("button", name="Enregistrer la partie").click()
    kept: dict[str, dict[str, str]] = json.loads(coming.value.path().read_text())
    return kept
