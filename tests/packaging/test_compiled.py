"""Compiled modules are taken from a build of exactly these sources: all of them, or none."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee import _compiled
from tablee._compiled import MANIFEST, PYTHON, digest
from tests import tree

MARKED, PLAIN = b"# mypyc: compile\nx = 1\n", b"y = 2\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one compiled module, one that it imports and one that it does not, with a build of it."""
    package, build = tmp_path / "src/tablee", tmp_path / ".build/abc"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel/state.py").write_bytes(MARKED)
    (package / "imported.py").write_bytes(PLAIN)
    (package / "other.py").write_bytes(PLAIN)
    build.mkdir(parents=True)
    inputs = {"kernel/state.py": digest(MARKED), "imported.py": digest(PLAIN)}
    (build / MANIFEST).write_text(json.dumps({"python": PYTHON, "inputs": inputs, "modules": {}}))
    monkeypatch.setattr(_compiled, "PACKAGE", package)
    monkeypatch.setattr(_compiled, "BUILDS", build.parent)
    return package


def test_the_build_of_these_sources_is_found(package: Path) -> None:
    (package / "other.py").write_bytes(b"nothing that was compiled depends on this\n")
    found = _compiled.fitting()
    assert found
    assert found[0].name == "abc"


FAULTS: dict[str, Callable[[Path], object]] = {
    "a compiled module was edited": lambda package: (package / "kernel/state.py").write_bytes(MARKED + b"z = 3\n"),
    "what it imports was edited": lambda package: (package / "imported.py").write_bytes(PLAIN + b"z = 3\n"),
    "a compiled module is gone": lambda package: (package / "kernel/state.py").unlink(),
    "another asks to be compiled": lambda package: (package / "other.py").write_bytes(MARKED),
    "it is not complete": lambda _: (_compiled.BUILDS / "abc" / MANIFEST).unlink(),
    "there is none": lambda _: shutil.rmtree(_compiled.BUILDS),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_any_other_build_is_not(package: Path, fault: str) -> None:
    FAULTS[fault](package)
    assert _compiled.fitting() is None


@pytest.mark.usefixtures("package")
def test_nor_is_one_for_another_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compiled, "PYTHON", PYTHON + "+")
    assert _compiled.fitting() is None


def test_modules_of_a_build_come_before_sources(tmp_path: Path) -> None:
    finder = _compiled.Finder(tmp_path, {"tablee.kernel.state": "state.so"})
    found = finder.find_spec("tablee.kernel.state")
    assert found
    assert found.origin == str(tmp_path / "state.so")
    assert finder.find_spec("tablee.kernel.game") is None


# -- tests refuse -------------------------------------------------------------------------------


def pytest_says(*words: str, **variables: str) -> tuple[int, str]:
    env = {**{k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}, **variables}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/kernel/test_piles.py", *words]
    done = subprocess.run(command, cwd=tree.SOURCES.parents[1], env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_copy_elsewhere_is_refused(tmp_path: Path) -> None:
    shutil.copytree(tree.SOURCES, tmp_path / "tablee", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    code, said = pytest_says(PYTHONPATH=str(tmp_path))
    assert code == 2
    assert f"These tests would try {tmp_path / 'tablee'}, not the sources beside them" in said


def test_interpreted_rules_are_refused_where_compiled_ones_are_to_be_tested() -> None:
    code, said = pytest_says("--compiled", TABLEE_PURE="1")
    assert code == 2
    assert "not compiled from the sources as they are now" in said


def test_a_compiled_module_beside_its_source_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.__file__", str(tmp_path / "__init__.py"))
    assert tree.objection(compiled=False, sources=tmp_path) is None
    (tmp_path / "state.cpython-311-x86_64-linux-gnu.so").touch()
    assert "in place of the source" in (tree.objection(compiled=False, sources=tmp_path) or "")


# -- what is compiled lightly -------------------------------------------------------------------

HEADER = """
extern PyObject *CPyPy_boom___rules___deal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
extern char CPyDef_boom___rules_____top_level__(void);
extern int CPyExec_tablee___games___boom___rules(PyObject *module);
extern char CPyDef_boom___rules___deal(PyObject *cpy_r_g);
"""


@pytest.mark.skipif(sys.platform == "win32", reason="an attribute of gcc and clang")
def test_only_what_plain_python_calls_is_compiled_lightly(tmp_path: Path) -> None:
    compiled = pytest.importorskip("tools.compiled", reason="setuptools finds the compiler")
    (header := tmp_path / "native.h").write_text(HEADER)
    compiled.mark_cold(header)
    marked = header.read_text().removesuffix(compiled.FAULTS).strip().splitlines()
    assert [compiled.LIGHTLY in line for line in marked] == [True, True, True, False]
    assert "\n".join(["", *marked, ""]).replace(f"{compiled.LIGHTLY} ", "") == HEADER


WRITTEN = """static int
piles___Pile_init(PyObject *self, PyObject *args, PyObject *kwds)
    self = (tablee___kernel___piles___PileObject *)type->tp_alloc(type, 0);
    Py_TYPE(self)->tp_free((PyObject *)self);
"""


def test_freed_piles_are_taken_again(tmp_path: Path) -> None:
    """The lines that mypyc writes to make and to free an object, and nothing else, are other ones."""
    compiled = pytest.importorskip("tools.compiled", reason="setuptools finds the compiler")
    file = tmp_path / "__native_tablee___kernel___piles.c"
    file.write_text(WRITTEN)
    assert compiled.SPARED.search(file.name)
    compiled.keep_spares(file)
    assert file.read_text().endswith(
        WRITTEN.replace("type->tp_alloc(type, 0)", "taken(type, sizeof(tablee___kernel___piles___PileObject))").replace(
            "Py_TYPE(self)->tp_free((PyObject *)self)", "given((PyObject *)self)"
        )
    )
