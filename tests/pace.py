"""Where the time of a run goes: by folder, and every test that takes longer than a test may.

The whole suite fits into ten minutes of two cores, installing included; nothing here fails, since machines differ.
"""

from __future__ import annotations

from collections import Counter
from pathlib import PurePosixPath

import pytest

SLOW = 5.0  # seconds, with what had to be set up for it
LONGEST = ("test_games.py", "test_windows.py", "test_together.py", "test_after.py", "test_lessons.py", "test_seizh.py")


class Pace:
    """Seconds of every test, whichever worker ran it."""

    def __init__(self) -> None:
        self.tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests[report.nodeid] += report.duration  # type: ignore[assignment]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in lines(self.tests):
            terminalreporter.write_line(line)


def lines(tests: Counter[str]) -> list[str]:
    """The slow ones are told, then folders."""
    slow = [f"{seconds:6.1f} s  {name}" for name, seconds in tests.most_common() if seconds > SLOW]
    told = [f"slower than {SLOW:.0f} s:", *slow] if slow else []
    return [*told, *whole(tests)] if sum(tests.values()) > SLOW else []


def whole(tests: Counter[str]) -> list[str]:
    folders: Counter[str] = Counter()
    for name, seconds in tests.items():
        folders[folder_of(name)] += seconds
    parts = " · ".join(f"{name} {seconds:.0f}" for name, seconds in folders.most_common() if seconds >= 1)
    return [f"seconds of tests, all workers: {sum(tests.values()):.0f} ({parts})"]


def folder_of(name: str) -> str:
    parts = PurePosixPath(name.split("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[-1]
