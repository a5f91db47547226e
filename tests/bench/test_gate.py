"""The engine has not become slower, measured by a game in C that does not change."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from bench import gate, twin
from tablee.kernel.state import is_compiled

NOTHING_KEPT = "No values are kept in bench/kept.jsonl."
NOT_COMPILED = "The rules are not compiled here; the gate judges compiled rules."


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    made = twin.compile_twin(Path(tmp_path_factory.mktemp("twin")))
    if made is None:
        pytest.skip(twin.NO_COMPILER)
    return made


def test_what_takes_twice_as_long_is_named_and_what_does_not_is_not(library: ctypes.CDLL) -> None:
    """Planted: the yardstick measured by itself, once as it is and once done twice for each time that is counted."""
    plain = gate.yardstick(library)

    def doubled() -> int:
        plain()
        return plain()

    before = {"plain": 1.0, "doubled": 1.0}
    allowed = dict.fromkeys(before, gate.SHORT)
    found = gate.measure(library, {"plain": plain, "doubled": doubled}, 4, allowed)
    (said,) = gate.slower(found, before, gate.SHORT)
    assert said.startswith("doubled: ")


@pytest.mark.parametrize(
    ("factor", "rounds"), [(gate.SHORT, 3), pytest.param(gate.LONG, gate.ROUNDS, marks=pytest.mark.long)]
)
def test_nothing_has_become_slower(library: ctypes.CDLL, factor: float, rounds: int) -> None:
    if not is_compiled():
        pytest.skip(NOT_COMPILED)
    if not gate.kept():
        pytest.skip(NOTHING_KEPT)
    assert not gate.judge(library, factor, rounds), (
        "if that is meant: python3 run.py bench gate --keep, on a quiet machine"
    )
