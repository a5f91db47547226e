"""A bot that cannot tell two tables apart does the same at both, and thinks as long."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from tablee import bots
from tablee.bots.external.protocol import Outside
from tablee.games import game, games
from tablee.kernel.sight import Eyes, imagine, told
from tablee.kernel.state import Event, State, is_compiled
from tablee.kernel.steps import Option, Seat, Step
from tablee.studio import laws as law

LOOKS = 12 if is_compiled() else 2
THOUGHT = 40 if is_compiled() else 3  # iterations


def decisions(name: str, seed: int) -> Iterator[tuple[State, Seat, list[dict[str, object]]]]:
    """Tables of a random game at which somebody has a choice, and what that seat was told."""
    story: list[Event] = []
    g = game(name).new(game(name).usual, seed, story=story)
    dice = random.Random(seed)
    for n in range(400):
        if g.over:
            return
        seat = law.movers(g)[0]
        if n % 7 == 6 and len(g.legal(seat)) > 1:
            yield g, seat, [told(g, event, seat) for event in story]
        law.step(g, dice)


@pytest.mark.parametrize("level", list(bots.LEVELS))
@pytest.mark.parametrize("name", list(games()))
def test_the_same_choice_and_thought_where_a_seat_sees_the_same(name: str, level: str) -> None:
    for n, (g, seat, heard) in zip(range(LOOKS), decisions(name, 11), strict=False):
        other = imagine(g, seat, 1000 + n)
        here, there = (bots.make(level, game(name), 5, THOUGHT) for _ in range(2))
        assert here.choose(Eyes(g, seat), heard) == there.choose(Eyes(other, seat), heard)
        assert getattr(here, "iterations", 0) == getattr(there, "iterations", 0)


class Parrot(Outside):
    """Notes what a command would have been sent."""

    sent: object = None

    def _answer(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> str:
        self.sent = self._asking(eyes, keys, told)
        return keys[0]


@pytest.mark.parametrize("name", list(games()))
def test_a_bot_of_others_is_sent_the_same_where_a_seat_sees_the_same(name: str) -> None:
    for n, (g, seat, heard) in zip(range(LOOKS), decisions(name, 12), strict=False):
        here, there = Parrot("parrot", name), Parrot("parrot", name)
        here.choose(Eyes(g, seat), heard)
        there.choose(Eyes(imagine(g, seat, 2000 + n), seat), heard)
        assert here.sent == there.sent
        assert here.sent


@pytest.mark.parametrize("level", list(bots.LEVELS))
@pytest.mark.parametrize("name", list(games()))
def test_every_level_plays_every_game_to_its_end(name: str, level: str) -> None:
    rules = game(name)
    g = rules.new(rules.usual, 3)
    players = [bots.make(level, rules, seat, 1) for seat in range(rules.usual)]
    thoughts = 15 if level in bots.SECONDS and not is_compiled() else 5000
    for _ in range(thoughts):
        if g.over:
            break
        seat = law.movers(g)[0]
        chosen = players[seat].choose(Eyes(g, seat))
        assert chosen in g.legal(seat)
        g.play(seat, Option(Step(chosen)))
    assert g.over or thoughts == 15


def test_a_peeking_bot_would_be_caught() -> None:
    """The table tests above can fail: whoever looks at another's cards chooses differently."""

    def peeks(g: State, seat: Seat) -> int:
        hidden = [card for other in g.others(seat) for card in g.piles(hand)[other].cards]
        options = g.legal(seat)
        return options[sum(hidden) % len(options)]

    hand = next(i for i, field in enumerate(game("boom").new(4, 1).fields()) if field.name == "hand")
    same = [peeks(g, seat) == peeks(imagine(g, seat, 99), seat) for g, seat, _ in decisions("boom", 4)]
    assert not all(same)
