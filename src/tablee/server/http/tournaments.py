"""What requests about tournaments do."""

from __future__ import annotations

import csv
import io
import random
import time
from functools import partial

from starlette.responses import Response

from tablee import games
from tablee.server import tokens
from tablee.server.club.tournament import tournament
from tablee.server.club.tournament.pairing import BOT
from tablee.server.club.tournament.tournament import Round, Tournament
from tablee.server.club.tournament.tournaments import Kept
from tablee.server.http.request import Ask
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.tournaments import (
    ChairShown,
    CreateTournament,
    Direct,
    Enter,
    Entered,
    EntrantShown,
    Here,
    LineShown,
    RoundShown,
    TableOfRound,
    TournamentListed,
    TournamentShown,
)
from tablee.server.visitors import household
from tablee.server.words import phrase
from tablee.studio.spreadsheet import DELIMITERS, harmless


async def list_tournaments(ask: Ask) -> list[TournamentListed]:
    """Those that are meant to be found: the ones that go on first, then the newest."""
    kept = ask.hall.club.tournaments
    found = [one for one in [*await kept.on(), *await kept.over()] if one.public]
    return [_listed(one) for one in sorted(found, key=lambda one: (one.stage == "over", -one.at))]


def _listed(t: Tournament) -> TournamentListed:
    first = [line.player for line in tournament.order(t) if line.place == 1] if t.stage == "over" and t.rounds else []
    return TournamentListed(
        id=t.id,
        title=t.title,
        game=t.game,
        kind=t.kind,
        stage=t.stage,
        players=sum(not one.out for one in t.entrants),
        round=len(t.rounds),
        of_rounds=t.of_rounds,
        closed=_is_closed(t),
        at=t.at,
        winners=[t.entrants[one].name for one in first],
    )


async def create(ask: Ask) -> TournamentShown:
    wanted = ask.read(CreateTournament)
    if seconds := ask.visitors.tournaments.wait(household(ask.address)):
        raise Refusal("too_many_tables", seconds=seconds)
    made = tournament.new(wanted, tokens.new_table_id(), ask.lang, time.time(), games.game)
    await ask.hall.club.tournaments.add(made)
    return shown(await ask.hall.club.tournaments.find(made.id), wanted.token)


async def _kept(ask: Ask) -> Kept:
    return await ask.hall.club.tournaments.find(ask.path["tournament"])


async def show(ask: Ask) -> TournamentShown:
    """Once the tables of a round that has just begun are there: whoever sees a seat can take it."""
    async with ask.hall.rounds.settling:
        return shown(await _kept(ask), ask.token)


async def enter(ask: Ask) -> Entered:
    wanted = ask.read(Enter)
    if (await _kept(ask)).tournament.entrant(wanted.token) is None and (
        seconds := ask.visitors.entries.wait(household(ask.address))
    ):
        raise Refusal("too_many_people", seconds=seconds)
    kept = await ask.hall.rounds.change(ask.path["tournament"], tournament.enter(wanted))
    found = kept.tournament.entrant(wanted.token)
    assert found
    return Entered(kept.tournament.id, found.id)


async def be_here(ask: Ask) -> TournamentShown:
    wanted, found = ask.read(Here), (await _kept(ask)).tournament.entrant(ask.token)
    if found is None:
        raise Refusal("not_entered")
    kept = await ask.hall.rounds.change(ask.path["tournament"], tournament.changed(found.id, here=wanted.here))
    return shown(kept, ask.token)


async def direct(ask: Ask) -> TournamentShown:
    wanted, kept = ask.read(Direct), await _kept(ask)
    if not tokens.matches(ask.token, kept.tournament.director):
        raise Refusal("not_director")
    if wanted.what == "void":
        await _check_stuck(ask, wanted.table)
    dice, deal = random.Random(tokens.new_seed()), f"{tokens.new_seed():x}"
    decision = tournament.directed(wanted, dice, tokens.new_table_id, deal)
    return shown(await ask.hall.rounds.change(kept.tournament.id, decision), ask.token)


async def _check_stuck(ask: Ask, table: str) -> None:
    """Only what cannot go on by itself: a rule has failed, or has moved on."""
    try:
        room = await ask.hall.room(table)
    except Refusal as refusal:
        if refusal.code == "unknown_table":
            raise
        return
    if room.table.phase != "broken":
        raise Refusal("goes_on")


# -- What is shown ------------------------------------------------------------------------------


def _is_closed(t: Tournament) -> bool:
    return t.closed or t.stage == "over" or (t.kind == "knockout" and t.stage != "open")


def shown(kept: Kept, token: str) -> TournamentShown:
    t = kept.tournament
    you = t.entrant(token)
    lines = tournament.order(t)
    return TournamentShown(
        id=t.id,
        title=t.title,
        game=t.game,
        options=t.options,
        clocks=t.clocks,
        level=t.level,
        kind=t.kind,
        seats=t.seats,
        of_rounds=t.of_rounds,
        duplicate=t.duplicate,
        public=t.public,
        closed=_is_closed(t),
        paused=t.paused,
        stage=t.stage,
        lang=t.lang,
        at=t.at,
        version=kept.version,
        entrants=[EntrantShown(one.id, one.name, one.face, one.here, one.out, one.muted) for one in t.entrants],
        rounds=[_round(t, number, now) for number, now in enumerate(t.rounds)],
        lines=[
            LineShown(one.player, one.place, one.points, round(float(one.met), 1), one.won, one.rounds) for one in lines
        ],
        you=you.id if you else None,
    )


def _round(t: Tournament, number: int, now: Round) -> RoundShown:
    passed = tournament.came_through(t, number) if now.done and t.kind == "knockout" else []
    tables = [
        TableOfRound(one.table, _chairs(one, points, passed), one.worths is not None, one.void)
        for one, points in zip(now.tables, tournament.points_of(t, number), strict=True)
    ]
    return RoundShown(tables, now.done, tournament.most_in(t))


def _chairs(one: tournament.Seating, points: list[int] | None, passed: list[int]) -> list[ChairShown]:
    people = [None if who == BOT else who for who in one.seats]
    if points is None or one.worths is None:
        return [ChairShown(who) for who in people]
    places = tournament.places_at(one.worths)
    return [
        ChairShown(who, None if one.void else place, own, not worth[0], who in passed)
        for who, place, own, worth in zip(people, places, points, one.worths, strict=True)
    ]


async def results(ask: Ask) -> Response:
    """For a spreadsheet, in the reader's language."""
    t, say = (await _kept(ask)).tournament, partial(phrase, ask.lang)
    made = io.StringIO()
    writer = csv.writer(made, delimiter=DELIMITERS[ask.lang])
    rounds = [say("results-round", n=n + 1) for n in range(len(t.rounds))]
    names = [say(f"results-{name}") for name in ("place", "name", "points", "met", "won")]
    writer.writerow([*names, *rounds])
    for line in tournament.order(t):
        met = f"{float(line.met):.1f}"
        cells = [line.place, harmless(t.entrants[line.player].name), line.points, _decimal(met, ask.lang), line.won]
        writer.writerow([*cells, *("" if points is None else points for points in line.rounds)])
    return Response(
        b"\xef\xbb\xbf" + made.getvalue().encode(),
        media_type="text/csv",
        headers={"content-disposition": f'attachment; filename="tablee-{t.id}.csv"', "cache-control": "no-store"},
    )


def _decimal(number: str, lang: str) -> str:
    return number.replace(".", ",") if lang == "fr" else number
