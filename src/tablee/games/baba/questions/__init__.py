"""The quiz: 168 cards with a question of each category, in two languages; read when first needed.

A category with fewer questions begins again on the last cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from tablee.games.baba.cards import CATEGORIES, PER_CATEGORY

RIGHT = re.compile(r"^right = ([0-3])$", re.MULTILINE)


class Wording(NamedTuple):
    """A question in one language."""

    ask: str
    choices: tuple[str, ...]
    because: str  # only for those who have answered


def category_of(question: int) -> str:
    return CATEGORIES[question // PER_CATEGORY]


def wording(question: int, lang: str) -> Wording:
    """A question by its number on the table: 168 for each category."""
    entries = _entries(category_of(question))
    entry = entries[question % PER_CATEGORY % len(entries)][lang]
    return Wording(entry["ask"], tuple(entry["choices"]), entry["because"])


def right_choices() -> list[int]:
    """The number of the right choice of every question, category by category."""
    found = [[int(right) for right in RIGHT.findall(_text(category))] for category in CATEGORIES]
    return [rights[card % len(rights)] for rights in found for card in range(PER_CATEGORY)]


@cache
def _entries(category: str) -> list[dict[str, dict[str, str]]]:
    entries: list[dict[str, dict[str, str]]] = tomllib.loads(_text(category))["question"]
    return entries


def _text(category: str) -> str:
    return (resources.files(__name__) / f"{category}.toml").read_text("utf-8")


def gloss(message: str, args: Mapping[str, Any], g: Any, lang: str, words: str) -> str:
    """The quiz in its own words; the right choice only for its judge, and for all once it is told."""
    if message == "event-explained":
        return _explained(int(args["question"]), int(args["solution"]), lang, words)
    if message == "event-asked":
        return f"{words} {wording(int(args['question']), lang).ask}"
    if g is None or g.question < 0:
        return words
    asked = wording(int(g.question), lang)
    if message == "question-quiz":
        return asked.ask
    if message in ("question-spoken_quiz", "question-verdict"):
        return f"{asked.ask} {words}"
    if message == "option-answer":
        return asked.choices[int(args["choice"])]
    solution = max(g.solution)
    if message == "option-judge" and args["right"] and solution >= 0:
        return f"{words} ({asked.choices[solution]})"
    return words


def _explained(question: int, solution: int, lang: str, words: str) -> str:
    if solution < 0:
        return words
    told = wording(question, lang)
    return f"{words.removesuffix('.')} ({told.choices[solution]}). {told.because}"
