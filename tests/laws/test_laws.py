"""Every game, at every number of seats, obeys the laws at every table of random games."""

from __future__ import annotations

import random

import pytest

from tablee.games import game, games
from tablee.kernel.sight import imagine
from tablee.kernel.state import is_compiled
from tablee.studio import laws as law

TABLES = law.every_table()
GAMES = 5 if is_compiled() else 1


def walks(name: str, seats: int, seed: int = 0, times: int = GAMES) -> list[tuple[int, dict[str, str]]]:
    """Some seeds, each with some setting; the same ones every time."""
    found = law.settings(game(name))
    return [(seed + n, found[(seed + seats + n) % len(found)]) for n in range(times)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_ends_with_each_card_in_one_place(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 0, 2 * GAMES):
        for g in law.looked_at(name, seats, seed, options, 60):
            law.numbers_keep_their_bounds(g)
            law.whoever_knows_was_shown(g)
            law.cards_lie_in_one_place(g)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_clones_and_saves_are_exact(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 100):
        dice = random.Random(seed)
        for g in law.looked_at(name, seats, seed, options):
            law.a_clone_shares_nothing(g, dice)
            law.a_save_is_exact(game(name), g)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_sees_and_imagines_only_what_it_may_know(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 200):
        for n, g in enumerate(law.looked_at(name, seats, seed, options)):
            law.sharing_changes_no_view(g)
            for seat in [] if g.over else law.watchers(g):
                law.a_view_hides(g, seat, seed + n)
                law.imagining_uses_knowledge_only(g, seat, seed + n)
                law.an_imagined_table_is_coherent(g, seat, seed + n)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_answers_are_sealed_and_nothing_seen_is_forgotten(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 300):
        dice = random.Random(seed)
        for g in law.looked_at(name, seats, seed, options, 60):
            if not g.over:
                law.an_answer_is_sealed(g, dice)
                law.what_is_told_alike_looks_alike(g, dice)
                after = g.clone()
                law.step(after, dice)
                law.nothing_seen_is_forgotten(g, after)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_imagined_table_plays_to_the_end(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 400):
        dice = random.Random(seed)
        for n, g in enumerate(law.looked_at(name, seats, seed, options, 5)):
            other = imagine(g, dice.choice(law.watchers(g)), n)
            while not other.over:
                law.step(other, dice)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_replays_to_the_last_bit(name: str, seats: int) -> None:
    for seed, options in walks(name, seats, 500):
        law.a_record_replays(game(name), seats, seed, options)


@pytest.mark.parametrize("name", games())
def test_every_choice_that_is_written_is_met(name: str) -> None:
    if not is_compiled():
        pytest.skip("needs many games: the compiled run shows it")
    assert law.choices_written(game(name)) - law.choices_met(game(name), 12) == set()
