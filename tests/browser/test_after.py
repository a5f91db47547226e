"""After the game and help during it: the end screen, the replay, what was likely when, and a hint from an expert."""

import re
import signal
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, StorageState, expect

from tests.browser.conftest import Company, SharedServer
from tests.browser.person import OPEN_TABLE, Person, Size

PATIENCE = 120_000  # milliseconds: a review is worked out move by move


class Played(NamedTuple):
    """A game that is over: where it was, and what the browser of whoever played it keeps."""

    address: str
    kept: StorageState


def just_played(company: Company, size: Size) -> Person:
    """Somebody who has just played to the end."""
    person = company.person(size=size, reduced_motion="reduce")
    person.play_against_bots("boom")
    person.hurry_to_the_end()
    return person


@pytest.fixture(scope="module")
def played(browser: Browser, shared_server: SharedServer) -> Played:
    """One game for all who look back at it."""
    address, server = shared_server
    server.send_signal(signal.SIGUSR1)
    page = just_played(Company(browser, address), Size.LAPTOP).page
    game = Played(page.url, page.context.storage_state())
    page.context.close()
    return game


def come_back(company: Company, played: Played, size: Size) -> Person:
    """They open the table again, in a window of this size."""
    person = company.person(size=size, reduced_motion="reduce", storage_state=played.kept)
    person.page.goto(played.address)
    expect(person.ended).to_be_visible()
    return person


def curve(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chances de gagner")


def worked_out(page: Page) -> None:
    """The whole review is there."""
    expect(page.get_by_role("heading", name="La partie en chiffres")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".analysis progress")).to_have_count(0, timeout=PATIENCE)


