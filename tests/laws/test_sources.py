"""Laws about the sources: what is generated is up to date, rules touch only the table, no game is named abroad."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import OURS, game, games
from tablee.kernel import generate
from tablee.kernel.parts import PARTS

COMPILED = generate.COMPILED
ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "tablee"
WORLD = {"time", "datetime", "random", "secrets", "os", "sys", "io", "socket", "subprocess", "threading", "asyncio"}
CALLS = {"print", "open", "input", "eval", "exec", "id", "hash"}
RULES = [p for name in OURS for p in sorted((SRC / "games" / name).glob("*.py")) if p.stem not in ("__init__", *PARTS)]
KERNEL = [SRC / "kernel" / f"{name}.py" for name in ("steps", "piles", "dice", "redeal", "state", "sight", "saves")]


def forbidden_names(text: str) -> set[str]:
    """What a text imports or calls that a rule must not: clocks, chance of its own, files, the machine."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names} & WORLD
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "").split(".")[0]} & WORLD
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found |= {node.func.id} & CALLS
    return found


@pytest.mark.parametrize("path", RULES + KERNEL, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_rules_know_neither_time_nor_files_nor_chance_of_their_own(path: Path) -> None:
    assert forbidden_names(path.read_text("utf-8")) == set()


def forgotten_causes(text: str) -> list[int]:
    """Lines with `raise … from fault`: mypyc 2.4.1 leaves the cause out."""
    raised = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Raise)]
    return [node.lineno for node in raised if node.cause and not isinstance(node.cause, ast.Constant)]


def test_what_is_compiled_forgets_no_cause() -> None:
    compiled = [path for path in SRC.rglob("*.py") if COMPILED in path.read_text("utf-8").splitlines()[:5]]
    assert len(compiled) > 40
    assert {path.name: lines for path in compiled if (lines := forgotten_causes(path.read_text("utf-8")))} == {}
    assert forgotten_causes("try: f()\nexcept E as fault:\n raise G from fault") == [3]


@pytest.mark.parametrize("name", games())
def test_generated_files_are_up_to_date(name: str) -> None:
    folder = SRC / "games" / name if name in OURS else game(name).folder
    for file, text in generate.generate(folder, game(name).package).items():
        assert (folder / file).read_text("utf-8") == text, f"run: python3 run.py generate {folder}"


PACKING = re.compile(r"& ?(1023|4095|255 ?<< ?10)\b|>> ?(10|18|22|34|46)\b|\barg\(\w+, ?\d|0x3F?FC00|0x3C0000")


def packing_in(text: str) -> list[int]:
    """Lines that know how a step is packed."""
    return [n for n, line in enumerate(text.splitlines(), 1) if PACKING.search(line)]


def test_only_steps_knows_how_a_step_is_packed() -> None:
    ours = [path for folder in ("src", "tests", "bench", "tools", "examples") for path in (ROOT / folder).rglob("*.py")]
    others = [path for path in ours if path not in (SRC / "kernel" / "steps.py", Path(__file__))]
    assert len(others) > 300
    assert {path.name: lines for path in others if (lines := packing_in(path.read_text("utf-8")))} == {}
    assert packing_in((SRC / "kernel" / "steps.py").read_text("utf-8"))


@pytest.mark.parametrize(
    "line",
    ["option & 1023 == PLAY_CARD", "question >> 18 & 15", "step >> 10 & 4095", "arg(option, 22)", "window & ~0x3FFC00"],
)
def test_packing_that_is_known_elsewhere_is_caught(line: str) -> None:
    assert packing_in(line) == [1]


def imported(text: str) -> Iterator[str]:
    """The modules of ours that a text imports, as far as dots tell."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names if node.module.startswith("tablee"))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tablee"))


def strangers(text: str, name: str) -> list[str]:
    """What rules import beside the kernel and each other."""
    parts = "|".join(PARTS)
    ours = re.compile(rf"tablee\.kernel\.|tablee\.games\.{name}\.(?!(?:{parts})\b)")
    return [module for module in imported(text) if not ours.match(module)]


@pytest.mark.parametrize("name", OURS)
def test_rules_import_the_kernel_and_nothing_else(name: str) -> None:
    rules = [path for path in [*RULES, SRC / "games" / name / "__init__.py"] if path.parent.name == name]
    assert len(rules) > 5
    assert {path.name: found for path in rules if (found := strangers(path.read_text("utf-8"), name))} == {}


def test_a_rule_that_asks_a_bot_is_seen() -> None:
    planted = "from tablee.kernel.state import State\nfrom tablee.games.boom import mind\nimport tablee.bots.mind\n"
    assert strangers(planted, "boom") == ["tablee.games.boom.mind", "tablee.bots.mind"]
    assert strangers("from tablee.games.baba.table import Baba", "boom") == ["tablee.games.baba.table.Baba"]


def titles(name: str) -> list[str]:
    return [game(name).words(lang).say("game-name") for lang in ("fr", "en")]


EXAMPLE = re.compile(r"^ *(?:>>>|\.\.\.) .*$", re.MULTILINE)  # in a docstring: no statement can begin like that


def games_named(text: str, others: tuple[str, ...]) -> set[str]:
    """The games whose id or title stands in a text as a word; an example in a docstring may play one."""
    text = EXAMPLE.sub("", text)
    known = {other: "|".join(map(re.escape, [*titles(other), other])) for other in others}
    words = {other: re.compile(rf"(?<![a-z])(?:{names})(?![a-z])", re.IGNORECASE) for other, names in known.items()}
    return {other for other, word in words.items() if word.search(text)}


WRITTEN = (".py", ".ftl", ".toml", ".html", ".js", ".css", ".sql", ".ini", ".mako")
OTHERS = ("games", "_web")  # each game in its own folder, and the built page
GENERIC = [p for p in sorted(SRC.rglob("*")) if p.suffix in WRITTEN and p.relative_to(SRC).parts[0] not in OTHERS]


def test_no_game_is_named_outside_its_own_folder() -> None:
    """But in the list of our games.  Whoever needs something of a game asks for the part that it brings."""
    assert len(GENERIC) > 150
    named = {str(path.relative_to(SRC)): games_named(path.read_text("utf-8"), OURS) for path in GENERIC}
    assert {path: sorted(found) for path, found in named.items() if found} == {}


def test_a_name_is_seen_however_it_is_written() -> None:
    for planted in ('if game == "seizh":', "SEIZH_COUNTS = 1", "count-seizh-cards = x", "# as at Ar Seizh Bigoudenn"):
        assert games_named(planted, OURS) == {"seizh"}
    assert games_named("boomerang, babas", OURS) == set()
    assert games_named('    >>> g = game("boom").new(4, seed=7)\n    ... game("baba")', OURS) == set()
    assert games_named('>>> 1\nboom = 1\n...\nif g == ... or "baba":', OURS) == {"boom", "baba"}
