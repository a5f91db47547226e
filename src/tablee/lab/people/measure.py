"""People's games and bots' at the same tables: the same measures of both, and which bots people play like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, combinations
from operator import itemgetter
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
from tablee.lab.notes import MEASURES, Notes, Witness, counted, measured, total
from tablee.lab.people.games import PERSON, Again, Lent
from tablee.lab.plan import Plan, bot, plan
from tablee.stats import Mean, Share, deviations

STYLES = ("random", "novice", "normal")  # that people are made of; each says at once what it would do
FEWEST = 20  # games: below, nothing is said of styles
AGAIN = 1000  # times that games are drawn anew to see how far a style's part may be by chance
TRIES = 8  # for a bot to say what it would do
LARGEST = 8  # options: choices among more are counted together
EACH = level_of(1, 2 * len(STYLES))  # of a part's interval: both ends of all hold together, skewed as they are
FINEST = 1e-6  # styles that never differ have no single answer


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


@dataclass(frozen=True)
class Choice:
    """What a person chose among so many options, beside a few tries of each style."""

    options: int
    agreed: tuple[float, ...]  # how often each style's tries made the same choice
    alike: tuple[tuple[float, ...], ...]  # how often each style's tries agree with each style's


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
        found = [Line(name, *[measured(side.sums, name, sure) for side in sides]) for name in names]
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


def decisions(lent: Lent, seed: int) -> Iterator[Choice]:
    """Each real choice of a person, and what every style but chance would have done."""
    again = Again(lent)
    game, seats = again.game, range(lent.record.seats)
    minds = {(seat, level): bot(level, game, int(mix(seed, seat))) for seat in seats for level in STYLES[1:]}
    for n, move in enumerate(lent.record.inputs):
        seat = Seat(move.seat)
        menu, chosen = list(again.g.legal(seat)), parse(again.g, move.key)
        if lent.by_person(n) and len(menu) > 1 and chosen in menu:
            asked = [_tries(minds[move.seat, level], again, seat) for level in STYLES[1:]]
            yield side_by_side(len(menu), int(chosen), asked)
        records.apply(again.g, move)


def _tries(mind: Bot, again: Again, seat: Seat) -> Counter[int]:
    heard = [told(again.g, event, seat) for event in again.story] if getattr(mind, "listens", True) else []
    return Counter(int(mind.choose(Eyes(again.g, seat), heard)) for _ in range(TRIES))


def side_by_side(options: int, chosen: int, asked: list[Counter[int]]) -> Choice:
    """How often a try of each style is what the person chose, and what a try of another style is."""
    even = 1 / options
    alike = [[even] * len(STYLES)]
    for n, mine in enumerate(asked):
        alike.append([even, *(_meeting(mine, other, same=n == m) for m, other in enumerate(asked))])
    return Choice(options, (even, *(tries[chosen] / TRIES for tries in asked)), tuple(map(tuple, alike)))


def _meeting(mine: Counter[int], other: Counter[int], *, same: bool) -> float:
    """How often two tries agree; a try is not put beside itself."""
    pairs = sum(times * (other[option] - same) for option, times in mine.items())
    return pairs / (TRIES * (TRIES - same))


def fitted(seen: list[list[Choice]], seed: int) -> list[Style]:
    """The parts of which people's choices are made; whole games are drawn anew for their doubt.

    A style's tries agree with a person's choices as often as the person's parts agree with that style, on average and
    however few tries there are: likelihoods would need to know each style's chances, which tries only guess.
    """
    some = [game for game in seen if game]
    if not some:
        return []
    sums = np.stack([counted_by_size(game) for game in some])
    anew = np.random.default_rng(seed % 2**32).integers(len(some), size=(AGAIN, len(some)))
    whole = equations(sums.sum(axis=0))
    best, free, drawn = mixture(*whole), solved(*whole), solved(*equations(sums[anew].sum(axis=1)))
    ends = free + few(len(some)) * (np.quantile(drawn, [(1 - EACH) / 2, (1 + EACH) / 2], axis=0) - free)
    low, high = np.clip([np.minimum(best, ends[0]), np.maximum(best, ends[1])], 0, 1)
    return [Style(*style) for style in zip(STYLES, best.tolist(), low.tolist(), high.tolist(), strict=True)]


def few(games: int) -> float:
    """By how much drawing so few games anew shows less than their spread (Student's quantile, nearly)."""
    free = max(1, games - 1)
    return float((games / free) ** 0.5 * (1 + (deviations(EACH) ** 2 + 1) / (4 * free)))


def named(styles: list[Style]) -> str:
    """In whole hundredths that add up: the largest remainders are rounded up."""
    whole = [int(WHOLE * one.part) for one in styles]
    left = sorted(range(len(styles)), key=lambda n: whole[n] - WHOLE * styles[n].part)[: WHOLE - sum(whole)]
    parts = [part + (n in left) for n, part in enumerate(whole)]
    return MIXED.join(f"{one.level}:{part}" for one, part in zip(styles, parts, strict=True))


def counted_by_size(some: list[Choice]) -> Any:
    """For each number of options: how many choices, and sums of what agreed with what."""
    size = len(STYLES)
    sums = np.zeros((LARGEST + 1, 1 + size + size * size))
    for one in some:
        sums[min(one.options, LARGEST)] += [1, *one.agreed, *chain.from_iterable(one.alike)]
    return sums


def equations(sums: Any) -> tuple[Any, Any]:
    """Least squares over all numbers of options: the square and the right side."""
    size = len(STYLES)
    count = np.maximum(sums[..., :1], 1)
    agreed = sums[..., 1 : 1 + size]
    alike = sums[..., 1 + size :].reshape(*sums.shape[:-1], size, size)
    square = np.einsum("...kls,...kms->...lm", alike / count[..., None], alike)
    side = np.einsum("...kls,...ks->...l", alike / count[..., None], agreed)
    return square + FINEST * np.eye(size), side


def solved(square: Any, side: Any) -> Any:
    """Parts that add up to one; some may be below nought, as luck has it."""
    size = square.shape[-1]
    edge = np.ones((*square.shape[:-2], size, 1))
    corner = np.zeros((*square.shape[:-2], 1, 1))
    matrix = np.block([[square, edge], [np.swapaxes(edge, -1, -2), corner]])
    right = np.concatenate([side, np.ones((*side.shape[:-1], 1))], axis=-1)
    return np.linalg.solve(matrix, right[..., None])[..., :size, 0]


def mixture(square: Any, side: Any) -> Any:
    """The best parts of which none is below nought: one of few sets of styles has them."""
    size, found = len(side), []
    for used in chain.from_iterable(combinations(range(size), n) for n in range(1, size + 1)):
        parts = np.zeros(size)
        parts[list(used)] = solved(square[np.ix_(used, used)], side[list(used)])
        if parts.min() >= 0:
            found.append((float(parts @ square @ parts / 2 - side @ parts), parts))
    return min(found, key=itemgetter(0))[1]


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
