"""Who I am without an account: a card kept by a key of this device, carried to another, and forgotten."""

import re
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size


def make_card(page: Page, name: str) -> None:
    page.goto("/#me")
    page.get_by_label("Ton prénom").fill(name)
    page.get_by_role("button", name="Créer ma carte").click()
    expect(page.get_by_role("heading", name="Ce que le serveur garde")).to_be_visible()


def card_of(page: Page) -> tuple[int, Any]:
    """What the server says to the key of this device."""
    key = page.evaluate("localStorage.getItem('tablee.key')")
    answer = page.request.get("/api/me", headers={"Authorization": f"Bearer {key}"})
    return answer.status, answer.json()


def test_my_card_goes_to_another_device_with_my_seat_and_is_forgotten(company: Company) -> None:
    here, there = company.person("fr"), company.person("fr", Size.LAPTOP)
    make_card(here.page, "Enora")
    here.keep_picture("card-fr")
    here.check_accessible()
    here.play_against_bots("boom")
    table = here.page.url.rpartition("/")[2]
    expect(here.page.locator(".prompt")).to_be_visible()
    here.page.wait_for_function("(table) => localStorage.getItem(`tablee.claimed.${table}`) === 'yes'", arg=table)
    here.page.goto("/#me")
    expect(here.page.get_by_text("et 1 place")).to_be_visible()
    here.page.get_by_role("button", name="Emporter ma carte").click()
    code = here.page.get_by_label("Le code de toutes tes parties")
    expect(code).to_have_value(re.compile(r"[\w-]{40,}"))
    there.page.goto("/#mine/" + code.input_value())
    expect(there.page.locator(".mine .going a")).to_have_count(1)
    is_asked_whose_card_it_is(there)
    there.page.goto("/#mine/" + code.input_value())
    there.page.get_by_role("button", name="C’est la mienne").click()
    expect(there.page.get_by_role("dialog")).to_have_count(0)
    assert there.page.evaluate("localStorage.getItem('tablee.name')") == "Enora"
    assert card_of(there.page)[1]["seats"][0]["table"] == table
    forgets(there, table)
    here.page.keyboard.press("Escape")
    assert card_of(here.page)[0] == 403


def is_asked_whose_card_it_is(person: Person) -> None:
    """A link that somebody else has made would open one's seats to them: nothing is taken before a yes."""
    page = person.page
    expect(page.get_by_role("dialog")).to_contain_text("Enora")
    person.keep_picture("card-brought-fr")
    person.check_accessible()
    page.get_by_role("button", name="Laisser cette carte").click()
    assert page.evaluate("localStorage.getItem('tablee.key')") is None
    page.goto("/#me")
    expect(page.get_by_role("button", name="Créer ma carte")).to_be_visible()


def forgets(person: Person, table: str) -> None:
    page = person.page
    page.goto("/#me")
    expect(page.get_by_role("heading", name="Ce que le serveur garde")).to_be_visible()
    person.keep_picture("card-laptop-fr")
    page.get_by_role("button", name="M’oublier").click()
    person.check_accessible()
    page.get_by_role("button", name="Oublie-moi").click()
    expect(page.get_by_role("button", name="Créer ma carte")).to_be_visible()
    assert page.evaluate("['key', 'name', 'face'].map((name) => localStorage.getItem(`tablee.${name}`))") == [None] * 3
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.get_by_text("Tu regardes la partie.")).to_have_count(0)


def with_authenticator(browser: Browser, address: str) -> tuple[Page, CDPSession, str]:
    """A device at an address that may have passkeys, and its authenticator."""
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 390, "height": 844})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return page, session, made["authenticatorId"]


def test_a_passkey_brings_my_card_to_a_device_that_knows_nothing(browser: Browser, tables: str) -> None:
    """Chromium's own authenticators; what one holds comes to the other as a keychain brings it."""
    address = tables.replace("127.0.0.1", "localhost")
    page, session, first = with_authenticator(browser, address)
    page.goto("/#me")
    page.get_by_label("Your name").fill("Tess")
    page.get_by_role("button", name="Make my card").click()
    page.get_by_role("button", name="Keep it in a passkey").click()
    expect(page.get_by_text("Your passkey holds your card")).to_be_visible()
    key = page.evaluate("localStorage.getItem('tablee.key')")
    (held,) = session.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]
    other, its, second = with_authenticator(browser, address)
    other.goto("/#me")
    other.get_by_role("button", name="Find it by my passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("No passkey holds a card")
    its.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": held})
    other.get_by_role("button", name="Find it by my passkey").click()
    expect(other.get_by_label("Your name")).to_have_value("Tess")
    assert other.evaluate("localStorage.getItem('tablee.key')") == key
    for shown in (page, other):
        shown.context.close()
