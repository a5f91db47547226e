"""The sentences that the sources answer bad input with, as templates: what is filled in is {}."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "tablee"
RAISED = ("BadInput", "BadRules", "StoreFailed")


def template(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def sentences() -> Iterator[tuple[str, str]]:
    """Where each stands, and its template; those made of another's words are left out."""
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED and node.args:
                if said := template(node.args[0]):
                    yield f"{path.relative_to(SOURCES)}:{node.lineno}", said
            if isinstance(node, ast.FunctionDef) and "objection" in node.name:
                for part in ast.walk(node):
                    if isinstance(part, ast.Return) and part.value and (said := template(part.value)):
                        yield f"{path.relative_to(SOURCES)}:{part.lineno}", said
