"""What of a game lies on a table: its cards as they are printed, a board, and markers; as plain data."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from tablee import layouts
from tablee.kernel.boxes import one_of, read_toml, wrong
from tablee.kernel.game import Game
from tablee.kernel.lettering import Fact
from tablee.kernel.state import PUBLIC
from tablee.kernel.telling import Teller
from tablee.layouts import PICTURES, pictures_in

TONES = {
    "brick": "#9c3a22", "gold": "#7d6015", "plum": "#822f88", "blue": "#23608f", "green": "#226f33",
    "slate": "#43526a", "rose": "#a52f58", "teal": "#126a6d", "ink": "#231637", "cream": "#7c5c20",
}  # fmt: skip
SEATS = ("#c4512c", "#2b62a0", "#2f7a52", "#8a2f68", "#b98a12", "#374a5a", "#14707a", "#5b3a21")
NUMBERS = ("value", "level", "mark")  # the column that stands large on a card, the first there is
COPIES = ("copies", "purple", "orange")
SIDE, MOST_CELLS = 3, 12  # cells across and down: on one sheet, and of a whole board
BACK = ""  # under which name the back of a game's cards is drawn
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M5 1 9 5 5 9 1 5Z" fill="#7c5c20"/></svg>'

Data = dict[str, Any]


@dataclass(frozen=True)
class Card:
    """One kind of card, as it is printed."""

    kind: str
    name: str
    text: str
    value: str
    colour: str
    picture: str
    copies: int
    deck: str


@cache
def pictures(folder: Path) -> dict[str, dict[str, str]]:
    """How the cards of a game are drawn, by name: as the page does, or as its package brings them in `art`."""
    path = folder / "pictures.json"
    drawn = {name: {"svg": _as_svg(file)} for name, file in pictures_in(folder).items()}
    drawn |= {BACK: drawn["back"]} if "back" in drawn else {}
    return {**drawn, **(json.loads(path.read_text("utf-8")) if path.exists() else {})}


def _as_svg(file: Path) -> str:
    """A photograph stands in a frame that is one: whoever draws them knows only these."""
    if file.suffix == ".svg":
        return file.read_text("utf-8", "replace")
    there = f"data:{PICTURES[file.suffix]};base64,{b64encode(file.read_bytes()).decode()}"
    image = f'<image width="100" height="100" preserveAspectRatio="xMidYMid meet" href="{there}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{image}</svg>'


@cache
def icons() -> dict[str, str]:
    found: dict[str, str] = json.loads(Path(__file__).parent.with_name("icons.json").read_text("utf-8"))
    return found


def cards(game: Game, lang: str) -> list[Card]:
    """Every kind of the box that is a card, deck by deck, and whatever else is dealt, as often as it is."""
    teller, facts, laid = Teller(game, lang, []), game.facts(), layout(game)
    dealt = _dealt(game)
    decks = _decks(game, dealt)
    found = [_card(game, teller, kind, facts[kind], decks[kind]) for kind in game.box().names if kind in facts]
    for kind, deck in dealt.items():
        if kind not in facts and kind not in laid.left_out:
            found.append(replace(_card(game, teller, kind, {}, deck.name), copies=deck.copies))
    order = list(dict.fromkeys(decks.values()))
    return sorted(found, key=lambda card: order.index(card.deck) if card.deck in order else len(order))


class Dealt(NamedTuple):
    """In which deck cards of a kind lie, and how many."""

    name: str
    copies: int


def _dealt(game: Game) -> dict[str, Dealt]:
    """At a table for as many as can play."""
    g = game.new(game.seats[-1], 0)
    found: dict[str, Dealt] = {}
    for deck, fields in g.decks():
        for card in (int(card) for place in fields for pile in g.piles(place) for card in pile.cards):
            kind = g.kind_names[g.kinds[card]]
            found[kind] = Dealt(deck, 1 + (found[kind].copies if kind in found else 0))
    return found


def _decks(game: Game, dealt: dict[str, Dealt]) -> dict[str, str]:
    """The back of each kind: as it is dealt, or as that of another that stands beside it in the box."""
    facts = game.facts()
    beside = {_shelf(game, kind): deck.name for kind, deck in dealt.items() if kind in facts}
    found = {kind: dealt[kind].name if kind in dealt else beside.get(_shelf(game, kind), "") for kind in facts}
    return {**{kind: deck.name for kind, deck in dealt.items()}, **found}


def _shelf(game: Game, kind: str) -> tuple[str, str]:
    printed = game.printed()
    return printed.tables[kind], str(printed.facts[kind].get("family", ""))


def _card(game: Game, teller: Teller, kind: str, row: dict[str, Fact], deck: str) -> Card:
    look = _look(game, kind, row)
    own = game.printed().looks.get(kind)
    return Card(
        kind=kind,
        name=teller.card(kind),
        text=teller.card_text(kind),
        value=_value(row, look.get("value", "")),
        colour=(own and own.colour) or TONES.get(look.get("tone", ""), TONES["cream"]),
        picture=f"icon {own.icon}" if own and own.icon else f"card {look.get('of', '')}",
        copies=sum(n for column in COPIES if isinstance(n := row.get(column, 0), int)) or int(_is_single(row)),
        deck=deck,
    )


def _is_single(row: dict[str, Fact]) -> bool:
    """A box that counts no copies of a card has one of it."""
    return not any(column in row for column in COPIES)


def _look(game: Game, kind: str, row: dict[str, Fact]) -> dict[str, str]:
    """Its own, or that of its effect, or of a printed card that says the same of itself."""
    known = pictures(game.folder)
    alike = (name for name, other in _printed(game).items() if name in known and _same(other, row))
    name = next((name for name in (kind, str(row.get("effect")), *alike) if name in known), BACK)
    return {**known.get(name, {}), "of": name}


@lru_cache(maxsize=64)
def _printed(game: Game) -> dict[str, dict[str, Fact]]:
    return replace(game, own=None).facts()


def _same(one: dict[str, Fact], other: dict[str, Fact]) -> bool:
    texts = [{k: v for k, v in row.items() if isinstance(v, str) and k != "source"} for row in (one, other)]
    return texts[0] == texts[1]


def _value(row: dict[str, Fact], drawn: str) -> str:
    """The number that stands large, with the sign that the page gives it."""
    number = next((row[column] for column in NUMBERS if column in row), 0)
    sign = re.match(r"\D*", drawn)
    if not number:
        return drawn if drawn and not re.search(r"\d", drawn) else ""
    return f"{sign[0] if sign else ''}{number}"


# -- The board and its markers ------------------------------------------------------------------


class Track(msgspec.Struct, forbid_unknown_fields=True):
    """A number that is kept with a marker, by its field."""

    field: str
    low: int
    high: int


Side = Annotated[int, Meta(ge=1, le=MOST_CELLS)]


class Grid(msgspec.Struct, forbid_unknown_fields=True):
    """Cells as large as a card, on sheets that are laid beside each other."""

    field: str
    columns: Side
    rows: Side


class Marker(msgspec.Struct, forbid_unknown_fields=True):
    """Loose pieces of one sort."""

    fr: str
    en: str
    count: Annotated[int, Meta(ge=0, le=200)]


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table beside the cards, as a game says in its `paper.toml`."""

    places: list[str] = []
    tracks: list[Track] = []
    grids: list[Grid] = []
    markers: list[Marker] = []
    left_out: list[str] = []  # cards that paper would be wasted on


