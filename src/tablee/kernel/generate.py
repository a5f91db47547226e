"""Write a game's ``steps.py`` and ``book.py`` from the signatures of its rules and the fields of its table.

A rule is a function ``name(g: Table, *small numbers) -> None`` that some text calls ``do.name``; a question is one
that some text calls ``ask.name`` or ``ask_all.name``.  Nothing is registered: the steps a game has are those it names.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from tablee.kernel.parts import PARTS
from tablee.kernel.steps import QUESTION

COMPILED = "# mypyc: compile"
NOT_RULES = {"__init__", "box", "cards", "table", "steps", "book", *PARTS}
LETTERS = {"Seat": "s", "Kind": "k", "Card": "c", "i64": "i"}
SHAPES = {"i64": "N", "vec[i64]": "V", "Pile": "P", "list[Pile]": "L"}
COPIES = {
    "N": "twin.{0} = self.{0}",
    "V": "twin.{0} = self.{0}[:]",
    "P": "twin.{0}.become(self.{0})",
    "L": "twin.{0} = copies(self.{0})",
}
HOOKS = ("standing", "overdue", "before_redeal", "after_redeal", "objection")
SPARE = {"box"}  # the one attribute that is no field: the printed cards, shared by all clones


class BadRules(Exception):
    """The rules name a step, a field, an event or a reason that is not there."""


@dataclass
class Source:
    """What the text of a game says."""

    package: str
    params: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # of each function, without `g`
    module: dict[str, str] = field(default_factory=dict)  # where each function stands
    done: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    table: str = ""
    shapes: dict[str, str] = field(default_factory=dict)
    decks: dict[str, list[int]] = field(default_factory=dict)
    marker: str = COMPILED


def read(folder: Path, package: str) -> Source:
    src = Source(package)
    trees = {p.stem: ast.parse(p.read_text("utf-8")) for p in sorted(folder.glob("*.py")) if p.stem not in NOT_RULES}
    rules = {name: trees[name] for name in sorted(trees, key=lambda n: n != "rules")}
    for name, tree in rules.items():
        _functions(src, name, tree)
    _steps_named(src, list(rules.values()))
    table = folder / "table.py"
    src.marker = COMPILED if COMPILED in table.read_text("utf-8")[:200] else "# interpreted"
    _table(src, ast.parse(table.read_text("utf-8")))
    _check_events(list(rules.values()), ast.parse(table.read_text("utf-8")))
    return src


def _functions(src: Source, module: str, tree: ast.Module) -> None:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            if node.name in src.params:
                raise BadRules(f"{node.name} is written twice: in {src.module[node.name]} and in {module}")
            args = node.args.args[1:]
            src.params[node.name] = [(a.arg, ast.unparse(a.annotation) if a.annotation else "") for a in args]
            src.module[node.name] = module


def _steps_named(src: Source, trees: list[ast.Module]) -> None:
    used: dict[str, set[str]] = {"do": set(), "ask": set(), "ask_all": set()}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in used:
                used[node.value.id].add(node.attr)
    missing = set().union(*used.values()) - set(src.params)
    if missing:
        raise BadRules(f"no such rule: {', '.join(sorted(missing))}")
    src.done = [name for name in src.params if name in used["do"]]
    src.asked = [name for name in src.params if name in used["ask"] | used["ask_all"]]
    for name in src.done + src.asked:
        for arg, kind in src.params[name]:
            if kind not in LETTERS:
                raise BadRules(f"{name}({arg}: {kind}): a step holds only {', '.join(LETTERS)}")


def _table(src: Source, tree: ast.Module) -> None:
    classes = [c for c in tree.body if isinstance(c, ast.ClassDef) and any(ast.unparse(b) == "State" for b in c.bases)]
    if len(classes) != 1:
        raise BadRules("table.py must hold exactly one class that extends State")
    src.table = classes[0].name
    types = {
        ast.unparse(n.target)[5:]: ast.unparse(n.annotation)
        for n in ast.walk(classes[0])
        if isinstance(n, ast.AnnAssign) and ast.unparse(n.target).startswith("self.")
    }
    declared = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and ast.unparse(n.func) == "Field"]
    names = [str(ast.literal_eval(f.args[0])) for f in declared]
    if set(names) != set(types) - SPARE or len(names) != len(set(names)):
        raise BadRules(f"declare each field exactly once: {', '.join(sorted(set(names) ^ (set(types) - SPARE)))}")
    for i, (name, call) in enumerate(zip(names, declared, strict=True)):
        if types[name] not in SHAPES:
            raise BadRules(f"{name}: {types[name]}: a field is one of {', '.join(SHAPES)}")
        src.shapes[name] = SHAPES[types[name]]
        deck = next((str(ast.literal_eval(k.value)) for k in call.keywords if k.arg == "deck"), "")
        if bool(deck) != (src.shapes[name] in "PL"):
            raise BadRules(f"{name}: a pile names its deck, and only a pile does")
        if deck:
            src.decks.setdefault(deck, []).append(i)


def _check_events(trees: list[ast.Module], table: ast.Module) -> None:
    events = _literal(table, "EVENTS")
    if not isinstance(events, dict):
        raise BadRules("table.py must say EVENTS: Final[dict[str, str]] = {…}")
    told: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                told.add(_check_told(node, events))
    if told != set(events):
        raise BadRules(f"declared but never told, or told but not declared: {', '.join(sorted(told ^ set(events)))}")


def _check_told(call: ast.Call, events: dict[str, str]) -> str:
    name = str(ast.literal_eval(call.args[0]))
    words = events.get(name, "").split()
    open_words = [w for w in words if not w.startswith("!")]
    secret = any(k.arg == "secret" for k in call.keywords)
    if name in events and (len(open_words) != len(call.args) - 1 or secret != (len(words) > len(open_words))):
        raise BadRules(f"line {call.lineno}: {name} is declared as '{events[name]}'")
    return name


def _literal(tree: ast.Module, name: str) -> object:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name and node.value:
            return ast.literal_eval(node.value)
    return None


# -- steps.py -----------------------------------------------------------------------------


def steps_text(src: Source) -> str:
    params = [kind for name in src.done + src.asked for _, kind in src.params[name]]
    kinds = sorted({"Option", "Seat", "Step", *params} - {"i64"}, key=str.lower)
    numbers = ["from mypy_extensions import i64", ""] if "i64" in params else []
    return "\n".join(
        [
            src.marker,
            '"""Generated from the rules by ``tablee generate``: do not edit."""',
            "",
            "from __future__ import annotations",
            "",
            "from librt.vecs import vec",
            *numbers,
            *([] if numbers else [""]),
            f"from tablee.kernel.steps import {', '.join(kinds)}, circle, pack",
            "",
            "",
            _space("do", src, src.done, ""),
            "",
            "",
            _space("ask", src, src.asked, "seat: Seat"),
            "",
            "",
            _space("ask_all", src, src.asked, "seats: vec[Seat]"),
            "",
        ]
    )


def _space(title: str, src: Source, names: list[str], first: str) -> str:
    out = [f"class {title}:"]
    head = {"": "", "seat: Seat": "1 << seat | seat << 8", "seats: vec[Seat]": "circle(seats)"}[first]
    for i, name in enumerate(names):
        own = src.params[name][1:] if first else src.params[name]
        params = [p for p in [first, *[f"{a}: {t}" for a, t in own]] if p]
        args = [a for a in [str(i + 1 + (QUESTION if first else 0)), head, *[a for a, _ in own]] if a]
        packed = f"Step(pack({', '.join(args)}))"
        back = "Step" if first else "Option"
        out += ["    @staticmethod", f"    def {name}({', '.join(params)}) -> {back}:"]
        out += [f"        return {packed if first else f'Option({packed})'}", ""]
    return "\n".join(out[:-1])


# -- book.py ------------------------------------------------------------------------------


def book_text(src: Source) -> str:
    modules = sorted(set(src.module.values()))
    parts = [
        _book_head(src, modules),
        _names(src),
        _dispatch(src, "perform", "step: i64", src.done, 0),
        _dispatch(src, "offer_all", "question: i64, seat: Seat", src.asked, QUESTION),
        *[_hook(src, hook) for hook in HOOKS if hook in src.params],
        _clone(src),
        *_accessors(src),
        _new(),
    ]
    return "\n".join(parts)


def _book_head(src: Source, modules: list[str]) -> str:
    used = {kind for name in src.done + src.asked for _, kind in src.params[name]} - {"i64"}
    spoken = {"Reason"} if "objection" in src.params else set()
    kinds = sorted(used | {"Seat"} | spoken, key=str.lower)
    return "\n".join(
        [
            src.marker,
            '"""Generated from the rules and the table by ``tablee generate``: do not edit."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final, final",
            "",
            "from librt.vecs import vec",
            "from mypy_extensions import i64, mypyc_attr",
            "",
            f"from {src.package} import {', '.join(modules)}",
            f"from {src.package}.cards import Box",
            f"from {src.package}.table import ENDINGS, EVENTS, FIELDS, REASONS, {src.table}",
            "from tablee.kernel.piles import Pile, copies",
            "from tablee.kernel.state import Event, Field, copy_base",
            f"from tablee.kernel.steps import {', '.join([*kinds, 'arg'])}",
            "",
            "",
        ]
    )


