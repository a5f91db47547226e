"""One game played by bots: whoever is asked answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

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
from tablee.lab.plan import Plan, bot

Order = Callable[[State], Seat]  # who answers next, of all who are asked


@dataclass(frozen=True)
class Move:
    """A decision: who took which of the options, how many were asked at once, and how long it took."""

    seat: int
    option: int
    menu: tuple[int, ...]
    asked: int
    seconds: float

    @property
    def options(self) -> int:
        return len(self.menu)


def as_the_rules_ask(g: State) -> Seat:
    return g.asked_seat()


def as_the_dice_say(seed: int) -> Order:
    """Any of those who are asked; the same seed always names the same."""
    dice = State(0, mix(seed, DICE))

    def order(g: State) -> Seat:
        asked = [seat for seat in range(int(g.seats)) if g.waits_for(Seat(seat))]
        return Seat(asked[dice.below(len(asked))])

    return order


class Play:
    """A game while bots play it."""

    def __init__(
        self,
        game: Game,
        seed: int,
        lay_out: Callable[..., State],
        players: Sequence[Bot],
        order: Order = as_the_rules_ask,
        *,
        always_told: bool = True,
    ) -> None:
        self.game, self.seed, self.players = game, seed, players
        self._listens = [getattr(player, "listens", True) for player in players]
        self.story: list[Event] = []
        self.g = lay_out(seed, self.story if always_told or any(self._listens) else None)
        self._order = order
        self._heard: list[list[dict[str, object]]] = [[] for _ in players]

    def moves(self) -> Iterator[Move]:
        """Each decision, once it has been carried out."""
        try:
            while not self.g.over:
                yield self._answer(self._order(self.g))
        finally:
            for player in self.players:
                bots.dismiss(player)

    def _answer(self, seat: Seat) -> Move:
        g, player = self.g, self.players[int(seat)]
        asked, menu, heard = int(g.asked.n), tuple(map(int, g.legal(seat))), self._told(seat)
        start = time.perf_counter()
        choice = player.choose(Eyes(g, seat), heard)
        seconds = time.perf_counter() - start
        g.play(seat, Option(Step(choice)))
        return Move(int(seat), choice, menu, asked, seconds)

    def _told(self, seat: Seat) -> list[dict[str, object]]:
        heard = self._heard[seat]
        if self._listens[seat]:
            heard += [told(self.g, event, seat) for event in self.story[len(heard) :]]
        return heard


def play(what: Plan, n: int, *, always_told: bool = True) -> Play:
    """Game number `n` of a plan; it depends on these two only."""
    game, seed = games.game(what.game).speaking_of(dict(what.options)), what.game_seed(n)
    return Play(game, seed, layer(what), _players(what, game, seed), always_told=always_told)


def _players(what: Plan, game: Game, seed: int) -> list[Bot]:
    """Players at random share one pair of dice, as they do in compiled play: the games are the same."""
    if what.at_random:
        return [RandomBot(int(mix(seed, DICE)))] * what.players
    return [bot(level, game, int(mix(seed, seat))) for seat, level in enumerate(what.bots)]


@lru_cache(maxsize=64)  # as many as boxes are remembered
def layer(what: Plan) -> Callable[..., State]:
    """Lays out the games of a plan, each by its seed."""
    game = games.game(what.game)
    return game.laying(what.players, dict(what.options), game.box(what.box, dict(what.options)))


def record(what: Plan, n: int) -> Record:
    """Game number `n` as the inputs that made it."""
    played = play(what, n)
    kept = records.start(played.game, what.players, played.seed, dict(what.options), what.box)
    for move in played.moves():
        kept.inputs.append(Input(move.seat, saves.key(played.g, move.option)))
    return kept
