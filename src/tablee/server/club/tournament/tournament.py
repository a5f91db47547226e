"""A tournament: who takes part, what has been played, and what may be done to it now.  Changes nothing itself."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from tablee.server.club.tournament.pairing import BOT, Past, paired
from tablee.server.club.tournament.scoring import (
    WHOLE,
    Game,
    Line,
    Worth,
    at_a_table,
    going_on,
    most_at,
    of_a_deal,
    ranking,
    through,
)
from tablee.server.protocol.parts import Clocks, Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.tournaments import CreateTournament, Direct, Enter, Kind, Stage
from tablee.server.table.clocks import SLOW
from tablee.server.table.decide import game_options, level, named
from tablee.server.tokens import fingerprint
from tablee.server.words import clean

MOST_PLAYERS = 64
LONGEST_TITLE = 40
FEWEST = 2  # people: one alone plays against bots without a tournament


class Entrant(Struct, frozen=True):
    """Somebody who takes part, by the fingerprint of the secret that opens their seats; forgotten without a name."""

    id: int
    name: str
    face: int | None
    token: str
    here: bool = True  # for the next rounds
    out: bool = False  # for good
    muted: bool = False


class Seating(Struct, frozen=True):
    """A table of a round: who sits where, and what came of it for each seat."""

    table: str
    seats: list[int]
    worths: list[Worth] | None = None
    void: bool = False


class Round(Struct, frozen=True):
    """What is played at the same time; `deal` is the seed of all tables where they share one."""

    tables: list[Seating]
    deal: str = ""
    settled: bool = False  # over, and all its tables know it

    @property
    def done(self) -> bool:
        return all(one.worths is not None for one in self.tables)


class Tournament(Struct, frozen=True):
    """Everything about it; the tables have logs of their own."""

    id: str
    title: str
    game: str
    seats: int
    level: str
    director: str
    kind: Kind
    of_rounds: int
    duplicate: bool
    options: dict[str, str]
    clocks: Clocks
    public: bool
    lang: Lang
    at: int
    stage: Stage = "open"
    closed: bool = False
    paused: bool = False
    settled: bool = False  # over, and so is every round for its tables
    entrants: list[Entrant] = []
    rounds: list[Round] = []

    def entrant(self, token: str) -> Entrant | None:
        """Whose secret this is, unless they were taken out."""
        kept = fingerprint(token) if token else ""
        return next((one for one in self.entrants if one.token == kept and not one.out), None)

    def seating(self, table: str) -> tuple[int, int] | None:
        """Its round and its place there."""
        found = [(n, i) for n, now in enumerate(self.rounds) for i, one in enumerate(now.tables) if one.table == table]
        return found[0] if found else None


Decision = Callable[[Tournament], Tournament]


def new(wanted: CreateTournament, name: str, lang: Lang, now: float, find: Callable[[str], object]) -> Tournament:
    """As it is wanted; `find` gives the rules of a game that is known to be there."""
    title = clean(wanted.title, LONGEST_TITLE)
    if not title:
        raise Refusal("title_empty")
    options = game_options(wanted.game, wanted.seats, wanted.options)
    if not 0 < wanted.clocks.move < SLOW or not wanted.clocks.reaction or not wanted.clocks.away:
        raise Refusal("tournament_clock")
    if wanted.duplicate and wanted.kind == "knockout":
        raise Refusal("duplicate_swiss")
    return Tournament(
        id=name,
        title=title,
        game=wanted.game,
        seats=wanted.seats,
        level=level(find(wanted.game), wanted.level),  # type: ignore[arg-type]
        director=fingerprint(wanted.token),
        kind=wanted.kind,
        of_rounds=wanted.rounds if wanted.kind == "swiss" else 0,
        duplicate=wanted.duplicate,
        options=options,
        clocks=wanted.clocks,
        public=wanted.public,
        lang=wanted.lang or lang,
        at=int(now),
    )


# -- Who takes part -----------------------------------------------------------------------------


def enter(wanted: Enter) -> Decision:
    """Whoever asks again with the same secret, because no answer came, takes part once."""

    def decision(t: Tournament) -> Tournament:
        if t.entrant(wanted.token):
            return t
        late = t.stage != "open"
        if t.closed or t.stage == "over" or (late and t.kind == "knockout"):
            raise Refusal("entries_closed")
        if len(t.entrants) >= MOST_PLAYERS:
            raise Refusal("tournament_full", most=MOST_PLAYERS)
        name, kept = named(wanted.name), fingerprint(wanted.token)
        if any(one.token == kept for one in t.entrants):
            raise Refusal("taken_out")
        if any(one.name.casefold() == name.casefold() for one in t.entrants if not one.out):
            raise Refusal("name_taken", name=name)
        return replace(t, entrants=[*t.entrants, Entrant(len(t.entrants), name, wanted.face, kept)])

    return decision


def changed(player: int, **fields: object) -> Decision:
    """Somebody who takes part, otherwise."""

    def decision(t: Tournament) -> Tournament:
        if not 0 <= player < len(t.entrants):
            raise Refusal("no_such_player")
        entrants = [replace(one, **fields) if one.id == player else one for one in t.entrants]
        return replace(t, entrants=entrants)

    return decision


def without(holders: set[str]) -> Decision:
    """Somebody is forgotten: by the beginnings of their secrets' fingerprints."""

    def decision(t: Tournament) -> Tournament:
        found = [one.id for one in t.entrants if any(one.token.startswith(holder) for holder in holders)]
        entrants = [replace(one, name="", face=None) if one.id in found else one for one in t.entrants]
        return replace(t, entrants=entrants)

    return decision


