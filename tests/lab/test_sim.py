"""Batch play: counts that add up, the same whatever the number of processes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee import bots
from tablee.games import games
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State, mix, playout
from tablee.lab.batch import DICE
from tablee.lab.counts import Counts
from tablee.lab.plan import Plan, fold, plan
from tablee.lab.sim import measure
from tests.commands import Command


def counted(what: Plan, jobs: int = 1) -> Counts:
    counts = Counts()
    for part in measure(what, jobs):
        counts.add(part)
    return counts


@pytest.mark.parametrize("game", games())
def test_the_number_of_processes_does_not_matter(game: str) -> None:
    what = plan(game, None, 120, 5, "random", {})
    assert counted(what, 1) == counted(what, 2)


def test_another_seed_gives_other_games() -> None:
    assert counted(plan("boom", 4, 60, 5, "random", {})) != counted(plan("boom", 4, 60, 6, "random", {}))


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (counted(plan("boom", 3, n, 1, "random", {})) for n in (40, 41))
    assert 0 < many.decisions - few.decisions < 1000
    assert sum(many.endings.values()) - sum(few.endings.values()) == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_counts_add_up(players: int) -> None:
    counts = counted(plan("boom", players, 50, 2, "random", {}))
    assert counts.games == sum(counts.endings.values()) == 50
    assert set(counts.wins) == {str(seat + 1) for seat in range(players)}
    assert all(counts.faction_wins.get(name, 0) <= played <= 50 for name, played in counts.faction_games.items())
    if players >= 3:
        assert sum(counts.faction_wins.values()) == 50
        assert counts.faction_wins.get("farceur", 0) == counts.endings["explosion"]


def test_counts_are_those_of_the_games_played_one_by_one() -> None:
    game = games()["boom"]
    counts = counted(plan("boom", 4, 20, 9, "random", {"difficulty": "eclair"}))
    decisions = rounds = 0
    wins = [0, 0, 0, 0]
    for n in range(20):
        seed = mix(fold(9), n)
        g = game.new(4, seed, {"difficulty": "eclair"})
        decisions += playout(g, State(0, mix(seed, DICE)))
        rounds += game.rounds(g)
        wins = [won + (g.winners >> seat & 1) for seat, won in enumerate(wins)]
    assert (counts.decisions, counts.rounds, list(counts.wins.values())) == (decisions, rounds, wins)


class First:
    """Always takes what is offered first, and looks at its table as a thinking bot would."""

    def choose(self, eyes: Eyes, told: object = ()) -> int:
        assert told, "who listens is told"
        assert eyes.view()["your_move"]
        assert eyes.imagine(1).seats == eyes.view()["seats"]
        return eyes.options()[0]


def first(_game: Game, _seed: int) -> bots.Bot:
    return First()


def test_bots_of_other_levels_play_through_their_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.LEVELS, "first", first)
    what = plan("boom", 3, 9, 1, "first,random,random", {})
    assert what.bots == ("first", "random", "random")
    one, two = counted(what, 1), counted(what, 2)
    assert one == two
    assert one.games == 9


def found(tablee: Command, words: str) -> dict[str, Any]:
    done = tablee(words)
    assert done.code == 0
    result: dict[str, Any] = json.loads(done.out)
    return result


def test_the_command_says_it_as_json(tablee: Command) -> None:
    words = "sim boom --players 4 --games 60 --bots random --seed 1 --option draw=refill --json --jobs"
    one, two = found(tablee, f"{words} 1"), found(tablee, f"{words} 2")
    for measured in ("seconds", "decisions_per_second"):
        assert one.pop(measured) > 0
        assert two.pop(measured) > 0
    assert one == two
    assert (one["game"], one["players"], one["games"], one["seed"]) == ("boom", 4, 60, 1)
    assert one["options"]["draw"] == "refill"
    assert one["bots"] == ["random"] * 4
    assert sorted(one["seats"]) == ["1", "2", "3", "4"]
    assert sorted(one["factions"]) == ["farceur", "glouton", "patissier"]
    for share in (*one["seats"].values(), *one["factions"].values()):
        assert share["low"] <= share["share"] == share["wins"] / share["games"] <= share["high"]
    assert one["mean_decisions"] == one["decisions"] / 60
    assert 1 <= one["mean_rounds"] <= 8


def test_the_command_says_it_in_a_table(tablee: Command) -> None:
    done = tablee("sim boom --games 20 --seed 1 --jobs 1")
    assert done.err == ""
    for words in ("Seat 4 (random)", "Prankster", "How it ends: ", "decisions a second (20 games", "seed 1."):
        assert words in done.out
