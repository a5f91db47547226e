"""What requests about boxes do: they are read by the same code as any box file, and nothing in them is carried out."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.responses import Response

from tablee import games
from tablee.kernel.boxes import LONGEST_BOX, content, parsed, sheet, unnamed
from tablee.kernel.game import BadInput, Game
from tablee.kernel.lettering import ICONS
from tablee.kernel.sentences import in_language
from tablee.kernel.telling import Teller
from tablee.lab.box import toml
from tablee.lab.words import Speech
from tablee.server.http.handlers import book
from tablee.server.http.request import Ask
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.studio import (
    BoxProblem,
    BoxShown,
    BoxWanted,
    CardModel,
    PrintWanted,
    SheetSent,
    SheetWanted,
)
from tablee.studio import spreadsheet
from tablee.studio.models import models
from tablee.studio.paper import pdf

SHEETS = {"csv": "text/csv", "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}


async def look_at_box(ask: Ask) -> BoxShown:
    wanted = ask.read(BoxWanted)
    game = _game(wanted.game)
    return await asyncio.to_thread(_looked_at, game, wanted, ask.lang)


def _game(name: str) -> Game:
    try:
        return games.game(name)
    except BadInput:
        raise Refusal("no_such_game") from None


def _looked_at(game: Game, wanted: BoxWanted, lang: Lang) -> BoxShown:
    cards = wanted.cards or _written(game, wanted.box)
    box: dict[str, Any] = {}
    try:
        box = parsed(sheet(cards))
        mine = games.with_cards(game.id, cards)
        labels, known = _labels(mine, lang), _models(game, lang)
        return BoxShown(cards, box, None, book(mine, lang), mine.printed().tables, list(ICONS), labels, known)
    except BadInput as fault:
        return BoxShown(cards, box, _problem(str(fault), box, lang))


def _labels(game: Game, lang: Lang) -> dict[str, str]:
    """In the lab's words, where it has some."""
    speech = Speech(game.id, lang)
    columns = {name.rpartition("-")[2] for name in game.printed().numbers}
    return {column: speech.say(f"number-{column}") for column in sorted(columns) if speech.has(f"number-{column}")}


def _models(game: Game, lang: Lang) -> list[CardModel]:
    teller = Teller(game, lang, [])
    found = models(game.id)
    return [CardModel(one.table, one.row, teller.card(one.kind), teller.card_text(one.kind)) for one in found]


def _written(game: Game, box: Mapping[str, Any] | None) -> str:
    """Tables as a file: what cannot be written is no box."""
    try:
        text = toml(content(game.box_file()) if box is None else box)
    except (AttributeError, KeyError, TypeError, RecursionError):
        raise Refusal("bad_box", why=partial(in_language, "the box is wrong at the top: no table.")) from None
    if len(text) > LONGEST_BOX:
        raise Refusal("bad_box", why=partial(in_language, f"a box has at most {LONGEST_BOX} characters."))
    return text


def _problem(fault: str, box: Mapping[str, Any], lang: Lang) -> BoxProblem:
    """The row is the first of the box whose name stands in the sentence's place."""
    place = fault.partition(" is wrong at ")[2].partition(": ")[0]
    named = re.findall(r"\w+", place)
    if counted := re.match(r"(\w+) number (\d+)", place):
        named += _names(box.get(counted[1]))[int(counted[2]) - 1 : int(counted[2])]
    rows = [name for table in box.values() for name in _names(table)]
    return BoxProblem(in_language(unnamed(fault), lang), next((name for name in rows if name in named), ""))


def _names(table: Any) -> list[str]:
    rows = table if isinstance(table, list) else []
    return [str(row.get("name", "")) for row in rows if isinstance(row, dict)]


async def read_sheet(ask: Ask) -> BoxShown:
    """Read in one of the processes that think; what its cells say is then looked at as any box."""
    sent = ask.read(SheetSent)
    game = _game(sent.game)
    try:
        box = await ask.hall.thinkers.run(spreadsheet.read, sent.file)
    except BadInput as fault:
        raise Refusal("bad_sheet", why=partial(in_language, str(fault))) from None
    return await asyncio.to_thread(_looked_at, game, BoxWanted(game.id, box=box), ask.lang)


async def write_sheet(ask: Ask) -> Response:
    wanted = ask.read(SheetWanted)
    game = _game(wanted.game)
    try:
        made = await ask.hall.thinkers.run(as_sheet, game.id, wanted.cards, wanted.kind, ask.lang)
    except BadInput as fault:
        raise Refusal("bad_box", why=partial(in_language, unnamed(str(fault)))) from None
    return _file(made, SHEETS[wanted.kind], f"{game.id}.{wanted.kind}")


def as_sheet(game: str, cards: str, kind: str, lang: Lang) -> bytes:
    mine = games.with_cards(game, cards)
    return spreadsheet.written(mine, content(mine.box_file()), kind, lang)


def _file(made: bytes, media: str, name: str) -> Response:
    return Response(made, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


async def print_box(ask: Ask) -> Response:
    """Set in one of the processes that think: no table waits for it."""
    wanted = ask.read(PrintWanted)
    game = _game(wanted.game)
    try:
        made = await ask.hall.thinkers.run(printed, game.id, wanted.cards, wanted.what, wanted.paper, ask.lang)
    except BadInput as fault:
        raise Refusal("bad_box", why=partial(in_language, unnamed(str(fault)))) from None
    return _file(made, "application/pdf", f"{game.id}-{wanted.what}.pdf")


def printed(game: str, cards: str, what: str, paper: str, lang: Lang) -> bytes:
    made = {"cards": pdf.sheets, "rules": pdf.rulebook}[what]
    return made(games.with_cards(game, cards), lang, paper)
