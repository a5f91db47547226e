"""How smoothly tables move on a slow phone: frames a second while moves are shown and ends are played out.

`python3 run.py bench frames [GAME…]`: the page as built, in a Chromium whose processor is slowed down by four
(`Emulation.setCPUThrottlingRate`), at a phone's window.  A frame counts as late when it comes more than one and a half
sixtieths of a second after the one before.

Without a graphics processor every pixel is drawn by the one we slow down, which no phone does.  So what is ours is told
apart: milliseconds of the page's main thread (script, style, layout, painting lists; processor time at full speed, so
that a busy machine hardly matters) for each move and frame in motion and for each second at rest.
"""

import argparse
from collections import Counter
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench import QUICK
from tablee.games import OURS
from tests.browser.shown import Shown, Window
from tests.browser.test_climax import ENDINGS
from tests.browser.test_moving import my_moves
from tools import chromium, page

SLOWER = 4
AFTER_A_MOVE, AN_END, A_REST = 600, 2400, 500  # milliseconds
PARTS = {"TaskDuration": "all", "ScriptDuration": "script", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
LATE = 1.5 * 1000 / 60
WATCH = """(most) => new Promise((done) => {
  const times = [];
  const look = (now) => {
    times.push(now);
    if (now - times[0] < most) requestAnimationFrame(look);
    else done(times.slice(1).map((at, i) => at - times[i]));
  };
  requestAnimationFrame(look);
})"""


def gaps(browser: Browser, game: str) -> tuple[list[float], list[float]]:
    """The times between frames, after moves and during an end."""
    shown = Shown(browser, still=False)
    shown.fit(Window(390, 664))
    moves: list[float] = []
    session = shown.context.new_cdp_session(shown.page)
    for before, now in my_moves(game):
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        shown.show(before)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        shown.show(now)
        moves += shown.page.evaluate(WATCH, AFTER_A_MOVE)
    shown.end(next(end for one, end in ENDINGS if one == game), [0])
    end = shown.page.evaluate(WATCH, AN_END)
    shown.context.close()
    return moves, end


class MainThread:
    """What the main thread of a page did, in milliseconds of processor time."""

    def __init__(self, shown: Shown) -> None:
        self.session = shown.context.new_cdp_session(shown.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.last = self._all()

    def _all(self) -> dict[str, float]:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return {it["name"]: 1000 * it["value"] for it in metrics if it["name"] in PARTS}

    def since(self) -> dict[str, float]:
        """Since it was last asked, by part."""
        before, self.last = self.last, self._all()
        return {PARTS[name]: self.last[name] - before[name] for name in PARTS}


def work(browser: Browser, game: str) -> str:
    """The main thread's work for each frame after a move, in an end, and for a second in which nothing happens."""
    shown = Shown(browser, still=False)
    shown.fit(Window(390, 664))
    thread, moves, rest, frames = MainThread(shown), Counter[str](), 0.0, 0
    pairs = list(my_moves(game))
    for before, now in pairs:
        shown.show(before)
        shown.page.wait_for_timeout(AFTER_A_MOVE)
        thread.since()
        shown.show(now)
        frames += len(shown.page.evaluate(WATCH, AFTER_A_MOVE))
        moves.update(thread.since())
        shown.page.wait_for_timeout(A_REST)
        rest += thread.since()["all"]
    shown.end(next(end for one, end in ENDINGS if one == game), [0])
    ending = len(shown.page.evaluate(WATCH, AN_END))
    end = thread.since()["all"] / ending
    shown.context.close()
    n = len(pairs)
    parts = ", ".join(f"{part} {moves[part] / n:.1f}" for part in ("script", "style", "layout"))
    each = f"{moves['all'] / n:.0f} ms a move ({parts}), {moves['all'] / frames:.1f} a frame"
    return f"main thread {each}, {end:.1f} a frame of the end, {rest / n / A_REST * 1000:.0f} a second at rest"


def told(what: str, gaps: list[float]) -> str:
    late = sum(gap > LATE for gap in gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    return f"{what} {rate:5.1f} frames/s, median {median(gaps):4.1f} ms, {100 * late / len(gaps):4.1f} % late"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--quick", action="store_true", help=QUICK)
    chosen = words.parse_args()
    games = list(OURS)[:1] if chosen.quick else chosen.games or list(OURS)
    page.obtain()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for game in games:
            moves, end = gaps(browser, game)
            print(f"{game:7} {told('moves', moves)} · {told('end', end)}", flush=True)
            print(f"{'':7} {work(browser, game)}", flush=True)


if __name__ == "__main__":
    main()
