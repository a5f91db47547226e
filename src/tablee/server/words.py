"""The server's own words, in both languages, and text that people typed, made harmless."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from tablee.kernel.words import Words

PRESETS = ("hello", "well_played", "thanks", "oops", "hurry", "thinking", "laugh", "wow", "good_luck", "again")
VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols: what else there is only joins or follows these
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # counted among them, and yet nothing is printed


@cache
def phrases(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


def phrase(lang: str, name: str, /, **args: object) -> str:
    return phrases(lang).say(name, **args)


def clean(text: str, most: int) -> str:
    """One line of text without control characters, at most so long; nothing where there is nothing to see."""
    plain = unicodedata.normalize("NFC", text)
    if not plain.isprintable():  # else there is nothing to look for, and most texts are long and plain
        plain = "".join(c if unicodedata.category(c)[0] != "C" or c in "\u200d\ufe0f" else " " for c in plain)
    line = " ".join(plain.split())[:most].strip()
    return line if any(unicodedata.category(c)[0] in VISIBLE and c not in BLANK for c in line) else ""


BOT_NAMES = [
    "Bérangère",
    "Marcel",
    "Zélie",
    "Anatole",
    "Rozenn",
    "Gaspard",
    "Violette",
    "Hippolyte",
    "Nolwenn",
    "Basile",
]


def bot_name(seat: int, taken: list[str]) -> str:
    """One that nobody at the table has."""
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in taken)
