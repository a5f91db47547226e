"""`tablee lab reflex`: live tables in simulated time, to measure what quickness is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from tablee import games
from tablee.bots import realtime
from tablee.bots.realtime import Hands, Policy, Reflex, by_chance, live_options
from tablee.evidence import level_of, mean_ends
from tablee.kernel import parts
from tablee.kernel.game import BadInput, Game
from tablee.kernel.state import IllegalOption
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.words import Speech

MOST_REQUESTS = 100_000
TOGETHER = level_of(1, 3)  # of each interval of an answer
USUAL = Reflex(600, 200)


class LiveTable:
    """One game in simulated time: requests count in the order in which they arrive."""

    def __init__(
        self, played: Game, seed: int, reflexes: Sequence[Reflex], policies: Sequence[Policy] | None = None
    ) -> None:
        self.g = played.new(len(reflexes), seed, live_options(played))
        wants = dict(enumerate(policies or [by_chance] * len(reflexes)))
        self.hands = Hands(self.g, dict(enumerate(reflexes)), wants, seed)
        self.now = 0.0
        self.late = [0] * len(reflexes)  # requests refused

    def play(self) -> LiveTable:
        """To the end."""
        self.hands.look_around(self.now)
        while not self.g.over:
            self._next()
        return self

    def _next(self) -> None:
        self.now, seat, option = self.hands.arrive()
        try:
            self.g.play(Seat(seat), Option(Step(option)))
        except IllegalOption:
            self.late[seat] += 1
            self.hands.look(seat, self.now)
        else:
            self.hands.look_around(self.now)
        if self.hands.made > MOST_REQUESTS:
            raise RuntimeError(f"the players reached out {MOST_REQUESTS} times and the game has no end")


# -- What slowness costs ------------------------------------------------------------------


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval, which holds at every look; all of an answer hold together."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    return Estimate(fmean(values), *mean_ends(len(values), sum(values), sum(x * x for x in values), TOGETHER))


@dataclass(frozen=True)
class Cost:
    """What a slower player gets, what the others get on average, and the difference game by game."""

    ms: float
    games: int
    slow: Estimate
    others: Estimate
    difference: Estimate
    late: float  # refused requests of the slower player, a game

    def said(self, s: Speech, seed: int) -> str:
        some = {"slow": self.slow, "others": self.others, "difference": self.difference}
        known = {name: s.measured(one.mean, one.low, one.high, 2) for name, one in some.items()}
        games, ms, late = s.number(self.games, 0), f"{self.ms:g}", s.number(self.late)
        return s.say("reflex", ms=ms, games=games, late=late, seed=str(seed), **known)


def live_game(name: str | None) -> Game:
    """The game of this name, or the one that is played live."""
    known = {game.id: game for game in games.games().values() if parts.find(game, "live")}
    if name is None and len(known) != 1:
        raise BadInput(f"say which game: {', '.join(known) or 'none'} can be played live.")
    return games.game(name) if name else next(iter(known.values()))


def slower(
    game: Game,
    ms: float,
    count: int,
    seed: int,
    seats: int | None = None,
    reflex: Reflex = USUAL,
    policy: Policy | None = None,
) -> Cost:
    """Points of one player who is `ms` slower than the others; the slow seat goes round.  Keen players by default."""
    if count < 2:
        raise BadInput(f"an interval needs 2 games or more, not {count}.")
    players, wants = seats or game.usual, policy or realtime.policy(game) or by_chance
    slow: list[float] = []
    others: list[float] = []
    late = 0
    for n in range(count):
        table = _with_a_slow_seat(game, seed + n, n % players, [reflex] * players, ms, wants)
        points = [float(game.score(table.g, seat)) for seat in range(players)]
        slow.append(points.pop(n % players))
        others.append(fmean(points))
        late += table.late[n % players]
    apart = [mine - theirs for mine, theirs in zip(slow, others, strict=True)]
    return Cost(ms, count, estimate(slow), estimate(others), estimate(apart), late / count)


def _with_a_slow_seat(
    played: Game, seed: int, seat: int, reflexes: list[Reflex], ms: float, policy: Policy
) -> LiveTable:
    reflexes[seat] = reflexes[seat].slower(ms)
    return LiveTable(played, seed, reflexes, [policy] * len(reflexes)).play()
