"""What each cell means, in one sentence made from its name and the words of the game."""

from __future__ import annotations

import re

from tablee.kernel.game import Game
from tablee.kernel.words import Words

FIELD = re.compile(r"(?P<field>\w+)(?:\[(?P<seat>\d+)\])?(?:\.(?P<place>\d+))?(?:\.(?P<rest>.+))?")
WHOSE = {
    "your_move": "whether you must choose",
    "over": "whether the game is over",
}


def meaning(game: Game, name: str) -> str:
    """One sentence, in English: `[0]` is you, `[1]` the next clockwise."""
    if name in WHOSE:
        return WHOSE[name]
    head, _, rest = name.partition(".")
    if head == "seat":
        return f"whether you sit at seat {rest}, counted around the table"
    if head == "question":
        return _question(rest)
    if asked := re.fullmatch(r"asked\[(\d+)\]", name):
        return f"whether {_seat(asked[1])} is asked now"
    return _field(game, name)


def _question(rest: str) -> str:
    question, _, named = rest.partition(".")
    if not named:
        return f"whether the open question is {question}"
    part, _, value = named.partition("=")
    return f"whether the open question is {question}, and names {value} as {part}"


def _field(game: Game, name: str) -> str:
    found = FIELD.fullmatch(name)
    if found is None:
        return name
    words = game.words("en")
    said = _said(words, f"field-{found['field']}", found["field"])
    whose = f"{said} of {_seat(found['seat'])}" if found["seat"] else said
    whose += f", number {found['place']} from 0 on" if found["place"] and found["rest"] else ""
    if found["place"] and not found["rest"]:
        return f"{whose}: the value in place {found['place']}, from 0 on"
    return f"{whose}: {_part(words, found['rest'])}"


def _part(words: Words, rest: str | None) -> str:
    if rest is None:
        return "its number"
    if rest == "n":
        return "how many there are"
    if rest == "size":
        return "how many cards"
    if rest == "unseen":
        return "how many cards you cannot see; where even that is hidden, whether there are any"
    kind = rest.removeprefix("top.")
    card = _said(words, f"card-{kind}", kind)
    return f"whether {card} ({kind}) lies on top" if rest != kind else f"how many of {card} ({kind}) you see or know of"


def _seat(number: str) -> str:
    return "you" if number == "0" else f"the player {number} place{'s' if number != '1' else ''} clockwise"


def _said(words: Words, message: str, name: str) -> str:
    return words.say(message) if words.has(message) else name.replace("_", " ")
