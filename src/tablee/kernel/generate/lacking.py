"""What a game's text still lacks: it can be played, and somebody will miss it.  Read from the text alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablee.kernel.generate.checks import declared_events
from tablee.kernel.generate.source import Source, field_name, read
from tablee.kernel.words import LANGUAGES

NAMED = {"REASONS": "reason", "ENDINGS": "ending"}
BY_SEAT = ("zeros(seats)", "piles(seats)")
OFFERING = ("offer", "offer_each")


def lacking(folder: Path, package: str) -> list[str]:
    """A line for each, with file and line of what it is about."""
    src = read(folder, package)
    worded = {lang: heads(folder / f"{lang}.ftl") for lang in LANGUAGES}
    missing = [(needed, node, module, _without(worded, needed)) for needed, node, module in needs(src)]
    unsaid = [
        f"{place(src, module, node)}: no words for {name} in {files}" for name, node, module, files in missing if files
    ]
    return unsaid + list(uneven(src))


def heads(path: Path) -> set[str]:
    """The messages of a file."""
    return set(re.findall(r"^([\w-]+) *=", path.read_text("utf-8"), re.MULTILINE)) if path.exists() else set()


def _without(worded: dict[str, set[str]], message: str) -> str:
    return ", ".join(f"{lang}.ftl" for lang, known in worded.items() if message not in known)


def place(src: Source, module: str, node: ast.AST) -> str:
    return f"{src.folder / module}.py:{getattr(node, 'lineno', 1)}"


def needs(src: Source) -> Iterator[tuple[str, ast.AST, str]]:
    """Every message that the text calls for, with the node that does and its module."""
    for call in declarations(src):
        yield f"field-{field_name(call)}", call, "table"
    for event, node in declared_events(src).items():
        yield f"event-{event}", node, "table"
    for names in (names for names in src.names if names.title in NAMED):
        for name in (name for name in names.numbered if name != "none"):
            yield f"{NAMED[names.title]}-{name}", names.nodes[name], names.module
    for sort, rules in (("question", src.asked), ("option", offered(src))):
        for rule in (rule for rule in rules if rule in src.functions):
            yield f"{sort}-{rule}", src.functions[rule].node, src.functions[rule].module


def declarations(src: Source) -> list[ast.Call]:
    return [n for n in ast.walk(src.trees["table"]) if isinstance(n, ast.Call) and ast.unparse(n.func) == "Field"]


def offered(src: Source) -> list[str]:
    """Every rule that some question offers."""
    found: list[str] = []
    for tree in src.rules.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in OFFERING:
                found += [
                    n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute) and ast.unparse(n.value) == "do"
                ]
    return list(dict.fromkeys(found))


def uneven(src: Source) -> Iterator[str]:
    """What there is one of for each seat says so: boards and views tell by it whose it is."""
    made = {ast.unparse(n.target)[5:]: n for n in ast.walk(src.table) if isinstance(n, ast.AnnAssign) and n.value}
    for call in declarations(src):
        name = field_name(call)
        value = made[name].value if name in made else None
        if value and ast.unparse(value) in BY_SEAT and not src.sights[name][1]:
            yield f"{place(src, 'table', call)}: there is one {name} for each seat; Field(…, each=True) says so"
