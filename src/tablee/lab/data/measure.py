"""Play games and note every decision.  A part depends on the plan and its number only: whoever stops can go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tablee import games
from tablee.bots.levels import Searcher
from tablee.kernel.game import BadInput
from tablee.kernel.steps import Seat
from tablee.lab.data.sheets import Columns, Dataset
from tablee.lab.engine import Engine
from tablee.lab.plan import Plan
from tablee.lab.play import play
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout, describe, lay

GAMES = 20  # a part
NO_POLICY = -1.0  # in the first place of a row: nothing was searched


@dataclass(frozen=True)
class Wish:
    """A dataset: which games, how many decisions at least, and where."""

    what: Plan
    decisions: int
    folder: Path
    form: str

    def about(self) -> dict[str, Any]:
        """All that its content depends on, and what its numbers mean."""
        laid = laid_out(self.what)
        return {
            "dataset": f"tablee/{self.what.game}-v{games.game(self.what.game).version}",
            "plan": {**self.what.as_json(), "games": None},
            "spaces": laid.fingerprint,
            "format": self.form,
            "games_a_part": GAMES,
            "cells": describe(laid),
            "actions": [
                {"rule": b.name, "first": int(b.base), "size": int(b.size)} for b in laid.spaces.actions.blocks
            ],
        }


def laid_out(what: Plan) -> Layout:
    return lay(games.game(what.game), what.players, dict(what.options), what.box)


@dataclass
class Made:
    """What there is of a dataset: decisions of each part, in order."""

    parts: list[int] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return sum(self.parts)


def taken_up(wish: Wish, about: dict[str, Any]) -> Made:
    """The parts of an earlier run of the same plan; a folder with anything else in it is refused."""
    found = Dataset(wish.folder, wish.form).about()
    if found is None:
        if wish.folder.exists() and any(wish.folder.iterdir()):
            raise BadInput(f"{wish.folder} has other files in it; choose an empty folder.")
        return Made()
    if {name: found.get(name) for name in about} != about:
        raise BadInput(f"{wish.folder} holds data of other games; choose another folder.")
    return Made(list(found.get("parts", [])))


def make(wish: Wish, made: Made, jobs: int | None) -> Iterator[Made]:
    """Add parts until there are decisions enough."""
    todo = ((wish, n) for n in range(len(made.parts), 1 << 30))
    if made.decisions >= wish.decisions:
        return
    for decisions in Engine(jobs).run(play_part, todo):
        made.parts.append(decisions)
        yield made
        if made.decisions >= wish.decisions:
            return


def play_part(wish: Wish, n: int) -> int:
    """Its games, written; how many decisions they took."""
    part = Part(laid_out(wish.what))
    for number in range(n * GAMES, (n + 1) * GAMES):
        part.play(wish.what, number)
    Dataset(wish.folder, wish.form).write(n, part.columns())
    return len(part.rows)


class Part:
    """Rows of some games, seat by seat."""

    def __init__(self, laid: Layout) -> None:
        self.laid = laid
        self._sight = Rows(laid.spaces, 1)
        self._cells = shared(self._sight.cells, np.int16)
        self.rows: list[dict[str, Any]] = []
        self.seen: list[Any] = []
        self.ends: list[int] = []
        self.finals: list[Any] = []

    def play(self, what: Plan, number: int) -> None:
        played = play(what, number)
        notes: list[list[tuple[dict[str, Any], Any]]] = [[] for _ in range(what.players)]
        moves, step, desk = played.moves(), 0, Desk(self.laid.spaces, played.g)
        while not played.g.over:
            desk.look()
            seat, seen = int(desk.seat), self._seen(desk, int(desk.seat))
            options = [int(desk.options[i]) for i in range(desk.n)]
            indices = [int(desk.indices[i]) for i in range(desk.n)]
            move = next(moves)
            place = options.index(move.option) if move.option in options else 0
            row: dict[str, Any] = {"game": number, "step": step, "seat": seat, "place": place, "action": indices[place]}
            row |= {"legal": indices, "policy": policy(played.players[seat], options)}
            notes[seat].append((row, seen))
            step += 1
        next(moves, None)  # all has been played: the bots may go
        for seat, mine in enumerate(notes):
            self._add(mine, 1 if played.g.winners >> seat & 1 else -1, self._seen(desk, seat), number, seat)

    def _seen(self, desk: Desk, seat: int) -> Any:
        self._sight.show(0, desk.g, Seat(seat))
        return self._cells.copy()

    def _add(self, mine: list[tuple[dict[str, Any], Any]], result: int, final: Any, number: int, seat: int) -> None:
        if not mine:  # somebody who was never asked has decided nothing
            return
        for row, seen in mine:
            self.rows.append({**row, "result": result, "episode": number * self.laid.seats + seat})
            self.seen.append(seen)
        self.ends.append(len(self.rows))
        self.finals.append(final)

    def columns(self) -> Columns:
        width = max(len(row["legal"]) for row in self.rows)
        legal = np.full((len(self.rows), width), -1, np.int32)
        thought = np.full((len(self.rows), width), NO_POLICY, np.float32)
        for i, row in enumerate(self.rows):
            legal[i, : len(row["legal"])] = row["legal"]
            thought[i, : len(row["policy"])] = row["policy"]
        kinds = {"game": np.int64, "episode": np.int64, "step": np.int32, "seat": np.int8, "action": np.int32}
        kinds |= {"place": np.int16, "result": np.int8}
        plain = {name: np.array([row[name] for row in self.rows], kind) for name, kind in kinds.items()}
        counts = np.array([len(row["legal"]) for row in self.rows], np.int16)
        return plain | {
            "count": counts,
            "legal": legal,
            "policy": thought,
            "observation": np.stack(self.seen),
            "ends": np.array(self.ends, np.int64),
            "final_observation": np.stack(self.finals),
        }


def policy(player: Any, options: list[int]) -> list[float]:
    """Which part of its tries a search gave each option; nothing where nothing was searched."""
    search = player.thought if isinstance(player, Searcher) else None
    if search is None:
        return []
    tried = [int(search.visits(option)) for option in options]
    return [n / max(1, sum(tried)) for n in tried]
