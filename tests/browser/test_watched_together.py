"""A finished game is watched as it was played, and by several together."""

import json
import re
import urllib.request

import msgspec
import pytest
from playwright.sync_api import expect

from tablee import games
from tablee.kernel import records
from tablee.server.protocol import bodies
from tests.browser.conftest import Company
from tests.browser.person import Person, Size
from tests.corpus import corpus

QUICKLY, LONG = 120, 40_000  # milliseconds between moves: as in a race, and while somebody thought
LONG_AT = 4  # the move for which all wait long


def imported(address: str, game: str, **options: str) -> tuple[str, str]:
    """A finished game of the corpus with times of its own: its table, and the secret of a seat."""
    rules = games.game(game)
    kept = next(k for k in corpus.read(rules)[1] if not k.change and options.items() <= k.options.items())
    record = records.start(rules, kept.seats, kept.seed, kept.options)
    moves = enumerate(kept.inputs(), 1)
    record.inputs = [msgspec.structs.replace(m, after=LONG if n == LONG_AT else QUICKLY) for n, m in moves]
    names = ["Léa", "Paul", "Zoé", "Ali", "Eve", "Max", "Tom", "Ana"][: kept.seats]
    file = msgspec.json.encode(bodies.Export(1, record, names))
    asked = urllib.request.Request(address + "/api/import?name=L%C3%A9a&seat=0", file)
    with urllib.request.urlopen(asked) as answer:
        seated = json.load(answer)
    return seated["table"], seated["token"]


def looking_back(company: Company, table: str, token: str, size: Size) -> Person:
    person = company.person(size=size, reduced_motion="reduce")
    page = person.page
    for name, value in ((f"seat.{table}", token), ("name", "Léa")):
        page.context.add_init_script(f"self.origin !== 'null' && localStorage.setItem('tablee.{name}', '{value}')")
    page.goto(f"/t/{table}#replay")
    expect(page.locator(".scrubber")).to_be_visible()
    return person


@pytest.mark.parametrize("size", Size)
def test_a_race_is_watched_as_it_was_played(company: Company, size: Size) -> None:
    person = looking_back(company, *imported(company.address, "seizh", tempo="live"), size)
    page = person.page
    slider = page.get_by_role("slider", name="Coup")
    expect(page.get_by_role("button", name="À la vitesse de la partie")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".where")).to_have_text(re.compile(r"^0:00 / \d+:\d\d$"))
    for now, then in (("1×", "2×"), ("2×", "4×"), ("4×", "½×")):  # at half the speed there is time to look at the wait
        page.get_by_role("button", name=f"Vitesse : {now}").click()
        expect(page.get_by_role("button", name=f"Vitesse : {then}")).to_be_visible()
    page.get_by_role("button", name="Lecture").click()
    expect(page.locator(".wait")).to_have_text(re.compile(r"^… 40\ss$"))
    expect(slider).to_have_value(str(LONG_AT - 1))
    person.keep_picture("as-played")
    page.get_by_role("button", name="Vitesse : ½×").click()
    expect(page.locator(".wait")).to_have_count(0)
    expect(page.locator(".where")).to_contain_text(re.compile(r"^0:4[1-9] "))
    page.get_by_role("button", name="Pause").click()
    person.check_accessible()
    stood = slider.input_value()
    slider.press("Home")
    expect(slider).to_have_value("0")
    assert int(stood) > LONG_AT
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^0, 0:00 sur "))


