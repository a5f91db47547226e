"""How smoothly tables move on a slow phone: frames a second while moves are shown and ends are played out.

`python3 run.py bench frames [GAME…]`: the page as built, in a Chromium whose processor is slowed down by four
(`Emulation.setCPUThrottlingRate`), at a phone's window.  A frame counts as late when it comes more than one and a half
sixtieths of a second after the one before.
"""

import argparse
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench import QUICK
from tablee.games import OURS
from tests.browser.shown import Shown, Window
from tests.browser.test_climax import ENDINGS
from tests.browser.test_moving import my_moves
from tools import chromium, page

SLOWER = 4
AFTER_A_MOVE, AN_END = 600, 2400  # milliseconds
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


def measure(browser: Browser, game: str) -> tuple[list[float], list[float]]:
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
            moves, end = measure(browser, game)
            print(f"{game:7} {told('moves', moves)} · {told('end', end)}", flush=True)


if __name__ == "__main__":
    main()
