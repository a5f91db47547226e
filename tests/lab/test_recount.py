"""Published numbers, counted again without the lab: bots and rules alone, other seeds, another interval.

`python -m tests.lab.test_recount 4000` counts so many games and prints what it found beside what is published.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from scipy.stats import beta

from tablee import bots, games
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Option, Seat, Step

FINDINGS = Path(__file__).parents[2] / "docs/findings"
DOUBT = 0.001  # over all of them: a published number that is right is called wrong once in a thousand times
GAMES = 150
MANY = 4000  # enough to notice that a published share is three points off
POINTS = 0.03
Game = tuple[str, bool, bool]  # how it ended, and whether who was asked first, and who sits before them, has won


def published(page: str, pattern: str) -> float:
    found = re.search(pattern, (FINDINGS / page).read_text("utf-8"))
    assert found, f"{page} no longer says {pattern}"
    return float(found[1])


def played(name: str, seats: int, count: int, numbers: str) -> Iterator[Game]:
    game = games.game(name)
    for n in range(count):
        g = game.new(seats, 7_000_000 + n, {"numbers": numbers})
        players = [bots.make("normal", game, 9_000_000 + 10 * n + seat) for seat in range(seats)]
        first = next(seat for seat in range(seats) if g.waits_for(Seat(seat)))
        while not g.over:
            seat = g.asked_seat()
            g.play(seat, Option(Step(players[int(seat)].choose(Eyes(g, seat)))))
        last = (first - 1) % seats
        yield g.endings()[g.ending], bool(g.winners >> first & 1), bool(g.winners >> last & 1)


@cache
def counted(name: str, count: int, numbers: str = "printed") -> list[Game]:
    return list(played(name, 4, count, numbers))


def interval(hits: int, n: int) -> tuple[float, float]:
    """Clopper and Pearson's, which is exact for one look."""
    tail = DOUBT / len(NUMBERS) / 2
    low = float(beta.ppf(tail, hits, n - hits + 1)) if hits else 0.0
    return low, float(beta.ppf(1 - tail, hits + 1, n - hits)) if hits < n else 1.0


def explosions(count: int) -> int:
    return sum(ending == "explosion" for ending, *_ in counted("boom", count))


def saved(count: int) -> int:
    return sum(ending == "patissiers_count" for ending, *_ in counted("boom", count))


def first_wins(count: int) -> int:
    return sum(first for _, first, _ in counted("bunny", count))


def last_wins(numbers: str, count: int) -> int:
    return sum(last for _, _, last in counted("bunny", count, numbers))


def in_turn(table: str, place: int) -> float:
    """Of four, between normal bots: the first, or the last, of the row of one of the tables."""
    page = (FINDINGS / "balanced-bunny.md").read_text("utf-8")
    row = re.search(r"\| `normal`, 4 players \|(.*)\|", page[page.index(f"\n| {table} |") :])
    assert row, f"the table “{table}” of balanced-bunny.md has no row for four normal bots"
    shares = [cell for cell in row[1].split("|") if "(" in cell]  # the others say how many games, or nothing
    return float(shares[place].split()[0]) / 100


NUMBERS: dict[str, tuple[Callable[[int], int], Callable[[], float]]] = {
    "Boom for four, the cake explodes": (explosions, lambda: published("boom.md", r"explosion (\d+\.\d)%") / 100),
    "Boom for four, the chefs win": (saved, lambda: published("boom.md", r"patissiers_count (\d+\.\d)%") / 100),
    "Bunny for four, who begins wins": (first_wins, lambda: in_turn("as printed", 0)),
    "Bunny for four, who plays last wins": (partial(last_wins, "printed"), lambda: in_turn("as printed", -1)),
    "Bunny balanced, who plays last wins": (partial(last_wins, "balanced"), lambda: in_turn("balanced", -1)),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_a_published_number_is_counted_again(what: str) -> None:
    count, told = NUMBERS[what]
    low, high = interval(count(GAMES), GAMES)
    assert low <= told() <= high


@pytest.mark.long
@pytest.mark.parametrize("what", NUMBERS)
def test_three_points_too_many_or_too_few_would_be_noticed(what: str) -> None:
    count, told = NUMBERS[what]
    low, high = interval(count(MANY), MANY)
    assert high - low <= 2 * POINTS
    assert low <= told() <= high


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for what, (count, told) in NUMBERS.items():
        hits = count(many)
        low, high = interval(hits, many)
        print(f"{what}: published {told():.1%}, counted {hits / many:.1%} ({low:.1%} to {high:.1%}) in {many} games")
