"""A plan: which games are to be played, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee import bots, games
from tablee.bots import Bot
from tablee.bots.mixture import MIXED, WHOLE, Mixture, parts_of
from tablee.kernel.game import BadInput, Game, checked_seed
from tablee.kernel.state import mix, split_seed

SEARCHES = tuple(bots.SECONDS)
THINKING = 40  # iterations where no number is given (maitre takes five times more): time would not repeat itself
MOST_ITERATIONS = 1_000_000


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

    def game_seed(self, n: int) -> int:
        """From which game number `n` is laid out."""
        return int(mix(fold(self.seed), n))

    def as_json(self) -> dict[str, Any]:
        """What a result says of itself."""
        game = games.game(self.game)
        return {
            "game": self.game,
            "rules_version": game.version,
            "box": game.fingerprint(self.box, dict(self.options)),
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }


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
    rules.box(box, chosen)
    checked_seed(seed)
    if count < 1:
        raise BadInput(f"the number of games is 1 or more, not {count}.")
    return Plan(game, seats, count, seed, _levels(levels, seats), tuple(chosen.items()), box)


def fold(seed: int) -> int:
    """Any seed in 62 bits."""
    low, high = split_seed(seed)
    return mix(low, high)


# -- Levels by name -----------------------------------------------------------------------


def _levels(levels: str, seats: int) -> tuple[str, ...]:
    """One level for all, or one for each seat."""
    names = [checked(name) for name in levels.split(",")]
    if len(names) not in (1, seats):
        raise BadInput(f"--bots names one level, or one for each of the {seats} seats, not {len(names)}.")
    return tuple(names if len(names) == seats else names * seats)


def checked(level: str) -> str:
    """`normal`, `expert`, `expert:100`, or a style such as `novice:30+normal:70`."""
    if MIXED in level:
        return _style(level.strip())
    name, colon, iterations = level.strip().partition(":")
    bots.checked(name)
    if colon and (name not in SEARCHES or not iterations.isdecimal() or not 1 <= int(iterations) <= MOST_ITERATIONS):
        raise BadInput(f"iterations are for {', '.join(SEARCHES)}, written like expert:100, not '{level}'.")
    return level.strip()


def _style(style: str) -> str:
    parts = parts_of(style)
    for name in parts:
        bots.checked(name)
    if len(parts) != style.count(MIXED) + 1 or sum(parts.values()) != WHOLE or set(parts) & set(SEARCHES):
        raise BadInput(f"a style is written like novice:30+normal:70, {WHOLE} in all, without searches, not '{style}'.")
    return style


def bot(level: str, game: Game, seed: int) -> Bot:
    """The same seed always chooses the same."""
    if MIXED in level:
        return Mixture([(bots.make(name, game, seed), part) for name, part in parts_of(level).items()], seed)
    name, _, iterations = level.partition(":")
    return bots.make(name, game, seed, int(iterations or THINKING) if name in SEARCHES else None)
