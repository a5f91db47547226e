"""Whether the engine has become slower: everything against the same game in C, compiled in the same run.

`python3 run.py bench gate [--json] [--keep] [--quick]`

Ratios, not seconds: how many decisions of `twin.c` fit into one of ours, into a clone, a view, an imagined table, an
iteration of search, a choice in the batch environment.  Both sides are timed in turn, in many short slices of
processor time; the best slice of each counts, and the middle of all pairs, and only what both call slower is.
What looks slower than what is kept in `kept.jsonl` gets more slices before it is called so.  `--keep` appends what
was measured; `bench trend` draws it.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

import tablee
from bench import QUICK, twin
from bench.search import thinking
from tablee.adapters.ids import id_of
from tablee.games import OURS, game
from tablee.kernel.sight import imagine, view
from tablee.kernel.state import State, is_compiled, playout
from tablee.kernel.steps import Seat

KEPT = Path(__file__).with_name("kept.jsonl")
SLICE = 0.002  # seconds: short enough that many are not interrupted
ROUNDS = 40  # slices of each thing before it is judged
MOST_ROUNDS = 12  # times as many, before it is called slower
SHORT, LONG = 1.25, 1.10  # how much slower is too slow
C_GAMES = 20
ROWS = 64  # of the batch environment

Work = Callable[[], int]  # does something, and says how many times


class Slices:
    """One thing and the C, timed in turn."""

    def __init__(self, work: Work, c: Work) -> None:
        self.work = work
        self.c = c
        self.ours: list[float] = []
        self.theirs: list[float] = []

    def take(self) -> None:
        self.theirs.append(seconds_of(self.c))
        self.ours.append(seconds_of(self.work))

    def ratios(self) -> tuple[float, float]:
        """By the best slice of each, and by the middle of the pairs: a busy machine rarely spoils both alike."""
        pairs = [ours / theirs for ours, theirs in zip(self.ours, self.theirs, strict=True)]
        return min(self.ours) / min(self.theirs), median(pairs)


def seconds_of(work: Work) -> float:
    """Processor time that one takes, by a short slice of them."""
    done, start = 0, time.thread_time()
    while not done or time.thread_time() - start < SLICE:
        done += work()
    return (time.thread_time() - start) / done


def works() -> dict[str, Work]:
    return {f"{what} {name}": make(name) for what, make in MAKERS.items() for name in OURS}


def midgame(name: str) -> State:
    g = game(name).new(game(name).usual, 5)
    playout(g, State(0, 3), 40)
    return g if not g.over else game(name).new(game(name).usual, 6)


def playing(name: str) -> Work:
    lay_out, dice, seeds = game(name).laying(game(name).usual), State(0, 99), iter(range(10**9))
    return lambda: playout(lay_out(next(seeds) % 64), dice)


def often(call: Callable[[], object]) -> Work:
    def work() -> int:
        for _ in range(20):
            call()
        return 20

    return work


def cloning(name: str) -> Work:
    return often(midgame(name).clone)


def viewing(name: str) -> Work:
    g = midgame(name)
    return often(lambda: view(g, Seat(0)))


def imagining(name: str) -> Work:
    g = midgame(name)
    return often(lambda: imagine(g, Seat(0), 77))


def searching(name: str) -> Work:
    think = thinking(name, 0.5)
    return lambda: think(1)


def stepping(name: str) -> Work:
    """The batch environment: every row is one choice, with what its seat sees and may do."""
    env: Any = tablee.make(id_of(game(name)), "selfplay", tables=ROWS)
    now, dice = env.reset(seed=1), np.random.default_rng(1)

    def work() -> int:
        env.step((dice.random(len(now.counts)) * now.counts).astype(np.int64))
        return len(now.counts)

    return work


MAKERS: dict[str, Callable[[str], Work]] = {
    "play": playing,
    "clone": cloning,
    "view": viewing,
    "imagine": imagining,
    "search": searching,
    "batch": stepping,
}


def yardstick(library: ctypes.CDLL) -> Work:
    box, dice = twin.c_box(game("boom").usual), ctypes.c_uint64(99)

    def work() -> int:
        return int(library.play_many(ctypes.byref(box), ctypes.c_int64(0), ctypes.c_int64(C_GAMES), ctypes.byref(dice)))

    return work


def measure(library: ctypes.CDLL, some: dict[str, Work], rounds: int, allowed: dict[str, float]) -> dict[str, Slices]:
    """What is slower than allowed is measured again and again before it is believed."""
    found = {name: Slices(work, yardstick(library)) for name, work in some.items()}
    doubtful = list(found)
    for _ in range(MOST_ROUNDS):
        for _ in range(rounds if doubtful else 0):
            for name in doubtful:
                found[name].take()
        doubtful = [name for name in doubtful if min(found[name].ratios()) > allowed.get(name, float("inf"))]
    return found


def kept() -> dict[str, float]:
    """What was kept last."""
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    found: dict[str, float] = json.loads(lines[-1])["ratios"] if lines else {}
    return found


def slower(found: dict[str, Slices], before: dict[str, float], factor: float) -> list[str]:
    """A sentence for each thing that has become slower by more than a factor, however one looks at it."""
    now = {name: min(slices.ratios()) for name, slices in found.items() if name in before}
    return [
        f"{name}: {ratio:.4g} decisions of the C where {before[name]:g} were kept."
        for name, ratio in now.items()
        if ratio > before[name] * factor
    ]


def judge(library: ctypes.CDLL, factor: float, rounds: int) -> list[str]:
    before = kept()
    allowed = {name: ratio * factor for name, ratio in before.items()}
    return slower(measure(library, works(), rounds, allowed), before, factor)


def keep(found: dict[str, float]) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    line = {"date": time.strftime("%Y-%m-%d"), "commit": commit.stdout.strip(), "ratios": found}
    with KEPT.open("a") as file:
        file.write(json.dumps(line) + "\n")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--keep", action="store_true", help="append what was measured to the values kept")
    words.add_argument("--rounds", type=int, default=ROUNDS)
    words.add_argument("--quick", action="store_const", const=1, dest="rounds", help=QUICK)
    chosen = words.parse_args()
    if not is_compiled():
        print("The rules are not compiled here: these are figures of plain Python.", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        library = twin.compile_twin(Path(folder))
        if library is None:
            print(twin.NO_COMPILER, file=sys.stderr)
            return
        measured = measure(library, works(), chosen.rounds, {})
    found = {name: round(max(slices.ratios()), 2) for name, slices in measured.items()}
    if chosen.keep:
        keep(found)
    before = kept()
    for name, ratio in found.items():
        if not chosen.json:
            print(f"{name:16} {ratio:10,.2f}   kept {before.get(name, float('nan')):10,.2f}")
    if chosen.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
