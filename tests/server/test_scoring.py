"""Scoring: what a game is worth, and the order of all: nothing hangs on names, and doing better never harms."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games import games
from tablee.kernel.steps import Option, Seat, Step
from tablee.server.club.tournament.scoring import (
    WHOLE,
    Game,
    Worth,
    at_a_table,
    going_on,
    most_at,
    of_a_deal,
    ranking,
    through,
)
from tablee.server.table.show import outcome

WORTH = st.tuples(st.integers(0, 1), st.integers(0, 1), st.integers(-5, 5))
TABLE = st.lists(WORTH, min_size=2, max_size=8)


# -- One game -------------------------------------------------------------------------------------


def test_two_for_each_beaten_and_one_for_each_who_is_level() -> None:
    assert at_a_table([(1, 1, 12), (1, 0, 9), (1, 0, 9), (1, 0, 3)]) == [6, 3, 3, 0]
    assert at_a_table([(1, 0, 0)] * 4) == [3, 3, 3, 3]


def test_who_was_not_there_at_the_end_has_nothing_and_all_others_are_ahead() -> None:
    assert at_a_table([(0, 1, 99), (1, 0, 0), (0, 0, 5)]) == [0, 4, 0]


@given(TABLE)
def test_a_table_shares_out_what_there_is(worths: list[Worth]) -> None:
    points = at_a_table(worths)
    assert all(0 <= own <= most_at(len(worths)) for own in points)
    here = sum(worth[0] for worth in worths)
    assert sum(points) == here * (here - 1) + 2 * here * (len(worths) - here)


@given(TABLE, st.randoms(use_true_random=False))
def test_a_table_does_not_ask_who_sits_where(worths: list[Worth], dice: random.Random) -> None:
    order = dice.sample(range(len(worths)), len(worths))
    assert [at_a_table(worths)[seat] for seat in order] == at_a_table([worths[seat] for seat in order])


def test_a_deal_compares_seat_by_seat() -> None:
    """Whoever had the bad cards and did more with them than others is ahead of whoever had the good ones and lost."""
    tables: list[list[Worth]] = [[(1, 1, 30), (1, 0, 10)], [(1, 1, 28), (1, 0, 12)], [(1, 1, 28), (1, 0, 4)]]
    assert of_a_deal(tables) == [[100, 50], [25, 100], [25, 0]]


@given(st.integers(2, 6), st.integers(2, 8), st.data())
def test_each_seat_of_a_deal_shares_out_the_same(tables: int, seats: int, data: st.DataObject) -> None:
    worths = [[(1, *data.draw(WORTH)[1:]) for _ in range(seats)] for _ in range(tables)]
    points = of_a_deal(worths)
    for seat in range(seats):
        assert abs(sum(table[seat] for table in points) - WHOLE * tables / 2) <= tables / 2


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(games())), st.integers(0, 2**32))
def test_no_game_puts_somebody_ahead_of_its_winners(name: str, seed: int) -> None:
    """In Bunny Boom the fewest points win: whoever has more than another has done less."""
    rules, dice = games()[name], random.Random(seed)
    g = rules.new(rules.usual, seed)
    while not g.over:
        seat = dice.choice([s for s in range(int(g.seats)) if g.waits_for(Seat(s))])
        g.play(Seat(seat), Option(Step(dice.choice(g.legal(Seat(seat))))))
    worths = outcome(rules, g)
    won = [worth for seat, worth in enumerate(worths) if int(g.winners) >> seat & 1]
    lost = [worth for seat, worth in enumerate(worths) if not int(g.winners) >> seat & 1]
    if won and lost:
        assert min(points for _, points in won) >= max(points for _, points in lost)


# -- The order of all -----------------------------------------------------------------------------


def game(number: int, points: int, opponents: list[int], place: int = 2, *, on: bool = False) -> Game:
    return Game(number, points, place, opponents, on)


def test_points_then_whom_one_met_then_tables_won() -> None:
    games = {
        0: [game(0, 6, [1], 1), game(1, 0, [2])],
        1: [game(0, 0, [0]), game(1, 6, [3], 1)],
        2: [game(0, 4, [3], 1), game(1, 4, [0], 1)],
        3: [game(0, 2, [2]), game(1, 0, [1])],
        4: [game(1, 3, [])],
    }
    lines = ranking(games, 2, knockout=False)
    assert [(line.player, line.place, line.points) for line in lines] == [
        (2, 1, 8), (0, 2, 6), (1, 3, 6), (4, 4, 3), (3, 5, 2),
    ]  # fmt: skip
    assert [line.met for line in lines[1:3]] == [Fraction(7), Fraction(4)]
    assert lines[3].rounds == [None, 3]


def test_who_is_level_shares_a_place_and_the_next_is_left_out() -> None:
    games = {one: [game(0, 3, [])] for one in range(3)} | {3: [game(0, 1, [])]}
    assert sorted(line.place for line in ranking(games, 1, knockout=False)) == [1, 1, 1, 4]


GAMES = st.integers(2, 7).flatmap(
    lambda people: st.fixed_dictionaries(
        {
            one: st.lists(
                st.builds(
                    game,
                    st.integers(0, 4),
                    st.integers(0, 6),
                    st.lists(st.sampled_from([other for other in range(people) if other != one]), max_size=3),
                    st.integers(1, 4),
                ),
                max_size=5,
                unique_by=lambda it: it.round,
            )
            for one in range(people)
        }
    )
)


@settings(max_examples=40, deadline=None)
@given(GAMES, st.booleans(), st.randoms(use_true_random=False))
def test_numbers_of_players_mean_nothing(games: dict[int, list[Game]], knockout: bool, dice: random.Random) -> None:
    called = dict(zip(games, dice.sample(range(100), len(games)), strict=True))
    renamed = {
        called[one]: [Game(it.round, it.points, it.place, [called[o] for o in it.opponents], it.through) for it in own]
        for one, own in games.items()
    }
    plain = {line.player: line.place for line in ranking(games, 5, knockout=knockout)}
    other = {line.player: line.place for line in ranking(renamed, 5, knockout=knockout)}
    assert {called[one]: place for one, place in plain.items()} == other


@settings(max_examples=40, deadline=None)
@given(GAMES, st.data())
def test_a_point_more_never_costs_a_place(games: dict[int, list[Game]], data: st.DataObject) -> None:
    played = [one for one, own in games.items() if own]
    if not played:
        return
    one = data.draw(st.sampled_from(played))
    first, *rest = games[one]
    better = games | {one: [Game(first.round, first.points + 1, first.place, first.opponents), *rest]}
    before = next(line for line in ranking(games, 5, knockout=False) if line.player == one)
    after = next(line for line in ranking(better, 5, knockout=False) if line.player == one)
    assert after.place <= before.place


# -- Knock-out ------------------------------------------------------------------------------------


@given(st.integers(2, 64), st.integers(2, 8))
def test_every_round_leaves_fewer_until_one_table_is_left(people: int, size: int) -> None:
    rounds = 0
    while people > size:
        tables = -(-people // size)
        assert tables * going_on(size) < people
        people = tables * going_on(size)
        rounds += 1
    assert rounds <= 6


def test_who_goes_on_by_place_then_points_then_lot() -> None:
    assert through({1: 2, 2: 1, 3: 2, 4: 4}, {1: 5, 2: 0, 3: 6, 4: 9}, dict.fromkeys(range(5), 0.5), 2) == [2, 3]
    assert through({1: 1, 2: 1}, {1: 0, 2: 0}, {1: 0.7, 2: 0.2}, 1) == [2]


def test_in_knock_out_who_comes_further_is_ahead_whatever_the_points() -> None:
    games = {
        0: [game(0, 2, [1], 2, on=True), game(1, 0, [2], 2)],
        1: [game(0, 6, [0], 3)],
        2: [game(0, 3, [3], 1, on=True), game(1, 2, [0], 1)],
        3: [game(0, 5, [2], 4)],
    }
    assert [line.player for line in ranking(games, 2, knockout=True)] == [2, 0, 1, 3]


@pytest.mark.parametrize("size", range(2, 9))
def test_the_better_half_goes_on(size: int) -> None:
    assert 1 <= going_on(size) <= size / 2
