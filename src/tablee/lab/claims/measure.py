"""The claims of a rulebook: measured for each difficulty, number of players and level, against what is promised."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from tablee import games
from tablee.evidence import LEVEL
from tablee.kernel.game import BadInput, Game
from tablee.lab.box import printed
from tablee.lab.counts import count
from tablee.lab.engine import Engine, parts
from tablee.lab.lore import lore
from tablee.lab.plan import Plan, checked, plan
from tablee.lab.words import words
from tablee.stats import Share

NEAR = 0.05  # a claim holds if the truth is surely no further away than this, and than half the claim
REACH = 0.03  # a settled cell is played on until its interval reaches no further than this
FIRST_LOOK = 50  # games; each further look doubles them
AHEAD = 2  # looks by which open cells go before settled ones that are told too vaguely
Verdict = Literal["above", "below", "holds", "open"]
ABOVE: Final = "above"
BELOW: Final = "below"
HOLDS: Final = "holds"
OPEN: Final = "open"


@dataclass
class Cell:
    """One measured rate: a difficulty, a number of players, a level."""

    plan: Plan
    difficulty: str
    players: int
    level: str
    claim: float
    saved: int = 0
    games: int = 0
    looks: int = 0
    verdict: Verdict = OPEN
    sure: float = LEVEL  # of its interval: higher among many cells, so that all of them hold together

    @property
    def share(self) -> Share:
        return Share(self.saved, self.games, self.sure)

    @property
    def next_look(self) -> tuple[int, int]:
        """The games to play before the next look."""
        return self.games, min(self.plan.games, FIRST_LOOK << self.looks)

    @property
    def is_vague(self) -> bool:
        return self.share.high - self.share.low > 2 * REACH

    @property
    def goes_on(self) -> bool:
        """Until it is settled, then until it is told well enough; what was cut short is played up to its look."""
        is_cut = self.looks > 0 and self.games > FIRST_LOOK << (self.looks - 1)
        return self.games < self.plan.games and (self.verdict == OPEN or self.is_vague or is_cut)

    @property
    def turn(self) -> int:
        """Whose look comes first."""
        return self.looks if self.verdict == OPEN else self.looks + AHEAD

    def look(self) -> None:
        self.looks += 1
        self.judge()

    def judge(self) -> None:
        """By the interval that is printed; it holds at every look."""
        ends, near = self.share, min(NEAR, self.claim / 2)
        if ends.low > self.claim - near and ends.high < self.claim + near:
            self.verdict = HOLDS
        else:
            self.verdict = ABOVE if ends.low > self.claim else BELOW if ends.high < self.claim else OPEN

    def kept(self) -> list[int | str]:
        return [self.games, self.saved, self.looks, self.verdict]

    def take_up(self, kept: list[Any]) -> None:
        self.games, self.saved, self.looks, self.verdict = kept

    def as_json(self) -> dict[str, Any]:
        named = {"difficulty": self.difficulty, "players": self.players, "level": self.level}
        said = {"level_of_interval": self.sure, "verdict": self.verdict}
        return {**named, "claim": self.claim, **self.share.as_json(), **said}


@dataclass
class Found:
    """All cells, and why playing stopped."""

    game: str
    seed: int
    cells: list[Cell]
    stopped: str = "settled"  # or budget, games, ctrl-c
    seconds: float = 0.0
    verdicts: dict[str, str] = field(default_factory=dict)


def cells(
    game: str, levels: str, players: list[int] | None, most: int, seed: int, options: dict[str, str], box: Path | None
) -> list[Cell]:
    """What is to be measured, or `BadInput`."""
    rules = games.game(game)
    promised = claims_of(game, box)
    names = [checked(level) for level in levels.split(",")]
    rules.check(rules.usual, options)
    if "difficulty" in options:
        promised = {name: claim for name, claim in promised.items() if name == options["difficulty"]}
    seatings = players or list(rules.seats)
    sure = 1 - (1 - LEVEL) / (len(promised) * len(seatings) * len(names))
    return [
        Cell(
            plan(game, seats, most, seed, level, {**options, "difficulty": difficulty}, box),
            difficulty,
            seats,
            level,
            p,
            sure=sure,
        )
        for difficulty, p in promised.items()
        for seats in seatings
        for level in names
    ]


def claims_of(game: str, box: Path | None) -> dict[str, float]:
    """The success that the box promises for each difficulty."""
    rules = games.game(game)
    rules.box(box)
    found = promises(rules, box)
    if not found:
        able = [name for name, other in games.games().items() if promises(other)]
        raise BadInput(f"the book of {game} makes no claim that can be measured; {' and '.join(able) or 'none'} does.")
    return found


def promises(game: Game, box: Path | None = None) -> dict[str, float]:
    """What a book promises that can fail."""
    rows = printed(game, box).get("difficulties", []) if lore(game).failures else []
    return {row["name"]: row["claim"] / 100 for row in rows if "claim" in row}


def play_cell(what: Plan, first: int, last: int) -> tuple[int, int]:
    """How many games were played and how many were a success."""
    counts, failures = count(what, first, last), lore(games.game(what.game)).failures
    failed = sum(n for ending, n in counts.endings.items() if ending in failures)
    return counts.games, counts.games - failed


def measure(found: Found, engine: Engine, budget: float, tick: Callable[[int], None]) -> None:
    """Play until every verdict is settled and told to three points, or the budget is spent."""
    start = time.monotonic()
    try:
        while looked := next_cells(found):
            if not _round(looked, found, engine, start + budget, tick):
                found.stopped = "budget"
                break
        else:
            told = all(c.verdict != OPEN and not c.is_vague for c in found.cells)
            found.stopped = "settled" if told else "games"
    except KeyboardInterrupt:
        found.stopped = "ctrl-c"
    for cell in found.cells:
        cell.judge()
    found.seconds = time.monotonic() - start
    found.verdicts = {name: verdict(found, name) for name in dict.fromkeys(c.difficulty for c in found.cells)}


def next_cells(found: Found) -> list[Cell]:
    """Whose turn it is to be played up to the next look."""
    going = [cell for cell in found.cells if cell.goes_on]
    first = min((cell.turn for cell in going), default=0)
    return [cell for cell in going if cell.turn == first]


def _round(looked: list[Cell], found: Found, engine: Engine, end: float, tick: Callable[[int], None]) -> bool:
    """One look at each of these cells; whether there was time for all.  A cell is judged by whole looks only."""
    jobs = [(cell, *part) for cell in looked for part in parts(*cell.next_look, _part(cell))]
    results = engine.run(play_cell, ((cell.plan, first, last) for cell, first, last in jobs))
    for (cell, _, _), (games_played, saved) in zip(jobs, results, strict=True):
        cell.games += games_played
        cell.saved += saved
        tick(sum(c.games for c in found.cells))
        if time.monotonic() > end:
            return False
    for cell in looked:
        cell.look()
    return True


def _part(cell: Cell) -> int:
    return 2500 if cell.plan.at_random else 25


def take_up(found: Found, kept: list[list[Any]] | None) -> int:
    """Go on from what was kept, unless it is more than is asked for; how many games that is."""
    if not kept or any(row[0] > cell.plan.games for cell, row in zip(found.cells, kept, strict=True)):
        return 0
    for cell, row in zip(found.cells, kept, strict=True):
        cell.take_up(row)
    return sum(cell.games for cell in found.cells)


def result(found: Found) -> dict[str, Any]:
    """Everything but the seconds follows from the seed, unless the budget cut it short."""
    rules = games.game(found.game)
    plan = found.cells[0].plan
    return {
        "game": found.game,
        "rules_version": rules.version,
        "box": rules.fingerprint(plan.box, dict(plan.options)),
        "seed": found.seed,
        "stopped": found.stopped,
        "joint_level": LEVEL,
        "games": sum(cell.games for cell in found.cells),
        "verdicts": found.verdicts,
        "cells": [cell.as_json() for cell in found.cells],
        "seconds": found.seconds,
    }


def curve(found: Found, difficulty: str, players: int) -> Iterator[Cell]:
    return (cell for cell in found.cells if (cell.difficulty, cell.players) == (difficulty, players))


def verdict(found: Found, difficulty: str) -> str:
    """A claim in words, for each number of players."""
    seats = dict.fromkeys(cell.players for cell in found.cells)
    return "; ".join(f"{n} p.: {judged(list(curve(found, difficulty, n)))}" for n in seats)


class Say(Protocol):
    """Words by their names, with what they speak of."""

    def __call__(self, name: str, /, **args: object) -> str: ...


def _named(say: Say, level: str) -> str:
    said = say(f"level-{level}")
    return level if said.startswith("level-") else said


def plainly(share: float) -> str:
    return f"{share:.0%}"


KEPT: Final = "holds"
BETWEEN: Final = "between"
UNSETTLED: Final = "open"
MODEST: Final = "modest"
HIGH: Final = "high"
Answer = Literal["holds", "between", "open", "modest", "high"]


def answered(line: list[Cell]) -> Answer:
    """What the curve over levels, from weak to strong, says of a claim."""
    played = [cell for cell in line if cell.games]
    if any(cell.verdict == HOLDS for cell in played):
        return KEPT
    if _crossing(played):
        return BETWEEN
    if any(cell.verdict == OPEN for cell in played) or len(played) < len(line):
        return UNSETTLED
    return MODEST if played[0].verdict == ABOVE else HIGH


def _crossing(played: list[Cell]) -> tuple[Cell, Cell] | None:
    """Two neighbouring levels between which the claim lies."""
    return next(((a, b) for a, b in pairwise(played) if {a.verdict, b.verdict} == {ABOVE, BELOW}), None)


def judged(line: list[Cell], say: Say | None = None, percent: Callable[[float], str] = plainly) -> str:
    """The answer in words."""
    say = say or words("en").say
    answer, name = answered(line), f"verdict-{answered(line)}"
    played = [cell for cell in line if cell.games]
    if answer == KEPT:
        held = [cell.level for cell in played if cell.verdict == HOLDS]
        return say(name, levels=say("verdict-and").join(_named(say, level) for level in held))
    if answer == BETWEEN and (ends := _crossing(played)):
        return say(name, a=_named(say, ends[0].level), b=_named(say, ends[1].level))
    if answer == UNSETTLED:
        return say(name)
    nearest = min if answer == MODEST else max
    cell = nearest(played, key=lambda c: c.share.share)
    return say(name, level=_named(say, cell.level), share=percent(cell.share.share))
