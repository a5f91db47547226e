"""`tablee arena`: plays, and shows who is better."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.lab.arena.match import Match, Outcome, play
from tablee.lab.arena.measure import result
from tablee.lab.output import Output
from tablee.lab.progress import progress


def run(what: Match, jobs: int | None, out: Output) -> None:
    start, deals = time.perf_counter(), list[list[Outcome]]()
    with progress(what.game, what.deals * what.ring) as tick:
        for deal in play(what, jobs):
            deals.append(deal)
            tick(len(deals) * what.ring)
    found = result(what, deals, time.perf_counter() - start)
    out.give(found, lambda console: show(console, found))


def show(console: Console, found: dict[str, Any]) -> None:
    title = f"{found['game']}, {found['players']} players, {found['games']} games on {found['deals']} deals"
    table = Table("bot", "wins", "share", "95 % interval", "par", "", "rating", "95 % interval", "ms", title=title)
    for name, it in sorted(found["bots"].items(), key=lambda pair: -pair[1]["rating"]):
        par = "" if it["par"] is None else f"{it['par']:.1%}"
        reach = f"{it['low']:.1%} – {it['high']:.1%}"
        rated = f"{it['rating_low']:.1f} – {it['rating_high']:.1f}"
        cost = f"{found['cost'][name]['milliseconds_a_decision']:.1f}"
        row = (name, f"{it['wins']:.1f}", f"{it['share']:.1%}", reach, par, it["verdict"], f"{it['rating']:.1f}", rated)
        table.add_row(*row, cost)
    console.print(table)
    for name, it in found["bots"].items():
        if it["forfeits"]:
            console.print(f"{name} forfeited {it['forfeits']} decisions: {'; '.join(it['forfeited_because'])}")
    console.print(f"{found['cost']['seconds']:.1f} s; ms: mean time of a decision")
