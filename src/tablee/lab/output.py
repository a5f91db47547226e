"""How an answer is wanted: as text or JSON, with a page or without; checked before anything is played."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tablee.kernel.game import BadInput
from tablee.kernel.telling import language
from tablee.lab.words import words

if TYPE_CHECKING:
    from tablee.lab.report.page import Page


@dataclass(frozen=True)
class Output:
    """Where an answer goes, and in which language."""

    lang: str
    as_json: bool
    html: Path | None = None
    pdf: Path | None = None

    def give(self, found: Mapping[str, object], show: Callable[[Console], None]) -> None:
        """The same answer to read by programs or by people."""
        if self.as_json:
            print(json.dumps(found, indent=2, ensure_ascii=False))
        else:
            show(Console(highlight=False, markup=False, emoji=False))  # what people name their bots is no markup

    def remark(self, taken_up: int, stopped: bool, seed: int | None = None) -> None:
        """Say beside the answer how many games had been kept, and that the rest can follow."""
        say = words(self.lang).say
        again = "" if seed is None else f" --seed {seed}"
        said = [
            *([say("kept-before", n=taken_up)] if taken_up else []),
            *([say("kept-now", again=again)] if stopped else []),
        ]
        if said:
            Console(stderr=True, highlight=False).print(" ".join(said), soft_wrap=True)

    def write(self, page: Callable[[str], Page]) -> None:
        """The page in this language, where one is wanted."""
        if self.html or self.pdf:
            from tablee.lab.report.page import write  # most answers are read in the terminal

            write(page(self.lang), self.html, self.pdf)


def output(*, lang: str | None, as_json: bool, html: Path | None = None, pdf: Path | None = None) -> Output:
    """What is wanted, if it can be had, or `BadInput`."""
    spoken = language(lang)
    if pdf:
        from tablee.lab.report.pdf import browser

        browser()
    for page in (html, pdf):
        if page:
            writable(page)
    return Output(spoken, as_json, html, pdf)


def writable(path: Path) -> Path:
    """The path, if a file can be written there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
    except OSError as fault:
        raise BadInput(f"{path} cannot be written: {fault.strerror or fault}.") from None
    if not path.stat().st_size:
        path.unlink()
    return path
