"""Every check of the project: each begins when what it needs is there, beside what is still fetched and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools import chromium, environment, page, rules
from tools.audit import SKIPPED
from tools.environment import ENV, ROOT
from tools.steps import together

PYTHON_CHECKS = {
    "mypy": ["python", "-m", "mypy"],
    "collection": ["python", "-m", "pytest", "--collect-only", "-qq"],  # once: all workers find the tests read
    "ruff": ["python", "-m", "ruff", "check", "."],
    "format": ["python", "-m", "ruff", "format", "--check", "."],
    "layers": ["lint-imports"],
}
NPM = [sys.executable, "-m", "tools.node", "web", "run"]
PAGE_CHECKS = {
    "web tests": [*NPM, "test"],
    "web lint": [*NPM, "lint"],
    "web types": [*NPM, "check"],
    "web format": [*NPM, "format:check"],
    "audit": [sys.executable, "-m", "tools.audit"],
}


class Outcome(NamedTuple):
    """How one check ended."""

    name: str
    code: int
    seconds: float
    words: str

    def state(self) -> str:
        return {0: "ok", SKIPPED: "SKIPPED"}.get(self.code, "FAILED")

    def counts(self, words: Sequence[str]) -> bool:
        """A hole found since in what we depend on stops a release, not whoever runs the tests of an older one."""
        return self.state() == "FAILED" and (self.name != "audit" or "--long" in words)


def static() -> list[Outcome]:
    """Everything but pytest, and all that pytest needs; what fails is shown whole."""
    outcomes: list[Outcome] = []
    try:
        together(
            rules.compile_now,
            lambda: outcomes.extend(python_checks()),
            lambda: outcomes.extend(page_checks()),
            chromium.obtain,
        )
    finally:
        show(outcomes)
    return outcomes


def show(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.code:
            print(f"--- {outcome.name}\n{outcome.words}", flush=True)
    print(" · ".join(f"{o.name} {o.state()} {o.seconds:.0f} s" for o in outcomes), flush=True)


def python_checks() -> list[Outcome]:
    folder = environment.obtain("test").parent
    return run({name: [str(folder / first), *words] for name, (first, *words) in PYTHON_CHECKS.items()})


def page_checks() -> list[Outcome]:
    page.obtain_with_checks()
    return run(PAGE_CHECKS)


def run(checks: Mapping[str, Sequence[str]]) -> list[Outcome]:
    """One after the other: whoever compiles is at work beside us."""
    return [run_one(name, command) for name, command in checks.items()]


def run_one(name: str, command: Sequence[str]) -> Outcome:
    """Run one check and keep what it says."""
    start = time.perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return Outcome(name, done.returncode, time.perf_counter() - start, done.stdout)


def pytest(words: Sequence[str]) -> list[str]:
    """The tests in several workers, unless told otherwise; each takes the next test when it has done one."""
    told = any(word.startswith(("-n", "--pdb")) for word in words)
    workers = [] if told else ["-n", str(workers_for(os.cpu_count() or 1)), "--maxschedchunk", "1"]
    compiled = ["--compiled"] if rules.are_used() else []
    return ["-m", "pytest", *workers, *compiled, *words]


def workers_for(cores: int) -> int:
    """One more than there are cores, since tests wait for pages and servers too; five browsers are enough."""
    return min(cores, 4) + 1


def tests_all_the_same(python: Path, words: Sequence[str], failed: Sequence[str]) -> int:
    """After checks that failed: what the tests say counts no more, but is told."""
    tests = subprocess.run([str(python), *pytest(words)], cwd=ROOT, env=ENV, check=False).returncode
    print("FAILED:", ", ".join([*failed, *(["pytest"] if tests else [])]))
    return 1