# -- What the director wants --------------------------------------------------------------------


def directed(wanted: Direct, dice: random.Random, new_table: Callable[[], str], deal: str) -> Decision:
    """`dice`, names for tables and a deal are drawn before: a decision that is made again decides the same."""
    names = [new_table() for _ in range(MOST_PLAYERS)]
    lot = dice.random()
    player = -1 if wanted.player is None else wanted.player
    about = {
        "remove": changed(player, out=True, here=False),
        "mute": changed(player, muted=True),
        "unmute": changed(player, muted=False),
        "away": changed(player, here=False),
        "here": changed(player, here=True),
        "void": voided(wanted.table),
        "close": lambda t: replace(t, closed=True),
        "reopen": lambda t: replace(t, closed=False),
        "pause": lambda t: replace(_running(t), paused=True),
        "resume": lambda t: replace(_running(t), paused=False),
        "end": ended,
        "start": lambda t: next_round(_at(t, "open"), random.Random(lot), names, deal),
        "next": lambda t: next_round(_at(t, "between"), random.Random(lot), names, deal),
    }
    return about[wanted.what]


def _at(t: Tournament, stage: Stage) -> Tournament:
    if t.stage != stage:
        raise Refusal("other_stage")
    return t


def _running(t: Tournament) -> Tournament:
    if t.stage not in ("playing", "between"):
        raise Refusal("other_stage")
    return t


def ended(t: Tournament) -> Tournament:
    """After a whole round, or before the first: games that go on are played to their end."""
    if t.stage == "playing":
        raise Refusal("round_goes_on")
    return replace(t, stage="over", paused=False)


def next_round(t: Tournament, dice: random.Random, names: list[str], deal: str) -> Tournament:
    """Everybody who is here plays; a deal that is compared is played at two tables at least."""
    playing = players(t)
    if len(playing) < FEWEST:
        raise Refusal("few_players", fewest=FEWEST)
    past = pasts(t)
    tables = paired({one: past[one] for one in playing}, t.seats, dice, by_points=t.kind == "swiss")
    if t.duplicate and len(tables) == 1:
        tables.append([BOT] * t.seats)
    seatings = [Seating(name, seats) for name, seats in zip(names, tables, strict=False)]
    return replace(t, stage="playing", paused=False, rounds=[*t.rounds, Round(seatings, deal if t.duplicate else "")])


def players(t: Tournament) -> list[int]:
    """Of the next round: in knock-out those who have come through, whether or not they are here."""
    if t.kind == "knockout" and t.rounds:
        return [one for one in came_through(t, len(t.rounds) - 1) if not t.entrants[one].out]
    return [one.id for one in t.entrants if one.here and not one.out]


# -- What has been played -----------------------------------------------------------------------


def noted(table: str, worths: list[Worth]) -> Decision:
    """A game is over.  Told twice, it counts once."""
    return lambda t: _with(t, table, worths, void=False)


def voided(table: str) -> Decision:
    return lambda t: _with(t, table, [(1, 0, 0)] * t.seats, void=True)


