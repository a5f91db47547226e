"""What requests about the day's puzzles and deals do."""

from __future__ import annotations

import time
from functools import partial

from msgspec.structs import replace

from tablee import games, puzzles
from tablee.bots.weighing import foretold
from tablee.kernel import records
from tablee.kernel.game import Game
from tablee.kernel.saves import parse
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.puzzles import Puzzle, Worth
from tablee.server.club import daily
from tablee.server.club.people import KEY, handle_of
from tablee.server.http.handlers import find_game
from tablee.server.http.request import Ask
from tablee.server.protocol.bodies import Seated
from tablee.server.protocol.daily import (
    DailyGame,
    DailyShown,
    DealShown,
    EndingShown,
    Guess,
    PlayDeal,
    PuzzleAnswer,
    PuzzleShown,
    Solved,
    WorthShown,
)
from tablee.server.protocol.parts import Lang, Told
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import create, log
from tablee.server.table.decide import named
from tablee.server.table.play import Play
from tablee.server.table.show import Shower
from tablee.server.table.table import Table
from tablee.server.tokens import fingerprint
from tablee.server.visitors import household
from tablee.server.words import BOT_NAMES

MANY = 0.05  # endings that differ by less tell nothing


async def show_today(ask: Ask) -> DailyShown:
    now, kept = time.time(), ask.hall.club.daily
    day = daily.today(now)
    found = [
        DailyGame(game.id, len(puzzles.puzzles(game)), len(await kept.results(game.id, day)))
        for game in games.games().values()
    ]
    mine = await ask.hall.club.people.find(ask.token) if ask.token else None
    solved = await kept.solved(mine[0]) if mine else []
    return DailyShown(day, daily.DAY - int(now) % daily.DAY, found, solved)


# -- Puzzles --------------------------------------------------------------------------------------


async def show_puzzle(ask: Ask) -> PuzzleShown:
    day, game = _day(ask.query.get("day")), find_game(ask.path["game"])
    return _shown(game, _puzzle(game, day), day, ask.lang)


def _day(wanted: str | None) -> str:
    now = time.time()
    return daily.looked_at(wanted or daily.today(now), now)


def _puzzle(game: Game, day: str) -> Puzzle:
    found = puzzles.of_day(game, daily.number(day))
    if found is None:
        raise Refusal("no_puzzle")
    return found


def _shown(game: Game, puzzle: Puzzle, day: str, lang: Lang) -> PuzzleShown:
    """By the one exit: what this seat would be shown at a table, and nothing else."""
    names, play = BOT_NAMES[: puzzle.seats], play_of(game, puzzle)
    state = Shower(play, lang, names).state(puzzle.seat, None, None, can_move=True)
    return PuzzleShown(game.id, day, names, puzzle.seat, replace(state, can_undo=False))


def play_of(game: Game, puzzle: Puzzle) -> Play:
    record = records.start(game, puzzle.seats, puzzle.seed, {})
    return Play(game, replace(record, inputs=list(puzzle.inputs())))


async def guess(ask: Ask) -> PuzzleAnswer:
    wanted, game = ask.read(Guess), find_game(ask.path["game"])
    if seconds := ask.visitors.guesses.wait(household(ask.address)):
        raise Refusal("too_many_guesses", seconds=seconds)
    now = time.time()
    puzzle = _puzzle(game, daily.looked_at(wanted.day, now))
    if wanted.key not in {worth.key for worth in puzzle.worths}:
        raise Refusal("not_offered")
    mine = await ask.hall.club.people.find(ask.token) if ask.token else None
    if mine and wanted.day == daily.today(now):
        await ask.hall.club.daily.note(mine[0], Solved(game.id, wanted.day, wanted.key == puzzle.best))
    return answer(game, puzzle, wanted.key, ask.lang)


