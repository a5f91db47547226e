"""Games that teach: searched decisions, among those of our levels and of networks of now and before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tablee import bots
from tablee.bots.levels import NORMAL, NOVICE, TABLE, Searcher, Thumb
from tablee.bots.network import Legend, Network
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.indexed import Desk
from tablee.train.notes import SELDOM, SLIPS, Notes
from tablee.train.school import Sample, School

SEARCHED = 4  # one decision of so many
LOOK_AHEAD = 64  # iterations of a search
Quick = Callable[[State, Seat, list[int]], int]


class Game:
    """One game: who sits where, and what was learnt from it."""

    def __init__(self, school: School, seats: int, seed: int, networks: Sequence[Network]) -> None:
        self.school = school
        self.dice = State(0, mix(seed, -1))
        laid = school.laid(seats)
        self.desk = Desk(laid.spaces, laid.new(seed, told=True))
        self.left = int(laid.spaces.longest) * 20
        self.teacher = self._teacher(networks[-1] if networks else None, seed)
        self.normal = Thumb(bots.mind(school.game), seed, NORMAL)
        self.players = [self._player(networks, int(mix(seed, seat))) for seat in range(seats)]
        self.heard: list[list[dict[str, object]]] = [[] for _ in range(seats)]
        self.samples: list[Sample] = []

    def _teacher(self, network: Network | None, seed: int) -> Searcher:
        """An expert with a fixed number of tries; with a network it searches by that."""
        game, own = self.school.game, bots.mind(self.school.game)
        return Legend(game, network, Thumb(own, seed, NORMAL), own, seed, NORMAL.rank, 0.0, LOOK_AHEAD)

    def _player(self, networks: Sequence[Network], seed: int) -> Quick:
        """As often the network of now as all others together: those before it, and our levels by rule of thumb."""
        if networks and self.dice.below(2):
            return self._taught(networks[-1])
        which = int(self.dice.below(len(networks) + 3))
        if which < len(networks):
            return self._taught(networks[which])
        thumb = Thumb(bots.mind(self.school.game), seed, NOVICE if which == len(networks) else NORMAL)
        return lambda g, seat, _options: thumb.choose(Eyes(g, seat))

    def _taught(self, network: Network) -> Quick:
        def choose(g: State, seat: Seat, options: list[int]) -> int:
            chances = network.chances(self.school.game, g, int(seat), options, self._thumb(g, seat, options))
            return options[drawn(chances, self.dice)]

        return choose

    def _thumb(self, g: State, seat: Seat, options: list[int]) -> list[float]:
        return self.normal.points(g, seat, options)

    def play(self, notes: Notes) -> None:
        notes.begin()
        while not self.desk.g.over and self.left:
            self.left -= 1
            if not self.dice.below(SELDOM):
                notes.note(self.desk.g, Seat(self.dice.below(self.desk.g.seats)))
            self._decide(notes)
        notes.settle(self.desk.g)

    def _decide(self, notes: Notes) -> None:
        desk, seat = self.desk, self.desk.seat
        options = [int(desk.options[i]) for i in range(desk.n)]
        if len(options) == 1:
            desk.choose(options[0])
        elif not self.dice.below(SLIPS):
            desk.choose(options[self.dice.below(len(options))])
        elif known := self._not_to_be_thought_about(seat):
            desk.choose(known if known in options else options[0])
        elif self.dice.below(SEARCHED) or notes.is_full():
            desk.choose(self.players[seat](desk.g, seat, options))
        else:
            desk.choose(self._searched(notes, seat, options))

    def _not_to_be_thought_about(self, seat: Seat) -> int:
        """What is chosen where knowledge is asked for, or thought would betray something; 0 elsewhere."""
        eyes = Eyes(self.desk.g, seat)
        needs_none = self.normal.need_not_think(eyes.imagine(TABLE), seat)
        return self.normal.choose(eyes) if needs_none else 0

    def _searched(self, notes: Notes, seat: Seat, options: list[int]) -> int:
        g, heard = self.desk.g, self.heard[seat]
        heard += [told(g, event, seat) for event in (g.story or [])[len(heard) :]]
        search = self.teacher.search(Eyes(g, seat), heard)
        tries = np.array([int(search.visits(option)) for option in options], np.float32)
        target = tries / max(tries.sum(), 1)
        said = [self.school.said(g, option, int(seat)) for option in options]
        row = int(notes.note(g, seat))
        words, aims = [found for found, _ in said], [aim for _, aim in said]
        cells = seen_in(notes, row)
        self.samples.append(Sample(cells, words, aims, self._thumb(g, seat, options), target.tolist()))
        return options[int(target.argmax())]


def seen_in(notes: Notes, row: int) -> Any:
    """One row, copied."""
    size = int(notes.spaces.sheet.size)
    return np.frombuffer(notes.rows.cells, np.int16)[row * size : (row + 1) * size].copy()  # type: ignore[call-overload]


def drawn(chances: Sequence[float], dice: State) -> int:
    """A place by its chance."""
    left = int(dice.below(1 << 20)) / (1 << 20)
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return len(chances) - 1
