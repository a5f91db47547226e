# mypyc: compile
"""A game being played: the rules' table, its story, and what each observer has been told of it so far."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tablee.kernel import records
from tablee.kernel.game import Game
from tablee.kernel.records import CLOCK, Input, Record
from tablee.kernel.saves import parse, spelled
from tablee.kernel.sight import reveals
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step, asked_seats

MARKED = 64  # moves from one kept table to the next


class Tried:
    """A move carried out beside the table: it counts only once it is stored."""

    def __init__(self, before: State, after: State, move: Input, option: int, standing: bool) -> None:
        self.after = after
        self.move = move
        self.option = option
        self.standing = standing
        self.story: list[Event] = after.story or []
        self.sealed = not standing and not self.story and _answered_only(before, after)
        self.revealing = reveals(before, after, Seat(move.seat), Option(Step(option)), move.by == CLOCK)


def _answered_only(before: State, after: State) -> bool:
    """An answer among several that are awaited, of which nobody else may learn yet."""
    several = len(asked_seats(before.window)) > 1
    return several and after.window == before.window and after.asked.n == before.asked.n - 1 > 0


class Mark:
    """A game after some of its moves, kept: whoever takes back and plays on for ever costs nobody else time."""

    def __init__(self, g: State, moves: int, story: int, barrier: int) -> None:
        self.g = g
        self.moves = moves
        self.story = story
        self.barrier = barrier


@mypyc_attr(allow_interpreted_subclasses=True)  # tests plant leaks and faults
class Play:
    """One game from its beginning to now."""

    def __init__(self, game: Game, record: Record, prelude: Sequence[Event] = ()) -> None:
        self.game = game
        self.record = record
        self.prelude = list(prelude)  # what was told before a record that goes on from a saved table
        self.versions = [0] * (record.seats + 1)  # of each seat's view, and of the spectators'
        self.rewinds = 0  # how often the story was changed after it was told
        self.bank = [0] * record.seats  # milliseconds used beyond the time for a move
        inputs, record.inputs = record.inputs, []
        self.g = records.lay_out(game, record)
        self.story: list[Event] = list(self.prelude)
        self.sealed: list[bool] = []  # for each move: whether only its own seat knows of it
        self.closed = False  # whether what is hidden stays so when it is over
        self.barrier = 0  # moves before it cannot be taken back without consent
        self.since = [1] * record.seats  # the version at which each seat was asked what it is asked
        self.marks: list[Mark] = []
        self._mark()
        for move in inputs:
            self.take(self.attempt(move))
        self.reset_versions()

    def reset_versions(self) -> None:
        """Whatever was played so far, nobody has been shown any of it."""
        self.versions = [1] * (self.record.seats + 1)
        self.since = [1] * self.record.seats

    def attempt(self, move: Input) -> Tried:
        """Carry a move out on a copy; raises what the rules raise."""
        twin = self.g.clone()
        option = Option(Step(parse(twin, move.key)))
        standing = move.by != CLOCK and twin.stands(Seat(move.seat), option)
        twin.story = []
        records.choose(twin, move, option)
        return Tried(self.g, twin, move, int(option), standing)

    def take(self, tried: Tried) -> None:
        """The move is stored: it counts."""
        self.g = tried.after
        self.g.story = None
        self.story += tried.story
        self.record.inputs.append(tried.move)
        self.sealed.append(tried.sealed)
        if tried.revealing:
            self.barrier = len(self.sealed)
        self._count(tried.move.seat if tried.sealed else None)
        if not (tried.sealed or tried.standing):
            self.since = self.versions[:-1]
        if len(self.sealed) % MARKED == 0:
            self._mark()

    def stir(self, only: int | None = None) -> None:
        """Something else changed what everybody is shown, or one seat alone: a pause, say."""
        self._count(only)

    def _count(self, only: int | None) -> None:
        """One version more for everybody, or for one seat alone."""
        for i in range(len(self.versions)):
            if only is None or i == only:
                self.versions[i] += 1

    # -- Taking back --------------------------------------------------------------------

    def own_undo(self, seat: int) -> int | None:
        """Which move `seat` may take back by itself: its last, while all that came after it was sealed."""
        for i in range(len(self.sealed) - 1, self.barrier - 1, -1):
            if self.record.inputs[i].seat == seat:
                return i
            if not self.sealed[i]:
                return None
        return None

    def before_public(self, moves: int) -> int | None:
        """How many moves are left when the last `moves` that everybody saw are taken back."""
        public = [i for i, sealed in enumerate(self.sealed) if not sealed]
        if not 0 < moves <= len(public):
            return None
        cut = public[-moves]
        while cut and self.sealed[cut - 1]:
            cut -= 1
        return cut

    def public_moves(self) -> int:
        return self.sealed.count(False)

    def rewind(self, to: int, *, only: bool) -> None:
        """Play again without the moves from `to` on, or without that one alone."""
        inputs, versions, since = self.record.inputs, list(self.versions), self.since
        kept = inputs[:to] + (inputs[to + 1 :] if only else [])
        alone = inputs[to].seat if only and self.sealed[to] else None
        self._return_to_mark(to)
        for move in kept[len(self.sealed) :]:
            self.take(self.attempt(move))
        self.versions = versions
        self._count(alone)
        self.rewinds += alone is None
        self.since = since if alone is not None else self.versions[:-1]

    def _mark(self) -> None:
        self.marks.append(Mark(self.g.clone(), len(self.sealed), len(self.story), self.barrier))

    def _return_to_mark(self, moves: int) -> None:
        """The last one after no more than so many moves."""
        while self.marks[-1].moves > moves:
            self.marks.pop()
        mark = self.marks[-1]
        self.g, self.barrier = mark.g.clone(), mark.barrier
        self.story, self.sealed = self.story[: mark.story], self.sealed[: mark.moves]
        self.record.inputs = self.record.inputs[: mark.moves]

    def asked(self) -> list[int]:
        """The seats whose answer is really still missing: for drivers only, never to be shown."""
        return [s for s in range(self.record.seats) if self.g.waits_for(Seat(s))]

    def is_turn(self) -> bool:
        """Whether the open question is that of a turn; of a game that does not say which, any put to one alone."""
        if not self.g.asked.n or len(self.window()) != 1:
            return False
        return not self.game.turn or spelled(self.g, self.g.window) == (self.game.turn, [])

    def window(self) -> list[int]:
        """The seats the open question was put to: public."""
        return asked_seats(self.g.window) if self.g.asked.n else []
