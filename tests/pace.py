"""Where the time of a run goes: by folder, and every test that takes longer than a test may.

The whole suite fits into ten minutes of two cores, installing included; nothing here fails, since machines differ.
Processor seconds say more than the clock where several work side by side: those of the worker that ran a test, and of
browsers, servers and databases that it has started.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

SLOW = 5.0  # seconds, with what had to be set up for it
AT_ONCE = 0.05  # seconds in which no other process can have done much
LONGEST = ("test_games.py", "test_windows.py", "test_together.py", "test_after.py", "test_lessons.py", "test_seizh.py")
PROCESSES = Path("/proc")
PARENT, OWN, OVER = 1, slice(11, 13), slice(13, 15)  # where a process is described, behind its name


class Spent(NamedTuple):
    """Seconds by the clock, and those of processors."""

    clock: float = 0.0
    processor: float = 0.0

    def and_also(self, more: Spent) -> Spent:
        return Spent(self.clock + more.clock, self.processor + more.processor)


class Pace:
    """Seconds of every test, whichever worker ran it."""

    def __init__(self) -> None:
        self.tests: dict[str, Spent] = {}
        self.ours = 0.0
        self.theirs = 0.0

    def pytest_collection_finish(self) -> None:
        """Finding the tests is no test's own work."""
        self.worked(1.0)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        report.processor = self.worked(report.duration)  # type: ignore[attr-defined]
        return report

    def worked(self, duration: float) -> float:
        """Processor seconds since the last time, though what others did in a moment counts with the next."""
        before = self.ours, self.theirs
        self.ours = time.process_time()
        if duration > AT_ONCE:
            self.theirs = descendants(os.getpid())
        return self.ours - before[0] + max(0.0, self.theirs - before[1])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        part = Spent(report.duration, getattr(report, "processor", 0.0))
        self.tests[report.nodeid] = self.tests.get(report.nodeid, Spent()).and_also(part)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in lines(self.tests):
            terminalreporter.write_line(line)


def descendants(pid: int) -> float:
    """Processor seconds of all that this process has started, directly or not, those included that are over."""
    children: dict[int, list[int]] = {}
    spent: dict[int, list[int]] = {}
    for process, words in processes():
        children.setdefault(int(words[PARENT]), []).append(process)
        spent[process] = [sum(map(int, words[part])) for part in (OWN, OVER)]
    ticks, line = spent[pid][1] if pid in spent else 0, children.get(pid, [])
    while line:
        child = line.pop()
        ticks += sum(spent[child])
        line += children.get(child, [])
    return ticks / os.sysconf("SC_CLK_TCK")


def processes() -> Iterator[tuple[int, list[str]]]:
    """Who runs, and how Linux describes them; elsewhere nobody."""
    for folder in PROCESSES.iterdir() if PROCESSES.is_dir() else ():
        if folder.name.isdigit():
            with suppress(OSError):
                yield int(folder.name), (folder / "stat").read_text().rpartition(")")[2].split()


def lines(tests: Mapping[str, Spent]) -> list[str]:
    """The slow ones are told, then folders."""
    order = sorted(tests.items(), key=lambda test: -test[1].clock)
    slow = [f"{it.clock:6.1f} s {it.processor:6.1f}  {name}" for name, it in order if it.clock > SLOW]
    told = [f"slower than {SLOW:.0f} s, and processor seconds:", *slow] if slow else []
    return [*told, *whole(tests)] if sum(it.clock for it in tests.values()) > SLOW else []


def whole(tests: Mapping[str, Spent]) -> list[str]:
    folders: dict[str, Spent] = {}
    for name, spent in tests.items():
        folders[folder_of(name)] = folders.get(folder_of(name), Spent()).and_also(spent)
    order = sorted(folders.items(), key=lambda folder: -folder[1].clock)
    parts = " · ".join(f"{name} {it.clock:.0f} ({it.processor:.0f})" for name, it in order if it.clock >= 1)
    clock, processor = (sum(part) for part in zip(*folders.values(), strict=True))
    return [f"seconds of tests, all workers: {clock:.0f} ({processor:.0f} of processors): {parts}"]


def folder_of(name: str) -> str:
    parts = PurePosixPath(name.split("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[-1]
