"""A match: bots against bots on seat-balanced, seed-paired tables; the number of processes changes nothing."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tablee import bots, games
from tablee.kernel.game import BadInput, checked_seed
from tablee.kernel.state import State, mix
from tablee.lab.batch import DICE
from tablee.lab.engine import Engine
from tablee.lab.plan import MOST_ITERATIONS, fold
from tablee.lab.play import Play, as_the_dice_say

MIXED = "mixed"  # bots sit among each other, each in every seat in turn
ALONE = "alone"  # each fills a whole table by itself, as in games won or lost together
SIDES = "sides"  # of two bots one plays a whole faction and the other the rest
SEATINGS = (MIXED, ALONE, SIDES)


@dataclass(frozen=True)
class Match:
    """What is to be played; it travels to the processes that play it."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    iterations: int | None = None
    seating: str = MIXED
    options: tuple[tuple[str, str], ...] = ()
    box: Path | None = None

    @property
    def ring(self) -> int:
        """Games a deal: until every bot of the list has sat in every seat."""
        if self.seating == SIDES:
            return 2 * len(set(factions(self, 1)))
        return len(self.bots) if self.seating == ALONE else len(self.bots) * -(-self.players // len(self.bots))

    @property
    def deals(self) -> int:
        return -(-self.games // self.ring)


@dataclass
class Effort:
    """What a bot spent in a game."""

    decisions: int = 0
    iterations: int = 0
    seconds: float = 0.0
    forfeits: list[str] = field(default_factory=list)


@dataclass
class Outcome:
    """One game: who sat where, who won, and what it took."""

    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    effort: dict[str, Effort]


def match(
    game: str,
    players: int | None,
    names: str,
    count: int,
    seed: int,
    options: dict[str, str],
    iterations: int | None = None,
    seating: str = MIXED,
    box: Path | None = None,
) -> Match:
    """A match that has been checked, or `BadInput`."""
    rules = games.game(game)
    seats = rules.usual if players is None else players
    chosen = rules.check(seats, options)
    rules.box(box, chosen)
    checked_seed(seed)
    chosen_bots = tuple(bots.checked(name) for name in listed(names))
    check_wishes(len(chosen_bots), count, iterations, seating)
    what = Match(game, seats, chosen_bots, count, seed, iterations, seating, tuple(chosen.items()), box)
    if seating == SIDES and len(set(factions(what, 1))) < 2:
        raise BadInput(f"--seating sides is for games with roles; {game} for {seats} has no sides.")
    return what


def check_wishes(bots_named: int, count: int, iterations: int | None, seating: str) -> None:
    if count < 1:
        raise BadInput(f"the number of games is 1 or more, not {count}.")
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise BadInput(f"the number of iterations is 1 to {MOST_ITERATIONS}, not {iterations}.")
    if seating not in SEATINGS:
        raise BadInput(f"--seating is one of {', '.join(SEATINGS)}, not '{seating}'.")
    if seating == SIDES and bots_named != 2:
        raise BadInput(f"--seating sides is for two bots, not {bots_named}.")


def listed(names: str) -> list[str]:
    """Names between commas; a command with commas or blanks stands in quotes."""
    words = shlex.shlex(names, posix=True, punctuation_chars=",")
    words.whitespace, words.whitespace_split, words.commenters = "", True, ""
    try:
        found = [word.strip() for word in words]
    except ValueError:
        raise BadInput(f"a quotation mark is missing in '{names}'.") from None
    if not found:
        raise BadInput("--bots names at least one bot, such as expert,normal.")
    if not all(found[::2]) or found[1::2] != [","] * (len(found) // 2) or len(found) % 2 == 0:
        raise BadInput(f"a name is missing between the commas of '{names}'.")
    return found[::2]


def play(what: Match, jobs: int | None, first: int = 0) -> Iterator[list[Outcome]]:
    """The games of each deal from `first` on, in order, as they are played."""
    processes = min(Engine(jobs).jobs, max(1, what.deals - first))
    return Engine(processes).run(play_deal, ((what, deal) for deal in range(first, what.deals)))


def play_deal(what: Match, deal: int) -> list[Outcome]:
    """The same cards once for each way round the table."""
    seed = int(mix(fold(what.seed), deal))
    return [play_game(what, lineup, seed) for lineup in lineups(what, seed)]


def lineups(what: Match, seed: int) -> list[tuple[str, ...]]:
    if what.seating == ALONE:
        return [(name,) * what.players for name in what.bots]
    if what.seating == SIDES:
        return sides(what, factions(what, seed))
    ring = [what.bots[i % len(what.bots)] for i in range(what.ring)]
    dice = State(0, mix(seed, DICE))
    for i in range(len(ring) - 1, 0, -1):  # who sits left of whom changes from deal to deal
        j = dice.below(i + 1)
        ring[i], ring[j] = ring[j], ring[i]
    return [tuple(ring[(seat + turn) % len(ring)] for seat in range(what.players)) for turn in range(len(ring))]


def factions(what: Match, seed: int) -> list[str]:
    game = games.game(what.game)
    g = game.new(what.players, seed, dict(what.options), game.box(what.box, dict(what.options)))
    return [game.faction(g, seat) for seat in range(what.players)]


def sides(what: Match, found: list[str]) -> list[tuple[str, ...]]:
    """Each bot once as each faction, against the other as all the rest."""
    pairs = (what.bots, what.bots[::-1])
    return [tuple(a if f == side else b for f in found) for side in sorted(set(found)) for a, b in pairs]


def play_game(what: Match, lineup: tuple[str, ...], seed: int) -> Outcome:
    game = games.game(what.game)
    players = [bots.make(name, game, int(mix(seed, seat)), what.iterations) for seat, name in enumerate(lineup)]
    lay_out = game.laying(what.players, dict(what.options), game.box(what.box, dict(what.options)))
    played = Play(game, seed, lay_out, players, as_the_dice_say(seed))
    effort = {name: Effort() for name in lineup}
    for move in played.moves():
        effort[lineup[move.seat]].decisions += 1
        effort[lineup[move.seat]].seconds += move.seconds
    for bot, name in zip(players, lineup, strict=True):
        effort[name].iterations += int(getattr(bot, "iterations", 0))
        effort[name].forfeits += getattr(bot, "forfeits", [])
    return Outcome(lineup, tuple(seat for seat in range(what.players) if played.g.winners >> seat & 1), effort)
