"""`tablee lab people`: what people do beside what bots do."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.kernel.game import BadInput
from tablee.lab.engine import Engine
from tablee.lab.notes import plainly
from tablee.lab.output import Output
from tablee.lab.people.games import Lent
from tablee.lab.people.measure import FEWEST, Line, People, gather, result
from tablee.lab.progress import progress
from tablee.lab.words import Speech
from tablee.stats import Share


def run(game: str, lent: list[Lent], level: str, count: int, seed: int, engine: Engine, out: Output) -> None:
    if not lent:
        raise BadInput(f"nobody has lent a finished game of {game}; people agree to it before the start of theirs.")
    with progress(f"{game} people", count) as tick:
        found = gather(game, lent, level, count, seed, engine, tick)
    out.give(result(found), lambda console: show(console, found, Speech(game, out.lang)))


def show(console: Console, found: People, s: Speech) -> None:
    games, bots = s.number(len(found.lent), 0), s.number(found.bots.games, 0)
    columns = [
        s.say("column-what"),
        s.say("people-column", games=games),
        s.say("column-between", level=found.level, games=bots),
    ]
    columns += [s.say("people-column-fitted", games=s.number(found.fitted.games, 0))] if found.style else []
    table = Table(*columns, s.say("column-certainty"))
    for line in found.lines():
        table.add_row(
            s.measure(plainly(line.name)[0]),
            *_sides(line, s),
            s.say("people-apart" if line.is_apart else "people-alike"),
        )
    console.print(table)
    console.print(s.say("people-won", share=s.share(found.won), par=s.percent(found.par)), soft_wrap=True)
    for sentence in _styles(found, s):
        console.print(sentence, soft_wrap=True)
    console.print(s.say("people-made", games=games, bots=bots, level=found.level, seed=str(found.seed)), soft_wrap=True)


def _sides(line: Line, s: Speech) -> list[str]:
    sides = [side for side in (line.people, line.bots, line.fitted) if side is not None]
    return [s.share(side) if isinstance(side, Share) else s.mean(side, plainly(line.name)[1]) for side in sides]


def _styles(found: People, s: Speech) -> list[str]:
    if not found.styles:
        return [s.say("people-too-few", games=len(found.lent), fewest=FEWEST)]
    parts = [
        s.say(
            "people-style",
            level=s.level(one.level),
            part=s.percent(one.part),
            low=s.percent(one.low),
            high=s.percent(one.high),
        )
        for one in found.styles
    ]
    told = s.say("people-styles", decisions=s.number(found.decisions, 0), these=", ".join(parts))
    return [told, s.say("people-fitted", style=found.style)]
