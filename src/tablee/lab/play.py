"""One game of a plan, played by bots; it depends on the plan and its number only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee import bots, games
from tablee.bots import Bot
from tablee.bots.random import RandomBot
from tablee.kernel import records, saves
from tablee.kernel.game import Game
from tablee.kernel.records import Input, Record
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, mix
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.batch import DICE
from tablee.lab.seating import bot
from tablee.lab.sim import Plan, fold


@dataclass(frozen=True)
class Move:
    """A decision: who took which of how many options, and how many were asked at once."""

    seat: int
    option: int
    options: int
    asked: int


class Table:
    """A game while it is played."""

    def __init__(self, what: Plan, n: int) -> None:
        self.game: Game = games.game(what.game)
        self.seed = int(mix(fold(what.seed), n))
        self.story: list[Event] = []
        self.g: State = self.game.new(what.players, self.seed, dict(what.options), self.game.box(what.box), self.story)
        self.players = self._seated(what)
        self._heard: list[list[dict[str, object]]] = [[] for _ in self.players]
        self._read = [0] * len(self.players)

    def _seated(self, what: Plan) -> list[Bot]:
        """Players at random share one pair of dice, as they do in compiled play: the games are the same."""
        if what.at_random:
            return [RandomBot(int(mix(self.seed, DICE)))] * what.players
        return [bot(level, self.game, int(mix(self.seed, seat))) for seat, level in enumerate(what.bots)]

    def moves(self) -> Iterator[Move]:
        """Each decision, once it has been carried out."""
        try:
            while not self.g.over:
                yield self._next()
        finally:
            for player in self.players:
                bots.dismiss(player)

    def _next(self) -> Move:
        g = self.g
        seat, asked = g.asked_seat(), int(g.asked.n)
        options = len(g.legal(seat))
        choice = self.players[seat].choose(Eyes(g, seat), self._told(seat))
        g.play(seat, Option(Step(choice)))
        return Move(int(seat), choice, options, asked)

    def _told(self, seat: Seat) -> list[dict[str, object]]:
        if getattr(self.players[seat], "listens", True):
            self._heard[seat] += [told(self.g, event, seat) for event in self.story[self._read[seat] :]]
            self._read[seat] = len(self.story)
        return self._heard[seat]


def record(what: Plan, n: int) -> Record:
    """Game number `n` as the inputs that made it."""
    table = Table(what, n)
    kept = records.start(table.game, what.players, table.seed, dict(what.options), what.box)
    for move in table.moves():
        kept.inputs.append(Input(move.seat, saves.key(table.g, move.option)))
    return kept
