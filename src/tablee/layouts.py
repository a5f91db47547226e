"""Boards that are declared: `board.toml` beside a game's rules says what lies where, and the page draws it.

It is data: fields, icons and pictures by name, nothing that is carried out.  A game that declares nothing, or less than
all, has every field that people may see in a sensible place.  Pictures lie in `art`, called by what they show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.kernel.boxes import converted, parsed
from tablee.kernel.game import BadInput, Game
from tablee.kernel.lettering import ICONS
from tablee.kernel.sentences import asked_language, in_language
from tablee.kernel.state import NOBODY, PUBLIC, Field, State

FILE = "board.toml"
HAND, SCENE = "hand", "scene"
PLAIN = "#5a4a6b"  # the room of a game that names no colour
PICTURES = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp"}
LARGEST_PICTURE = 400_000  # bytes
LONGEST_TRACK = 120

Drawn = Literal["pile", "row", "number", "tokens", "track", "grid"]
OF_CARDS, OF_NUMBERS = ("pile", "row"), ("number", "tokens", "track", "grid")
Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What has no other keys than these."""


class Sign(Strict, frozen=True):
    """How a number looks on a grid, or what lies at a step of a track; its words are the message `sign-WORDS`."""

    at: int
    icon: Word | None = None
    colour: Colour | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # the piece of whoever sits there
    words: Word | None = None


class Piece(Strict, frozen=True, rename={"drawn": "as"}):
    """One field of the table and how it is drawn; without `as` in the way that suits what it holds."""

    field: Word
    drawn: Drawn | None = None
    icon: Word | None = None
    columns: Annotated[int, Meta(ge=1, le=20)] | None = None  # of a grid, or of a track that is folded
    low: int | None = None
    high: int | None = None
    signs: list[Sign] = []
    whose: Literal["all", "mine", "others"] = "all"
    rule: Word | None = None  # what touching a card, a cell or a step chooses
    arg: Word | None = None  # the part of it that says which cell or step
    plain: bool = False  # without its name


class Zone(Strict, frozen=True):
    """Things that lie together; its words are the message `zone-NAME`."""

    pieces: list[Piece]
    name: Word | None = None
    heart: bool = False  # what a turn is about: it gets the room


class Layout(Strict, frozen=True):
    """A whole board."""

    zones: list[Zone] = []
    seats: list[Piece] = []  # what stands at the others' seats
    hand: str = HAND
    from_hand: list[Word] | None = None  # the rules that play a card of the hand; all that name one, without it
    mine: list[Word] = []  # secrets of one's own that lie beside the hand
    left_out: list[Word] = []
    colour: Colour | None = None
    back: Word | None = None  # the picture on the back of the cards
    minutes: tuple[int, int] | None = None


def layout(game: Game) -> Layout:
    """The board of a game; one that cannot be used is named, and the game is played on the plain one."""
    return _usable(game.folder, game)


@cache
def _usable(_folder: Path, game: Game) -> Layout:
    try:
        return declared(game)
    except BadInput as fault:
        said = f"the board of the game '{game.id}' cannot be used: {fault}"
        print(f"tablee: {in_language(said, asked_language(sys.argv[1:]))}", file=sys.stderr)
        return completed(game, Layout())


def declared(game: Game) -> Layout:
    """What the file says, looked through, with whatever it does not mention put beside it; or `BadInput`."""
    path = game.folder / FILE
    said = _read(path) if path.exists() else Layout()
    _check(path, game, said)
    return completed(game, said)


def _read(path: Path) -> Layout:
    """As any box is read; what is wrong is said of the board."""
    try:
        return converted(path, parsed(path), Layout)
    except BadInput as fault:
        raise BadInput(f"the board {str(fault).removeprefix('the box ')}") from None


def completed(game: Game, said: Layout) -> Layout:
    """Every field in its place, and every piece with the way in which it is drawn."""
    g = game.new(game.usual, 0)
    fields = {field.name: (field, g.shapes()[i] in "LV") for i, field in enumerate(g.fields())}
    hand = said.hand if said.hand in fields and is_held(fields[said.hand][0]) else ""
    placed = {piece.field for piece in _pieces(said)} | {hand, *said.mine, *said.left_out}
    rest = [Piece(name) for name, (field, _) in fields.items() if name not in placed and is_shown(field)]
    lists, numbers = [p for p in rest if _takes_room(*fields[p.field])], [p for p in rest if fields[p.field][0].each]
    loose = [p for p in rest if p not in lists and p not in numbers]
    groups = (loose, lists, [p for p in numbers if p not in lists])
    zones = [*said.zones, *(Zone(group) for group in groups if group)]
    drawn = {name: _usual(field, several) for name, (field, several) in fields.items()}
    return replace(
        said,
        hand=hand,
        zones=[replace(zone, pieces=[_resolved(p, drawn) for p in zone.pieces]) for zone in zones],
        seats=[_resolved(p, drawn) for p in said.seats],
    )


def is_shown(field: Field) -> bool:
    """Cards always lie somewhere; a number that nobody sees does not."""
    return bool(field.deck) or field.sight != NOBODY


def is_held(field: Field) -> bool:
    """Cards that everybody has some of."""
    return bool(field.deck) and field.each


def _takes_room(field: Field, several: bool) -> bool:
    return bool(field.deck) or (several and not field.each)


def _usual(field: Field, several: bool) -> Drawn:
    if field.deck:
        return "pile" if field.sight != PUBLIC and not field.each else "row"
    return "grid" if several and not field.each else "number"


def _resolved(piece: Piece, usual: dict[str, Drawn]) -> Piece:
    return piece if piece.drawn else replace(piece, drawn=usual[piece.field])


