"""Two ways to show a table: with colours and layout, or line by line for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.terminal.boards import Board
from tablee.terminal.voice import Choice, Line, Voice

FEW = 3  # refused choices that are still listed one by one
WIDE = 110  # columns from which the log has room beside the board


class Screen(Protocol):
    def news(self, lines: Sequence[Line], first: int) -> None:
        """Something happened; `first` is the number of the first line."""

    def table(self, view: Mapping[str, Any], log: Sequence[Line], *, whole: bool = False) -> None:
        """What lies there now."""

    def ask(self, question: str, choices: Sequence[Choice]) -> None: ...

    def say(self, *lines: str) -> None: ...

    def read(self) -> str:
        """What is typed next; EOFError when there is no more."""
        ...


def screen(board: Board, voice: Voice, *, plain: bool) -> Screen:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return Plain(board, voice)
    return Coloured(board, voice)


def read_line(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    if not sys.stdin.isatty():
        print(prompt, flush=True)
        prompt = ""
    return input(prompt)


class Plain:
    """One thing a line; of the board only what has changed."""

    def __init__(self, board: Board, voice: Voice) -> None:
        self.board = board
        self.voice = voice
        self.shown: list[str] = []

    def news(self, lines: Sequence[Line], first: int) -> None:
        for n, line in enumerate(lines, first):
            print(f"{n}. {line.text}")

    def table(self, view: Mapping[str, Any], log: Sequence[Line], *, whole: bool = False) -> None:  # noqa: ARG002
        lines = self.board.lines(view, self.voice.teller)
        for line in lines:
            if whole or line not in self.shown:
                print(line)
        self.shown = lines

    def ask(self, question: str, choices: Sequence[Choice]) -> None:
        """What cannot be chosen is listed while it is little; else it is one sentence, and told when asked for."""
        print(question)
        refused = sum(bool(choice.reason) for choice in choices)
        for n, choice in enumerate(choices, 1):
            if not choice.reason or refused <= FEW:
                print(f"  {n}. {self._said(choice)}")
        if refused > FEW:
            print(self.voice.say("refused-many", n=refused))

    def _said(self, choice: Choice) -> str:
        return (
            self.voice.say("refused-choice", text=choice.text, reason=choice.reason) if choice.reason else choice.text
        )

    def say(self, *lines: str) -> None:
        print(*lines, sep="\n", flush=True)

    def read(self) -> str:
        return read_line(f"{self.voice.say('prompt')} > ")


class Coloured:
    """The board, the log beside or below it, then the question."""

    def __init__(self, board: Board, voice: Voice) -> None:
        self.board = board
        self.voice = voice
        self.console = Console(highlight=False)
        self.seen = 0  # how much of the log was on the screen before

    def news(self, lines: Sequence[Line], first: int) -> None:
        """It is drawn with the table."""

    def table(self, view: Mapping[str, Any], log: Sequence[Line], *, whole: bool = False) -> None:  # noqa: ARG002
        self.console.clear()
        drawn = Panel(self.board.draw(view, self.voice.teller), title=self.voice.title(), border_style="yellow")
        told = Panel(self._told(log), title=self.voice.say("log"), border_style="blue")
        self.console.print(self._side_by_side(drawn, told))
        self.seen = len(log)

    def _side_by_side(self, left: RenderableType, right: RenderableType) -> RenderableType:
        if self.console.width < WIDE:
            return Group(left, right)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        grid.add_row(left, right)
        return grid

    def _told(self, log: Sequence[Line]) -> Text:
        """The last lines; those that are new stand out."""
        room = max(6, self.console.height // (2 if self.console.width >= WIDE else 4))
        first = max(0, len(log) - room)
        text = Text()
        for n, line in enumerate(log[first:], first):
            text.append(f"{n + 1}. {line.text}\n", style="" if n >= self.seen else "dim")
        text.rstrip()
        return text

    def ask(self, question: str, choices: Sequence[Choice]) -> None:
        self.console.print(Text(question, style="bold green"))
        for n, choice in enumerate(choices, 1):
            self.console.print(_choice(n, choice))

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(Text(line, style="yellow"))

    def read(self) -> str:
        return read_line(f"{self.voice.say('prompt-with-help')} > ")


def _choice(n: int, choice: Choice) -> Text:
    if choice.reason:
        return Text(f" {n:2}  {choice.text} – {choice.reason}", style="dim")
    return Text.assemble((f" {n:2}  ", "bold cyan"), choice.text)
