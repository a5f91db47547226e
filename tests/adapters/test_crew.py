"""Several processes give the rows that one gives, and refuse together."""

from __future__ import annotations

import pytest

import tablee
from tablee.adapters.crew import Crew
from tablee.adapters.selfplay import SelfPlay
from tablee.kernel.game import BadInput
from tablee.spaces.indexed import IllegalAction
from tests.adapters.tables import laid_out

SEEDS = [3, 4, 5, 6]


@pytest.mark.parametrize("context", ["spawn", "fork"])
def test_two_processes_give_the_rows_of_one(context: str) -> None:
    laid = laid_out("boom", 2)
    one, two = SelfPlay(laid, 4), Crew(laid, 4, 2, context)
    try:
        here, there = one.reset(SEEDS), two.reset(SEEDS)
        ended = 0
        assert (one.actions, one.metadata, one.seats) == (two.actions, two.metadata, two.seats)
        for _ in range(150):
            width = here.legal.shape[1]
            assert (there.legal[:, width:] == -1).all()
            assert (there.legal[:, :width] == here.legal).all()
            for n in (0, 1, 3, 4, 5, 6):
                assert (here[n] == there[n]).all()
            assert (one.masks() == two.masks()).all()
            assert (one.scaled() == two.scaled()).all()
            over = here.terminated
            assert (one.final[over] == two.final[over]).all()
            ended += int(over.sum())
            places = here.counts // 2
            here, there = one.step(places), two.step(places)
        assert ended
        before = there.copy()
        with pytest.raises(IllegalAction, match="nothing was done: no such option 99 at table 3"):
            two.step([0, 0, 0, 99])
        assert all((a == b).all() for a, b in zip(before, two._now, strict=True))
    finally:
        two.close()


def test_memory_is_given_back() -> None:
    crew = Crew(laid_out("boom", 2), 2, 2, "fork")
    name = crew._block.name
    crew.reset(1)
    crew.close()
    with pytest.raises(FileNotFoundError):
        type(crew._block)(name)


def test_tables_that_cannot_be_shared_are_one_sentence() -> None:
    with pytest.raises(BadInput, match="5 tables cannot be shared equally among 2 processes"):
        tablee.make("boom-v1", "selfplay", players=2, tables=5, processes=2)
    with pytest.raises(BadInput, match="1 or more, not 0"):
        tablee.make("boom-v1", "selfplay", players=2, processes=0)
