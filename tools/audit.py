"""Known holes in what players install: `python -m tools.audit`.

Asks the public vulnerability services through pip-audit and npm.  Ends with 0 when they know of none, with 1 when they
know of some, and with 77 when one of them could not be asked: silence is not a clean bill.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools import node
from tools.environment import find_uv

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = "pip-audit==2.10.1"
KNOWN_HOLE = "jinja2==2.4.1"  # a service that does not know this one knows nothing
CLEAN, HOLES, SKIPPED = 0, 1, 77
LONGEST = 180  # seconds
Ask = Callable[[Sequence[str], Path], str]


class Verdict(NamedTuple):
    """What a service says about one list of packages."""

    code: int
    words: str


def ask(command: Sequence[str], folder: Path) -> str:
    """What a command prints, or nothing."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=node.environment(), capture_output=True, text=True, check=False, timeout=LONGEST
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


# -- Python -------------------------------------------------------------------------------------


def python_packages(lock: Path, asked: Ask = ask) -> Verdict:
    """pip-audit calls a package that the service does not know audited: a known hole is asked for first."""
    with tempfile.TemporaryDirectory() as folder:
        canary = Path(folder, "canary.txt")
        canary.write_text(KNOWN_HOLE + "\n")
        if not holes(pip_audit(canary, asked)):
            return Verdict(SKIPPED, "the Python vulnerability service does not answer")
    found = pip_audit(lock, asked)
    unknown = [row["name"] for row in found if "skip_reason" in row]
    if not found or unknown:
        return Verdict(SKIPPED, f"not audited: {', '.join(unknown) or lock.name}")
    return verdict(holes(found), f"{len(found)} Python packages")


def pip_audit(lock: Path, asked: Ask) -> list[dict[str, Any]]:
    style = ["--no-deps", "--disable-pip", "--progress-spinner", "off", "-f", "json"]
    said = asked([*_pip_audit(), *style, "-r", str(lock)], ROOT)
    found: list[dict[str, Any]] = _json(said).get("dependencies", [])
    return found


def _pip_audit() -> list[str]:
    return [find_uv() or "uv", "tool", "run", "-q", "--from", PIP_AUDIT, "pip-audit"]


def holes(found: list[dict[str, Any]]) -> list[str]:
    return [f"{row['name']} {row['version']}: {hole['id']}" for row in found for hole in row.get("vulns", [])]


# -- npm ----------------------------------------------------------------------------------------


def web_packages(folder: Path, asked: Ask = ask) -> Verdict:
    report = _json(asked([*node.npm_command(), "audit", "--package-lock-only", "--json"], folder))
    if "vulnerabilities" not in report or "metadata" not in report:
        return Verdict(SKIPPED, "the npm vulnerability service does not answer")
    found = [f"{name}: {row.get('severity', '')}" for name, row in report["vulnerabilities"].items()]
    return verdict(found, "the web packages")


def verdict(found: list[str], what: str) -> Verdict:
    return Verdict(HOLES, "\n".join(found)) if found else Verdict(CLEAN, f"no known hole in {what}")


def _json(text: str) -> dict[str, Any]:
    try:
        read = json.loads(text)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def main() -> int:
    """Holes count for more than what could not be asked."""
    verdicts = [python_packages(ROOT / "requirements/play.txt"), web_packages(ROOT / "web")]
    for one in verdicts:
        print(f"{'skipped: ' if one.code == SKIPPED else ''}{one.words}", flush=True)
    codes = {one.code for one in verdicts}
    return HOLES if HOLES in codes else max(codes)


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
