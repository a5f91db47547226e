"""Self-play in batches at the engine's speed: every table's next choice is a row, whoever's seat it is.

Needs numpy alone.  What a step gives are views: they change at the next step, and can only be read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee import bots
from tablee.adapters.ids import about
from tablee.adapters.seeds import Seeds
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State, mix
from tablee.kernel.steps import Seat
from tablee.spaces.batch import DICE, HELD, OUTSIDE, Batch
from tablee.spaces.buffers import shared
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import Layout

Array = NDArray[Any]
TABLES = 128
MEMORY = ("batch", "_now", "_final", "_bots")  # what a copy has of its own
Policy = Callable[["Turn"], Array]  # rows of some tables to a place for each


class Turn(NamedTuple):
    """One row for each table."""

    current_player: Array  # the seat that must choose
    observation: Array  # what it sees, in small whole numbers
    legal: Array  # the action of each of its options, then -1: what one chooses is a place in this row
    counts: Array  # how many options it has
    rewards: Array  # of every seat: 1 or -1 when a game is over
    terminated: Array  # whether a game was over in this step; the row is the next game's first
    truncated: Array  # whether one was broken off because it would not end

    def copy(self) -> Turn:
        return Turn(*[np.array(part) for part in self])

    def of(self, tables: Array) -> Turn:
        """The rows of some tables, copied."""
        return Turn(*[part[tables] for part in self])


class Tables:
    """What one process and several have in common."""

    def __init__(self, laid: Layout, tables: int, opponents: Mapping[int, str | Policy] | None) -> None:
        if tables < 1:
            raise BadInput(f"the number of tables is 1 or more, not {tables}.")
        self.laid = laid
        self.tables = tables
        self.seats = laid.seats
        self.scales = laid.scales  # times these, cells go from 0 to 1
        self.actions = int(laid.spaces.actions.size)
        self.opponents = checked_opponents(laid, opponents or {})
        self.metadata = {"tablee": about(laid)}
        self._seeds = Seeds()
        self._now: Turn

    def masks(self) -> NDArray[np.bool_]:
        """For each table a mask of all actions."""
        legal, masks = self._now.legal, np.zeros((self.tables, self.actions), np.bool_)
        rows, places = np.nonzero(legal >= 0)
        masks[rows, legal[rows, places]] = True
        return masks

    def scaled(self) -> NDArray[np.float32]:
        """The observation from 0 to 1."""
        seen: NDArray[np.float32] = self._now.observation * self.scales
        return seen


class SelfPlay(Tables):
    """`tables` games side by side in this process.

    `opponents` says who plays at some seats: a level, or a policy that is given their rows.
    `skip_forced` makes choices among one option without asking.
    """

    def __init__(
        self,
        laid: Layout,
        tables: int = TABLES,
        opponents: Mapping[int, str | Policy] | None = None,
        skip_forced: bool = False,
    ) -> None:
        super().__init__(laid, tables, opponents)
        self.skip_forced = skip_forced
        self._bots = Levels(laid, self.opponents)
        self.batch: Batch

    def reset(self, seed: int | Sequence[int] | None = None) -> Turn:
        """A seed for each table, or one from which they follow: tables know nothing of each other."""
        self._lay_out(self._seeds.each(seed, self.tables))
        self._ask_others()
        return self._turn()

    def _lay_out(self, seeds: list[int]) -> None:
        who = [self._who(seat) for seat in range(self.seats)]
        deal = self._bots.lay_out if self._bots.listening else self.laid.lay_out
        self.batch = Batch(self.laid.spaces, deal, seeds, who, self.skip_forced)
        self._width = 0

    def _who(self, seat: int) -> int:
        there = self.opponents.get(seat)
        return OUTSIDE if there is None else DICE if there == bots.RANDOM else HELD

    def step(self, places: Array | Sequence[int]) -> Turn:
        """At each table one choice; `IllegalAction` names those where it is not open, and nothing has changed."""
        self.batch.step(np.asarray(places).tolist())
        self._ask_others()
        return self._turn()

    def _turn(self) -> Turn:
        """The same views as before, unless a row of options became longer."""
        batch = self.batch
        if self._width != batch.width:
            self._width, n = int(batch.width), self.tables
            self._now = Turn(
                shared(batch.players, np.int64),
                shared(batch.rows.cells, np.int16).reshape(n, -1),
                shared(batch.legal, np.int32).reshape(n, -1),
                shared(batch.counts, np.int64),
                shared(batch.rewards, np.float64).reshape(n, -1),
                shared(batch.terminated, np.bool_),
                shared(batch.truncated, np.bool_),
            )
            self._final = shared(batch.last.cells, np.int16).reshape(n, self.seats, -1)
        return self._now

    @property
    def final(self) -> Array:
        """What each seat saw when a table's last game was over: tables, seats, cells.  Written when it is asked for."""
        self.batch.show_ends()
        return self._final

    def __getstate__(self) -> dict[str, Any]:
        """A copy goes on from here; levels at its seats are seated anew, and hear what they had heard."""
        kept = {name: value for name, value in self.__dict__.items() if name not in MEMORY}
        return kept | ({"_batch": kept_of(self.batch)} if hasattr(self, "batch") else {})

    def __setstate__(self, kept: dict[str, Any]) -> None:
        batch = kept.pop("_batch", None)
        self.__dict__.update(kept)
        self._bots = Levels(self.laid, self.opponents)
        if batch is not None:
            self._lay_out(batch["seeds"])
            self.batch.go_on_from(batch["numbers"], *tables_again(batch))
            self._turn()

    def _ask_others(self) -> None:
        """Levels and policies choose until every table waits for somebody outside."""
        held = [seat for seat in range(self.seats) if self._who(seat) == HELD]
        while held:
            now = self._turn()
            waiting = np.flatnonzero(np.isin(now.current_player, held))
            if not len(waiting):
                return
            places = self._places(now, waiting)
            self.batch.step_some(waiting.tolist(), places)

    def _places(self, now: Turn, waiting: Array) -> list[int]:
        chosen = np.zeros(len(waiting), np.int64)
        for seat, who in self.opponents.items():
            mine = np.flatnonzero(now.current_player[waiting] == seat)
            if len(mine) and isinstance(who, str):
                chosen[mine] = [self._bots.place(self.batch, int(i), seat) for i in waiting[mine]]
            elif len(mine):
                chosen[mine] = who(now.of(waiting[mine]))  # type: ignore[operator]
        return chosen.tolist()

    def close(self) -> None:
        """Nothing is held open."""


