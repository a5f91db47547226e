"""Every check of the project: `python -m tools.gate [--long] [pytest arguments]`, run by `python3 run.py test`."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.audit import SKIPPED

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
WEB = [PYTHON, "-m", "tools.node", "web", "run"]
CHECKS = {
    "ruff": [PYTHON, "-m", "ruff", "check", "."],
    "format": [PYTHON, "-m", "ruff", "format", "--check", "."],
    "mypy": [PYTHON, "-m", "mypy"],
    "collection": [PYTHON, "-m", "pytest", "--collect-only", "-qq"],  # once: both workers find the tests read
    "layers": [str(Path(PYTHON).with_name("lint-imports"))],
    "web types": [*WEB, "check"],
    "web format": [*WEB, "format:check"],
    "web lint": [*WEB, "lint"],
    "web tests": [*WEB, "test"],
    "audit": [PYTHON, "-m", "tools.audit"],
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


def run(name: str, command: Sequence[str]) -> Outcome:
    """Run one check and keep what it says."""
    start = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return Outcome(name, done.returncode, time.perf_counter() - start, done.stdout)


def static() -> list[Outcome]:
    """Everything but pytest, two at a time; what fails is shown whole."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        outcomes = list(pool.map(run, CHECKS, CHECKS.values()))
    for outcome in outcomes:
        if outcome.code:
            print(f"--- {outcome.name}\n{outcome.words}", flush=True)
    print(" · ".join(f"{o.name} {o.state()} {o.seconds:.0f} s" for o in outcomes), flush=True)
    return outcomes


def pytest(words: Sequence[str]) -> list[str]:
    """The tests in two workers, unless told otherwise; the slowest are listed."""
    workers = [] if any(word.startswith(("-n", "--pdb")) for word in words) else ["-n", "2"]
    return [PYTHON, "-m", "pytest", *workers, "--durations=15", *words]


def main(words: Sequence[str]) -> int:
    """All checks, then all tests; a green run ends with pytest's own last line."""
    failed = [outcome.name for outcome in static() if outcome.counts(words)]
    if not failed and os.name == "posix":
        os.execv(PYTHON, pytest(words))  # whoever stops us stops the tests
    failed += ["pytest"] if subprocess.run(pytest(words), check=False).returncode else []
    if failed:
        print("FAILED:", ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
