"""What is installed: compiled where a compiler is, with its data, and the same version everywhere."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import tablee

SOURCES = Path(__file__).resolve().parents[2] / "src"
INSTALLED = Path(tablee.__file__).parent
MARKED = [
    path.relative_to(SOURCES)
    for path in sorted(SOURCES.rglob("*.py"))
    if "# mypyc: compile" in path.read_text(encoding="utf-8").splitlines()[:5]
]
CAN_COMPILE = (
    not os.environ.get("TABLEE_PURE")
    and shutil.which("cc")
    and Path(sysconfig.get_path("include"), "Python.h").exists()
)
DATA = ("*.ftl", "*.md", "*.npz", "*.toml")


def test_the_tests_see_the_installed_package() -> None:
    assert not INSTALLED.is_relative_to(SOURCES)


@pytest.mark.skipif(not CAN_COMPILE, reason="interpreted: no compiler, no headers, or TABLEE_PURE")
@pytest.mark.parametrize("module", MARKED, ids=str)
def test_marked_modules_are_compiled(module: Path) -> None:
    spec = importlib.util.find_spec(".".join(module.with_suffix("").parts))
    assert spec
    assert spec.origin
    assert not spec.origin.endswith(".py")


def test_no_module_or_data_file_is_left_behind_or_left_over() -> None:
    patterns = ("*.py", "py.typed", *DATA)
    ours = {path.relative_to(SOURCES) for pattern in patterns for path in SOURCES.joinpath("tablee").rglob(pattern)}
    theirs = {path.relative_to(INSTALLED.parent) for pattern in patterns for path in INSTALLED.rglob(pattern)}
    assert theirs == ours


def test_the_command_says_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "tablee", "version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"tablee {version('tablee')} (")


def test_what_a_build_writes_does_not_call_for_another() -> None:
    root = SOURCES.parent
    keys = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]["cache-keys"]
    watched = [path for key in keys if "file" in key for path in root.glob(key["file"])]
    assert SOURCES / "tablee/lab/report.css" in watched
    assert not [path for path in watched if {"_web", "__pycache__"}.intersection(path.parts)]
