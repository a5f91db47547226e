"""What the options of one decision are worth to whoever decides: the same tables and the same luck for each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from msgspec import Struct

from tablee import bots
from tablee.bots.levels import TABLE, Told
from tablee.bots.odds import LONGEST, NO_TREE
from tablee.bots.search import Search
from tablee.evidence import Tally
from tablee.kernel.game import Game
from tablee.kernel.saves import key
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, mix
from tablee.kernel.steps import Option, Seat, Step, asked_seats
from tablee.stats import Gap

FEWEST = 4  # tables, however long they take
FORETOLD = 24  # tables on which something must happen to be foretold
Seen = dict[str, object]  # an event, as a seat is told it


class Weighed(Struct, frozen=True):
    """An option by its key, and how often it won on imagined tables."""

    key: str
    wins: int = 0
    tables: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.tables if self.tables else 0.0


class Weighing(Struct, frozen=True):
    """For each option by its key, whether it won at each of the tables: the n-th is the same for all."""

    won: dict[str, list[int]]

    def of(self, key: str) -> Weighed:
        return Weighed(key, sum(self.won[key]), len(self.won[key]))

    def best_first(self) -> list[Weighed]:
        return sorted(map(self.of, self.won), key=lambda one: (-one.share, one.key))

    def differences(self, one: str, other: str) -> Tally:
        """How often the first did better, as well, or worse."""
        tally: dict[float, int] = {}
        for a, b in zip(self.won[one], self.won[other], strict=True):
            tally[float(a - b)] = tally.get(float(a - b), 0) + 1
        return tally

    def ahead(self, one: str, other: str) -> Gap:
        return Gap(self.differences(one, other))


def choices(game: Game, eyes: Eyes) -> dict[str, int]:
    """One option for each key; none where there is no choice, or none that thought is for.

    What a seat is asked to remember, and what must look as anybody would play it, nobody can weigh.
    """
    options = dict(zip(eyes.keys(), eyes.options(), strict=True))
    g, mind = eyes.imagine(TABLE), bots.mind(game)
    if len(options) < 2 or mind.poker_face(g, eyes.seat):
        return {}
    return {} if mind.recall(g, eyes.seat, bots.RANKS.index("expert"), State(0, 1)) else options


def until(seconds: float) -> Callable[[], bool]:
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() >= end


def search(game: Game, eyes: Eyes, heard: Told, seed: int, iterations: int, seconds: float) -> Search:
    """All that is thought about a decision by so many tries, or within the time."""
    searcher = bots.searcher("expert", game, seed, iterations)
    searcher.cancelled = until(seconds)
    return searcher.search(eyes, heard)


def weigh(
    found: Search,
    eyes: Eyes,
    options: Mapping[str, int],
    seed: int,
    tables: int,
    enough: Callable[[], bool],
    ended: Callable[[str, State], None] | None = None,
) -> Weighing:
    """Played to the end by rule of thumb, on tables that this seat may imagine and that explain what others did.

    `ended` hears of each table how it went.
    """
    imagined, players = Search(found.mind, seed, NO_TREE), Search(found.mind, seed, NO_TREE)
    won: dict[str, list[int]] = {name: [] for name in options}
    for n in range(tables):
        if n >= FEWEST and enough():
            break
        for name, option in options.items():
            g = imagined.likely_table(eyes, n)
            g.play(eyes.seat, Option(Step(option)))
            play_on(players, g, int(mix(seed, n)))
            won[name].append(int(g.winners >> eyes.seat & 1) if g.over else 0)
            if ended is not None:
                ended(name, g)
    return Weighing(won)


def play_on(players: Search, g: State, luck: int) -> None:
    g.roll_anew(luck)
    players.dice.rng = luck
    players.play_on(g, LONGEST)


def foretold(eyes: Eyes, option: int, seed: int = 1) -> list[Seen]:
    """What comes of an option before anybody has a turn, if nobody objects, whatever this seat cannot see."""
    stories = [_story(eyes, option, int(mix(seed, n))) for n in range(FORETOLD)]
    return [event for event in stories[0] if all(event in story for story in stories[1:])]


def _story(eyes: Eyes, option: int, luck: int) -> list[Seen]:
    g = eyes.imagine(luck)
    story: list[Event] = []
    g.story = story
    g.play(eyes.seat, Option(Step(option)))
    while (seat := _who_lets_it_be(g)) is not None:
        g.play(seat, Option(Step(g.legal(seat)[0])))
    return [told(g, event, eyes.seat) for event in story]


def _who_lets_it_be(g: State) -> Seat | None:
    """One of several who are asked, if the first option lets it be: it names nothing but whose it is."""
    if g.over or not g.asked.n or len(asked_seats(g.window)) < 2:
        return None
    seat = g.asked_seat()
    return seat if key(g, Option(Step(g.legal(seat)[0]))).partition(":")[2] == str(seat) else None
