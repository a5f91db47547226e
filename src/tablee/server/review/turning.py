"""What the numbers of a review say: who wins together, how sure a share is, where the result became likely."""

from __future__ import annotations

from itertools import pairwise

from tablee.server.table.review import Point
from tablee.stats import wilson


def sides(seats: int, results: list[int]) -> list[list[int]]:
    """Seats that win and lose together, whatever happens; who never wins stands alone."""
    found: list[list[int]] = []
    for seat in range(seats):
        friends = [side for side in found if _together(side[0], seat, results)]
        if friends:
            friends[0].append(seat)
        else:
            found.append([seat])
    return found


def _together(one: int, other: int, results: list[int]) -> bool:
    both = [(winners >> one & 1, winners >> other & 1) for winners in results]
    return (1, 1) in both and all(a == b for a, b in both)


def as_it_ended(point: Point, winners: int) -> int:
    """In how many of its games the same seat won as in the end, or nobody again."""
    if not winners:
        return point.nobody
    return point.wins[(winners & -winners).bit_length() - 1]


def steepest(points: list[Point], winners: int) -> tuple[Point, Point] | None:
    """The peers between which the result became likely most of all, if that is beyond chance."""

    def rise(pair: tuple[Point, Point]) -> float:
        shares = [as_it_ended(p, winners) / p.games if p.games else 0.0 for p in pair]
        return shares[1] - shares[0]

    pairs = list(pairwise(points))
    best = max(pairs, key=rise, default=None)
    return best if best and is_clear(*best, winners) else None


def is_clear(before: Point, after: Point, winners: int) -> bool:
    """Whether the intervals of the two shares lie apart."""
    high = wilson(as_it_ended(before, winners), before.games)[1]
    low = 1.0 if after.sure else wilson(as_it_ended(after, winners), after.games)[0]
    return low > high
