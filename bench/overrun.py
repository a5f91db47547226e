"""How far bots overrun their time, and the memory that thinking takes: `python3 run.py bench overrun [--json]`.

Whole games between rules of thumb; now and then whoever is asked thinks by the clock instead.  What counts is the time
from the question to the answer beyond what was allowed, and by how much the process has grown at its largest.
"""

from __future__ import annotations

import argparse
import json
import resource
import time
from collections.abc import Iterator
from itertools import count, islice

from rich.console import Console
from rich.table import Table

from bench import QUICK
from tablee import bots
from tablee.bots.levels import Searcher
from tablee.games import OURS, game
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Option, Seat, Step

Moment = tuple[Eyes, list[dict[str, object]]]


def moments(name: str) -> Iterator[Moment]:
    """Decisions with a choice, from game after game."""
    rules = game(name)
    for seed in count():
        story: list[Event] = []
        g = rules.new(rules.usual, seed, story=story)
        players = [bots.make("normal", rules, seat) for seat in range(rules.usual)]
        while not g.over:
            seat = Seat(g.asked_seat())
            if g.legal(seat)[1:]:
                yield Eyes(g, seat), heard(g, story, seat)
            g.play(seat, Option(Step(players[seat].choose(Eyes(g, seat)))))


def heard(g: State, story: list[Event], seat: Seat) -> list[dict[str, object]]:
    return [told(g, event, seat) for event in story]


def overruns(name: str, seconds: float, decisions: int) -> list[float]:
    """In milliseconds, sorted."""
    found = []
    for n, (eyes, ears) in enumerate(islice(moments(name), 0, 7 * decisions, 7)):
        bot = Searcher(bots.mind(game(name)), n, 3, seconds)
        start = time.perf_counter()
        bot.choose(eyes, ears)
        if bot.iterations:  # a poker face and the quiz take no thought
            found.append(1000 * (time.perf_counter() - start - seconds))
    return sorted(found)


def measure(name: str, seconds: float, decisions: int) -> dict[str, float]:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found = overruns(name, seconds, decisions)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    half, most = found[len(found) // 2], found[int(0.99 * len(found))]
    return {"decisions": len(found), "median_ms": half, "p99_ms": most, "max_ms": found[-1], "grown_mb": grown}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--json", action="store_true")
    words.add_argument("--seconds", type=float, default=0.3)
    words.add_argument("--decisions", type=int, default=120)
    words.add_argument("--quick", action="store_const", const=3, dest="decisions", help=QUICK)
    chosen = words.parse_args()
    result = {name: measure(name, chosen.seconds, chosen.decisions) for name in OURS}
    if chosen.json:
        print(json.dumps(result, indent=1))
        return
    table = Table("", "decisions", "median ms", "p99 ms", "longest ms", "memory MB")
    for name, it in result.items():
        table.add_row(name, *(f"{it[key]:.3g}" for key in ("decisions", "median_ms", "p99_ms", "max_ms", "grown_mb")))
    Console().print(table)


if __name__ == "__main__":
    main()
