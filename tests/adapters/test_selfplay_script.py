"""The script of "train in ten minutes": its arithmetic, its way from tables to a curve, and that it learns."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.games import OURS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    yield import_module("selfplay")
    sys.modules.pop("selfplay", None)


def loss(script: Any, network: Any, seen: Any, chosen: Any, results: Any, better: Any) -> float:
    """What the gradients are those of, with the advantage held."""
    chances, guesses, _ = network.think(seen)
    logs = np.log(np.maximum(chances.astype(np.float64), 1e-12))
    spread = -(chances * logs).sum(1)
    taken = logs[np.arange(len(chosen)), chosen]
    return float((-better * taken - script.ENTROPY * spread + 0.5 * (guesses - results) ** 2).mean())


def test_gradients_are_those_of_small_changes(script: Any) -> None:
    dice = np.random.default_rng(3)
    network = script.Network(5, 7, np.ones(5, np.float32), dice, wide=6)
    for weights in network.weights.values():
        weights += dice.standard_normal(weights.shape).astype(np.float32) * 0.5
    network.weights = {name: weights.astype(np.float64) for name, weights in network.weights.items()}
    legal = np.array([[2, 5, -1], [0, 1, 6], [4, -1, -1], [3, 2, 1]])
    seen = script.Seen(dice.standard_normal((4, 5)), legal)
    chosen, results = np.array([1, 2, 0, 0]), np.array([1.0, -1.0, 1.0, -1.0])
    better = results - network.think(seen)[1]
    found = network.gradients(seen, chosen, results)
    for name, weights in network.weights.items():
        for place in list(np.ndindex(weights.shape))[:12]:
            before = weights[place]
            sides = []
            for change in (1e-3, -1e-3):
                weights[place] = before + change
                sides.append(loss(script, network, seen, chosen, results, better))
            weights[place] = before
            assert found[name][place] == pytest.approx((sides[0] - sides[1]) / 2e-3, abs=2e-3), (name, place)


def test_a_decision_is_worth_what_its_own_game_brought_its_own_seat(script: Any) -> None:
    players = np.array([[0, 1], [1, 0], [0, 0]])
    rewards = np.zeros((3, 2, 2), np.float32)
    rewards[1, 0] = (1, -1)  # the first table's game ends in the second step
    ended = np.array([[False, False], [True, False], [False, False]])
    found = script.results_of(players, rewards, ended)
    assert found[:2, 0].tolist() == [1.0, -1.0]
    assert np.isnan(found[2, 0])
    assert np.isnan(found[:, 1]).all()


def test_from_tables_to_a_curve(script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"TABLES": 8, "WINDOW": 48, "BATCH": 64, "LOOKS": 2}.items():
        monkeypatch.setattr(script, name, value)
    drawn = tmp_path / "curve.svg"
    curve = script.main(["bunny", "--players", "2", "--decisions", "700", "--games", "6", "--svg", str(drawn)])
    assert [steps for steps, _ in curve.points] == [0, 384, 768]
    assert drawn.read_text("utf-8").startswith("<svg")


def test_the_script_takes_what_the_page_tells_one_to_type(script: Any) -> None:
    page = (ROOT / "docs" / "train.md").read_text("utf-8")
    told = re.findall(r"^python examples/selfplay\.py (.*)$", page, re.MULTILINE)
    assert told
    for words in told:
        assert script.asked(words.split()).game in OURS


@pytest.mark.long
def test_it_learns(script: Any) -> None:
    curve = script.main(["bunny", "--players", "2", "--decisions", "400000", "--games", "400"])
    assert curve.points[-1][1] > curve.chance + 0.15
