"""Bots of others: a command that reads a view on a line and answers with an option on a line (see docs/bots.md)."""

from __future__ import annotations

import json
import queue
import shlex
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from tablee.bots.external.process import Command
from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes

PROTOCOL = 1
SECONDS = 2.0  # for an answer
TO_START = 3.0  # more for the first answer of a process, on a machine that may be busy
PULSE = 0.1  # seconds between looks at whether anybody still waits
SHOWN = 80  # characters of a wrong answer in a report


class Lost(Exception):
    """Why it loses a decision, and is started anew for the next."""


class CalledOff(Exception):
    """Nobody waits for its answer any more."""


class Outside:
    """A process that chooses.  Whatever goes wrong costs it one decision, which is then the first option."""

    def __init__(self, command: str, game: str, seconds: float = SECONDS, *, polite: bool = False) -> None:
        self._words = words(command)
        self._game = game
        self._seconds = seconds
        self._polite = polite
        self._command: Command | None = None
        self._asked = 0
        self._heard = 0
        self.forfeits: list[str] = []
        self.cancelled: Callable[[], bool] = lambda: False

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:
        options, keys = eyes.options(), eyes.keys()
        self._asked += 1
        try:
            answer = self._answer(eyes, keys, told)
        except Lost as fault:
            self._end()
            self.forfeits.append(str(fault))
        except CalledOff:
            self._end()
        else:
            if (meant := self._meant(answer, keys)) in keys:
                return options[keys.index(meant)]
            self.forfeits.append(wrong(answer))
        return options[0]

    def close(self) -> None:
        if self._command is not None:
            self._command.leave()
            self._command = None

    def _end(self) -> None:
        """At once: nothing that it may still say can be taken for an answer to the next question."""
        if self._command is not None:
            self._command.end()
            self._command = None

    def _answer(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> str:
        """The option it names."""
        if self._command is not None and self._command.has_ended():
            self._end()
        seconds = self._seconds + (TO_START if self._command is None else 0.0)
        end = time.monotonic() + seconds
        command = self._command = self._command or self._start()
        command.tell(json.dumps(self._asking(eyes, keys, told), ensure_ascii=True))
        self._heard = len(told)
        while not self.cancelled():
            if (left := end - time.monotonic()) <= 0:
                raise Lost(f"said nothing for {seconds:g} s")
            with suppress(queue.Empty):
                if (found := self._read(command, command.hear(min(left, PULSE)))) is not None:
                    return found
        raise CalledOff

    def _start(self) -> Command:
        self._heard = 0  # a new process knows nothing of what another was told
        try:
            return Command(self._words, polite=self._polite)
        except OSError as problem:
            raise Lost(f"could not be asked ({problem.strerror or problem})") from None

    def _asking(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> dict[str, object]:
        return {
            "protocol": PROTOCOL,
            "n": self._asked,
            "game": self._game,
            "seat": int(eyes.seat),
            "question": eyes.question(),
            "options": keys,
            "view": eyes.view(),
            "told": list(told[self._heard :]),
            "seconds": self._seconds,
        }

    def _meant(self, answer: str, keys: list[str]) -> str:
        """The key that an answer stands for: itself."""
        return answer

    def _read(self, command: Command, line: str) -> str | None:
        """What a line answers; None for an answer to an earlier question."""
        if not line:
            raise Lost("said too much" if command.said_too_much else "ended")
        try:
            answer = json.loads(line)
            if answer["n"] < self._asked:
                return None
            return str(answer["option"])
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Lost(wrong(line.strip() or "an empty line")) from None


def wrong(answer: str) -> str:
    """Written so that any terminal, log or report can show it."""
    return f"answered {answer[:SHOWN]!a}, which is not an option"


def words(command: str) -> list[str]:
    try:
        found = shlex.split(command)
    except ValueError:
        raise BadInput(f"a quotation mark is missing in the command '{command}'.") from None
    if not found:
        raise BadInput('a bot of yours is written cmd:"COMMAND", such as cmd:"python mybot.py".')
    return found
