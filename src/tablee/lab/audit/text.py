"""`tablee lab audit`: plays, and shows what does not add up."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.lab.audit.measure import Audit, findings, result
from tablee.lab.lore import Finding
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(game: str, asked: Audit, box: Path | None, out: Output) -> None:
    rules, s = games.game(game), Speech(game, "en" if out.as_json else out.lang)
    with progress("audit", asked.most) as tick:
        asked.play(tick)
    found = findings(rules, box, asked.played, s)
    out.give(result(rules, box, asked, found), lambda console: show(console, found, asked, s))
    out.remark(asked.taken_up, asked.stopped, asked.seed)


def show(console: Console, found: list[Finding], asked: Audit, s: Speech) -> None:
    count = asked.games
    for kind in ("count", "arithmetic", "contradiction", "never"):
        rows = [f for f in found if f.kind == kind]
        if rows:
            title = s.say("audit-title", game=s.game_name, kind=s.say(f"audit-{kind}", games=s.number(count, 0)))
            table = Table("", *[s.say(f"column-{name}") for name in ("what", "found", "place", "ruling")], title=title)
            for f in rows:
                table.add_row("✓" if f.ok else "✗", f.what, f.found, f.place, f.ruling)
            console.print(table)
    good = sum(f.ok for f in found)
    total = s.say("audit-total", bad=len(found) - good, good=good, games=s.number(count, 0))
    console.print(f"{total} {s.say('seed-was', seed=str(asked.seed))}", soft_wrap=True)
