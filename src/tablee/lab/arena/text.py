"""`tablee arena`: plays, and shows who is better."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.lab.arena.match import Match, Outcome, play
from tablee.lab.arena.measure import ABOVE, OPEN, result
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech

COLUMNS = ("bot", "share", "par", "verdict", "rating", "ms")


def run(what: Match, jobs: int | None, out: Output) -> None:
    start, deals = time.perf_counter(), list[list[Outcome]]()
    with progress(what.game, what.deals * what.ring) as tick:
        for deal in play(what, jobs):
            deals.append(deal)
            tick(len(deals) * what.ring)
    found = result(what, deals, time.perf_counter() - start)
    out.give(found, lambda console: show(console, found, Speech(what.game, out.lang)))


def show(console: Console, found: dict[str, Any], s: Speech) -> None:
    counted = {name: s.number(found[name], 0) for name in ("games", "deals")}
    title = s.say("arena-title", game=s.game_name, players=found["players"], **counted)
    table = Table(*[s.say(f"column-{name}") for name in COLUMNS], title=title)
    for name, it in sorted(found["bots"].items(), key=lambda pair: -pair[1]["rating"]):
        cost = s.number(found["cost"][name]["milliseconds_a_decision"])
        table.add_row(name, *_standing(it, s), cost)
    console.print(table)
    for name, it in found["bots"].items():
        if it["forfeits"]:
            why = "; ".join(it["forfeited_because"])
            console.print(s.say("arena-forfeits", bot=name, n=it["forfeits"], why=why), soft_wrap=True)
    made = s.say("arena-made", seconds=s.number(found["cost"]["seconds"]), seed=str(found["seed"]))
    console.print(f"{made} {s.say('how-sure')}", soft_wrap=True)


def _standing(it: dict[str, Any], s: Speech) -> list[str]:
    share = f"{s.percent(it['share'], 1)} ({s.percent(it['low'])}–{s.percent(it['high'])})"
    par = "" if it["par"] is None else s.percent(it["par"], 1)
    rating = f"{s.number(it['rating'])} ({s.number(it['rating_low'])}–{s.number(it['rating_high'])})"
    return [share, par, _said(it, s), rating]


def _said(it: dict[str, Any], s: Speech) -> str:
    """The verdict, and how sure it is."""
    if it["verdict"] in ("", OPEN):
        return s.say("certainty-chance") if it["verdict"] else ""
    return f"{s.say('arena-above' if it['verdict'] == ABOVE else 'arena-below')}, {s.certainty(it['doubt'])}"
