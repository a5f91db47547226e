"""The lab's own words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tablee.kernel.words import Words

HERE = Path(__file__).parent


@cache
def words(lang: str) -> Words:
    return Words(HERE, lang)
