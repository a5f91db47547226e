"""Environments made from the locks; our own package is never installed into them: it runs from `src`.

Needs nothing but Python: this is what obtains everything else.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.steps import quietly, step

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
UV = "uv==0.13.7"
SAID = TOOLS / "said.txt"
LONG_AGO = 3600  # seconds
WIDER = {
    "play": ("play", "lab", "mcp", "test"),
    "lab": ("lab", "test"),
    "mcp": ("mcp", "test"),
}  # who has one of these needs no more
ENV = {
    "PIP_RETRIES": "1",  # who has no network need not wait to hear it
    **os.environ,
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PYTHONDONTWRITEBYTECODE": "",  # the environment is ours: keep its bytecode and start quickly
    "PLAYWRIGHT_BROWSERS_PATH": str(TOOLS / "browsers"),
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "1",
}
FOLDERS = {
    "bench": ROOT / ".venv-bench",
    "build": TOOLS / "compiler",
    "docs": TOOLS / "docs",
    "fuzz": TOOLS / "fuzz",
    "mutate": TOOLS / "mutate",
}
TITLES = {
    "play": "packages",
    "lab": "packages for the lab",
    "mcp": "packages for assistants",
    "test": "packages for the tests",
    "bench": "packages to compare with",
    "build": "what compiles the rules",
    "docs": "what writes the site",
    "fuzz": "what makes odd requests",
    "mutate": "what plants faults",
}
BEGUN = "begun"  # in a stamp: not all of this one may be there
SCRIPT = "#!{python}\nfrom tablee.cli import main\n\nmain()\n"


def obtain(name: str) -> Path:
    """The Python of an environment that has what a lock names, and sees our sources."""
    venv = FOLDERS.get(name, ROOT / ".venv")
    python = python_of(venv)
    if not has(venv, name):
        with alone(venv.name):
            if not has(venv, name):
                fill(venv, name)
    if venv.parent == ROOT:
        show_sources(venv)
    return python


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fill(venv: Path, name: str) -> None:
    """Where somebody was interrupted nobody knows what is whole: it is begun anew, from what has been fetched."""
    stamp = read_stamp(venv)
    with step(TITLES[name]):
        if stamp.get("python") != sys.version or BEGUN in stamp or not python_of(venv).exists():
            stamp = {"python": sys.version}
            quietly([sys.executable, "-m", "venv", "--clear", "--without-pip", venv], NO_VENV, ROOT, ENV)
        stamp_of(venv).write_text(json.dumps(stamp | {BEGUN: name}))
        install(name, python=python_of(venv))
        stamp_of(venv).write_text(json.dumps(stamp | {name: digest(name)}))


def has(venv: Path, name: str) -> bool:
    """Whether the last word about this environment was that all is there, by today's lock."""
    stamp = read_stamp(venv)
    enough = any(stamp.get(lock) == digest(lock) for lock in WIDER.get(name, (name,)))
    return enough and stamp.get("python") == sys.version and python_of(venv).exists()


def stamp_of(venv: Path) -> Path:
    return venv / "tablee.json"


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(stamp_of(venv).read_text())
    except (OSError, ValueError):
        return {}
    return found


def digest(lock: str) -> str:
    return hashlib.sha256((ROOT / f"requirements/{lock}.txt").read_bytes()).hexdigest()


def show_sources(venv: Path) -> None:
    """Our sources on the path, a `tablee` command that runs them, and no copy of them."""
    library = next(venv.glob("Lib/site-packages" if os.name == "nt" else "lib/python*/site-packages"))
    for copy in [*library.glob("tablee"), *library.glob("tablee-*.dist-info"), *library.glob("tablee*__mypyc*")]:
        shutil.rmtree(copy) if copy.is_dir() else copy.unlink()
    write(library / "tablee.pth", f"{ROOT / 'src'}\n")
    if os.name == "posix":
        write(venv / "bin/tablee", SCRIPT.format(python=python_of(venv)), 0o755)


def write(file: Path, text: str, mode: int = 0o644) -> None:
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
        file.chmod(mode)


# -- packages -----------------------------------------------------------------------------------

NO_VENV = "Python cannot make a virtual environment here; on Debian its package is python3-venv."
NOT_FETCHED = "The packages of {} could not be fetched: the first start needs a network ({} has what was said)."


fetching_uv = threading.Lock()  # packages and Node are fetched side by side


def install(name: str, *, into: Path | None = None, python: Path | None = None) -> None:
    """Exactly what a lock names, into a folder or an environment; by uv, or where there is none by the host's pip."""
    wanted = ["--require-hashes", "-r", f"requirements/{name}.txt", *(["--target", str(into)] if into else [])]
    theirs = ["--python", str(python)] if python else []
    if uv := find_uv():
        command = [uv, "pip", "install", "-q", *theirs, *wanted]
    else:
        command = [sys.executable, "-m", "pip", *theirs, "install", "-q", *wanted]
    quietly(command, not_fetched(f"requirements/{name}.txt"), ROOT, ENV, kept=SAID)


def not_fetched(lock: str) -> str:
    return NOT_FETCHED.format(lock, SAID.relative_to(ROOT))


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """A folder that gets its name when all is in it, if anything is."""
    TOOLS.mkdir(exist_ok=True)
    forget_unfinished()
    with tempfile.TemporaryDirectory(dir=TOOLS, prefix="unfinished-") as unfinished:
        made = Path(unfinished, target.name)
        yield made
        if made.exists():
            if target.exists():
                target.replace(Path(unfinished, "old"))
            made.replace(target)


def forget_unfinished() -> None:
    """What was left by somebody who was interrupted, long enough ago to be sure of it."""
    for left in TOOLS.glob("unfinished-*"):
        if time.time() - left.stat().st_mtime > LONG_AGO:
            shutil.rmtree(left, ignore_errors=True)


def find_uv() -> str | None:
    """uv from PATH, or put into .tools by pip; TABLEE_NO_UV=1 does without."""
    if os.environ.get("TABLEE_NO_UV"):
        return None
    with fetching_uv:
        ours = TOOLS / UV.replace("==", "-")
        found = shutil.which("uv") or shutil.which("uv", path=ours / "bin")
        if not found:
            with whole(ours) as folder:
                command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), UV]
                if subprocess.run(command, cwd=ROOT, env=ENV, check=False, capture_output=True).returncode:
                    shutil.rmtree(folder, ignore_errors=True)
        return found or shutil.which("uv", path=ours / "bin")


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Of two that would do the same, the second waits and finds it done."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / f"{what.lstrip('.')}.lock").open("w") as lock:
        wait_for(lock.fileno())
        yield


def wait_for(lock: int) -> None:
    if os.name == "nt":
        return
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another start is at work here; waiting for it.", file=sys.stderr, flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)
