"""Words that several commands take, and how they are read."""

import re
from importlib.util import find_spec
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from tablee import bots
from tablee.kernel.game import BadInput

LEVELS = ", ".join(bots.LEVELS)
NAMED = f"{LEVELS}; expert:100 searches 100 times."
OWN = 'cmd:"COMMAND", text:"COMMAND" or py:MODULE:NAME for a bot of yours'


def named(word: str) -> str:
    """A game by its id, or the folder of one's own."""
    from tablee.games import bring, games

    return bring(Path(word)) if word not in games() and Path(word).is_dir() else word


GameName = Annotated[
    str, typer.Argument(metavar="GAME", callback=named, help="One of `tablee games`, or the folder of one's own.")
]
Players = Annotated[int | None, typer.Option(help="How many play; by default what the game is mostly played with.")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A setting of the game.")]
BoxFile = Annotated[Path | None, typer.Option(metavar="FILE", help="Another card box (TOML).")]
Lang = Annotated[str | None, typer.Option(metavar="fr|en", help="Language; by default the system's.")]
IsPlain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")]
DataFolder = Annotated[Path | None, typer.Option(help="Where games are kept.")]

Level = Annotated[str, typer.Option(metavar="LEVEL", help=f"How the bots play: {LEVELS}; or {OWN}.")]
Levels = Annotated[str, typer.Option(metavar="LEVEL[,LEVEL…]", help=f"How the bots play: {NAMED}")]
Stronger = Annotated[
    str | None,
    typer.Option(
        metavar="LEVEL,LEVEL…",
        help="Whom to judge it by as well, the strongest last; by default the next strength, `none` for nobody.",
    ),
]
Seed = Annotated[
    int | None, typer.Option(help="The same seed gives the same result; without one a fresh one is drawn and told.")
]
Jobs = Annotated[int | None, typer.Option(help="Processes; by default one for each core.")]
ClusterAt = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster.")]
AsJson = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="A page to read, as .html.")]
Pdf = Annotated[Path | None, typer.Option(metavar="FILE", help="The same page as .pdf.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Play anew what was kept.")]


def drawn(seed: int | None) -> int:
    """The seed that was given, or a fresh one: what everybody plays with the same one, nobody tests."""
    return randbelow(1 << 31) if seed is None else seed


def need(*packages: str, extra: str = "lab") -> None:
    """Say before anything is played which packages are missing; most of the lab needs none."""
    if missing := [name for name in packages if find_spec(name) is None]:
        raise BadInput(f"this needs {', '.join(missing)}; install tablee[{extra}].")


def pairs(words: list[str] | None) -> dict[str, str]:
    """NAME=VALUE, each name once."""
    chosen: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInput(f"an option is written NAME=VALUE, not '{word}'.")
        if chosen.setdefault(name, value) != value:
            raise BadInput(f"option {name} is given twice, as {chosen[name]} and as {value}.")
    return chosen


def seconds(text: str) -> float:
    """`60s`, `10min`, `2h` or plain seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(s|min|m|h)?", text.strip())
    if not found or not float(found[1]):
        raise BadInput(f"a budget is written like 60s, 10min or 2h, not '{text}'.")
    return float(found[1]) * {"s": 1, "min": 60, "m": 60, "h": 3600, None: 1}[found[2]]
