"""What boards share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.kernel.shown import MORE
from tablee.kernel.telling import Teller
from tablee.terminal.words import words


def label(teller: Teller, field: str) -> str:
    return teller.words.say(f"field-{field}")


def say(teller: Teller, name: str, /, **args: object) -> str:
    return words(teller.words.lang).say(name, **args)


def titled(teller: Teller, title: str, text: object) -> str:
    return say(teller, "titled", title=title, text=str(text))


def listed(teller: Teller, parts: list[str]) -> str:
    """Things that hold commas themselves, one after the other."""
    return say(teller, "between").join(part for part in parts if part)


def player(view: Mapping[str, Any], teller: Teller, seat: int) -> str:
    name = teller.seat(seat)
    return say(teller, "you", name=name) if seat == view["you"] else name


def grouped(pile: list[str | None]) -> dict[str, int]:
    """The kinds seen in a pile, in order, and how many of each."""
    return dict(Counter(kind for kind in pile if kind is not None and kind != MORE))


def pile_words(pile: object, teller: Teller) -> str:
    """Cards by name as far as they are seen, then how many are not."""
    if isinstance(pile, int):
        return say(teller, "cards", n=pile)
    if not isinstance(pile, list):
        return ""
    named = [teller.card(kind) + (f" ×{n}" if n > 1 else "") for kind, n in grouped(pile).items()]
    if unseen := pile.count(None):
        named.append(say(teller, "more-cards" if named else "cards", n=unseen))
    if MORE in pile:
        named.append(MORE)
    return ", ".join(named)
