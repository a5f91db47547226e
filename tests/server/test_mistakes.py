"""The mistake finder: proposed by a short look, confirmed by a long one, judged by what its seat could see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import games
from tablee.bots.odds import outlook
from tablee.evidence import Tally
from tablee.kernel import records
from tablee.kernel.records import Record
from tablee.kernel.saves import parse
from tablee.kernel.sight import Eyes, imagine
from tablee.kernel.steps import Option, Seat, Step
from tablee.server.review import mistakes
from tablee.server.review.jobs import DOUBTED, NAMED, Maker
from tablee.server.review.mistakes import Suspicion
from tablee.server.table.review import Mistake, Review
from tests.server.test_reviews import NAMES, played

PLENTY = 1e9  # seconds: what is found must not depend on how busy the machine is
GAMES = 60  # of the judge


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "SECONDS", PLENTY)
    monkeypatch.setattr(mistakes, "LONG", 300)


class Here:
    """Thinking processes that are this one."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


def found(record: Record, thinkers: Any = None) -> list[Mistake]:
    """As a review finds them."""
    maker = Maker.__new__(Maker)
    work = SimpleNamespace(record=record, review=Review(len(record.inputs)), done=0, stands=lambda: True)
    work.table = SimpleNamespace(names=lambda: NAMES)
    work.add = lambda **more: setattr(work, "review", Review(work.review.moves, **more))
    maker._work, maker._thinkers = work, thinkers or Here()  # type: ignore[assignment]
    asyncio.run(maker._mistakes())
    return work.review.mistakes or []


def wins(record: Record, at: int, key: str) -> int:
    """Another judge: how often the seat wins after this move, where other deals are played on by quick bots."""
    game = games.played(record)
    g = next(g for n, g in enumerate(records.tables(game, record)) if n == at - 1)
    seat = Seat(record.inputs[at - 1].seat)
    total = 0
    for n in range(GAMES):
        twin = imagine(g, seat, 7919 * n + 5)
        twin.play(seat, Option(Step(parse(twin, key))))
        total += outlook(game, twin, 4, n, PLENTY).wins[seat]
    return total


@pytest.mark.parametrize("name", ["boom"])
def test_what_is_named_costs_for_another_judge_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(name)
    instead: dict[int, str] = {}
    better = mistakes.better

    def noted(record: Record, at: int) -> str:
        return instead.setdefault(at, better(record, at))

    monkeypatch.setattr(mistakes, "better", noted)
    named = found(record)
    assert named, "bots by rule of thumb err"
    assert [one.at for one in named] == sorted(one.at for one in named)
    for seat in range(record.seats):
        assert sum(one.seat == seat for one in named) <= NAMED
    worst = max(named, key=lambda one: one.better - one.taken)
    assert wins(record, worst.at, instead[worst.at]) > wins(record, worst.at, record.inputs[worst.at - 1].key)
    for one in named:
        assert 0 < one.low <= one.better - one.taken <= one.high
        assert one.words["fr"] != one.words["en"]
        assert len(one.words["fr"]) >= 2


class Scripted:
    """Looks that say what they are told to."""

    def __init__(self, tally: Tally, instead: str = "b") -> None:
        self.tally, self.instead, self.looked = tally, instead, list[int]()

    async def run(self, work: Callable[..., Any], _record: Record, *args: Any) -> Any:
        match work.__name__:
            case "suspicions":
                return [Suspicion(at, 0, at / 100) for at in args[0]]
            case "better":
                self.looked.append(args[0])
                return self.instead
            case "compared":
                return self.tally, 150
            case _:
                return {"fr": ["a", "b"], "en": ["a", "b"]}


def test_what_a_long_look_does_not_hold_is_not_named() -> None:
    record = played("boom")
    assert found(record, Scripted({0.0: 200}, "")) == [], "it would have done the same"
    assert found(record, Scripted({1.0: 52, -1.0: 48, 0.0: 100})) == [], "it may be luck"
    assert found(record, Scripted({1.0: 1, 0.0: 199})) == [], "it is too small"
    clear = Scripted({1.0: 100, 0.0: 100})
    named = found(record, clear)
    assert len(named) == NAMED
    assert len(clear.looked) == DOUBTED
    assert clear.looked[0] == len(record.inputs), "the worst first"
    assert named[0].better - named[0].taken == pytest.approx(0.5)


def test_a_move_is_judged_by_what_its_seat_could_see() -> None:
    """Another deal of all that is hidden: the same suspicion."""
    record = played("boom")
    judged = 0
    for _, moment in mistakes.moments(record, list(range(1, 30))):
        g = imagine(moment.eyes._g, moment.eyes.seat, 3)
        other = mistakes.Moment(
            moment.game, Eyes(g, moment.eyes.seat), moment.heard, moment.taken, moment.options, moment.luck
        )
        assert mistakes.suspicion(other) == mistakes.suspicion(moment)
        judged += 1
    assert judged > 5


def test_what_was_no_choice_is_no_mistake() -> None:
    """Only one option, or the clock's doing."""
    record = played("boom")
    chosen = {at for at, _ in mistakes.moments(record, list(range(1, len(record.inputs) + 1)))}
    assert 0 < len(chosen) < len(record.inputs)
    at = min(chosen)
    move = record.inputs[at - 1]
    record.inputs[at - 1] = records.Input(move.seat, move.key, records.CLOCK)
    with pytest.raises(Exception, match="not possible"):  # the clock may not take it: the rules would have said
        list(mistakes.moments(record, [at]))
