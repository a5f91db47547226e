"""The text of ``_steps.py``: a number for each step, constructors, and readers that give its numbers back."""

from __future__ import annotations

from tablee.kernel.generate.source import Params, Source
from tablee.kernel.steps import QUESTION

PLACES = ("first", "second", "third", "fourth")  # what kernel/steps calls the readers of a step's numbers


def steps_text(src: Source) -> str:
    params = [kind for name in src.done + src.asked for _, kind in src.params(name)]
    readers = _readers(src)
    places = [place for place in PLACES if f"{place}(step)" in readers]
    types = sorted({"Option", "Seat", "Step", *params} - {"i64"}, key=str.lower)
    return "\n".join(
        [
            src.marker,
            '"""Generated from the rules by ``tablee generate``: do not edit."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            "from librt.vecs import vec",
            "from mypy_extensions import i64",
            "",
            f"from tablee.kernel.steps import {', '.join([*types, *sorted(['circle', 'just', 'pack', *places])])}",
            "",
            *[f"{name.upper()}: Final = {number}" for name, number in numbers(src).items()],
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
            "",
            readers,
            "",
        ]
    )


def numbers(src: Source) -> dict[str, int]:
    """The number of each rule and each question."""
    rules = {name: i + 1 for i, name in enumerate(src.done)}
    return rules | {name: QUESTION + i + 1 for i, name in enumerate(src.asked)}


def own_params(src: Source, name: str) -> Params:
    """What a step holds besides whom it asks."""
    return src.params(name)[1:] if name in src.asked else src.params(name)


def read_number(kind: str, place: str, step: str) -> str:
    return f"{place}({step})" if kind == "i64" else f"{kind}({place}({step}))"


def places_of(src: Source, name: str) -> tuple[str, ...]:
    """The first number of a question says whom it asks."""
    return PLACES[1:] if name in src.asked else PLACES


def _space(title: str, src: Source, names: list[str], first: str) -> str:
    out = [f"class {title}:"]
    head = {"": [], "seat: Seat": ["just(seat)"], "seats: vec[Seat]": ["circle(seats)"]}[first]
    for name in names:
        own = own_params(src, name)
        params = ", ".join([*([first] if first else []), *[f"{arg}: {kind}" for arg, kind in own]])
        packed = f"Step(pack({', '.join([name.upper(), *head, *[arg for arg, _ in own]])}))"
        back, value = ("Step", packed) if first else ("Option", f"Option({packed})")
        out += ["    @staticmethod", f"    def {name}({params}) -> {back}:", f"        return {value}", ""]
    return "\n".join(out[:-1])


def _readers(src: Source) -> str:
    out = ["class read:", '    """What `do`, `ask` and `ask_all` were given, but for whom is asked."""', ""]
    for name in [*src.done, *src.asked]:
        own = own_params(src, name)
        if own:
            values = [read_number(k, p, "step") for (_, k), p in zip(own, places_of(src, name), strict=False)]
            back = own[0][1] if len(own) == 1 else f"tuple[{', '.join(kind for _, kind in own)}]"
            out += [
                "    @staticmethod",
                f"    def {name}(step: i64) -> {back}:",
                f"        return {', '.join(values)}",
                "",
            ]
    return "\n".join(out[:-1])
