"""The gate of the spectators: whether other tables feel that one is watched by many."""

from __future__ import annotations

import asyncio

from bench.load.crowd import Crowd
from bench.load.figures import Figures, percentile
from bench.load.house import House
from bench.load.watchers import Watchers

ROUNDS = 12  # without and with spectators in turns: disks and games have good and bad moments
SECONDS = 5.0  # of each part of a round
RATE = 250  # moves a second at the other tables, of which there are as many
STAGE_RATE = 5  # moves a second at the table that is watched


class Part:
    """All moments with so many spectators."""

    def __init__(self, watchers: int) -> None:
        self.watchers = watchers
        self.times: list[float] = []  # of the answers at the other tables
        self.staged = self.states = self.faults = 0  # moves at the watched table, what was seen of them

    async def play(self, house: House, others: Crowd, rate: float) -> None:
        stage = Crowd(house.port)
        await stage.seat(1)
        watchers = Watchers(house.port, stage.tables[0][0].table, self.watchers)
        await asyncio.to_thread(watchers.start)
        others.times.clear()
        _, staged = await asyncio.gather(others.play(rate, SECONDS), stage.play(STAGE_RATE, SECONDS))
        self.times += others.times
        heard = await asyncio.to_thread(watchers.stop)
        self.staged += staged
        self.states += sum(heard["states"])
        self.faults += heard["gaps"] + heard["lost"] + stage.gaps + (len(set(heard["states"])) > 1)
        stage.leave()

    def is_sound(self) -> bool:
        """The watched table moved, and all spectators have seen the same of it, without a gap."""
        return self.staged > 0 and not self.faults and self.states >= self.watchers


async def l5(house: House, share: float) -> Figures:
    """one table with 200 spectators: the others' p99 within 20 %"""
    others, alone, beside = Crowd(house.port), Part(0), Part(int(200 * share))
    for n in range(ROUNDS):
        await others.refill(int(RATE * share))
        if n == 0:
            await others.play(RATE * share, 3)  # every sentence has been said once
            others.late.clear()
        for part in (alone, beside) if n % 2 else (beside, alone):
            await part.play(house, others, RATE * share)
    found = report(alone, beside, others)
    others.leave()
    return found


def report(alone: Part, beside: Part, others: Crowd) -> Figures:
    before, after = percentile(alone.times, 0.99), percentile(beside.times, 0.99)
    return {
        "p50_alone_ms": percentile(alone.times, 0.5),
        "p50_beside_ms": percentile(beside.times, 0.5),
        "p99_alone_ms": before,
        "p99_beside_ms": after,
        "moves_each": min(len(alone.times), len(beside.times)),
        "watchers": beside.watchers,
        "watched_moves": beside.staged,
        "states_watched": beside.states,
        "gaps": others.gaps,
        "generator_lag_p99_ms": percentile(others.late, 0.99),
        "ok": after <= 1.2 * before and alone.is_sound() and beside.is_sound() and not others.gaps,
    }
