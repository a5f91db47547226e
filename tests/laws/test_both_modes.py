"""Compiled and interpreted, the same source plays the same games and obeys the same laws."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRACE = """
import hashlib, json, random
from tablee.games import OURS, game
from tablee.kernel import saves, sight
from tablee.kernel.steps import Seat
for name in OURS:
    trace = hashlib.sha256()
    for seed in range(12):
        played, dice = game(name), random.Random(seed)
        g = played.new(played.seats[seed % len(played.seats)], seed + (seed << 70))
        while not g.over:
            seat = dice.choice([Seat(s) for s in range(g.seats) if g.waits_for(Seat(s))])
            g.play(seat, dice.choice(g.legal(seat)))
            trace.update(json.dumps([saves.save(g), sight.view(g, seat)]).encode())
        trace.update(json.dumps(saves.save(sight.imagine(g, Seat(0), seed))).encode())
    print(name, trace.hexdigest())
"""
INSIDE = "TABLEE_PLAIN_LAWS"


def run(*command: str, plain: bool) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "COV_"))}
    if plain:
        env |= {"TABLEE_PURE": "1", INSIDE: "1"}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


@pytest.mark.skipif(INSIDE in os.environ, reason="this is the plain run")
def test_both_modes_play_the_same_games() -> None:
    compiled, plain = (run("-c", TRACE, plain=plain) for plain in (False, True))
    assert plain.returncode == 0, plain.stderr
    assert compiled.stdout == plain.stdout


@pytest.mark.skipif(INSIDE in os.environ, reason="this is the plain run")
def test_the_laws_hold_in_plain_python() -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py", plain=True)
    assert done.returncode == 0, done.stdout[-3000:]