def _with(t: Tournament, table: str, worths: list[Worth], *, void: bool) -> Tournament:
    found = t.seating(table)
    if found is None:
        raise Refusal("unknown_table")
    number, place = found
    now = t.rounds[number]
    seating = now.tables[place]
    if seating.worths is not None:
        return t
    tables = [*now.tables]
    tables[place] = replace(seating, worths=worths, void=void)
    rounds = [*t.rounds]
    rounds[number] = replace(now, tables=tables)
    missed = {who for who, worth in zip(seating.seats, worths, strict=True) if not worth[0]}
    entrants = [replace(one, here=False) if one.id in missed else one for one in t.entrants]
    after = replace(t, rounds=rounds, entrants=entrants)
    return replace(after, stage=_next_stage(after)) if rounds[number].done else after


def _next_stage(t: Tournament) -> Stage:
    if t.kind == "swiss":
        return "over" if len(t.rounds) >= t.of_rounds else "between"
    return "over" if len(t.rounds[-1].tables) == 1 or len(players(t)) < FEWEST else "between"


def points_of(t: Tournament, number: int) -> list[list[int] | None]:
    """What each table of a round was worth, seat by seat; None as long as that may not be known."""
    now = t.rounds[number]
    if not t.duplicate:
        half = most_at(t.seats) // 2
        return [
            None if one.worths is None else [half] * t.seats if one.void else at_a_table(one.worths)
            for one in now.tables
        ]
    if not now.done:
        return [None] * len(now.tables)
    shares = iter(of_a_deal([one.worths or [] for one in now.tables if not one.void]))
    return [[WHOLE // 2] * t.seats if one.void else next(shares) for one in now.tables]


def places_at(worths: list[Worth]) -> list[int]:
    """Whoever was not there at the end comes last."""
    return [1 + sum(other > own for other in worths) for own in worths]


def most_in(t: Tournament) -> int:
    return WHOLE if t.duplicate else most_at(t.seats)


def games_of(t: Tournament) -> dict[int, list[Game]]:
    """What everybody has played, as far as it may be known."""
    found: dict[int, list[Game]] = {one.id: [] for one in t.entrants if not one.out or _has_played(t, one.id)}
    for number, now in enumerate(t.rounds):
        passed = set(came_through(t, number)) if now.done and t.kind == "knockout" else set()
        for seating, points in zip(now.tables, points_of(t, number), strict=True):
            if points is None or seating.worths is None:
                continue
            people = [one for one in seating.seats if one != BOT]
            for one, own, place in zip(seating.seats, points, places_at(seating.worths), strict=True):
                if one != BOT:
                    others = [other for other in people if other != one]
                    found[one].append(Game(number, own, place, others, one in passed))
    return found


def _has_played(t: Tournament, player: int) -> bool:
    return any(player in seating.seats for now in t.rounds for seating in now.tables)


def order(t: Tournament) -> list[Line]:
    return ranking(games_of(t), len(t.rounds), knockout=t.kind == "knockout")


def pasts(t: Tournament) -> dict[int, Past]:
    """What pairing needs to know of everybody."""
    found = {one.id: Past() for one in t.entrants}
    for player, games in games_of(t).items():
        found[player].points = sum(game.points for game in games)
    for seating in [seating for now in t.rounds for seating in now.tables]:
        people = [one for one in seating.seats if one != BOT]
        for seat, one in enumerate(seating.seats):
            if one != BOT:
                found[one].seats[seat] += 1
                found[one].bots += len(seating.seats) - len(people)
                found[one].met.update(other for other in people if other != one)
    return found


def came_through(t: Tournament, number: int) -> list[int]:
    """Who goes on after a round of knock-out; nobody does after the last table of all."""
    now = t.rounds[number]
    if len(now.tables) == 1:
        return []
    points: dict[int, int] = {}
    for before in range(number + 1):
        for seating, worth in zip(t.rounds[before].tables, points_of(t, before), strict=True):
            for one, own in zip(seating.seats, worth or [], strict=False):
                points[one] = points.get(one, 0) + own
    found: list[int] = []
    for seating in now.tables:
        worths = seating.worths or []
        there = {
            one: place
            for one, worth, place in zip(seating.seats, worths, places_at(worths), strict=True)
            if one != BOT and worth[0]
        }
        lots = {one: random.Random(f"{t.id}/{number}/{one}").random() for one in there}
        found += through(there, points, lots, going_on(t.seats))
    return found
