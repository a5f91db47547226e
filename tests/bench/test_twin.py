"""The yardstick in C plays the game that our rules play: same options, same chance, same end."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from bench import twin
from tablee.kernel.state import is_compiled

GAMES = 200 if is_compiled() else 12  # at each number of players


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    made = twin.compile_twin(Path(tmp_path_factory.mktemp("twin")))
    if made is None:
        pytest.skip(twin.NO_COMPILER)
    return made


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_c_twin_plays_move_for_move_what_our_rules_play(library: ctypes.CDLL, seats: int) -> None:
    box = twin.c_box(seats)
    for seed in range(GAMES):
        ours, ending = twin.our_trace(seats, seed)
        theirs, end = twin.their_trace(library, box, seed)
        assert theirs[: len(ours)] == ours, f"seed {seed}"
        assert not any(theirs[len(ours) : len(ours) + 4]), "and no decision more"
        assert end[: len(ending)] == ending
