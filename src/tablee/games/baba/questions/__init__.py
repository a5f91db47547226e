"""The quiz: 168 cards with a question of each category, in two languages; read when first needed."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

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
    """A question by its number on the table, from 0 to 503."""
    entry = _entries(category_of(question))[question % PER_CATEGORY][lang]
    return Wording(entry["ask"], tuple(entry["choices"]), entry["because"])


def right_choices() -> list[int]:
    """The number of the right choice of every question, category by category."""
    return [int(found) for category in CATEGORIES for found in RIGHT.findall(_text(category))]


@cache
def _entries(category: str) -> list[dict[str, dict[str, str]]]:
    entries: list[dict[str, dict[str, str]]] = tomllib.loads(_text(category))["question"]
    return entries


def _text(category: str) -> str:
    return (resources.files(__name__) / f"{category}.toml").read_text("utf-8")
