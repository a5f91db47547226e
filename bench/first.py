"""How soon whoever clones the project plays: `python3 run.py bench first [--quick]` prints the phases as JSON.

Clones of this commit, each with empty caches and a home of its own; a start counts until the table can be opened.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench import QUICK

ROOT = Path(__file__).parents[1]
STEP = re.compile(r"^  (\S.*?)\s+(\d+\.\d) s$", re.MULTILINE)
NODE = ("node", "npm", "npx", "corepack", "nodejs")
COMPILERS = ("cc", "gcc", "clang", "c99", "x86_64-linux-gnu-gcc")
NOT_OURS = ("PYTHON", "TABLEE_", "UV_", "VIRTUAL_ENV", "XDG_")
NO_NETWORK = dict.fromkeys(
    ("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), "http://127.0.0.1:9"
)
Figures = dict[str, Any]


class Newcomer:
    """Somebody with a fresh clone, empty caches and what is on the machine, without some of it."""

    def __init__(self, folder: Path, lacking: Sequence[str] = ()) -> None:
        self.tree, home, path = folder / "tree", folder / "home", folder / "path"
        home.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)}
        self.env = {**kept, "HOME": str(home), "PATH": tools(path, lacking) if lacking else kept["PATH"]}
        begun = time.perf_counter()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.tree)], check=True)
        self.cloned = time.perf_counter() - begun

    def start(self, **variables: str) -> Figures:
        """Until the address is said."""
        command = [sys.executable, "run.py", "--no-browser", "--port", "0", "--data", str(self.tree.parent / "data")]
        with (
            tempfile.TemporaryFile("w+") as said,
            running(command, self.tree, {**self.env, **variables}, said) as table,
        ):
            begun = time.perf_counter()
            line = table.stdout.readline() if table.stdout else ""
            seconds = time.perf_counter() - begun
            said.seek(0)
            words = said.read()
        if "http://" not in line:
            raise SystemExit(f"It did not start.\n{words}")
        return {"seconds": round(seconds, 1), **steps(words)}

    def build(self) -> Figures:
        """The rules compiled, with nothing to do beside it."""
        command, begun = [sys.executable, "run.py", "install"], time.perf_counter()
        done = subprocess.run(command, cwd=self.tree, env=self.env, capture_output=True, text=True, check=False)
        found: Figures = {"seconds": round(time.perf_counter() - begun, 1), **steps(done.stderr)}
        for manifest in self.tree.glob(".build/*/manifest.json"):
            found["compiled"] = json.loads(manifest.read_text())["seconds"]
        return found


def steps(words: str) -> Figures:
    return {"steps": {title: float(seconds) for title, seconds in STEP.findall(words)}}


@contextmanager
def running(command: list[str], where: Path, env: dict[str, str], said: Any) -> Iterator[subprocess.Popen[str]]:
    """It and all that it started end together."""
    with subprocess.Popen(
        command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=said, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def tools(folder: Path, lacking: Sequence[str]) -> str:
    """A PATH that has everything but those."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for file in Path(place).iterdir() if Path(place).is_dir() else ():
            if file.name not in lacking and not re.fullmatch(r"(gcc|clang|cc)-\d+", file.name):
                (folder / file.name).unlink(missing_ok=True)
                (folder / file.name).symlink_to(file)
    return str(folder)


def measured(folder: Path, *, quick: bool) -> Figures:
    somebody = Newcomer(folder / "a")
    found: Figures = {"clone": round(somebody.cloned, 1), "node": shutil.which("node") or "from its wheel"}
    found["first_start"] = somebody.start()
    if quick:
        return {**found, "second_start": somebody.start(TABLEE_PURE="1")}
    found["build"] = somebody.build()
    found["second_start"] = somebody.start()
    found["second_start_without_network"] = somebody.start(**NO_NETWORK)
    found["first_start_without_node_and_compiler"] = Newcomer(folder / "b", (*NODE, *COMPILERS)).start()
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--quick", action="store_true", help=QUICK)
    chosen = words.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        result = {"python": sys.version.split()[0], "cores": os.cpu_count(), "load": os.getloadavg()[0]}
        print(json.dumps(result | measured(Path(folder), quick=chosen.quick), indent=1))


if __name__ == "__main__":
    main()
