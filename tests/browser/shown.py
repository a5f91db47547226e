"""The page as built, without a server: shown one situation after the other in one window after the other."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Route, WebSocketRoute

from tablee.server.protocol import messages
from tablee.server.protocol.parts import Lang
from tests.browser.situations import Situation, ended

PAGE = Path(__file__).resolve().parents[2] / "src/tablee/_web"
PROBE = Path(__file__).with_name("probe.js").read_text()
AREAS = Path(__file__).with_name("areas.js").read_text()
STILL = 500  # milliseconds without a touch
SETTLE = """async () => {  // until styles change a window that was turned may keep what fitted in between
  await document.fonts.ready;
  const root = document.documentElement.style;
  root.setProperty('--turned', 1 - root.getPropertyValue('--turned'));
  for (let n = 0; n < 2; n += 1) await new Promise((done) => requestAnimationFrame(done));
}"""
FINEST, ACROSS = 6, 120  # pixels between two points that are touched, and points across a large window
ADDRESS = "http://tablee.test"
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
LETTERS = "(letters) => (document.documentElement.style.fontSize = letters === 100 ? '' : `${letters}%`)"


@dataclass(frozen=True)
class Window:
    """How large a window is, whether it is touched, and how large its letters are in percent."""

    width: int
    height: int
    touch: bool = True
    letters: int = 100

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"-{self.letters}%" if self.letters != 100 else "")


class Shown:
    """A page that is shown one situation after the other."""

    def __init__(self, browser: Browser, *, still: bool = True, lang: Lang = "fr") -> None:
        self.context = browser.new_context(
            base_url=ADDRESS,
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            has_touch=True,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="block",
        )
        self.context.add_init_script("self.origin !== 'null' && localStorage.setItem('tablee.seat.x', 'secret')")
        self.context.route("**/*", self._serve)
        self.context.route_web_socket("**/ws/*", self._connect)
        self.page = self.context.new_page()
        self.said: list[str] = []
        self.page.on("console", lambda it: self.said.append(it.text) if it.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.table: tuple[str, int, int] | None = None
        self.version = 0
        self.letters = 100
        self.situation: Situation

    def _serve(self, route: Route) -> None:
        path = PAGE / route.request.url.removeprefix(ADDRESS).split("?")[0].lstrip("/")
        file = path if path.is_file() else PAGE / "index.html"
        route.fulfill(body=file.read_bytes(), content_type=KINDS.get(file.suffix, "application/octet-stream"))

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda said: self._tell() if '"hello"' in str(said) else None)

    def _tell(self) -> None:
        for message in self.situation.sent(self.version):
            self.socket.send(message)

    def show(self, situation: Situation) -> None:
        self.situation, self.version = situation, self.version + 1
        table = (situation.game, situation.seats, situation.seat)
        if self.table == table:
            self._tell()
        else:
            self.table, self.letters = table, 100
            self.page.goto("/t/x")
        self.page.wait_for_selector(f".play[data-version='{self.version}']", state="attached")

    def end(self, ending: str, winners: list[int], scores: list[int] | None = None) -> None:
        """The game that is shown ends with the next message."""
        self.go_on(ended(self.situation, ending, winners, scores or []))

    def go_on(self, state: messages.State) -> None:
        """The next thing that happens at the table that is shown."""
        self.version += 1
        now = msgspec.structs.replace(state, version=self.version, whole=False)
        self.socket.send(msgspec.json.encode(now).decode())

    def fit(self, window: Window) -> None:
        self.page.set_viewport_size({"width": window.width, "height": window.height})
        if self.letters != window.letters:
            self.letters = window.letters
            self.page.evaluate(LETTERS, window.letters)

    def settle(self) -> None:
        """Letters have come and everything lies where it stays."""
        self.page.evaluate(SETTLE)

    def probe(self, window: Window) -> list[str]:
        """What somebody at this window would complain of."""
        waiting = [] if self.situation.kind == "over" else self.situation.state.waiting_for
        awaited = [seat for seat in waiting if seat != self.situation.seat]
        asked = {"touch": window.touch, "scrolls": window.letters > 100, "awaited": awaited}
        found = self.page.evaluate(PROBE, asked)
        if found:  # where a busy machine still lays things out they are judged where they stay
            self.page.wait_for_timeout(STILL)
            self.settle()
            found = self.page.evaluate(PROBE, asked)
        return [f"{self.situation} {window}: {it}" for it in found]

    def at(self, window: Window) -> list[str]:
        self.fit(window)
        return self.probe(window)

    def areas(self, window: Window) -> dict[str, int]:
        """How much of the window answers to each rule that I may follow now, and to the hand."""
        self.fit(window)
        self.settle()
        self.page.evaluate("scrollTo(0, 0)")
        offered = msgspec.json.decode(msgspec.json.encode(self.situation.state.options))  # some are written already
        rules = {option["key"]: option["rule"] for option in offered}
        return dict(self.page.evaluate(AREAS, {"rules": rules, "step": max(FINEST, window.width // ACROSS)}))
