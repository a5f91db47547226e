"""A new table: the first entries of its log, for whoever opens one, plays again, learns, or goes on from a game."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from tablee import bots, games, lessons
from tablee.kernel import records
from tablee.kernel.boxes import LONGEST_BOX, sent_text, unnamed
from tablee.kernel.game import BadInput, Game
from tablee.kernel.records import Record
from tablee.kernel.sentences import in_language
from tablee.server import tokens
from tablee.server.protocol import bodies
from tablee.server.protocol.parts import Clocks, Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.decide import LONGEST_NAME, LONGEST_TEXT, game_options, level, named
from tablee.server.table.log import AnyEntry
from tablee.server.table.play import Play
from tablee.server.table.replay import turn
from tablee.server.table.table import Table
from tablee.server.words import PRESETS, clean

NO_CLOCKS = Clocks(0, 0, 0, 0)
MOST_MOVES = 4000  # in a file: twice the longest games; playing them again takes time from everybody
MOST_LINES = 500  # of the chat that a file keeps, the last ones: what is exported must not be too large to import
LESSON_LEVEL = "novice"


def new_table(wanted: bodies.CreateTable, token: str, visitor: str = "") -> list[AnyEntry]:
    """A new table, whose host has this secret."""
    if wanted.start and wanted.seats > 1 and wanted.bots is None:
        raise Refusal("seats_empty")
    if wanted.clocks.bank and not wanted.clocks.move:  # it would be used up, and nothing would come of it
        raise Refusal("bank_alone")
    watchers = wanted.watchers or ("everybody" if wanted.public else "link")
    opened = _opened(wanted.game, wanted.seats, wanted.options, wanted.clocks, wanted.public, watchers)
    opened = _with_cards(opened, wanted.cards)
    hints = not wanted.public if wanted.hints is None else wanted.hints
    opened = replace(opened, hints=hints, lang=wanted.lang or "fr")
    others = [] if wanted.bots is None else _bots(games.game(wanted.game), wanted.seats, 0, wanted.bots)
    return [opened, _sat(0, wanted.name, token, visitor, wanted.face), *others]


def rematch(table: Table) -> list[AnyEntry]:
    """The same people, and bots, once more."""
    opened = _opened(table.game.id, len(table.places), table.options, table.clocks, table.public, table.watchers)
    opened = _with_cards(opened, sent_text(table.game.own))
    people: list[AnyEntry] = [replace(opened, hints=table.hints, lang=table.lang)]
    for seat, place in enumerate(table.places):
        if place.is_held():
            people.append(log.Sat(seat, place.name, place.token, place.visitor, place.face))
            people += [log.Muted(seat, True)] if place.muted else []
        else:
            people.append(log.BotSat(seat, place.level or bots.usual(table.game)))
    return [*people, log.Handed(table.host)]


def of_tournament(
    game: str,
    options: dict[str, str],
    clocks: Clocks,
    lang: Lang,
    people: list[log.Sat | log.BotSat],
    tournament: str,
    deal: int | None,
) -> list[AnyEntry]:
    """A table of a tournament, laid out: from its own seed, or from a deal that is played elsewhere too."""
    opened = log.Opened(
        game,
        len(people),
        options,
        clocks,
        False,
        "everybody" if deal is None else "nobody",
        hints=False,
        lang=lang,
        tournament=tournament,
        sealed=deal is not None,
    )
    record = records.start(games.game(game), len(people), tokens.new_seed() if deal is None else deal, options)
    return [opened, *people, log.Began(record.seed, record.version, record.box)]


def of_deal(game: Game, lang: Lang, people: list[log.Sat | log.BotSat], day: str, seed: int) -> list[AnyEntry]:
    """The deal of a day, for one person: without clocks or help, and closed until the day is over."""
    opened = _opened(game.id, len(people), {}, NO_CLOCKS, False, "nobody")
    record = records.start(game, len(people), seed, opened.options)
    began = log.Began(record.seed, record.version, record.box)
    return [replace(opened, hints=False, lang=lang, sealed=True, deal=day), *people, began]


def from_record(
    record: Record, at: int, seat: int, name: str, bot_level: str, token: str, lang: Lang
) -> list[AnyEntry]:
    """A table that goes on from a moment of a recorded game: one person, and bots."""
    opened = replace(_opened(record.game, record.seats, record.options, Clocks(), False, "link"), lang=lang)
    opened, game = _with_cards(opened, record.cards), games.game(record.game)
    others = _bots(game, record.seats, seat, bot_level or bots.usual(game))
    people = [_sat(seat, name, token), *others, log.Handed(seat)]
    return [opened, *people, log.Began(record.seed, record.version, record.box, record.inputs[:at], record.saved)]


def from_file(file: bodies.Export, seat: int, name: str, bot_level: str, token: str, lang: Lang) -> list[AnyEntry]:
    """A game that was kept as a file: bots have the names of those who played, and the chat begins with theirs."""
    if len(file.record.inputs) > MOST_MOVES:
        raise Refusal("bad_file", why=partial(in_language, f"it has more than {MOST_MOVES} moves."))
    if len(file.names) != file.record.seats:
        raise Refusal("bad_names", most=LONGEST_NAME)
    names = [_taken(name, LONGEST_NAME, "bad_names") for name in file.names]
    chat = [_line(said, names) for said in file.chat[-MOST_LINES:]]
    entries = from_record(file.record, len(file.record.inputs), seat, name, bot_level, token, lang)
    return [*(replace(x, name=names[x.seat]) if isinstance(x, log.BotSat) else x for x in entries), *chat]


def _line(said: log.Said, names: list[str]) -> log.Said:
    """Something that was said; files of older programs do not say by whom, but the seat does."""
    if not 0 <= said.seat < len(names) or (said.preset and said.preset not in PRESETS):
        raise Refusal("bad_chat", most=LONGEST_TEXT)
    text = "" if said.preset else _taken(said.text, LONGEST_TEXT, "bad_chat")
    return log.Said(said.seat, text, said.preset, _taken(said.name or names[said.seat], LONGEST_NAME, "bad_names"))


def _taken(text: str, most: int, code: str) -> str:
    """A text that a table could have written into the file."""
    shown = clean(text, most) if len(text) <= most else ""
    if not shown:
        raise Refusal(code, most=most)
    return shown


async def play_of(entries: list[AnyEntry]) -> Play:
    """The game of a table made from a record, once all its moves are known to be possible; nobody waits for that."""
    opened, began = entries[0], next(entry for entry in entries if isinstance(entry, log.Began))
    assert isinstance(opened, log.Opened)
    about = (opened.game, began.version, opened.seats, began.seed, opened.options, began.box)
    game = games.with_cards(opened.game, opened.cards).speaking_of(opened.options)
    await _check(game, Record(*about, began.inputs, began.saved, opened.cards))
    play = Play(game, Record(*about, [], began.saved, opened.cards))
    for n, move in enumerate(began.inputs):
        await turn(n)
        play.take(play.attempt(move))
    play.reset_versions()
    return play


async def _check(game: Game, record: Record) -> None:
    try:
        for n, _ in enumerate(records.tables(game, record)):
            await turn(n)
    except BadInput as fault:
        raise Refusal("bad_file", why=partial(in_language, str(fault))) from None


def lesson(game: str, name: str, token: str, lang: Lang) -> list[AnyEntry]:
    """A table that follows the lesson of a game: laid out from its seed, without clocks."""
    rules = games.game(game) if game in games.games() else None
    plan = lessons.lesson(rules) if rules else None
    if rules is None or plan is None:
        raise Refusal("no_such_lesson")
    opened = replace(_opened(game, plan.seats, plan.options, NO_CLOCKS, False, "nobody"), lesson=True, lang=lang)
    people = [_sat(lessons.LEARNER, name, token), *_bots(rules, plan.seats, lessons.LEARNER, _gentle(rules))]
    record = records.start(rules, plan.seats, plan.seed, plan.options)
    return [opened, *people, log.Began(record.seed, record.version, record.box)]


def _opened(game: str, seats: int, options: dict[str, str], clocks: Clocks, public: bool, watchers: str) -> log.Opened:
    return log.Opened(game, seats, game_options(game, seats, options), clocks, public, watchers)


def _with_cards(opened: log.Opened, cards: str) -> log.Opened:
    """With somebody's own box, once it has been read."""
    if len(cards) > LONGEST_BOX:
        raise Refusal("bad_box", why=partial(in_language, f"a box has at most {LONGEST_BOX} characters."))
    try:
        games.with_cards(opened.game, cards)
    except BadInput as fault:
        raise Refusal("bad_box", why=partial(in_language, unnamed(str(fault)))) from None
    return replace(opened, cards=cards)


def _sat(seat: int, name: str, token: str, visitor: str = "", face: int | None = None) -> AnyEntry:
    return log.Sat(seat, named(name), tokens.fingerprint(token), visitor, face)


def _bots(game: Game, seats: int, person: int, bot_level: str) -> list[AnyEntry]:
    """On all seats but one."""
    return [log.BotSat(seat, level(game, bot_level)) for seat in range(seats) if seat != person]


def _gentle(game: Game) -> str:
    """Of the bots of a lesson, once it is over."""
    return LESSON_LEVEL if LESSON_LEVEL in bots.offered(game) else bots.usual(game)
