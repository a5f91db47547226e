"""The moves that cost most.  These functions run in the thinking processes, a short piece at a time.

A short look proposes, a longer one with other luck names what would have been better, and what they differ by is
measured at fresh tables until it is beyond doubt or given up.  Whoever moved is judged by what they could see.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from tablee import games
from tablee.bots.advice import liked
from tablee.bots.levels import TABLE
from tablee.bots.weighing import Seen, choices, foretold, search, until, weigh
from tablee.evidence import Tally
from tablee.kernel import records
from tablee.kernel.game import Game
from tablee.kernel.records import Input, Record
from tablee.kernel.saves import key, parse
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, mix
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES

SHORT, LONG = 150, 3000  # iterations of the search that proposes, and of the one that confirms
FEW, MANY = 32, 600  # tables on which two moves are compared, at most
PIECE = 200  # of those, at a time
SECONDS = 0.12  # at most for a short look, and twice that for a piece of a long one
LEAST = 0.03  # of a win: what costs less is no mistake
MOST_TOLD = 3  # sentences of what comes of a move


class Moment(Struct, frozen=True):
    """A decision as whoever took it saw it: their eyes, what they had been told, what they took."""

    game: Game
    eyes: Eyes
    heard: list[dict[str, object]]
    taken: str
    options: dict[str, int]
    luck: int


class Suspicion(Struct, frozen=True):
    """A move that seems to cost so much."""

    at: int
    seat: int
    cost: float


def moments(record: Record, places: list[int]) -> Iterator[tuple[int, Moment]]:
    """The decisions that the moves at these places were; what the clock did, and what was no choice, is left out."""
    game, wanted = games.played(record), set(places)
    story: list[Event] = []
    for at, g in enumerate(islice(records.tables(game, record, story=story), len(record.inputs)), 1):
        move = record.inputs[at - 1]
        if at in wanted and move.by != records.CLOCK and g.waits_for(Seat(move.seat)):
            moment = _moment(game, g, move, story, int(mix(record.seed & ((1 << 60) - 1), at)))
            if moment.taken in moment.options:
                yield at, moment


def _moment(game: Game, g: State, move: Input, story: list[Event], luck: int) -> Moment:
    seat = Seat(move.seat)
    taken = key(g, Option(Step(parse(g, move.key))))
    eyes = Eyes(g, seat)
    return Moment(game, eyes, [told(g, event, seat) for event in story], taken, choices(game, eyes), luck)


def suspicions(record: Record, places: list[int]) -> list[Suspicion]:
    """What a short look thinks that these moves cost."""
    looked = [(at, moment, suspicion(moment)) for at, moment in moments(record, places)]
    return [Suspicion(at, int(moment.eyes.seat), cost) for at, moment, cost in looked if cost > 0]


def suspicion(moment: Moment) -> float:
    found = search(moment.game, moment.eyes, moment.heard, moment.luck, SHORT, SECONDS)
    best = next(iter(liked(found, moment.eyes)))
    if best == moment.taken:
        return 0.0
    two = {name: moment.options[name] for name in (best, moment.taken)}
    weighing = weigh(found, moment.eyes, two, moment.luck, FEW, until(SECONDS))
    return weighing.of(best).share - weighing.of(moment.taken).share


def better(record: Record, at: int) -> str:
    """What a long look would do instead of this move; nothing where it would do the same."""
    for _, moment in moments(record, [at]):
        found = search(moment.game, moment.eyes, moment.heard, moment.luck + 1, LONG, 2 * SECONDS)
        best = next(iter(liked(found, moment.eyes)))
        return best if best != moment.taken else ""
    return ""


def compared(record: Record, at: int, instead: str, piece: int) -> tuple[Tally, int]:
    """How a move and another differ on fresh tables, and how often the other won: one piece of many."""
    for _, moment in moments(record, [at]):
        luck = int(mix(moment.luck, piece + 2))
        found = search(moment.game, moment.eyes, moment.heard, luck, 1, SECONDS)  # what was heard is thought over
        two = {name: moment.options[name] for name in (instead, moment.taken)}
        weighing = weigh(found, moment.eyes, two, luck, PIECE, until(2 * SECONDS))
        return weighing.differences(instead, moment.taken), weighing.of(instead).wins
    return {}, 0


def in_words(record: Record, at: int, instead: str, names: list[str]) -> dict[str, list[str]]:
    """What was done, what would have been better, then what surely comes of that, in each language."""
    for _, moment in moments(record, [at]):
        return {lang: _words(moment, instead, Teller(moment.game, lang, names)) for lang in LANGUAGES}
    return {}


def _words(moment: Moment, instead: str, teller: Teller) -> list[str]:
    g = moment.eyes.imagine(TABLE)
    moves = [teller.option(g, moment.options[name]) for name in (moment.taken, instead)]
    return [*moves, *(teller.event(moment.game, event) for event in _follows(moment, instead))]


def _follows(moment: Moment, instead: str) -> list[Seen]:
    """What comes of the better move and would not have come of the other."""
    anyway = foretold(moment.eyes, moment.options[moment.taken])
    return [event for event in foretold(moment.eyes, moment.options[instead]) if event not in anyway][:MOST_TOLD]