def _names(src: Source) -> str:
    out = ["NAMES: Final[dict[int, tuple[str, str, str]]] = {"]
    for i, name in enumerate(src.done):
        out.append(f"    {i + 1}: {_signature(name, src.params[name])},")
    for i, name in enumerate(src.asked):
        out.append(f"    {i + 1 + QUESTION}: {_signature(name, src.params[name][1:])},")
    decks = "".join(f'    ("{deck}", {fields}),\n' for deck, fields in src.decks.items())
    tail = [
        "}",
        f'SHAPES: Final = "{"".join(src.shapes.values())}"',
        f"DECKS: Final[list[tuple[str, list[int]]]] = [\n{decks}]",
        "",
        "",
        "@final",
        "@mypyc_attr(acyclic=True)",
        f"class Table({src.table}):",
    ]
    for name, kind, value in (
        ("names", "dict[int, tuple[str, str, str]]", "NAMES"),
        ("shapes", "str", "SHAPES"),
        ("decks", "list[tuple[str, list[int]]]", "DECKS"),
        ("fields", "tuple[Field, ...]", "FIELDS"),
        ("events", "dict[str, str]", "EVENTS"),
        ("reasons", "tuple[str, ...]", "REASONS"),
        ("endings", "tuple[str, ...]", "ENDINGS"),
    ):
        tail += [f"    def {name}(self) -> {kind}:", f"        return {value}", ""]
    return "\n".join(out + tail)


