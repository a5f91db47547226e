"""What would go wrong later is said now, with file and line: before anything is compiled or played."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tablee.kernel.generate.names import constants
from tablee.kernel.generate.source import Names, Source, near, params_of

KERNEL = Path(__file__).parents[1]
MADE = ("do", "ask", "ask_all", "read")  # what the generated steps offer besides their numbers


def check(src: Source) -> None:
    check_names(src)
    check_events(src)
    check_attributes(src)
    check_imports(src)
    check_effects(src)


# -- Names ----------------------------------------------------------------------------------


def check_names(src: Source) -> None:
    """Each constant is one number."""
    seen: dict[str, Names] = {}
    for names in src.names:
        for name in names.numbered:
            constant = names.constant(name)
            if not constant.isidentifier():
                src.fault(names.module, names.nodes[name], f"'{name}' cannot be the name of a constant")
            elif constant in seen and not is_its_group(seen[constant], names, name):
                other = seen[constant].title
                src.fault(names.module, names.nodes[name], f"{constant} stands for a name of {other} already")
            seen.setdefault(constant, names)
    _check_groups(src)


def _check_groups(src: Source) -> None:
    """A name is in one group, unless groups have numbers of their own."""
    for names in src.names:
        held = [name for group in names.groups.values() for name in group]
        if not any(other.keys_of == names.title for other in src.names):
            for name in {name for name in held if held.count(name) > 1}:
                src.fault(names.module, names.nodes[name], f"{names.title} holds {name} twice")


def is_its_group(one: Names, other: Names, name: str) -> bool:
    """A group of cards that all do one thing may share its name with what they do."""
    grouped, keys = (one, other) if other.keys_of else (other, one)
    return keys.keys_of == grouped.title and name in grouped.groups.get(name, [])


# -- Events ---------------------------------------------------------------------------------


def check_events(src: Source) -> None:
    declared = declared_events(src)
    told: set[str] = set()
    for module, tree in src.rules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                told.add(_check_told(src, module, node, declared))
    for name, node in declared.items():
        if name not in told:
            src.fault("table", node, f"the event {name} is declared but never told")


def declared_events(src: Source) -> dict[str, ast.Constant]:
    """The declaration of each event."""
    for node in src.trees["table"].body:
        if (
            isinstance(node, ast.AnnAssign)
            and ast.unparse(node.target) == "EVENTS"
            and isinstance(node.value, ast.Dict)
        ):
            pairs = zip(node.value.keys, node.value.values, strict=True)
            return {str(k.value): v for k, v in pairs if isinstance(k, ast.Constant) and isinstance(v, ast.Constant)}
    src.fault("table", src.trees["table"], "EVENTS: Final[dict[str, str]] = {…} is missing")
    return {}


def _check_told(src: Source, module: str, call: ast.Call, declared: dict[str, ast.Constant]) -> str:
    name = str(ast.literal_eval(call.args[0]))
    if name not in declared:
        src.fault(module, call, f"EVENTS declares no {name}{near(name, list(declared))}")
        return name
    parts = str(declared[name].value).split()
    open_parts = [part for part in parts if not part.startswith("!")]
    secret = any(k.arg == "secret" for k in call.keywords)
    if len(open_parts) != len(call.args) - 1 or secret != (len(parts) > len(open_parts)):
        src.fault(module, call, f"{name} is declared as '{' '.join(parts)}'")
    return name


# -- Attributes -----------------------------------------------------------------------------


def check_attributes(src: Source) -> None:
    """Whatever a rule reads of its table, or of the printed cards, is there."""
    table = members(src.table) | members(_class(_parsed(KERNEL / "state.py"), "State"))
    box = members(_class(src.trees["cards"], "Box"))
    for module, function in _with_table(src):
        known = {_table_of(function): table, f"{_table_of(function)}.box": box}
        for node in ast.walk(function):
            owner = ast.unparse(node.value) if isinstance(node, ast.Attribute) else ""
            if isinstance(node, ast.Attribute) and owner in known and node.attr not in known[owner]:
                what = f"{owner} has no {node.attr}{near(node.attr, sorted(known[owner]))}"
                src.fault(module, node, what)


def _with_table(src: Source) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function whose first parameter is the table; the table's own methods too."""
    for module, tree in src.rules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.args.args and _is_table(src, node.args.args[0]):
                yield module, node
    for node in src.table.body:
        if isinstance(node, ast.FunctionDef):
            yield "table", node


def _is_table(src: Source, arg: ast.arg) -> bool:
    return arg.annotation is not None and ast.unparse(arg.annotation) == src.table.name


def _table_of(function: ast.FunctionDef) -> str:
    return function.args.args[0].arg


def members(owner: ast.ClassDef | None) -> set[str]:
    """The attributes and methods of a class."""
    if owner is None:
        return set()
    found = {node.name for node in owner.body if isinstance(node, ast.FunctionDef)}
    assigned: list[ast.expr] = [n.target for n in ast.walk(owner) if isinstance(n, ast.AnnAssign)]
    assigned += [target for n in ast.walk(owner) if isinstance(n, ast.Assign) for target in n.targets]
    return found | {t.attr for t in assigned if isinstance(t, ast.Attribute) and ast.unparse(t.value) == "self"}


def _class(tree: ast.Module, name: str) -> ast.ClassDef | None:
    return next((node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name), None)


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


# -- What is imported from the generated modules --------------------------------------------


def check_imports(src: Source) -> None:
    steps = [name.upper() for name in src.done + src.asked]
    offered = {"_names": list(constants(src)), "_steps": [*MADE, *steps]}
    for module, tree in src.trees.items():
        for node in ast.walk(tree):
            made = node.module.rpartition(".")[2] if isinstance(node, ast.ImportFrom) and node.module else ""
            for alias in node.names if isinstance(node, ast.ImportFrom) and made in offered else []:
                if alias.name not in offered[made]:
                    src.fault(module, alias, f"nothing is called {alias.name}{near(alias.name, offered[made])}")


# -- Effects --------------------------------------------------------------------------------


def check_effects(src: Source) -> None:
    """Where effects are called by their names, each is a function, or some rule asks for it."""
    named = next((names for names in src.names if names.title == "EFFECTS"), None)
    if not src.by_effect:
        return
    if named is None:
        src.fault("table", src.by_effect[0], "cards.py declares no EFFECTS whose functions could be called")
        return
    read = {node.id for tree in src.trees.values() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for name in named.numbered:
        if name not in src.functions and named.constant(name) not in read:
            what = f"the effect {name} does nothing: no function has its name, no rule reads {named.constant(name)}"
            src.fault(named.module, named.nodes[name], what)
    for method in src.by_effect:
        _check_signatures(src, method, named)


def _check_signatures(src: Source, method: ast.FunctionDef, named: Names) -> None:
    first, *rest = params_of(method)
    if first != ("effect", "i64"):
        src.fault("table", method, f"{method.name} must take effect: i64 first")
    for name in named.numbered:
        function = src.functions.get(name)
        if function and [kind for _, kind in function.params] != [kind for _, kind in rest]:
            wanted = ", ".join(f"{arg}: {kind}" for arg, kind in rest)
            src.fault(function.module, function.node, f"an effect takes the table and then {wanted}")
