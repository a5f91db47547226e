"""Finished games, kept as the choices that made them: whoever changes a rule sees which of them end otherwise.

Beside each choice stands how many there were, so that a difference is found where it begins, not where the game ends.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tablee.kernel import records, saves
from tablee.kernel.game import Game
from tablee.kernel.records import Input
from tablee.kernel.state import IllegalOption, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.box import written

HERE = Path(__file__).parent


class Header(msgspec.Struct):
    """By which rules the games were played, and why each version of these is not the one before."""

    game: str
    version: int
    reasons: list[str]  # one a version, from the first on


class Kept(msgspec.Struct, array_like=True):
    """One finished game: the table that was laid, who played, each choice, and how it ended."""

    seats: int
    seed: int
    options: dict[str, str]
    change: dict[str, str]  # numbers of the box that were not as printed
    bots: list[str]
    moves: list[str]  # `1 play_card:0:chaleur_3:-1`; `1* …` where the clock ran out
    menus: list[int]  # how many options there were at each
    winners: int
    scores: list[int]

    def inputs(self) -> Iterator[Input]:
        for move in self.moves:
            who, key = move.split(" ", 1)
            yield Input(int(who[0]), key, records.CLOCK if who.endswith("*") else "")


def read(game: Game, folder: Path = HERE) -> tuple[Header, list[Kept]]:
    header, *lines = lzma.decompress((folder / f"{game.id}.jsonl.xz").read_bytes()).splitlines()
    kept = msgspec.json.Decoder(Kept)
    return msgspec.json.decode(header, type=Header), [kept.decode(line) for line in lines]


def write(header: Header, games: list[Kept], folder: Path = HERE) -> None:
    lines = b"\n".join(map(msgspec.json.encode, [header, *games]))
    (folder / f"{header.game}.jsonl.xz").write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))


@contextmanager
def box_of(game: Game, options: dict[str, str], change: dict[str, str]) -> Iterator[Any]:
    """The card box of a kept game."""
    with TemporaryDirectory() as folder:
        base = game.box_file(options)
        yield game.read_box(written(base, change, Path(folder, "box.toml")) if change else base)


class Replayer:
    """Plays kept games of one game again; boxes and spellings are read once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._boxes: dict[str, Any] = {}
        self._steps: dict[tuple[int, str], int] = {}

    def difference(self, kept: Kept) -> str:
        """Where a game goes otherwise than it did, in one sentence; nothing where it goes as it went."""
        g = self.lay_out(kept)
        for n, (move, menu) in enumerate(zip(kept.inputs(), kept.menus, strict=True), 1):
            try:
                found = open_options(g, move)
                records.choose(g, move, self.option(g, move.key))
            except (saves.UnreadableSave, IllegalOption):
                return f"choice {n}, {move.key}, is not possible any more"
            if found != menu:
                return f"at choice {n}, {move.key}, there were {menu} options and now are {found}"
        return self.other_end(g, kept)

    def other_end(self, g: State, kept: Kept) -> str:
        if not g.over:
            return "it does not end any more"
        if int(g.winners) != kept.winners:
            return f"seats {seats_in(kept.winners)} had won, now {seats_in(int(g.winners))} do"
        if (now := self.scores(g)) != kept.scores:
            return f"the scores were {kept.scores} and are {now}"
        return ""

    def scores(self, g: State) -> list[int]:
        return [int(self.game.score(g, seat)) for seat in range(int(g.seats))]

    def lay_out(self, kept: Kept) -> State:
        return self.game.new(kept.seats, kept.seed, kept.options, self.box(kept))

    def box(self, kept: Kept) -> Any:
        key = repr((self.game.box_file(kept.options), kept.change))
        if key not in self._boxes:
            with box_of(self.game, kept.options, kept.change) as box:
                self._boxes[key] = box
        return self._boxes[key]

    def option(self, g: State, key: str) -> Option:
        """Kinds have the same numbers at all tables of one box."""
        where = id(g.kind_names), key
        if where not in self._steps:
            self._steps[where] = saves.parse(g, key)
        return Option(Step(self._steps[where]))


def open_options(g: State, move: Input) -> int:
    of: Callable[[Seat], Any] = g.overdue_options if move.by == records.CLOCK else g.legal
    return len(of(Seat(move.seat)))


def seats_in(winners: int) -> list[int]:
    return [seat + 1 for seat in range(winners.bit_length()) if winners >> seat & 1]
