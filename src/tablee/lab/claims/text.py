"""`tablee lab claims`: plays, and shows what the claims are worth."""

from __future__ import annotations

import json
import re
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab.cache import Keeping, remarks
from tablee.lab.claims.measure import ABOVE, BELOW, HOLDS, Cell, Found, judged, measure
from tablee.lab.engine import Engine
from tablee.lab.progress import progress
from tablee.lab.report.targets import Pages
from tablee.lab.words import Speech

MARKS = {ABOVE: "▲", BELOW: "▼", HOLDS: "✓", "open": "…"}


def seconds(text: str) -> float:
    """`60s`, `10min`, `2h` or plain seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(s|min|m|h)?", text.strip())
    if not found or not float(found[1]):
        raise BadInput(f"a budget is written like 60s, 10min or 2h, not '{text}'.")
    return float(found[1]) * {"s": 1, "min": 60, "m": 60, "h": 3600, None: 1}[found[2]]


def claims(found: Found, engine: Engine, budget: float, pages: Pages, *, fresh: bool, as_json: bool) -> None:
    keeping = Keeping([cell.plan for cell in found.cells], "claims")
    taken_up = 0 if fresh else take_up(found, keeping.read(list[list[Any]]))
    with progress(f"{found.game} claims", sum(cell.plan.games for cell in found.cells)) as tick:
        measure(found, engine, budget, tick)
    keeping.write([cell.kept() for cell in found.cells])
    if said := remarks(pages.lang, taken_up, found.stopped == "ctrl-c"):
        Console(stderr=True, highlight=False).print(said, soft_wrap=True)
    if as_json:
        print(json.dumps(result(found), indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), found, Speech(found.game, pages.lang))
    if pages.wanted:
        from tablee.lab.claims.page import claims_page
        from tablee.lab.report.page import write

        write(claims_page(found, pages.lang), pages.html, pages.pdf)


def take_up(found: Found, kept: list[list[Any]] | None) -> int:
    """Go on from what was kept, unless it is more than is asked for; how many games that is."""
    if not kept or any(row[0] > cell.plan.games for cell, row in zip(found.cells, kept, strict=True)):
        return 0
    for cell, row in zip(found.cells, kept, strict=True):
        cell.take_up(row)
    return sum(cell.games for cell in found.cells)


def result(found: Found) -> dict[str, Any]:
    """Everything but the seconds follows from the seed, unless the budget cut it short."""
    rules = games.game(found.game)
    plan = found.cells[0].plan
    return {
        "game": found.game,
        "rules_version": rules.version,
        "box": rules.fingerprint(plan.box),
        "seed": found.seed,
        "stopped": found.stopped,
        "games": sum(cell.games for cell in found.cells),
        "verdicts": found.verdicts,
        "cells": [cell.as_json() for cell in found.cells],
        "seconds": found.seconds,
    }


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
    console.print(s.say("claims-played", games=played, seconds=s.number(found.seconds, 0), why=why), soft_wrap=True)
    marks = {f"mark_{name}": mark for name, mark in MARKS.items()}
    console.print(s.say("claims-marks", **marks), soft_wrap=True)


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
