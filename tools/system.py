"""What only the system's own packages give: obtained where we may (Debian family, root)."""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from tools.environment import ENV
from tools.steps import step


def obtain_packages() -> None:
    """A C compiler, Python's headers and what Playwright's driver needs."""
    wanted = missing()
    if not wanted or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    with step(f"system packages ({', '.join(wanted)})"):
        env = {**ENV, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *wanted]):
            subprocess.run(["apt-get", *words], env=env, check=False, stdout=subprocess.DEVNULL)


def missing() -> list[str]:
    found = [] if shutil.which("cc") else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        found.append("python3-dev")
    if not ctypes.util.find_library("atomic"):
        found.append("libatomic1")
    return found
