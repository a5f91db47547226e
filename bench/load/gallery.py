"""The gate of the spectators: whether other tables feel that one is watched by many."""

from __future__ import annotations

import asyncio

import numpy as np

from bench.load.crowd import Crowd
from bench.load.figures import Figures, percentile
from bench.load.house import House
from bench.load.theft import Answer, Thefts
from bench.load.watchers import Watchers

ROUNDS = 12  # without and with spectators in turns: disks and games have good and bad moments
MOST_ROUNDS = 30  # where the host of a virtual machine takes it away for long, or the ratio lies near the limit
ENOUGH = 12_000  # moves each that it spared: of fewer nothing is told
LIMIT = 1.2  # what p99 with spectators may be of p99 without
DRAWS = 200  # of rounds, for the interval of that ratio
SECONDS = 5.0  # of each part of a round
RATE = 250  # moves a second at the other tables, of which there are as many
STAGE_RATE = 5  # moves a second at the table that is watched


class Moments:
    """Answers to moves under one condition, round by round."""

    def __init__(self) -> None:
        self.rounds: list[list[Answer]] = []

    @property
    def answers(self) -> list[Answer]:
        return [answer for one in self.rounds for answer in one]


class Part(Moments):
    """All moments with so many spectators, at the other tables."""

    def __init__(self, watchers: int) -> None:
        super().__init__()
        self.watchers = watchers
        self.staged = self.states = self.faults = 0  # moves at the watched table, what was seen of them

    async def play(self, house: House, others: Crowd, rate: float) -> None:
        stage = Crowd(house.port)
        await stage.seat(1)
        watchers = Watchers(house.port, stage.tables[0][0].table, self.watchers)
        await asyncio.to_thread(watchers.start)
        others.answers.clear()
        _, staged = await asyncio.gather(others.play(rate, SECONDS), stage.play(STAGE_RATE, SECONDS))
        self.rounds.append(others.answers.copy())
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
    others, alone, beside, thefts = Crowd(house.port), Part(0), Part(int(200 * share)), Thefts()
    watching = asyncio.create_task(thefts.watch())
    enough = int(ENOUGH * share)
    n = 0
    while n < ROUNDS or (n < MOST_ROUNDS and is_open(alone, beside, thefts, enough)):
        await others.refill(int(RATE * share))
        if n == 0:
            await others.play(RATE * share, 3)  # every sentence has been said once
            others.late.clear()
        for part in (alone, beside) if n % 2 else (beside, alone):
            await part.play(house, others, RATE * share)
        n += 1
    watching.cancel()
    found = compared(alone, beside, thefts, enough)
    others.leave()
    return {
        **found,
        "watchers": beside.watchers,
        "watched_moves": beside.staged,
        "states_watched": beside.states,
        "gaps": others.gaps,
        "generator_lag_p99_ms": percentile(others.late, 0.99),
        "ok": found["ok"] and alone.is_sound() and beside.is_sound() and not others.gaps,
    }


def is_open(alone: Moments, beside: Moments, thefts: Thefts, enough: int) -> bool:
    """Whether more rounds are needed to tell the ratio from the limit."""
    low, high = interval(alone, beside, thefts)
    return too_few(alone, beside, thefts, enough) or low <= LIMIT <= high


def interval(alone: Moments, beside: Moments, thefts: Thefts) -> tuple[float, float]:
    """Of the ratio, 90 %: from rounds drawn anew, for slow answers come in clusters."""
    spared = [[np.array(thefts.spared(one)) for one in part.rounds] for part in (alone, beside)]
    dice, ratios = np.random.default_rng(1), []
    for _ in range(DRAWS):
        drawn = dice.integers(0, len(alone.rounds), len(alone.rounds))
        before, after = (np.concatenate([part[n] for n in drawn]) for part in spared)
        if before.size and after.size:
            ratios.append(np.quantile(after, 0.99) / np.quantile(before, 0.99))
    low, high = np.quantile(ratios or [0.0], (0.05, 0.95))
    return round(float(low), 2), round(float(high), 2)


def too_few(alone: Moments, beside: Moments, thefts: Thefts, enough: int) -> bool:
    return min(len(thefts.spared(part.answers)) for part in (alone, beside)) < enough


def compared(alone: Moments, beside: Moments, thefts: Thefts, enough: int) -> Figures:
    """By the moves during which nobody took the machine away: those who did would decide, and nothing else."""
    before, after = (percentile(thefts.spared(part.answers), 0.99) for part in (alone, beside))
    return {
        "rounds": len(alone.rounds),
        "ratio": round(after / before, 2) if before else 0.0,
        "ratio_90_percent": interval(alone, beside, thefts),
        **_figures("alone", alone.answers, thefts),
        **_figures("beside", beside.answers, thefts),
        "ok": after <= LIMIT * before and not too_few(alone, beside, thefts, enough),
    }


def _figures(name: str, answers: list[Answer], thefts: Thefts) -> Figures:
    spared = thefts.spared(answers)
    return {
        f"p50_{name}_ms": percentile(spared, 0.5),
        f"p99_{name}_ms": percentile(spared, 0.99),
        f"moves_{name}": len(spared),
        f"set_aside_{name}": len(answers) - len(spared),
        f"p99_{name}_of_all_ms": percentile([came - asked for asked, came in answers], 0.99),
    }
