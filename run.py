#!/usr/bin/env python3
"""Tablée from a fresh clone: Python 3.11 or newer with pip is all this needs.

python3 run.py [--port N …]              install, start the table, open the browser; --compiled waits for faster bots
python3 run.py dev [--port N …]          the same from src and web/src, anew whenever a file changes
python3 run.py install                   all of that without starting: for services and containers
python3 run.py test [--long] [PYTEST …]  obtain what the tests need and run every check
python3 run.py test --quick [PYTEST …]   only these tests, in plain Python, without building anything
python3 run.py bench NAME …              measure; what we compare with goes into .venv-bench, never to players
python3 run.py mutate [--game boom …]    plant faults in the rules and see whether the tests notice
python3 run.py wheel [FOLDER]            one file for pipx or uvx, with the page and the compiled rules in it
python3 run.py docs [--serve]            write the documentation as a site into build/site, or show it
python3 run.py lock [UV OPTIONS]         write requirements/*.txt anew from pyproject.toml
python3 run.py COMMAND …                 any `tablee` command: play, sim, lab, generate …

The program runs from src/; nothing of it is installed.  Its rules are compiled into .build/ when a C compiler is there.
"""

import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 — before anything that an older Python could not read
    sys.exit("Tablée needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parent
INTERPRETED = (
    "backup",
    "games",
    "generate",
    "mcp",
    "new",
    "restore",
    "version",
)  # done before anything is compiled
AT_A_TABLE = ("play", "resume", "serve")  # start at once, and faster bots come when they are ready
ON_PAPER = ("print",)  # no rules in a hurry
BY_THE_TESTS_TOOLS = ("frames", "growth", "load")  # measured with a browser, or with the people of the tests
PROJECT = ("pyproject.toml", "--extra", "postgres")
LOCKS = {  # the widest first: the others keep its versions
    "test": (
        *PROJECT,
        *[
            "--extra",
            "lab",
            "--extra",
            "print",
            "--extra",
            "cluster",
            "--extra",
            "research",
            "--extra",
            "mcp",
            "--extra",
            "textarena",
        ],
        *["--group", "test"],
    ),
    "bench": (*PROJECT, *["--extra", "lab", "--extra", "research", "--group", "bench"]),
    "lab": (*PROJECT, "--extra", "lab", "--extra", "print"),
    "mcp": (*PROJECT, "--extra", "mcp"),
    "play": (*PROJECT, "--extra", "print"),  # the studio's page has a button for it
    "build": ("--group", "build"),
    "node": ("--group", "node"),
    "fuzz": ("--group", "fuzz"),
    "mutate": ("--group", "mutate"),
    "docs": ("--group", "docs"),
}


def main(words: list[str]) -> int:
    """The first word says what to do; none, or an option, means serve."""
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    first, rest = (words[0], words[1:]) if words and not words[0].startswith("-") else ("serve", words)
    ours = {
        "bench": bench,
        "dev": dev,
        "docs": docs,
        "install": install,
        "lock": lock,
        "mutate": mutate,
        "serve": serve,
        "test": test,
        "wheel": wheel,
    }
    from tools.steps import Failed, sentence

    try:
        return ours[first](rest) if first in ours else tablee(first, rest)
    except (Failed, OSError) as problem:
        print(sentence(problem), file=sys.stderr)
        return 1


def serve(words: list[str]) -> int:
    """The table and its page; the rules are compiled while people play, or first with --compiled."""
    from tools import page, rules
    from tools.steps import together

    together(lambda: environment("play"), page.obtain)
    if "--compiled" in words:
        rules.compile_now()
    else:
        rules.compile_meanwhile(aloud=True)
    return become(environment("play"), "-m", "tablee", "serve", *[word for word in words if word != "--compiled"])


def dev(words: list[str]) -> int:
    """The table from its sources; what has been edited is seen within seconds."""
    from tools import page
    from tools.steps import together

    together(lambda: environment("test"), page.obtain_tools)
    return become(environment("test"), "-m", "tools.dev", *words)


def install(_: list[str]) -> int:
    """All that a server needs, for those who start it in another way."""
    from tools import page, rules

    environment("play")
    page.obtain()
    rules.compile_now()
    return become(environment("play"), "-m", "tablee", "version")


def tablee(command: str, words: list[str]) -> int:
    """Any command of the program; what counts or measures waits for compiled rules."""
    from tools import rules

    simple = command in (*INTERPRETED, *AT_A_TABLE)
    python = environment("mcp" if command == "mcp" else "play" if simple or command in ON_PAPER else "lab")
    if command in ON_PAPER:
        return become(python, "-m", "tablee", command, *words)
    if command in AT_A_TABLE:
        rules.compile_meanwhile(aloud=False)
    elif command not in INTERPRETED:
        rules.compile_now()
    return become(python, "-m", "tablee", command, *words)


def test(words: list[str]) -> int:
    """Every check, after obtaining what is missing; or only some tests, at once."""
    if "--quick" in words:
        return quick_test([word for word in words if word != "--quick"])
    from tools import gate, system

    system.obtain_packages()
    return gate.run_all(words)


def quick_test(words: list[str]) -> int:
    """This tree's sources in plain Python: seconds after an edit."""
    return become(environment("test"), "-m", "pytest", *words, TABLEE_PURE="1")


def bench(words: list[str]) -> int:
    """One measurement; the peer of `load` comes from npm."""
    from tools import node, rules

    if not words or words[0] not in measurements():
        print(f"Which measurement? There are: {', '.join(measurements())}.", file=sys.stderr)
        return 2
    name, *rest = words
    if name == "first":  # makes environments of its own
        return become(sys.executable, "-m", "bench.first", *rest)
    python = environment("test" if name in BY_THE_TESTS_TOOLS else "bench")
    if name == "load":
        node.obtain()
    rules.compile_now()
    return become(python, "-m", f"bench.{name}", *rest)


def measurements() -> list[str]:
    """By name: what is in `bench` and can be started."""
    folder = ROOT / "bench"
    found = [*folder.glob("[a-z]*.py"), *folder.glob("[a-z]*/__main__.py")]
    return sorted(path.stem.replace("__main__", path.parent.name) for path in found if "def main(" in path.read_text())


def mutate(words: list[str]) -> int:
    """Whether the tests notice planted faults; what plants them has an environment of its own."""
    return become(environment("test"), "-m", "tools.mutate", "--with", environment("mutate"), *words)


def wheel(words: list[str]) -> int:
    """One file that plays where there is neither Node nor a compiler; into dist/, or the folder that is named."""
    from tools import page, rules
    from tools.environment import ENV
    from tools.steps import quietly, step

    page.obtain()
    rules.compile_now()
    python, folder = environment("build"), Path(words[0] if words else ROOT / "dist").resolve()
    with step("wheel"):
        command = [str(python), "-m", "tools.backend", str(folder)]
        quietly(command, "The wheel could not be made.", ROOT, ENV)
    print(max(folder.glob("tablee-*.whl"), key=lambda file: file.stat().st_mtime_ns))
    return 0


def docs(words: list[str]) -> int:
    """The documentation as a site; a link that leads nowhere stops it."""
    python = environment("docs")
    command = ["serve"] if "--serve" in words else ["build", "--strict", "--clean"]
    return become(python, "-m", "zensical", *command, *[word for word in words if word != "--serve"])


def lock(options: list[str]) -> int:
    """Names, versions and hashes, without addresses; every lock agrees with the widest."""
    from tools.environment import ENV, find_uv
    from tools.steps import Failed, quietly

    uv = find_uv()
    if not uv:
        raise Failed("The locks are written by uv, which could not be installed.")
    style = ["-q", "--universal", "--generate-hashes", "--no-annotate", "--no-sources"]
    for name, sources in LOCKS.items():
        agree = [] if name in ("test", "node", "fuzz", "mutate", "docs") else ["-c", "requirements/test.txt"]
        target = ["--custom-compile-command", "python3 run.py lock", "-o", f"requirements/{name}.txt"]
        command = [uv, "pip", "compile", *style, *agree, *target, *options, *sources]
        quietly(command, f"requirements/{name}.txt could not be written.", ROOT, ENV)
    return 0


def environment(name: str) -> Path:
    from tools.environment import obtain

    return obtain(name)


def become(*command: str | Path, **variables: str) -> int:
    """Turn into the command, so that whoever stops us stops it."""
    from tools.environment import ENV

    words, env = [str(word) for word in command], {**ENV, **variables}
    if os.name == "posix":
        os.execve(words[0], words, env)
    return subprocess.run(words, env=env, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
