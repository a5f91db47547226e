"""Puzzles: moments of bots' games at which one move is clearly best, kept beside a game's rules (`puzzles.jsonl.xz`).

Everybody has the same one on the same day; when all have been shown they come round again.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.kernel import records, saves
from tablee.kernel.game import Game
from tablee.kernel.records import Input
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step

FILE = "puzzles.jsonl.xz"
TABLES = 2000  # imagined for the best and its nearest rivals


class Header(Struct):
    """By which rules the games were played, and how many bots' games have been looked through."""

    game: str
    version: int
    looked: int = 0


class Worth(Struct, array_like=True, frozen=True):
    """What an answer was found to be worth: wins in a thousand imagined tables; how those ended, and the score there.

    `endings` are in a thousand too, `score` is the mean of what the seat had, in tenths; None in games without.
    """

    key: str
    wins: int
    score: int | None = None
    endings: dict[str, int] = {}


class Puzzle(Struct, array_like=True, frozen=True):
    """A table and the moves that led to the question, whose it is, and what each answer was found to be worth.

    The best of `worths` comes first; `ahead` is by how many in a thousand it is ahead of the next at least.
    """

    seats: int
    seed: int
    moves: list[str]  # `1 play_card:0:chaleur_3:-1`
    seat: int
    worths: list[Worth]
    ahead: int

    @property
    def best(self) -> str:
        return self.worths[0].key

    def inputs(self) -> Iterator[Input]:
        for move in self.moves:
            who, key = move.split(" ", 1)
            yield Input(int(who), key)


def written(move: Input) -> str:
    return f"{move.seat} {move.key}"


def path_of(game: Game) -> Path:
    return game.folder / FILE


def read(game: Game) -> tuple[Header, list[Puzzle]]:
    """Those of other rules are none."""
    file = path_of(game)
    if not file.exists():
        return Header(game.id, game.version), []
    header, *lines = lzma.decompress(file.read_bytes()).splitlines()
    found = msgspec.json.decode(header, type=Header)
    if found.version != game.version:
        return Header(game.id, game.version), []
    decoder = msgspec.json.Decoder(Puzzle)
    return found, [decoder.decode(line) for line in lines]


def write(game: Game, header: Header, found: list[Puzzle]) -> None:
    """Beside and then moved: whoever is stopped leaves the file before or after."""
    lines = b"\n".join(map(msgspec.json.encode, [header, *found]))
    beside = path_of(game).with_suffix(".part")
    beside.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    beside.replace(path_of(game))


@lru_cache(maxsize=64)
def puzzles(game: Game) -> list[Puzzle]:
    return read(game)[1]


def of_day(game: Game, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from the epoch."""
    found = puzzles(game)
    return found[day % len(found)] if found else None


def laid_out(game: Game, puzzle: Puzzle, story: list[Event] | None = None) -> State:
    """The table as it was when the question was put."""
    g = game.new(puzzle.seats, puzzle.seed, {}, story=story)
    for move in puzzle.inputs():
        records.choose(g, move, Option(Step(saves.parse(g, move.key))))
    assert g.waits_for(Seat(puzzle.seat))
    return g
