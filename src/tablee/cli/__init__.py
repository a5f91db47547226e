"""The `tablee` command: it reads words and hands them on.  Each command is loaded when it is asked for."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import TyperException

import tablee
from tablee.cli import lab
from tablee.cli.parameters import (
    LEVELS,
    NAMED,
    OWN,
    AsJson,
    BoxFile,
    DataFolder,
    Fresh,
    GameName,
    IsPlain,
    Jobs,
    Lang,
    Level,
    Players,
    Seed,
    Settings,
    drawn,
    need,
    pairs,
)
from tablee.cli.plain import plainly
from tablee.kernel.game import BadInput
from tablee.kernel.sentences import asked_language, in_language
from tablee.kernel.state import is_compiled

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=tablee.__doc__)
app.add_typer(lab.app, name="lab")


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 1 on.")] = 1,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="The same seed lays out the same table.")] = None,
    option: Settings = None,
    box: BoxFile = None,
    bots: Level = "normal",
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    plain: IsPlain = False,
    realtime: Annotated[
        bool, typer.Option("--realtime", help="Live: nobody waits for you (an option of some games).")
    ] = False,
) -> int:
    """Play against bots in the terminal."""
    from tablee import games
    from tablee.bots.realtime import live_options
    from tablee.terminal import commands

    live = live_options(games.game(game)) if realtime else {}
    chosen = pairs([*(option or []), *(f"{name}={value}" for name, value in live.items())])
    wishes = commands.Wishes(players, seat, seed, chosen, box, bots, lang, name, plain)
    return commands.play(game, wishes)


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game; by default the one left last.")] = None,
    lang: Lang = None,
    box: BoxFile = None,
    plain: IsPlain = False,
) -> int:
    """Take up a game that was left."""
    from tablee.terminal import commands

    return commands.resume(file, lang, box, plain=plain)


@app.command()
def sim(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10000,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL[,LEVEL…]", help=f"One level for all, or one a seat: {NAMED}")
    ] = "random",
    seed: Seed = None,
    option: Settings = None,
    box: BoxFile = None,
    lang: Lang = None,
    jobs: Jobs = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count what they come to."""
    from tablee.lab.output import output
    from tablee.lab.plan import plan
    from tablee.lab.sim import run

    what = plan(game, players, games, drawn(seed), bots, pairs(option), box)
    run(what, jobs, output(lang=lang, as_json=json))


@app.command()
def arena(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…", help=f"Levels: {LEVELS}; or {OWN}.")] = (
        "maitre,expert,normal,novice"
    ),
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole deals.")] = 400,
    iterations: Annotated[
        int | None, typer.Option(help="Let expert search so many times, maitre five times as many; else by time.")
    ] = None,
    seating: Annotated[
        str, typer.Option(metavar="mixed|sides|alone", help="Who sits with whom: see docs/bots.md.")
    ] = "mixed",
    seed: Seed = None,
    option: Settings = None,
    box: BoxFile = None,
    lang: Lang = None,
    jobs: Jobs = None,
    json: AsJson = False,
    fresh: Fresh = False,
) -> None:
    """Let bots play against each other and rate them; stopped with Ctrl-C it tells what it has, and goes on later."""
    need("openskill")
    from tablee.lab.arena.match import match
    from tablee.lab.arena.text import run
    from tablee.lab.output import output

    out = output(lang=lang, as_json=json)
    what = match(game, players, bots, games, drawn(seed), pairs(option), iterations, seating, box)
    run(what, jobs, out, fresh=fresh)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games and their options."""
    from tablee.catalogue import catalogue
    from tablee.kernel.telling import language

    print("\n".join(catalogue(language(lang))))


@app.command()
def generate(
    which: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME|FOLDER]…", help="Games; by default all of the sources here.")
    ] = None,
    package: Annotated[str | None, typer.Option(help="Its package; by default read off the folders above.")] = None,
) -> None:
    """Bring a game's generated files up to date with its rules."""
    from tablee.kernel.generate import BadRules
    from tablee.kernel.generate.command import folders, update

    try:
        for folder in folders(which or []):
            print(update(folder, package))
    except BadRules as fault:
        raise BadInput(str(fault)) from None


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="What it is called: small letters, digits and underscores.")],
    into: Annotated[Path, typer.Option(help="Where its folder is made.")] = Path(),
) -> None:
    """Begin a game of your own: a small one that plays at once, to be changed step by step."""
    from tablee.studio.new import begin

    print(begin(name, into))


@app.command()
def check(
    game: GameName,
    times: Annotated[int, typer.Option(min=1, help="Games a law is tried on, for each number of players.")] = 3,
    levels: Annotated[bool, typer.Option("--levels", help="Play the bots' levels, and offer those worth it.")] = False,
    lang: Lang = None,
) -> int:
    """See whether a game keeps the laws that ours keep, and what it still lacks."""
    from tablee.kernel.telling import language
    from tablee.studio.check import measure_levels, report

    if levels:
        measure_levels(game, language(lang))
        return 0
    return report(game, times, language(lang))


