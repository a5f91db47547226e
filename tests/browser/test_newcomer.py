"""Somebody who has not read the rules: who am I, what is asked of me, and where do I touch?"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.shown import Shown, Window
from tests.browser.situations import Situation, situations

SEATS = 4
PHONE = Window(390, 664)


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Shown]:
    page = Shown(browser)
    page.fit(PHONE)
    yield page
    page.context.close()
    assert page.said == []


def of_kind(game: str, kind: str) -> Situation:
    return next(it for it in situations(game, SEATS, 0) if it.kind == kind)


def changed(before: Situation, **more: Any) -> Situation:
    return replace(before, state=msgspec.structs.replace(before.state, **more))


def offered(one: Situation) -> list[dict[str, Any]]:
    return list(msgspec.json.decode(msgspec.json.encode(one.state.options)))


def test_a_card_that_is_picked_says_where_to_go_on(shown: Shown) -> None:
    shown.show(of_kind("bunny", "placement-mine"))
    shown.page.locator(".hand button.alive[aria-pressed=false]").first.press("Enter")
    expect(shown.page.locator(".prompt .where")).to_have_text("Touche ce qui brille.")
    expect(shown.page.locator(".board .mine h2 .face")).to_be_visible()  # which of the pawns is mine


def test_who_may_act_out_of_turn_is_told_so(shown: Shown) -> None:
    mine = of_kind("seizh", "waltz-mine")
    swaps = [it for it in offered(mine) if it["rule"] == "swap"]
    shown.show(changed(mine, view={**mine.state.view, "your_move": False}, waiting_for=[1], options=swaps))
    expect(shown.page.locator(".prompt .where")).to_have_text("Quand tu veux\u202f: touche ce qui brille.")


def test_a_choice_that_somebody_else_took_is_not_offered_any_more(shown: Shown) -> None:
    mine = of_kind("seizh", "waltz-mine")
    one = next(it for it in offered(mine) if it["rule"] == "swap")
    other = {**one, "key": one["key"] + "0"}  # as if both hands were full
    still = [it for it in offered(mine) if it["args"].get("utensil") != one["args"]["utensil"]]
    shown.show(changed(mine, options=[*still, one, other]))
    shown.page.locator(f".board [data-keys~='{one['key']}']").first.click()
    expect(shown.page.get_by_role("dialog")).to_be_visible()
    shown.show(changed(mine, options=still))
    expect(shown.page.get_by_role("dialog")).to_have_count(0)


def test_my_turn_says_that_i_may_announce(shown: Shown) -> None:
    shown.show(of_kind("badass", "action-mine"))
    expect(shown.page.locator(".prompt .question")).to_contain_text("annonce qui tu veux")


def test_what_i_played_is_called_mine(shown: Shown) -> None:
    reaction = of_kind("boom", "reaction-mine")
    view = reaction.state.view
    shown.show(changed(reaction, view={**view, "table": {**view["table"], "stack_by": [0]}}))
    expect(shown.page.locator(".stack .by")).to_have_text("toi")
