"""The dependency audit: it finds what is known, and never takes silence for a clean bill."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools import audit, gate
from tools.audit import CLEAN, HOLES, SKIPPED

HOLE = {"name": "jinja2", "version": "2.4.1", "vulns": [{"id": "PYSEC-1"}]}
WHOLE = {"name": "starlette", "version": "1.10.0", "vulns": []}
UNKNOWN = {"name": "starlette", "skip_reason": "not found"}


def service(about_lock: object, about_canary: object = HOLE) -> Callable[[Sequence[str], Path], str]:
    """A pip-audit that says this."""

    def said(command: Sequence[str], _: Path) -> str:
        row = about_canary if command[-1].endswith("canary.txt") else about_lock
        return json.dumps({"dependencies": [row]})

    return said


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (service(WHOLE), CLEAN),
        (service({**HOLE, "name": "starlette"}), HOLES),
        (service(UNKNOWN), SKIPPED),
        (service(WHOLE, about_canary={**HOLE, "vulns": []}), SKIPPED),
        (service(WHOLE, about_canary=UNKNOWN), SKIPPED),
        (lambda *_: "", SKIPPED),
        (lambda *_: "Traceback …", SKIPPED),
    ],
)
def test_python_packages(said: Callable[[Sequence[str], Path], str], code: int, tmp_path: Path) -> None:
    found = audit.python_packages(tmp_path / "lock.txt", said)
    assert found.code == code
    assert found.words


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"vulnerabilities": {}, "metadata": {}}, CLEAN),
        ({"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {}}, HOLES),
        ({"message": "405 Method Not Allowed"}, SKIPPED),
        ([], SKIPPED),
    ],
)
def test_web_packages(said: object, code: int, tmp_path: Path) -> None:
    assert audit.web_packages(tmp_path, lambda *_: json.dumps(said)).code == code


def test_a_skipped_audit_is_shown_and_a_hole_stops_a_release() -> None:
    skipped, hole = gate.Outcome("audit", SKIPPED, 1.0, ""), gate.Outcome("audit", HOLES, 1.0, "")
    assert skipped.state() == "SKIPPED"
    assert not skipped.counts(["--long"])
    assert hole.counts(["--long"])
    assert not hole.counts([])
    assert gate.Outcome("mypy", 1, 1.0, "").counts([])
