"""Games to be replayed inside a page: what was chosen and what was told, in words."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from tablee import games
from tablee.kernel.sight import told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.lab.plan import Plan
from tablee.lab.play import Move, Play, play


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
        played = play(what, n)
        names = [f"{self.player} {seat + 1}" for seat in range(what.players)]
        voice = Voice(played, Teller(played.game, self.lang, names))
        steps = [{"who": "", "did": "", "told": voice.news()}]
        steps += [{"who": names[m.seat], "did": voice.choice(m), "told": voice.news()} for m in played.moves()]
        winners = [names[seat] for seat in range(what.players) if played.g.winners >> seat & 1]
        told_of = {"n": n, "seed": str(played.seed), "bots": list(what.bots), "winners": winners}
        return {**told_of, "ending": voice.teller.ending(played.g), "steps": steps}


class Voice:
    """Says what happens in one game; the lab sees all of it."""

    def __init__(self, played: Play, teller: Teller) -> None:
        self.played, self.teller = played, teller
        self._said = 0

    def choice(self, move: Move) -> str:
        return self.teller.option(self.played.g, move.option)

    def news(self) -> list[str]:
        """What was told since it was last asked."""
        fresh = self.played.story[self._said :]
        self._said = len(self.played.story)
        g, game = self.played.g, self.played.game
        return [self.teller.event(game, told(g, event, _knower(g, event))) for event in fresh]


def _knower(g: State, event: Event) -> Seat:
    """Somebody who knows the secret part."""
    return next((Seat(seat) for seat in range(int(g.seats)) if event.knows >> seat & 1), Seat(0))


@cache
def plan_name(what: Plan) -> str:
    """A short name of a plan, the same on every machine."""
    box = games.game(what.game).fingerprint(what.box, dict(what.options))
    return sha256(repr((what.game, what.players, what.seed, what.bots, what.options, box)).encode()).hexdigest()[:8]
