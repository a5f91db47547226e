"""Search: repeatable, bounded, stopped when told to, and better than chance."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tablee import bots
from tablee.bots.generic import ByScore
from tablee.bots.levels import Searcher
from tablee.bots.mind import Mind
from tablee.bots.search import MOST_SLOTS, PULSE, Search, Tree, slots_for
from tablee.games import game
from tablee.kernel.saves import save
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State, playout
from tablee.kernel.steps import Seat
from tablee.studio import laws as law


def table(name: str, seed: int = 2, decisions: int = 12) -> tuple[State, Seat]:
    """A table at which somebody has a choice."""
    g = game(name).new(game(name).usual, seed)
    playout(g, State(0, seed), decisions)
    while len(g.legal(law.movers(g)[0])) == 1:
        playout(g, State(0, seed), 1)
    return g, law.movers(g)[0]


def test_the_same_seed_thinks_the_same() -> None:
    g, seat = table("badass")
    found = {bots.make("expert", game("badass"), 7, 20).choose(Eyes(g, seat)) for _ in range(3)}
    assert len(found) == 1


def test_a_search_spends_the_iterations_it_was_given() -> None:
    g, seat = table("bunny")
    search = Search(Mind(), 3, slots_for(30))
    assert search.run(Eyes(g, seat), 30, None) in g.legal(seat)
    assert search.iterations == 30
    assert sum(search.visits(option) for option in g.legal(seat)) == 30


def test_a_search_stops_when_it_is_enough() -> None:
    g, seat = table("boom")
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) == 2

    search = Search(Mind(), 3, slots_for(1000))
    search.run(Eyes(g, seat), 1000, enough)
    assert search.iterations == 2 * PULSE


def test_a_cancelled_bot_still_answers() -> None:
    g, seat = table("boom")
    bot = Searcher(bots.mind(game("boom")), 1, 3, seconds=60.0)
    bot.cancelled = lambda: True
    assert bot.choose(Eyes(g, seat)) in g.legal(seat)
    assert bot.iterations == PULSE


def test_what_is_heard_is_thought_over_within_the_time_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    g, seat = table("boom")
    now = [0.0]

    class LongStory(list[dict[str, object]]):
        def __iter__(self) -> Iterator[dict[str, object]]:
            now[0] += 5.0
            return super().__iter__()

    def clock() -> float:
        now[0] += 0.5
        return now[0]

    monkeypatch.setattr(time, "perf_counter", clock)
    bot = Searcher(Mind(), 1, 3, seconds=4.0)
    bot.choose(Eyes(g, seat), LongStory())
    assert bot.iterations == PULSE


def test_thinking_leaves_the_table_alone() -> None:
    g, seat = table("baba")
    before = save(g)
    bots.make("expert", game("baba"), 7, 10).choose(Eyes(g, seat))
    assert save(g) == before


def test_memory_is_bounded() -> None:
    assert slots_for(10**9) == MOST_SLOTS
    tree = Tree(64)
    found = [tree.find(key * 2654435761) for key in range(1, 200)]
    assert -1 in found
    assert len({slot for slot in found if slot >= 0}) <= 64


def test_a_full_tree_plays_on() -> None:
    g, seat = table("seizh")
    search = Search(Mind(), 3, 32)
    assert search.run(Eyes(g, seat), 20, None) in g.legal(seat)


def test_somebody_elses_game_gets_plain_search() -> None:
    """Bataille: the highest card takes the trick, so with one trick left the choice is clear."""
    assert type(bots.mind(game("bataille"))) is ByScore
    g = game("bataille").new(2, 1)
    assert bots.make("expert", game("bataille"), 1, 50).choose(Eyes(g, Seat(0))) in g.legal(Seat(0))
