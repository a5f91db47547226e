"""Reaction times, and hands under way at a live table.

The model: whoever looks at the table and wants something reaches for it one reaction time later.  A hand under way is
not called back, so the loser of a race is refused and looks again; whoever wants nothing looks when the table changes.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from pathlib import Path

from tablee.kernel import parts
from tablee.kernel.game import BadInput, Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State
from tablee.kernel.steps import Seat

SHORTEST = 80.0  # ms: nobody reacts sooner
LONGEST = 60_000.0

Policy = Callable[[Eyes, random.Random], int | None]  # the option a seat reaches for now, or None


@dataclass(frozen=True)
class Reflex:
    """A reaction time in ms: normal, drawn again below `SHORTEST`."""

    mean: float
    spread: float = 0.0

    def sample(self, dice: random.Random) -> float:
        while (time := dice.gauss(self.mean, self.spread)) < SHORTEST:
            pass
        return time

    def slower(self, ms: float) -> Reflex:
        return checked(self.mean + ms, self.spread)

    def __str__(self) -> str:
        return f"{self.mean:g}±{self.spread:g}ms"


def parse_reflex(text: str) -> Reflex:
    """`600±200ms`, also written `600+-200` or `600`."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(?:(?:±|\+-|\+/-)(\d+(?:\.\d+)?))?(?:ms)?", text.replace(" ", ""))
    if not found:
        raise BadInput(f"a reaction time is written like 600±200ms, not '{text[:40]}'.")
    return checked(float(found[1]), float(found[2] or 0))


def checked(mean: float, spread: float) -> Reflex:
    if not SHORTEST <= mean <= LONGEST:
        raise BadInput(f"a mean reaction time lies between {SHORTEST:g} and {LONGEST:g} ms, not at {mean:g}.")
    if spread > mean:
        raise BadInput(f"the spread of a reaction time is at most its mean, not {spread:g} of {mean:g} ms.")
    return Reflex(mean, spread)


QUICKEST = Reflex(1100, 300)
REFLEXES = {"novice": Reflex(3500, 1000), "expert": Reflex(1600, 500), "maitre": QUICKEST, "legende": QUICKEST}
UNHURRIED = Reflex(2500, 800)  # what a person who reads and types can keep up with


def reflex_of(level: str) -> Reflex:
    """How fast a bot of this level reaches out against people."""
    return REFLEXES.get(level, UNHURRIED)


def by_chance(eyes: Eyes, dice: random.Random) -> int | None:
    """Any option, or none."""
    return dice.choice([None, *eyes.options()])


def policy(game: Game, box: Path | None = None) -> Policy | None:
    """What a bot reaches for at a live table of a game, where the game says so in its ``live`` module."""
    own = parts.find(game, "live")
    made: Policy | None = own.policy(game.box(box)) if own else None
    return made


def live_options(game: Game) -> dict[str, str]:
    """The setting by which a game is played live, or `BadInput`."""
    usual = {choice.name: choice.values[0] for choice in game.options}
    for choice in game.options:
        for value in choice.values:
            if game.live({**usual, choice.name: value}):
                return {choice.name: value}
    raise BadInput(f"{game.id} is not played live.")


class Hands:
    """Who reaches for what, and when the hand arrives."""

    def __init__(
        self, g: State, reflexes: Mapping[int, Reflex], policies: Mapping[int, Policy], seed: int | str
    ) -> None:
        self.g = g
        self.reflexes = reflexes
        self.policies = policies
        self.made = 0  # how many hands were put out
        self._dice = {seat: random.Random(f"{seed}/{seat}") for seat in reflexes}  # one's haste is not another's luck
        self._under_way: list[tuple[float, int, int, int]] = []
        self._idle = set(reflexes)

    def next_time(self) -> float | None:
        """When the next hand arrives."""
        return self._under_way[0][0] if self._under_way else None

    def arrive(self) -> tuple[float, int, int]:
        """The time, the seat and the option of the next hand."""
        time, _, seat, option = heappop(self._under_way)
        self._idle.add(seat)
        return time, seat, option

    def look_around(self, now: float) -> None:
        """The table has changed: everybody whose hands are free looks at it."""
        for seat in sorted(self._idle):
            self.look(seat, now)

    def look(self, seat: int, now: float) -> None:
        wish = None if self.g.over else self._wish(seat)
        if wish is None:
            return
        self._put_out(seat, now + self.reflexes[seat].sample(self._dice[seat]), wish)

    def _put_out(self, seat: int, arrival: float, wish: int) -> None:
        self._idle.discard(seat)
        self.made += 1
        heappush(self._under_way, (arrival, self.made, seat, wish))

    def _wish(self, seat: int) -> int | None:
        """Whoever is asked must choose: the safe option at least."""
        wish = self.policies[seat](Eyes(self.g, Seat(seat)), self._dice[seat])
        return self.g.legal(Seat(seat))[0] if wish is None and self.g.waits_for(Seat(seat)) else wish
