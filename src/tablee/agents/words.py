"""What agents are told beside the game's own words, in French and in English."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablee.kernel.words import Words


@cache
def words(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)
