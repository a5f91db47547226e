"""`tablee lab dossier`: plays, writes the pages, and tells the story."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from tablee import games
from tablee.kernel.words import LANGUAGES
from tablee.lab.dossier.measure import Dossier, Wishes, gather, result, wanted
from tablee.lab.dossier.page import page
from tablee.lab.dossier.story import Story
from tablee.lab.engine import Engine
from tablee.lab.output import Output, writable
from tablee.lab.progress import progress
from tablee.lab.report.pdf import print_page


def run(game: str, seed: int, wishes: Wishes, engine: Engine, out: Output, to: Path, *, pdf: bool) -> None:
    tables = wanted(games.game(game), seed, wishes)
    with progress("dossier", sum(what.games for _, what in tables)) as tick:
        try:
            dossier = gather(game, seed, wishes, engine, tick)
        except KeyboardInterrupt:
            out.remark(0, stopped=True, seed=seed)
            raise
    files = [path for lang in LANGUAGES for path in write(dossier, lang, to, pdf=pdf)]
    out.give({**result(dossier), "files": [str(path) for path in files]}, lambda c: show(c, dossier, files, out.lang))


def write(dossier: Dossier, lang: str, to: Path, *, pdf: bool) -> list[Path]:
    """The page of one language, and the same on paper."""
    html = writable(to / f"{dossier.game.id}-dossier.{lang}.html")
    html.write_text(page(dossier, lang), "utf-8")
    if not pdf:
        return [html]
    paper = html.with_suffix(".pdf")
    print_page(html, paper)
    return [html, paper]


def show(console: Console, dossier: Dossier, files: list[Path], lang: str) -> None:
    for sentence in Story(dossier, lang).sentences():
        console.print(f"· {sentence}", soft_wrap=True)
    for path in files:
        console.print(str(path), soft_wrap=True)
