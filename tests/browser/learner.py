"""A learner: reads what the coach says and touches what shines."""

from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect

from tests.browser.person import Person

MOST_TOUCHES = 8  # for one move: a card, whom it is for, which of several; a touch may come too late
PATIENCE = 2_000  # milliseconds for a touch: what shone may be gone because the move is being made
MOST_STEPS = 15
SHINING = "() => [...document.querySelectorAll('.wanted')].map(it => ({it, key: it.dataset.key}))"
READY = """seen => {
    if (document.querySelector('.play')?.dataset.version !== seen) return 'moved';
    return [...document.querySelectorAll('.wanted')].some(it => it.checkVisibility()) && 'something shines';
}"""
WHAT_CAME = f"""([seen, before]) => {{
    if (document.querySelector('.play')?.dataset.version !== seen) return 'moved';
    const known = ({{it, key}}) => before.some(old => old.it === it && old.key === key);
    return !({SHINING})().every(known) && 'something else shines';
}}"""


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.coach = self.page.locator(".coach")
        self.over = self.page.locator(".lesson-end")
        self.shining = self.page.locator(".wanted:visible")
        self.explained = self.page.locator("dialog[open]:has(.looked) header .disc")

    def begin(self, game: str) -> None:
        self.page.goto(f"/#learn/{game}")
        expect(self.coach).to_be_visible()

    def listen(self) -> str:
        """Read on until something is to be done."""
        said = []
        while self.await_coach() and self.coach.locator(".next").count():
            said.append(self.coach.locator(".said").inner_text())
            self.coach.locator(".next").click()
            expect(self.coach.locator(".said")).not_to_have_text(said[-1])
        return " ".join([*said, self.coach.locator(".said").inner_text()])

    def do_it(self) -> None:
        """Touch what shines until the move is made."""
        seen = self.page.locator(".play").get_attribute("data-version") or ""
        for _ in range(MOST_TOUCHES):
            if self._what(READY, seen) == "moved":
                return
            before = self.page.evaluate_handle(SHINING)
            try:
                self.shining.last.click(timeout=PATIENCE)
            except NotInTime:
                continue
            moved = self._what(WHAT_CAME, [seen, before]) == "moved"
            if self.explained.count():  # the touch came too late: what shone says what it is
                self.explained.click()
            if moved:
                return
        raise AssertionError(f"nothing moves: {self.coach.inner_text()}")

    def _what(self, script: str, arg: object) -> object:
        return self.page.wait_for_function(script, arg=arg).evaluate("came => came")

    def await_coach(self) -> bool:
        """Until the coach wants something read or done; False when the lesson is over."""
        self.page.wait_for_selector(".coach .next, .wanted:visible, .lesson-end", timeout=60_000)
        return self.over.count() == 0

    def take_the_lesson(self) -> list[str]:
        """From where it is to its end; what the coach said at each step."""
        said: list[str] = []
        for _ in range(MOST_STEPS):
            if not self.await_coach():
                return said
            said.append(self.listen())
            self.do_it()
        raise AssertionError("the lesson does not end")
