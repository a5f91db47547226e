"""Games that people have lent: what happened, and nothing of who they are; each is played again move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from tablee import games
from tablee.kernel import records
from tablee.kernel.records import Record
from tablee.kernel.saves import parse
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step
from tablee.lab.play import Move

PERSON: Final = "person"


class Lent(Struct, frozen=True):
    """The record of a finished game, who began on each seat (a person, or a bot's level), and who chose each move."""

    record: Record
    players: list[str]
    chosen: list[bool]  # by the player of the seat, not by the clock or somebody who stood in

    @property
    def table(self) -> tuple[int, tuple[tuple[str, str], ...]]:
        """What makes two games comparable: the number of players and the options."""
        return self.record.seats, tuple(self.record.options.items())

    def by_person(self, n: int) -> bool:
        return self.chosen[n] and self.players[self.record.inputs[n].seat] == PERSON


class Again:
    """A recorded game while it is played again: what a witness wants to see."""

    def __init__(self, lent: Lent) -> None:
        record = lent.record
        self.game, self.seed, self._inputs = games.game(record.game), record.seed, record.inputs
        self.story: list[Event] = []
        self.g: State = records.lay_out(self.game, record, self.game.box(None, record.options), self.story)

    def moves(self) -> Iterator[Move]:
        """Each decision, once it has been carried out."""
        for told in self._inputs:
            seat, option = Seat(told.seat), Option(Step(parse(self.g, told.key)))
            asked, menu = int(self.g.asked.n), tuple(map(int, self.g.legal(seat)))
            records.choose(self.g, told, option)
            yield Move(told.seat, int(option), menu, asked, 0.0)
