"""What a finished game was like, in numbers: kept with the game once it has been worked out."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from tablee.stats import wilson

Odds = dict[str, float]


class Point(Struct, frozen=True):
    """After `at` moves: of so many games played on from there, how many each seat won, and nobody; points so far."""

    at: int
    games: int
    wins: list[int]
    nobody: int
    scores: list[int]
    sure: bool = False  # the game is over


class Turning(Struct, frozen=True):
    """The move `at` after which the result was so much more likely than before it, and what was told of it."""

    at: int
    seat: int
    before: Point
    after: Point
    words: dict[str, list[str]] = {}  # language → the move, then what came of it


class Belief(Struct, frozen=True):
    """After `at` moves: what each seat hides, and what each other seat had reason to believe (of whom, how likely)."""

    at: int
    truth: list[str]
    eyes: list[list[Odds]]


class Bluff(Struct, frozen=True):
    """After `at` moves `seat` has announced `card`: whether it lied, and how likely each seat must think it a lie."""

    at: int
    seat: int
    card: str
    lied: bool
    doubts: list[float | None]


class Review(Struct, frozen=True):
    """All that is worked out after a game of so many moves."""

    moves: int
    points: list[Point] = []
    results: list[int] = []  # the sets of winners that were met
    turning: Turning | None = None
    beliefs: list[Belief] = []
    bluffs: list[Bluff] = []
    tallies: dict[str, list[int | None]] = {}
    done: bool = False


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
    """The neighbours between which the result became likely most of all, if that is beyond chance."""

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
