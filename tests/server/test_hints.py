"""Hints: from a seat's own eyes alone, one at a time, where the host allows them and nobody races."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

import msgspec
import pytest

from tablee.bots.advice import Advice, advice
from tablee.bots.weighing import Weighed, Weighing, foretold
from tablee.games import games
from tablee.kernel.sight import Eyes, imagine, told, view
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.server.live.hints import PAUSE, available, why
from tablee.server.protocol import commands
from tests.server.inside import Ear, Inside, QuickThinkers, in_virtual_time, seated

MOVES = 4
PLENTY = 1e9  # seconds: the answer must not depend on how busy the machine is


def in_the_middle(name: str, seed: int) -> tuple[State, list[Event]]:
    """A table after some moves at random, at which somebody has a choice."""
    story: list[Event] = []
    game, dice = games()[name], random.Random(seed)
    g = game.new(game.usual, seed, story=story)
    for n in count():
        seat = asked(g)
        if n >= MOVES and len(set(Eyes(g, seat).keys())) > 1:
            break
        g.play(seat, Option(Step(dice.choice(g.legal(seat)[:2]))))
    return g, story


def asked(g: State) -> Seat:
    return next(Seat(s) for s in range(g.seats) if g.waits_for(Seat(s)))


def answers(name: str, seed: int) -> list[Advice]:
    """What one seat is told at three tables that it cannot tell apart."""
    g, story = in_the_middle(name, seed)
    seat = asked(g)
    heard = [told(g, event, seat) for event in story]
    tables = [g, *(imagine(g, seat, n) for n in (1, 2))]
    assert all(view(table, seat) == view(g, seat) for table in tables)
    return [advice(games()[name], Eyes(table, seat), heard, tables=4, seconds=PLENTY) for table in tables]


@pytest.mark.parametrize("name", ["baba", "badass", "boom", "bunny", "seizh"])
def test_a_hint_is_the_same_at_tables_that_the_seat_cannot_tell_apart(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.bots.advice.ITERATIONS", 16)
    for seed in (1, 3):
        first, *others = answers(name, seed)
        assert others == [first, first]


def test_a_planted_look_at_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(_search: Any, eyes: Any, options: dict[str, int], *_: Any) -> Weighing:
        return Weighing({key: [int(eyes._g.draw.cards[0])] for key in options})

    monkeypatch.setattr("tablee.bots.advice.ITERATIONS", 16)
    monkeypatch.setattr("tablee.bots.advice.weigh", peek)
    first, *others = answers("boom", 1)
    assert others != [first, first]


def test_an_expert_sees_a_win_that_is_there() -> None:
    """The best option wins no less often than the other on the same imagined tables."""
    game = games()["boom"]
    g = game.new(4, 8)
    found = advice(game, Eyes(g, asked(g)), [], tables=6, seconds=PLENTY)
    assert found.best
    assert found.other
    assert found.best.key != found.other.key
    assert found.best.tables == 6
    assert {found.best.key, found.other.key, *(one.key for one in found.rest)} == set(Eyes(g, asked(g)).keys())


def test_what_is_foretold_comes_whatever_lies_hidden() -> None:
    """Another deal of all that the seat cannot see: every event that was foretold is told."""
    for name in ("baba", "badass", "boom", "bunny", "seizh"):
        g, _ = in_the_middle(name, 3)
        seat = asked(g)
        for option in Eyes(g, seat).options():
            for n in range(40, 50):
                twin = imagine(g, seat, n)
                twin.story = []
                twin.play(seat, Option(Step(option)))
                came = [told(twin, event, seat) for event in twin.story]
                assert all(event in came for event in foretold(Eyes(g, seat), option)), (name, option)


def test_one_sentence_says_why() -> None:
    words = {"a": "Jouer", "b": "Passer"}
    said = why(Advice(Weighed("a", 62, 100), Weighed("b", 48, 100)), words, "fr")
    assert "62" in said
    assert "48" in said
    assert "Passer" in said
    assert "48" not in why(Advice(Weighed("a", 50, 100), Weighed("b", 49, 100)), words, "fr")
    assert "Passer" not in why(Advice(Weighed("a", 40, 100), Weighed("b", 49, 100)), words, "fr")
    assert why(Advice(Weighed("a")), words, "en") == "There is nothing else to do."


# -- At a table -----------------------------------------------------------------------------------------


class Oracle(QuickThinkers):
    """Thinks for two seconds and says the first option."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def advise(self, play: Any, seat: int) -> Advice:
        self.asked += 1
        first, second = Eyes(play.g, Seat(seat)).keys()[:2]
        await asyncio.sleep(2)
        return Advice(Weighed(first, 6, 10), Weighed(second, 3, 10))


