"""Copies of this tree as a fresh clone would have it: what git keeps, and nothing that was made from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Whoever clones has none of ours: no environment, no interpreted rules, no downloads of last time.
OURS = ("COVERAGE", "NODE_", "PLAYWRIGHT_", "PYTEST", "PYTHON", "TABLEE_", "UV_", "VIRTUAL_ENV", "XDG_")


def files() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def clone(target: Path) -> Path:
    """The tree as it is now, edits and all."""
    for name in files():
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place)
    return target


def environment(home: Path, **variables: str) -> dict[str, str]:
    """As on a machine where nobody has fetched anything yet."""
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    path = os.pathsep.join(part for part in kept["PATH"].split(os.pathsep) if part != str(Path(sys.executable).parent))
    return {**kept, "PATH": path, "HOME": str(home), "BROWSER": "true", **variables}


def base_python() -> str:
    """The Python that our environment was made with."""
    return str(Path(sys.base_prefix, "bin", f"python{sys.version_info[0]}.{sys.version_info[1]}"))


def lend(folder: str, target: Path) -> None:
    """A folder of ours as if it had been fetched there: names of its own, the same bytes."""
    shutil.copytree(ROOT / folder, target / folder, symlinks=True, copy_function=os.link)
