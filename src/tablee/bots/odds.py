"""Who is likely to win from here: a table played to its end many times by quick bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from tablee import bots
from tablee.bots.search import Search
from tablee.kernel.game import Game
from tablee.kernel.state import LOW62, State, mix

LONGEST = 5000  # decisions after which a game is given up
FEWEST = 6  # games that are played however long they take
NO_TREE = 1 << 4


@dataclass
class Outlook:
    """How often each seat won, of so many games that came to an end; `results` are the sets of winners met."""

    wins: list[int]
    games: int = 0
    nobody: int = 0
    results: set[int] = field(default_factory=set)

    def add(self, winners: int) -> None:
        self.games += 1
        self.nobody += not winners
        self.results.add(winners)
        for seat in range(len(self.wins)):
            self.wins[seat] += winners >> seat & 1


def outlook(game: Game, g: State, games: int, seed: int, seconds: float) -> Outlook:
    """Every card lies where it lies; chance is drawn anew each time.  A game that is over is what it is."""
    found = Outlook([0] * int(g.seats))
    if g.over:
        found.add(int(g.winners))
        return found
    players = Search(bots.mind(game), seed & LOW62, NO_TREE)
    end = time.perf_counter() + seconds
    for n in range(games):
        if n >= FEWEST and time.perf_counter() > end:
            break
        play_out(players, g.clone(), int(mix(seed & LOW62, n)), found)
    return found


def play_out(players: Search, twin: State, seed: int, found: Outlook) -> None:
    twin.roll_anew(seed)
    players.play_on(twin, LONGEST)
    if twin.over:
        found.add(int(twin.winners))
