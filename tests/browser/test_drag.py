"""Whatever is tapped can be dragged: cards onto the board, things of the board to one's own place."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

ON_A_SPACE = re.compile(r"place:\d+:(\w+):(\d+)")


def version(person: Person) -> str:
    return person.page.locator(".play").get_attribute("data-version") or ""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_a_finger(person: Person, thing: Locator, goal: Locator) -> None:
    (x, y), (to_x, to_y) = middle(thing), middle(goal)
    session = person.page.context.new_cdp_session(person.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        at = {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def drag(person: Person, thing: Locator, goal: Locator) -> None:
    person.settle()  # else it is reached for where it lay
    if person.size is Size.PHONE:
        drag_with_a_finger(person, thing, goal)
    else:
        thing.drag_to(goal)


@pytest.mark.parametrize("size", Size)
def test_a_card_is_dragged_onto_a_space_of_the_village(company: Company, size: Size) -> None:
    person = company.person(size=size, reduced_motion="reduce")
    person.sit_down_to_play("bunny")
    free = person.page.locator(".space button.alive:not(:has(.lies))").first
    found = ON_A_SPACE.search(free.get_attribute("data-keys") or "")
    assert found
    kind, space = found.groups()
    drag(person, person.page.locator(f".hand [data-kind={kind}]").first, free)
    expect(person.page.locator(f"[data-drop='space={space}'] .lies")).to_be_visible()


@pytest.mark.parametrize("size", Size)
def test_a_character_is_dragged_onto_the_chair(company: Company, size: Size) -> None:
    person = company.person(size=size, reduced_motion="reduce")
    person.sit_down_to_play("badass")
    drag(person, person.playable.first, person.page.locator(".board .chair"))
    expect(person.page.locator(".board .chair .secret")).to_be_visible()


def test_a_card_let_go_over_the_hand_is_put_back(company: Company) -> None:
    person = company.person(size=Size.LAPTOP, reduced_motion="reduce")
    person.sit_down_to_play("badass")
    seen, cards = version(person), person.page.locator(".hand button")
    count = cards.count()
    drag(person, person.playable.first, person.playable.last)
    expect(cards).to_have_count(count)
    assert version(person) == seen


@pytest.mark.parametrize("size", Size)
def test_a_pile_is_dragged_to_the_hand(company: Company, size: Size) -> None:
    person = company.person(size=size, level="normal", reduced_motion="reduce")
    pile = person.page.locator(".shelf .pile button.alive").first
    for _ in range(60):
        if person.ended.count() or not person.page.locator(".prompt").count():
            person.play_against_bots("baba")
        person.await_something()
        if pile.count():
            break
        person.try_to_move()
    seen = version(person)
    drag(person, pile, person.page.locator(".hand"))
    expect(person.page.locator(".play")).not_to_have_attribute("data-version", seen)


@pytest.mark.parametrize("size", Size)
def test_a_utensil_is_dragged_from_the_slate_and_back(company: Company, size: Size) -> None:
    """Nobody else moves at this table of three people."""
    first, second, third = (company.person(size=size, reduced_motion="reduce") for _ in range(3))
    first.open_table("seizh", 3, tempo="live")
    for person, name in ((second, "Yuna"), (third, "Maël")):
        person.join(first.page.locator(".invite input").input_value(), name)
    first.page.locator(".start").click()
    slate, mine = first.page.locator(".slate"), first.page.locator(".board .mine")
    held = first.page.locator("[data-held]").first
    kind, seen = held.get_attribute("data-held"), version(first)
    drag(first, held, slate)
    expect(slate.locator(f"[data-utensil={kind}]")).to_be_visible()
    expect(first.page.locator(".play")).not_to_have_attribute("data-version", seen)  # until then both hands are full
    drag(first, slate.locator("[data-utensil].alive").first, mine)
    expect(first.page.locator("[data-held]")).to_have_count(2)
