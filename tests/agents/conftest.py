"""A `tablee` command for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands import Command


@pytest.fixture
def tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path / "data", monkeypatch, capsys)
