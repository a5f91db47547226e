"""The engine: the same numbers on one core, on several, on a cluster, and when a worker dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel.game import BadInput
from tablee.lab.balance.measure import Campaign
from tablee.lab.engine import Cluster, Engine, engine, parts
from tablee.lab.notes import Notes, as_plain, play_notes, total
from tablee.lab.plan import Plan, plan

BOOM = plan("boom", 3, 12, 7, "novice", {})


def played(what: Plan, at: Engine, size: int) -> Notes:
    return total(at.run(play_notes, ((what, first, last) for first, last in parts(0, what.games, size))))


def test_processes_and_parts_change_nothing() -> None:
    alone = as_plain(played(BOOM, Engine(1), 12))
    assert alone["games"] == 12
    assert as_plain(played(BOOM, Engine(2), 5)) == alone
    assert as_plain(played(BOOM, Engine(2), 1)) == alone


def die_once(marker: str, n: int) -> int:
    """A part that kills its process the first time."""
    if n == 3 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def test_a_process_that_dies_costs_its_part_only(tmp_path: Path) -> None:
    jobs = ((str(tmp_path / "died"), n) for n in range(9))
    assert list(Engine(2).run(die_once, jobs)) == [n * n for n in range(9)]
    assert (tmp_path / "died").exists()


def test_only_a_few_parts_are_under_way() -> None:
    asked: list[int] = []

    def endless() -> Iterator[tuple[int]]:
        n = 0
        while True:
            asked.append(n)
            yield (n,)
            n += 1

    results = Engine(2).run(abs, endless())
    assert [next(results) for _ in range(20)] == list(range(20))
    results.close()  # type: ignore[attr-defined]
    assert len(asked) <= 20 + 4


def test_no_processes_and_no_cluster_are_refused() -> None:
    with pytest.raises(BadInput, match="1 or more"):
        Engine(0)
    pytest.importorskip("distributed")
    with pytest.raises(BadInput, match="no cluster at"), engine(1, "tcp://127.0.0.1:1"):
        pass


@pytest.fixture
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as made:
        yield made


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_worker_finds_the_same_numbers(cluster: Any) -> None:
    what = plan("boom", 3, 60, 7, "novice", {})
    expected = as_plain(played(what, Engine(1), 60))
    at = Cluster(cluster.scheduler_address)
    victims = list(at.client.run(os.getpid).values())
    notes = Notes()
    try:
        for n, part in enumerate(at.run(play_notes, ((what, i, i + 2) for i in range(0, 60, 2)))):
            notes.add(part)
            if n == 3:
                os.kill(victims[0], signal.SIGKILL)
    finally:
        at.client.close()
    assert as_plain(notes) == expected


def quietly(_games: int) -> None:
    """No bar."""


def test_ctrl_c_keeps_what_was_played_and_the_next_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    what = plan("boom", 3, 30, 3, "novice", {})

    class Impatient(Engine):
        def run(self, play: Any, jobs: Any) -> Iterator[Any]:
            for n, part in enumerate(jobs):
                if n == 2:
                    raise KeyboardInterrupt
                yield play(*part)

    cut = Campaign(what, Impatient(1))
    assert cut.play(quietly).games == 20
    assert cut.stopped
    resumed = Campaign(what, Engine(1))
    assert resumed.taken_up == 20
    whole = Campaign(what, Engine(1), fresh=True)
    assert as_plain(resumed.play(quietly)) == as_plain(whole.play(quietly))
    assert resumed.notes.games == 30


def test_memory_does_not_grow_with_games() -> None:
    few, many = (len(played(plan("boom", 3, n, 1, "random", {}), Engine(1), 50).samples) for n in (40, 120))
    assert many <= few + 10
    assert all(len(some) <= 12 for some in played(plan("boom", 3, 60, 1, "random", {}), Engine(1), 20).samples.values())
