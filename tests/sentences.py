"""The sentences that the sources answer bad input with, as templates: what is filled in is {}."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "tablee"
RAISED = ("BadInput", "BadRules", "StoreFailed", "NothingToCompare")


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


def box_parts() -> Iterator[tuple[str, str]]:
    """The places, finds and wishes that a sentence about a box is made of: what `wrong` and `one_of` are given."""
    for path in [SOURCES / "kernel" / "boxes.py", *sorted(SOURCES.glob("games/*/box.py"))]:
        tree = ast.parse(path.read_text("utf-8"))
        named = {name: value for node in ast.walk(tree) for name, value in assigned(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("wrong", "one_of"):
                for part in node.args[1:]:
                    for said in filled(part, named):
                        yield f"{path.relative_to(SOURCES)}:{node.lineno}", said


def assigned(node: ast.AST) -> list[tuple[str, ast.expr]]:
    if not isinstance(node, ast.Assign):
        return []
    return [(target.id, node.value) for target in node.targets if isinstance(target, ast.Name)]


def filled(part: ast.expr, named: dict[str, ast.expr]) -> Iterator[str]:
    """The template of an argument, or of what it was called before."""
    if isinstance(part, ast.Name):
        part = named.get(part.id, part)
    for one in [part.body, part.orelse] if isinstance(part, ast.IfExp) else [part]:
        if said := template(one):
            yield said
