"""The page of campaigns says what the notes say, and notes of runs add up."""

from pathlib import Path

import pytest

from tests import campaign
from tests.campaign import Campaign


def test_the_page_says_what_the_notes_say() -> None:
    page = campaign.PAGE.read_text("utf-8")
    assert page == campaign.written(page), "`python -m tests.campaign` writes it anew"


def played(folder: Path, fails_at: int = -1) -> list[int]:
    seeds = []
    run = Campaign("coins", 40, each=10, notes=folder)
    for seed in run:
        seeds.append(seed)
        if seed == fails_at:
            break
        run.held(seed, 10, heads=4)
    return seeds


def test_a_run_goes_on_with_seeds_that_none_before_has_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(tmp_path) == [0, 1, 2, 3]
    monkeypatch.setenv("TABLEE_CAMPAIGN", "0.5")
    assert played(tmp_path) == [4, 5]
    monkeypatch.setattr(campaign, "commit", lambda: "another")
    assert played(tmp_path) == [6, 7]
    assert [note["done"] for note in campaign.read(tmp_path / "coins.jsonl")] == [60, 20]
    assert "| coins | 80 | 40 | 32 heads |" in campaign.row(tmp_path / "coins.jsonl")


def test_a_slice_that_failed_is_tried_again_first(tmp_path: Path) -> None:
    assert played(tmp_path, fails_at=2) == [0, 1, 2]
    assert played(tmp_path) == [2, 3, 4, 5]
