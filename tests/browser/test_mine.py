"""My games: the first page remembers them, says whose turn it is, and takes them to another device."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size

FINISHED = [
    {"table": f"t{i}", "game": game, "at": 1_700_000_000_000 + i, "you": 0, "names": ["Enora", "Oscar", "Inès"]}
    | {"phase": "over", "awaited": [], "won": won, "role": role, "level": "novice", "lesson": False}
    for i, (game, won, role) in enumerate(
        [("boom", True, "farceur"), ("boom", False, "patissier"), ("boom", True, "farceur"), ("bunny", False, None)]
    )
]


def remembers(person: Person, games: list[dict[str, object]]) -> None:
    person.page.add_init_script(f"localStorage.setItem('tablee.mine', {json.dumps(json.dumps(games))})")


def test_leaving_loses_no_game_and_the_page_says_that_it_is_my_turn(company: Company) -> None:
    person = company.person("fr")
    person.play_against_bots("boom")
    table = person.page.url
    person.page.goto("/")
    mine = person.page.locator(".mine .going a")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Boom Badaboom")
    expect(mine).to_contain_text(re.compile("À toi de jouer|Tour d|Chacun répond"))
    expect(person.page).to_have_title(re.compile(r"^\(1\) À toi de jouer"))
    person.check_accessible()
    person.keep_picture("mine-going-fr")
    mine.click()
    expect(person.page.locator(".prompt")).to_be_visible()
    assert person.page.url == table
    expect(person.page).to_have_title(re.compile("^● À toi de jouer"))


def test_my_games_travel_to_another_device_by_a_code(company: Company) -> None:
    here, there = company.person("fr"), company.person("fr", Size.LAPTOP)
    here.play_against_bots("boom")
    here.page.goto("/")
    here.page.get_by_role("button", name="Emporter mes parties").click()
    code = here.page.get_by_label("Le code de toutes tes parties")
    expect(code).to_have_value(re.compile(r"[\w-]{40,}"))
    expect(here.page.get_by_role("img", name="À scanner")).to_be_visible()
    here.check_accessible()
    here.keep_picture("luggage-fr")
    there.page.goto("/")
    there.page.get_by_role("button", name="J’ai un code").click()
    there.page.get_by_role("textbox", name="J’ai un code").fill("n’importe quoi")
    there.page.get_by_role("button", name="Retrouver mes parties").click()
    expect(there.page.get_by_role("alert")).to_contain_text("recopie-le en entier")
    there.page.goto("/#mine/" + code.input_value())
    there.page.reload()
    there.page.locator(".mine .going a").click()
    expect(there.page.locator(".prompt")).to_be_visible()
    expect(there.page.get_by_text("Tu regardes la partie.")).to_have_count(0)


@pytest.mark.parametrize("size", Size)
def test_finished_games_have_statistics_and_a_replay(company: Company, size: Size) -> None:
    person = company.person("fr", size)
    remembers(person, FINISHED)
    person.home()
    person.page.get_by_text("4 parties finies").click()
    row = person.page.locator(".past tr", has=person.page.get_by_role("rowheader", name="Boom Badaboom"))
    expect(row).to_contain_text(re.compile(r"3\s*2\s*1 \(au mieux 1\)"))
    expect(person.page.locator(".roles")).to_contain_text("Farceur : 2 sur 2 · Pâtissier : 0 sur 1")
    assert person.page.locator(".past li a").first.get_attribute("href") == "/t/t3#replay"
    person.check_accessible()
    person.keep_picture("mine-over-fr")


def test_a_newcomer_is_offered_the_lesson_and_beginners(company: Company) -> None:
    person = company.person("fr")
    person.page.add_init_script("localStorage.removeItem('tablee.level')")
    person.home()
    person.choose("boom")
    expect(person.page.locator(".first a")).to_have_attribute("href", "/#learn/boom")
    expect(person.page.get_by_label("Robots")).to_have_value("novice")
    person.keep_picture("newcomer-fr")
    remembers(person, FINISHED)
    person.home()
    person.choose("boom")
    expect(person.page.locator(".first")).to_have_count(0)


def test_an_invitation_says_which_game_with_whom_and_how_long(company: Company) -> None:
    host, guest = company.person("fr"), company.person("fr")
    link = host.invite("boom")
    guest.page.goto(link)
    about = guest.page.locator(".about")
    for words in ("Boom Badaboom", "À table : Gourmand", "15 à 30 min · Sans montre", "places libres"):
        expect(about).to_contain_text(words)
    expect(about.get_by_role("link", name="Règles")).to_have_attribute("href", re.compile("^/#rules/boom/"))
    guest.check_accessible()
    guest.keep_picture("invited-fr")


@pytest.mark.parametrize("game", ["boom", "baba", "bunny", "badass", "seizh"])
def test_the_rules_are_three_screens_with_contents_and_the_aim_first(company: Company, game: str) -> None:
    person = company.person("fr")
    person.page.goto(f"/#rules/{game}")
    expect(person.page.get_by_role("navigation", name="Sommaire")).to_be_visible()
    expect(person.page.locator("main h2").first).to_have_text("Le but")
    assert person.page.evaluate("document.documentElement.scrollHeight / innerHeight") <= 3
    person.page.get_by_role("link", name="Les cartes").click()
    person.page.locator("#cards .cards button").first.click()
    expect(person.page.get_by_role("dialog").locator(".looked p")).not_to_be_empty()
    if game == "boom":
        person.keep_picture("rules-card-fr")
        person.page.keyboard.press("Escape")
        person.check_accessible()
        person.page.evaluate("scrollTo(0, 0)")
        person.keep_picture("rules-fr")
