"""Grammar: names that know their gender and number, and the little words that come before them.

A sentence asks for the form it needs: ``{ LE($card) }``, ``{ DE($seat) }``; in English ``{ THE($card) }``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

NONE = "none"  # what a sentence gets for a seat or a card that is not there
MOST_NAMES = 8
BLANK = 0xE000  # private characters: no name and no sentence has them
ASPIRATED = ("ha", "hei", "helg", "helm", "ho")  # of the first names with an h those that keep *de* and *que*
MUTE = ("hadri", "hon", "hor")  # but for these: *d’Honorine*
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
Form = Callable[[str], str]


class Noun(str):
    """A name and its grammar: `m`, `f`, `mp`, `fp` in French, `s`, `p` in English; nothing for a proper name.

    An `h` beside it says that the name is not elided: *le haricot*.
    """

    grammar: str

    def __new__(cls, text: str, grammar: str = "") -> Noun:
        noun = super().__new__(cls, text)
        noun.grammar = grammar
        return noun


def grammar(name: str) -> str:
    return name.grammar if isinstance(name, Noun) else ""


def plural(name: str) -> bool:
    return "p" in grammar(name)


def gender(name: str) -> str:
    """What an adjective has to agree with."""
    return grammar(name).replace("h", "") or "m"


# -- French -------------------------------------------------------------------------------


def folded(text: str) -> str:
    """Small letters without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    return "".join(c for c in plain if not unicodedata.combining(c))


def elides(name: str) -> bool:
    """Whether *de* becomes *d’* before it."""
    start = folded(name)[:6] + " "
    if start[0] == "h":
        return "h" not in grammar(name) and (start.startswith(MUTE) or not start.startswith(ASPIRATED))
    if start[0] == "y":
        return start[1].isalpha() and start[1] not in "aeiouy"
    return start[0] in "aeiou"


def _before(long: str, short: str, name: str) -> str:
    return f"{short}’{name}" if elides(name) else f"{long} {name}"


def le(name: str) -> str:
    if not grammar(name):
        return name
    if plural(name):
        return f"les {name}"
    return _before("la" if "f" in grammar(name) else "le", "l", name)


def un(name: str) -> str:
    if not grammar(name):
        return name
    return f"{'des' if plural(name) else 'une' if 'f' in grammar(name) else 'un'} {name}"


def du(name: str) -> str:
    """*de* and the article, where there is one."""
    if not grammar(name):
        return de(name)
    if plural(name):
        return f"des {name}"
    return f"du {name}" if le(name).startswith("le ") else f"de {le(name)}"


def au(name: str) -> str:
    if not grammar(name):
        return f"à {name}"
    if plural(name):
        return f"aux {name}"
    return f"au {name}" if le(name).startswith("le ") else f"à {le(name)}"


def de(name: str) -> str:
    return _blank_form(name, 1) or _before("de", "d", name)


def que(name: str) -> str:
    return _blank_form(name, 2) or _before("que", "qu", name)


# -- English ------------------------------------------------------------------------------


def the(name: str) -> str:
    return f"the {name}" if grammar(name) else name


def a(name: str) -> str:
    if not grammar(name):
        return name
    if plural(name):
        return f"some {name}"
    return f"{'an' if folded(name).lstrip('“(')[:1] in tuple('aeiou') else 'a'} {name}"


# -- Numbers ------------------------------------------------------------------------------

FRENCH = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"]
ENGLISH = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def _in_letters(letters: list[str]) -> Form:
    """Small numbers as prose writes them."""

    def said(number: object) -> str:
        return letters[number] if isinstance(number, int) and 0 <= number < len(letters) else str(number)

    return said


FORMS: dict[str, dict[str, Form]] = {
    "fr": {
        "LE": le,
        "UN": un,
        "DU": du,
        "AU": au,
        "DE": de,
        "QUE": que,
        "GENDER": gender,
        "LETTERS": _in_letters(FRENCH),
    },
    "en": {"THE": the, "A": a, "GENDER": gender, "LETTERS": _in_letters(ENGLISH)},
}


# -- Names that are filled in later -------------------------------------------------------

BLANKS = [chr(BLANK + seat) for seat in range(MOST_NAMES)]
BLANK_FORMS: tuple[Form, ...] = (str, de, que)  # what a sentence may ask of a player's name


def _blank_form(name: str, form: int) -> str:
    """A blank stays one character whatever the sentence asks for."""
    return chr(ord(name) + form * MOST_NAMES) if name in BLANKS else ""


def fillings(names: list[str]) -> list[tuple[str, str]]:
    """Each blank, in each form, and what takes its place."""
    return [
        (chr(BLANK + form * MOST_NAMES + seat), made(name))
        for form, made in enumerate(BLANK_FORMS)
        for seat, name in enumerate(names[:MOST_NAMES])
    ]
