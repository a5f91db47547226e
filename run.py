#!/usr/bin/env python3
"""Tablée from a fresh clone: Python 3.11 or newer with pip is all this needs.

python3 run.py [--port N …]              install, start the table, open the browser
python3 run.py test [--long] [PYTEST …]  obtain what the tests need and run every check
python3 run.py bench NAME …              measure; what we compare with goes into .venv-bench, never to players
python3 run.py lock [UV OPTIONS]         write requirements/*.txt anew from pyproject.toml
python3 run.py COMMAND …                 any `tablee` command: play, sim, lab …
"""

from __future__ import annotations

import ctypes.util
import functools
import os
import shutil
import subprocess
import sys
import sysconfig
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV = "uv==0.13.7"
NOT_SOURCES = {"__pycache__", "_web"}
FOR_PLAYERS = ("backup", "games", "play", "restore", "resume", "serve", "version")
PROJECT = ("pyproject.toml", "--extra", "postgres")
LOCKS = {  # the widest first: the others keep its versions
    "test": (*PROJECT, *["--extra", "lab", "--extra", "cluster", "--extra", "research", "--group", "test"]),
    "bench": (*PROJECT, *["--extra", "lab", "--extra", "research", "--group", "bench"]),
    "lab": (*PROJECT, "--extra", "lab"),
    "play": PROJECT,
    "node": ("--group", "node"),
}
ENV = {
    **os.environ,
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PYTHONDONTWRITEBYTECODE": "",  # the environment is ours: keep its bytecode and start quickly
    "PLAYWRIGHT_BROWSERS_PATH": str(TOOLS / "browsers"),
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "1",
}


def main(words: list[str]) -> int:
    """The first word says what to do; none, or an option, means serve."""
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Tablée needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    first, rest = (words[0], words[1:]) if words and not words[0].startswith("-") else ("serve", words)
    if first == "test":
        return test(rest)
    if first == "bench":
        return bench(rest)
    if first == "lock":
        return lock(rest)
    return become(install("play" if first in FOR_PLAYERS else "lab").with_name("tablee"), first, *rest)


def test(words: list[str]) -> int:
    """Every check, after obtaining what is missing."""
    obtain_system_packages()
    python = install("test")
    obtain_node(python)
    return become(python, "-m", "tools.gate", *words)


def obtain_node(python: Path) -> None:
    """From a wheel, where the host has none that is recent enough."""
    from tools.node import host_has_node

    if not host_has_node():
        install_lock(python, "node")


def bench(words: list[str]) -> int:
    """One measurement; the peer of `load` comes from npm."""
    names = sorted({path.parent.name for path in (ROOT / "bench").glob("[a-z]*/__main__.py")})
    names += sorted(path.stem for path in (ROOT / "bench").glob("[a-z]*.py"))
    if not words or words[0] not in names:
        print(f"Which measurement? There are: {', '.join(names)}.", file=sys.stderr)
        return 2
    name, *rest = words
    python = install("test" if name == "load" else "bench")
    if name == "load":
        obtain_node(python)
    return become(python, "-m", f"bench.{name}", *rest)


def lock(options: list[str]) -> int:
    """Names, versions and hashes, without addresses; every lock agrees with the widest."""
    uv = find_uv() or sys.exit("The locks are written by uv, which could not be installed.")
    style = ["-q", "--universal", "--generate-hashes", "--no-annotate", "--no-sources"]
    for name, sources in LOCKS.items():
        agree = [] if name in ("test", "node") else ["-c", "requirements/test.txt"]
        target = ["--custom-compile-command", "python3 run.py lock", "-o", f"requirements/{name}.txt"]
        must(uv, "pip", "compile", *style, *agree, *target, *options, *sources)
    return 0


def install(name: str) -> Path:
    """Bring an environment up to its lock and to our sources; returns its Python."""
    venv = ROOT / (".venv-bench" if name == "bench" else ".venv")
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ENV["TABLEE_BUILD"] = build_key()
    if not python.exists():
        print("Installing Tablée; the first time takes two or three minutes.", file=sys.stderr, flush=True)
        must(sys.executable, "-m", "venv", "--clear", "--without-pip", venv)
    install_lock(python, name)
    if not by_uv(python, "--no-deps", "-r", "requirements/self.txt"):
        by_pip(python, "--no-deps", ".")
    return python


def build_key() -> str:
    """What uv cannot see by itself and yet means a new build: a compiler found later, a source deleted."""
    folders = (ROOT / "src/tablee", ROOT / "web/src", ROOT / "web/public")
    names = sorted(
        str(path) for folder in folders for path in folder.rglob("*") if not NOT_SOURCES.intersection(path.parts)
    )
    return f"{shutil.which('cc')} {zlib.crc32(' '.join(names).encode())}"


def install_lock(python: Path, name: str) -> None:
    """Exactly what the lock names."""
    wanted = ("--require-hashes", "-r", f"requirements/{name}.txt")
    if not by_uv(python, *wanted):
        by_pip(python, *wanted)


def by_uv(python: Path, *what: str) -> bool:
    """Install with uv; it knows by itself whether our sources have changed since."""
    uv = find_uv()
    return uv is not None and run(uv, "pip", "install", "-q", "--python", python, *what) == 0


def by_pip(python: Path, *what: str) -> None:
    """Install with the host's pip, where uv cannot be had."""
    must(sys.executable, "-m", "pip", "--python", python, "install", "-q", *what)


@functools.lru_cache(maxsize=None)  # noqa: UP033 — an older Python must get as far as our sentence about it
def find_uv() -> str | None:
    """uv from PATH, or put into .tools by pip; TABLEE_NO_UV=1 does without."""
    if os.environ.get("TABLEE_NO_UV"):
        return None
    ours = str(TOOLS / "bin")
    found = shutil.which("uv") or shutil.which("uv", path=ours)
    if not found:
        run(sys.executable, "-m", "pip", "install", "-q", "--target", TOOLS, UV)
    return found or shutil.which("uv", path=ours)


def obtain_system_packages() -> None:
    """What only the system's own packages give, where they are missing and we may install (Debian family, root)."""
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return
    missing = [] if shutil.which("cc") else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append("python3-dev")
    if not ctypes.util.find_library("atomic"):
        missing.append("libatomic1")  # Playwright's driver needs it
    if missing:
        ENV["DEBIAN_FRONTEND"] = "noninteractive"
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing)


def run(*command: str | Path) -> int:
    """Run a command from the repository's root; its exit code."""
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=ENV, check=False).returncode


def must(*command: str | Path) -> None:
    """Run a command that we cannot do without."""
    code = run(*command)
    if code:
        sys.exit(f"This failed with exit code {code}: {' '.join(map(str, command))}")


def become(*command: str | Path) -> int:
    """Turn into the command, so that whoever stops us stops it."""
    words = [str(word) for word in command]
    if os.name == "posix":
        os.execve(words[0], words, ENV)
    return subprocess.run(words, env=ENV, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
