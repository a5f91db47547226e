"""What cards and reactions say about roles: the measure itself, and the levels that are quick to play."""

from __future__ import annotations

import pytest

from bench.betrayal import WHATS, bits, by_chance, deed, deeds, row
from tests.games.boom.scene import scene

GAMES = 80


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([], 0.0),
        ([("patissier", "heat"), ("farceur", "heat"), ("farceur", "heat"), ("glouton", "heat")], 0.0),
        ([("glouton", "other")] * 5, 2.0),
        ([("farceur", "hotter")] * 2 + [("patissier", "colder"), ("glouton", "colder")], 1.0),
    ],
)
def test_bits_compare_the_roles_behind_each_kind_with_those_dealt(found: list[tuple[str, str]], said: float) -> None:
    assert bits(found) == pytest.approx(said)


def test_chance_alone_says_little_where_much_was_done() -> None:
    few, many = ([("farceur", "heat"), ("glouton", "cooling")] * n for n in (5, 200))
    assert by_chance(many)[0] < by_chance(many)[1] < by_chance(few)[0]


@pytest.mark.parametrize(
    ("card", "answer", "cake", "found"),
    [
        ("+2", "boost", 10, (WHATS[1], "hotter")),
        ("+2", "apron", 10, (WHATS[1], "colder")),
        ("+3", "boost", 10, (WHATS[2], "hotter")),  # a cake of 16 can be stolen
        ("-3", "return", 10, (WHATS[1], "hotter")),
        ("-3", "boost", 10, (WHATS[1], "colder")),
        ("accident", "apron", 10, (WHATS[1], "other")),
        ("+5", "apron", 13, (WHATS[2], "colder")),
    ],
)
def test_a_reaction_is_read(card: str, answer: str, cake: int, found: tuple[str, str]) -> None:
    table = scene([card, "+1"], [answer, "+1"], ["+1"], cake=cake)
    table.plays(0, card, 1 if card == "accident" else -1)
    before = table.g.clone()
    table.reacts(1, answer)
    assert deed(before, table.story[-1]) == found


@pytest.mark.parametrize("level", ["novice", "normal"])
def test_the_first_round_betrays_no_more_than_chance(level: str) -> None:
    games = [deeds(level, seed, 1) for seed in range(GAMES)]
    for what in WHATS[:2]:
        found = [one for game in games for one in game.get((1, what), [])]
        assert found, row(level, 1, what, found)
        assert bits(found) <= by_chance(found)[1], row(level, 1, what, found)
