"""The card studio: cards are changed, mended where something is wrong, played, measured, sent and brought as files."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games import OURS
from tests.browser.conftest import Company
from tests.browser.person import Person, Size

PATIENCE = 180_000  # ms: a run of the lab gives way to everything else


def studio(company: Company, game: str, lang: str = "fr", size: Size = Size.LAPTOP) -> Person:
    person = company.person(lang, size)
    person.page.goto(f"/#studio/{game}")
    expect(person.page.locator(".cards li").first).to_be_visible()
    return person


def card(page: Page, name: str) -> Locator:
    return page.locator(".cards").get_by_role("button", name=re.compile(name))


def dial(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog").get_by_role("spinbutton", name=name, exact=True)


def turn(field: Locator, value: str) -> None:
    """By keys, as a number is typed."""
    field.fill(value)
    field.press("Tab")


def test_a_designer_changes_two_cards_adds_a_third_and_plays(company: Company) -> None:
    person = studio(company, "badass", size=Size.PHONE)
    page, dialog = person.page, person.page.get_by_role("dialog")
    card(page, "^Le Ninja").click()
    turn(dial(page, "prix"), "1")
    expect(dialog.locator(".text")).to_contain_text("Paie 1 charge")
    page.keyboard.press("Escape")
    card(page, "^L’Espionne").click()
    french = dialog.get_by_role("group", name="Français")
    turn(french.get_by_label("Nom", exact=True), "Œil de lynx")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Œil de lynx")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ajouter une carte", exact=True).click()
    person.check_accessible()
    person.keep_picture("studio-new-card")
    dialog.get_by_role("button", name=re.compile("Grenade")).click()
    turn(dialog.get_by_role("group", name="Français").get_by_label("Nom", exact=True), "Pétard mouillé")
    expect(dialog.get_by_role("heading", level=2)).to_have_text("Pétard mouillé")
    person.check_accessible()
    person.keep_picture("studio-card")
    page.keyboard.press("Escape")
    expect(card(page, "^Pétard mouillé")).to_be_visible()
    person.check_accessible()
    person.keep_picture("studio")
    page.get_by_role("button", name="Jouer avec des robots").click()
    person.await_something()
    page.locator("button.aim:visible").click()
    with page.context.expect_page() as opened:
        page.get_by_role("dialog").get_by_role("link", name="Règles").click()
    rules = opened.value
    rules.locator("#cards summary").click()
    for name in ("Œil de lynx", "Pétard mouillé"):
        expect(rules.locator("#cards").get_by_role("button", name=name)).to_be_visible()


def test_what_is_wrong_is_said_at_its_field_and_can_be_taken_back(company: Company) -> None:
    page = studio(company, "badass", "en").page
    card(page, "Ninja").click()
    turn(dial(page, "price"), "9")
    field = dial(page, "price")
    expect(field).to_have_attribute("aria-invalid", "true")
    said = page.locator(f"[id='{field.get_attribute('aria-describedby')}']")
    expect(said).to_contain_text("costs and amounts from 0 to 6")
    expect(said).to_have_role("alert")
    page.keyboard.press("Escape")
    expect(page.locator("li.wrong").get_by_role("button")).to_have_accessible_name(re.compile("Ninja"))
    expect(page.get_by_role("button", name="Play with bots")).to_be_disabled()
    number = page.get_by_role("spinbutton", name="weapons in the market")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("li.wrong")).to_have_count(0)
    turn(number, "7")
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_contain_text("a market of 1 to 3")
    page.keyboard.press("Control+z")
    expect(number).to_have_value("3")
    expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()


def test_a_card_can_work_like_another(company: Company) -> None:
    page = studio(company, "badass").page
    card(page, "^Le Ninja").click()
    like = page.get_by_role("dialog").get_by_role("combobox", name="Agit comme")
    expect(like).to_have_value("ninja")
    like.select_option(label="Le Pickpocket")
    expect(page.get_by_role("dialog").locator(".text")).to_contain_text("charge")
    expect(dial(page, "quantité")).to_have_value("2")
    expect(like).to_have_value("pickpocket")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_count(0)


def test_a_box_goes_out_and_comes_back_as_every_kind_of_file(company: Company, tmp_path: Path) -> None:
    page = studio(company, "badass").page
    card(page, "^Le Ninja").click()
    turn(page.get_by_role("dialog").get_by_role("group", name="Français").get_by_label("Nom", exact=True), "=Ombre")
    page.keyboard.press("Escape")
    for kind in ("TOML", "CSV", "XLSX"):
        with page.expect_download() as download:
            page.get_by_role("button", name=kind, exact=True).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        page.get_by_role("button", name="Revenir à la boîte imprimée").click()
        expect(card(page, "^Le Ninja")).to_be_visible()
        page.get_by_label("Ouvrir un fichier").set_input_files(file)
        expect(card(page, "^=Ombre")).to_be_visible()
    (tmp_path / "evil.csv").write_text("table;name\ncards;=cmd()\n")
    page.get_by_label("Ouvrir un fichier").set_input_files(tmp_path / "evil.csv")
    expect(page.get_by_text("la feuille est fausse en B2")).to_be_visible()
    expect(card(page, "^=Ombre")).to_be_visible()
    company.complaints.clear()  # the browser itself notes that the answer was 400


def test_a_link_brings_a_box_and_leaves_mine_one_step_away(company: Company) -> None:
    author, reader = studio(company, "boom", "fr").page, studio(company, "boom", "fr").page
    for page, name in ((author, "<img src=x onerror=alert(1)>"), (reader, "À moi")):
        card(page, "^Maladresse ×").click()
        turn(page.get_by_role("dialog").get_by_role("group", name="Français").get_by_label("Nom", exact=True), name)
        page.keyboard.press("Escape")
        expect(card(page, f"^{re.escape(name)}")).to_be_visible()
    author.evaluate("() => { navigator.share = async ({url}) => { self.shared = url; }; }")
    author.get_by_role("button", name="Partager un lien").click()
    link = author.wait_for_function("() => self.shared").json_value()
    reader.goto("/")
    reader.goto(str(link))
    expect(card(reader, "^<img src=x onerror")).to_be_visible()
    assert reader.locator("img[src=x]").count() == 0
    expect(reader).to_have_url(re.compile("#studio/boom$"))
    reader.get_by_role("button", name="Annuler").click()
    expect(card(reader, "^À moi")).to_be_visible()


def test_a_friend_who_is_invited_sees_the_same_cards(company: Company) -> None:
    host = studio(company, "badass")
    card(host.page, "^Le Ninja").click()
    turn(
        host.page.get_by_role("dialog").get_by_role("group", name="Français").get_by_label("Nom", exact=True),
        "Ombre discrète",
    )
    host.page.keyboard.press("Escape")
    expect(card(host.page, "^Ombre discrète")).to_be_visible()
    host.page.get_by_role("button", name="Jouer avec des amis").click()
    friend = company.person("fr")
    friend.join(host.page.locator(".invite input").input_value(), "Malo")
    with friend.page.context.expect_page() as opened:
        friend.page.get_by_role("link", name="Règles").first.click()
    opened.value.locator("#cards summary").click()
    expect(opened.value.locator("#cards").get_by_role("button", name="Ombre discrète")).to_be_visible()


def test_the_lab_answers_while_dials_are_turned(company: Company) -> None:
    person = studio(company, "boom")
    page = person.page
    lab = page.locator("section.lab")
    lab.get_by_role("checkbox", name="Mesurer pendant que je change").check()
    expect(lab).to_contain_text("C’est la boîte imprimée")
    turn(page.get_by_role("spinbutton", name="cartes en main", exact=True), "3")
    row = lab.get_by_role("button", name=re.compile("^manches"))
    expect(row).to_be_visible(timeout=PATIENCE)
    assert re.fullmatch(r"[+-]?[\d ]+,\d – [+-]?[\d ]+,\d", row.locator(".ends").inner_text().replace("\u202f", " "))
    person.check_accessible()
    person.keep_picture("studio-lab")
    turn(page.get_by_role("spinbutton", name="cartes en main", exact=True), "4")
    expect(lab).to_contain_text("avant ton dernier changement")
    expect(lab).not_to_contain_text("avant ton dernier changement", timeout=PATIENCE)
    page.get_by_role("button", name="Revenir à la boîte imprimée").click()
    expect(lab).to_contain_text("C’est la boîte imprimée")


@pytest.mark.parametrize("game", OURS)
def test_every_box_fits_a_small_window_and_is_accessible(company: Company, game: str) -> None:
    person = studio(company, game, "en", Size.PHONE)
    page = person.page
    for wide, high in ((320, 560), (844, 390), (1366, 657)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate("document.documentElement.scrollWidth") <= wide
    person.check_accessible()
    page.locator(".cards button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for wide, high in ((320, 560), (844, 390)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate("document.querySelector('dialog').scrollWidth") <= wide
    person.check_accessible()
