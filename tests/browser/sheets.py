"""Contact sheets: what every window shows, to be looked at. `python -m tests.browser.sheets FOLDER [LANG [GAME …]]`.

For every game one sheet of all windows, with few and many players and as a spectator, kinds of questions in turn;
and one of every kind of question on a phone.
"""

import base64
import sys
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.games import OURS
from tablee.server.protocol.parts import Lang
from tests.browser.shown import Shown, Window
from tests.browser.situations import SPECTATOR, Situation, situations, tables
from tests.browser.test_windows import PHONES, WINDOWS
from tools import chromium, page

WIDE, HIGH, ON_A_SHEET = 1560, 330, 24  # pixels of a sheet and of a picture on it, and how many pictures
SETTLED = 250  # milliseconds after which nothing moves
Case = tuple[Situation, Window]
STYLE = f"body{{margin:8px;width:{WIDE}px;display:flex;flex-wrap:wrap;gap:8px;background:#777;font:11px sans-serif}}"


def of_all_windows(game: str, lang: Lang) -> Iterator[Case]:
    few, many = tables(game)[0], tables(game)[2]
    for i, table in enumerate((few, many, (many[0], SPECTATOR))):
        kinds = situations(game, *table, lang)
        yield from ((kinds[(i + n) % len(kinds)], window) for n, window in enumerate(WINDOWS))


def of_all_questions(game: str, lang: Lang) -> Iterator[Case]:
    yield from ((it, PHONES[2]) for it in situations(game, *tables(game)[2], lang))


def figure(page: Page, words: str) -> str:
    """What is seen now, with words below it."""
    page.wait_for_timeout(SETTLED)
    data = base64.b64encode(page.screenshot(type="jpeg", quality=70)).decode()
    seen = f"<img height={HIGH} src='data:image/jpeg;base64,{data}'>"
    return f"<figure style='margin:0'>{seen}<br>{escape(words)}</figure>"


def picture(shown: Shown, situation: Situation, window: Window) -> str:
    shown.show(situation)
    shown.fit(window)
    return figure(shown.page, f"{situation} {window}")


def sheet(browser: Browser, pictures: Iterable[str], file: Path) -> None:
    blank = browser.new_page(viewport={"width": WIDE + 16, "height": HIGH})
    blank.set_content(f"<style>{STYLE}</style>{''.join(pictures)}", wait_until="load")
    blank.screenshot(path=file, full_page=True)
    blank.close()


def main(folder: str, lang: Lang = "fr", *games: str) -> None:
    page.obtain()
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        shown = Shown(browser, lang=lang)
        for game in games or OURS:
            for name, cases in (("windows", of_all_windows), ("questions", of_all_questions)):
                taken = [picture(shown, *case) for case in cases(game, lang)]
                for n in range(0, len(taken), ON_A_SHEET):
                    file = Path(folder) / f"{game}-{name}-{n // ON_A_SHEET + 1}.{lang}.png"
                    sheet(browser, taken[n : n + ON_A_SHEET], file)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
