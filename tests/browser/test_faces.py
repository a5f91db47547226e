"""A face is chosen, goes with its owner, and nobody else has it."""

from playwright.sync_api import expect

from tests.browser.conftest import Company

CHOSEN, OTHER = 12, 9


def test_a_chosen_face_is_seen_by_friends_and_kept(company: Company) -> None:
    host, guest = company.person(), company.person("en")
    host.home()
    host.choose("boom")
    host.page.get_by_role("button", name="Choisir ton visage").click()
    host.page.get_by_role("button", name=f"Visage {CHOSEN + 1}", exact=True).click()
    host.page.locator(".begin .button").nth(1).click()
    guest.join(host.page.locator(".invite input").input_value(), "Yuna")
    guest.page.get_by_role("button", name="Choose your face").click()
    expect(guest.page.get_by_role("button", name=f"Face {CHOSEN + 1}", exact=True)).to_be_disabled()
    guest.check_accessible()
    guest.page.get_by_role("button", name=f"Face {OTHER + 1}", exact=True).click()
    for person in (host, guest):
        expect(person.page.locator(f"li [data-animal='{CHOSEN}']")).to_have_count(1)
        expect(person.page.locator(f"li [data-animal='{OTHER}']")).to_have_count(1)
    host.page.locator(".start").click()
    guest.await_something()
    expect(guest.page.locator(f".seats [data-animal='{CHOSEN}']")).to_have_count(1)
    seen = guest.page.locator(".seats .face").evaluate_all("all => all.map(it => it.dataset.animal)")
    assert len(set(seen)) == len(seen)
    guest.home()
    guest.choose("baba")
    expect(guest.page.locator(".me .face")).to_have_attribute("data-animal", str(OTHER))
