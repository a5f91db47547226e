"""What is written for people, and what it says about the tree beside it."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), ROOT / "tests/README.md"]
)
FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./-]*\w\.(?:py|ts|svelte|css|ftl|toml|mjs|sql)")
FOLDER = re.compile(r"(?:src|tests|tools|web|docs|deploy|bench|examples|requirements)(?:/[\w.-]+)+/?")
FETCHED = re.compile(r"\.(?!github).*|__pycache__|_web|artefacts|build|dist|mutants|node_modules")
DOTTED = re.compile(r"\b(?:tablee|tools|tests)(?!\.(?:env|example|service)\b)(?:\.\w+)+")  # those are files and a host


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def links(text: str) -> list[str]:
    """Where a page points to, but for the rest of the world."""
    found = [a or b for a, b in LINK.findall(FENCE.sub("", text))]
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def broken_link(page: Path, link: str) -> str | None:
    """What is wrong with a link, if anything."""
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return f"{link}: there is no such file"
    if anchor and anchor not in anchors(text_of(target)):
        return f"{link}: there is no such heading"
    return None


def anchors(text: str) -> set[str]:
    """The headings of a page, as a forge and the site make links of them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)) for heading in headings]
    return {heading.strip().lower().replace(" ", "-") for heading in plain}


# -- Names of files and modules ----------------------------------------------------------------


@cache
def tree() -> frozenset[str]:
    """Files and folders, but for what is fetched or built."""
    found: set[str] = set()
    for folder, inner, files in os.walk(ROOT):
        inner[:] = [name for name in inner if not FETCHED.fullmatch(name)]
        here = Path(folder).relative_to(ROOT)
        found |= {str(part) for name in files for part in (here / name, *(here / name).parents)}
    return frozenset(found)


def missing_paths(text: str) -> list[str]:
    """Files and folders that a page names and the tree does not have."""
    spans = SPAN.findall(FENCE.sub("", text))
    named = [span for span in spans if FILE.fullmatch(span) or FOLDER.fullmatch(span)]
    return sorted({name for name in named if not is_there(name.rstrip("/"))})


def is_there(name: str) -> bool:
    """By its whole path or by the end of it: a page about the server says `live/room.py`."""
    return any(path == name or path.endswith(f"/{name}") for path in tree())


def missing_names(text: str) -> list[str]:
    """Modules of ours, and what is in them, that a page names and nobody can import."""
    return sorted({name for name in DOTTED.findall(text) if not importable(name)})


def importable(name: str) -> bool:
    parts = name.split(".")
    for n in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:n]))
        except ImportError:
            continue
        return _has(found, parts[n:])
    return False


def _has(found: object, names: list[str]) -> bool:
    for name in names:
        if not hasattr(found, name):
            return False
        found = getattr(found, name)
    return True
