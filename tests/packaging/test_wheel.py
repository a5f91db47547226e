"""A wheel holds every module, the data, the page and the compiled rules; what is tested here says its version."""

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import tablee
from tablee._compiled import is_marked
from tablee.kernel.state import is_compiled

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
MODULES = {str(path.relative_to(SOURCES)): path for path in sorted(SOURCES.rglob("*.py"))}
MARKED = [name for name, path in MODULES.items() if is_marked(path.read_bytes())]
DATA = ("*.css", "*.ftl", "*.md", "*.npz", "*.sql", "*.toml", "*.html", "*.js", "py.typed")


@pytest.mark.skipif(not is_compiled(), reason="interpreted")
@pytest.mark.parametrize("module", MARKED)
def test_marked_modules_are_compiled(module: str) -> None:
    spec = importlib.util.find_spec(module.removesuffix(".py").replace("/", "."))
    assert spec
    assert spec.origin
    assert not spec.origin.endswith(".py")


def test_the_command_says_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "tablee", "version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"tablee {tablee.__version__} (")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Built by our backend, compiled if the rules that are tested are."""
    folder = tmp_path_factory.mktemp("wheel")
    env = {**os.environ, **({} if is_compiled() else {"TABLEE_PURE": "1"})}
    words = f"from tools import backend; backend.build_wheel({str(folder)!r})"
    done = subprocess.run([sys.executable, "-c", words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return zipfile.ZipFile(next(folder.glob(f"tablee-{tablee.__version__}-*.whl")))


def test_no_module_or_data_file_is_left_behind_or_left_over(wheel: zipfile.ZipFile) -> None:
    data = {str(path.relative_to(SOURCES)) for pattern in DATA for path in (SOURCES / "tablee").rglob(pattern)}
    ours = MODULES.keys() | {name for name in data if not name.startswith("tablee/_web")}
    theirs = {name for name in wheel.namelist() if not name.startswith(("tablee/_web/", "tablee-"))}
    assert {name for name in theirs if not name.endswith((".so", ".pyd"))} == ours


def test_it_brings_the_page(wheel: zipfile.ZipFile) -> None:
    assert "tablee/_web/index.html" in wheel.namelist()


@pytest.mark.skipif(not is_compiled(), reason="interpreted")
def test_it_brings_the_compiled_rules(wheel: zipfile.ZipFile) -> None:
    compiled = {name.split(".")[0] for name in wheel.namelist() if name.endswith((".so", ".pyd"))}
    assert compiled == {name.removesuffix(".py") for name in MARKED} | {"tablee__mypyc"}
    assert wheel.filename
    assert not wheel.filename.endswith("-none-any.whl")
