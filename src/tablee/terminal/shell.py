"""The person's side of a game: reads what is typed, and says what happens."""

from __future__ import annotations

import time
from collections.abc import Callable

from tablee.kernel.state import is_compiled
from tablee.terminal.match import Match
from tablee.terminal.screens import Screen
from tablee.terminal.voice import Choice, Line, Voice

LEAVE = ("q", "quit", "quitter", "exit")
WHY = ("why", "pourquoi")
TABLE = ("table", "t")
LOG = ("log", "journal")
REFUSED = ("no", "non")
LATENESS = 0.1 if is_compiled() else 0.3  # seconds that a last thought may go beyond the time for it
RECENT = 12  # lines of the log that whoever comes back is told


class Left(Exception):
    """The person leaves the table."""


class Pace:
    """A bot takes all its time whatever it has to choose from: else the wait would tell who holds a reaction."""

    def __init__(
        self,
        *,
        hurried: bool = True,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.hurried = hurried  # nobody looks at the clock
        self.clock = clock
        self.sleep = sleep

    def rest(self, began: float, seconds: float) -> None:
        """What thinking has left of the time."""
        if seconds and not self.hurried:
            self.sleep(max(0.0, began + seconds + LATENESS - self.clock()))


class Shell:
    def __init__(self, match: Match, voice: Voice, screen: Screen, pace: Pace | None = None) -> None:
        self.match = match
        self.voice = voice
        self.screen = screen
        self.pace = pace or Pace()
        self.log: list[Line] = []

    def run(self) -> None:
        """Play to the end; `Left` or EOFError when the person does not want to."""
        self.tell_news(RECENT)
        while not self.match.over:
            began = self.pace.clock()
            if self.match.bot_moves():
                self.pace.rest(began, self.match.thinking_time)
            else:
                self.my_move()
            self.tell_news()
            self.tell_forfeits()
        self.tell_end()

    def tell_news(self, most: int = 1000) -> None:
        self.log += (fresh := [self.voice.line(told) for told in self.match.news()])
        recent = fresh[-most:]
        self.screen.news(recent, len(self.log) - len(recent) + 1)

    def tell_forfeits(self) -> None:
        for seat, why in self.match.forfeits():
            self.screen.say(self.voice.say("bot-forfeits", seat=seat + 1, why=why))

    def my_move(self) -> None:
        """Where there is no choice none is asked for."""
        g = self.match.g
        choices = self.voice.choices(g, self.match.me)
        if len(choices) > 1:
            self.screen.table(self.match.view(), self.log)
            self.screen.ask(self.voice.question(g), choices)
            self.match.i_play(self.chosen(choices).option)
        else:
            self.match.i_play(choices[0].option)

    def chosen(self, choices: list[Choice]) -> Choice:
        """Read until something that can be done is chosen."""
        while True:
            typed = self.screen.read().strip()
            choice = self.numbered(typed, choices)
            if choice is None:
                self.answer(typed, choices)
            elif choice.reason:
                self.screen.say(*self.voice.about(self.match.g, choice))
            else:
                return choice

    def numbered(self, typed: str, choices: list[Choice]) -> Choice | None:
        n = number(typed)
        return choices[n - 1] if 1 <= n <= len(choices) else None

    def answer(self, typed: str, choices: list[Choice]) -> None:
        """Anything but a choice."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word in LEAVE:
            raise Left
        if typed.startswith("?"):
            self.screen.say(*self.help(typed[1:].strip(), choices))
        elif word in WHY:
            self.screen.say(*self.why(rest.strip()))
        elif word in TABLE or not word:
            self.screen.table(self.match.view(), self.log, whole=True)
            self.screen.ask(self.voice.question(self.match.g), choices)
        elif word in REFUSED:
            self.screen.say(*self.voice.refusals(choices))
        elif word in LOG:
            self.screen.say(*[self.voice.say("log-line", n=str(n), text=x.text) for n, x in enumerate(self.log, 1)])
        else:
            name = "wrong-number" if number(typed) >= 0 else "not-understood"
            self.screen.say(self.voice.say(name, text=typed[:40], most=len(choices)))

    def help(self, about: str, choices: list[Choice]) -> list[str]:
        """`?`, `?3` or `?apron`."""
        if not about:
            return [self.voice.say("help", card=self.voice.example(self.match.g))]
        if number(about) >= 0:
            choice = self.numbered(about, choices)
            wrong = self.voice.say("wrong-number", most=len(choices))
            return self.voice.about(self.match.g, choice) if choice else [wrong]
        return self.voice.about_cards(self.match.g, about)

    def why(self, which: str) -> list[str]:
        """`why` explains the last line of the log, `why 12` line 12."""
        if not self.log:
            return [self.voice.say("empty-log")]
        n = number(which) if which else len(self.log)
        if not 1 <= n <= len(self.log):
            return [self.voice.say("wrong-line", most=len(self.log))]
        return [self.log[n - 1].text, *self.voice.why(self.log[n - 1])]

    def tell_end(self) -> None:
        g = self.match.g
        view = self.match.view()
        self.screen.table(view, self.log)
        nobody = [] if g.winners else [self.voice.say("no-winner")]
        mine = "you-won" if g.winners >> self.match.me & 1 else "you-lost"
        self.screen.say(self.voice.ending(g), *nobody, self.voice.say(mine))


def number(typed: str) -> int:
    """A small number that was typed, or -1."""
    return int(typed) if typed.isdecimal() and len(typed) < 6 else -1
