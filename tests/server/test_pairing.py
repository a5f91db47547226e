"""Pairing: everybody plays each round, meets others no more often than need be, and changes seats.

The judge tries every way to share people out; it knows nothing of how the pairing looks for one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.server.club.tournament import pairing
from tablee.server.club.tournament.pairing import BOT, Past, paired, sizes

Rounds = list[list[list[int]]]
SMALL = [(4, 2), (5, 4), (6, 2), (6, 3), (7, 3), (7, 4), (8, 3), (8, 4), (9, 3), (9, 4), (10, 5)]


def past_of(rounds: Rounds, points: dict[int, int]) -> dict[int, Past]:
    found = {one: Past(points=points[one]) for one in points}
    for table in [table for now in rounds for table in now]:
        people = [one for one in table if one != BOT]
        for seat, one in enumerate(table):
            if one != BOT:
                found[one].seats[seat] += 1
                found[one].bots += table.count(BOT)
                found[one].met.update(other for other in people if other != one)
    return found


def evening(people: int, size: int, rounds: int, seed: int, *, by_points: bool = True) -> Rounds:
    """Who wins is drawn by lot."""
    dice = random.Random(seed)
    played: Rounds = []
    points = dict.fromkeys(range(people), 0)
    for _ in range(rounds):
        tables = paired(past_of(played, points), size, dice, by_points=by_points)
        played.append(tables)
        for table in tables:
            for place, seat in enumerate(dice.sample(range(size), size)):
                if table[seat] != BOT:
                    points[table[seat]] += place
    return played


# -- Everybody plays ------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 30), size=st.integers(2, 8), seed=st.integers(0, 2**32))
def test_everybody_plays_once_each_round_and_bots_are_spread(people: int, size: int, seed: int) -> None:
    for tables in evening(people, size, 2, seed):
        assert sorted(one for table in tables for one in table if one != BOT) == list(range(people))
        assert {len(table) for table in tables} == {size}
        bots = [table.count(BOT) for table in tables]
        assert sum(bots) < size, "one table less would have been enough"
        assert max(bots) - min(bots) <= 1


@given(people=st.integers(1, 64), size=st.integers(2, 8))
def test_tables_are_as_few_and_as_even_as_can_be(people: int, size: int) -> None:
    found = sizes(people, size)
    assert (sum(found), len(found)) == (people, (people + size - 1) // size)
    assert max(found) - min(found) <= 1


# -- Nobody meets others more often than need be --------------------------------------------------


def shares(people: frozenset[int], tables: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to share people out to tables of these sizes."""
    if not tables:
        yield []
        return
    for group in combinations(sorted(people), tables[0]):
        for rest in shares(people - set(group), tables[1:]):
            yield [group, *rest]


def again(tables: list[tuple[int, ...]] | list[list[int]], met: Counter[frozenset[int]]) -> int:
    return sum(
        met[frozenset(pair)] for table in tables for pair in combinations([one for one in table if one != BOT], 2)
    )


def strain(tables: list[tuple[int, ...]] | list[list[int]], past: dict[int, Past], size: int) -> int:
    """Meetings again, and bots beside whoever has had more of them than others."""
    met = Counter({frozenset((one, other)): n for one in past for other, n in past[one].met.items()})
    least = min(one.bots for one in past.values())
    groups = [[one for one in table if one != BOT] for table in tables]
    return again(tables, met) + sum((size - len(group)) * (past[p].bots - least) for group in groups for p in group)


def meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for now in rounds
        for table in now
        for pair in combinations([one for one in table if one != BOT], 2)
    )


@pytest.mark.parametrize(("people", "size"), SMALL)
@pytest.mark.parametrize("by_points", [True, False])
def test_no_round_could_have_had_fewer_meetings_again(people: int, size: int, by_points: bool) -> None:
    found, rounds = 0, max(5, people // (size - 1))
    for seed in range(3):
        played = evening(people, size, rounds, seed, by_points=by_points)
        for number, tables in enumerate(played):
            past = past_of(played[:number], dict.fromkeys(range(people), 0))
            least = min(strain(ways, past, size) for ways in shares(frozenset(range(people)), sizes(people, size)))
            assert strain(tables, past, size) == least, (seed, number)
            found += least
    assert found, "nobody ever had to meet somebody again: the test shows nothing"


@pytest.mark.parametrize(("people", "size"), [(8, 4), (9, 3), (7, 4), (8, 2)])
def test_who_has_as_many_points_plays_together_as_far_as_that_goes(people: int, size: int) -> None:
    """Of all ways with as few meetings again, none has smaller differences."""
    for seed in range(4):
        dice = random.Random(seed)
        points = {one: dice.randrange(12) for one in range(people)}
        before = evening(people, size, 2, seed)
        past = past_of(before, points)

        def merits(tables: list[tuple[int, ...]] | list[list[int]]) -> tuple[int, int]:
            groups = [[one for one in table if one != BOT] for table in tables]
            apart = sum((points[a] - points[b]) ** 2 for group in groups for a, b in combinations(group, 2))  # noqa: B023
            return strain(tables, past, size), apart  # noqa: B023

        best = min(merits(ways) for ways in shares(frozenset(range(people)), sizes(people, size)))
        assert merits(paired(past, size, random.Random(seed), by_points=True)) == best


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(16, 4, 3), (24, 4, 4), (32, 4, 6), (64, 4, 6), (25, 5, 3), (12, 2, 8)]
)
def test_many_people_meet_nobody_twice(people: int, size: int, rounds: int) -> None:
    assert max(meetings(evening(people, size, rounds, seed=5)).values()) == 1


def test_a_pairing_that_forgets_who_met_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = pairing.Strains.of
    monkeypatch.setattr(pairing.Strains, "of", lambda it, group: (0, whole(it, group)[1]))
    with pytest.raises(AssertionError):
        test_no_round_could_have_had_fewer_meetings_again(8, 4, True)


# -- Bots and seats go round ----------------------------------------------------------------------


@pytest.mark.parametrize(("people", "size"), [(7, 4), (5, 4), (10, 4), (9, 5), (5, 2)])
def test_bots_go_round(people: int, size: int) -> None:
    for seed in range(5):
        played = evening(people, size, 6, seed)
        beside = Counter[int]()
        for table in [table for now in played for table in now]:
            for one in table:
                beside[one] += table.count(BOT)
        of_people = [beside[one] for one in range(people)]
        assert max(of_people) - min(of_people) <= size - 1, of_people


@pytest.mark.parametrize(("people", "size"), [(8, 4), (9, 3), (7, 4)])
def test_at_each_table_no_other_seats_would_be_fairer(people: int, size: int) -> None:
    played = evening(people, size, 6, seed=3)
    for number, now in enumerate(played):
        past = past_of(played[:number], dict.fromkeys(range(people), 0))
        for table in now:
            least = min(
                sum(past[one].seats[seat] for seat, one in enumerate(seats) if one != BOT)
                for seats in permutations(table)
            )
            assert sum(past[one].seats[seat] for seat, one in enumerate(table) if one != BOT) == least


def test_over_an_evening_seats_are_balanced() -> None:
    """Four rounds at four seats: nobody sits anywhere a third time."""
    for seed in range(10):
        counts = Counter(
            (one, seat)
            for now in evening(16, 4, 4, seed)
            for table in now
            for seat, one in enumerate(table)
            if one != BOT
        )
        assert max(counts.values()) <= 2


def test_the_same_lot_gives_the_same_round() -> None:
    assert evening(12, 4, 4, 9) == evening(12, 4, 4, 9)
    assert evening(12, 4, 4, 9) != evening(12, 4, 4, 10)
