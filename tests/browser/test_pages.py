"""The pages around the table: accessible, light, in two languages, and there without a network."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Company, quick_server
from tests.browser.person import Size

LIGHT = 120_000  # bytes on the way, headers and all
WEIGHT = """['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .reduce((sum, entry) => sum + entry.transferSize, 0)"""
BRIGHT = """([least, most]) => {
  const [r, g, b] = getComputedStyle(document.querySelector('html')).backgroundColor.match(/\\d+/g).map(Number);
  const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  return light > least && light < most;
}"""
STEADY = 0.1  # what browsers call a good cumulative layout shift


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_home(company: Company, lang: str, size: Size) -> None:
    person = company.person(lang, size)
    person.home()
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    person.check_accessible()
    person.keep_picture(f"home-{lang}")
    person.choose("boom")
    person.check_accessible()
    person.keep_picture(f"new-{lang}")


def test_the_language_can_be_changed_and_is_kept(company: Company) -> None:
    person = company.person("fr")
    person.home()
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_text("No account")).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_text("No account")).to_be_visible()


@pytest.mark.parametrize("address", ["/", "/#credits", "/#lab"])
def test_at_night_the_hall_is_dark_and_legible(company: Company, address: str) -> None:
    """As the device says, until one chooses; the choice is kept."""
    person = company.person("en", color_scheme="dark")
    person.page.goto(address)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.wait_for_function(BRIGHT, arg=[-1, 0.2])
    person.check_accessible()
    person.keep_picture("night-" + (address.rpartition("#")[2] or "home"))
    person.home()
    person.page.get_by_role("button", name="Night colours").click()
    person.page.wait_for_function(BRIGHT, arg=[0.6, 2])
    person.page.reload()
    expect(person.page.get_by_role("button", name="Night colours")).to_have_attribute("aria-pressed", "false")


def test_a_room_keeps_its_own_light(company: Company) -> None:
    grounds = set()
    for look in ("light", "dark"):
        person = company.person("fr", color_scheme=look)
        person.begin("boom")
        grounds.add(person.page.locator(".play").evaluate("it => getComputedStyle(it).backgroundImage"))
    assert len(grounds) == 1


@pytest.mark.parametrize("address", ["/#rules/boom", "/#credits"])
def test_other_pages(company: Company, address: str) -> None:
    person = company.person("fr")
    person.page.goto(address)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.locator(".panel").first).to_be_visible()
    person.check_accessible()
    person.keep_picture("page-" + address.rpartition("#")[2].replace("/", "-"))


def test_the_first_load_is_light(company: Company, capsys: pytest.CaptureFixture[str]) -> None:
    person = company.person()
    person.home()
    person.page.wait_for_load_state("networkidle")
    weight = person.page.evaluate(WEIGHT)
    with capsys.disabled():
        print(f"\nthe first load: {weight / 1000:.0f} KB on the way")
    assert 20_000 < weight < LIGHT


def test_nothing_shifts_while_the_page_loads(company: Company) -> None:
    person = company.person()
    person.home()
    person.page.wait_for_load_state("networkidle")
    shift = person.page.evaluate("""() => new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value; })
            .observe({type: 'layout-shift', buffered: true});
        setTimeout(() => done(sum), 300);
    })""")
    assert shift < STEADY


def test_without_a_server_there_is_a_page_that_says_so(browser: Browser, tmp_path: Path) -> None:
    with quick_server(tmp_path) as (address, process):
        person = Company(browser, address).person()
        person.home()
        person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        process.terminate()
        process.wait()
        person.page.goto("/")
        expect(person.page.get_by_role("heading")).to_have_text("Pas de réseau")
        person.page.context.close()


def test_a_table_that_is_not_there(company: Company) -> None:
    person = company.person()
    person.page.goto("/t/nowhere")
    expect(person.page.get_by_role("button", name="Accueil")).to_be_visible()
    company.complaints.clear()  # the browser notes the 404


def test_a_stranger_is_turned_away_with_a_reason(company: Company) -> None:
    host, stranger = company.person(), company.person()
    host.play_against_bots("boom")
    stranger.page.goto(host.page.url)
    stranger.page.get_by_role("button", name="Regarder").click()
    expect(stranger.page.get_by_role("heading", level=1)).not_to_contain_text("On s’installe")
    expect(stranger.page.get_by_role("button", name="Accueil")).to_be_visible()
    company.complaints.clear()  # the browser notes the closed socket
