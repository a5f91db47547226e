"""`tablee lab tune`: tries settings, and shows the frontier."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.tune.measure import Point, Tuner, result
from tablee.lab.words import Speech


def run(tuner: Tuner, trials: int, out: Output) -> None:
    what = tuner.what
    with progress("trials", trials) as tick:
        found = tuner.search(trials, what.seed, tick)
    if not found:
        raise KeyboardInterrupt
    out.give(result(tuner, found), lambda console: show(console, tuner, found, Speech(what.game, out.lang)))
    out.remark(tuner.taken_up * what.games, tuner.stopped, what.seed)


def show(console: Console, tuner: Tuner, found: list[Point], s: Speech) -> None:
    head = [f"{s.measure(name)} → {s.number(goal, 2)}" for name, goal in tuner.wished.items()]
    title = s.say("tune-title", tried=len(tuner.tried), games=s.number(tuner.what.games, 0))
    table = Table(s.say("column-change"), *head, s.say("column-miss"), title=title)
    for point in found:
        said = ", ".join(f"{name}={value}" for name, value in point.changes.items()) or s.say("as-it-is")
        cells = [
            f"{s.number(v, 2)} ({s.number(low, 2)}–{s.number(high, 2)})" for v, low, high in point.reached.values()
        ]
        table.add_row(said, *cells, s.number(point.distance, 3))
    console.print(table)
    console.print(f"{s.say('tune-said')} {s.say('seed-was', seed=str(tuner.what.seed))}", soft_wrap=True)
