"""What the library that reads the command line says of a word, put the way we say it."""

from __future__ import annotations

import re

PLAIN = {
    r"No such command '(.*?)'; there are (.*)\.": r"there is no command '\1'; there are \2.",
    r"Missing argument 'GAME'\.": "say which game.",
    r"Missing (?:argument|option) '(.*)'\.": r"\1 is missing.",
    r"Invalid value for '(.*?)': .*unable to parse string as an integer": r"\1 is a whole number.",
    r"Invalid value for '(.*?)': .*unable to parse string as a number": r"\1 is a number.",
    r"Invalid value for '(.*?)': Input should be greater than or equal to (.*)": r"\1 is \2 or more.",
    r"Invalid value for '(.*?)': Input should be less than or equal to (.*)": r"\1 is \2 or less.",
}


def plainly(sentence: str) -> str:
    """Ours as it is."""
    found = ((match, plain) for pattern, plain in PLAIN.items() if (match := re.fullmatch(pattern, sentence)))
    return next((match.expand(plain) for match, plain in found), sentence)
