"""The text of ``_book.py``: dispatch, names, clone and access to the fields of one game's table."""

from __future__ import annotations

import ast

from tablee.kernel.generate.redeal import deal_text
from tablee.kernel.generate.secrets import readings
from tablee.kernel.generate.shown import shown_text
from tablee.kernel.generate.sink import see_text
from tablee.kernel.generate.source import HOOKS, LETTERS, Params, Source, params_of
from tablee.kernel.generate.steps import numbers, own_params, places_of, read_number

COPIES = {
    "N": "twin.{0} = self.{0}",
    "V": "twin.{0} = self.{0}[:]",
    "P": "twin.{0}.become(self.{0})",
    "L": "twin.{0} = copies(self.{0})",
}

NEVER_STANDS = "    def stands(self, seat: Seat, option: Option) -> bool:\n        return False\n"


def book_text(src: Source) -> str:
    parts = [
        _names(src),
        _dispatch(src, "perform", "step: i64", src.done),
        _dispatch(src, "offer_all", "question: i64, seat: Seat", src.asked),
        *[_by_effect(src, method) for method in src.by_effect],
        *[_hook(src, hook) for hook in HOOKS if hook in src.functions],
        _always_offers(src),
        *([] if "standing" in src.functions else [NEVER_STANDS]),
        _clone(src),
        *_accessors(src),
        shown_text(src),
        deal_text(src),
        see_text(src),
        _new(),
    ]
    return "\n".join([_book_head(src, "\n".join(parts)), *parts])


def _book_head(src: Source, text: str) -> str:
    """What the text needs."""
    modules = sorted({f.module for f in src.functions.values() if f"{f.module}." in text} | {"rules"})
    kinds = [kind for kind in ("Card", "Kind", "Option", "Reason", "Seat") if f"{kind}(" in text or f": {kind}" in text]
    kinds += ["Reason"] if "-> Reason" in text and "Reason" not in kinds else []
    readers = [name for name in ("first", "fourth", "rule_of", "second", "third") if f"{name}(" in text]
    kinds += ["NO_SEAT"] if "NO_SEAT" in text else []
    blanks = "blank_others, " if "blank_others(" in text else ""
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
            f"from {src.package}.table import ENDINGS, EVENTS, FIELDS, REASONS, {src.table.name}",
            "from tablee.kernel import shown",
            f"from tablee.kernel.piles import {blanks}Pile, copies",
            "from tablee.kernel.redeal import Redeal",
            "from tablee.kernel.sink import Sink",
            "from tablee.kernel.state import Event, Field, copy_base",
            f"from tablee.kernel.steps import {', '.join([*sorted(kinds, key=_constants_first), *readers])}",
            "",
            "",
        ]
    )


def _constants_first(name: str) -> tuple[bool, str]:
    return not name.isupper(), name


def _names(src: Source) -> str:
    out = ["NAMES: Final[dict[int, tuple[str, str, str]]] = {"]
    for name, number in numbers(src).items():
        out.append(f"    {number}: {_signature(name, own_params(src, name))},")
    decks = "".join(f'    ("{deck}", {fields}),\n' for deck, fields in src.decks.items())
    tail = [
        "}",
        f'SHAPES: Final = "{"".join(src.shapes.values())}"',
        f"DECKS: Final[list[tuple[str, list[int]]]] = [\n{decks}]",
        f"READINGS: Final[dict[int, list[int]]] = {{\n{readings_text(src)}}}",
        "",
        "",
        "@final",
        "@mypyc_attr(acyclic=True)",
        f"class Table({src.table.name}):",
    ]
    for name, kind, value in (
        ("names", "dict[int, tuple[str, str, str]]", "NAMES"),
        ("shapes", "str", "SHAPES"),
        ("decks", "list[tuple[str, list[int]]]", "DECKS"),
        ("readings", "dict[int, list[int]]", "READINGS"),
        ("fields", "tuple[Field, ...]", "FIELDS"),
        ("events", "dict[str, str]", "EVENTS"),
        ("reasons", "tuple[str, ...]", "REASONS"),
        ("endings", "tuple[str, ...]", "ENDINGS"),
    ):
        tail += [f"    def {name}(self) -> {kind}:", f"        return {value}", ""]
    return "\n".join(out + tail)


