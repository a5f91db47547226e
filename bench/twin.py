"""The share of hand-written C: Boom Badaboom beside `twin.c`, the same game with all its events written out in C.

`python3 run.py bench twin [--json] [--seconds 1.0]`

The C is compiled here and now with the C compiler at hand; `tests/bench/test_twin.py` plays both move for move.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import QUICK
from tablee.games import game
from tablee.kernel.piles import Pile
from tablee.kernel.state import State, is_compiled, list_question, playout
from tablee.kernel.steps import Option, Step

SOURCE = Path(__file__).with_suffix(".c")
MOST = 256  # cards, as in the C
NUMBERS = (
    *("seats", "cake", "capacity", "most_rounds", "timer_last", "refills", "scaled", "window_counts"),
    *("hand", "goals_dealt", "goals_needed", "steal_low", "steal_high", "mystery", "names"),
)
TRACE_ROOM = 1 << 15  # far more than a game needs
SLICES = 60
NO_COMPILER = "There is no C compiler here, and so no hand-written C to compare with."


class CPile(ctypes.Structure):
    _fields_ = [("n", ctypes.c_int32), ("card", ctypes.c_uint8 * MOST)]


class CBox(ctypes.Structure):
    """What `Box` is in the C."""

    _fields_ = [
        *[(name, ctypes.c_int32) for name in NUMBERS],
        *[(name, ctypes.c_int32 * 64) for name in ("family", "effect", "value")],
        ("kinds", ctypes.c_int32 * MOST),
        *[(name, CPile) for name in ("roles", "goals", "events", "timer", "deck")],
    ]


def c_compiler() -> str | None:
    """The C compiler that Python names, or any."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return next((found for name in (named, "cc", "gcc", "clang") if (found := shutil.which(name))), None)


def compile_twin(folder: Path) -> ctypes.CDLL | None:
    """The library, made in a folder; None where nothing here compiles C."""
    compiler = c_compiler()
    if not compiler:
        return None
    target = folder / "twin.so"
    subprocess.run([compiler, "-O3", "-shared", "-fPIC", "-o", str(target), str(SOURCE)], check=True)
    library = ctypes.CDLL(str(target))
    library.play.restype = library.play_many.restype = ctypes.c_int64
    return library


def c_pile(some: Pile) -> CPile:
    return CPile(len(some.cards), (ctypes.c_uint8 * MOST)(*[int(card) for card in some.cards]))


def c_box(seats: int) -> CBox:
    """The printed box and the usual options, as our own table has them."""
    g: Any = game("boom").new(seats, 0)
    box = g.box
    layout = box.layout(seats, box.farceurs[seats], False)
    size = box.solo_hand if seats == 1 else box.hand
    numbers = [seats, box.size, g.capacity, g.most_rounds, g.timer_last, g.refills, g.scaled_window, g.window_counts]
    numbers += [size, box.goals_dealt, box.goals_needed, box.steals_from[seats]]
    numbers += [box.steal_high, box.mystery, len(box.names)]
    columns = [(ctypes.c_int32 * 64)(*map(int, column)) for column in (box.family, box.effect, box.value)]
    kinds = (ctypes.c_int32 * MOST)(*map(int, layout.kinds))
    return CBox(
        *map(int, numbers), *columns, kinds, *map(c_pile, (layout.roles, layout.goals, layout.events)),
        c_pile(layout.timer), c_pile(layout.deck),
    )  # fmt: skip


def their_trace(library: ctypes.CDLL, box: CBox, seed: int) -> tuple[list[int], list[int]]:
    """Every decision of a game in C, and how it ended."""
    trace, end = (ctypes.c_int64 * TRACE_ROOM)(), (ctypes.c_int64 * (5 + MOST))()
    dice = ctypes.c_uint64(seed)
    library.play(ctypes.byref(box), ctypes.c_int64(seed), ctypes.byref(dice), trace, ctypes.c_int64(TRACE_ROOM), end)
    return list(trace), list(end)


def our_trace(seats: int, seed: int) -> tuple[list[int], list[int]]:
    """The same of ours: who chose what from which options, cake, capacity, round, and where chance had got to."""
    g: Any = game("boom").new(seats, seed)
    dice = State(0, seed)
    trace: list[int] = []
    while not g.over:
        seat = list_question(g, g.asked.room[0])
        options = g.menu.listed()
        chosen = dice.below(len(options))
        trace += [int(seat), len(options), *options, chosen, g.cake, g.capacity, g.round, g.rng]
        g.commit(seat, Option(Step(options[chosen])))
    return trace, [g.winners, g.ending, g.cake, g.capacity, g.rng, *map(int, g.known)]


def speeds(library: ctypes.CDLL, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions per second of the C and of ours: the best of many short slices, taken in turn."""
    box, lay_out = c_box(seats), game("boom").laying(seats)
    best_c = best = 0.0
    for n in range(SLICES):
        games = max(1, int(seconds * 20))
        dice, start = ctypes.c_uint64(99), time.thread_time()
        done = library.play_many(
            ctypes.byref(box), ctypes.c_int64(n * games), ctypes.c_int64(games), ctypes.byref(dice)
        )
        best_c = max(best_c, done / (time.thread_time() - start))
        own, start = State(0, 99), time.thread_time()
        same = sum(playout(lay_out(n * games + i), own) for i in range(games))
        best = max(best, same / (time.thread_time() - start))
        assert same == done, "both play the same games"
    return best_c, best


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--quick", action="store_const", const=0.05, dest="seconds", help=QUICK)
    chosen = words.parse_args()
    if not is_compiled():
        print("The rules are not compiled here: these are figures of plain Python.", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        library = compile_twin(Path(folder))
        if library is None:
            print(NO_COMPILER, file=sys.stderr)
            return
        theirs, ours = speeds(library, game("boom").usual, chosen.seconds)
    if chosen.json:
        print(json.dumps({"c_dps": theirs, "dps": ours, "share": ours / theirs}))
    else:
        print(f"Boom in C {theirs:,.0f} decisions/s, ours {ours:,.0f}: {ours / theirs:.0%} of its speed.")


if __name__ == "__main__":
    main()
