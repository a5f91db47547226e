# mypyc: compile
"""The fast dice: where a generator stands, a step of its stream further, and the number that stands for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.steps import Card

LOW62: Final = 0x3FFFFFFFFFFFFFFF  # the longest mask that mypyc keeps unboxed


def stirred(z: i64) -> i64:
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & LOW62
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & LOW62
    return z ^ (z >> 31)


def fair(z: i64, n: i64) -> i64:
    """A number in range(n) from where a generator stands."""
    return ((stirred(z) & 0x7FFFFFFF) * n) >> 31


def shuffled(cards: vec[Card], rng: i64, stream: i64) -> i64:
    """Shuffle, a number for each card but the last; where the generator stands then."""
    i: i64 = len(cards) - 1
    while i > 0:
        rng = (rng + stream) & LOW62
        j = fair(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1
    return rng
