"""What was written, read as one of the options on offer: by its number, its words or its key."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablee.agents.words import words
from tablee.kernel.grammar import folded

SHOWN = 60  # characters of a wrong answer that are repeated
BRACKETS = re.compile(r"\[([^\[\]]*)\]")
NUMBER = re.compile(r"(\d{1,6})\s*[.):]?")


class NotAnOption(Exception):
    """One sentence: what was written, and what would be right."""


def chosen(text: str, options: Sequence[str], lang: str, keys: Sequence[str] = ()) -> int:
    """The place of the option that is meant; what stands in the last brackets counts, if there are any.

    Examples:
        >>> from tablee.agents.choices import chosen
        >>> chosen("I think [2] is best.", ["Pass", "Play the card"], "en")
        1
        >>> chosen("PASS.", ["Pass", "Play the card"], "en")
        0
    """
    meant = (BRACKETS.findall(text) or [text])[-1].strip()
    if number := NUMBER.fullmatch(meant):
        place = int(number[1]) - 1
        if place in range(len(options)):
            return place
    if meant in keys:
        return list(keys).index(meant)
    said = [_plain(option) for option in options]
    if said.count(_plain(meant)) == 1:
        return said.index(_plain(meant))
    raise NotAnOption(words(lang).say("not-an-option", text=_short(meant), most=len(options)))


def numbered(options: Sequence[str]) -> list[str]:
    return [f"  {n}. {option}" for n, option in enumerate(options, 1)]


def _plain(text: str) -> str:
    """Accents, capitals, spaces and a last full stop aside."""
    return " ".join(folded(text).split()).rstrip(".! ")


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
