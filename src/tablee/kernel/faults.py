"""What is said of input that cannot be used."""

from __future__ import annotations


class BadInput(ValueError):
    """Something that was asked for cannot be: one sentence says what is wrong and what would be right."""
