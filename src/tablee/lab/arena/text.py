"""`tablee arena`: plays, and shows who is better."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.lab.arena.match import Match, Outcome, play
from tablee.lab.arena.measure import ABOVE, OPEN, result
from tablee.lab.cache import Cache
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech

COLUMNS = ("bot", "share", "par", "verdict", "rating", "ms")


def run(what: Match, jobs: int | None, out: Output, *, fresh: bool = False) -> None:
    """Stopped by hand it tells what it has and keeps it: the same match, asked for again, goes on from there."""
    start, kept = time.perf_counter(), Cache([what], "arena", [what.iterations, what.seating])
    deals = [] if fresh else (kept.read(list[list[Outcome]]) or [])[: what.deals]
    before = len(deals)
    stopped = play_on(what, jobs, deals, kept)
    if not deals:
        raise KeyboardInterrupt
    found = result(what, deals, time.perf_counter() - start)
    out.give(found, lambda console: show(console, found, Speech(what.game, out.lang, what.box)))
    out.remark(before * what.ring, stopped, what.seed)


def play_on(what: Match, jobs: int | None, deals: list[list[Outcome]], kept: Cache) -> bool:
    """Add the deals that are missing; whether somebody stopped it.  What came to its end is played anew next time."""
    with progress(what.game, what.deals * what.ring) as tick:
        try:
            for deal in play(what, jobs, len(deals)):
                deals.append(deal)
                tick(len(deals) * what.ring)
                kept.now_and_then(lambda: deals)
        except KeyboardInterrupt:
            if deals:
                kept.write(deals)
            return True
    kept.forget()
    return False


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
