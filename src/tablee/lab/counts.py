"""What many games come to, counted: who won, how they ended, how long they were."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from tablee import games
from tablee.lab.batch import BatchCounts, play_at_random
from tablee.lab.plan import Plan, fold
from tablee.lab.play import layer, play


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


def count(what: Plan, first: int, last: int) -> Counts:
    """Games number `first` up to `last`, the last one left out; at random they never leave compiled code."""
    game = games.game(what.game)
    found = BatchCounts(what.players)
    if what.at_random:
        play_at_random(found, layer(what), game.rounds, game.faction, fold(what.seed), first, last)
    else:
        for n in range(first, last):
            _count_one(found, what, n)
    return _as_counts(found)


def _count_one(found: BatchCounts, what: Plan, n: int) -> None:
    played = play(what, n, always_told=False)
    decisions = sum(1 for _ in played.moves())
    game, g = played.game, played.g
    found.count(g, decisions, game.rounds(g), [game.faction(g, seat) for seat in range(what.players)])


def _as_counts(found: BatchCounts) -> Counts:
    wins = {str(seat + 1): int(n) for seat, n in enumerate(found.wins)}
    lengths = (found.games, found.decisions, found.rounds)
    return Counts(*lengths, wins, found.endings, found.faction_games, found.faction_wins)
