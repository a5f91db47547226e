"""Denouncing by a fixed rule does not pay against `expert` in Badass Force."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kernel.state import is_compiled
from tablee.lab.arena.match import match, play
from tablee.lab.arena.measure import result

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.skipif(not is_compiled(), reason="in plain Python this takes minutes")
@pytest.mark.parametrize("fixed", ["always", "never"])
def test_a_fixed_answer_to_announcements_loses_to_expert(fixed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    what = match("badass", 4, f"expert,py:denouncers:{fixed}", 72, 3, {}, 30)
    expert = result(what, list(play(what, 1)), 0.0)["bots"]["expert"]
    assert expert["share"] > expert["par"] + 0.1
