"""The audit: what does not add up, without playing and with playing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.kernel.game import Game
from tablee.lab.announced import Finding, static
from tablee.lab.campaign import progress
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Notes, play_notes
from tablee.lab.sim import Plan, plan
from tablee.lab.stats import Share

BOTS = ("random", "normal")
TIME = "only a clock that runs out does this; nobody here is late"
BY_CLOCK = dict.fromkeys(("run_out_of_time", "out_of_time", "run_late", "ran_late"), TIME)


def contradictions(game: Game) -> list[Finding]:
    """What the rulings list as contradictions of the book: rows of a table, or points of a list."""
    file = game.folder / "rulings.md"
    text = file.read_text("utf-8") if file.exists() else ""
    found = re.search(r"^#+ Contradictions[^\n]*\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    lines = found[1].splitlines() if found else []
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines if line.startswith("|")][2:]
    points = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    return [
        *[Finding("contradiction", a, b, False, "the rulebook, in two places", we) for a, b, we in rows],
        *[_point(point) for point in points],
    ]


def _point(text: str) -> Finding:
    """A point of a list: what it is about, what was found, and the rulings it names."""
    what, _, found = re.sub(r"[*`]", "", text).partition(": " if ": " in text else ". ")
    named = ", ".join(re.findall(r"[a-z]+-R?\d+", text)) or "see the rulings"
    return Finding("contradiction", what, found or what, False, "the rulebook", named)


def plans(game: str, count: int, seed: int, box: Path | None) -> list[Plan]:
    """Every value of every option, one at a time, and every number of players, by both kinds of bots."""
    rules = games.game(game)
    tables: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in rules.seats]
    for choice in rules.options:
        tables += [(rules.usual, {choice.name: value}) for value in choice.values[1:]]
    allowed = [table for table in tables if not rules.objection(table[0], _full(rules, table[1]))]
    each = max(1, count // (len(allowed) * len(BOTS)))
    return [plan(game, seats, each, seed, bot, options, box) for seats, options in allowed for bot in BOTS]


def _full(rules: Game, options: dict[str, str]) -> dict[str, str]:
    return {**{choice.name: choice.values[0] for choice in rules.options}, **options}


def play(some: list[Plan], engine: Engine) -> list[tuple[Plan, Notes]]:
    """What each plan came to; it stops at Ctrl-C."""
    found = [(what, Notes()) for what in some]
    jobs = [
        (i, what, first, last) for i, what in enumerate(some) for first, last in parts(0, what.games, sized(what.bots))
    ]
    with progress("audit", sum(what.games for what in some)) as tick:
        try:
            played = engine.run(play_notes, ((what, first, last) for _, what, first, last in jobs))
            for (i, _, _, _), notes in zip(jobs, played, strict=True):
                found[i][1].add(notes)
                tick(sum(n.games for _, n in found))
        except KeyboardInterrupt:
            pass
    return found


def never(game: Game, box: Any, played: list[tuple[Plan, Notes]]) -> Iterator[Finding]:
    """Endings, options, events and cards that no game reached."""
    together = Notes()
    for _, notes in played:
        together.add(notes)
    g = game.new(game.usual, 1, box=box)
    bound = f"not once in {together.games} games (at most {Share(0, together.games).high:.2%} of them)"
    words = game.words("en")
    for name in g.endings()[1:]:
        if f"ending|{name}" not in together.sums:
            yield Finding("never", f"ending {name}", bound, False, "end of the game")
    for name, _, _ in g.names().values():
        if words.has(f"option-{name}") and f"chose|{name}" not in together.sums:
            yield Finding("never", f"option {name}", bound, False, "a turn", BY_CLOCK.get(name, ""))
    for name in game.events:
        if f"told|{name}" not in together.sums:
            yield Finding("never", f"event {name}", bound, False, "", BY_CLOCK.get(name, ""))
    for key in sorted(together.sums):
        card = key.removeprefix("is|held|")
        if card != key and f"is|played|{card}" not in together.sums:
            yield Finding("never", f"playing {card}", f"held, and played {bound}", False, "cards")
    yield from _endings_by_table(played, together)


def _endings_by_table(played: list[tuple[Plan, Notes]], together: Notes) -> Iterator[Finding]:
    """Endings that happen, but not under some option."""
    endings = [key for key in together.sums if key.startswith("ending|")]
    usual = dict(played[0][0].options)
    tables: dict[str, Notes] = {}
    for what, notes in played:
        changed = [f"{name}={value}" for name, value in what.options if usual[name] != value]
        tables.setdefault(" ".join([f"{what.players} players", *changed]), Notes()).add(notes)
    for name, notes in tables.items():
        for ending in endings:
            if notes.games and ending not in notes.sums:
                said = f"not once in {notes.games} games (at most {Share(0, notes.games).high:.1%} of them)"
                yield Finding("never", f"{ending.replace('|', ' ')} with {name}", said, False, "end of the game")


def audit(game: str, some: list[Plan], box: Path | None, engine: Engine, *, as_json: bool) -> None:
    rules = games.game(game)
    printed = tomllib.loads((box or rules.folder / "box.toml").read_text("utf-8"))
    found = [*static(game, printed), *contradictions(rules)]
    played = play(some, engine)
    found += never(rules, rules.box(box), played)
    count = sum(notes.games for _, notes in played)
    if as_json:
        shown = {"game": game, "rules_version": rules.version, "box": rules.fingerprint(box), "games": count}
        print(json.dumps({**shown, "findings": [asdict(f) for f in found]}, indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), game, found, count)


def show(console: Console, game: str, found: list[Finding], count: int) -> None:
    titles = {
        "count": "Counts",
        "arithmetic": "By arithmetic",
        "contradiction": "The book against itself",
        "never": f"Never seen in {count} games",
    }
    for kind, title in titles.items():
        rows = [f for f in found if f.kind == kind]
        if rows:
            table = Table("", "what", "found", "place in the book", "our ruling", title=f"{game}: {title}")
            for f in rows:
                table.add_row("✓" if f.ok else "✗", f.what, f.found, f.place, f.ruling)
            console.print(table)
    console.print(
        f"{sum(not f.ok for f in found)} things to know, {sum(f.ok for f in found)} that add up; {count} games played."
    )
