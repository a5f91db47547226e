"""What holds for every page: it installs, is quick on a slow phone, stays still, shows no place that is not mine."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tablee.games import OURS
from tests.browser.conftest import Company
from tests.browser.person import PATIENCE, Person, Size

STEADY = 0.1  # what browsers call a good cumulative layout shift
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
A_FEW_MOVES = 4
A_RACE = 40  # moves of everybody together

# The worst five seconds, begun anew after a second of rest: that is how browsers add shifts up.
SHIFTS = """() => new Promise(done => {
    let worst = 0, sum = 0, begun = -Infinity, last = -Infinity;
    new PerformanceObserver(list => {
        for (const {value, hadRecentInput, startTime} of list.getEntries()) {
            if (hadRecentInput) continue;
            if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime];
            last = startTime;
            worst = Math.max(worst, sum += value);
        }
    }).observe({type: 'layout-shift', buffered: true});
    setTimeout(() => done(worst), 300);
})"""

WATCH = """() => new Promise(done => {
    const id = location.pathname.split('/')[2];
    const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
    const token = localStorage.getItem(`tablee.seat.${id}`);
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', lang: 'fr', token}));
    socket.onmessage = ({data}) => {
        const {links} = JSON.parse(data);
        if (links) { socket.close(); done(links.watch); }
    };
})"""


def slow_phone(page: Page) -> None:
    """A phone with a quarter of this machine's speed, on slow 4G."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def test_a_slow_phone_can_choose_a_game(company: Company, capsys: pytest.CaptureFixture[str]) -> None:
    person = company.person()
    slow_phone(person.page)
    person.page.goto("/", wait_until="commit")
    expect(person.page.locator("[data-game=boom]")).to_be_visible()
    usable = person.page.evaluate("performance.now()")
    with capsys.disabled():
        print(f"\na slow phone: the games can be chosen after {usable:.0f} ms")
    assert person.page.evaluate(SHIFTS) < STEADY


def test_it_can_be_installed(company: Company) -> None:
    person = company.person()
    person.home()
    manifest = person.page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert {"name", "start_url", "display", "icons", "theme_color"} <= manifest.keys()
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert person.page.request.get(icon["src"]).ok, icon
    assert person.page.evaluate("navigator.serviceWorker.ready.then(ready => ready.active !== null)")


@pytest.mark.parametrize("game", [game for game in OURS if game != "boom"])
def test_the_rules_are_accessible(company: Company, game: str) -> None:
    person = company.person("en")
    person.page.goto(f"/#rules/{game}")
    expect(person.page.locator(".panel").first).to_be_visible()
    for folded in ("The cards", "Rulings"):
        person.page.get_by_role("heading", name=folded).click()
    expect(person.page.locator(".rebuilt").first).to_be_visible()
    person.check_accessible()


def move_a_few_times(person: Person) -> None:
    for _ in range(A_FEW_MOVES):
        person.await_something()
        person.try_to_move()


def move_in_a_race(person: Person) -> None:
    """Pass the turn on whenever it is mine while everybody grabs; the list of all choices stays folded."""
    mine = person.page.locator(".prompt [data-key^='end_turn:']:visible")
    until = person.version + A_RACE
    while person.version < until and not person.ended.count():
        if mine.count():
            with suppress(TooLateError):
                mine.click(timeout=PATIENCE)
        person.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", OURS)
def test_a_board_on_a_laptop(company: Company, game: str) -> None:
    person = company.person("en", Size.LAPTOP, pace="quick", reduced_motion="reduce")  # shifts are added up by seconds
    person.play_against_bots(game)
    assert person.page.evaluate(SHIFTS) < STEADY
    (move_in_a_race if game == "seizh" else move_a_few_times)(person)
    person.keep_picture(f"board-{game}")
    person.check_accessible()
    assert person.page.evaluate(SHIFTS) < STEADY


def watches(company: Company, host: Person) -> Person:
    watcher = company.person("fr", Size.LAPTOP)
    watcher.page.goto(host.page.evaluate(WATCH))
    expect(watcher.page.get_by_text("Tu regardes la partie.")).to_be_visible()
    return watcher


@pytest.mark.parametrize("game", ["badass", "seizh"])
def test_a_spectator_sees_nobody_s_place_as_theirs(company: Company, game: str) -> None:
    host = company.person("fr")
    host.play_against_bots(game)
    expect(host.page.locator(".board .mine")).to_be_visible()
    watcher = watches(company, host)
    expect(watcher.page.locator(".board .mine")).to_have_count(0)
    watcher.keep_picture(f"spectator-{game}")
