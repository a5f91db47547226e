"""Skill: what a game says about whoever played it, by the model of Plackett and Luce as Weng and Lin compute it.

A rating is a guess at somebody's strength and how far it may be wrong.  Everybody plays for themselves; who wins
together shares a rank.
"""

from __future__ import annotations

import math
from collections import Counter

from msgspec import Struct

MU = 25.0
SIGMA = MU / 3
BETA_SQUARED = (SIGMA / 2) ** 2
TAU_SQUARED = (MU / 300) ** 2  # somebody may have learnt something since the last game
LEAST = 0.0001  # of the square of a doubt that one game leaves


class Rating(Struct, frozen=True):
    """How strong somebody seems, and the doubt: two times out of three it is within one `sigma`."""

    mu: float = MU
    sigma: float = SIGMA


def after(ratings: list[Rating], ranks: list[int]) -> list[Rating]:
    """Everybody's rating after a game that ended so; the lowest rank is the best, equal ones are shared."""
    squares = [rating.sigma**2 + TAU_SQUARED for rating in ratings]
    c = math.sqrt(sum(square + BETA_SQUARED for square in squares))
    strengths = [math.exp(rating.mu / c) for rating in ratings]
    shared = Counter(ranks)
    behind = [sum(s for s, rank in zip(strengths, ranks, strict=True) if rank >= own) for own in ranks]
    found = []
    for i, rating in enumerate(ratings):
        omega = delta = 0.0
        for q, rank in enumerate(ranks):
            if rank <= ranks[i]:
                chance = strengths[i] / behind[q]
                omega += ((q == i) - chance) / shared[rank]
                delta += chance * (1 - chance) / shared[rank]
        shrunk = 1 - delta * squares[i] / c**2 * math.sqrt(squares[i]) / c
        sigma = math.sqrt(squares[i] * max(shrunk, LEAST))
        found.append(Rating(rating.mu + omega * squares[i] / c, sigma))
    return found