def readings_text(src: Source) -> str:
    return "".join(f"    {number}: {fields},\n" for number, fields in readings(src).items())


def _signature(name: str, params: Params) -> str:
    letters = "".join(LETTERS[kind] for _, kind in params)
    return f'("{name}", "{letters}", "{" ".join(arg for arg, _ in params)}")'


def _dispatch(src: Source, title: str, signature: str, names: list[str]) -> str:
    """Carry out what a step names."""
    step = signature.split(":")[0]
    calls = {number: _call(src, name, step) for name, number in numbers(src).items() if name in names}
    head = [f"    def {title}(self, {signature}) -> None:", f"        rule = rule_of({step})"]
    return "\n".join([*head, *_switch("rule", calls), ""])


def _call(src: Source, name: str, step: str) -> str:
    asked = ["seat"] if name in src.asked else []
    places = zip(own_params(src, name), places_of(src, name), strict=False)
    args = ["self", *asked, *[read_number(kind, place, step) for (_, kind), place in places]]
    return f"{src.functions[name].module}.{name}({', '.join(args)})"


def _by_effect(src: Source, method: ast.FunctionDef) -> str:
    """Call the function that bears the name of an effect."""
    params = params_of(method)
    args = ", ".join(["self", *[arg for arg, _ in params[1:]]])
    calls = {
        number: f"{src.functions[name].module}.{name}({args})"
        for number, name in enumerate(src.effects)
        if name in src.functions
    }
    signature = ", ".join(["self", *[f"{arg}: {kind}" for arg, kind in params]])
    return "\n".join([f"    def {method.name}({signature}) -> None:", *_switch(params[0][0], calls), ""])


def _switch(variable: str, calls: dict[int, str]) -> list[str]:
    """Two levels of comparisons: a long row of them costs."""
    out: list[str] = []
    blocks = [list(calls.items())[i : i + 8] for i in range(0, len(calls), 8)]
    for b, block in enumerate(blocks):
        out.append(f"        {'if' if b == 0 else 'elif'} {variable} <= {block[-1][0]}:")
        for j, (number, call) in enumerate(block):
            out.append(f"            {'if' if j == 0 else 'elif'} {variable} == {number}:")
            out.append(f"                {call}")
        if len(block) <= block[-1][0] - block[0][0]:
            out += ["            else:", f"                raise IndexError({variable})"]
    return [*out, "        else:", f"            raise IndexError({variable})"]


def _hook(src: Source, hook: str) -> str:
    deck = ("deck", "str")
    more = {"before_redeal": deck, "after_redeal": deck, "objection": ("option", "i64")}.get(hook)
    params, args = (f", {more[0]}: {more[1]}", f", {more[0]}") if more else ("", "")
    called = f"{src.functions[hook].module}.{hook}(self, seat{args})"
    back, call = ("Reason", f"return {called}") if hook == "objection" else ("None", called)
    return f"    def {hook}(self, seat: Seat{params}) -> {back}:\n        {call}\n"


def _always_offers(src: Source) -> str:
    """The questions whose first line offers something, whatever lies on the table."""
    found = [number for name, number in numbers(src).items() if name in src.asked and _offers_first(src, name)]
    head = "    def always_offers(self, question: i64) -> bool:\n"
    if not found:
        return f"{head}        return False\n"
    return f"{head}        rule = rule_of(question)\n        return {' or '.join(f'rule == {n}' for n in found)}\n"


def _offers_first(src: Source, name: str) -> bool:
    node = src.functions[name].node
    first = node.body[1 if ast.get_docstring(node) and len(node.body) > 1 else 0]
    return isinstance(first, ast.Expr) and ast.unparse(first).startswith(f"{node.args.args[0].arg}.offer(")


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
            "def blank(box: Box, seats: int, seed: int) -> Table:",
            '    """A table with nothing on it yet."""',
            "    g = Table(seats, 0)",
            "    g.sow(seed)",
            "    g.box = box",
            "    g.kind_names = box.names",
            "    return g",
            "",
            "",
            "def new(",
            "    box: Box, seats: int, seed: int, options: dict[str, str], story: list[Event] | None = None",
            ") -> Table:",
            "    g = blank(box, seats, seed)",
            "    g.story = story",
            "    rules.setup(g, options)",
            "    g.run()",
            "    return g",
            "",
        ]
    )
