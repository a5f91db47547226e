"""Every window: nothing that can be used or is told is covered, cut, too small or out of sight, whatever is asked.

No server: the page as built is shown every kind of question of every game, and a probe asks what lies on top.
"""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Route, WebSocketRoute

from tests.browser.situations import Situation

PAGE = Path(__file__).resolve().parents[2] / "src/tablee/_web"
PROBE = Path(__file__).with_name("probe.js").read_text()
ADDRESS = "http://tablee.test"


@dataclass(frozen=True)
class Window:
    """How large a window is, whether by finger, and how large its letters."""

    width: int
    height: int
    touch: bool = True
    letters: int = 100

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"-{self.letters}%" if self.letters != 100 else "")


WINDOWS = [
    *(Window(*size) for size in ((320, 560), (360, 640), (390, 664), (390, 844), (412, 915))),
    *(Window(*size) for size in ((664, 390), (844, 390), (915, 412))),
    *(Window(*size) for size in ((768, 1024), (1024, 768))),
    *(Window(*size, touch=False) for size in ((1366, 657), (1440, 900), (1920, 1080), (2560, 1440))),
    Window(390, 844, letters=200),
    Window(1440, 900, touch=False, letters=200),
]
MIME = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


class Shown:
    """A page that is shown one situation after the other."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(
            base_url=ADDRESS, locale="fr-FR", has_touch=True, reduced_motion="reduce", service_workers="block"
        )
        self.context.add_init_script("localStorage.setItem('tablee.seat.x', 'secret')")
        self.context.route("**/*", self._serve)
        self.context.route_web_socket("**/ws/*", self._connect)
        self.page = self.context.new_page()
        self.said: list[str] = []
        self.page.on("console", lambda it: self.said.append(it.text) if it.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.table: tuple[str, int, int] | None = None
        self.situation: Situation | None = None
        self.version = 0

    def _serve(self, route: Route) -> None:
        path = PAGE / route.request.url.removeprefix(ADDRESS).split("?")[0].lstrip("/")
        file = path if path.is_file() else PAGE / "index.html"
        route.fulfill(body=file.read_bytes(), content_type=MIME.get(file.suffix, "application/octet-stream"))

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda said: self._tell() if '"hello"' in str(said) else None)

    def _tell(self) -> None:
        assert self.situation
        for message in self.situation.sent(self.version):
            self.socket.send(message)

    def show(self, situation: Situation) -> None:
        self.situation, self.version = situation, self.version + 1
        table = (situation.game, situation.seats, situation.seat)
        if self.table != table:
            self.table = table
            self.page.goto("/t/x")
        else:
            self._tell()
        self.page.wait_for_selector(f".play[data-version='{self.version}']", state="attached")

    def fit(self, window: Window) -> None:
        self.page.evaluate(
            "(letters) => (document.documentElement.style.fontSize = letters === 100 ? '' : `${letters}%`)",
            window.letters,
        )
        self.page.set_viewport_size({"width": window.width, "height": window.height})

    def probe(self, window: Window) -> list[str]:
        assert self.situation
        awaited = (
            []
            if self.situation.kind == "over"
            else [seat for seat in self.situation.state.waiting_for if seat != self.situation.seat]
        )
        asked = {"touch": window.touch, "scrolls": window.letters > 100, "awaited": awaited}
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found: list[str] = self.page.evaluate(PROBE, asked)
        return found
