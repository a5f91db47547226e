"""What the host may do about people, and what everybody may: by touch, by keyboard, before and during the game."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Company
from tests.browser.person import Person, Size


def about(person: Person, name: str) -> Locator:
    """The menu of whoever has that name, opened."""
    person.page.get_by_role("button", name=f"Options pour {name}").click()
    menu = person.page.get_by_role("menu", name=name)
    expect(menu).to_be_visible()
    return menu


def chooses(person: Person, name: str, words: str) -> None:
    about(person, name).get_by_role("menuitem", name=words).click()


def says(person: Person, text: str) -> None:
    person.page.get_by_label("Ton message").fill(text)
    person.page.get_by_role("button", name="Envoyer", exact=True).click()


def seated_together(company: Company, size: Size = Size.PHONE, seats: int = 2) -> tuple[Person, Person]:
    """Enora and Yuna, about to begin; without bots the game waits for them."""
    host, guest = company.person("fr", size, reduced_motion="reduce"), company.person("fr", reduced_motion="reduce")
    host.open_table("bunny", seats)
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")
    expect(host.page.get_by_role("button", name="Options pour Yuna")).to_be_visible()
    return host, guest


def begin(host: Person, *others: Person) -> None:
    host.page.locator(".start").click()
    for person in (host, *others):
        expect(person.page.locator(".prompt")).to_be_visible()


def test_when_the_host_leaves_the_next_one_can_start(company: Company) -> None:
    host, guest = seated_together(company)
    expect(guest.page.locator(".start")).to_have_count(0)
    host.page.get_by_role("button", name="Quitter la table").click()
    expect(guest.page.locator(".invite input")).to_be_visible()
    begin(guest)


@pytest.mark.parametrize("size", Size)
def test_during_the_game_the_role_is_handed_over_and_used(company: Company, size: Size) -> None:
    host, guest = seated_together(company, size)
    begin(host, guest)
    menu = about(host, "Yuna")
    host.check_accessible()
    host.keep_picture("person-menu-fr")
    menu.get_by_role("menuitem", name="Confier le rôle d’hôte").click()
    host.check_accessible()
    host.keep_picture("hand-over-fr")
    host.page.get_by_role("dialog").get_by_role("button", name="Confier le rôle d’hôte").click()
    expect(guest.page.get_by_text("Tu es maintenant l’hôte de la table.")).to_be_visible()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    expect(host.page.locator(".prompt")).to_contain_text("en pause")
    expect(about(host, "Yuna").get_by_role("menuitem")).to_have_count(1)  # no host any more


def test_whoever_is_sent_away_sees_it_and_needs_a_new_invitation(company: Company) -> None:
    host, guest = seated_together(company)
    link = host.page.locator(".invite input").input_value()
    chooses(host, "Yuna", "Renvoyer de la table")
    host.page.get_by_role("button", name="Annuler").click()
    expect(host.page.get_by_role("button", name="Options pour Yuna")).to_be_focused()
    chooses(host, "Yuna", "Renvoyer de la table")
    host.page.get_by_role("button", name="Renvoyer Yuna").click()
    expect(guest.page.get_by_role("heading", name="L’hôte t’a retiré de la table.")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Réessayer")).to_have_count(0)
    guest.page.get_by_role("button", name="Accueil").click()
    expect(host.page.locator(".invite input")).not_to_have_value(link)
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")


def test_during_the_game_a_bot_takes_the_seat_of_whoever_is_sent_away(company: Company) -> None:
    host, guest = seated_together(company)
    begin(host, guest)
    chooses(host, "Yuna", "Renvoyer de la table")
    host.page.get_by_role("button", name="Renvoyer Yuna").click()
    expect(guest.page.get_by_role("heading", name="L’hôte t’a retiré de la table.")).to_be_visible()
    expect(host.page.get_by_text("Yuna a quitté la table.")).to_be_visible()
    expect(host.page.get_by_role("button", name="Options pour")).to_have_count(0)


def test_the_host_silences_somebody_and_lets_them_speak_again(company: Company) -> None:
    host, guest = seated_together(company)
    chooses(host, "Yuna", "Couper la parole")
    expect(guest.page.get_by_text("L’hôte t’a coupé la parole")).to_be_visible()
    expect(guest.page.get_by_label("Ton message")).to_have_count(0)
    guest.check_accessible()
    begin(host, guest)
    chooses(host, "Yuna", "Rendre la parole")
    guest.page.get_by_role("button", name="Discussion").click()
    says(guest, "merci")
    expect(host.page.locator(".dot")).to_have_text("1")


def test_somebody_s_messages_are_hidden_for_me_alone(company: Company) -> None:
    host, guest = seated_together(company, seats=3)
    third = company.person("fr")
    third.join(host.page.locator(".invite input").input_value(), "Maël")
    chooses(guest, "Maël", "Cacher ses messages")
    says(third, "bla bla")
    says(host, "salut")
    expect(host.page.get_by_text("bla bla")).to_be_visible()
    expect(guest.page.get_by_text("salut")).to_be_visible()
    expect(guest.page.get_by_text("bla bla")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.get_by_text("salut")).to_be_visible()
    expect(guest.page.get_by_text("bla bla")).to_have_count(0)
    begin(host, guest, third)
    expect(guest.page.locator(".dot")).to_have_text("1")
    chooses(guest, "Maël", "Montrer ses messages")
    expect(guest.page.locator(".dot")).to_have_text("2")


def test_the_menu_is_worked_by_keyboard(company: Company) -> None:
    host, _ = seated_together(company, Size.LAPTOP)
    opener = host.page.get_by_role("button", name="Options pour Yuna")
    items = host.page.get_by_role("menuitem")
    opener.focus()
    expect(opener).to_have_attribute("aria-expanded", "false")
    host.page.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(items).to_have_count(4)
    expect(items.first).to_be_focused()
    for key, at in (("ArrowDown", 1), ("End", 3), ("ArrowDown", 0), ("ArrowUp", 3), ("Home", 0)):
        host.page.keyboard.press(key)
        expect(items.nth(at)).to_be_focused()
    host.page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(opener).to_be_focused()
    host.page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    host.page.keyboard.press("ArrowDown")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".seats")).to_contain_text("sans parole")


def test_one_s_own_name_can_be_changed_before_the_game(company: Company) -> None:
    host, guest = seated_together(company)
    guest.page.get_by_role("button", name="Changer mon prénom").click()
    field = guest.page.get_by_label("Ton prénom")
    expect(field).to_be_focused()
    guest.check_accessible()
    guest.keep_picture("rename-fr")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("button", name="Changer mon prénom")).to_be_focused()
    guest.page.keyboard.press("Enter")
    field.fill("Nolwenn")
    guest.page.keyboard.press("Enter")
    expect(host.page.get_by_role("button", name="Options pour Nolwenn")).to_be_visible()
    begin(host, guest)
    assert guest.page.evaluate("localStorage.getItem('tablee.name')") == "Nolwenn"