class Levels:
    """Bots at some seats of every table, with what each has heard so far."""

    def __init__(self, laid: Layout, opponents: Mapping[int, str | Policy]) -> None:
        self.laid = laid
        self.levels = {seat: who for seat, who in opponents.items() if isinstance(who, str) and who != bots.RANDOM}
        self.listening = bool(self.levels)
        self._sitting: dict[tuple[int, int], tuple[State, Any, list[dict[str, object]]]] = {}

    def lay_out(self, seed: int) -> State:
        return self.laid.new(seed, told=True)

    def place(self, batch: Batch, i: int, seat: int) -> int:
        g = batch.tables[i]
        there = self._sitting.get((i, seat))
        if there is None or there[0] is not g:  # a game just begun
            seed = int(mix(batch.seeds[i], -2 - int(batch.dealt[i]) * self.laid.seats - seat))
            there = self._sitting[i, seat] = (g, bots.make(self.levels[seat], self.laid.game, seed), [])
        _, bot, heard = there
        if g.story is not None and getattr(bot, "listens", True):
            heard += [told(g, event, Seat(seat)) for event in g.story[len(heard) :]]
        option, at = bot.choose(Eyes(g, Seat(seat)), heard), i * int(batch.width)
        return next((k for k in range(batch.counts[i]) if batch.options[at + k] == option), 0)


def kept_of(batch: Batch) -> dict[str, Any]:
    """What a copy of a batch is made of: tables as desks are kept, what was told at them, and numbers."""
    ended = [None if g is None else Desk(batch.spaces, g) for g in batch.finished]
    return {
        "seeds": [int(seed) for seed in batch.seeds],
        "numbers": batch.kept(),
        "tables": [Desk(batch.spaces, g) for g in batch.tables],
        "stories": [None if g.story is None else [spelled(event) for event in g.story] for g in batch.tables],
        "finished": ended,
    }


def tables_again(kept: dict[str, Any]) -> tuple[list[State], list[State | None]]:
    tables = [desk.g.clone() for desk in kept["tables"]]
    for g, story in zip(tables, kept["stories"], strict=True):
        g.story = None if story is None else [Event(*event) for event in story]
    return tables, [None if desk is None else desk.g.clone() for desk in kept["finished"]]


def spelled(event: Event) -> tuple[Any, ...]:
    return event.kind, event.args, int(event.secret), int(event.knows), int(event.cause)


def checked_opponents(laid: Layout, opponents: Mapping[int, str | Policy]) -> dict[int, str | Policy]:
    for seat, who in opponents.items():
        if seat not in range(laid.seats):
            raise BadInput(f"an opponent sits at 0 to {laid.seats - 1}, not {seat}.")
        if isinstance(who, str):
            bots.checked(who)
    if len(opponents) == laid.seats:
        raise BadInput("opponents sit at every seat; at least one must be yours.")
    return dict(opponents)


def build(laid: Layout, tables: int = TABLES, processes: int = 1, **settings: Any) -> Any:
    """In this process, or in several with shared memory."""
    if processes < 1:
        raise BadInput(f"the number of processes is 1 or more, not {processes}.")
    if processes == 1:
        return SelfPlay(laid, tables, **settings)
    from tablee.adapters.crew import Crew

    return Crew(laid, tables, processes, **settings)
