"""A wheel holds the page and, where a C compiler is at hand, the compiled rules: those of a build, each in its place.

Without a working C compiler, without Python's headers, or with TABLEE_PURE=1, the same modules run interpreted.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
BESIDE = ROOT / ".build/wheel"  # what setuptools writes on the way, out of the sources
ONLY_DESCRIBING = {"dist_info", "editable_wheel", "egg_info", "sdist"}


def compiled_rules() -> Path | None:
    """The folder of the compiled modules, if they are wanted here and can be had."""
    if os.environ.get("TABLEE_PURE") or ONLY_DESCRIBING.intersection(sys.argv):
        return None
    sys.path.insert(0, str(ROOT))
    from tools import compiled

    try:
        return compiled.build()
    except compiled.CannotCompile:
        return None


RULES = compiled_rules()


class WithRules(build_py):
    """Puts the compiled modules among the others."""

    def run(self) -> None:
        super().run()
        if RULES and not self.editable_mode:
            shutil.copytree(RULES, self.build_lib, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.json"))


class ForThisMachine(Distribution):
    """Compiled modules fit one kind of machine and Python: the wheel's name says so."""

    def has_ext_modules(self) -> bool:
        return RULES is not None


BESIDE.mkdir(parents=True, exist_ok=True)
setup(
    cmdclass={"build_py": WithRules},
    distclass=ForThisMachine,
    options={"build": {"build_base": str(BESIDE)}, "egg_info": {"egg_base": str(BESIDE)}},
)
