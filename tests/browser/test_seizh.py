"""Ar Seizh Bigoudenn: a live table, at which everybody may grab at any moment."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.conftest import Company
from tests.browser.person import PATIENCE, Person
from tests.browser.test_together import Network

MOST_TURNS = 40
WISHES = ("cook", "take", "steal", "grab", "end_turn")  # what a cook in a hurry does, best first


class Cook:
    """A person who knows what to do on her turn, and does it before somebody else grabs."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.grabbed = False

    def option(self, rule: str) -> Locator:
        return self.page.locator(f".prompt [data-key^='{rule}:']:enabled")

    def await_turn(self) -> bool:
        """Until it is my turn; False when the game is over."""
        self.page.wait_for_selector("dialog .ending, .prompt [data-key^='end_turn:']", timeout=60_000, state="attached")
        return self.person.ended.count() == 0

    def wish(self) -> str:
        wanted = [rule for rule in WISHES if not (rule == "grab" and self.grabbed) and self.option(rule).count()]
        return wanted[0] if wanted else ""

    def take_turn(self) -> None:
        self.grabbed = False
        while rule := self.wish():
            self.grabbed |= rule == "grab"
            self.do(rule)
            if rule == "end_turn":
                return

    def do(self, rule: str) -> None:
        """One move; whoever was quicker is no failure."""
        seen = self.page.locator(".play").get_attribute("data-version")
        self.person.open_drawers()
        with suppress(TooLateError):
            self.option(rule).first.click(timeout=PATIENCE)
            self.page.locator(f".play:not([data-version='{seen}'])").wait_for(timeout=PATIENCE)


def test_a_live_game_to_the_end(company: Company) -> None:
    person = company.person("fr", reduced_motion="reduce")
    person.play_against_bots("seizh")
    cook = Cook(person)
    assert cook.await_turn()
    person.keep_picture("seizh-fr")
    person.check_accessible()
    for _ in range(MOST_TURNS):
        if not cook.await_turn():
            break
        cook.take_turn()
    expect(person.ended).to_be_visible()
    person.keep_picture("seizh-end-fr")


def live_table(first: Person, second: Person, third: Person) -> None:
    """Three people, the third of whom only looks on; three hands of two leave one utensil in the middle."""
    first.open_table("seizh", 3, tempo="live")
    for person, name in ((second, "Yuna"), (third, "Maël")):
        person.join(first.page.locator(".invite input").input_value(), name)
    first.page.locator(".start").click()
    for person in (first, second, third):
        expect(person.page.locator("[data-utensil]").first).to_be_attached()


def lying(person: Person, where: str) -> list[str]:
    found: list[str] = person.page.locator(f"[data-{where}]").evaluate_all(
        f"nodes => nodes.map(n => n.dataset.{where}).sort()"
    )
    return found


def swap(person: Person) -> str:
    """Give the first utensil in hand for the one in the middle, by a tap on each; what was taken."""
    taken = lying(person, "utensil")[0]
    person.page.locator("[data-held]").first.click()
    person.page.locator(f"[data-utensil={taken}]").click()
    return taken


def test_a_race_for_a_utensil_has_one_winner(company: Company) -> None:
    first, second, third = (company.person("fr") for _ in range(3))
    slow = Network(second)
    live_table(first, second, third)
    held = lying(second, "held")

    slow.hold()
    taken = swap(first)
    expect(first.page.locator(f"[data-held={taken}]")).to_be_visible()
    expect(third.page.locator(f"[data-utensil={taken}]")).to_have_count(0)  # the server has settled it
    assert swap(second) == taken
    expect(second.page.locator(f"[data-held={taken}]")).to_be_visible()  # hers at once, as far as she knows
    slow.let_go()
    expect(second.page.locator(".toast")).to_contain_text("Déjà pris")
    expect(second.page.locator(f"[data-held={taken}]")).to_have_count(0)
    assert lying(second, "held") == held
    assert taken in lying(first, "held")
    assert first.page.locator(".toast").count() == 0


GRAB = """async (taken) => {
    const play = document.querySelector('.play');
    const version = play.dataset.version;
    const until = (so) => new Promise((done) => {
        const look = () => (so() ? done(performance.now()) : requestAnimationFrame(look));
        look();
    });
    const begun = performance.now();
    document.querySelector(`[data-utensil='${taken}']`).click();
    const seen = await until(() => document.querySelector(`[data-held='${taken}']`));
    const confirmed = await until(() => play.dataset.version !== version);
    return [seen - begun, confirmed - begun];
}"""


def test_a_grab_is_seen_before_the_server_confirms_it(company: Company, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, third = (company.person("fr") for _ in range(3))
    live_table(first, second, third)
    first.page.locator("[data-held]").first.click()
    seen, confirmed = first.page.evaluate(GRAB, lying(first, "utensil")[0])
    with capsys.disabled():
        print(f"\na grab: seen after {seen:.0f} ms, confirmed by the server after {confirmed:.0f} ms")
    assert seen <= confirmed
