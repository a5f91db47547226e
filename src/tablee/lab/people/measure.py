"""People's games and bots' at the same tables: the same measures of both, and which bots people play like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tablee import games
from tablee.bots import Bot
from tablee.bots.mixture import MIXED, WHOLE
from tablee.evidence import level_of
from tablee.kernel import records
from tablee.kernel.saves import parse
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import mix
from tablee.kernel.steps import Seat
from tablee.lab.balance.measure import Campaign, endings
from tablee.lab.engine import Engine
from tablee.lab.notes import MEASURES, Notes, Witness, counted, total
from tablee.lab.people.games import PERSON, Again, Lent
from tablee.lab.plan import Plan, bot, plan
from tablee.stats import Mean, Share, mean

STYLES = ("random", "novice", "normal")  # that people are made of; each says at once what it would do
FEWEST = 20  # games: below, nothing is said of styles
AGAIN = 200  # times that games are drawn anew to see how far a style's part may be by chance
TRIES = 5  # for a bot to say what it would do
STEPS = 200  # of the fit
LEVEL = 0.95


@dataclass(frozen=True)
class Line:
    """One measure of both; they differ where their intervals, taken together, leave no doubt."""

    name: str
    people: Mean | Share
    bots: Mean | Share
    fitted: Mean | Share | None = None  # bots of the style that was found

    @property
    def is_apart(self) -> bool:
        return self.people.low > self.bots.high or self.bots.low > self.people.high


@dataclass(frozen=True)
class Style:
    """Which part of people's choices a level explains, and how far that may be by chance."""

    level: str
    part: float
    low: float
    high: float


@dataclass
class People:
    """Everything that was found."""

    game: str
    seed: int
    level: str
    lent: list[Lent]
    people: Notes = field(default_factory=Notes)
    bots: Notes = field(default_factory=Notes)
    fitted: Notes = field(default_factory=Notes)  # bots of people's style, at the same tables
    won: Share = field(default_factory=lambda: Share(0, 0))
    par: float = 0.0
    styles: list[Style] = field(default_factory=list)
    decisions: int = 0

    @property
    def style(self) -> str:
        """As a level that the lab's commands take; nothing where games were too few."""
        return named(self.styles) if self.styles else ""

    def lines(self) -> list[Line]:
        sides = [self.people, self.bots, *([self.fitted] if self.fitted.games else [])]
        names = [name for name in MEASURES if all(f"{name}|n" in side.sums for side in sides)]
        kinds = list(dict.fromkeys(kind for side in sides for kind in endings(side)))
        sure = level_of(1, len(sides) * (len(names) + len(kinds)))
        found = [Line(name, *[mean(side.sums, name, sure) for side in sides]) for name in names]
        return found + [Line(f"ending {kind}", *[_share(side, kind, sure) for side in sides]) for kind in kinds]


def _share(notes: Notes, ending: str, level: float) -> Share:
    return Share(notes.sums.get(f"ending|{ending}", 0), notes.games, level)


def gather(
    game: str, lent: list[Lent], level: str, count: int, seed: int, engine: Engine, tick: Callable[[int], None]
) -> People:
    """Note people's games, play as many tables of bots as `count` says, and fit the styles."""
    found = People(game, seed, level, lent)
    found.people = total(noted(one, n) for n, one in enumerate(lent))
    for what in tables(game, lent, level, count, seed):
        found.bots.add(Campaign(what, engine).play(lambda _: None))
        tick(found.bots.games)
    found.won, found.par = wins(lent)
    seen = [list(decisions(one, seed)) for one in lent]
    found.decisions = sum(map(len, seen))
    if len(lent) >= FEWEST:
        found.styles = fitted(seen, seed)
        for what in tables(game, lent, found.style, count, seed):
            found.fitted.add(Campaign(what, engine).play(lambda _: None))
    return found


def noted(lent: Lent, n: int) -> Notes:
    again = Again(lent)
    seen = Witness(again)
    for move in again.moves():
        seen.see(move)
    return counted(seen, lent.record.seats, n)


def tables(game: str, lent: list[Lent], level: str, count: int, seed: int) -> Iterator[Plan]:
    """Bots at the same tables: each number of players and each choice of options as often as among the people's."""
    for (seats, options), times in Counter(one.table for one in lent).items():
        yield plan(game, seats, max(1, round(count * times / len(lent))), seed, level, dict(options))


