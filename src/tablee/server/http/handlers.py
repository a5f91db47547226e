"""What each request to the HTTP interface does."""

from __future__ import annotations

import asyncio
import io
from functools import partial

import msgspec
import segno
from msgspec.structs import replace
from starlette.responses import JSONResponse, PlainTextResponse, Response

import tablee
from tablee import games, layouts, lessons
from tablee.kernel.game import BadInput, Choice, Game
from tablee.kernel.sentences import in_language
from tablee.kernel.state import is_compiled
from tablee.kernel.telling import rules_in_short, with_place
from tablee.kernel.words import Words
from tablee.server.http.request import Ask, number
from tablee.server.live.hall import shown_in_lobby
from tablee.server.protocol import bodies
from tablee.server.protocol.parts import Lang, Preset
from tablee.server.protocol.refusals import Refusal
from tablee.server.review import present
from tablee.server.table import decide, replay
from tablee.server.table.create import MOST_LINES
from tablee.server.table.show import catalogue, levels
from tablee.server.table.table import laid_open
from tablee.server.visitors import is_here

FORMAT = 1  # of exported files
STILL = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cache-control": "max-age=300",
}
MOST_IN_QR = 500  # characters: any address that people use, and few enough for a phone to read


# -- Games ------------------------------------------------------------------------------------


async def list_games(ask: Ask) -> list[bodies.GameShown]:
    return [_game(game, ask.lang) for game in games.games().values()]


async def show_game(ask: Ask) -> bodies.GameBook:
    return book(find_game(ask.path["game"]), ask.lang)


async def show_table_book(ask: Ask) -> bodies.GameBook:
    """The same of the cards that this table plays with."""
    return book((await ask.table()).game, ask.lang)


def book(game: Game, lang: Lang) -> bodies.GameBook:
    short = rules_in_short(game.words(lang))
    return bodies.GameBook(_game(game, lang), catalogue(game, lang), _rulings(game, lang), short)


async def show_board(ask: Ask) -> bodies.BoardShown:
    return board(find_game(ask.path["game"]), ask.lang)


def board(game: Game, lang: Lang) -> bodies.BoardShown:
    words, laid = game.words(lang), layouts.layout(game)
    named = [
        *(f"zone-{zone.name}" for zone in laid.zones if zone.name),
        *(f"sign-{name}" for name in layouts.signs(laid)),
    ]
    return bodies.BoardShown(
        layout=laid,
        words={name: words.say(name) for name in named},
        art=list(layouts.art(game)),
        unworded=[name for name in catalogue(game, lang).fields if not words.has(f"field-{name}")],
        aim=words.maybe("aim"),
    )


async def show_art(ask: Ask) -> Response:
    """A picture that the package of a game brings; as one of its own page it runs nothing either."""
    game = find_game(ask.path["game"])
    file = layouts.art(game).get(ask.path["name"])
    if file is None and ask.path["name"] != layouts.SCENE:
        raise Refusal("not_found")
    drawn = file.read_bytes() if file else layouts.plain_scene(game).encode()
    kind = layouts.PICTURES[file.suffix if file else ".svg"]
    return Response(drawn, media_type=kind, headers=STILL)


def find_game(name: str) -> Game:
    try:
        return games.game(name)
    except BadInput:
        raise Refusal("no_such_game") from None


def _game(game: Game, lang: Lang) -> bodies.GameShown:
    return bodies.GameShown(
        id=game.id,
        name=game.title(lang),
        tagline=game.words(lang).maybe("game-tagline"),
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[-1],
        usual=game.usual,
        options=[_choice(game, choice, lang) for choice in game.options],
        levels=levels(lang, game),
        lesson=lessons.lesson(game) is not None,
        settings=game.settings(),
        goal=game.words(lang).maybe("rules-goal"),
        colour=layouts.layout(game).colour or "",
    )


def _choice(game: Game, choice: Choice, lang: Lang) -> bodies.ChoiceShown:
    words = game.words(lang)
    usual, *others = choice.values
    shown = [usual, *(value for value in others if value.startswith(choice.together))]
    values = [Preset(value, words.say(f"setting-{choice.name}-{value}")) for value in shown]
    return bodies.ChoiceShown(choice.name, words.say(f"setting-{choice.name}"), values, bool(choice.together))


def _rulings(game: Game, lang: Lang) -> list[bodies.RulingShown]:
    words = game.words(lang)
    names = [line.split(" ")[0] for line in words.text.splitlines() if line.startswith("ruling-")]
    return [_ruling(game, name.removeprefix("ruling-"), words) for name in names]


def _ruling(game: Game, ruling: str, words: Words) -> bodies.RulingShown:
    name = f"ruling-{ruling}"
    why = with_place(words.say(f"{name}.why"), game, "rulings", ruling, words.lang)
    return bodies.RulingShown(ruling, words.say(name), words.say(f"{name}.text"), why)


# -- Tables -----------------------------------------------------------------------------------