async def at_a_table(**how: Any) -> tuple[Inside, Ear, Oracle]:
    inside = await seated(**how)
    oracle = inside.room.hall.thinkers = Oracle()
    assert inside.table.play
    ears = [await inside.enter(seat) for seat in range(4)]
    return inside, ears[inside.table.play.asked()[0]], oracle


def refusals(ear: Ear) -> list[str]:
    return [m["reason"] for m in ear.messages("refused")]


def test_a_seat_is_answered_alone_once_for_each_question() -> None:
    async def scene() -> None:
        inside, ear, oracle = await at_a_table()
        other = await inside.enter((ear.seat + 1) % 4)
        await asyncio.sleep(1)
        before = len(other.heard)
        await inside.tell(ear, commands.Hint("one"))
        await inside.tell(ear, commands.Hint("two"))
        assert refusals(ear) == ["hint_wait"], "one at a time"
        await asyncio.sleep(2.5)
        (hint,) = ear.messages("hinted")
        assert hint["command_id"] == "one"
        assert hint["key"] == ear.state["options"][0]["key"]
        assert hint["words"] == ear.state["options"][0]["words"]
        assert "60" in hint["why"]
        await inside.tell(ear, commands.Hint("three"))
        assert [m["type"] for m in map(msgspec.json.decode, [text for _, text in ear.heard[-2:]])] == ["ack", "hinted"]
        assert [m["command_id"] for m in ear.messages("hinted")] == ["one", "three"]
        assert oracle.asked == 1, "the same question is not thought about again"
        told = [msgspec.json.decode(text) for _, text in other.heard[before:]]
        assert [m["code"] for m in told] == ["advised"], "all hear that a hint was asked for, and nothing of it"
        await inside.room.close()

    in_virtual_time(scene)


def test_whoever_asks_about_every_question_must_wait() -> None:
    async def scene() -> None:
        inside, ear, oracle = await at_a_table()
        await inside.tell(ear, commands.Hint("one"))
        await asyncio.sleep(2.5)
        inside.room.hints._given.clear()  # as if another question had been put
        await inside.tell(ear, commands.Hint("two"))
        assert refusals(ear) == ["hint_wait"]
        await asyncio.sleep(PAUSE)
        await inside.tell(ear, commands.Hint("three"))
        assert oracle.asked == 2
        await inside.room.close()

    in_virtual_time(scene)


def test_an_answer_that_comes_too_late_is_not_given() -> None:
    async def scene() -> None:
        inside, ear, _ = await at_a_table()
        await inside.tell(ear, commands.Hint("one"))
        await inside.act(ear, ear.state["options"][-1]["key"])
        await asyncio.sleep(3)
        (late,) = ear.messages("hinted")
        assert late["key"] is None
        await inside.room.close()

    in_virtual_time(scene)


def test_no_hints_in_a_pause_where_the_host_wants_none_or_hands_race() -> None:
    async def scene() -> None:
        inside, ear, _ = await at_a_table()
        assert (ear.messages("table")[-1]["hints"], ear.messages("table")[-1]["live"]) == ("on", False)
        inside.table.phase = "paused"
        await inside.tell(ear, commands.Hint("none"))
        inside.table.hints = False
        await inside.tell(ear, commands.Hint("one"))
        assert refusals(ear) == ["not_playing", "hints_off"]
        await inside.room.close()
        inside, ear, _ = await at_a_table(game="seizh", options={"tempo": "live"})
        assert available(inside.table) == "race"
        assert ear.messages("table")[-1]["live"]
        await inside.tell(ear, commands.Hint("two"))
        assert refusals(ear) == ["hint_race"]
        await inside.room.close()

    in_virtual_time(scene)


def test_a_quiz_is_answered_by_the_player_alone() -> None:
    game = games()["baba"]
    dice = random.Random(1)
    for seed in range(20):
        g = game.new(4, seed)
        while not g.over:
            seat = asked(g)
            if game.reading(g, "fr"):
                assert advice(game, Eyes(g, seat), []) == Advice(None)
                return
            g.play(seat, Option(Step(dice.choice(g.legal(seat)))))
    raise AssertionError("no question was ever read out")
