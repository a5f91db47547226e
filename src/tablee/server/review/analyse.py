"""Working out what a finished game was like.  These functions run in the thinking processes: they see everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from tablee import bots, games
from tablee.bots.belief import announced, belief
from tablee.bots.odds import outlook
from tablee.kernel import records
from tablee.kernel.game import Game, Tally
from tablee.kernel.records import Record
from tablee.kernel.saves import parse
from tablee.kernel.sight import Eyes, asking, told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.server.protocol.bodies import Belief, Bluff, Odds
from tablee.server.table.review import Point
from tablee.server.table.show import scores as final_scores

GAMES = 150  # played on from each moment
SECONDS = 0.12  # at most for one moment
TABLES = 60  # imagined for one belief
SLIGHT = 0.005  # what is less likely is not worth keeping
LANGUAGES = ("fr", "en")
Told = dict[str, object]


def weigh(
    record: Record, places: list[int], most: int = GAMES, seconds: float = SECONDS
) -> tuple[list[Point], set[int]]:
    """Who was likely to win after these moves; and the results met."""
    points: list[Point] = []
    results: set[int] = set()
    game = games.played(record)
    for at, g in _moments(game, record, places):
        found = outlook(game, g, most, record.seed ^ at, seconds)
        scores = [int(game.score(g, seat)) for seat in range(record.seats)]
        points.append(Point(at, found.games, found.wins, found.nobody, scores, bool(g.over)))
        results |= found.results
    return points, results


def _moments(
    game: Game, record: Record, places: list[int], story: list[Event] | None = None
) -> Iterator[tuple[int, State]]:
    wanted = set(places)
    for at, g in enumerate(records.tables(game, record, story=story)):
        if at in wanted:
            yield at, g


# -- Beliefs ----------------------------------------------------------------------------------


def suspect(record: Record, places: list[int]) -> list[Belief]:
    """What each seat hid and what the others had reason to believe; nothing in a game without such secrets."""
    game = games.played(record)
    mind = bots.mind(game)
    story: list[Event] = []
    found: list[Belief] = []
    for at, g in _moments(game, record, places, story):
        truth = [mind.label(g, Seat(seat)) for seat in range(record.seats)]
        if any(truth) and not g.over:
            seats = range(record.seats)
            found.append(Belief(at, truth, [_believed(game, g, seat, story) for seat in seats]))
    return found


def _believed(game: Game, g: State, seat: int, story: list[Event]) -> list[Odds]:
    odds = belief(game, Eyes(g, Seat(seat)), _heard(g, seat, story), TABLES)
    return [{label: round(p, 3) for label, p in one.items() if p >= SLIGHT} for one in odds]


def _heard(g: State, seat: int, story: list[Event]) -> list[Told]:
    return [told(g, event, Seat(seat)) for event in story]


def announcements(record: Record) -> list[int]:
    """After which moves somebody's word waits to be believed or not."""
    game = games.played(record)
    words = [announced(game, asking(g)) for g in records.tables(game, record)]
    return [at for at, said in enumerate(words) if said and said != words[at - 1]]


def doubt(record: Record, places: list[int]) -> list[Bluff]:
    """Whether these announcements were lies, and how likely each seat must have thought so."""
    game = games.played(record)
    story: list[Event] = []
    moments = _moments(game, record, places, story)
    return [_doubted(game, g, at, story) for at, g in moments if announced(game, asking(g))]


def _doubted(game: Game, g: State, at: int, story: list[Event]) -> Bluff:
    said = announced(game, asking(g))
    assert said
    seat, card = said
    doubts: list[float | None] = []
    for other in range(int(g.seats)):
        truth = _believed(game, g, other, story)[seat].get(card, 0.0)
        doubts.append(None if other == seat else round(1 - truth, 3))
    return Bluff(at, seat, card, bots.mind(game).label(g, Seat(seat)) != card, doubts)


# -- Words and counts ---------------------------------------------------------------------------


def in_words(record: Record, at: int, names: list[str]) -> dict[str, list[str]]:
    """The `at`-th move and what was told of it, as the seat that made it saw it, in each language."""
    game = games.played(record)
    move = record.inputs[at - 1]
    story: list[Event] = []
    tables = records.tables(game, record, story=story)
    g = next(islice(tables, at - 1, None))
    tellers = {lang: Teller(game, lang, names) for lang in LANGUAGES}
    option = int(Option(Step(parse(g, move.key))))
    words = {lang: [teller.option(g, option)] for lang, teller in tellers.items()}
    before = len(story)
    g = next(tables)
    for event in story[before:]:
        for lang, teller in tellers.items():
            words[lang].append(teller.event(game, told(g, event, Seat(move.seat))))
    return words


def count(record: Record) -> dict[str, list[int]]:
    """What the game's tallies count for each seat."""
    game = games.played(record)
    story: list[Event] = []
    g = records.replay(game, record, story=story)
    heard = [told(g, event, Seat(-1)) for event in story]
    found = {tally.name: _tally(tally, heard, record.seats) for tally in game.tallies}
    points = final_scores(game, g)
    return {**found, "points": points} if points else found


def _tally(tally: Tally, heard: list[Told], seats: int) -> list[int]:
    counts, last = [0] * seats, -1
    events = tally.events.split()
    for one in heard:
        args = one["args"]
        assert isinstance(args, dict)
        if tally.after and one["event"] == tally.after:
            last = args["seat"]
        if one["event"] in events:
            seat = last if tally.after else args[tally.seat]
            amount = args[tally.add] if tally.add else 1
            if seat is not None and seat >= 0 and (not tally.sign or amount * tally.sign > 0):
                counts[seat] += abs(amount)
    return counts
