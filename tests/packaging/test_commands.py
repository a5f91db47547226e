"""Every command that README and docs name is known here, and starts: cheap ones always, all in a clean clone.

A command is made small, never another: its own words stay, but for those that say how much.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import run
from tests.packaging import clone

ROOT = clone.ROOT
WRITTEN = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "tests/README.md")]
PAGES = [*WRITTEN, *sorted((ROOT / "docs").rglob("*.md"))]
PATTERN = re.compile(r"(?:python3 run\.py|tablee|python examples/\w+\.py)(?![\w./])(?: .*)?")
THE_PROGRAM = "tablee"  # named, not started
A_LINE_OF_OUTPUT = ("…",)
STANDS_FOR = {
    "GAME": "boom", "FOLDER": "src/tablee/games/bunny", "NAME": "overrun", "COMMAND": "games", "PATHS": "tests/kernel",
    "bataille": "bunny", "my.toml": "src/tablee/games/boom/box.toml", "appris,…": "novice,random",
    "mine.toml": "src/tablee/games/badass/box.toml", "mulberry": "examples/masques",
    "/var/lib/tablee": "data", "mine=python mybot.py": "mine=python examples/line_bot.py", "N": "20",
    "8080": "0", "0.0.0.0": "127.0.0.1", "cmd:python": "cmd:python3",
}  # fmt: skip
FEW = {  # how much is enough to see that it runs
    "check": "--times 1",
    "arena": "--games 1 --iterations 2 --jobs 1",
    "--help": "",
    "generate": "src/tablee/games/bunny",
    "backup": "", "docs": "", "games": "", "install": "", "lock": "", "new": "", "print": "", "restore": "",
    "version": "", "wheel": "",
    "bench": "--quick",
    "dev": "--no-browser --port 0",
    "lab audit": "--games 20", "lab balance": "--games 20 --skill 0", "lab claims": "--budget 1s",
    "lab compare": "--games 4",
    "lab data": "--decisions 20 --bots random --into fresh",
    "lab dossier": "--games 10 --strong-games 10 --budget 1s --no-pdf",
    "lab people": "--games 4 --data data",
    "lab reflex": "--games 4", "lab tune": "--games 2 --trials 1",
    "mcp": "",  # nobody asks it anything: it ends
    "mutate": "--sample 1",
    "play": "--plain", "resume": "--plain",
    "serve": "--no-browser --port 0 --data data",
    "sim": "--games 4",
    "test": "tests/kernel/test_piles.py",
    "train": "--steps 1 --to fresh",
}  # fmt: skip
UNTIL_IT_LISTENS = ("dev", "serve")
CHEAP = (  # and none that writes into the sources
    "arena", "backup", "games", "lab balance", "lab claims", "lab compare", "lab tune", "mcp", "play", "restore",
    "serve", "sim", "version",
)  # fmt: skip
GAME_FOLLOWS = {  # named without it
    "tablee check": "GAME",
    "tablee new": "one_more_game",
    "tablee play": "GAME",
    "tablee serve --game": "FOLDER",
    "tablee sim": "GAME",
}
ELSEWHERE = ("postgresql://", "--workers")  # a database that nobody has here: tests/server has one of its own


def documented() -> list[str]:
    """Every command in a code span or a code block, without what may be left out."""
    found: set[str] = set()
    for page in PAGES:
        for code in re.findall(r"```.*?```|`[^`\n]+`", page.read_text(), re.DOTALL):
            found |= set(commands_in(code.strip("`")))
    return sorted(found)


def commands_in(code: str) -> Iterator[str]:
    for line in re.split(r"\n|&&", code):
        plain = re.sub(r"\[[^\]]*\]|\s#.*", "", line).strip()
        if PATTERN.fullmatch(plain) and plain != THE_PROGRAM and not plain.endswith(A_LINE_OF_OUTPUT):
            yield re.sub(r"\s+", " ", plain)


DOCUMENTED = documented()


def words_of(command: str) -> list[str]:
    """As `run.py` would get them: nothing means serve."""
    spoken = [stand_in(word) for word in shlex.split(f"{command} {GAME_FOLLOWS.get(command, '')}")]
    words = spoken[2:] if spoken[0] == "python3" else spoken[1:]
    return ["serve", *words] if not words or (words[0].startswith("-") and words != ["--help"]) else words


def stand_in(word: str) -> str:
    return STANDS_FOR.get(word, word)


def kind_of(words: list[str]) -> str:
    return " ".join(words[:2]) if words[0] == "lab" else words[0]


def small(command: str) -> list[str]:
    """The same command with the smallest budget."""
    words = words_of(command)
    few = shlex.split(FEW[kind_of(words)])
    if words[0] in ("generate", "test"):  # what follows says where
        return [words[0], *[word for word in words if word == "--quick"], *few]
    for option in (word for word in few if word.startswith("-")):
        if option in words:
            at = words.index(option)
            del words[at : at + (1 if option in ("--quick", "--plain", "--no-browser") else 2)]
    return [*words, *few]


def is_example(command: str) -> bool:
    return command.startswith("python examples/")


MEASUREMENTS = [f"python3 run.py bench {name}" for name in run.measurements()]
STARTED = sorted({*MEASUREMENTS, *(command for command in DOCUMENTED if not is_example(command))})


def test_there_are_commands_to_walk() -> None:
    assert len(DOCUMENTED) > 30
    assert {"python3 run.py", "python3 run.py test", "tablee lab dossier boom"} <= set(DOCUMENTED)


@pytest.mark.parametrize("command", STARTED)
def test_every_documented_command_is_known(command: str) -> None:
    assert kind_of(words_of(command)) in FEW, "say in FEW how little of it is enough"


def test_every_measurement_is_documented_and_quick() -> None:
    for name in run.measurements():
        assert any(f"bench {name}" in text for text in (page.read_text() for page in PAGES)), name
        text = "".join(p.read_text() for p in (ROOT / "bench").rglob("*.py") if name in (p.stem, p.parent.name))
        assert '"--quick"' in text, name


@pytest.mark.parametrize("command", [c for c in DOCUMENTED if is_example(c)])
def test_an_example_runs_or_says_what_it_lacks(command: str, tmp_path: Path) -> None:
    _, script, *words = shlex.split(command)
    short = [*words[:1], "--help"]
    done = subprocess.run(
        [sys.executable, ROOT / script, *short], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 or re.fullmatch(r".* is not installed; `pip install .*` brings it\.\n", done.stderr)


# -- started ------------------------------------------------------------------------------------


def start(opening: list[str], words: list[str], where: Path, env: dict[str, str]) -> None:
    """It ends well, or listens; a table in the terminal is left at once."""
    if words[0] in UNTIL_IT_LISTENS:
        listens([*opening, *words], where, env)
        return
    done = subprocess.run([*opening, *words], cwd=where, env=env, input="", capture_output=True, text=True, check=False)
    assert done.returncode == expected(words), f"{' '.join(words)}\n{done.stdout[-1000:]}\n{done.stderr[-3000:]}"
    assert "Traceback" not in done.stderr
    assert not done.returncode or re.search(r"(^|\n)tablee: [^\n]+\.\n$", done.stderr), done.stderr[-3000:]


def expected(words: list[str]) -> int:
    """In a clean clone nobody has lent a game of theirs yet: that is one sentence, and the code of bad input."""
    return 2 if words[:2] == ["lab", "people"] else 0


def listens(command: list[str], where: Path, env: dict[str, str]) -> None:
    with subprocess.Popen(command, cwd=where, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = process.stdout.readline()
        process.terminate()
    assert said.startswith("Tablée : http://"), said


def prepare(opening: list[str], words: list[str], where: Path, env: dict[str, str]) -> None:
    """What has to be there is made first."""
    if words[0] in ("backup", "restore") or words[:2] == ["lab", "people"]:
        start(opening, ["serve", *shlex.split(FEW["serve"])], where, env)
    if words[0] == "restore":
        start(opening, ["backup", "copy.db", "--data", "data"], where, env)
        words[words.index("data")] = "elsewhere"
    if words[0] == "new":  # another page may have begun it
        shutil.rmtree(where / words[1], ignore_errors=True)
    if words[0] == "resume":
        start(opening, ["play", "boom", "--plain"], where, env)


def startable(command: str) -> bool:
    return not any(word in command for word in ELSEWHERE)


def cheap() -> list[str]:
    """One of each kind that the program itself knows."""
    ours = [command for command in STARTED if startable(command) and "--compiled" not in command]
    return [next(command for command in ours if kind_of(words_of(command)) == kind) for kind in CHEAP]


@pytest.mark.parametrize("command", cheap())
def test_a_cheap_command_starts(command: str, tmp_path: Path) -> None:
    """From here, beside a link to the sources it names."""
    for name in ("src", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    env = {**os.environ, "TABLEE_DATA": str(tmp_path / "kept")}
    opening, words = [sys.executable, "-m", "tablee"], small(command)
    prepare(opening, words, tmp_path, env)
    start(opening, words, tmp_path, env)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clone.clone(tmp_path_factory.mktemp("fresh") / "tree")


@pytest.mark.long
@pytest.mark.parametrize("command", [c for c in STARTED if startable(c)])
def test_every_documented_command_starts_in_a_clean_clone(command: str, fresh: Path) -> None:
    """With an environment of its own and empty caches; what the first fetches the others find."""
    env = clone.environment(fresh.parent / "home", TABLEE_DATA=str(fresh.parent / "kept"))
    opening, words = [clone.base_python(), "run.py"], small(command)
    prepare(opening, words, fresh, env)
    start(opening, words, fresh, env)
