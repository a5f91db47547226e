"""A person at a table: everything is done by clicks on what is shown."""

import random
from contextlib import suppress
from enum import Enum
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

MOST_CLICKS = 1500
MOST_TABLES = 10
PATIENCE = 2_000  # milliseconds
MOMENT, LONGEST_GAME = 20, 120_000  # the same
BUSY = 503


OPEN_TABLE = """async (body) => {
    const made = await fetch('/api/tables', {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    });
    const {table, token} = await made.json();
    localStorage.setItem(`tablee.seat.${table}`, token);
    return `/t/${table}`;
}"""


A_CARD_IS_ASKED_FOR = """() => document.querySelector('.hand button.alive[aria-pressed=false]') !== null
    && document.querySelector('.prompt .choices [data-key]:enabled') === null"""  # both at one moment


# Which state is shown, how many choices and cards there are. What can be tapped on the board lies in the prompt too,
# folded away: it is unfolded.
LOOK = """() => {
    document.querySelectorAll('.prompt details').forEach((drawer) => (drawer.open = true));
    const count = (all) => document.querySelectorAll(all).length;
    return [
        document.querySelector('.play')?.dataset.version ?? '',
        count('.prompt .choices [data-key]:enabled'),
        count('.hand button.alive[aria-pressed=false]'),
    ];
}"""


# Whatever may be done is done by the page itself: a card that is picked is played, else by lot the safe choice or any.
# A move is made once, and once more should nothing have come of it.
HURRY = """(moment) => {
    let moved, since, dice = 7;
    const touch = () => {
        if (document.querySelector('dialog .ending')) return clearInterval(hurrying);
        const version = document.querySelector('.play')?.dataset.version;
        if (version === undefined || (moved === version && performance.now() - since < 1000)) return;
        document.querySelectorAll('.prompt details').forEach((drawer) => (drawer.open = true));
        const choices = [...document.querySelectorAll('.prompt .choices [data-key]:enabled')];
        const picked = document.querySelector('.hand [aria-pressed=true]');
        const cards = picked ? [] : [...document.querySelectorAll('.hand button.alive')];
        const all = [...choices, ...cards];
        dice = (dice * 48271) % 2147483647;
        const wanted = picked || dice % 2 ? all[0] : all[(dice >> 8) % all.length];
        if (choices.includes(wanted)) [moved, since] = [version, performance.now()];
        wanted?.click();
    };
    const hurrying = setInterval(touch, moment);
}"""


STILL = """() => document.getAnimations().every(
    (it) => it.playState !== 'running' || it.effect.getComputedTiming().iterations === Infinity,
)"""


class Size(Enum):
    PHONE = (390, 844)
    LAPTOP = (1440, 900)


