"""Records: a game as the inputs that made it.  Replaying them gives the same table, to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from tablee.kernel.boxes import sent_text
from tablee.kernel.game import BadInput, Game
from tablee.kernel.saves import UnreadableSave, key, parse
from tablee.kernel.state import Event, IllegalOption, State
from tablee.kernel.steps import Option, Seat, Step

CLOCK = "clock"
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=2**40)]


class Input(msgspec.Struct, array_like=True, frozen=True):
    """What one seat chose, by its key; or what the clock did to it."""

    seat: int
    key: str
    by: str = ""  # CLOCK when time ran out
    after: Milliseconds = 0  # since the one before: for whoever watches again, the rules never read it


class Record(msgspec.Struct):
    """A game from its beginning: enough to lay it out and play it again."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str]
    box: str  # the fingerprint of the card box
    inputs: list[Input] = []
    saved: dict[str, Any] | None = None  # the table it goes on from, where older rules had brought it so far
    cards: str = ""  # somebody's own box, where it was sent with the game: its text


R = TypeVar("R", bound=Record)


def start(game: Game, seats: int, seed: int, options: dict[str, str], box: Path | None = None) -> Record:
    chosen = game.check(seats, options)
    mark = game.fingerprint(box, chosen)
    return Record(game.id, game.version, seats, seed, chosen, mark, cards=sent_text(game.own))


def lay_out(game: Game, record: Record, box: Any = None, story: list[Event] | None = None) -> State:
    """The table before the first input."""
    if record.saved is None:
        return game.new(record.seats, record.seed, record.options, box, story)
    g = game.load(record.saved, box, record.options)
    g.story = story
    return g


def apply(g: State, move: Input) -> None:
    choose(g, move, Option(Step(parse(g, move.key))))


def choose(g: State, move: Input, option: Option) -> None:
    """`apply`, for callers that have read the key already."""
    if not 0 <= move.seat < g.seats:
        raise UnreadableSave(f"there is no seat {move.seat}")
    if move.by == CLOCK:
        g.run_out(Seat(move.seat), option)
    else:
        g.play(Seat(move.seat), option)


def tables(game: Game, record: Record, box: Path | None = None, story: list[Event] | None = None) -> Iterator[State]:
    """The table after each input, the first one before any.  It is the same object each time: clone to keep it."""
    _check(game, record, box)
    low_box: Any = game.box(box, record.options)
    g = lay_out(game, record, low_box, story)
    yield g
    for n, move in enumerate(record.inputs):
        try:
            apply(g, move)
        except (UnreadableSave, IllegalOption):
            raise BadInput(f"move {n + 1} of the recorded game ({move.key[:60]}) is not possible there.") from None
        yield g


def replay(game: Game, record: Record, box: Path | None = None, story: list[Event] | None = None) -> State:
    g = None
    for table in tables(game, record, box, story):
        g = table
    assert g is not None
    return g


def _check(game: Game, record: Record, box: Path | None) -> None:
    if record.game != game.id:
        raise BadInput(f"this is a game of {record.game}, not of {game.id}.")
    if record.version != game.version:
        raise BadInput(f"this game was played by rules version {record.version}; this program has {game.version}.")
    if record.box != game.fingerprint(box, record.options):
        raise BadInput("this game was played with another card box; give the same one with --box.")


def read_record(path: Path) -> Record:
    return read_kind(path, Record)


def read_kind(path: Path, kind: type[R]) -> R:
    """A kind of record that notes more than a record does, from its file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as fault:
        raise BadInput(f"the saved game {path} cannot be read: {fault.strerror or fault}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadInput(f"{path} is not a saved game of Tablée: {fault}.") from None


def write_record(path: Path, record: Record) -> None:
    """Written beside and then moved: a crash leaves the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_bytes(msgspec.json.encode(record))
    beside.replace(path)


__all__ = [
    "CLOCK",
    "Input",
    "Record",
    "apply",
    "key",
    "lay_out",
    "read_kind",
    "read_record",
    "replay",
    "start",
    "tables",
    "write_record",
]
