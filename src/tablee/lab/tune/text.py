"""`tablee lab tune`: tries settings, and shows the frontier."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.tune.measure import Point, Proof, Tuner, result
from tablee.lab.words import Speech


def run(tuner: Tuner, trials: int, out: Output) -> None:
    what = tuner.what
    with progress("trials", trials) as tick:
        found = tuner.search(trials, what.seed, tick)
    if not found:
        raise KeyboardInterrupt
    out.give(result(tuner, found), lambda console: show(console, tuner, found, Speech(what.game, out.lang, what.box)))
    out.remark(tuner.taken_up * what.games, tuner.stopped, what.seed)


def show(console: Console, tuner: Tuner, found: list[Point], s: Speech) -> None:
    head = [f"{s.measure(name)} → {s.number(goal, 2)}" for name, goal in tuner.wished.items()]
    title = s.say("tune-title", tried=len(tuner.tried), games=s.number(tuner.what.games, 0))
    table = Table(s.say("column-change"), *head, s.say("column-miss"), title=title)
    for point in found:
        said = ", ".join(f"{name}={value}" for name, value in point.changes.items()) or s.say("as-it-is")
        cells = [_spread(found, s) for found in point.reached.values()]
        table.add_row(said, *cells, s.number(point.distance, 3))
    console.print(table)
    console.print(f"{s.say('tune-said')} {s.say('seed-was', seed=str(tuner.what.seed))}", soft_wrap=True)
    for proof in tuner.proofs:
        console.print(_proved(proof, s), soft_wrap=True)
    for name in tuner.out_of_reach:
        wished = {"what": s.measure(name), "goal": s.number(tuner.wished[name], 2)}
        reached = _spread(tuner.proofs[0].after[name], s)
        console.print(s.say("tune-out-of-reach", tried=len(tuner.tried), reached=reached, **wished), soft_wrap=True)


def _spread(found: tuple[float, float, float], s: Speech) -> str:
    value, low, high = (s.number(part, 2) for part in found)
    return f"{value} ({low}–{high})"


def _proved(proof: Proof, s: Speech) -> str:
    """The last line of the frontier, measured anew."""
    moved = []
    for name, after in proof.after.items():
        told = {"after": _spread(after, s), "by": _spread(proof.effect(name), s)}
        moved.append(s.say("tune-moved", what=s.measure(name), **told))
    return s.say("tune-proof", games=s.number(proof.games, 0), level=s.level(proof.level), moved=", ".join(moved))
