"""A wheel holds every module, the data, the page and the compiled rules; what is tested here says its version."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

import tablee
from tablee._compiled import is_marked
from tablee.kernel.state import is_compiled
from tests.conftest import announced_address
from tests.packaging import clone
from tools import release

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
MODULES = {str(path.relative_to(SOURCES)): path for path in sorted(SOURCES.rglob("*.py"))}
MARKED = [name for name, path in MODULES.items() if is_marked(path.read_bytes())]
DATA = (
    "*.css",
    "*.ftl",
    "*.md",
    "*.npz",
    "*.sql",
    "*.svg",
    "*.toml",
    "*.html",
    "*.js",
    "*.json",
    "*.typ",
    "*.xz",
    "py.typed",
)


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


@pytest.mark.skipif(is_compiled(), reason="compiled")
def test_interpreted_it_fits_every_python(wheel: zipfile.ZipFile) -> None:
    assert wheel.filename
    assert wheel.filename.endswith("-py3-none-any.whl")


def test_making_it_leaves_nothing_among_the_sources(wheel: zipfile.ZipFile) -> None:
    assert wheel.filename
    assert not [*SOURCES.glob("*.egg-info"), *ROOT.glob("build/lib*"), *ROOT.glob("build/bdist*")]


CHANGELOG = """# Changelog

## Unreleased

- News.

## 0.2.0 (November 2026)

- Older.
"""


@pytest.mark.parametrize(("version", "told"), [("0.2.0", "- Older."), ("0.3.0", "- News.")])
def test_it_comes_with_the_notes_of_its_version(version: str, told: str) -> None:
    assert release.notes(CHANGELOG, version) == f"# Tablée {version}\n\n{told}\n"


def test_a_version_that_nobody_wrote_about_is_not_released() -> None:
    with pytest.raises(SystemExit, match="says nothing about"):
        release.notes("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n", "0.3.0")


# -- without a clone ----------------------------------------------------------------------------


def plays(python: str, env: dict[str, str], data: Path) -> dict[str, str]:
    """What a table says of itself that is opened there; its page is answered."""
    command = [python, "-m", "tablee", "serve", "--port", "0", "--no-browser", "--data", str(data)]
    with subprocess.Popen(command, cwd=data, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            address = announced_address(process)
            with urlopen(f"{address}/") as page, urlopen(f"{address}/health") as health:
                assert b'<div id="app">' in page.read()
                said: dict[str, str] = json.load(health)
        finally:
            process.terminate()
    return said


@pytest.mark.skipif(os.name != "posix", reason="a wheel lies unpacked as it is installed")
def test_it_plays_without_clone_node_and_compiler(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    (data := tmp_path / "data").mkdir()
    wheel.extractall(tmp_path / "installed")
    needed = Path(pytest.__file__).parents[1]
    env = {"PATH": str(tmp_path), "HOME": str(tmp_path), "PYTHONPATH": f"{tmp_path / 'installed'}:{needed}"}
    said = plays(sys._base_executable, env, data)  # type: ignore[attr-defined]
    assert said["version"] == tablee.__version__
    assert said["rules"] == ("compiled" if is_compiled() else "interpreted")


def pythons() -> list[str]:
    """One interpreter of each version that we support, on PATH or kept by pyenv; a shim may stand for nothing."""
    found = []
    for minor in (11, 12, 13, 14):
        kept = sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin"))
        folders = os.pathsep.join([*map(str, kept), os.environ.get("PATH", "")])
        found += [python] if (python := shutil.which(f"python3.{minor}", path=folders)) else []
    return found


@pytest.mark.long
@pytest.mark.parametrize("python", pythons())
def test_every_python_makes_and_plays_it(python: str, tmp_path: Path) -> None:
    """In a clean clone, then installed with all it depends on where there is nothing else: by pip, and by uvx."""
    env = clone.environment(tmp_path / "home")
    if subprocess.run([python, "--version"], env=env, capture_output=True, check=False).returncode:
        pytest.skip("only a shim")
    tree, rules = clone.clone(tmp_path / "tree"), "compiled" if shutil.which("cc") else "interpreted"
    made = subprocess.run([python, "run.py", "wheel"], cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    wheel = made.stdout.strip()
    assert Path(wheel).with_name(f"tablee-{tablee.__version__}.md").read_text().startswith("# Tablée ")
    subprocess.run([python, "-m", "venv", tmp_path / "venv"], env=env, check=True)
    ours = str(tmp_path / "venv/bin/python")
    subprocess.run([ours, "-m", "pip", "install", "-q", wheel], env=env, check=True)
    (data := tmp_path / "data").mkdir()
    assert plays(ours, {"PATH": str(data), "HOME": str(data)}, data)["rules"] == rules
    uvx = [str(next(tree.glob(".tools/uv-*/bin/uvx"))), "--python", python, "--from", wheel]
    said = subprocess.run([*uvx, "tablee", "version"], cwd=data, env=env, capture_output=True, text=True, check=False)
    assert f"({rules}" in said.stdout, said.stderr
