"""Games to be replayed inside a page: what was chosen and what was told, in words."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from tablee.kernel.sight import told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.lab.play import Move, Table
from tablee.lab.sim import Plan


class Replays:
    """Collects the games that a page refers to, each once."""

    def __init__(self, lang: str, player: str) -> None:
        self.lang, self.player = lang, player
        self.games: dict[str, dict[str, Any]] = {}

    def add(self, what: Plan, n: int) -> str:
        """The name under which the page finds game number `n`."""
        name = f"{plan_name(what)}-{n}"
        if name not in self.games:
            self.games[name] = self._told(what, n)
        return name

    def _told(self, what: Plan, n: int) -> dict[str, Any]:
        table = Table(what, n)
        names = [f"{self.player} {seat + 1}" for seat in range(what.players)]
        voice = Voice(table, Teller(table.game, self.lang, names))
        steps = [{"who": "", "did": "", "told": voice.news()}]
        steps += [{"who": names[m.seat], "did": voice.choice(m), "told": voice.news()} for m in table.moves()]
        winners = [names[seat] for seat in range(what.players) if table.g.winners >> seat & 1]
        told_of = {"n": n, "seed": str(table.seed), "bots": list(what.bots), "winners": winners}
        return {**told_of, "ending": voice.teller.ending(table.g), "steps": steps}


class Voice:
    """Says what happens at one table; the lab sees all of it."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table, self.teller = table, teller
        self._said = 0

    def choice(self, move: Move) -> str:
        return self.teller.option(self.table.g, move.option)

    def news(self) -> list[str]:
        """What was told since it was last asked."""
        fresh = self.table.story[self._said :]
        self._said = len(self.table.story)
        g, game = self.table.g, self.table.game
        return [self.teller.event(game, told(g, event, _knower(g, event))) for event in fresh]


def _knower(g: State, event: Event) -> Seat:
    """Somebody who knows the secret part."""
    return next((Seat(seat) for seat in range(int(g.seats)) if event.knows >> seat & 1), Seat(0))


@cache
def plan_name(what: Plan) -> str:
    """A short name of a plan, the same on every machine."""
    return sha256(repr((what.game, what.players, what.seed, what.bots, what.options)).encode()).hexdigest()[:8]