@lru_cache(maxsize=64)
def layout(game: Game) -> Layout:
    """A game that says nothing has a place for each open pile, and the tracks and grids of its board on the page."""
    path, g = game.folder / "paper.toml", game.new(game.usual, 0)
    fields = {field.name: field for field in g.fields()}
    if path.exists():
        return read_layout(path, list(fields))
    laid = Layout([name for name, field in fields.items() if field.deck and not field.each and field.sight == PUBLIC])
    for piece in (piece for zone in layouts.layout(game).zones for piece in zone.pieces):
        if piece.drawn == "track":
            laid.tracks.append(Track(piece.field, *layouts.ends(piece, fields[piece.field])))
        elif piece.drawn == "grid" and piece.columns:
            rows = -(-len(getattr(g, piece.field)) // piece.columns)
            laid.grids += [Grid(piece.field, piece.columns, rows)] if max(rows, piece.columns) <= MOST_CELLS else []
    return laid


def read_layout(path: Path, fields: list[str]) -> Layout:
    laid = read_toml(path, Layout)
    for place in laid.places:
        one_of(path, "places", place, fields)
    for n, track in enumerate(laid.tracks, 1):
        one_of(path, f"tracks number {n}, field", track.field, fields)
        if not 0 < track.high - track.low <= layouts.LONGEST_TRACK:
            expected = f"1 to {layouts.LONGEST_TRACK}, from low to high"
            raise wrong(path, f"tracks number {n}, high", f"{track.high - track.low} steps", expected)
    for n, grid in enumerate(laid.grids, 1):
        one_of(path, f"grids number {n}, field", grid.field, fields)
    return laid


def board(game: Game, lang: str) -> Data:
    """Tracks, places and cells under the names that the table has for them."""
    words, laid = game.words(lang), layout(game)
    return {
        "tracks": [{"name": words.say(f"field-{t.field}"), "steps": [*range(t.low, t.high + 1)]} for t in laid.tracks],
        "places": [words.say(f"field-{name}") for name in laid.places],
        "cells": [
            {"name": words.say(f"field-{grid.field}"), "rows": rows} for grid in laid.grids for rows in sheets_of(grid)
        ],
    }


def sheets_of(grid: Grid) -> Iterator[list[list[str]]]:
    """The cells of each sheet by rows, called as on the page: a letter for the column, a number for the row."""
    for down in range(0, grid.rows, SIDE):
        for across in range(0, grid.columns, SIDE):
            columns = range(across, min(across + SIDE, grid.columns))
            rows = range(down, min(down + SIDE, grid.rows))
            yield [[f"{chr(ord('A') + column)}{row + 1}" for column in columns] for row in rows]


def markers(game: Game, lang: str, player: str) -> list[Data]:
    """One for each track, one for each player, and the loose ones."""
    shared = [{"name": track["name"], "colour": TONES["slate"]} for track in board(game, lang)["tracks"]]
    pawns = [{"name": f"{player} {seat + 1}", "colour": SEATS[seat]} for seat in range(game.seats[-1])]
    loose = [{"name": getattr(m, lang), "colour": TONES["gold"]} for m in layout(game).markers for _ in range(m.count)]
    return shared + pawns + loose


def drawings(game: Game, names: set[str]) -> Iterator[tuple[str, str]]:
    """The pictures that are used, by the names that cards have for them."""
    for name in names:
        sort, _, of = name.partition(" ")
        yield name, icons()[of] if sort == "icon" else pictures(game.folder).get(of, {}).get("svg", "") or PLAIN
