"""Running `tablee` commands inside a test."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee import cli


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def is_one_sentence(self) -> bool:
        """Bad input as it must be answered."""
        return self.code == 2 and self.err.startswith("tablee: ") and self.err.count("\n") == 1 and self.err[-2] == "."


class Command:
    """`tablee`, with a data folder of its own and whatever is typed."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("TABLEE_DATA", str(data))

    def __call__(self, words: str, typed: str = "") -> Done:
        self._monkeypatch.setattr(sys, "argv", ["tablee", *words.split()])
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as stop:
            cli.main()
        said = self._capsys.readouterr()
        return Done(int(stop.value.code or 0), said.out, said.err)

    def saves(self) -> list[Path]:
        return sorted(self.data.rglob("*.json"))
