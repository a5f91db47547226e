"""Claims: verdicts, sequential stopping, and the budget."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tablee.cli.parameters import seconds
from tablee.kernel.game import BadInput
from tablee.lab.claims.measure import (
    ABOVE,
    BELOW,
    HOLDS,
    OPEN,
    Cell,
    Found,
    Verdict,
    cells,
    claims_of,
    judged,
    measure,
    next_cells,
)
from tablee.lab.engine import Engine
from tablee.lab.plan import plan
from tests.commands import Command

PLAN = plan("boom", 2, 400, 1, "random", {})


def cell(level: str, claim: float = 0.4, saved: int = 0, games: int = 0, verdict: Verdict = OPEN) -> Cell:
    return Cell(PLAN, "eclair", 2, level, claim, saved, games, 1, verdict)


def test_the_claims_are_read_off_the_box() -> None:
    assert claims_of("boom", None) == {
        "cupcake": 0.9, "genoise": 0.7, "eclair": 0.4, "tarte_tatin": 0.15, "piece_montee": 0.05,
    }  # fmt: skip
    with pytest.raises(BadInput, match="makes no claim"):
        claims_of("seizh", None)


@pytest.mark.parametrize(
    ("saved", "games", "verdict"),
    [(45, 50, ABOVE), (5, 50, BELOW), (20, 50, OPEN), (4000, 10000, HOLDS), (4800, 10000, ABOVE)],
)
def test_a_look_judges_by_its_interval(saved: int, games: int, verdict: str) -> None:
    one = cell("random", saved=saved, games=games)
    one.look()
    assert one.verdict == verdict


def test_a_settled_cell_is_played_on_until_it_is_told_well_enough() -> None:
    """Fifty games without a success settle a verdict, and say little about the rate."""
    one = cell("random", claim=0.9, saved=0, games=50)
    one.look()
    assert one.verdict == BELOW
    assert one.share.high > 0.06
    assert one.goes_on
    told = replace(cell("random", claim=0.9, saved=2000, games=20_000, verdict=BELOW), plan=replace(PLAN, games=10**6))
    assert told.share.high - told.share.low < 0.06
    assert not replace(told, looks=10).goes_on


def test_all_intervals_of_an_answer_hold_together() -> None:
    some = cells("boom", "random,normal", [2, 3], 400, 1, {}, None)
    assert len(some) == 20
    assert {one.sure for one in some} == {1 - 0.05 / 20}
    alone = cells("boom", "random", [2], 400, 1, {"difficulty": "eclair"}, None)
    assert alone[0].sure == pytest.approx(0.95)


def test_open_cells_come_before_vague_ones() -> None:
    settled, open_ = cell("a", verdict=BELOW), cell("b")
    found = Found("boom", 1, [settled, open_])
    assert next_cells(found) == [open_]
    found.cells[1] = replace(open_, looks=3)
    assert next_cells(found) == [settled, found.cells[1]]
    found.cells[1] = replace(open_, looks=4)
    assert next_cells(found) == [settled]


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        ((BELOW, HOLDS, ABOVE), "holds for b players"),
        ((BELOW, ABOVE, ABOVE), "holds for players between a and b"),
        ((ABOVE, ABOVE, ABOVE), "matches none of these levels, too modest: even a players reach 50%"),
        ((BELOW, BELOW, BELOW), "matches none of these levels, too high: even a players reach only 50%"),
        ((BELOW, BELOW, OPEN), "not settled"),
    ],
)
def test_a_curve_becomes_a_sentence(verdicts: tuple[Verdict, ...], words: str) -> None:
    line = [cell(level, saved=5, games=10, verdict=v) for level, v in zip("abc", verdicts, strict=True)]
    assert judged(line) == words


def test_it_stops_when_every_verdict_is_settled_and_the_cores_change_nothing() -> None:
    def found(jobs: int) -> Found:
        some = cells("boom", "random,normal", [1], 400, 5, {"difficulty": "piece_montee"}, None)
        result = Found("boom", 5, some)
        measure(result, Engine(jobs), 600, lambda _: None)
        return result

    one, two = found(1), found(2)
    assert one.stopped in ("settled", "games")
    assert [c.as_json() for c in one.cells] == [c.as_json() for c in two.cells]
    assert one.cells[1].verdict == ABOVE


def test_a_spent_budget_is_said() -> None:
    result = Found("boom", 5, cells("boom", "random", [4], 100000, 5, {"difficulty": "genoise"}, None))
    measure(result, Engine(1), 0.0, lambda _: None)
    assert result.stopped == "budget"
    assert 0 < result.cells[0].games < 100_000


def test_a_cell_plays_no_more_than_allowed() -> None:
    one = replace(cell("random"), games=250, looks=3)
    assert one.next_look == (250, 400)
    assert replace(one, looks=4).next_look == (250, 400)
    assert not replace(one, games=400).goes_on


def test_a_spent_budget_is_taken_up_again(tablee: Command) -> None:
    asked = "lab claims boom --bots random --players 4 --games 200 --jobs 1 --seed 1 --json"
    asked += " --option difficulty=piece_montee"
    whole = json.loads(tablee(f"{asked} --fresh").out)
    short = tablee(f"{asked} --fresh --budget 0.0001s")
    assert json.loads(short.out)["stopped"] == "budget"
    resumed = tablee(asked)
    assert "had been played before" in resumed.err
    assert json.loads(resumed.out)["cells"] == whole["cells"]


@pytest.mark.parametrize(("text", "value"), [("60s", 60), ("2min", 120), ("1h", 3600), ("7", 7), ("0.5m", 30)])
def test_a_budget_is_read(text: str, value: float) -> None:
    assert seconds(text) == value


def test_the_command_speaks_json_and_words(tablee: Command) -> None:
    asked = "lab claims boom --bots random --players 1 --games 60 --jobs 1 --option difficulty=cupcake"
    found = json.loads(tablee(f"{asked} --json").out)
    assert found["cells"][0]["claim"] == 0.9
    assert found["cells"][0]["low"] < found["cells"][0]["share"] < found["cells"][0]["high"]
    assert "90% success promised" in tablee(asked).out


@pytest.mark.parametrize(
    "words",
    [
        "lab claims baba",
        "lab claims chess",
        "lab claims boom --budget soon",
        "lab claims boom --budget 0s",
        "lab claims boom --players 9",
        "lab claims boom --bots wizard",
        "lab claims boom --bots normal:10",
        "lab claims boom --option difficulty=cake",
        "lab claims boom --jobs 0",
    ],
)
def test_bad_input_is_one_sentence(tablee: Command, words: str) -> None:
    assert tablee(words).is_one_sentence