class Person:
    """One page in one browser."""

    def __init__(self, page: Page, artefacts: Path, size: Size) -> None:
        self.page = page
        self.artefacts = artefacts
        self.size = size
        self.dice = random.Random(7)

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Tablée")
        expect(self.page.locator("[data-game]").first).to_be_visible()

    def choose(self, game: str) -> None:
        self.page.locator(f"[data-game={game}]").click()
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def begin(self, game: str) -> None:
        """Two taps: a game against bots."""
        self._create(game, 0)

    def play_against_bots(self, game: str) -> None:
        """Until one is asked something; where the bots have ended a game before that, at another table."""
        for _ in range(MOST_TABLES):
            self.begin(game)
            self.await_something()
            if not self.ended.count():
                return
        raise AssertionError(f"{MOST_TABLES} games of {game} were over at once")

    def invite(self, game: str) -> str:
        """A table of one's own; the link for friends."""
        self._create(game, 1)
        return self.page.locator(".invite input").input_value()

    def open_table(self, game: str, seats: int, **options: str) -> None:
        """A table of a certain size, which the page itself does not ask for."""
        self.home()
        body = {"game": game, "name": "Enora", "seats": seats, "options": options, "lang": "fr"}
        self.page.goto(self.page.evaluate(OPEN_TABLE, body))

    def _create(self, game: str, how: int) -> None:
        """A table; a server that is busy for the moment is asked again, as it says."""
        self.home()
        self.choose(game)
        for _ in range(10):
            with self.page.expect_response(lambda got: got.request.method == "POST") as answer:
                self.page.locator(".begin .button").nth(how).click()
            if answer.value.status != BUSY:
                return
            self.page.wait_for_timeout(1_000)

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.locator("form input").fill(name)
        self.page.locator("form button.main").click()
        expect(self.page.locator(".lobby")).to_be_visible()

    @property
    def ended(self) -> Locator:
        return self.page.locator("dialog .ending")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".prompt .choices [data-key]:enabled")

    @property
    def playable(self) -> Locator:
        return self.page.locator(".hand button.alive[aria-pressed=false]")

    @property
    def version(self) -> int:
        return int(self.page.locator(".play").get_attribute("data-version") or 0)

    def await_something(self) -> None:
        """Until there is something to choose or the game is over."""
        self.page.wait_for_selector(
            "dialog .ending, .prompt .choices [data-key]:enabled, .hand button.alive", timeout=60_000, state="attached"
        )

    def open_drawers(self) -> None:
        """What can be tapped on the board lies in the prompt too, folded away."""
        self.page.evaluate("document.querySelectorAll('.prompt details').forEach(drawer => drawer.open = true)")

    def move_once(self, patience: int = PATIENCE) -> None:
        """Something that one may do: a button, or a card and then what to do with it."""
        seen, buttons, cards = self.page.evaluate(LOOK)
        if not buttons + cards:
            return  # the table has moved on since we looked
        wanted = self.dice.randrange(buttons + cards) if self.dice.random() < 0.5 else 0  # the safe choice comes first
        if wanted >= buttons:
            self.playable.nth(wanted - buttons).click(timeout=patience)
            self.open_drawers()
            wanted = 0
        self.choices.nth(wanted).click(timeout=patience)
        expect(self.page.locator(".play")).not_to_have_attribute("data-version", seen)

    def try_to_move(self) -> None:
        """Move, unless the table has moved on between looking and clicking."""
        with suppress(TooLateError):
            self.move_once()

    def sit_down_to_play(self, game: str) -> None:
        """At a table where a card of the hand is asked for; if a game ends before that, at another."""
        for _ in range(MOST_TABLES):
            self.play_against_bots(game)
            if self.awaits_a_card():
                return
        raise AssertionError(f"{MOST_TABLES} games of {game} ended before a card was asked for")

    def awaits_a_card(self) -> bool:
        """Let everything be until a card of the hand is asked for; False if the game ends first."""
        for _ in range(MOST_CLICKS):
            self.await_something()
            if self.ended.count():
                return False
            if self.page.evaluate(A_CARD_IS_ASKED_FOR):
                return True
            self.try_to_move()
        return False

    def play_to_the_end(self) -> None:
        for _ in range(MOST_CLICKS):
            self.await_something()
            if self.ended.count():
                return
            self.try_to_move()
        raise AssertionError(f"the game did not end within {MOST_CLICKS} clicks")

    def hurry_to_the_end(self) -> None:
        """Where a game has only to be over: nobody looks whether what is touched can be reached."""
        self.hurry()
        self.ended.wait_for(timeout=LONGEST_GAME)

    def hurry(self) -> None:
        """From now on until the game is over the page moves by itself."""
        self.page.evaluate(HURRY, MOMENT)

    def settle(self) -> None:
        """Until whatever moves has arrived; at a live table something may always move."""
        with suppress(TooLateError):
            self.page.wait_for_function(STILL, timeout=PATIENCE)

    def keep_picture(self, name: str) -> None:
        self.artefacts.mkdir(exist_ok=True)
        width, height = self.size.value
        self.settle()
        self.page.screenshot(path=self.artefacts / f"{name}-{width}x{height}.png")

    def check_accessible(self) -> None:
        self.settle()  # colours in the middle of a fade are nobody's contrast
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()
