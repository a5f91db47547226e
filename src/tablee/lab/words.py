"""What the lab says, in French and in English: its own words, and what a game adds to them."""

from __future__ import annotations

import re
from functools import cache
from math import isfinite
from pathlib import Path

from tablee import games
from tablee.bots.mixture import MIXED, WHOLE, parts_of
from tablee.evidence import certainty
from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.kernel.telling import Teller
from tablee.kernel.words import Words, french
from tablee.stats import Mean, Share

RULING = re.compile(r"[a-z]+-R?\d+")


@cache
def words(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


@cache
def lore_words(game: Game, lang: str) -> Words:
    """The words beside a game's lore; where that is one file or none, they are the game's own."""
    return Words(lore_folder(game), lang)


def lore_folder(game: Game) -> Path:
    own = parts.find(game, "lore")
    return Path(str(own.__file__)).parent if own else game.folder


class Speech:
    """The words of the lab and of a game."""

    def __init__(self, game: str, lang: str, box: Path | None = None) -> None:
        self.lang = lang
        self._game = games.game(game)
        self._lab, self._lore = words(lang), lore_words(self._game, lang)
        rules = self._game.boxed(box)
        self.game_words = rules.words(lang)
        self.teller = Teller(rules, lang, [])
        self.game_name = rules.title(lang)

    def has(self, name: str) -> bool:
        return any(words.has(name) for words in (self._lab, self._lore, self.game_words))

    def say(self, name: str, /, **args: object) -> str:
        """In the lab's words, or in those of the game that it has for the lab, or at all."""
        known = (words for words in (self._lab, self._lore, self.game_words) if words.has(name))
        said = next(known, self._lore).say(name, **args)
        return french(said) if self.lang == "fr" else said

    def value(self, category: str, value: str) -> str:
        """What a bar is called."""
        if category == "seat":
            return self.say("seat", n=value)
        if category == "ending":
            return self.game_words.say(f"ending-{value}")
        if self.has(f"value-{value}"):
            return self.say(f"value-{value}")
        return self.teller.card(value)

    def difficulty(self, name: str) -> str:
        said = f"setting-difficulty-{name}"
        return self.game_words.say(said).partition(":")[0].strip() if self.game_words.has(said) else name

    def level(self, name: str) -> str:
        """A level, or one that searches so many times."""
        if MIXED in name:
            return ", ".join(f"{self.percent(part / WHOLE)} {self.level(one)}" for one, part in parts_of(name).items())
        base, _, tries = name.partition(":")
        if tries:
            return self.say("level-tries", level=base, n=tries)
        return self.say(f"level-{name}") if self.has(f"level-{name}") else name

    def group(self, table: str) -> str:
        """What a table of the card box is called."""
        return self.say(f"table-{table}") if self.has(f"table-{table}") else table

    def row(self, name: str) -> str:
        """What a row of the card box is called."""
        return self.difficulty(name) if self.game_words.has(f"setting-difficulty-{name}") else self.teller.card(name)

    def measure(self, name: str) -> str:
        """What a comparison or a goal measures, such as `wins` and a faction, or `rounds`."""
        kind, _, rest = name.partition(" ")
        if kind == "ending":
            return self.say("measure-ending", what=self.value("ending", rest).rstrip("."))
        if kind == "wins" and rest:
            seat = rest.removeprefix("seat ")
            return self.say("measure-wins", who=self.value("seat" if seat != rest else "", seat))
        known = f"measure-{name.replace(' ', '_')}"
        return self.say(known) if self.has(known) else self.value("", name)

    def place(self, name: str, ruling: str = "", *, row: int = 0) -> str:
        """Where in the book: section and line of the thing, of a contradiction by its row, or of a ruling on it."""
        known = self._game.places("contradictions", str(row)) if row else self._game.places("audit", name)
        known = known or [at for one in RULING.findall(ruling) for at in self._game.places("rulings", one)]
        said = [self.say("place-line", section=section, line=line) for section, line in known]
        return self.say("semicolon").join(said) or self.say(f"place-{name}")

    def category(self, name: str) -> str:
        return self.say(f"category-{name}") if self.has(f"category-{name}") else name.capitalize()

    def percent(self, share: float, digits: int = 0) -> str:
        number = f"{100 * share:.{digits}f}"
        return f"{number.replace('.', ',')}\u202f%" if self.lang == "fr" else f"{number}%"

    def interval(self, share: Share) -> str:
        return f"{self.percent(share.low, 1)} – {self.percent(share.high, 1)}"

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.replace(",", " ").replace(".", ",") if self.lang == "fr" else text

    def signed(self, value: float, digits: int) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def between(self, low: float, high: float, digits: int) -> str:
        """An interval of differences; a few games have none yet."""
        if not isfinite(low):
            return self.say("not-told-yet")
        return f"{self.signed(low, digits)} – {self.signed(high, digits)}"

    def measured(self, value: float, low: float, high: float, digits: int = 1) -> str:
        """A number with its interval; a few games have none yet."""
        ends = f"{self.number(low, digits)}–{self.number(high, digits)}"
        return f"{self.number(value, digits)} ({ends if isfinite(low + high) else self.say('not-told-yet')})"

    def certainty(self, doubt: float) -> str:
        """How sure something is, in words."""
        return self.say(f"certainty-{certainty(doubt)}")

    def holds(self, holds: str, trend: int, strengths: int = 2) -> str:
        """Whether a difference holds for both strengths, or up to the last of several, and where it goes."""
        way = {1: "up", 0: "level", -1: "down"}[trend]
        said = "all" if holds == "both" and strengths > 2 else holds
        return f"{self.say(f'strength-{said}')}, {self.say(f'trend-{way}')}"

    def mean(self, mean: Mean, unit: int = 1) -> str:
        """A mean with its interval, in so many of ours."""
        return self.measured(mean.mean / unit, mean.low / unit, mean.high / unit)

    def share(self, share: Share) -> str:
        """A share with its interval, in few letters."""
        return f"{self.percent(share.share)} ({self.percent(share.low)}–{self.percent(share.high)})"
