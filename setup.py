"""Compiles with mypyc every module that says `# mypyc: compile` in its first five lines.

Without a working C compiler, without Python's headers, or with TABLEE_PURE=1, the same modules run interpreted.
"""

import os
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution
from setuptools.errors import BaseError, CCompilerError

MARK = "# mypyc: compile"
PLAIN: list[str] = []
FAST = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-DNDEBUG"]
BOTH_CORES = ["-flto=2"]
# The build has none of our dependencies at hand: only what is compiled is judged, in a cache of its own.
LENIENT = [
    "--cache-dir=build/mypy",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-warn-unused-ignores",
]
ONLY_DESCRIBING = {"dist_info", "egg_info", "sdist"}


def marked(module: Path) -> bool:
    """Whether a module asks to be compiled."""
    with module.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for line in islice(lines, 5))


def compiles(flags: list[str]) -> bool:
    """Whether a smallest extension builds here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError):
            return False
    return True


def extensions() -> list[Any]:
    """One shared library for all marked modules: calls between them stay direct."""
    modules = [str(module) for module in sorted(Path("src").rglob("*.py")) if marked(module)]
    choices = [PLAIN] if sys.platform == "win32" else [FAST + BOTH_CORES, FAST, PLAIN]
    flags = next(filter(compiles, choices), None)
    if not modules or flags is None:
        return []
    from mypyc.build import mypycify

    built = mypycify([*LENIENT, *modules], opt_level="3", debug_level="0", group_name="tablee")
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # they share one list
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return built


interpreted = os.environ.get("TABLEE_PURE") or ONLY_DESCRIBING.intersection(sys.argv)
setup(ext_modules=[] if interpreted else extensions())
