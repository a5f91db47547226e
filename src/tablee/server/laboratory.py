"""The lab's runs: each in a process of its own at low priority, a few at a time, for a bounded time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tablee.kernel.boxes import unnamed
from tablee.kernel.game import BadInput
from tablee.kernel.sentences import in_language
from tablee.lab import browser
from tablee.lab.browser import Asked, Progress
from tablee.lab.compare.measure import NothingToCompare
from tablee.server import tokens
from tablee.server.protocol.lab import LabShown
from tablee.server.protocol.refusals import Refusal
from tablee.server.thinking import end_with_parent

LOW_PRIORITY = 10
BEAT = 15.0  # seconds after which a silent stream shows that it lives
Phase = Literal["waiting", "playing", "done", "stopped", "failed"]
ENDED = ("done", "stopped", "failed")
context = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Limits:
    """What visitors may take; 0 seconds closes the lab."""

    seconds: int = 120  # of computing, a run
    at_once: int = 1
    waiting: int = 8
    kept: int = 32  # runs that are over, and reports


@dataclass
class Run:
    """One claim check or comparison, and what is known of it so far."""

    id: str
    asked: Asked
    secret: str  # as a fingerprint
    phase: Phase = "waiting"
    known: Progress = field(default_factory=lambda: Progress(0, 0, "", []))
    reports: dict[str, str] = field(default_factory=dict)  # the page in each language, by its name
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def shown(self) -> LabShown:
        known, asked = self.known, self.asked
        spent = (known.games, known.spent, int(asked.seconds))
        return LabShown(self.id, asked.kind, self.phase, *spent, known.lead, known.marks, asked.seed, known.pace)

    def tell(self, phase: Phase | None = None) -> None:
        """Whoever watches is told; each waits for an event of its own time."""
        self.phase = phase or self.phase
        self.changed.set()
        self.changed = asyncio.Event()


class Laboratory:
    """All runs of this server process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.runs: dict[str, Run] = {}
        self.reports: dict[str, bytes] = {}
        self._places = asyncio.Semaphore(limits.at_once)
        self._processes: set[BaseProcess] = set()

    # -- What a visitor may ask for -------------------------------------------------------------

    async def start(self, asked: Asked) -> tuple[Run, str]:
        """A run that has been checked, and its secret."""
        self._admit()
        secret = tokens.new_secret()
        run = Run(tokens.new_table_id(), asked, tokens.fingerprint(secret))
        self.runs[run.id] = run  # before anybody else can ask whether there is a place
        try:
            await asyncio.to_thread(checked, asked)
        except BaseException:
            del self.runs[run.id]
            raise
        run.task = asyncio.create_task(self._play(run))
        return run, secret

    def _admit(self) -> None:
        if not self.limits.seconds:
            raise Refusal("lab_closed")
        ended = [run for run in self.runs.values() if run.phase in ENDED]
        if len(self.runs) - len(ended) >= self.limits.at_once + self.limits.waiting:
            raise Refusal("too_full")
        for run in ended[: max(0, len(ended) - self.limits.kept)]:
            del self.runs[run.id]

    def belongs(self, run: str, secret: str) -> bool:
        found = self.runs.get(run)
        return found is not None and tokens.matches(secret, found.secret)

    async def stop(self, run: Run) -> None:
        if run.task and run.phase not in ENDED:
            run.task.cancel()
            with suppress(asyncio.CancelledError):
                await run.task
            run.tell("stopped")

    async def watch(self, run: Run) -> AsyncIterator[LabShown | None]:
        """What is known, now and whenever it changes; None when nothing has for a while."""
        while True:
            changed = run.changed
            yield run.shown()
            if run.phase in ENDED:
                return
            while True:
                try:
                    await asyncio.wait_for(changed.wait(), BEAT)
                    break
                except TimeoutError:
                    yield None

    async def report(self, run: Run, lang: str) -> str:
        """The name of a page about what is known, in any language; the same as long as nothing more is."""
        if not run.known.games or run.phase not in ENDED:
            raise Refusal("lab_nothing_yet")
        if run.reports.get(lang) not in self.reports:
            async with self._places:
                text = await self._first(write, replace(run.asked, lang=lang), run.known.kept)
            run.reports[lang] = tokens.new_secret()
            self.reports[run.reports[lang]] = text
            for name in list(self.reports)[: -self.limits.kept]:
                del self.reports[name]
        return run.reports[lang]

    async def close(self) -> None:
        for run in list(self.runs.values()):
            if run.task:
                run.task.cancel()
        for process in list(self._processes):
            process.kill()

    # -- Processes ------------------------------------------------------------------------------

    async def _play(self, run: Run) -> None:
        async with self._places:
            run.tell("playing")
            ended: Phase = "failed"
            try:
                async for told in self._hear(play, run.asked):
                    run.known = msgspec.json.decode(told, type=Progress)
                    ended = "done"
                    run.tell()
            except asyncio.CancelledError:
                ended = "stopped"
                raise
            finally:
                run.tell(ended)

    async def _first(self, work: Callable[..., None], *what: Any) -> bytes:
        async with aclosing(self._hear(work, *what)) as heard:
            async for told in heard:
                return told
        raise Refusal("internal")

    async def _hear(self, work: Callable[..., None], *what: Any) -> AsyncGenerator[bytes]:
        """All that a process says until it ends; it ends when nobody listens any more."""
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(theirs, *what), daemon=True)
        await asyncio.to_thread(process.start)
        theirs.close()
        self._processes.add(process)
        try:
            while True:
                yield await asyncio.to_thread(ours.recv_bytes)
        except EOFError:
            pass
        finally:
            process.kill()
            self._processes.discard(process)
            asyncio.get_running_loop().run_in_executor(None, tidy, process, ours)


def tidy(process: BaseProcess, pipe: Connection) -> None:
    process.join()
    pipe.close()


def checked(asked: Asked) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            browser.check(asked, Path(folder))
        except NothingToCompare:
            raise Refusal("lab_same") from None
        except BadInput as problem:
            own = asked.a.cards or asked.b.cards
            why = partial(in_language, unnamed(str(problem)))
            raise Refusal("bad_box" if own else "bad_options", wrong="several", why=why) from None


# -- In a process of their own ------------------------------------------------------------------


def play(pipe: Connection, asked: Asked) -> None:
    _behave()
    with tempfile.TemporaryDirectory() as folder:
        for known in browser.run(asked, Path(folder)):
            pipe.send_bytes(msgspec.json.encode(known))


def write(pipe: Connection, asked: Asked, kept: Any) -> None:
    _behave()
    with tempfile.TemporaryDirectory() as folder:
        pipe.send_bytes(browser.page(asked, kept, Path(folder)).encode())


def _behave() -> None:
    """Tables come first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