@app.command(name="print")
def print_box(
    game: GameName,
    box: BoxFile = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="The paper.")] = "a4",
    lang: Lang = None,
    into: Annotated[Path, typer.Option(help="Where the two files are written.")] = Path(),
) -> None:
    """Write a game as PDF: cards to cut out with board and markers, and its rule book."""
    from tablee.games import game as find
    from tablee.kernel.telling import language
    from tablee.studio.paper.pdf import write

    for file in write(find(game).boxed(box), language(lang), paper, into):
        print(file)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; by default 8000 or any free one.")] = None,
    data: DataFolder = None,
    database: Annotated[str | None, typer.Option(help="postgresql://… for several processes; else a file.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than 1 with PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in the browser.")] = True,
    lab_seconds: Annotated[
        int | None, typer.Option(min=0, max=3600, help="How long the page's lab may play; 0 closes it.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="NAME=COMMAND: a bot of yours that tables may seat (docs/bots.md).")
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TABLEE_ALLOWED_HOST",
            help="Answer to this name only; may be repeated. Without it to addresses and this machine's own names.",
        ),
    ] = None,
    tables_a_minute: Annotated[
        int, typer.Option(min=1, envvar="TABLEE_TABLES_A_MINUTE", help="Tables that one address may open in a minute.")
    ] = 30,
    sockets_each: Annotated[
        int, typer.Option(min=1, envvar="TABLEE_SOCKETS_EACH", help="Connections to tables that one address may have.")
    ] = 200,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to others than this machine.")
    ] = False,
    game: Annotated[list[Path] | None, typer.Option(help="The folder of a game of your own; may be repeated.")] = None,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="TABLEE_PUBLIC_URL", help="https://…, by which people find this server: for links in reminders."
        ),
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="TABLEE_SMTP", help="smtp://user:password@host:587 or smtps://…: reminders by mail, to who asks."
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="TABLEE_MAIL_FROM", help="The address that reminders by mail come from.")
    ] = "",
    reminders_inside: Annotated[
        bool,
        typer.Option(
            "--reminders-inside",
            envvar="TABLEE_REMINDERS_INSIDE",
            help="Reminders may be sent to this machine and its own network, too.",
        ),
    ] = False,
) -> None:
    """Open the table: the server and its web page."""
    from tablee.bots import LEVELS
    from tablee.bots.external.registry import invite
    from tablee.games import bring
    from tablee.places import data_folder
    from tablee.server import serve as server
    from tablee.server.club.club import club_terms
    from tablee.server.store.base import StoreFailed
    from tablee.server.visitors import Terms, host_name

    for folder in game or []:
        bring(folder)
    invite(bot or [], LEVELS)
    hosts = frozenset(host_name(name) for name in allowed_host or [])
    terms = Terms(hosts, tables_a_minute, sockets_each, open_metrics)
    club = club_terms(public_url, smtp, mail_from, inside=reminders_inside)
    try:
        server.serve(
            host,
            port,
            data or data_folder(),
            browser=browser,
            database=database,
            workers=workers,
            lab_seconds=lab_seconds,
            terms=terms,
            club=club,
        )
    except StoreFailed as problem:
        raise BadInput(str(problem)) from None
    except OSError as problem:
        where = host if port is None else f"{host}:{port}"
        raise BadInput(
            f"cannot listen on {where} ({problem.strerror}); choose another with --host and --port."
        ) from None


@app.command()
def mcp(
    server: Annotated[str, typer.Option(metavar="URL", help="The server whose tables are played at.")] = (
        "http://127.0.0.1:8000"
    ),
    name: Annotated[str | None, typer.Option(help="What the assistant is called at the table.")] = None,
    lang: Lang = None,
) -> None:
    """Let an assistant play: an MCP server on standard input and output, with a person's rights and no more."""
    need("mcp", "httpx2", extra="mcp")
    from tablee.agents.mcp import server as assistants
    from tablee.agents.words import words
    from tablee.kernel.telling import language

    spoken = language(lang)
    if not server.startswith(("http://", "https://")):
        raise BadInput(f"a server is written like http://127.0.0.1:8000, not '{server}'.")
    assistants.make(server, spoken, name or words(spoken).say("assistant")).run()


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; an older one of that name is replaced.")],
    data: DataFolder = None,
) -> None:
    """Copy all tables of a server into one file, while it runs."""
    from tablee.places import data_folder
    from tablee.server.store.backup import back_up

    print(f"{target}: {back_up(data or data_folder(), target)} tables")


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(help="A file that `tablee backup` wrote.")],
    data: DataFolder = None,
) -> None:
    """Put a copy in place, in a data folder without games."""
    from tablee.places import data_folder
    from tablee.server.store import backup as copies

    print(f"{data or data_folder()}: {copies.restore(source, data or data_folder())} tables")


@app.command()
def version() -> None:
    """Say which version this is, and whether its rules are compiled."""
    print(f"tablee {tablee.__version__} ({'compiled' if is_compiled() else 'interpreted'})")


def main() -> None:
    """Entry point: bad input is one sentence and exit code 2, never a traceback."""
    try:
        code = app(standalone_mode=False)
    except BadInput as fault:
        code = refuse(str(fault))
    except TyperException as fault:
        code = refuse(with_commands(fault))
    except Exception as fault:
        if not (said := blamed(fault)):
            raise
        code = refuse(said)
    sys.exit(code)


def with_commands(fault: TyperException) -> str:
    """What the library says; of a command that is not there, also which ones there are."""
    said = fault.format_message()
    known: dict[str, object] = getattr(getattr(getattr(fault, "ctx", None), "command", None), "commands", {})
    is_unknown = known and said.startswith("No such command")
    return f"{said.rstrip('.')}; there are {', '.join(known)}." if is_unknown else said


def blamed(fault: Exception) -> str:
    from tablee.games import blamed  # games are read when they are asked for

    return blamed(fault)


def refuse(sentence: str) -> int:
    """No words at all have been answered with the help already."""
    if sentence:
        lang = asked_language(sys.argv[1:])
        said = plainly(sentence) if lang == "en" else in_language(sentence, lang)
        typer.echo(f"tablee: {said.rstrip('.')}.", err=True)
    return 2
