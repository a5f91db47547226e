"""The page: built by vite from `web` into the package, anew when what it is made of has changed."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tools import node
from tools.environment import alone, whole
from tools.steps import quietly, step

ROOT = Path(__file__).resolve().parent.parent
WEB, PAGE = ROOT / "web", ROOT / "src/tablee/_web"
STAMP = "made-from"
NOT_PARTS = {"node_modules", "dist"}


def obtain() -> None:
    """Have the page of today's sources in place."""
    if WEB.exists() and not is_current():
        with alone("page"):
            if not is_current():
                build()


def obtain_with_checks() -> None:
    """The page, and all that checks it."""
    obtain_tools(everything=True)
    obtain()


def obtain_tools(*, everything: bool = False) -> None:
    """Node and what builds the page, or all that its lock names; nothing is said where that is there."""
    node.obtain()
    if not node.has_installed(WEB, everything=everything):
        with step("what checks the page (npm)" if everything else "what builds the page (npm)"):
            node.install(WEB, everything=everything)


def is_current() -> bool:
    stamp = PAGE / STAMP
    return stamp.exists() and stamp.read_text() == parts()


def parts() -> str:
    """A digest of all that the page is made of."""
    whole = hashlib.sha256()
    for file in sorted(file for file in WEB.rglob("*") if not NOT_PARTS.intersection(file.parts) and file.is_file()):
        whole.update(f"{file.relative_to(WEB)}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def build() -> None:
    """Built beside its place and moved there when complete."""
    made_from = parts()
    obtain_tools()
    with step("the page (vite)"), whole(PAGE) as made:
        command = [*node.npm_command(), "run", "build", "--", "--outDir", str(made), "--emptyOutDir"]
        quietly(command, "The page could not be built.", WEB, node.environment())
        (made / STAMP).write_text(made_from)
