"""Batch play: many games on all cores, the same result whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from tablee import bots, games
from tablee.kernel.game import BadInput, Game, split_seed
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, is_compiled, mix
from tablee.kernel.steps import Option, Step
from tablee.lab.batch import Tally, play_at_random
from tablee.lab.seating import bot, checked

CHUNK = 2500  # of compiled random games: a tenth of a second


@dataclass(frozen=True)
class Plan:
    """What is to be played; it travels to the processes that play it."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]  # a level for each seat
    options: tuple[tuple[str, str], ...] = ()
    box: Path | None = None

    @property
    def at_random(self) -> bool:
        return set(self.bots) == {bots.RANDOM}


@dataclass
class Counts:
    """What the games of a plan came to."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: dict[str, int] = field(default_factory=dict)  # by seat, the first one is 1
    endings: dict[str, int] = field(default_factory=dict)
    faction_games: dict[str, int] = field(default_factory=dict)
    faction_wins: dict[str, int] = field(default_factory=dict)

    def add(self, other: Counts) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        for name, mine in asdict(self).items():
            if isinstance(mine, dict):
                setattr(self, name, _sum(mine, getattr(other, name)))


def _sum(a: dict[str, int], b: dict[str, int]) -> dict[str, int]:
    return {name: a.get(name, 0) + b.get(name, 0) for name in sorted({*a, *b})}


def plan(
    game: str,
    players: int | None,
    count: int,
    seed: int,
    levels: str,
    options: dict[str, str],
    box: Path | None = None,
) -> Plan:
    """A plan that has been checked, or `BadInput`."""
    rules = games.game(game)
    seats = rules.usual if players is None else players
    chosen = rules.check(seats, options)
    rules.box(box)
    split_seed(seed)
    if count < 1:
        raise BadInput(f"the number of games is 1 or more, not {count}.")
    return Plan(game, seats, count, seed, _levels(levels, seats), tuple(chosen.items()), box)


def _levels(levels: str, seats: int) -> tuple[str, ...]:
    """One level for all, or one for each seat."""
    names = [checked(name) for name in levels.split(",")]
    if len(names) not in (1, seats):
        raise BadInput(f"--bots names one level, or one for each of the {seats} seats, not {len(names)}.")
    return tuple(names if len(names) == seats else names * seats)


def run(what: Plan, jobs: int) -> Iterator[Counts]:
    """The counts of each part of the plan, in order, as they are played."""
    parts = list(_parts(what, jobs))
    if jobs == 1 or len(parts) == 1:
        yield from (play_part(what, first, last) for first, last in parts)
        return
    with workers(min(jobs, len(parts))) as pool:
        yield from pool.map(play_part, *zip(*[(what, first, last) for first, last in parts], strict=True))


def _parts(what: Plan, jobs: int) -> Iterator[tuple[int, int]]:
    most = (CHUNK if is_compiled() else CHUNK // 50) if what.at_random else 4
    size = max(1, min(most, -(-what.games // jobs)))
    for first in range(0, what.games, size):
        yield first, min(first + size, what.games)


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Forked where that is possible: they start at once and share what is loaded."""
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(way), _leave_ctrl_c_to_the_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_part(what: Plan, first: int, last: int) -> Counts:
    """Games number `first` up to `last`, the last one left out."""
    game = games.game(what.game)
    tally = Tally(what.players)
    if what.at_random:
        play_at_random(tally, _layer(what), game.rounds, game.faction, fold(what.seed), first, last)
    else:
        for n in range(first, last):
            _play_with_bots(tally, what, game, mix(fold(what.seed), n))
    return _counts(tally)


def fold(seed: int) -> int:
    """Any seed in 62 bits."""
    low, high = split_seed(seed)
    return mix(low, high)


@cache
def _layer(what: Plan) -> Callable[..., State]:
    game = games.game(what.game)
    return game.laying(what.players, dict(what.options), game.box(what.box))


def _play_with_bots(tally: Tally, what: Plan, game: Game, seed: int) -> None:
    players = [bot(level, game, mix(seed, seat)) for seat, level in enumerate(what.bots)]
    story: list[Event] = []
    g = _layer(what)(seed, story if any(getattr(one, "listens", True) for one in players) else None)
    try:
        decisions = _decide(g, story, players)
    finally:
        for one in players:
            bots.dismiss(one)
    tally.count(g, decisions, game.rounds(g), [game.faction(g, seat) for seat in range(what.players)])


def _decide(g: State, story: list[Event], players: list[bots.Bot]) -> int:
    """Whoever is asked answers, in the order the rules ask; how many decisions it took."""
    decisions = 0
    while not g.over:
        seat = g.asked_seat()
        heard = [told(g, event, seat) for event in story] if getattr(players[seat], "listens", True) else []
        g.play(seat, Option(Step(players[seat].choose(Eyes(g, seat), heard))))
        decisions += 1
    return decisions


def _counts(tally: Tally) -> Counts:
    wins = {str(seat + 1): int(n) for seat, n in enumerate(tally.wins)}
    return Counts(
        tally.games, tally.decisions, tally.rounds, wins, tally.endings, tally.faction_games, tally.faction_wins
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
