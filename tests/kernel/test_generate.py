"""What generate writes, and what it says of rules that cannot be right: the file, the line, and the likely remedy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games.boom._steps import REACTION
from tablee.kernel.generate import GENERATED, BadRules, generate
from tablee.kernel.generate.__main__ import main

SRC = Path(__file__).parents[2] / "src"
BOOM = SRC / "tablee" / "games" / "boom"
BEGIN = "g.then(do.begin_round())"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources and words of Boom, without anything generated."""
    folder = tmp_path / "src" / "tablee" / "games" / "boom"
    folder.mkdir(parents=True)
    for path in (*BOOM.glob("*.py"), *BOOM.glob("*.ftl")):
        if path.name not in GENERATED:
            (folder / path.name).write_bytes(path.read_bytes())
    return folder


def plant(path: Path, old: str, new: str) -> int:
    """Put something else into a text; its line."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1 + new[: len(new) - len(new.lstrip("\n"))].count("\n")


FAULTS = {
    "an attribute misspelt": (
        "rules.py",
        "g.cake = g.box.size",
        "g.caek = g.box.size",
        "g has no caek; did you mean cake?",
    ),
    "a verb misspelt": ("rules.py", BEGIN, "g.them(do.begin_round())", "g has no them; did you mean then?"),
    "a column misspelt": (
        "effects.py",
        "g.box.mystery",
        "g.box.mistery",
        "g.box has no mistery; did you mean mystery?",
    ),
    "a step without a rule": (
        "rules.py",
        BEGIN,
        "g.then(do.begin_rounds())",
        "do.begin_rounds names no rule; did you mean begin_round?",
    ),
    "a question without options": ("rules.py", "ask.card_to_play", "ask.cart_to_play", "did you mean card_to_play?"),
    "an attribute that is no field": (
        "table.py",
        "self.cake: i64 = 0",
        "self.crumbs: i64 = 0",
        "crumbs is not declared: FIELDS must say who sees it",
    ),
    "a field that is not there": (
        "table.py",
        'Field("cake", PUBLIC',
        'Field("caek", PUBLIC',
        "the table has no caek to be a field; did you mean cake?",
    ),
    "a field declared twice": (
        "table.py",
        'Field("capacity", PUBLIC',
        'Field("cake", PUBLIC',
        "cake is declared more than once",
    ),
    "a field of another kind": (
        "table.py",
        "self.cake: i64 = 0",
        "self.cake: str = ''",
        "cake: str: a field is one of",
    ),
    "a pile without a deck": ("table.py", 'NOBODY, deck="timer"', "NOBODY", "a pile names its deck"),
    "an event that is not declared": (
        "rules.py",
        'g.tell("passed_left")',
        'g.tell("pased_left")',
        "EVENTS declares no pased_left; did you mean passed_left?",
    ),
    "an event told wrongly": (
        "rules.py",
        'g.tell("stole", seat, g.cake)',
        'g.tell("stole", seat)',
        "stole is declared as 'seat:Seat size'",
    ),
    "an event never told": (
        "table.py",
        '"passed_left": "",',
        '"passed_right": "",',
        "the event passed_right is declared but never told",
    ),
    "a function written twice": ("effects.py", "def splash(", "def fumble(", "fumble is written twice"),
    "a step that holds a text": (
        "effects.py",
        "def force(g: Boom, victim: Seat)",
        "def force(g: Boom, victim: str)",
        "force(victim: str): a step holds only Seat, Kind, Card, i64",
    ),
    "an effect without a function": (
        "cards.py",
        '"maladresse",',
        '"maladroit",',
        "the effect maladroit does nothing: no function has its name, no rule reads MALADROIT",
    ),
    "an effect that takes something else": (
        "effects.py",
        "def thermal(g: Boom, kind: Kind)",
        "def thermal(g: Boom, seat: Seat)",
        "an effect takes the table and then kind: Kind",
    ),
    "a name for two things": (
        "table.py",
        '"explosion", "theft"',
        '"heat", "theft"',
        "HEAT stands for a name of FAMILIES already",
    ),
    "a constant misspelt": (
        "rules.py",
        "    FARCEUR,\n",
        "    FARCEURS,\n",
        "nothing is called FARCEURS; did you mean",
    ),
    "a text that is no Python": ("rules.py", BEGIN, "g.then(do.begin_round()", "'(' was never closed"),
}


@pytest.mark.parametrize(("name", "old", "new", "said"), FAULTS.values(), ids=list(FAULTS))
def test_what_is_wrong_is_said_with_its_place(copy: Path, name: str, old: str, new: str, said: str) -> None:
    line = plant(copy / name, old, new)
    with pytest.raises(BadRules) as fault:
        generate(copy, "tablee.games.boom")
    wrong = [text for text in str(fault.value).splitlines() if said in text]
    assert [text.startswith(f"{copy / name}:{line}: ") for text in wrong] == [True]


def test_all_that_is_wrong_is_said_at_once(copy: Path) -> None:
    plant(copy / "rules.py", "g.cake = g.box.size", "g.caek = g.box.size")
    plant(copy / "effects.py", "do.splash(victim)", "do.splosh(victim)")
    with pytest.raises(BadRules) as fault:
        generate(copy, "tablee.games.boom")
    assert [text.split(": ")[1] for text in str(fault.value).splitlines()] == [
        "do.splosh names no rule; did you mean splash?",
        "g has no caek; did you mean cake?",
    ]


def generated(folder: Path) -> dict[str, str]:
    return {name: (folder / name).read_text("utf-8") for name in GENERATED}


@pytest.fixture
def tree(copy: Path) -> Path:
    """A source tree with the kernel and Boom, and nothing generated."""
    tablee = copy.parents[1]
    shutil.copytree(SRC / "tablee" / "kernel", tablee / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "_compiled.py", "games/__init__.py"):
        shutil.copy(SRC / "tablee" / name, tablee / name)
    return tablee.parents[1]


@pytest.mark.parametrize("old", [None, "", "this is no Python\n", "raise SystemExit('imported')\n"])
def test_missing_and_broken_files_are_written_anew_from_the_text_alone(copy: Path, tree: Path, old: str | None) -> None:
    for name in GENERATED if old is not None else ():
        (copy / name).write_text(old or "", "utf-8")
    command = [sys.executable, "-m", "tablee.kernel.generate", "boom"]
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "TABLEE_PURE": "1"}
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "src/tablee/games/boom: wrote _names.py, _steps.py, _book.py\n"
    assert generated(copy) == generated(BOOM)


def test_it_says_what_it_wrote_and_leaves_the_rest(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(copy.parents[3])
    assert main([]) == 0
    (copy / "_steps.py").write_text("", "utf-8")
    assert main([]) == main(["boom"]) == 0
    assert [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "wrote _names.py, _steps.py, _book.py",
        "wrote _steps.py",
        "nothing to write",
    ]


def test_wrong_rules_leave_every_file_as_it_was(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(copy)]) == 0
    before = generated(copy)
    plant(copy / "rules.py", BEGIN, "g.then(do.begin_rounds())")
    assert main([str(copy)]) == 2
    assert "do.begin_rounds names no rule" in capsys.readouterr().err
    assert generated(copy) == before


def test_no_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere"]) == 2
    assert capsys.readouterr().err == "src/tablee/games/nowhere is not the folder of a game: it has no rules.py\n"


def book(copy: Path) -> str:
    return generate(copy, "tablee.games.boom")["_book.py"]


def surely(copy: Path) -> str:
    """Which questions are opened without being listed, in the generated text."""
    return book(copy).partition("def always_offers")[2].partition("\n\n")[0].splitlines()[-1].strip()


def test_only_a_question_whose_first_line_offers_is_opened_without_a_look(copy: Path) -> None:
    assert surely(copy) == f"return rule == {REACTION}"
    plant(
        copy / "effects.py",
        "    g.offer(do.let_it_be(seat))\n",
        "    if g.cake:\n        g.offer(do.let_it_be(seat))\n",
    )
    assert surely(copy) == "return False"


def test_only_rules_with_standing_offers_look_for_them(copy: Path) -> None:
    assert "def stands(" in book(copy)
    with (copy / "effects.py").open("a", encoding="utf-8") as rules:
        rules.write("\n\ndef standing(g: Boom, seat: Seat) -> None:\n    g.offer(do.let_it_be(seat))\n")
    assert "def stands(" not in book(copy)
