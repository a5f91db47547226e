"""What others do moves belief towards the truth."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from tablee import bots
from tablee.bots.belief import belief
from tablee.games import game
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, is_compiled
from tablee.kernel.steps import Option, Seat, Step

GAMES, EVERY, TABLES = (8, 15, 120) if is_compiled() else (3, 40, 40)


def moments(name: str, players: int, every: int) -> Iterator[tuple[State, list[Event]]]:
    """Tables of games between rules of thumb, now and then."""
    rules = game(name)
    for seed in range(GAMES):
        story: list[Event] = []
        g = rules.new(players, seed, story=story)
        table = [bots.make("normal", rules, 10 * seed + seat) for seat in range(players)]
        for n in range(400):
            if g.over:
                break
            if n % every == every - 1:
                yield g, story
            seat = Seat(g.asked_seat())
            g.play(seat, Option(Step(table[seat].choose(Eyes(g, seat)))))


def gains(name: str, players: int, every: int) -> list[float]:
    """How much likelier the truth about another seat is to somebody who listened."""
    mind, found = bots.mind(game(name)), []
    for g, story in moments(name, players, every):
        eyes, heard = Eyes(g, Seat(0)), [told(g, event, Seat(0)) for event in story]
        deaf, keen = (belief(game(name), eyes, ears, TABLES) for ears in ([], heard))
        truths = [mind.label(g, Seat(seat)) for seat in range(players)]
        found += [keen[s].get(truths[s], 0.0) - deaf[s].get(truths[s], 0.0) for s in range(1, players) if truths[s]]
    return found


@pytest.mark.parametrize(("name", "players", "every"), [("baba", 4, EVERY), ("badass", 4, EVERY), ("boom", 4, 4)])
def test_listening_brings_belief_nearer_to_the_truth(name: str, players: int, every: int) -> None:
    found = gains(name, players, every)
    assert any(found), "nothing was learnt at all"
    assert mean(found) > 0
