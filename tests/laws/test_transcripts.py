"""Readable games and tree counts stay as they are until somebody means to change them."""

from __future__ import annotations

import pytest

from tablee.games import OURS
from tests.laws.transcript import files


@pytest.mark.parametrize("name", OURS)
def test_transcript_and_perft_are_as_written(name: str) -> None:
    for path, text in files(name).items():
        assert path.read_text("utf-8") == text, "if this change is meant: python -m tests.laws.transcript"
