"""`tablee lab balance`: plays, and shows what each seat, role and card is worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.lab.balance.measure import (
    LADDER,
    Bar,
    Campaign,
    Impact,
    Stronger,
    bars,
    endings,
    has_skill_curve,
    impacts,
    result,
    skill_curve,
)
from tablee.lab.balance.page import apart, balance_page, judged, length, made, skill_said, strength_columns, strengths
from tablee.lab.engine import Engine
from tablee.lab.notes import Notes
from tablee.lab.output import Output
from tablee.lab.plan import Plan
from tablee.lab.progress import progress
from tablee.lab.words import Speech
from tablee.stats import Share

MOST_CARDS = 8


def run(asked: Campaign, skill_games: int, out: Output, stronger: Sequence[Campaign] = ()) -> None:
    what, s = asked.what, Speech(asked.what.game, out.lang, asked.what.box)
    with progress(what.game, what.games) as tick:
        notes = asked.play(tick)
    strong = [] if asked.stopped else _stronger(stronger)
    skill = _skill(what, skill_games, asked.engine)
    out.give(result(what, notes, skill, strong), lambda console: show(console, what, notes, skill, s, strong))
    out.remark(asked.taken_up, asked.stopped or any(one.stopped for one in stronger), what.seed)
    out.write(lambda lang: balance_page(what, notes, skill, lang, strong))


def _stronger(asked: Sequence[Campaign]) -> list[Stronger]:
    """Stopped by hand before anything was played, there is just nothing to be said of the rest."""
    found: list[Stronger] = []
    for one in asked:
        with progress(one.what.bots[0], one.what.games) as tick:
            try:
                found.append(Stronger(one.what, one.play(tick)))
            except KeyboardInterrupt:
                break
        if one.stopped:
            break
    return found


def _skill(what: Plan, count: int, engine: Engine) -> dict[str, Share]:
    if not count or not has_skill_curve(what):
        return {}
    with progress("skill", len(LADDER) * what.players) as tick:
        return skill_curve(what, LADDER, count, engine, tick)


def show(
    console: Console, what: Plan, notes: Notes, skill: dict[str, Share], s: Speech, strong: Sequence[Stronger] = ()
) -> None:
    for category, some in bars(notes.sums, games.game(what.game)).items():
        console.print(_bars(category, some, s))
    if strong:
        console.print(_strengths(what, notes, strong, s))
    for how in ("held", "played"):
        if cards := impacts(notes.sums, how):
            console.print(_cards(how, cards, s))
    ends = [f"{s.value('ending', name).rstrip('.')} {s.share(share)}" for name, share in endings(notes).items()]
    console.print(s.say("list", what=s.category("ending"), these=", ".join(ends)), soft_wrap=True)
    console.print(length(notes, s), soft_wrap=True)
    if skill:
        curve = ", ".join(f"{level} {s.share(share)}" for level, share in skill.items())
        console.print(f"{s.category('skill')} {skill_said(skill, s)} {curve}.", soft_wrap=True)
    console.print(made(what, notes, s), soft_wrap=True)


def _strengths(what: Plan, notes: Notes, strong: Sequence[Stronger], s: Speech) -> Table | str:
    rows = strengths(what, notes, strong, s)
    if not rows:
        return s.say("strength-nothing", weak=what.bots[0], strong=strong[-1].what.bots[0])
    table = Table(*strength_columns(what, strong, s), title=s.category("strength"))
    for row in rows:
        table.add_row(*row)
    return table


def _bars(category: str, some: list[Bar], s: Speech) -> Table:
    columns = [s.say(f"column-{name}") for name in ("games", "share", "others", "certainty")]
    table = Table(s.category(category), *columns)
    for bar in some:
        told = [str(bar.won.games), s.share(bar.won), apart(bar.gap, s), judged(bar, s)]
        table.add_row(s.value(category, bar.value), *told)
    return table


def _cards(how: str, some: list[Impact], s: Speech) -> Table:
    columns = [s.say(f"column-{name}") for name in ("what", "games", "share", "others", "certainty")]
    table = Table(*columns, title=s.category(how))
    shown = some if len(some) <= 2 * MOST_CARDS else [*some[:MOST_CARDS], *some[-MOST_CARDS:]]
    for i in shown:
        told = [str(i.having.games), s.share(i.having), apart(i.gap, s), s.certainty(i.doubt)]
        table.add_row(s.teller.card(i.card), *told)
    return table
