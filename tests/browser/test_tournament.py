"""A tournament on the page: entered by a name, directed from a phone, read from afar on a big screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import COMPLAINTS, Company, quick_server
from tests.browser.person import LONGEST_GAME, Person, Size

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gil", "Hal")
ROUNDS = 5


def create(person: Person, title: str, rounds: int, *, duplicate: bool = False) -> str:
    """By the form; the address of the tournament."""
    page, french = person.page, person.page.evaluate("document.documentElement.lang") == "fr"
    page.goto("/#tournament")
    page.get_by_label("Nom du tournoi" if french else "Name of the tournament").fill(title)
    for french_name, name, value in (
        ("Jeu", "Game", "boom"),
        ("Par table", "At each table", "3"),
        ("Rondes", "Rounds", str(rounds)),
        ("Robots", "Bots", "novice"),
    ):
        page.get_by_role("combobox", name=french_name if french else name, exact=True).select_option(value)
    if duplicate:
        page.get_by_role("checkbox", name="Même donne" if french else "Same deal").check()
    person.keep_picture("tournament-new-" + ("fr" if french else "en"))
    person.check_accessible()
    page.locator("form button.main").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    return page.url.partition("/#")[2]


def enter(page: Page, name: str) -> None:
    page.locator("form input[autocomplete=nickname]").fill(name)
    page.locator("form button.main").click()
    expect(page.locator("[data-moment=open] .big")).to_contain_text(name)


def to_the_table(page: Page) -> None:
    page.locator("[data-moment=seat] a.go").click()
    expect(page.locator(".play")).to_be_visible()


def play_all(people: list[Person]) -> None:
    """Until every table has ended."""
    for person in people:
        person.hurry()
    for person in people:
        person.ended.wait_for(timeout=LONGEST_GAME)


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.long)])
def test_a_round_from_entering_to_the_results(company: Company, lang: str) -> None:
    director, other = company.person(lang), company.person(lang)
    page = director.page
    page.goto("/")
    where = create(director, "Jeudi", 1)
    enter(page, "Ana")
    director.keep_picture(f"tournament-open-{lang}")
    director.check_accessible()
    other.page.goto(f"/#{where}")
    enter(other.page, "Bob")
    screen = company.person(lang, Size.LAPTOP)
    screen.page.goto(f"/#{where.replace('tournament', 'screen')}")
    expect(screen.page.locator(".names li")).to_have_text(["Ana", "Bob"])
    screen.keep_picture(f"screen-open-{lang}")
    page.locator("[aria-labelledby=direction] .main").click()
    expect(page.locator("[data-moment=seat] a.go")).to_be_visible()
    director.keep_picture(f"tournament-seat-{lang}")
    director.check_accessible()
    screen.page.wait_for_selector(".tables")
    screen.keep_picture(f"screen-playing-{lang}")
    screen.check_accessible()
    for person in (director, other):
        to_the_table(person.page)
    play_all([director, other])
    page.get_by_role("button", name="Retour au tournoi" if lang == "fr" else "Back to the tournament").click()
    expect(page.locator("[data-moment=over] .big")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    director.keep_picture(f"tournament-over-{lang}")
    director.check_accessible()
    with page.expect_download() as download:
        page.locator(".now").get_by_role("button", name="CSV").click()
    lines = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert [len(lines), lines[0].split(";" if lang == "fr" else ",")[1]] == [3, "Nom" if lang == "fr" else "Name"]
    expect(screen.page.locator(".winner")).to_be_visible()
    screen.keep_picture(f"screen-over-{lang}")
    page.goto("/#club")
    tournaments = page.locator("section").filter(has=page.locator("#tournaments"))
    expect(tournaments.get_by_role("link").filter(has_text="Jeudi").first).to_be_visible()


def test_the_same_deal_stays_closed_while_another_table_plays_it(company: Company) -> None:
    director, other = company.person("fr"), company.person("fr")
    page = director.page
    page.goto("/")
    where = create(director, "Duplicate", 1, duplicate=True)
    people = [director, other, *[company.person("fr") for _ in range(2)]]
    for person, name in zip(people, NAMES, strict=False):
        person.page.goto(f"/#{where}")
        enter(person.page, name)
    page.locator("[aria-labelledby=direction] .main").click()
    for person in people:
        to_the_table(person.page)
    mine = page.url
    together = [person for person in people if person.page.url == mine]
    play_all(together)
    expect(page.get_by_text("D’autres tables jouent encore cette donne")).to_be_visible()
    expect(page.locator("dialog").get_by_role("button", name="Revoir")).to_have_count(0)
    director.keep_picture("sealed-ending-fr")
    director.check_accessible()
    page.get_by_role("button", name="Retour au tournoi").click()
    expect(page.locator("[data-moment=waiting]")).to_be_visible()
    expect(page.locator(".tables .points")).to_have_count(0)
    director.keep_picture("sealed-waiting-fr")
    play_all([person for person in people if person not in together])
    expect(page.locator("[data-moment=over]")).to_be_visible()
    expect(page.locator(".tables .points").first).to_be_visible()


@pytest.mark.long
def test_a_club_evening_of_five_rounds_with_a_restart_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    """Eight people, each with a browser, and a big screen; the server is killed during the third round."""
    with quick_server(tmp_path) as (address, first):
        company = Company(browser, address)
        people = [company.person("fr" if n % 2 else "en") for n in range(len(NAMES))]
        screen = company.person("fr", Size.LAPTOP)
        people[1].page.goto("/")
        where = create(people[1], "Soirée", ROUNDS)
        for person, name in zip(people, NAMES, strict=True):
            person.page.goto(f"/#{where}")
            enter(person.page, name)
        screen.page.goto(f"/#{where.replace('tournament', 'screen')}")
        for number in (1, 2):
            sit_down(people)
            play_all(people)
            finish(people, screen, number, where)
        sit_down(people)
        for person in people:
            if person.choices.count():
                person.try_to_move()
        first.kill()
        first.wait()
        with quick_server(tmp_path, port=address.rpartition(":")[2]):
            play_all(people)
            finish(people, screen, 3, where)
            for number in (4, ROUNDS):
                sit_down(people)
                play_all(people)
                finish(people, screen, number, where)
            people[1].page.locator(".now").get_by_role("button", name="CSV").click()
    COMPLAINTS[:] = [line for line in COMPLAINTS if "ERR_CONNECTION_REFUSED" not in line]  # while it was down


def sit_down(people: list[Person]) -> None:
    people[1].page.locator("[aria-labelledby=direction] .main").click()
    for person in people:
        to_the_table(person.page)


def finish(people: list[Person], screen: Person, number: int, where: str) -> None:
    """Everybody goes back to the tournament; the last round names the winners."""
    for person in people:
        person.page.goto(f"/#{where}")
        moment = "over" if number == ROUNDS else "between"
        expect(person.page.locator(f"[data-moment={moment}]")).to_be_visible()
        expect(person.page.locator("tbody tr")).to_have_count(len(NAMES))
    screen.keep_picture(f"screen-round-{number}")
