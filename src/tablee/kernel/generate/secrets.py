"""Which steps may read what not everybody sees: numbers, and how many cards somebody holds where that is hidden.

Hidden cards are another matter: whether a rule looked at one shows when it runs (`sight.tells`).
"""

from __future__ import annotations

import ast

from tablee.kernel.generate.source import Source
from tablee.kernel.generate.steps import numbers


def readings(src: Source) -> dict[int, list[int]]:
    """For each step the hidden fields that it, or whatever it calls, may read; steps that read none are left out."""
    places = {name: i for i, name in enumerate(src.shapes)}
    found = {number: sorted(places[field] for field in _reached(src, name)) for name, number in numbers(src).items()}
    return {number: fields for number, fields in found.items() if fields}


def _reached(src: Source, name: str) -> set[str]:
    """The hidden fields read by a function and all that it calls."""
    done: set[str] = set()
    left = [name]
    fields: set[str] = set()
    while left:
        name = left.pop()
        if name not in done:
            done.add(name)
            for node in _nodes(src, name):
                fields |= _reads(node) & set(src.hidden)
                left += _called(src, node)
    return fields


def _nodes(src: Source, name: str) -> list[ast.FunctionDef]:
    """The functions and methods of that name."""
    methods = [n for n in src.table.body if isinstance(n, ast.FunctionDef) and n.name == name != "__init__"]
    return methods + ([src.functions[name].node] if name in src.functions else [])


def _reads(function: ast.FunctionDef) -> set[str]:
    """Attributes that are read; one that is only written, or written into, is not."""
    nodes = list(ast.walk(function))
    written = [n for n in nodes if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)]
    changed = [n.target for n in nodes if isinstance(n, ast.AugAssign)]
    only_written = {id(n.value) for n in written if n not in changed}
    read = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load)]
    named = {n.attr for n in read if id(n) not in only_written}
    return named | {n.attr for n in changed if isinstance(n, ast.Attribute)}


def _called(src: Source, function: ast.FunctionDef) -> list[str]:
    """Functions that are named, methods of the table, and every effect where one is called by its number."""
    names = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)} & set(src.functions)
    attributes = {n.attr for n in ast.walk(function) if isinstance(n, ast.Attribute)}
    methods = {n.name for n in src.table.body if isinstance(n, ast.FunctionDef)} & attributes
    by_effect = {n.name for n in src.by_effect} & attributes
    return [*names, *methods, *(src.effects if by_effect else [])]