def ends(piece: Piece, field: Field) -> tuple[int, int]:
    """From where to where a track goes."""
    return (field.low if piece.low is None else piece.low), (field.high if piece.high is None else piece.high)


def _pieces(said: Layout) -> Iterator[Piece]:
    for zone in said.zones:
        yield from zone.pieces
    yield from said.seats


def signs(said: Layout) -> list[str]:
    """What signs are called, once each."""
    return list(dict.fromkeys(sign.words for piece in _pieces(said) for sign in piece.signs if sign.words))


# -- What may be wrong ------------------------------------------------------------------------


def _check(path: Path, game: Game, said: Layout) -> None:
    g = game.new(game.usual, 0)
    fields = {field.name: field for field in g.fields()}
    known = (*ICONS, *art(game))
    _check_minutes(path, said)
    for n, zone in enumerate(said.zones, 1):
        for m, piece in enumerate(zone.pieces, 1):
            _check_piece(path, f"zones number {n}, pieces number {m}", piece, fields, known, g)
    for m, piece in enumerate(said.seats, 1):
        _check_piece(path, f"seats number {m}", piece, fields, known, g)
        if not fields[piece.field].each:
            raise misplaced(path, f"seats number {m}, field", f"'{piece.field}' is not one per seat", "a field of each")
    _check_twice(path, "seats", said.seats)
    for n, zone in enumerate(said.zones, 1):
        _check_twice(path, f"zones number {n}, pieces", zone.pieces)
    for name in said.left_out:
        _one_of(path, "left_out", name, fields)
    held = [("mine", name) for name in said.mine] + ([("hand", said.hand)] if said.hand != HAND else [])
    for place, name in held:
        _one_of(path, place, name, fields)
        if not is_held(fields[name]):
            raise misplaced(path, place, f"'{name}' is not cards of each", "a field of each that has a deck")
    for rule in said.from_hand or ():
        _one_of(path, "from_hand", rule, [name for name, _, _ in g.names().values()])
    _check_icon(path, "back", said.back, known)


def _check_piece(
    path: Path, place: str, piece: Piece, fields: dict[str, Field], known: tuple[str, ...], g: State
) -> None:
    _one_of(path, f"{place}, field", piece.field, fields)
    fitting = OF_CARDS if fields[piece.field].deck else OF_NUMBERS
    if piece.drawn:
        _one_of(path, f"{place}, as", piece.drawn, fitting)
    for icon in (piece.icon, *(sign.icon for sign in piece.signs)):
        _check_icon(path, f"{place}, icon", icon, known)
    _check_touch(path, place, piece, g)
    low, high = ends(piece, fields[piece.field])
    if piece.drawn == "track" and not 0 < high - low <= LONGEST_TRACK:
        raise misplaced(path, f"{place}, high", f"{high - low} steps", f"1 to {LONGEST_TRACK}, from low to high")


def _check_twice(path: Path, place: str, pieces: list[Piece]) -> None:
    """What lies together is told apart by its field and whose it is."""
    met = set()
    for n, piece in enumerate(pieces, 1):
        if (piece.field, piece.whose) in met:
            raise misplaced(path, f"{place} number {n}, field", f"'{piece.field}' is there twice", "another one")
        met.add((piece.field, piece.whose))


def _check_touch(path: Path, place: str, piece: Piece, g: State) -> None:
    rules = {name: params.split() for name, _, params in g.names().values()}
    if piece.rule:
        _one_of(path, f"{place}, rule", piece.rule, rules)
        if piece.arg:
            _one_of(path, f"{place}, arg", piece.arg, rules[piece.rule])


def _check_icon(path: Path, place: str, icon: str | None, known: tuple[str, ...]) -> None:
    if icon:
        _one_of(path, place, icon, known)


def _one_of(path: Path, place: str, found: str, allowed: Any) -> None:
    if found not in allowed:
        raise misplaced(path, place, f"'{found}' is not known here", f"one of {', '.join(allowed)}")


def _check_minutes(path: Path, said: Layout) -> None:
    if said.minutes and not 0 < said.minutes[0] <= said.minutes[1]:
        raise misplaced(path, "minutes", f"{said.minutes[0]} to {said.minutes[1]}", "two numbers such as [10, 20]")


def misplaced(path: Path, place: str, found: str, expected: str) -> BadInput:
    return BadInput(f"the board {path} is wrong at {place}: {found}; expected {expected}.")


# -- Pictures ---------------------------------------------------------------------------------


def art(game: Game) -> dict[str, Path]:
    """The pictures that a game brings, by what they show: a card, `back`, `scene`, or whatever a board names."""
    return pictures_in(game.folder)


@cache
def pictures_in(folder: Path) -> dict[str, Path]:
    files = sorted((folder / "art").iterdir()) if (folder / "art").is_dir() else []
    return {
        file.stem: file
        for file in files
        if file.suffix in PICTURES and file.is_file() and file.stat().st_size <= LARGEST_PICTURE
    }


def plain_scene(game: Game) -> str:
    """Three cards on a table: the picture of a game that brings none."""
    cards = "".join(
        f'<rect x="-34" y="-50" width="68" height="98" rx="8" fill="#fffaf1" stroke="#d9b25a" stroke-width="3"'
        f' transform="translate({160 + 54 * n} {96 + 6 * abs(n)}) rotate({14 * n})"/>'
        for n in (-1, 1, 0)
    )
    ground = f'<rect width="320" height="180" fill="{layout(game).colour or PLAIN}"/>'
    mark = '<path d="M160 66l26 30-26 30-26-30Z" fill="#d9b25a"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">{ground}{cards}{mark}</svg>'
