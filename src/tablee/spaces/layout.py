"""Lay out the numbers of a game: its cells and its actions, from its fields, its rules and what some games show."""

from __future__ import annotations

import copyreg
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee import games
from tablee.kernel.game import Game
from tablee.kernel.saves import save
from tablee.kernel.state import OWNER, PUBLIC, Field, State, mix
from tablee.kernel.steps import is_question
from tablee.spaces.actions import Actions, Axis, Block
from tablee.spaces.explore import SEED, WIDE, Found, explore
from tablee.spaces.indexed import Desk, Spaces
from tablee.spaces.meanings import meaning
from tablee.spaces.observation import Asked, Cards, Cell, Numbers, Part, Series, Sheet

Key = tuple[str, int, tuple[tuple[str, str], ...], Path | None]
_LAID: dict[Key, Layout] = {}
LARGE = 2000  # a block of more options than this is worth thinning
SURE = 60  # different options of a rule that show how its numbers stand
LAYOUTS = 60  # tables looked at to see which cards there can be
SLACK = 2  # places for more than the games tried have shown


@dataclass(frozen=True)
class Layout:
    """A game laid out for some seats, with some options, from one box."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    box: Path | None
    spaces: Spaces
    scales: NDArray[np.float32]
    lay_out: Callable[[int], State]  # a table for each seed

    @property
    def cells(self) -> list[Cell]:
        return [cell for part in self.spaces.sheet.parts for cell in part.cells]

    @property
    def fingerprint(self) -> str:
        """A short name for the meaning of all cells and actions."""
        lines = [f"{c.name} {c.low} {c.high}" for c in self.cells]
        lines += [f"{b.name} {[(a.name, a.values) for a in b.axes]}" for b in self.spaces.actions.blocks]
        return sha256("\n".join(lines).encode()).hexdigest()[:12]

    @property
    def cards(self) -> Any:
        """The box, read."""
        return self.game.box(self.box, dict(self.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return _lay_again, (self.game.id, self.seats, dict(self.options), self.box)

    def new(self, seed: int, told: bool = False) -> State:
        if not told:
            return self.lay_out(seed)
        return self.game.new(self.seats, seed, dict(self.options), self.cards, [])


def lay(game: Game, seats: int, options: dict[str, str] | None = None, box: Path | None = None) -> Layout:
    """The cells and actions of a game, or `BadInput`."""
    chosen = tuple(game.check(seats, options or {}).items())
    key = (game.package, seats, chosen, box)
    if key not in _LAID:
        _LAID[key] = _lay(game, seats, chosen, box)
    return _LAID[key]


def _lay(game: Game, seats: int, options: tuple[tuple[str, str], ...], box: Path | None) -> Layout:
    lay_out = game.laying(seats, dict(options), game.box(box, dict(options)))
    found = explore(lay_out)
    g = lay_out(1)
    decks = _decks(lay_out)
    asked = _asked(g, found, decks)
    sheet = Sheet([_whose(g), asked, *_parts(g, found, decks)], asked, seats, len(g.kind_names))
    spaces = Spaces(seats, _actions(g, found, decks), sheet, found.longest, found.widest)
    highs = [cell.high - cell.low for part in sheet.parts for cell in part.cells]
    laid = Layout(game, seats, options, box, spaces, (1 / np.array(highs)).astype(np.float32), lay_out)
    spaces.source = laid
    return laid


def _lay_again(name: str, seats: int, options: dict[str, str], box: Path | None) -> Layout:
    return lay(games.game(name), seats, options, box)


def _saved(desk: Desk) -> tuple[Any, ...]:
    return _desk_again, (desk.spaces.source, save(desk.g))


def _desk_again(laid: Layout, saved: dict[str, object]) -> Desk:
    return Desk(laid.spaces, laid.game.load(saved, laid.cards))


def _named(spaces: Spaces) -> tuple[Any, ...]:
    return _spaces_of, (spaces.source,)


def _spaces_of(laid: Layout) -> Spaces:
    return laid.spaces


copyreg.pickle(Desk, _saved)
copyreg.pickle(Spaces, _named)


def _decks(lay_out: Callable[[int], State]) -> dict[str, dict[int, int]]:
    """How many cards of each kind there are of each back, at most: some games leave cards in the box."""
    most: dict[str, dict[int, int]] = {}
    for n in range(LAYOUTS):
        g = lay_out(mix(SEED, n))
        for deck, fields in g.decks():
            cards = [int(g.kinds[card]) for field in fields for pile in g.piles(field) for card in pile.cards]
            found = most.setdefault(deck, {})
            for kind, count in Counter(cards).items():
                found[kind] = max(found.get(kind, 0), count)
    return {deck: dict(sorted(found.items())) for deck, found in most.items()}


# -- Actions ------------------------------------------------------------------------------


def _actions(g: State, found: Found, decks: dict[str, dict[int, int]]) -> Actions:
    blocks: list[Block] = []
    base = 0
    for rule in sorted(step for step in found.tuples if not is_question(step)):
        axes = _axes(g, found, rule, decks)
        blocks.append(Block(rule, g.names()[rule][0], base, axes, _kept(axes, found.tuples[rule])))
        base += int(blocks[-1].size)
    return Actions(blocks, g.seats)


def _kept(axes: list[Axis], seen: set[tuple[int, ...]]) -> list[int]:
    """Of a large product, the places where numbers of one type stand in the order they always did; else all."""
    if prod(len(axis.values) for axis in axes) < LARGE or len(seen) < SURE:
        return []
    pairs = [(a, b) for a, b in combinations(range(len(axes)), 2) if axes[a].letter == axes[b].letter]
    rising = [(a, b) for a, b in pairs if all(t[a] < t[b] or t[b] < 0 for t in seen)]
    places = enumerate(product(*[axis.values for axis in axes]))
    return [place for place, t in places if all(t[a] < t[b] or t[b] < 0 for a, b in rising)] if rising else []


def _axes(g: State, found: Found, step: int, decks: dict[str, dict[int, int]]) -> list[Axis]:
    _, letters, names = g.names()[step]
    axes = []
    for place, (letter, name) in enumerate(zip(letters, names.split(), strict=True)):
        values = _widened(letter, found.values[step, place] or {0}, int(g.seats), decks)
        axes.append(Axis(letter, name, values, g.seats))
    return axes


def _widened(letter: str, seen: set[int], seats: int, decks: dict[str, dict[int, int]]) -> list[int]:
    """What was seen, and what is like it: any other seat, any kind with the same back, any number between."""
    if letter == "s" and seen != {0}:
        seen = seen | set(range(1, seats))
    elif letter == "k":
        seen = seen.union(*[set(kinds) for kinds in decks.values() if seen & set(kinds)])
    elif letter == "i" and max(seen) - min(seen) < WIDE:
        seen = set(range(min(seen), max(seen) + 1))
    return sorted(seen)


# -- Cells --------------------------------------------------------------------------------


def _parts(g: State, found: Found, decks: dict[str, dict[int, int]]) -> list[Part]:
    parts: list[Part] = []
    for i, field in enumerate(g.fields()):
        if field.deck:
            parts.append(_cards(g, i, field, decks[field.deck], found))
        elif field.sight == PUBLIC or (field.sight == OWNER and field.each):
            parts.append(_numbers(g, i, field, found))
    return parts


def _whose(g: State) -> Part:
    names = [*[f"seat.{s}" for s in range(g.seats)], "your_move", "over"]
    return Part([Cell(name, 0, 1) for name in names])


def _asked(g: State, found: Found, decks: dict[str, dict[int, int]]) -> Asked:
    questions = [step for step in sorted(g.names()) if is_question(step)]
    axes = [_axes(g, found, step, decks) for step in questions]
    names = [f"asked[{s}]" for s in range(g.seats)] + [f"question.{g.names()[q][0]}" for q in questions]
    for question, some in zip(questions, axes, strict=True):
        names += [f"question.{g.names()[question][0]}.{a.name}={_said(g, a, v)}" for a in some for v in a.values]
    return Asked([Cell(name, 0, 1) for name in names], axes)


def _said(g: State, axis: Axis, value: int) -> str:
    return g.kind_names[value] if axis.letter == "k" and value >= 0 else str(value)


def _numbers(g: State, i: int, field: Field, found: Found) -> Part:
    low, high = int(field.low), int(field.high)
    if field.each:
        places = range(g.seats) if field.sight == PUBLIC else range(1)
        return Numbers([Cell(f"{field.name}[{s}]", low, high) for s in places], i)
    if g.shapes()[i] == "N":
        return Numbers([Cell(field.name, low, high)], i)
    room = max(found.lengths[i], 1) + SLACK
    return Series([Cell(f"{field.name}.n", 0, room), *[Cell(f"{field.name}.{n}", low, high) for n in range(room)]], i)


def _cards(g: State, i: int, field: Field, kinds: dict[int, int], found: Found) -> Part:
    room, top = _room(g, i, field, found), field.sight == PUBLIC and g.shapes()[i] == "P"
    cells = [cell for n in range(room) for cell in _pile_cells(g, i, field, kinds, n, top)]
    return Cards(cells, i, list(kinds), room, top)


def _room(g: State, i: int, field: Field, found: Found) -> int:
    if g.shapes()[i] == "P":
        return 1
    return int(g.seats) if field.each else max(found.lengths[i], 1)


def _pile_cells(g: State, i: int, field: Field, kinds: dict[int, int], n: int, top: bool) -> list[Cell]:
    name = field.name if g.shapes()[i] == "P" else f"{field.name}[{n}]" if field.each else f"{field.name}.{n}"
    seen = field.sight == PUBLIC or (field.sight == OWNER and field.each and n == 0)
    cells = [Cell(f"{name}.{g.kind_names[kind]}", 0, count) for kind, count in kinds.items()]
    cells.append(Cell(f"{name}.{'size' if seen else 'unseen'}", 0, sum(kinds.values())))
    return cells + [Cell(f"{name}.top.{g.kind_names[kind]}", 0, 1) for kind in kinds if top]


def describe(laid: Layout) -> list[dict[str, Any]]:
    """Every cell of an observation: its place, its name, the range that 0 to 1 stands for, and what it means."""
    return [
        {"cell": i, "name": c.name, "low": int(c.low), "high": int(c.high), "meaning": meaning(laid.game, c.name)}
        for i, c in enumerate(laid.cells)
    ]


__all__ = ["Layout", "describe", "lay"]
