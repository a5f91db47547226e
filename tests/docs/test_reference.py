"""The API reference: every call that it lists has an example in its docstring, and the examples are true."""

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTED = re.findall(r"^::: (\S+)$", (ROOT / "docs/api.md").read_text("utf-8"), re.MULTILINE)


def docstring(name: str) -> str:
    """As it stands in the source: compiled functions have none."""
    *packages, _ = parts = name.split(".")
    for n in range(len(packages), 0, -1):
        stem = ROOT / "src" / Path(*parts[:n])
        file = next((f for f in (stem.with_suffix(".py"), stem / "__init__.py") if f.exists()), None)
        if file:
            return ast.get_docstring(_found(ast.parse(file.read_text("utf-8")), parts[n:])) or ""
    raise LookupError(name)


def _found(node: ast.Module | ast.ClassDef | ast.FunctionDef, names: list[str]) -> ast.ClassDef | ast.FunctionDef:
    for name in names:
        node = next(n for n in node.body if isinstance(n, ast.ClassDef | ast.FunctionDef) and n.name == name)
    assert not isinstance(node, ast.Module)
    return node


def examples(text: str, name: str) -> doctest.DocTest:
    return doctest.DocTestParser().get_doctest(text, {}, name, None, None)


def test_the_calls_that_people_use_are_listed() -> None:
    wanted = {"game", "new", "legal", "play", "view", "imagine", "make", "measure"}
    assert {name.rpartition(".")[2] for name in LISTED} >= wanted
    assert len(LISTED) == len(set(LISTED)) >= 9


@pytest.mark.parametrize("name", LISTED)
def test_every_example_is_true(name: str) -> None:
    text = docstring(name)
    tried = examples(text, name)
    assert tried.examples, f"{name} has no example"
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(tried, out=said.append)
    assert "".join(said) == ""


def test_an_example_that_is_not_true_is_seen() -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples(">>> 1 + 1\n3", "planted"), out=said.append)
    assert "Expected:\n    3\nGot:\n    2" in "".join(said)
