"""The puzzles of the day: every one replays by today's rules, and another judge finds its best move best."""

from __future__ import annotations

import random

import pytest

from tablee import bots, puzzles
from tablee.bots.odds import outlook
from tablee.bots.weighing import foretold
from tablee.games import OURS, game
from tablee.kernel.saves import key, parse
from tablee.kernel.sight import Eyes, imagine, told
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES
from tablee.puzzles import Header, Puzzle, Worth

FEWEST = 2  # of each game that has any
WITH = [name for name in OURS if puzzles.path_of(game(name)).exists()]
SAMPLED = 2  # of each game, that are judged anew
TABLES, TIMES = 60, 2
DIFFERENT = 104729  # between the judge's seeds
PLENTY = 1e9


@pytest.mark.parametrize("name", WITH)
def test_all_replay_and_offer_what_was_weighed(name: str) -> None:
    rules = game(name)
    found = puzzles.puzzles(rules)
    assert len(found) >= FEWEST
    assert len({puzzle.seed for puzzle in found}) == len(found), "no two are from one game"
    for puzzle in found:
        g = puzzles.laid_out(rules, puzzle)
        assert not g.over
        offered = {key(g, option) for option in g.legal(Seat(puzzle.seat))}
        assert offered == {worth.key for worth in puzzle.worths}
        assert len(offered) >= 3, "of two one would guess"
        best, *others = puzzle.worths
        assert max(one.wins for one in others) >= 50, "where all others are hopeless there is nothing to think about"
        assert best.wins - max(one.wins for one in others) >= puzzle.ahead >= 50


@pytest.mark.parametrize("name", WITH)
def test_the_reasons_are_rules(name: str) -> None:
    """In both languages something surely comes of the best move that a rule explains, and endings have words."""
    rules = game(name)
    for puzzle in puzzles.puzzles(rules):
        g = puzzles.laid_out(rules, puzzle)
        seen = foretold(Eyes(g, Seat(puzzle.seat)), parse(g, puzzle.best))
        for lang in LANGUAGES:
            teller = Teller(rules, lang, [str(seat) for seat in range(8)])
            assert any(teller.why(rules, event) for event in seen), (name, puzzle.seed)
            assert all(rules.words(lang).has(f"ending-{end}") for worth in puzzle.worths for end in worth.endings)


@pytest.mark.parametrize("name", WITH)
def test_another_judge_finds_the_best_move_best(name: str) -> None:
    """Plain deals of what the seat cannot see, weighed by nothing, with other seeds: the best wins more often."""
    rules = game(name)
    found = puzzles.puzzles(rules)
    for puzzle in random.Random(name).sample(found, SAMPLED):
        best, second = (judged(puzzle, worth.key, name) for worth in puzzle.worths[:2])
        assert best > second, (name, puzzle.seed, best, second)


@pytest.mark.long
@pytest.mark.parametrize("name", WITH)
def test_a_long_search_with_another_seed_chooses_the_best_move(name: str) -> None:
    rules = game(name)
    for puzzle in puzzles.puzzles(rules):
        story: list[Event] = []
        g = puzzles.laid_out(rules, puzzle, story)
        eyes = Eyes(g, Seat(puzzle.seat))
        chosen = bots.searcher("maitre", rules, DIFFERENT, 30_000).choose(eyes, [told(g, e, eyes.seat) for e in story])
        assert key(g, Option(Step(chosen))) == puzzle.best, (name, puzzle.seed)


def judged(puzzle: Puzzle, chosen: str, name: str) -> int:
    rules = game(name)
    g, wins = puzzles.laid_out(rules, puzzle), 0
    for n in range(TABLES):
        twin = imagine(g, Seat(puzzle.seat), DIFFERENT * (n + 1))
        twin.play(Seat(puzzle.seat), Option(Step(parse(twin, chosen))))
        wins += outlook(rules, twin, TIMES, n + 1, PLENTY).wins[puzzle.seat]
    return wins


def test_puzzles_of_other_rules_are_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """They would be other tables: the page says that there are none."""
    file = tmp_path_factory.mktemp("puzzles") / puzzles.FILE
    monkeypatch.setattr(puzzles, "path_of", lambda _: file)
    rules = game("boom")
    one = Puzzle(4, 7, [], 0, [Worth("a", 600), Worth("b", 400)], 100)
    puzzles.write(rules, Header("boom", rules.version, 3), [one])
    assert puzzles.read(rules) == (Header("boom", rules.version, 3), [one])
    puzzles.write(rules, Header("boom", rules.version + 1, 3), [one])
    assert puzzles.read(rules)[1] == []
