"""A command that runs beside us: threads wait for its pipes, so that nobody else waits longer than they want to."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

LONGEST = 1 << 16  # characters of a line
MOST_LINES = 64  # that lie unread; whoever says more is not listened to any further
GRACE = 1.0  # seconds to leave by itself at the end
ASIDE = 10  # how far a polite command steps aside, as `nice` counts


class Command:
    def __init__(self, words: Sequence[str], *, polite: bool = False) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # what it starts itself can be ended with it
        )
        if polite and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PGRP, self._process.pid, ASIDE)
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.said_too_much = False
        for work, pipe in ((self._speak, self._process.stdin), (self._listen, self._process.stdout)):
            threading.Thread(target=work, args=(pipe,), daemon=True).start()

    def tell(self, line: str) -> None:
        """It may read it or not: nobody waits for that."""
        self._said.put(line + "\n")

    def hear(self, seconds: float) -> str:
        """Its next line; "" once there will be no more, `queue.Empty` when there is none in time."""
        return self._heard.get(timeout=seconds)

    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def leave(self) -> None:
        """Its input ends; a command that does not leave then is made to."""
        self._said.put("")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.end()

    def end(self) -> None:
        """With all that it started, where the system can."""
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()

    def _speak(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := self._said.get():
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := pipe.readline(LONGEST)) and not self.said_too_much:
                self._heard.put(line)
                self.said_too_much = self._heard.qsize() >= MOST_LINES
        self._heard.put("")
