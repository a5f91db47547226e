"""A page as PDF, by a headless Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tablee.kernel.game import BadInput

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATIENCE = 180  # seconds


def browser() -> str:
    """A Chromium on this machine, or `BadInput`."""
    found = os.environ.get("TABLEE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise BadInput("a PDF needs Chromium; install it, or name it in TABLEE_CHROMIUM, or print the page yourself.")
    return found


def print_page(page: Path, pdf: Path) -> None:
    with tempfile.TemporaryDirectory() as profile:
        words = [browser(), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}"]
        words += [
            "--virtual-time-budget=15000",
            "--no-pdf-header-footer",
            f"--print-to-pdf={pdf}",
            page.resolve().as_uri(),
        ]
        try:
            done = subprocess.run(words, capture_output=True, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as fault:
            raise BadInput(f"the page could not be printed: {fault}.") from None
    if done.returncode or not pdf.exists():
        raise BadInput(f"Chromium did not print the page (it answered {done.returncode}).")
