"""Having the rules compiled: at once, or beside whoever plays meanwhile.

`python -m tools.rules [--behind]` obtains mypyc and hands over to it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import environment
from tools.environment import ENV, ROOT
from tools.steps import quietly, step

BEHIND = "--behind"
NO_COMPILER = "No C compiler with Python's headers here: the rules run interpreted, and bots think less."
MEANWHILE = "The rules run interpreted; they are being compiled meanwhile (a minute or two)."


def are_compiled() -> bool:
    """Whether there is a build of the sources as they are now."""
    sys.path.insert(0, str(ROOT / "src"))
    from tablee import _compiled

    return _compiled.fitting() is not None


def can_compile() -> bool:
    header = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (bool(shutil.which("cc") or shutil.which("gcc")) and header.exists())


def are_wanted() -> bool:
    """Whether somebody should compile now; where nobody can, one line says so."""
    if os.environ.get("TABLEE_PURE") or are_compiled():
        return False
    if not can_compile():
        print(NO_COMPILER, file=sys.stderr, flush=True)
        return False
    return True


def are_used() -> bool:
    """Whether the program takes them when it starts."""
    return not os.environ.get("TABLEE_PURE") and are_compiled()


def compile_now() -> None:
    """Wait for the compiled rules, where they are wanted."""
    if are_wanted():
        command = [str(environment.obtain("build")), "-m", "tools.compiled"]
        with step("compiled rules (takes a minute)"):
            quietly(command, "The rules could not be compiled; TABLEE_PURE=1 does without.", ROOT, ENV)


def compile_meanwhile(*, aloud: bool) -> None:
    """Start compiling at low priority; it ends with us, and what is done is kept."""
    if are_wanted():
        if aloud:
            print(MEANWHILE, file=sys.stderr, flush=True)
        out = None if aloud else subprocess.DEVNULL
        subprocess.Popen([sys.executable, "-m", "tools.rules", BEHIND], cwd=ROOT, env=ENV, stdout=out, stderr=out)


def main(words: list[str]) -> None:
    python = str(environment.obtain("build"))
    os.execve(python, [python, "-m", "tools.compiled", *words], ENV)


if __name__ == "__main__":
    main(sys.argv[1:])