def test_one_leads_the_others_follow_and_all_point_and_write(company: Company) -> None:
    lea = looking_back(company, *imported(company.address, "boom"), Size.LAPTOP)
    lea.page.get_by_role("button", name="Revoir ensemble").click()
    expect(lea.page.locator(".together")).to_contain_text("mène")
    paul = company.person(size=Size.PHONE, reduced_motion="reduce")
    paul.page.goto(lea.page.url)
    here, there = (one.page.get_by_role("slider", name="Coup") for one in (lea, paul))
    expect(paul.page.get_by_role("button", name="Tu suis Léa")).to_be_visible()
    for _ in range(5):
        lea.page.get_by_role("button", name="Un coup en avant").click()
    expect(here).to_have_value("5")
    expect(there).to_have_value("5")

    paul.page.locator(".tools .phone").click()
    paul.page.get_by_label("Ton prénom").fill("Paul")
    paul.page.get_by_role("button", name="Participer").click()
    paul.page.get_by_label("Une note sur ce moment").fill("Ici tout change.")
    paul.page.get_by_role("button", name="Noter").click()
    expect(lea.page.locator(".notes")).to_contain_text("Ici tout change.")
    paul.check_accessible()
    paul.keep_picture("together-drawer")
    paul.page.get_by_role("button", name="Fermer").click()

    paul.page.get_by_role("button", name="Un coup en avant").click()
    expect(there).to_have_value("6")
    lea.page.get_by_role("button", name="Au début").click()
    expect(here).to_have_value("0")
    expect(there).to_have_value("6")
    paul.page.get_by_role("button", name="Rejoindre Léa").click()
    expect(there).to_have_value("0")

    lea.page.get_by_role("button", name="Montrer du doigt").click()
    lea.page.locator("[data-place=seat-1]").click()
    expect(paul.page.get_by_text("Léa montre")).to_have_text(re.compile("place de Paul|place"))
    lea.page.get_by_role("button", name="Entourer, tracer une flèche").click()
    lea.page.locator("[data-place=discard]").click()
    lea.page.locator("[data-place=seat-1]").drag_to(lea.page.locator("[data-place=deck]"))
    expect(lea.page.locator(".drawn li")).to_have_count(2)
    expect(paul.page.locator(".marks g")).to_have_count(2)
    lea.check_accessible()
    lea.keep_picture("together")
    paul.keep_picture("together")

    lea.page.get_by_role("button", name="200 parties de robots d’ici").click()
    expect(lea.page.locator(".odds")).to_contain_text("Des robots ont joué")
    lea.page.get_by_role("button", name="Passer la main").click()
    expect(paul.page.get_by_text("C’est toi qui mènes")).to_be_visible()
    paul.page.get_by_role("button", name="À la fin").click()
    expect(here).to_have_value(here.get_attribute("max") or "")
    lea.page.get_by_label("Ma place").select_option("1")
    lea.page.get_by_role("button", name="Jouer d’ici").click()
    expect(lea.page).not_to_have_url(re.compile("#replay"))
    paul.page.locator(".tools .phone").click()
    expect(paul.page.locator(".branches a")).to_contain_text("Léa joue")


def test_a_player_lets_others_see_and_withdraws(company: Company) -> None:
    lea = company.person(size=Size.LAPTOP, reduced_motion="reduce")
    lea.play_against_bots("boom")
    table = lea.page.url
    lea.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lea.page.get_by_role("button", name="Menu").click()
    lea.page.get_by_role("button", name="Lien pour regarder").click()
    expect(lea.page.get_by_text("Lien copié.")).to_be_visible()
    link = str(lea.page.evaluate("navigator.clipboard.readText()"))
    zoe = company.person(size=Size.PHONE, reduced_motion="reduce")
    zoe.page.goto(link)
    eyes = zoe.page.get_by_role("button", name="Regarder par les yeux d’un joueur")
    expect(zoe.page.locator("main.play")).to_be_visible()
    expect(eyes).to_have_count(0)

    lea.page.get_by_role("button", name="Laisser voir par mes yeux").click()
    lea.check_accessible()
    lea.keep_picture("my-eyes")
    lea.page.get_by_role("button", name="8 coups plus tard").click()
    expect(zoe.page.locator(".toast, [role=status]").get_by_text("laisse le public voir").first).to_be_visible()
    eyes.click()
    zoe.check_accessible()
    zoe.keep_picture("other-eyes")
    zoe.page.get_by_role("button", name="8 coups plus tard").click()
    expect(zoe.page.get_by_role("dialog")).to_have_count(0)

    lea.page.get_by_role("button", name="Menu").click()
    lea.page.get_by_role("button", name="Laisser voir par mes yeux").click()
    lea.page.get_by_role("button", name="Arrêter").click()
    expect(eyes).to_have_count(0)
    assert lea.page.url == table
