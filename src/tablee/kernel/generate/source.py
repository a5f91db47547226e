"""What the text of a game says, read from its syntax trees: nothing of the game is imported."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from tablee.kernel.parts import PARTS

COMPILED = "# mypyc: compile"
NAMES, STEPS, BOOK = "_names.py", "_steps.py", "_book.py"
GENERATED = (NAMES, STEPS, BOOK)
DECLARING = ("cards", "table")
NOT_RULES = {"__init__", "box", *DECLARING}
TYPED = {"REASONS": "Reason"}  # plain numbers are compiled into the code, those of a type are looked up
LETTERS = {"Seat": "s", "Kind": "k", "Card": "c", "i64": "i"}
SHAPES = {"i64": "N", "vec[i64]": "V", "Pile": "P", "list[Pile]": "L"}
SAID = ("deck", "each", "sized_by", "blank", "numbered")  # of a field, to the generator
HOOKS = ("standing", "overdue", "before_redeal", "after_redeal", "objection")
SPARE = {"box"}  # the one attribute that is no field: the printed cards, shared by all clones

Params = list[tuple[str, str]]
Sight = tuple[str, bool, str]  # who sees a field, whether there is one for each seat, what hides how many


class BadRules(Exception):
    """The text of a game contradicts itself: a line for each fault, with its place."""


@dataclass(frozen=True)
class Function:
    """A rule, a question, an effect or a hook, without its table."""

    module: str
    params: Params
    node: ast.FunctionDef


@dataclass(frozen=True)
class Names:
    """Names that are numbered in the order of the text, group after group; a list of names is one group."""

    title: str
    module: str
    groups: dict[str, list[str]]
    nodes: dict[str, ast.expr]
    keys_of: str = ""  # the title of the groups that these are the names of

    @property
    def numbered(self) -> list[str]:
        return list(dict.fromkeys(name for group in self.groups.values() for name in group))

    def constant(self, name: str) -> str:
        """RIVER_EFFECTS are told from EFFECTS by what stands before the last word."""
        before, _, _ = self.title.rpartition("_")
        return f"{before}_{name}".upper().lstrip("_")


@dataclass
class Source:
    """A game as its folder tells it."""

    folder: Path
    package: str
    trees: dict[str, ast.Module] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    names: list[Names] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    table: ast.ClassDef = field(default_factory=lambda: ast.ClassDef("", [], [], [], []))
    by_effect: list[ast.FunctionDef] = field(default_factory=list)  # methods that call what bears the effect's name
    shapes: dict[str, str] = field(default_factory=dict)
    decks: dict[str, list[int]] = field(default_factory=dict)
    numbered: set[str] = field(default_factory=set)  # decks whose cards are told apart by their numbers
    sights: dict[str, Sight] = field(default_factory=dict)
    blanks: dict[str, int] = field(default_factory=dict)  # what stands for a number that is not seen
    hidden: list[str] = field(default_factory=list)  # numbers that not all see, and piles whose size may be hidden
    marker: str = COMPILED
    faults: list[str] = field(default_factory=list)

    @property
    def rules(self) -> dict[str, ast.Module]:
        return {name: tree for name, tree in self.trees.items() if name not in NOT_RULES}

    @property
    def effects(self) -> list[str]:
        return next((names.numbered for names in self.names if names.title == "EFFECTS"), [])

    def params(self, name: str) -> Params:
        return self.functions[name].params

    def fault(self, module: str, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", 1)
        self.faults.append(f"{self.folder / module}.py:{line}: {what}")

    def settle(self) -> None:
        """Stop here if anything was wrong so far."""
        if self.faults:
            raise BadRules("\n".join(dict.fromkeys(self.faults)))


def near(wrong: str, right: list[str]) -> str:
    """', did you mean …?' where something like it is there."""
    found = get_close_matches(wrong, right, 1)
    return f"; did you mean {found[0]}?" if found else ""


# -- The files ------------------------------------------------------------------------------


def parse(folder: Path) -> dict[str, ast.Module]:
    """Every module of the game but its parts and what is generated, the rules first."""
    paths = sorted(path for path in folder.glob("*.py") if path.name not in GENERATED and path.stem not in PARTS)
    return {path.stem: _tree(path) for path in sorted(paths, key=lambda p: p.stem != "rules")}


def _tree(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text("utf-8"))
    except SyntaxError as fault:
        raise BadRules(f"{path}:{fault.lineno}: {fault.msg}") from None


# -- The rules ------------------------------------------------------------------------------


def read_functions(src: Source) -> None:
    for module, tree in src.rules.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                if node.name in src.functions:
                    other = src.functions[node.name].module
                    src.fault(module, node, f"{node.name} is written twice: here and in {other}.py")
                src.functions[node.name] = Function(module, params_of(node), node)


def params_of(node: ast.FunctionDef) -> Params:
    """Without the first, the table."""
    return [(a.arg, ast.unparse(a.annotation) if a.annotation else "") for a in node.args.args[1:]]


def read_steps(src: Source) -> None:
    """A rule is whatever some text calls `do.name`, a question what it calls `ask.name` or `ask_all.name`."""
    used: dict[str, set[str]] = {"do": set(), "ask": set(), "ask_all": set()}
    for module, tree in src.rules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in used:
                if node.attr in src.functions:
                    used[node.value.id].add(node.attr)
                else:
                    what = f"{node.value.id}.{node.attr} names no rule{near(node.attr, list(src.functions))}"
                    src.fault(module, node, what)
    src.done = [name for name in src.functions if name in used["do"]]
    src.asked = [name for name in src.functions if name in used["ask"] | used["ask_all"]]
    for name in src.done + src.asked:
        _check_step(src, name, src.functions[name])


def _check_step(src: Source, name: str, function: Function) -> None:
    if name in src.done and name in src.asked:
        src.fault(function.module, function.node, f"{name} is done here and asked there: a rule or a question?")
    for arg, kind in function.params:
        if kind not in LETTERS:
            what = f"{name}({arg}: {kind or '?'}): a step holds only {', '.join(LETTERS)}"
            src.fault(function.module, function.node, what)


# -- The names ------------------------------------------------------------------------------


def read_names(src: Source) -> None:
    """Every tuple of names that cards.py and table.py declare, also in groups, or as the names of groups."""
    for module in DECLARING:
        for node in src.trees[module].body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                found = _names(src, module, node.target.id, node.value)
                if found:
                    src.names.append(found)


def _names(src: Source, module: str, title: str, value: ast.expr) -> Names | None:
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "tuple" and len(value.args) == 1:
        grouped = next((names for names in src.names if names.title == ast.unparse(value.args[0])), None)
        keys = list(grouped.groups) if grouped else []
        return Names(title, module, {"": keys}, dict.fromkeys(keys, value), grouped.title) if grouped else None
    groups = _groups(value)
    if groups is None:
        return None
    nodes = {str(element.value): element for group in groups.values() for element in group}
    return Names(title, module, {key: [str(e.value) for e in group] for key, group in groups.items()}, dict(nodes))


def _groups(value: ast.expr) -> dict[str, list[ast.Constant]] | None:
    """The names in a tuple, or in a dictionary of tuples; nothing if that is something else."""
    if isinstance(value, ast.Tuple):
        elements = _strings(value)
        return None if elements is None else {"": elements}
    if not isinstance(value, ast.Dict) or not value.values:
        return None
    found: dict[str, list[ast.Constant]] = {}
    for key, group in zip(value.keys, value.values, strict=True):
        elements = _strings(group) if isinstance(group, ast.Tuple) else None
        if elements is None or not isinstance(key, ast.Constant):
            return None
        found[str(key.value)] = elements
    return found


def _strings(value: ast.Tuple) -> list[ast.Constant] | None:
    found = [e for e in value.elts if isinstance(e, ast.Constant) and isinstance(e.value, str)]
    return found if len(found) == len(value.elts) else None


# -- The table ------------------------------------------------------------------------------


def read_table(src: Source) -> None:
    tree = src.trees["table"]
    classes = [c for c in tree.body if isinstance(c, ast.ClassDef) and any(ast.unparse(b) == "State" for b in c.bases)]
    if len(classes) != 1:
        src.fault("table", tree, "one class, and only one, must extend State")
        src.settle()
    src.table = classes[0]
    src.by_effect = [node for node in src.table.body if isinstance(node, ast.FunctionDef) and _is_left_open(node)]
    attributes = {
        ast.unparse(n.target)[5:]: n
        for n in ast.walk(src.table)
        if isinstance(n, ast.AnnAssign) and ast.unparse(n.target).startswith("self.")
    }
    declared = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "Field"]
    _check_declared(src, attributes, declared)
    for i, call in enumerate(declared):
        _read_field(src, i, attributes, call)


def _is_left_open(method: ast.FunctionDef) -> bool:
    return ast.unparse(method.body[-1]) == "raise NotImplementedError"


def field_name(call: ast.Call) -> str:
    return str(ast.literal_eval(call.args[0]))


def _check_declared(src: Source, attributes: dict[str, ast.AnnAssign], declared: list[ast.Call]) -> None:
    names = [field_name(call) for call in declared]
    for name, node in attributes.items():
        if name not in names and name not in SPARE:
            src.fault("table", node, f"{name} is not declared: FIELDS must say who sees it")
    for i, (name, call) in enumerate(zip(names, declared, strict=True)):
        if name not in attributes or name in SPARE:
            src.fault("table", call, f"the table has no {name} to be a field{near(name, list(attributes))}")
        if name in names[:i]:
            src.fault("table", call, f"{name} is declared more than once")


def _read_field(src: Source, i: int, attributes: dict[str, ast.AnnAssign], call: ast.Call) -> None:
    name = field_name(call)
    if name not in attributes:
        return
    kind = ast.unparse(attributes[name].annotation)
    if kind not in SHAPES:
        src.fault("table", attributes[name], f"{name}: {kind}: a field is one of {', '.join(SHAPES)}")
        return
    src.shapes[name] = SHAPES[kind]
    said = {k.arg: ast.literal_eval(k.value) for k in call.keywords if k.arg in SAID}
    deck, sized_by = said.get("deck", ""), said.get("sized_by", "")
    src.sights[name] = (ast.unparse(call.args[1]), said.get("each", False), sized_by)
    src.blanks[name] = said.get("blank", 0)
    if bool(deck) != (src.shapes[name] in "PL"):
        src.fault("table", call, f"{name}: a pile names its deck, and only a pile does")
    if deck:
        src.decks.setdefault(deck, []).append(i)
        src.numbered |= {deck} if said.get("numbered") else set()
    if sized_by if deck else src.sights[name][0] != "PUBLIC":
        src.hidden.append(name)


# -- All of it ------------------------------------------------------------------------------


def read(folder: Path, package: str) -> Source:
    src = Source(folder, package)
    src.trees = parse(folder)
    src.marker = COMPILED if COMPILED in (folder / "table.py").read_text("utf-8")[:200] else "# interpreted"
    read_functions(src)
    read_steps(src)
    read_names(src)
    read_table(src)
    return src
