"""`tablee lab …`: reads words and hands them on.  Each command is loaded when it is asked for: the start is quicker."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import (
    AsJson,
    BoxFile,
    ClusterAt,
    DataFolder,
    Fresh,
    GameName,
    Jobs,
    Lang,
    Levels,
    Pdf,
    Players,
    Report,
    Seed,
    Settings,
    Stronger,
    drawn,
    need,
    pairs,
    seconds,
)

if TYPE_CHECKING:
    from tablee.lab.balance.sheets import Sheets

app = typer.Typer(no_args_is_help=True)


@app.callback()
def lab() -> None:
    """Does the rulebook keep its promises?"""


@app.command()
def claims(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game whose book promises how often it is won.")],
    budget: Annotated[str, typer.Option(help="How long to play at most, such as 60s or 10min.")] = "60s",
    bots: Levels = "random,novice,normal",
    players: Annotated[list[int] | None, typer.Option(help="Only so many players; may be repeated.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games of a cell at most.")] = 100_000,
    seed: Seed = None,
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
    from tablee.lab.claims.measure import Found, cells
    from tablee.lab.claims.text import run
    from tablee.lab.engine import engine
    from tablee.lab.output import output

    end, out = seconds(budget), output(lang=lang, as_json=json, html=report, pdf=pdf)
    chosen = drawn(seed)
    found = Found(game, chosen, cells(game, bots, players, games, chosen, pairs(option), box))
    with engine(jobs, cluster) as at:
        run(found, at, end, out, fresh=fresh)


@app.command()
def compare(
    game: GameName,
    a: Annotated[list[str], typer.Option("--a", metavar="NAME=VALUE", help="An option, or box=FILE, of one side.")],
    b: Annotated[list[str], typer.Option("--b", metavar="NAME=VALUE", help="The same of the other side.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="Pairs of games.")] = 1000,
    bots: Levels = "normal",
    strong: Stronger = None,
    seed: Seed = None,
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
    from tablee.lab.compare.measure import Comparison, arms
    from tablee.lab.compare.text import run
    from tablee.lab.engine import engine
    from tablee.lab.output import output
    from tablee.lab.plan import plan
    from tablee.lab.strength import stronger as next_strength

    out = output(lang=lang, as_json=json, html=report, pdf=pdf)
    sides = arms(plan(game, players, games, drawn(seed), bots, pairs(option), box), pairs(a), pairs(b))
    beside = zip(*[next_strength(side, strong) for side in sides], strict=True)
    with engine(jobs, cluster) as at:
        stronger = [Comparison(one, other, at, fresh=fresh) for one, other in beside]
        run(Comparison(*sides, at, fresh=fresh), out, stronger)


@app.command()
def balance(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Levels = "normal",
    strong: Stronger = None,
    skill: Annotated[int, typer.Option(min=0, help="Games a level for the curve of luck and skill; 0 for none.")] = 0,
    seed: Seed = None,
    option: Settings = None,
    box: BoxFile = None,
    table: Annotated[Path | None, typer.Option(metavar="FILE", help="All games as .csv or .parquet.")] = None,
    decisions: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Every decision: who, what was open, what came of it.")
    ] = None,
    report: Report = None,
    pdf: Pdf = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Tell what each seat, role, order and card is worth, how long games last and what skill does."""
    need(*(["polars"] if table or decisions else []))
    from tablee.lab.balance.measure import Campaign
    from tablee.lab.balance.text import run
    from tablee.lab.engine import engine
    from tablee.lab.output import output
    from tablee.lab.plan import plan
    from tablee.lab.strength import stronger as next_strength

    what = plan(game, players, games, drawn(seed), bots, pairs(option), box)
    out, beside = output(lang=lang, as_json=json, html=report, pdf=pdf), next_strength(what, strong)
    sheets, choices = sheet(table), sheet(decisions)
    with engine(jobs, cluster) as at:
        stronger = [Campaign(one, at, fresh=fresh) for one in beside]
        run(Campaign(what, at, fresh=fresh, sheets=sheets, choices=choices), skill, out, stronger)


def sheet(file: Path | None) -> "Sheets | None":
    """A table to be written; it needs polars."""
    if not file:
        return None
    from tablee.lab.balance.sheets import Sheets

    return Sheets(file)


@app.command()
def data(
    game: GameName,
    into: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the data is written, or was begun.")],
    players: Players = None,
    decisions: Annotated[
        int, typer.Option(min=1, help="How many at least; games are played to their end.")
    ] = 1_000_000,
    bots: Levels = "normal",
    form: Annotated[str, typer.Option("--format", metavar="parquet|shards", help="Tables, or arrays by episode.")] = (
        "parquet"
    ),
    seed: Seed = None,
    option: Settings = None,
    box: BoxFile = None,
    lang: Lang = None,
    jobs: Jobs = None,
    json: AsJson = False,
) -> None:
    """Write decisions for learners: seen, open, chosen, thought, and what came of it.  Ctrl-C keeps what is there."""
    need(*(["polars"] if form == "parquet" else []))
    from tablee.lab.data.measure import Wish
    from tablee.lab.data.sheets import Dataset
    from tablee.lab.data.text import run
    from tablee.lab.output import output
    from tablee.lab.plan import plan

    begun = Dataset(into, form).about() if seed is None else None
    start = begun["plan"]["seed"] if begun else drawn(seed)
    what = plan(game, players, 1, start, bots, pairs(option), box)
    run(Wish(what, decisions, into, form), jobs, output(lang=lang, as_json=json))


