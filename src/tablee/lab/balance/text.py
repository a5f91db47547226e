"""`tablee lab balance`, to read."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.lab.balance.measure import Bar, Impact, bars, endings, impacts
from tablee.lab.notes import Notes
from tablee.lab.sim import Plan
from tablee.lab.stats import Share, mean
from tablee.lab.words import Speech

MOST_CARDS = 8


def show(console: Console, what: Plan, notes: Notes, skill: dict[str, Share], s: Speech) -> None:
    for category, some in bars(notes.sums).items():
        console.print(_bars(category, some, s))
    for how in ("held", "played"):
        if cards := impacts(notes.sums, how):
            console.print(_cards(how, cards, s))
    ends = [f"{s.value('ending', name).rstrip('.')} {s.share(share)}" for name, share in endings(notes).items()]
    console.print(f"{s.category('ending')}: {', '.join(ends)}.", soft_wrap=True)
    console.print(length(notes, s), soft_wrap=True)
    if skill:
        curve = ", ".join(f"{level} {s.share(share)}" for level, share in skill.items())
        console.print(f"{s.category('skill')} {curve} ({s.percent(1 / what.players)}).", soft_wrap=True)
    console.print(made(what, notes, s), soft_wrap=True)


def _bars(category: str, some: list[Bar], s: Speech) -> Table:
    table = Table(s.category(category), *[s.say(f"column-{name}") for name in ("games", "share", "ratio")], "")
    for bar in some:
        verdict = s.say(f"bar-{bar.verdict.replace(' ', '-')}") if bar.verdict else ""
        ratio = f"× {s.number(bar.ratio, 2)}"
        table.add_row(s.value(category, bar.value), str(bar.won.games), s.share(bar.won), ratio, verdict)
    return table


def _cards(how: str, some: list[Impact], s: Speech) -> Table:
    columns = [s.say(f"column-{name}") for name in ("what", "seats", "with", "without", "difference")]
    table = Table(*columns, title=s.category(how))
    shown = some if len(some) <= 2 * MOST_CARDS else [*some[:MOST_CARDS], *some[-MOST_CARDS:]]
    for i in shown:
        difference = f"{s.signed(100 * i.difference, 0)} ± {s.number(100 * i.reach, 0)}"
        shares = [s.percent(i.having.share), s.percent(i.without.share)]
        table.add_row(s.teller.card(i.card), str(i.having.games), *shares, difference)
    return table


def length(notes: Notes, s: Speech) -> str:
    """How long games last and when they are decided, in a sentence or two."""
    sums = notes.sums
    said = s.say(
        "length",
        rounds=s.number(mean(sums, "rounds").mean),
        decisions=s.number(mean(sums, "decisions").mean, 0),
        minutes=s.number(mean(sums, "seconds").mean / 60, 0),
        forced=s.percent(sums["forced|sum"] / sums["decisions|sum"]),
    )
    if "decided|n" not in sums:
        return said
    decided = s.percent(mean(sums, "decided").mean / 100)
    return f"{said} {s.say('length-lead', changes=s.number(mean(sums, 'lead_changes').mean), decided=decided)}"


def made(what: Plan, notes: Notes, s: Speech) -> str:
    """Which games these are."""
    game = games.game(what.game)
    return s.say(
        "made",
        games=s.number(notes.games, 0),
        game=s.game_name,
        players=what.players,
        bots=", ".join(dict.fromkeys(what.bots)),
        seed=str(what.seed),
        version=game.version,
        box=game.fingerprint(what.box),
    )
