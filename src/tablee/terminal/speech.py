"""What the terminal itself says, in French and in English."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from tablee.kernel.game import BadInput
from tablee.kernel.words import LANGUAGES, Words


@cache
def speech(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


def language(asked: str | None) -> str:
    """What was asked for, or what the system speaks; French unless that is English."""
    if asked is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return "en" if spoken.startswith("en") else "fr"
    if asked not in LANGUAGES:
        raise BadInput(f"the languages are {' and '.join(LANGUAGES)}, not '{asked}'.")
    return asked