def shared(page: Page) -> str:
    """The link that lets others watch."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Partager la partie").click()
    expect(page.get_by_text("Lien copié.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


@pytest.mark.parametrize("size", Size)
def test_the_end_screen_tells_what_the_game_was_like(company: Company, size: Size) -> None:
    person = just_played(company, size)
    page = person.page
    worked_out(page)
    expect(page.locator(".card-of")).to_have_count(4)
    slider = curve(page)
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    slider.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    at = slider.get_attribute("aria-valuenow")
    expect(page.locator(".now")).to_contain_text(f"Coup {at}")
    expect(page.locator(".beliefs .edge")).to_have_count(3)
    expect(page.locator(".mistakes summary")).to_have_count(4)
    person.check_accessible()
    person.keep_picture("ending")
    page.get_by_role("button", name="Revoir ce moment").click()
    expect(page).to_have_url(re.compile(rf"#replay&at={at}$"))
    expect(page.locator(".scrubber")).to_be_visible()


def test_the_curve_moves_the_replay(company: Company, played: Played) -> None:
    person = come_back(company, played, Size.LAPTOP)
    page = person.page
    page.get_by_role("button", name="Revoir la partie").click()
    page.get_by_role("button", name="Analyse").click()
    worked_out(page)
    scrubber = page.get_by_role("slider", name="Coup")
    curve(page).press("End")
    expect(scrubber).to_have_value(scrubber.get_attribute("max") or "")
    curve(page).press("Home")
    expect(scrubber).to_have_value("0")
    expect(page.locator(".step")).to_have_text("Le début de la partie")
    curve(page).press("ArrowRight")
    expect(scrubber).not_to_have_value("0")
    person.check_accessible()
    person.keep_picture("replay")


def test_other_eyes_and_going_on_from_here(company: Company, played: Played) -> None:
    person = come_back(company, played, Size.PHONE)
    page = person.page
    page.get_by_role("button", name="Revoir la partie").click()
    page.get_by_label("Par les yeux de").select_option("all")
    expect(page.get_by_role("slider", name="Coup")).to_be_visible()
    page.get_by_role("button", name="Analyse").click()
    worked_out(page)
    person.check_accessible()
    page.get_by_role("button", name="Fermer").click()
    before = page.url
    page.get_by_role("button", name="Reprendre d’ici contre les robots").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".prompt")).to_be_visible()


def test_a_friend_with_the_link_is_told_nothing_before_the_end(company: Company, played: Played) -> None:
    host = come_back(company, played, Size.LAPTOP)
    host.page.get_by_role("button", name="Revoir la partie").click()
    link = shared(host.page)
    friend = company.person(size=Size.LAPTOP)
    friend.page.goto(link)
    expect(friend.page.locator(".step")).to_have_text("Le début de la partie")
    friend.page.get_by_role("button", name="Analyse").click()
    expect(friend.page.get_by_text("L’analyse dévoile la fin.")).to_be_visible()
    expect(curve(friend.page)).to_have_count(0)
    friend.page.get_by_role("button", name="À la fin").click()
    expect(curve(friend.page)).to_be_visible(timeout=PATIENCE)


def test_a_link_to_a_replay_is_good_also_where_a_seat_was_lost(company: Company, played: Played) -> None:
    link = shared(come_back(company, played, Size.LAPTOP).page)
    sent_away = company.person(size=Size.LAPTOP)
    table = link.partition("#")[0].rpartition("/")[2]
    sent_away.page.add_init_script(f"localStorage.setItem('tablee.seat.{table}', 'gone')")
    sent_away.page.goto(link)
    expect(sent_away.page.locator(".step")).to_have_text("Le début de la partie")
    sent_away.page.get_by_role("button", name="Analyse").click()
    expect(sent_away.page.get_by_text("L’analyse dévoile la fin.")).to_be_visible()
    sent_away.page.goto(link.replace("#replay&", "#"))
    expect(sent_away.ended).to_be_visible()
    company.complaints.clear()  # the browser notes the 403


@pytest.mark.parametrize("public", [False, True])
def test_a_rematch_is_offered_to_whoever_may_go_there(company: Company, public: bool) -> None:
    host, watcher = (company.person(size=Size.LAPTOP, reduced_motion="reduce") for _ in range(2))
    host.home()
    alone = {"game": "boom", "name": "Enora", "seats": 1, "start": True, "public": public, "lang": "fr"}
    host.page.goto(host.page.evaluate(OPEN_TABLE, alone))
    host.hurry_to_the_end()
    table = host.page.url
    link = table if public else shared(host.page).replace("#replay&", "#")
    host.page.get_by_role("button", name="Revanche").click()
    expect(host.page).not_to_have_url(table)
    host.page.goto(table)
    expect(host.page.get_by_role("button", name="Aller à la revanche")).to_be_visible()
    watcher.page.goto(link)
    if public:
        watcher.page.get_by_role("button", name="Regarder").click()
    expect(watcher.ended).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Aller à la revanche")).to_have_count(int(public))
    if public:
        watcher.page.get_by_role("button", name="Aller à la revanche").click()
        watcher.page.get_by_role("button", name="Regarder").click()
        expect(watcher.page.locator(".lobby")).to_be_visible()


def test_an_expert_advises_at_the_prompt(company: Company) -> None:
    person = company.person()
    person.sit_down_to_play("boom")
    person.page.locator(".prompt .ask").click()
    expect(person.page.locator(".prompt .hint")).to_contain_text("Conseil", timeout=PATIENCE)
    reason = re.compile("de chances de gagner|rien d’autre à faire")
    expect(person.page.locator(".prompt .why").first).to_contain_text(reason)
    expect(person.page.locator(".hand .advised, .prompt .advised").first).to_be_visible()
    person.check_accessible()
    person.keep_picture("hint")


def test_the_host_may_want_no_hints(company: Company) -> None:
    person = company.person()
    person.home()
    person.choose("boom")
    person.page.get_by_text("Autres réglages").click()
    person.page.get_by_label("Conseils d’un expert").uncheck()
    person.page.locator(".begin .button").first.click()
    person.await_something()
    expect(person.page.locator(".prompt .ask")).to_have_count(0)


def test_in_a_race_there_is_no_time_for_hints(company: Company) -> None:
    person = company.person()
    person.home()
    person.choose("seizh")
    person.page.get_by_text("Autres réglages").click()
    person.page.locator("details select").first.select_option("live")
    person.page.locator(".begin .button").first.click()
    ask = person.page.locator(".prompt .ask")
    expect(ask).to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    ask.click(force=True)
    expect(person.page.locator(".toast").get_by_text("Pas de conseil dans une course")).to_be_visible()
