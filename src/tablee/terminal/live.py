"""A live table in the terminal: bots reach out after their reaction times, the person whenever a line is typed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol, TextIO

from tablee.kernel.state import IllegalOption
from tablee.kernel.steps import Seat
from tablee.terminal.bot_hands import BotHands
from tablee.terminal.match import Match
from tablee.terminal.screens import Coloured, Screen
from tablee.terminal.shell import RECENT, TABLE, Shell
from tablee.terminal.voice import Choice, Voice


class Typing(Protocol):
    def wait(self, seconds: float | None) -> str | None:
        """The next line typed, or None when the time is over; EOFError when there will be no more."""


class Typed:
    """Lines read beside the game, as they are typed."""

    def __init__(self, stream: TextIO | None) -> None:
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO | None) -> None:
        for line in lines_of(stream) if stream else ():
            self._lines.put(line)
        self._lines.put(None)

    def wait(self, seconds: float | None) -> str | None:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line


def lines_of(stream: TextIO) -> Iterator[str]:
    """Read below Python's own buffer: its lock would still be held by the waiting thread when the program ends."""
    try:
        source = stream.fileno()
    except OSError:
        yield from stream
        return
    rest = b""
    while chunk := os.read(source, 4096):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from (line.decode("utf-8", "replace") for line in whole)


def milliseconds() -> float:
    return time.monotonic() * 1000


class LiveShell(Shell):
    def __init__(
        self, match: Match, voice: Voice, screen: Screen, typing: Typing, clock: Callable[[], float] = milliseconds
    ) -> None:
        super().__init__(match, voice, screen)
        self.typing = typing
        self.clock = clock
        self.choices: list[Choice] = []  # as they were shown last: a number means one of these
        self.hands = BotHands(match)

    def run(self) -> None:
        """Play to the end; `Left` or EOFError when the person does not want to."""
        try:
            self.race()
        finally:
            self.hands.rest()
        self.tell_end()

    def race(self) -> None:
        self.tell_news(RECENT)
        self.show()
        self.hands.look_around(self.clock())
        while not self.match.over:
            typed = self.typing.wait(self.patience())
            if typed is None:
                self.bot_reaches()
            else:
                self.i_typed(typed.strip())

    def patience(self) -> float | None:
        """Seconds until the next bot reaches out."""
        due = self.hands.next_time()
        return None if due is None else max(0.0, (due - self.clock()) / 1000)

    def bot_reaches(self) -> None:
        my_turn = self.match.g.waits_for(self.match.me)
        _, seat, option = self.hands.arrive()
        try:
            self.match.play(Seat(seat), option)
        except IllegalOption:
            self.hands.look(seat, self.clock())
        else:
            self.changed(show=self.match.g.waits_for(self.match.me) != my_turn)
        self.tell_forfeits()

    def i_typed(self, typed: str) -> None:
        choice = self.numbered(typed, self.choices)
        if choice is None:
            self.answer(typed, self.choices)
            return
        try:
            self.match.i_play(choice.option)
        except IllegalOption as fault:
            self.screen.say(self.voice.teller.reason(self.match.g, fault.reason))
            self.show()
        else:
            self.changed(show=True)

    def answer(self, typed: str, choices: list[Choice]) -> None:
        if not typed or typed.lower() in TABLE:
            self.show(whole=True)
        else:
            super().answer(typed, choices)

    def changed(self, *, show: bool) -> None:
        """Tell it; line by line the choices are listed anew only when they are the person's to make."""
        self.tell_news()
        if not self.match.over and (show or isinstance(self.screen, Coloured)):
            self.show()
        self.hands.look_around(self.clock())

    def show(self, *, whole: bool = False) -> None:
        g, me = self.match.g, self.match.me
        self.choices = self.voice.choices(g, me)
        self.screen.table(self.match.view(), self.log, whole=whole)
        self.screen.ask(self.voice.question(g) if g.waits_for(me) else self.voice.any_moment(), self.choices)
