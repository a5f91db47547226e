"""The winner of a search is measured anew, on games that no trial has seen, and what it does not reach is said."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee.lab.engine import Engine
from tablee.lab.plan import Plan, plan
from tablee.lab.tune.knobs import knobs
from tablee.lab.tune.measure import Proof, Reached, Tuner, goals, result
from tablee.lab.tune.text import show
from tablee.lab.words import Speech


def test_the_effect_has_an_interval_that_holds_both_doubts() -> None:
    proof = Proof("normal", 100, {"farceur": (0.6, 0.5, 0.7)}, {"farceur": (0.4, 0.3, 0.5)})
    value, low, high = proof.effect("farceur")
    assert value == pytest.approx(-0.2)
    assert low < -0.3
    assert high > -0.1
    assert proof.missed({"farceur": 0.33}) == []
    assert proof.missed({"farceur": 0.2}) == ["farceur"]


def test_the_winner_is_measured_on_fresh_seeds_and_a_goal_out_of_reach_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.tune.measure.STRONG", "expert:1")
    what = plan("boom", 3, 40, 1, "random", {})
    tuner = Tuner(what, goals(what, "explosion=0"), knobs(what, ["numbers.size=9..10"]), Engine(1), fresh=True)
    seeds: list[int] = []
    reach = tuner._reach

    def noted(of: Plan) -> Reached:
        seeds.append(of.seed)
        return reach(of)

    monkeypatch.setattr(tuner, "_reach", noted)
    found = tuner.search(3, 1, lambda _: None)
    tried, proved = seeds[: len(tuner.tried)], seeds[len(tuner.tried) :]
    assert set(tried) == {1}
    assert len(proved) == 4
    assert len(set(proved)) == 1
    assert set(proved) != {1}
    told = result(tuner, found)
    assert [proof["level"] for proof in told["proof"]] == ["random", "expert:1"]
    assert told["out_of_reach"] == ["explosion"]
    screen = io.StringIO()
    show(Console(file=screen, width=200), tuner, found, Speech("boom", "fr"))
    assert "Hors d’atteinte" in screen.getvalue()
    assert "parties neuves" in screen.getvalue()