def _signature(name: str, params: list[tuple[str, str]]) -> str:
    letters = "".join(LETTERS[kind] for _, kind in params)
    return f'("{name}", "{letters}", "{" ".join(arg for arg, _ in params)}")'


def _dispatch(src: Source, title: str, signature: str, names: list[str], base: int) -> str:
    """Two levels of comparisons: a long row of them costs."""
    number = signature.split(":")[0]
    out = [f"    def {title}(self, {signature}) -> None:", f"        rule = {number} & 1023"]
    blocks = [list(enumerate(names))[i : i + 8] for i in range(0, len(names), 8)]
    for b, block in enumerate(blocks):
        last = block[-1][0] + 1 + base
        out.append(f"        {'if' if b == 0 else 'elif'} rule <= {last}:")
        for j, (i, name) in enumerate(block):
            out.append(f"            {'if' if j == 0 else 'elif'} rule == {i + 1 + base}:")
            out.append(f"                {_call(src, name, number, bool(base))}")
    out += ["        else:", "            raise IndexError(rule)", ""]
    return "\n".join(out)


def _call(src: Source, name: str, number: str, question: bool) -> str:
    params = src.params[name][1:] if question else src.params[name]
    start = 22 if question else 10
    args = []
    for i, (_, kind) in enumerate(params):
        value = f"arg({number}, {start + 12 * i})"
        args.append(value if kind == "i64" else f"{kind}({value})")
    return f"{src.module[name]}.{name}({', '.join(['self', *(['seat'] if question else []), *args])})"


