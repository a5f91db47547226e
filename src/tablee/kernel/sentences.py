"""What is wrong, in the reader's language: sentences are raised in English and put into French on their way out."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from tablee.kernel.telling import language
from tablee.kernel.words import LANGUAGES

FILLED_IN = r"(.*?)"
IN_A_BOX = re.compile("the (?:box|board) (?!of the game)(.* )?is (?:wrong at|not valid TOML)")
SENTENCES, BOXES = "french.toml", "french-boxes.toml"
LONGEST = 1500  # characters: in somebody's endless text the parts of a sentence are looked for in vain, and for long


def in_language(sentence: str, lang: str) -> str:
    return sentence if lang == "en" or len(sentence) > LONGEST else _in_french(sentence)


def complaint(fault: str, lang: str) -> str:
    """What msgspec says of a value, without the place."""
    said = fault.partition(" - at ")[0].replace("`", "")
    return said if lang == "en" else _signs(_in_french(said, BOXES))


def asked_language(words: list[str]) -> str:
    """What `--lang` says among the words of a command, or what the system speaks."""
    named = [after for word, after in zip(words, [*words[1:], ""], strict=False) if word == "--lang"]
    named += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    return language(next((lang for lang in named if lang in LANGUAGES), None))


def _in_french(sentence: str, file: str = SENTENCES) -> str:
    """A sentence that nobody has translated stays as it is; what a box has wrong is put together from parts."""
    for pattern, french in _french(file):
        if match := pattern.fullmatch(sentence):
            return _signs(french.format(*_parts(sentence, match.groups(), file)))
    return sentence


def _parts(sentence: str, parts: tuple[str, ...], file: str) -> list[str]:
    """What is filled in, in French too; where a box is wrong, the first is its file, if it has one."""
    box = IN_A_BOX.match(sentence)
    if not box:
        return [_in_french(part, file) for part in parts]
    named = 1 if box[1] else 0
    return [*parts[:named], *[_in_french(part, BOXES) for part in parts[named:]]]


@cache
def _french(file: str) -> list[tuple[re.Pattern[str], str]]:
    """The longest templates first: a short one may fit too."""
    pairs = tomllib.loads((Path(__file__).parent / file).read_text("utf-8"))
    longest = sorted(pairs.items(), key=lambda pair: -len(pair[0]))
    return [(re.compile(FILLED_IN.join(map(re.escape, e.split("{}"))), re.DOTALL), f) for e, f in longest]


def _signs(text: str) -> str:
    """French signs stand behind a narrow space."""
    return re.sub(r" (?=[;:!?»])", "\u202f", text).replace("« ", "«\u202f")
