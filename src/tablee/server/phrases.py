"""The server's own words, in both languages, and text that people typed, made harmless."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from tablee.kernel.words import Words

PRESETS = ("hello", "well_played", "thanks", "oops", "hurry", "thinking", "laugh", "wow", "good_luck", "again")


class Refusal(Exception):
    """Something asked for is not done; `code` names the words that say why."""

    def __init__(self, code: str, words: str = "", **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.words = words  # already said, by the game itself
        self.args_of_words = args

    def say(self, lang: str) -> str:
        return self.words or phrase(lang, f"refused-{self.code}", **self.args_of_words)


@cache
def phrases(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


def phrase(lang: str, name: str, **args: object) -> str:
    return phrases(lang).say(name, **args)


def clean(text: str, most: int) -> str:
    """One line of text without control characters, at most so long."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(c if unicodedata.category(c)[0] != "C" or c in "\u200d\ufe0f" else " " for c in plain)
    return " ".join(shown.split())[:most].strip()
