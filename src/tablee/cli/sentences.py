"""What is wrong, in the reader's language: sentences are raised in English and put into French on their way out."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from tablee.kernel.telling import language
from tablee.kernel.words import LANGUAGES

FILLED_IN = r"(.*?)"


def in_language(sentence: str, lang: str) -> str:
    return sentence if lang == "en" else _in_french(sentence)


def asked_language(words: list[str]) -> str:
    """What `--lang` says among the words of a command, or what the system speaks."""
    named = [after for word, after in zip(words, [*words[1:], ""], strict=True) if word == "--lang"]
    named += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    return language(next((lang for lang in named if lang in LANGUAGES), None))


def _in_french(sentence: str) -> str:
    """A sentence that nobody has translated stays as it is."""
    for pattern, french in _french():
        if match := pattern.fullmatch(sentence):
            return _signs(french.format(*[_in_french(part) for part in match.groups()]))
    return sentence


@cache
def _french() -> list[tuple[re.Pattern[str], str]]:
    """The longest templates first: a short one may fit too."""
    pairs = tomllib.loads((Path(__file__).parent / "french.toml").read_text("utf-8"))
    longest = sorted(pairs.items(), key=lambda pair: -len(pair[0]))
    return [(re.compile(FILLED_IN.join(map(re.escape, e.split("{}"))), re.DOTALL), f) for e, f in longest]


def _signs(text: str) -> str:
    """French signs stand behind a narrow space."""
    return re.sub(r" (?=[;:!?»])", "\u202f", text).replace("« ", "«\u202f")
