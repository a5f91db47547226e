"""Open tables on the first page: each says its language, and those in one's own come first."""

import json
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Company


def open_to_all(address: str, lang: str, *, public: bool = True) -> str:
    body = json.dumps({"game": "boom", "name": f"Host {lang}", "seats": 4, "public": public, "lang": lang}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", body)) as answer:
        return str(json.load(answer)["table"])


@pytest.mark.parametrize(("lang", "first"), [("fr", "Français"), ("en", "English")])
def test_tables_in_ones_own_language_come_first(company: Company, lang: str, first: str) -> None:
    mine, _ = open_to_all(company.address, lang), open_to_all(company.address, {"fr": "en", "en": "fr"}[lang])
    person = company.person(lang)
    person.home()
    tongues = person.page.locator(".open .tongue")
    expect(person.page.locator(f'.open a[href="/t/{mine}"] .tongue')).to_have_text(first)
    said = tongues.all_inner_texts()
    assert said == sorted(said, key=lambda name: name != first)
    assert len(set(said)) == 2
    person.check_accessible()


def test_who_has_no_invitation_to_a_table_with_free_seats_is_told_so(company: Company) -> None:
    stranger = company.person()
    stranger.page.goto(f"/t/{open_to_all(company.address, 'fr', public=False)}")
    expect(stranger.page.get_by_text("il faut une invitation")).to_be_visible()
