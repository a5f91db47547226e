"""What comes with a wheel: the notes of its version, cut from the changelog."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEXT = "Unreleased"  # what has changed since the last version is what the next one brings


def notes(changelog: str, version: str) -> str:
    """The section of this version, or what is being gathered for it."""
    sections: dict[str, str] = dict(
        re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    )
    told = sections.get(version, sections.get(NEXT, "")).strip()
    if not told:
        raise SystemExit(f"CHANGELOG.md says nothing about {version}.")
    return f"# Tablée {version}\n\n{told}\n"


def write_notes(wheel: Path) -> Path:
    """Beside the wheel, under the same name and version."""
    name, version, *_ = wheel.name.split("-")
    target = wheel.with_name(f"{name}-{version}.md")
    target.write_text(notes((ROOT / "CHANGELOG.md").read_text(), version))
    return target
