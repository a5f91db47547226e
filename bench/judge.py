"""How well networks judge positions: beside many loose playouts to the end, after so many decisions played on.

`python3 run.py bench judge [--game boom] [--positions 14] [--playouts 200]`

Up to four options of a decision are made at one imagined table; what each then comes to, less what all four come to,
is what a search must tell apart.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import QUICK
from tablee import bots
from tablee.bots.mind import CERTAIN, Mind
from tablee.bots.network import network
from tablee.bots.search import Search
from tablee.games import OURS, game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Option, Seat, Step

AHEAD = (0, 4, 12, 20, 30)
TO_THE_END = 1 << 30
SIBLINGS = 4


def decisions(name: str, dice: Any) -> Iterator[tuple[State, Seat, list[int]]]:
    """Tables of games between `normal` bots at which somebody has a choice."""
    rules, seed = game(name), 0
    while True:
        seed += 1
        g = rules.new(rules.usual, seed)
        players = [bots.make("normal", rules, seat) for seat in range(rules.usual)]
        for _ in range(int(dice.integers(10, 70))):
            if not g.over:
                seat = Seat(g.asked_seat())
                g.play(seat, Option(Step(players[seat].choose(Eyes(g, seat)))))
        options = [] if g.over else g.legal(Seat(g.asked_seat()))
        if len(options) > 1:
            seat = Seat(g.asked_seat())
            yield Eyes(g, seat).imagine(seed), seat, [options[i] for i in dice.permutation(len(options))[:SIBLINGS]]


def judged(g: State, seat: Seat, mind: Mind, ahead: int, times: int, seed: int) -> Any:
    """What it comes to, each time with other luck."""
    search, found = Search(mind, seed, 16), []
    for n in range(times):
        twin = g.clone()
        twin.roll_anew(mix(seed, n))
        search.play_on(twin, ahead)
        found.append(mind.worth(twin, seat) / CERTAIN)
    return np.array(found)


def measured(name: str, positions: int, playouts: int) -> list[tuple[str, ...]]:
    """By decisions played on: its correlation with many playouts among siblings, how far one try strays, and time."""
    rules, dice, net = game(name), np.random.default_rng(1), network(game(name))
    if net is None or not net.judges:
        return []
    ways = [(bots.mind, TO_THE_END), *[(None, ahead) for ahead in AHEAD]]
    means: list[list[Any]] = [[] for _ in ways]
    spread: list[list[float]] = [[] for _ in ways]
    spent = [0.0] * len(ways)
    for (table, seat, options), _ in zip(decisions(name, dice), range(positions), strict=False):
        after = [table.clone() for _ in options]
        for g, option in zip(after, options, strict=True):
            g.play(seat, Option(Step(option)))
        for k, (own, ahead) in enumerate(ways):
            mind, start = bots.mind(rules), time.process_time()
            judge = mind if own else net.judge(rules, mind, rules.usual)
            tries = [judged(g, seat, judge, ahead, playouts, k) for g in after]
            spent[k] += (time.process_time() - start) / len(options) / playouts / positions
            means[k].append(np.array([one.mean() for one in tries]) - np.mean([one.mean() for one in tries]))
            spread[k] += [float(one.var()) for one in tries]
    truth = np.concatenate(means[0])
    return [
        (
            name,
            "to the end" if ahead == TO_THE_END else str(ahead),
            f"{np.corrcoef(np.concatenate(means[k]), truth)[0, 1]:.2f}",
            f"{np.sqrt(np.mean(spread[k])):.3f}",
            f"{1e6 * spent[k]:.0f}",
        )
        for k, (_, ahead) in enumerate(ways)
    ]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", choices=OURS, action="append")
    words.add_argument("--positions", type=int, default=14)
    words.add_argument("--playouts", type=int, default=200)
    words.add_argument("--quick", action="store_true", help=QUICK)
    chosen = words.parse_args()
    positions, playouts = (2, 4) if chosen.quick else (chosen.positions, chosen.playouts)
    table = Table("game", "played on", "correlation among siblings", "one try strays by", "µs")
    for name in chosen.game or OURS:
        for row in measured(name, positions, playouts):
            table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
