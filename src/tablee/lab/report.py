"""The report: one page that holds everything, to read on screen or on paper."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from plotly.offline import get_plotlyjs

from tablee import games
from tablee.kernel.telling import Teller
from tablee.lab.printing import print_page
from tablee.lab.replays import Replays
from tablee.lab.speech import HERE, words
from tablee.lab.stats import Share

INK = {"boom": "#a83a2c", "baba": "#6f7f3b", "bunny": "#3f7d4e", "badass": "#a3247f", "seizh": "#2f5673"}


@dataclass
class Figure:
    """Bars with intervals: each may lead to games."""

    names: list[str]
    values: list[float]
    low: list[float]
    high: list[float]
    line: float | None = None  # what would be fair, or was promised
    group: str = ""
    unit: str = "%"
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


class Speech:
    """The words of the page and of the game."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.words = words(lang)
        self.game_words = games.game(game).words(lang)
        self.teller = Teller(games.game(game), lang, [])
        self.game_name = self.game_words.say("game-name") if self.game_words.has("game-name") else game

    def say(self, name: str, /, **args: object) -> str:
        said = self.words.say(name, **args)
        return french(said) if self.lang == "fr" else said

    def value(self, category: str, value: str) -> str:
        """What a bar is called."""
        if category == "seat":
            return self.say("seat", n=value)
        if category == "ending":
            return self.game_words.say(f"ending-{value}")
        if self.words.has(f"value-{value}"):
            return self.say(f"value-{value}")
        return self.teller.card(value)

    def category(self, name: str) -> str:
        return self.say(f"category-{name}") if self.words.has(f"category-{name}") else name.capitalize()

    def percent(self, share: float, digits: int = 0) -> str:
        number = f"{100 * share:.{digits}f}"
        return f"{number.replace('.', ',')}\u202f%" if self.lang == "fr" else f"{number}%"

    def interval(self, share: Share) -> str:
        return f"{self.percent(share.low, 1)} – {self.percent(share.high, 1)}"

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}"
        return text.replace(",", " ").replace(".", ",") if self.lang == "fr" else text


def french(text: str) -> str:
    """Narrow spaces that do not break, where French typography wants them."""
    return re.sub(r" (?=[:;?!%»])", "\u202f", text).replace("« ", "«\u202f")


def render(page: Page) -> str:
    shelf = Environment(loader=FileSystemLoader(HERE), autoescape=select_autoescape(["html", "jinja"]))
    say = words(page.lang).say
    return shelf.get_template("report.html.jinja").render(
        page=page,
        say=say,
        ink=INK.get(page.game, "#444"),
        plotly=get_plotlyjs(),
        figures=_embedded([[vars(figure) for figure in section.figures] for section in page.sections]),
        replays=_embedded(page.replays.games),
        ui=_embedded({name: say(name) for name in ("typical", "extreme")}),
        step=_embedded(say("step", n="{n}", of="{of}")),
    )


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
