"""Takes the compiled modules from a build of exactly these sources, where there is one (docs/adr/0010).

An installed package brings its compiled modules beside the others and has no folder of builds.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
BUILDS = PACKAGE.parents[1] / ".build"
MANIFEST = "manifest.json"
MARK = b"# mypyc: compile"
PYTHON = f"{sys.version} {sys.implementation.cache_tag}"


class Finder:
    """Finds what one build holds, before anybody looks among the sources."""

    def __init__(self, folder: Path, modules: Mapping[str, str]) -> None:
        self.folder, self.modules = folder, modules

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, self.folder / file) if file else None


def use() -> None:
    """All compiled modules or none; $TABLEE_PURE wants none."""
    if BUILDS.is_dir() and not os.environ.get("TABLEE_PURE") and (found := fitting()):
        folder, manifest = found
        sys.meta_path.insert(0, Finder(folder, manifest["modules"]))


def fitting() -> tuple[Path, dict[str, Any]] | None:
    """The build that was made from the sources as they are now, for this Python."""
    texts = dict(sources())
    return next((found for found in builds() if fits(found[1], texts)), None)


def builds() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every complete build, the newest first."""
    for file in sorted(BUILDS.glob(f"*/{MANIFEST}"), key=lambda file: -file.stat().st_mtime_ns):
        yield file.parent, json.loads(file.read_bytes())


def fits(manifest: Mapping[str, Any], texts: Mapping[str, bytes]) -> bool:
    """Whether all that went in is unchanged, and nothing else asks to be compiled."""
    inputs = manifest["inputs"]
    return (
        manifest["python"] == PYTHON
        and all(name in inputs for name, text in texts.items() if is_marked(text))
        and all(digest(texts.get(name, b"")) == known for name, known in inputs.items())
    )


def sources() -> Iterator[tuple[str, bytes]]:
    """Each of our modules by its path in the package, with its text."""
    for folder, below, names in os.walk(PACKAGE):
        below[:] = sorted(name for name in below if name not in ("__pycache__", "_web"))
        for name in sorted(names):
            if name.endswith(".py"):
                file = os.path.join(folder, name)  # noqa: PTH118 — this runs at every start
                with open(file, "rb") as text:  # noqa: PTH123
                    yield os.path.relpath(file, PACKAGE).replace(os.sep, "/"), text.read()


def is_marked(text: bytes) -> bool:
    """Whether a module asks to be compiled, in its first five lines."""
    return any(line.strip() == MARK for line in text.split(b"\n", 5)[:5])


def digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()