def _hook(src: Source, hook: str) -> str:
    deck = ("deck", "str")
    more = {"before_redeal": deck, "after_redeal": deck, "objection": ("option", "i64")}.get(hook)
    params, args = (f", {more[0]}: {more[1]}", f", {more[0]}") if more else ("", "")
    called = f"{src.module[hook]}.{hook}(self, seat{args})"
    back, call = ("Reason", f"return {called}") if hook == "objection" else ("None", called)
    return f"    def {hook}(self, seat: Seat{params}) -> {back}:\n        {call}\n"


def _clone(src: Source) -> str:
    out = ["    def clone(self) -> Table:", "        twin = Table(0, 0)", "        copy_base(self, twin)"]
    out.append("        twin.box = self.box")
    for name, shape in src.shapes.items():
        out.append("        " + COPIES[shape].format(name))
    return "\n".join([*out, "        return twin", ""])


def _accessors(src: Source) -> list[str]:
    pile = {"P": ("[self.{}]", "self.{} = some[0]"), "L": ("self.{}", "self.{} = some")}
    number = {"N": ("vec[i64]([self.{}])", "self.{} = some[0]"), "V": ("self.{}[:]", "self.{} = some")}
    return [
        _getter(src, "piles", "list[Pile]", pile),
        _setter(src, "set_piles", "list[Pile]", pile),
        _getter(src, "numbers", "vec[i64]", number),
        _setter(src, "set_numbers", "vec[i64]", number),
    ]


def _getter(src: Source, title: str, kind: str, forms: dict[str, tuple[str, str]]) -> str:
    out = [f"    def {title}(self, field: int) -> {kind}:"]
    for i, (name, shape) in enumerate(src.shapes.items()):
        if shape in forms:
            out += [f"        if field == {i}:", f"            return {forms[shape][0].format(name)}"]
    return "\n".join([*out, "        raise IndexError(field)", ""])


def _setter(src: Source, title: str, kind: str, forms: dict[str, tuple[str, str]]) -> str:
    out = [f"    def {title}(self, field: int, some: {kind}) -> None:"]
    mine = [(i, name, shape) for i, (name, shape) in enumerate(src.shapes.items()) if shape in forms]
    for n, (i, name, shape) in enumerate(mine):
        out += [f"        {'elif' if n else 'if'} field == {i}:", f"            {forms[shape][1].format(name)}"]
    return "\n".join([*out, "        else:", "            raise IndexError(field)", ""])


def _new() -> str:
    return "\n".join(
        [
            "",
            "def blank(box: Box, seats: int, seed: int, stream: int) -> Table:",
            '    """A table with nothing on it yet."""',
            "    g = Table(seats, seed, stream)",
            "    g.box = box",
            "    g.kind_names = box.names",
            "    return g",
            "",
            "",
            "def new(",
            "    box: Box, seats: int, seed: int, stream: int, options: dict[str, str],",
            "    story: list[Event] | None = None,",
            ") -> Table:",
            "    g = blank(box, seats, seed, stream)",
            "    g.story = story",
            "    rules.setup(g, options)",
            "    g.run()",
            "    return g",
            "",
        ]
    )


def generate(folder: Path, package: str) -> dict[str, str]:
    """The text of each generated file of the game in `folder`."""
    src = read(folder, package)
    return {"steps.py": steps_text(src), "book.py": book_text(src)}


def write(folder: Path, package: str) -> None:
    for name, text in generate(folder, package).items():
        (folder / name).write_text(text, "utf-8")
