"""Five hundred finished games of each game go as they went, or the rules have a new version and a reason."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as replaced

from tablee.games import OURS, game
from tests.corpus.corpus import Replayer, read

GAMES = 500


@pytest.mark.parametrize("name", OURS)
def test_kept_games_go_as_they_went(name: str) -> None:
    rules = game(name)
    header, games = read(rules)
    again = Replayer(rules)
    differ = {n: told for n, kept in enumerate(games) if (told := again.difference(kept))}
    assert not differ, (
        f"{len(differ)} of {len(games)} kept games of {name} go otherwise; game {min(differ)}: {differ[min(differ)]}."
        f" Where that is meant: version = {header.version + 1}, then python -m tests.corpus {name} --reason …"
    )
    assert len(games) >= GAMES


@pytest.mark.parametrize("name", OURS)
def test_every_version_has_its_reason(name: str) -> None:
    header, _ = read(game(name))
    assert header.version == game(name).version == len(header.reasons)
    assert all(header.reasons)


@pytest.mark.parametrize("name", OURS)
def test_all_kinds_of_tables_are_kept(name: str) -> None:
    """Every number of players, every value of every option, other boxes, all levels."""
    rules = game(name)
    _, games = read(rules)
    assert {kept.seats for kept in games} == set(rules.seats)
    for choice in rules.options:
        assert {kept.options.get(choice.name, choice.values[0]) for kept in games} == set(choice.values)
    assert sum(bool(kept.change) for kept in games) == GAMES / 5
    assert {level.split(":")[0] for kept in games for level in kept.bots} > {"random", "novice", "normal", "expert"}


@pytest.mark.parametrize("name", OURS)
def test_a_difference_is_found(name: str) -> None:
    """Another deal, another winner, other scores, another choice fewer: each is told."""
    rules = game(name)
    kept = read(rules)[1][0]
    again = Replayer(rules)
    assert not again.difference(kept)
    assert "had won" in again.difference(replaced(kept, winners=kept.winners ^ 1))
    assert "scores were" in again.difference(replaced(kept, scores=[score + 1 for score in kept.scores]))
    assert "options" in again.difference(replaced(kept, menus=[kept.menus[0] + 1, *kept.menus[1:]]))
    assert "not possible" in again.difference(
        replaced(kept, moves=[f"{kept.moves[0][0]} nothing_of_the_kind", *kept.moves[1:]])
    )
    assert "does not end" in again.difference(replaced(kept, moves=kept.moves[:-1], menus=kept.menus[:-1]))
    assert any(again.difference(replaced(kept, seed=seed)) for seed in range(5))
