"""The clubhouse: where to sit down, what to watch, who is strongest; and games that count."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company
from tests.browser.person import Size

OPEN = {"game": "boom", "name": "Hostess", "seats": 3, "public": True}
RUNNING = OPEN | {"name": "Player", "bots": "random", "start": True}


@pytest.mark.parametrize(("lang", "size"), [("fr", Size.PHONE), ("en", Size.LAPTOP)])
def test_the_clubhouse_shows_what_is_open_and_what_goes_on(company: Company, lang: str, size: Size) -> None:
    person = company.person(lang, size)
    for wanted in (OPEN, RUNNING):
        assert person.page.request.post("/api/tables", data=wanted).ok
    person.page.goto("/")
    person.page.get_by_role("link", name="Le club" if lang == "fr" else "The club").click()
    sections = person.page.locator("main section")
    sit, watch = (sections.filter(has=person.page.locator(f"#{name}")) for name in ("join", "watch"))
    expect(sit.get_by_role("link").filter(has_text="Hostess").first).to_be_visible()
    expect(watch.get_by_role("link").filter(has_text="Player").first).to_be_visible()
    expect(watch.get_by_role("link").filter(has_text="Hostess")).to_have_count(0)
    person.keep_picture(f"club-{lang}")
    person.check_accessible()
    person.page.get_by_role("link", name="Bunny Boom").last.click()
    expect(person.page.get_by_text("Aucune partie comptée" if lang == "fr" else "No game has counted")).to_be_visible()
    person.check_accessible()
    watching = person.page
    watching.goto("/#club")
    watch.get_by_role("link").filter(has_text="Player").first.click()
    watching.get_by_role("button", name="Regarder" if lang == "fr" else "Watch").click()
    expect(watching.locator(".prompt")).to_contain_text("Tu regardes" if lang == "fr" else "You are watching")


def test_a_game_counts_once_all_seats_are_taken_and_all_agree(company: Company) -> None:
    person = company.person("fr")
    page = person.page
    page.goto("/#me")
    page.get_by_label("Ton prénom").fill("Enora")
    page.get_by_role("button", name="Créer ma carte").click()
    expect(page.get_by_role("heading", name="Ce que le serveur garde")).to_be_visible()
    body = {"game": "boom", "name": "Enora", "seats": 3, "bots": "random", "lang": "fr"}
    made = page.request.post("/api/tables", data=body).json()
    page.evaluate(
        "([table, token]) => localStorage.setItem(`tablee.seat.${table}`, token)", [made["table"], made["token"]]
    )
    page.goto(f"/t/{made['table']}")
    box = page.get_by_role("checkbox", name="Cette partie compte")
    box.check()
    expect(page.get_by_text("veut que la partie compte")).to_be_visible()
    person.keep_picture("rated-lobby-fr")
    person.check_accessible()
    page.locator(".start").click()
    person.hurry_to_the_end()
    page.goto("/#me")
    expect(page.get_by_role("heading", name="Mon niveau")).to_be_visible()
    expect(page.get_by_text("1 partie comptée")).to_be_visible()
    person.keep_picture("rated-me-fr")
    person.check_accessible()
    page.get_by_role("link", name="Boom Badaboom").click()
    expect(page.locator("ol li")).to_have_count(1)
    page.goto("/#me")
    page.get_by_role("checkbox", name="Montrer ma page").check()
    page.get_by_role("button", name="Enregistrer", exact=True).click()
    page.get_by_role("link", name="Voir ma page").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Enora")
    person.keep_picture("person-fr")
    person.check_accessible()
    page.goto("/#ladder/boom/table")
    expect(page.locator("ol li")).to_have_count(2)
    person.keep_picture("ladder-fr")
    person.check_accessible()
