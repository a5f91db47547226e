"""`tablee lab claims`: plays, and shows what the claims are worth."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.lab.cache import Cache
from tablee.lab.claims.measure import ABOVE, BELOW, HOLDS, OPEN, Cell, Found, judged, measure, result, take_up
from tablee.lab.claims.page import claims_page, jointly
from tablee.lab.engine import Engine
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech

MARKS = {ABOVE: "▲", BELOW: "▼", HOLDS: "✓", OPEN: "…"}


def run(found: Found, engine: Engine, budget: float, out: Output, *, fresh: bool) -> None:
    cache = Cache([cell.plan for cell in found.cells], "claims")
    taken_up = 0 if fresh else take_up(found, cache.read(list[list[Any]]))
    with progress(f"{found.game} claims", sum(cell.plan.games for cell in found.cells)) as tick:
        measure(found, engine, budget, tick)
    cache.write([cell.kept() for cell in found.cells])
    out.give(result(found), lambda console: show(console, found, Speech(found.game, out.lang)))
    out.remark(taken_up, found.stopped == "ctrl-c", found.seed)
    out.write(lambda lang: claims_page(found, lang))


def show(console: Console, found: Found, s: Speech) -> None:
    for difficulty in found.verdicts:
        line = [cell for cell in found.cells if cell.difficulty == difficulty]
        console.print(_table(difficulty, line, s))
        for players in dict.fromkeys(cell.players for cell in line):
            verdict = judged([cell for cell in line if cell.players == players], s.say, s.percent)
            who = s.say("players-n", players=players)
            console.print(f"  {s.say('claim-verdict', who=who, verdict=verdict)}.", soft_wrap=True)
    played = s.number(sum(cell.games for cell in found.cells), 0)
    why = s.say(f"claims-stopped-{found.stopped}")
    console.print(
        s.say("claims-played", games=played, seconds=s.number(found.seconds, 0), why=why, seed=str(found.seed)),
        soft_wrap=True,
    )
    marks = {f"mark_{name}": mark for name, mark in MARKS.items()}
    console.print(s.say("claims-marks", **marks, **jointly(found, s)), soft_wrap=True)


def _table(difficulty: str, line: list[Cell], s: Speech) -> Table:
    levels = list(dict.fromkeys(cell.level for cell in line))
    title = s.say("claim-section", name=s.difficulty(difficulty), claim=s.percent(line[0].claim))
    table = Table(s.say("column-players"), *levels, title=title)
    for players in dict.fromkeys(cell.players for cell in line):
        cells = [next(c for c in line if (c.players, c.level) == (players, level)) for level in levels]
        table.add_row(str(players), *[_said(cell, s) for cell in cells])
    return table


def _said(cell: Cell, s: Speech) -> str:
    return f"{s.share(cell.share)} {MARKS[cell.verdict]} {cell.games}" if cell.games else s.say("not-played")