@app.command()
def audit(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Games over all options and numbers of players.")] = 1000,
    seed: Seed = None,
    box: BoxFile = None,
    lang: Lang = None,
    fresh: Fresh = False,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Tell what does not add up: in the book's numbers, and in what games never reach."""
    from tablee.lab.audit.measure import Audit, plans
    from tablee.lab.audit.text import run
    from tablee.lab.engine import engine
    from tablee.lab.output import output

    out, tables = output(lang=lang, as_json=json), plans(game, games, drawn(seed), box)
    with engine(jobs, cluster) as at:
        run(game, Audit(tables, at, fresh=fresh), box, out)


@app.command()
def tune(
    game: GameName,
    goal: Annotated[str, typer.Option(metavar="NAME=NUMBER,…", help="What is wished, such as first=0.33,rounds=6.")],
    vary: Annotated[
        list[str], typer.Option(metavar="NAME[=RANGE]", help="An option, or a number of the box: numbers.hand=4..6.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games for each setting.")] = 300,
    trials: Annotated[int, typer.Option(min=1, help="How many settings to try.")] = 24,
    bots: Levels = "normal",
    seed: Seed = None,
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
    from tablee.lab.engine import engine
    from tablee.lab.output import output
    from tablee.lab.plan import plan
    from tablee.lab.tune.knobs import knobs
    from tablee.lab.tune.measure import Tuner, goals
    from tablee.lab.tune.text import run

    out = output(lang=lang, as_json=json)
    what = plan(game, players, games, drawn(seed), bots, pairs(option), box)
    wished, varied = goals(what, goal), knobs(what, vary)
    with engine(jobs, cluster) as at:
        run(Tuner(what, wished, varied, at, fresh=fresh), trials, out)


@app.command()
def dossier(
    game: GameName,
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the pages go.")] = Path(),
    games: Annotated[int, typer.Option(min=10, help="Games of ordinary bots for each number of players.")] = 600,
    strong_games: Annotated[int, typer.Option(min=10, help="The same of strong bots.")] = 150,
    budget: Annotated[str, typer.Option(help="How long to measure the book's promises, such as 60s.")] = "60s",
    pdf: Annotated[bool, typer.Option("--pdf/--no-pdf", help="The same pages on paper, by Chromium.")] = True,
    seed: Seed = None,
    lang: Lang = None,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Write all that the lab knows of a game as one page to send to a publisher, in French and English."""
    from tablee.lab.dossier.measure import Wishes
    from tablee.lab.dossier.text import run
    from tablee.lab.engine import engine
    from tablee.lab.output import output
    from tablee.lab.report.pdf import browser

    out = output(lang=lang, as_json=json)
    if pdf:
        browser()
    wishes = Wishes(games=games, strong_games=strong_games, seconds=seconds(budget))
    with engine(jobs, cluster) as at:
        run(game, drawn(seed), wishes, at, out, to, pdf=pdf)


@app.command()
def people(
    game: GameName,
    data: DataFolder = None,
    database: Annotated[
        str | None, typer.Option(help="postgresql://…, where the server keeps its games there.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of bots to put beside them.")] = 400,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="The level of those bots.")] = "normal",
    seed: Seed = None,
    lang: Lang = None,
    jobs: Jobs = None,
    cluster: ClusterAt = None,
    json: AsJson = False,
) -> None:
    """Tell how people play beside bots, from finished games that everybody at the table has lent."""
    from tablee.games import game as rules
    from tablee.lab.engine import engine
    from tablee.lab.output import output
    from tablee.lab.people.text import run
    from tablee.lab.plan import checked
    from tablee.places import data_folder
    from tablee.server.review.lent import lent, lent_at

    out, level = output(lang=lang, as_json=json), checked(bots)
    name = rules(game).id
    found = lent_at(database, name) if database else lent(data or data_folder(), name)
    with engine(jobs, cluster) as at:
        run(game, found, level, games, drawn(seed), at, out)


@app.command()
def reflex(
    ms: Annotated[float, typer.Argument(help="How many milliseconds slower one player is.")],
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game that is played live.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Live tables to play.")] = 200,
    players: Players = None,
    reflex: Annotated[str, typer.Option(help="Everybody's reaction time, mean and deviation.")] = "600±200ms",
    random: Annotated[bool, typer.Option("--random", help="Players who reach out at random.")] = False,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """What a slower player loses at a live table."""
    from tablee.bots.realtime import by_chance, parse_reflex
    from tablee.kernel.telling import language
    from tablee.lab.reflex import live_game, slower
    from tablee.lab.words import Speech

    policy, chosen, live = by_chance if random else None, drawn(seed), live_game(game)
    cost = slower(live, ms, games, chosen, players, parse_reflex(reflex), policy)
    print(cost.said(Speech(live.id, language(lang)), chosen))
