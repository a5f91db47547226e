"""Data: every row is what the game says when it is played again, and stopping loses nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tablee.games import OURS, game
from tablee.lab.data import measure
from tablee.lab.data.measure import Wish, laid_out
from tablee.lab.data.sheets import SHARDS, Dataset
from tablee.lab.plan import plan
from tablee.spaces.indexed import Desk
from tablee.spaces.layout import describe, lay
from tests.adapters.by_name import Reader
from tests.commands import Command


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "GAMES", 2)
    monkeypatch.setattr("tablee.lab.data.text.GAMES", 2)


def frames(folder: Path) -> pl.DataFrame:
    return pl.concat([pl.read_parquet(path) for path in Dataset(folder).parts()])


@pytest.mark.parametrize("name", ["boom", "bunny", "badass"])
def test_played_again_every_row_comes_out_the_same(name: str, tablee: Command, tmp_path: Path) -> None:
    told = tablee(f"lab data {name} --into {tmp_path / 'd'} --decisions 30 --bots random --seed 5 --jobs 1 --json")
    rows, what = frames(tmp_path / "d"), plan(name, None, 1, 5, "random", {})
    assert json.loads(told.out)["decisions"] == len(rows) >= 30
    laid = laid_out(what)
    for (number,), one in rows.sort("step").group_by(["game"], maintain_order=True):
        desk = Desk(laid.spaces, laid.lay_out(what.game_seed(int(str(number)))))
        for row in one.iter_rows(named=True):
            assert row["seat"] == desk.seat
            assert row["legal"] == [int(desk.indices[i]) for i in range(desk.n)]
            assert row["legal"][row["place"]] == row["action"]
            if row["step"] % 40 == 0:
                assert row["observation"] == Reader(laid, desk.g, int(desk.seat)).row()
            desk.apply(row["action"])
        assert desk.g.over
        assert dict(zip(one["seat"], one["result"], strict=True)) == {
            seat: int(desk.reward(seat)) for seat in set(one["seat"])
        }


def test_a_search_leaves_what_it_thought(tablee: Command, tmp_path: Path) -> None:
    tablee(f"lab data boom --players 2 --into {tmp_path / 'd'} --decisions 5 --bots expert:8,normal --seed 5 --jobs 1")
    thought = frames(tmp_path / "d").filter(pl.col("policy").list.len() > 0)
    assert set(thought["seat"]) == {0}
    for row in thought.iter_rows(named=True):
        assert len(row["policy"]) == len(row["legal"]) > 1
        assert sum(row["policy"]) == pytest.approx(1)
        assert row["policy"][row["place"]] == max(row["policy"])


def test_stopped_and_asked_again_it_is_what_it_would_have_been(
    tablee: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = "lab data boom --decisions 900 --bots random --jobs 1 --lang en --into"
    tablee(f"{asked} {tmp_path / 'whole'} --seed 9")
    play_part, stop_at = measure.play_part, 2

    def stopping(wish: Wish, n: int) -> int:
        if n == stop_at:
            raise KeyboardInterrupt
        return play_part(wish, n)

    monkeypatch.setattr(measure, "play_part", stopping)
    stopped = tablee(f"{asked} {tmp_path / 'd'} --seed 9")
    assert "Stopped; the same command --seed 9 goes on from there." in stopped.out
    stop_at = -1
    resumed = json.loads(tablee(f"{asked} {tmp_path / 'd'} --json").out)  # the seed is known there
    assert resumed["taken_up"] == sum(Dataset(tmp_path / "d").about()["parts"][:2])  # type: ignore[index]
    assert frames(tmp_path / "d").equals(frames(tmp_path / "whole"))
    whole, again = (Dataset(tmp_path / name).about() for name in ("whole", "d"))
    assert whole == again
    assert (tmp_path / "d/README.md").read_text() == (tmp_path / "whole/README.md").read_text()


def test_shards_are_read_episode_by_episode(tablee: Command, tmp_path: Path) -> None:
    for form in ("shards", "parquet"):
        tablee(
            f"lab data bunny --into {tmp_path / form} --decisions 50 --bots random --seed 5 --jobs 1 --format {form}"
        )
    rows = frames(tmp_path / "parquet")
    episodes = list(Dataset(tmp_path / "shards", SHARDS).episodes())
    assert sum(len(one.actions) for one in episodes) == len(rows)
    for one in episodes:
        mine = rows.filter(pl.col("episode") == one.id)
        assert one.actions.tolist() == mine["action"].to_list()
        assert (one.observations[:-1] == mine["observation"].to_numpy()).all()
        assert one.rewards.tolist() == [0.0] * (len(mine) - 1) + [mine["result"][0]]
        assert one.terminations.tolist() == [False] * (len(mine) - 1) + [True]
        over = [cell["name"] for cell in Dataset(tmp_path / "shards", SHARDS).about()["cells"]].index("over")  # type: ignore[index]
        assert one.observations[:, over].tolist() == [0] * len(mine) + [1]


def test_the_card_and_the_metadata_say_what_it_is(tablee: Command, tmp_path: Path) -> None:
    tablee(
        f"lab data seizh --players 3 --into {tmp_path / 'd'} --decisions 5 --bots random --seed 5 --jobs 1 --lang fr"
    )
    about: dict[str, Any] = Dataset(tmp_path / "d").about() or {}
    rows, card = frames(tmp_path / "d"), (tmp_path / "d/README.md").read_text()
    assert len(about["cells"]) == len(rows["observation"][0])
    assert about["plan"]["players"] == 3
    assert sum(block["size"] for block in about["actions"]) >= max(rows["action"]) - 8
    assert "graine 5" in card
    assert all(f"| `{column}` |" in card for column in rows.columns)


@pytest.mark.parametrize("name", OURS)
def test_every_cell_is_documented(name: str) -> None:
    cells = describe(lay(game(name), game(name).usual))
    assert len({cell["name"] for cell in cells}) == len(cells)
    assert [cell for cell in cells if not cell["meaning"]] == []
    assert len({cell["meaning"] for cell in cells}) > 0.9 * len(cells)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--format csv", "data is written as parquet or shards, not 'csv'"),
        ("--into FULL", "has other files in it; choose an empty folder"),
        ("--into OTHER", "holds data of other games; choose another folder"),
    ],
)
def test_what_cannot_be_written_is_one_sentence(words: str, said: str, tablee: Command, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/letter.txt").write_text("mine")
    Dataset(tmp_path / "other").describe({"plan": {"seed": 3}}, "")
    named = words.replace("FULL", str(tmp_path / "full")).replace("OTHER", str(tmp_path / "other"))
    into = "" if "--into" in named else f"--into {tmp_path / 'd'}"
    done = tablee(f"lab data boom {into} {named} --decisions 5 --jobs 1")
    assert done.is_one_sentence
    assert said in done.err


def test_a_part_gets_its_name_when_it_is_whole(tmp_path: Path) -> None:
    wish = Wish(plan("boom", 2, 1, 3, "random", {}), 10, tmp_path, "parquet")
    assert measure.play_part(wish, 0) == len(pl.read_parquet(Dataset(tmp_path).part(0)))
    assert list(tmp_path.rglob("*.part")) == []
