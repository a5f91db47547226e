"""Spectators in a process of their own, which never keeps the crowd that measures waiting.

python -m bench.load.watchers PORT TABLE COUNT   says when all are there; once its input ends, what they have heard
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from typing import Any

from bench.load.crowd import Crowd, Person
from bench.load.house import on_core

Heard = dict[str, Any]


class Watcher(Person):
    """Notes how often it was shown the table."""

    states = 0

    def _state(self, text: bytes) -> None:
        super()._state(text)
        self.states += 1


async def watch(port: int, table: str, count: int) -> None:
    crowd = Crowd(port, Watcher)
    people = [await crowd.connect(table, None) for _ in range(count)]
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await asyncio.sleep(0.3)  # what was sent last
    heard = [person.states for person in people if isinstance(person, Watcher)]
    print(json.dumps({"states": heard, "gaps": crowd.gaps, "lost": crowd.lost}))
    crowd.leave()


class Watchers:
    """As many as wanted, from start to stop."""

    def __init__(self, port: int, table: str, count: int) -> None:
        self.command = [sys.executable, "-m", "bench.load.watchers", str(port), table, str(count)]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        if self.process.stdout.readline() != "there\n":
            raise SystemExit("The spectators did not come.")

    def stop(self) -> Heard:
        """What they have heard."""
        said, _ = self.process.communicate()
        heard: Heard = json.loads(said)
        return heard


if __name__ == "__main__":
    on_core(os.getpid(), 1)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    asyncio.run(watch(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
