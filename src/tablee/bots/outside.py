"""Bots of others: a command that reads a view on a line and answers with an option on a line (see docs/bots.md)."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from tablee.kernel.game import BadInput
from tablee.kernel.sight import Eyes

PROTOCOL = 1
SECONDS = 2.0  # for an answer
TO_START = 3.0  # more for the first answer of a process, on a machine that may be busy
LONGEST = 1 << 16  # characters of an answer
GRACE = 1.0  # seconds to leave by itself at the end
SHOWN = 80  # characters of a wrong answer in a report


class Outside:
    """A process that chooses.  Whatever goes wrong costs it one decision, which is then the first option."""

    def __init__(self, command: str, game: str, seconds: float = SECONDS) -> None:
        self._words = words(command)
        self._game = game
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._asked = 0
        self._heard = 0
        self.forfeits: list[str] = []

    def choose(self, eyes: Eyes, told: Sequence[dict[str, object]] = ()) -> int:
        options, keys = eyes.options(), eyes.keys()
        self._asked += 1
        question = self._question(eyes, keys, told)
        self._heard = len(told)
        answer = self._answer(question, self._seconds + (TO_START if self._process is None else 0.0))
        if answer in keys:
            return options[keys.index(answer)]
        if answer is not None:
            self._forfeit(f"answered '{answer[:SHOWN]}', which is not an option")
        return options[0]

    def close(self) -> None:
        """Its input ends; a bot that does not leave then is made to."""
        if self._process is None:
            return
        with suppress(OSError):
            self._pipe("stdin").close()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _question(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> str:
        asked = {
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
        return json.dumps(asked, ensure_ascii=True)

    def _answer(self, question: str, seconds: float) -> str | None:
        """The option it names, or None after a forfeit."""
        end = time.monotonic() + seconds
        try:
            self._send(question)
            while True:
                found = self._read(self._lines.get(timeout=max(0.0, end - time.monotonic())))
                if found is not None:
                    return found
        except queue.Empty:
            self._forfeit(f"said nothing for {seconds:g} s")
        except OSError as problem:
            self._forfeit(f"could not be asked ({problem.strerror or problem})")
        except EOFError:
            self._forfeit("ended")
        return None

    def _read(self, line: str) -> str | None:
        """What a line answers; None for an answer to an earlier question, which came too late."""
        if not line:
            self.close()
            raise EOFError
        try:
            answer = json.loads(line)
            if answer["n"] < self._asked:
                return None
            return str(answer["option"])
        except (ValueError, TypeError, KeyError):
            return line.strip()[:SHOWN] or "an empty line"

    def _send(self, question: str) -> None:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None:
            self._start()
        pipe = self._pipe("stdin")
        pipe.write(question + "\n")
        pipe.flush()

    def _start(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            self._words,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._lines = queue.SimpleQueue()
        threading.Thread(target=listen, args=(self._pipe("stdout"), self._lines), daemon=True).start()

    def _pipe(self, name: str) -> IO[str]:
        found: IO[str] = getattr(self._process, name)
        return found

    def _forfeit(self, why: str) -> None:
        self.forfeits.append(why)


def listen(pipe: IO[str], lines: queue.SimpleQueue[str]) -> None:
    """Hand lines on as they come; an empty one is the end."""
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST):
            lines.put(line)
    lines.put("")


def words(command: str) -> list[str]:
    try:
        found = shlex.split(command)
    except ValueError:
        raise BadInput(f"a quotation mark is missing in the command '{command}'.") from None
    if not found:
        raise BadInput('a bot of yours is written cmd:"COMMAND", such as cmd:"python mybot.py".')
    return found