async def create(ask: Ask) -> bodies.Seated:
    wanted = ask.read(bodies.CreateTable)
    return await ask.hall.create(replace(wanted, lang=wanted.lang or ask.lang), ask.visitor)


async def learn(ask: Ask) -> bodies.Seated:
    return await ask.hall.teach(ask.path["game"], ask.read(bodies.Learn).name, ask.lang)


async def lobby(ask: Ask) -> list[bodies.TableShown]:
    return await ask.hall.public_tables()


async def show_table(ask: Ask) -> bodies.TableShown:
    """Whose turn it is, only for those who sit there: others come by an invitation, or not at all."""
    table = await ask.table()
    seated = table.play is not None and await ask.seat() >= 0
    return shown_in_lobby(table, table.play.window() if seated and table.play else None)


async def join(ask: Ask) -> bodies.Seated:
    return await ask.hall.join(ask.path["table"], ask.read(bodies.Join), ask.visitor)


async def end(ask: Ask) -> bodies.TableShown:
    """A game that stands still for good: it can be looked at and exported then."""
    room = await ask.room()
    await room.do(partial(room.change, lambda: (decide.end(room.table), None)))
    return shown_in_lobby(room.table)


async def qr(ask: Ask) -> Response:
    """As an answer to a body: an address with a secret in it must not end up in a log."""
    address = ask.base + ask.read(bodies.QrWanted).path
    if len(address) > MOST_IN_QR:
        raise Refusal("long_for_qr", most=MOST_IN_QR)
    async with ask.drawing:
        return Response(await asyncio.to_thread(_drawn, address), media_type="image/svg+xml")


def _drawn(address: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", border=2, xmldecl=False, svgns=True)
    return drawn.getvalue()


# -- Replays ----------------------------------------------------------------------------------


async def show_replay(ask: Ask) -> bodies.Replay:
    table, seat = await ask.table(), await ask.seat()
    async with ask.hall.replaying:
        eyes = replay.eyes_for(table, seat, ask.query.get("eyes"))
        shown = await replay.replay(table, eyes, ask.lang)
    return replace(shown, link=await ask.watch_link())


async def show_review(ask: Ask) -> bodies.ReviewShown:
    """Only when it is over: it is made from everybody's cards."""
    room = await ask.room()
    return present.shown(room.table, *ask.reviews.of(room), ask.lang)


async def show_frame(ask: Ask) -> bodies.Frame:
    table, seat = await ask.table(), await ask.seat()
    async with ask.hall.replaying:
        eyes = replay.eyes_for(table, seat, ask.query.get("eyes"))
        return await replay.frame(table, eyes, number(ask.path["n"]), ask.lang)


async def continue_from(ask: Ask) -> bodies.Seated:
    wanted = ask.read(bodies.Continue)
    table = await ask.table()
    if table.stored:
        raise Refusal("old_rules")
    laid_open(table)
    if table.play is None:
        raise Refusal("not_over")
    record = table.play.record
    if wanted.at > len(record.inputs) or wanted.seat >= record.seats:
        raise Refusal("no_such_move")
    return await ask.hall.continue_from(record, wanted.at, wanted.seat, wanted.name, wanted.level, ask.lang)


async def export(ask: Ask) -> Response:
    """Only when it is over: the file holds everybody's cards."""
    table = await ask.table()
    record = table.record()
    laid_open(table)
    if record is None:
        raise Refusal("not_over")
    body = msgspec.json.encode(bodies.Export(FORMAT, record, table.names(), table.chat[-MOST_LINES:]))
    name = f'attachment; filename="tablee-{table.game.id}-{table.id}.json"'
    return Response(body, media_type="application/json", headers={"content-disposition": name})


async def import_game(ask: Ask) -> bodies.Seated:
    """The body is the file as it is: its seed is too long a number for a browser to read and write."""
    file = ask.read(bodies.Export)
    record = file.record
    if file.tablee != FORMAT:
        why = f"its format is {file.tablee}; this program reads {FORMAT}."
        raise Refusal("bad_file", why=partial(in_language, why))
    if record.saved is not None:  # a table that rules have not made could be anything
        raise Refusal("bad_file", why=partial(in_language, "it does not begin at its beginning."))
    seat, level = number(ask.query.get("seat", "0")), ask.query.get("level", "")
    if not 0 <= seat < record.seats:
        raise Refusal("no_such_seat")
    return await ask.hall.import_game(file, seat, ask.query.get("name", ""), level, ask.lang)


# -- The server itself ------------------------------------------------------------------------


async def health(ask: Ask) -> Response:
    fault = await ask.hall.store.trouble()
    shown = {"ok": not fault, "version": tablee.__version__, "rules": "compiled" if is_compiled() else "interpreted"}
    return JSONResponse(shown, status_code=503 if fault else 200)


async def metrics(ask: Ask) -> Response:
    """For this machine, unless they are meant for others."""
    if not (ask.terms.open_metrics or is_here(ask.address)):
        raise Refusal("not_found")
    return PlainTextResponse(await ask.hall.figures(), media_type="text/plain; version=0.0.4")
