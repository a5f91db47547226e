"""What is in the wheel of somebody's package, built as pip builds it."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path


def in_a_wheel(folder: Path) -> set[str]:
    """The files that whoever installs it gets; what only describes the wheel is left out."""
    words = "from setuptools import build_meta; build_meta.build_wheel('dist')"
    done = subprocess.run([sys.executable, "-c", words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made = zipfile.ZipFile(next((folder / "dist").glob("*.whl")))
    return {name for name in made.namelist() if ".dist-info/" not in name}


def files_of(package: Path) -> Iterator[Path]:
    return (file for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc")