def answer(game: Game, puzzle: Puzzle, chosen: str, lang: Lang) -> PuzzleAnswer:
    """What is best, what everything is worth, and why: what follows by the rules, and how games end."""
    g = puzzles.laid_out(game, puzzle)
    teller = Teller(game, lang, BOT_NAMES[: puzzle.seats])
    mine, best = next(one for one in puzzle.worths if one.key == chosen), puzzle.worths[0]
    rival = mine if mine is not best else puzzle.worths[1]
    eyes, option = Eyes(g, Seat(puzzle.seat)), partial(parse, g)
    anyway = foretold(eyes, option(rival.key))
    return PuzzleAnswer(
        right=mine is best,
        best=best.key,
        worths=[WorthShown(one.key, teller.option(g, option(one.key)), one.wins / 1000) for one in puzzle.worths],
        ahead=puzzle.ahead / 1000,
        follows=[
            Told(**event, words=teller.event(game, event), why=teller.why(game, event))  # type: ignore[arg-type]
            for event in foretold(eyes, option(best.key))
            if event not in anyway
        ],
        endings=_endings(game, lang, best, rival),
        scores=[one.score / 10 for one in (best, rival) if one.score is not None],
        fewest=bool(game.fewest),
        tables=puzzles.TABLES,
    )


def _endings(game: Game, lang: Lang, best: Worth, rival: Worth) -> list[EndingShown]:
    """Those whose chances the choice changes, the most changed first."""
    words = game.words(lang)
    both = {name: (best.endings.get(name, 0), rival.endings.get(name, 0)) for name in {*best.endings, *rival.endings}}
    told = sorted(both.items(), key=lambda one: (-abs(one[1][0] - one[1][1]), one[0]))
    return [
        EndingShown(words.say(f"ending-{name}"), a / 1000, b / 1000)
        for name, (a, b) in told
        if abs(a - b) >= 1000 * MANY
    ]


# -- The deal of the day -----------------------------------------------------------------------------


def _who(ask: Ask) -> str:
    """Whoever has a card is known by it, anybody else by a secret of their device."""
    if not KEY.fullmatch(ask.token):
        raise Refusal("weak_key")
    return handle_of(ask.token)


async def play_deal(ask: Ask) -> Seated:
    """One table a day for each: whoever asks again gets the same, and nobody a second try."""
    wanted, game, who = ask.read(PlayDeal), find_game(ask.path["game"]), _who(ask)
    kept, day = ask.hall.club.daily, daily.today(time.time())
    table, seat = kept.table(game.id, day, who), kept.seat(game, day)
    if await kept.entry(table) is None:
        if ask.hall.busy:
            raise Refusal("too_full")
        if seconds := ask.visitors.deals.wait(household(ask.address)):
            raise Refusal("too_many_tables", seconds=seconds)
        entry = daily.Entry("", who, named(wanted.name), wanted.face, seat)
        await ask.hall.seat_players(table, _entries(ask, game, day, entry, wanted.token))
        await kept.enter(game.id, day, table, entry)
    room = await ask.hall.room(table)
    if room.table.seat_of(wanted.token) != seat:
        raise Refusal("deal_begun")
    return Seated(table, seat, wanted.token)


def _entries(ask: Ask, game: Game, day: str, entry: daily.Entry, token: str) -> list[log.AnyEntry]:
    sat = log.Sat(entry.seat, entry.name, fingerprint(token), face=entry.face)
    people = [sat if seat == entry.seat else log.BotSat(seat, daily.level(game)) for seat in range(game.usual)]
    return create.of_deal(game, ask.lang, people, day, ask.hall.club.daily.seed(game, day))


async def show_deal(ask: Ask) -> DealShown:
    game, kept = find_game(ask.path["game"]), ask.hall.club.daily
    day = _day(ask.query.get("day"))
    who = handle_of(ask.token) if ask.token else ""
    table = kept.table(game.id, day, who)
    begun = await kept.entry(table) is not None
    if begun and daily.is_late(day, time.time()):
        await _open_up(ask, table)
    entries = await kept.results(game.id, day)
    return DealShown(
        game.id,
        day,
        game.usual,
        daily.level(game),
        bool(game.fewest),
        daily.lines(entries, who),
        len(entries),
        table if begun else None,
    )


async def _open_up(ask: Ask, name: str) -> None:
    """The day is over: nobody plays this deal any more."""
    room = await ask.hall.room(name)

    def decision() -> tuple[list[log.AnyEntry], None]:
        return (due(room.table), None)

    await room.do(partial(room.change, decision))


def due(table: Table) -> list[log.AnyEntry]:
    return [log.Unsealed()] if table.phase == "over" and table.sealed else []
