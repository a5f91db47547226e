"""Locks name packages, versions and hashes, agree with each other, and know no address."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(path for path in (ROOT / "requirements").glob("*.txt") if path.stem != "self")
NPM_LOCKS = [ROOT / "web/package-lock.json", ROOT / "tests/browser/package-lock.json"]


def pins(lock: Path) -> set[str]:
    """`name==version` and its marker, one for each package."""
    return set(re.findall(r"^([a-z0-9.-]+==.*?) \\$", lock.read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_no_address_and_a_hash_for_every_pin(lock: Path) -> None:
    text = lock.read_text()
    assert pins(lock)
    assert "://" not in text
    assert len(re.findall(r"^[a-z0-9.-]+==[^\n]*\\\n    --hash=sha256:", text, re.MULTILINE)) == len(pins(lock))


@pytest.mark.parametrize("name", ["play", "lab", "mcp"])
def test_players_get_what_was_tested(name: str) -> None:
    assert pins(ROOT / f"requirements/{name}.txt") <= pins(ROOT / "requirements/test.txt")


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda path: path.parent.name)
def test_npm_locks_name_no_registry(lock: Path) -> None:
    assert '"resolved"' not in lock.read_text()
