"""Self-play in several processes: each has some of the tables, and writes their rows into memory that all share.

The process that asks is one of them.  Whoever waits for another looks again and again for a moment before it sleeps:
waking up takes as long as many rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from typing import Any, cast

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from tablee.adapters.selfplay import Array, SelfPlay, Tables, Turn
from tablee.kernel.game import BadInput
from tablee.spaces.batch import refusal
from tablee.spaces.indexed import IllegalAction
from tablee.spaces.layout import Layout

AWAKE = 0.0005  # seconds
ROOM = 2  # times as many options as any choice had that was tried: shared memory cannot grow
LEGAL, FINAL = Turn._fields.index("legal"), len(Turn._fields)  # places among the arrays
Shape = tuple[str, tuple[int, ...]]


@dataclass(frozen=True)
class Memory:
    """Arrays one after another in a block of shared memory: the parts of a turn, last sights, and what was chosen."""

    name: str
    shapes: tuple[Shape, ...]

    def arrays(self, block: SharedMemory) -> list[Array]:
        found, at = [], 0
        for kind, shape in self.shapes:
            found.append(np.ndarray(shape, kind, block.buf, at))
            at += size_of((kind, shape))
        return found


def size_of(shape: Shape) -> int:
    """In bytes, up to the next place where any number may begin."""
    return -(-np.dtype(shape[0]).itemsize * prod(shape[1]) // 64) * 64


def shapes(laid: Layout, n: int) -> tuple[Shape, ...]:
    cells, seats = int(laid.spaces.sheet.size), laid.seats
    turn: list[Shape] = [
        ("int64", (n,)),
        ("int16", (n, cells)),
        ("int32", (n, ROOM * int(laid.spaces.widest))),
        ("int64", (n,)),
        ("float64", (n, seats)),
        ("bool", (n,)),
        ("bool", (n,)),
    ]
    return (*turn, ("int16", (n, seats, cells)), ("int64", (n,)))


class Crew(Tables):
    """The interface of `SelfPlay`; `context` is how processes start: spawn, forkserver or fork."""

    def __init__(self, laid: Layout, tables: int, processes: int, context: str = "spawn", **settings: Any) -> None:
        if tables % processes:
            raise BadInput(f"{tables} tables cannot be shared equally among {processes} processes.")
        super().__init__(laid, tables, settings.get("opponents"))
        form = shapes(laid, tables)
        self._block = SharedMemory(create=True, size=sum(map(size_of, form)))
        memory = Memory(self._block.name, form)
        arrays = memory.arrays(self._block)
        arrays[LEGAL].fill(-1)
        *turn, self.final, self._places = arrays
        self._now = Turn(*turn)
        share, starter = tables // processes, cast(Any, get_context(context))
        self._mine = SelfPlay(laid, share, **settings)
        self._arrays = [array[:share] for array in arrays]
        for part in (*turn, self.final):
            part.flags.writeable = False
        self._ends: list[Connection] = []
        self._workers = []
        for n in range(1, processes):
            mine, theirs = starter.Pipe()
            own = (n * share, (n + 1) * share)
            worker = starter.Process(target=work, args=(theirs, laid, memory, own, settings), daemon=True)
            worker.start()
            theirs.close()
            self._ends.append(mine)
            self._workers.append(worker)

    def reset(self, seed: int | Sequence[int] | None = None) -> Turn:
        seeds = self._seeds.each(seed, self.tables)
        share = self._mine.tables
        parts = [("reset", seeds[n : n + share]) for n in range(0, self.tables, share)]
        return self._tell(parts)

    def step(self, places: Array | Sequence[int]) -> Turn:
        """What is not open is refused here, before any process has heard of it."""
        chosen = np.asarray(places)
        if chosen.shape != (self.tables,):
            raise IllegalAction(f"{self.tables} tables need as many places, not {len(chosen)}.")
        if ((chosen < 0) | (chosen >= self._now.counts)).any():
            raise refusal(list(range(self.tables)), chosen.tolist(), vec[i64](self._now.counts.tolist()))
        self._places[:] = chosen
        return self._tell([("step", None)] * (1 + len(self._ends)))

    def _tell(self, words: list[tuple[str, Any]]) -> Turn:
        for end, word in zip(self._ends, words[1:], strict=True):
            end.send(word)
        try:
            fault = carry_out(self._mine, words[0], self._arrays)
        finally:
            faults = [heard(end) for end in self._ends]
        faults = [said for said in (fault, *faults) if said]
        if faults:
            raise BadInput(faults[0])
        return self._now

    def close(self) -> None:
        for end in self._ends:
            end.send(("close", None))  # a forked process holds its own end open: hanging up is not enough
        for worker in self._workers:
            worker.join()
        self._ends, self._workers = [], []
        del self._now, self.final, self._places, self._arrays
        self._block.close()
        self._block.unlink()


def work(end: Connection, laid: Layout, memory: Memory, part: tuple[int, int], settings: dict[str, Any]) -> None:
    """One process: until it is told to close, or whoever started it is gone."""
    block = SharedMemory(memory.name)
    arrays = [array[part[0] : part[1]] for array in memory.arrays(block)]
    play = SelfPlay(laid, part[1] - part[0], **settings)
    while True:
        try:
            word = heard(end)
        except EOFError:
            break
        if word[0] == "close":
            break
        end.send(carry_out(play, word, arrays))
    arrays.clear()
    block.close()


def heard(end: Connection) -> Any:
    """What the other end says, awake for a moment before it is waited for."""
    until = perf_counter() + AWAKE
    while not end.poll() and perf_counter() < until:
        pass
    return end.recv()


def carry_out(play: SelfPlay, word: tuple[str, Any], arrays: list[Array]) -> str:
    """One process's part of a step; what is wrong where it cannot be written."""
    now = play.reset(word[1]) if word[0] == "reset" else play.step(arrays[-1])
    return write(play, now, arrays[:-1])


def write(play: SelfPlay, now: Turn, arrays: list[Array]) -> str:
    """Into shared memory; what is wrong where it cannot be."""
    room = arrays[LEGAL].shape[1]
    wide = min(room, now.legal.shape[1])
    if wide == room and int(now.counts.max()) > room:
        return f"a choice has {now.counts.max()} options, and shared memory has room for {room}: use one process."
    arrays[LEGAL][:, :wide] = now.legal[:, :wide]
    for n, part in enumerate(now):
        if n != LEGAL:
            arrays[n][:] = part
    ended = now.terminated | now.truncated
    if ended.any():
        arrays[FINAL][ended] = play.final[ended]
    return ""
