"""What bots are called."""

from __future__ import annotations

BOT_NAMES = [
    "Bérangère",
    "Marcel",
    "Zélie",
    "Anatole",
    "Rozenn",
    "Gaspard",
    "Violette",
    "Hippolyte",
    "Nolwenn",
    "Basile",
]


def bot_name(seat: int, taken: list[str]) -> str:
    """One that nobody at the table has."""
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in taken)