def wins(lent: list[Lent]) -> tuple[Share, float]:
    """How often people won, and how often any seat of their tables did."""
    won = seats = all_won = all_seats = 0
    for one in lent:
        g = records.replay(games.game(one.record.game), one.record)
        mine = [seat for seat, who in enumerate(one.players) if who == PERSON]
        won, seats = won + sum(int(g.winners >> seat & 1) for seat in mine), seats + len(mine)
        all_won, all_seats = all_won + int(g.winners).bit_count(), all_seats + one.record.seats
    return Share(won * len(lent) / max(1, seats), len(lent)), all_won / max(1, all_seats)


# -- Styles ---------------------------------------------------------------------------------


def decisions(lent: Lent, seed: int) -> Iterator[list[float]]:
    """For each real choice of a person, with which chance each style would have made it."""
    again = Again(lent)
    game, seats = again.game, range(lent.record.seats)
    minds = {(seat, level): bot(level, game, int(mix(seed, seat))) for seat in seats for level in STYLES[1:]}
    for n, move in enumerate(lent.record.inputs):
        seat = Seat(move.seat)
        menu, chosen = list(again.g.legal(seat)), parse(again.g, move.key)
        if lent.by_person(n) and len(menu) > 1 and chosen in menu:
            asked = (again, seat, chosen, len(menu))
            yield [1 / len(menu), *[_chance(minds[move.seat, level], *asked) for level in STYLES[1:]]]
        records.apply(again.g, move)


def _chance(mind: Bot, again: Again, seat: Seat, chosen: int, options: int) -> float:
    """Of this choice: bots that err are asked several times; what was never seen is not impossible."""
    heard = [told(again.g, event, seat) for event in again.story] if getattr(mind, "listens", True) else []
    agreed = sum(mind.choose(Eyes(again.g, seat), heard) == chosen for _ in range(TRIES))
    return (agreed + 1 / options) / (TRIES + 1)


def fitted(seen: list[list[list[float]]], seed: int) -> list[Style]:
    """The mixture of styles under which the choices are likeliest; whole games are drawn anew for its doubt."""
    some = [game for game in seen if game]
    if not some:
        return []
    chances, place = np.unique(np.concatenate(some), axis=0, return_inverse=True)
    games = np.repeat(np.arange(len(some)), [len(game) for game in some])
    times = np.zeros((len(some), len(chances)))  # of each game, how often each row of chances came
    np.add.at(times, (games, place.ravel()), 1)
    dice = np.random.default_rng(seed % 2**32)
    drawn = [mixture(chances, times[dice.integers(len(some), size=len(some))].sum(axis=0)) for _ in range(AGAIN)]
    ends = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    parts = np.array([mixture(chances, times.sum(axis=0)), *ends]).T.tolist()
    return [Style(level, *part) for level, part in zip(STYLES, parts, strict=True)]


def named(styles: list[Style]) -> str:
    """In whole hundredths that add up: the largest remainders are rounded up."""
    whole = [int(WHOLE * one.part) for one in styles]
    left = sorted(range(len(styles)), key=lambda n: whole[n] - WHOLE * styles[n].part)[: WHOLE - sum(whole)]
    parts = [part + (n in left) for n, part in enumerate(whole)]
    return MIXED.join(f"{one.level}:{part}" for one, part in zip(styles, parts, strict=True))


def mixture(chances: Any, times: Any) -> Any:
    """By expectation and maximisation; the likelihood has one peak."""
    parts = np.full(chances.shape[1], 1 / chances.shape[1])
    for _ in range(STEPS):
        shares = chances * parts
        parts = times @ (shares / shares.sum(axis=1, keepdims=True)) / times.sum()
    return parts


def result(found: People) -> dict[str, Any]:
    lines = {
        line.name: {
            "people": line.people.as_json(),
            "bots": line.bots.as_json(),
            "apart": line.is_apart,
            **({"fitted": line.fitted.as_json()} if line.fitted else {}),
        }
        for line in found.lines()
    }
    styles = {s.level: {"part": s.part, "low": s.low, "high": s.high} for s in found.styles}
    return {
        "game": found.game,
        "games": len(found.lent),
        "bots": found.level,
        "bots_games": found.bots.games,
        "seed": found.seed,
        "measures": lines,
        "wins": {**found.won.as_json(), "par": found.par},
        "styles": styles,
        "style": found.style,
        "decisions": found.decisions,
    }
