"""The report: one page that holds everything, to read on screen or on paper."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from tablee import games
from tablee.kernel.words import french
from tablee.lab.lore import lore
from tablee.lab.report.pdf import print_page
from tablee.lab.report.replays import Replays
from tablee.lab.words import words

HERE = Path(__file__).parent


@dataclass
class Figure:
    """Bars with intervals: each may lead to games."""

    names: list[str]
    values: list[float]
    low: list[float]
    high: list[float]
    line: float | None = None  # what would be fair, or was promised
    legend: str = ""  # says what the line is
    group: str = ""
    unit: str = "%"
    signed: bool = False  # differences
    games: list[dict[str, str]] = field(default_factory=list)


@dataclass
class Section:
    """One claim, one picture, one sentence, then the details."""

    title: str
    sentence: str
    figures: list[Figure] = field(default_factory=list)
    columns: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


@dataclass
class Page:
    game: str
    lang: str
    title: str
    lead: str
    made: str
    sections: list[Section]
    replays: Replays


SHOWN = ("hint", "start", "previous", "next", "end", "replay", "close")  # words that stand on the page
USED = ("details", "typical", "extreme", *(f"{kind}_{side}" for kind in ("typical", "extreme") for side in "ab"))


def render(page: Page) -> str:
    """One file: styles, script and data inside; the script draws what the data says."""
    say = words(page.lang).say
    shown = {"lang": page.lang, "title": page.title, "lead": page.lead, "made": page.made}
    shown |= {name: french(say(name)) if page.lang == "fr" else say(name) for name in SHOWN}
    parts = {name: escape(text) for name, text in shown.items()}
    parts |= {"style": part("report.css"), "script": part("report.js"), "data": _embedded(_data(page))}
    return re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], part("report.html"))


@cache
def part(name: str) -> str:
    return (HERE / name).read_text("utf-8")


def _data(page: Page) -> dict[str, Any]:
    say = words(page.lang).say
    return {
        "lang": page.lang,
        "ink": lore(games.game(page.game)).ink,
        "words": {**{name: say(name) for name in USED}, "step": say("step", n="{n}", of="{of}")},
        "sections": [asdict(section) for section in page.sections],
        "replays": page.replays.games,
    }


def _embedded(value: Any) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c").replace("\u2028", "\\u2028")


def write(page: Page, html: Path | None, pdf: Path | None) -> None:
    text = render(page)
    if html:
        html.write_text(text, "utf-8")
    if pdf:
        beside = html or pdf.with_suffix(".print.html")
        beside.write_text(text, "utf-8")
        try:
            print_page(beside, pdf)
        finally:
            if not html:
                beside.unlink()
