"""Every check: the tests begin when what they need is there, and types and style are judged beside them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tools import chromium, environment, page, rules
from tools.audit import SKIPPED
from tools.environment import ENV, ROOT
from tools.steps import Failed, together

COLLECTION = {
    "collection": ["python", "-m", "pytest", "--collect-only", "-qq"]
}  # once: all workers find the tests read
PYTHON_CHECKS = {
    "mypy": ["python", "-m", "mypy"],
    "ruff": ["python", "-m", "ruff", "check", "."],
    "format": ["python", "-m", "ruff", "format", "--check", "."],
    "layers": ["lint-imports"],
}
OURS = ("python", "lint-imports")
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


def run_all(words: Sequence[str]) -> int:
    """Tests wait for servers and pages: what else there is to check has room beside them, and is told after them."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # whoever stops us stops the tests
    outcomes = obtain()
    with ThreadPoolExecutor(1) as aside:
        checks = aside.submit(everything_else)
        tests = subprocess.run([str(environment.obtain("test")), *pytest(words)], cwd=ROOT, env=ENV, check=False)
        outcomes += checks.result()
    show(outcomes)
    failed = [outcome.name for outcome in outcomes if outcome.counts(words)]
    if failed:
        print("FAILED:", ", ".join([*failed, *(["pytest"] if tests.returncode else [])]))
    return 1 if failed else tests.returncode


def obtain() -> list[Outcome]:
    """All that tests and checks need; rules that cannot be compiled may be told better by mypy."""
    outcomes: list[Outcome] = []
    try:
        together(
            rules.compile_now,
            lambda: outcomes.extend(run(COLLECTION)),
            page.obtain_with_checks,
            chromium.obtain,
        )
    except Failed:
        show(run(PYTHON_CHECKS))
        raise
    return outcomes


def everything_else() -> list[Outcome]:
    """One after the other: the tests are at work beside them."""
    return [*run(PYTHON_CHECKS), *run(PAGE_CHECKS)]


def show(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.code:
            print(f"--- {outcome.name}\n{outcome.words}", flush=True)
    print(" · ".join(f"{o.name} {o.state()} {o.seconds:.0f} s" for o in outcomes), flush=True)


def run(checks: Mapping[str, Sequence[str]]) -> list[Outcome]:
    """One after the other; what is Python runs in the environment of the tests."""
    folder = environment.obtain("test").parent
    return [
        run_one(name, [str(folder / first) if first in OURS else first, *words])
        for name, (first, *words) in checks.items()
    ]


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
    """Two more than there are cores, since tests wait for pages and servers too; six browsers are enough."""
    return min(cores, 4) + 2
