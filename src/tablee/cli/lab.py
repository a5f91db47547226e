"""`tablee lab …`: reads words and hands them on."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tablee.kernel.game import BadInput

app = typer.Typer(no_args_is_help=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of `tablee games`.")]
Players = Annotated[int | None, typer.Option(help="How many play; by default what the game is mostly played with.")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A setting of the game.")]
BoxFile = Annotated[Path | None, typer.Option(metavar="FILE", help="Another card box (TOML).")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same result, whatever the number of processes.")]
Jobs = Annotated[int | None, typer.Option(help="Processes; by default one for each core.")]
ClusterAt = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster.")]
AsJson = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
LEVELS = "novice, normal, expert, maitre, appris, random"  # not asked of the bots: they take a while to load
NAMED = f"{LEVELS}; expert:100 searches 100 times."
Levels = Annotated[str, typer.Option(metavar="LEVEL[,LEVEL…]", help=f"How the bots play: {NAMED}")]

Report = Annotated[Path | None, typer.Option(metavar="FILE", help="A page to read, as .html.")]
Pdf = Annotated[Path | None, typer.Option(metavar="FILE", help="The same page as .pdf.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Play anew what was kept.")]
Lang = Annotated[str | None, typer.Option(metavar="fr|en", help="Language; by default your system's.")]


@app.callback()
def lab() -> None:
    """Does the rulebook keep its promises?"""


def need(*packages: str) -> None:
    """Say before anything is played which packages are missing; most of the lab needs none."""
    if missing := [name for name in packages if find_spec(name) is None]:
        raise BadInput(f"this needs {', '.join(missing)}; install tablee[lab].")


@app.command()
def claims(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game whose book makes claims: boom.")],
    budget: Annotated[str, typer.Option(help="How long to play at most, such as 60s or 10min.")] = "60s",
    bots: Levels = "random,novice,normal",
    players: Annotated[list[int] | None, typer.Option(help="Only so many players; may be repeated.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games of a cell at most.")] = 100_000,
    seed: Seed = 1,
    option: Settings = None,
    box: BoxFile = None,
    report: Report = None,
    pdf: Pdf = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Measure the success that the book promises, until every verdict is settled or the budget is spent."""
    from tablee.lab.claims import measure as lab
    from tablee.lab.claims import text as shown
    from tablee.lab.engine import engine
    from tablee.lab.report.targets import pages

    end, wished = shown.seconds(budget), pages(report, pdf, lang)
    cells = lab.cells(game, bots, players, games, seed, pairs(option), box)
    with engine(jobs, cluster) as at:
        shown.claims(lab.Found(game, seed, cells), at, end, wished, fresh=fresh, as_json=json)


@app.command()
def compare(
    game: GameName,
    a: Annotated[list[str], typer.Option("--a", metavar="NAME=VALUE", help="An option, or box=FILE, of one side.")],
    b: Annotated[list[str], typer.Option("--b", metavar="NAME=VALUE", help="The same of the other side.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="Pairs of games.")] = 1000,
    bots: Levels = "normal",
    seed: Seed = 1,
    option: Settings = None,
    box: BoxFile = None,
    report: Report = None,
    pdf: Pdf = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Play the same seeds twice and tell what a changed option or card box does."""
    from tablee.lab.compare import measure as lab
    from tablee.lab.compare import text as shown
    from tablee.lab.engine import engine
    from tablee.lab.report.targets import pages
    from tablee.lab.sim import plan

    wished = pages(report, pdf, lang)
    sides = lab.arms(plan(game, players, games, seed, bots, pairs(option), box), pairs(a), pairs(b))
    with engine(jobs, cluster) as at:
        shown.compare(lab.Comparison(*sides, at, fresh=fresh), wished, as_json=json)


@app.command()
def balance(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Levels = "normal",
    skill: Annotated[int, typer.Option(min=0, help="Games a level for the curve of luck and skill; 0 for none.")] = 0,
    seed: Seed = 1,
    option: Settings = None,
    box: BoxFile = None,
    table: Annotated[Path | None, typer.Option(metavar="FILE", help="All games as .csv or .parquet.")] = None,
    report: Report = None,
    pdf: Pdf = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Tell what each seat, role, order and card is worth, how long games last and what skill does."""
    from tablee.lab import commands_balance as lab
    from tablee.lab.engine import engine
    from tablee.lab.report.targets import pages
    from tablee.lab.sim import plan

    what = plan(game, players, games, seed, bots, pairs(option), box)
    wishes = lab.Wishes(skill, lab.sheets(table), pages(report, pdf, lang), fresh, json)
    with engine(jobs, cluster) as at:
        lab.balance(what, wishes, at)


@app.command()
def audit(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Games over all options and numbers of players.")] = 1000,
    seed: Seed = 1,
    box: BoxFile = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Tell what does not add up: in the book's numbers, and in what games never reach."""
    from tablee.kernel.telling import language
    from tablee.lab.audit import audit as lab
    from tablee.lab.engine import engine

    spoken, tables = language(lang), lab.plans(game, games, seed, box)
    with engine(jobs, cluster) as at:
        lab.audit(game, lab.Audit(tables, at, fresh=fresh), box, spoken, as_json=json)


@app.command()
def tune(
    game: GameName,
    goal: Annotated[str, typer.Option(metavar="NAME=NUMBER,…", help="What is wished, such as farceur=0.33,rounds=6.")],
    vary: Annotated[
        list[str], typer.Option(metavar="NAME[=RANGE]", help="An option, or a number of the box: numbers.hand=4..6.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games for each setting.")] = 300,
    trials: Annotated[int, typer.Option(min=1, help="How many settings to try.")] = 24,
    bots: Levels = "normal",
    seed: Seed = 1,
    option: Settings = None,
    box: BoxFile = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Search options and box numbers for a goal; the answer is a frontier, not one point."""
    need("optuna")
    from tablee.kernel.telling import language
    from tablee.lab.engine import engine
    from tablee.lab.sim import plan
    from tablee.lab.tune import tune as lab

    wishes = lab.Wishes(language(lang), fresh, json)
    what = plan(game, players, games, seed, bots, pairs(option), box)
    wished = lab.goals(what, goal)
    lab.knobs(what, vary)
    with engine(jobs, cluster) as at:
        lab.tune(what, wished, vary, trials, at, wishes)


def pairs(words: list[str] | None) -> dict[str, str]:
    """NAME=VALUE, each name once."""
    chosen: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInput(f"this is written NAME=VALUE, not '{word}'.")
        if chosen.setdefault(name, value) != value:
            raise BadInput(f"{name} is given twice, as {chosen[name]} and as {value}.")
    return chosen


@app.command()
def reflex(
    ms: Annotated[float, typer.Argument(help="How many milliseconds slower one player is.")],
    games: Annotated[int, typer.Option(min=2, help="Live tables to play.")] = 200,
    players: Annotated[int, typer.Option(min=3, max=5)] = 4,
    reflex: Annotated[str, typer.Option(help="Everybody's reaction time, mean and deviation.")] = "600±200ms",
    seed: Seed = 1,
) -> None:
    """What a slower player loses at a live table of Seizh."""
    from tablee.bots.realtime import parse_reflex
    from tablee.lab.reflex import slower

    print(slower(ms, games, seed, players, parse_reflex(reflex)))
